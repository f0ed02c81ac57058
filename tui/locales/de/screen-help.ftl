### The page that lists all keys.

screen-help-title = Tasten: { $of }
screen-help-point = { $digits ->
    [yes] auf etwas zeigen; das geht auch mit der Ziffer
   *[no] auf etwas zeigen
}
screen-help-do = { $digits ->
    [yes] tun, worauf du zeigst; das geht auch, wenn du die Ziffer noch einmal tippst
   *[no] tun, worauf du zeigst
}
screen-help-hang-up = das Haus verlassen; du kommst dorthin zurück, wo du warst
screen-help-here = Jetzt
screen-help-pages = Auf dieser Seite
screen-help-always = Immer
screen-help-signs = Zeichen
