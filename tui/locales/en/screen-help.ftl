### The page that lists all keys.
###
### $digits (yes): yes or no
### $of (Settings): the name of a screen

screen-help-title = Keys: { $of }
screen-help-point = { $digits ->
    [yes] point at something; a digit does so, too
   *[no] point at something
}
screen-help-do = { $digits ->
    [yes] do what is pointed at; so does its digit once more
   *[no] do what is pointed at
}
screen-help-hang-up = leave the house; you come back where you were
screen-help-here = Now
screen-help-pages = On this screen
screen-help-always = Always
screen-help-signs = Signs
