### The page that lists all keys.

screen-help-title = Touches : { $of }
screen-help-point = { $digits ->
    [yes] montrer quelque chose ; le chiffre le fait aussi
   *[no] montrer quelque chose
}
screen-help-do = { $digits ->
    [yes] faire ce que tu montres ; le même chiffre encore une fois le fait aussi
   *[no] faire ce que tu montres
}
screen-help-hang-up = quitter la maison ; tu reviendras là où tu étais
screen-help-here = Maintenant
screen-help-pages = Sur cette page
screen-help-always = Toujours
screen-help-signs = Signes
