### The page that lists all keys.

screen-help-title = Touches : { $of }
screen-help-point = { $digits ->
    [yes] choisir ; ou taper le chiffre
   *[no] choisir
}
screen-help-do = { $digits ->
    [yes] valider ; ou retaper le chiffre
   *[no] valider
}
screen-help-copy = copier ce que tu as sélectionné à la souris
screen-help-hang-up = quitter la maison ; tu reviendras là où tu étais
screen-help-here = Maintenant
screen-help-pages = Sur cette page
screen-help-always = Toujours
screen-help-signs = Signes
