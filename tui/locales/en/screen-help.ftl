### The page that lists all keys.
###
### $digits (yes): yes or no
### $of (Settings): the name of a screen

screen-help-title = Keys: { $of }
screen-help-point = { $digits ->
    [yes] select; or press its digit
   *[no] select
}
screen-help-do = { $digits ->
    [yes] confirm; or press the digit again
   *[no] confirm
}
screen-help-copy = copy what you have selected with the mouse
screen-help-hang-up = leave the house; you come back where you were
screen-help-here = Now
screen-help-pages = On this screen
screen-help-always = Always
screen-help-signs = Symbols
