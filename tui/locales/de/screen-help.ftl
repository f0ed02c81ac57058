### The page that lists all keys.

screen-help-title = Tasten: { $of }
screen-help-point = { $digits ->
    [yes] auswählen; auch mit der Ziffer
   *[no] auswählen
}
screen-help-do = { $digits ->
    [yes] bestätigen; auch mit derselben Ziffer noch einmal
   *[no] bestätigen
}
screen-help-copy = kopieren, was du mit der Maus markiert hast
screen-help-hang-up = das Haus verlassen; du kommst dorthin zurück, wo du warst
screen-help-here = Jetzt
screen-help-pages = Auf dieser Seite
screen-help-always = Immer
screen-help-signs = Zeichen
