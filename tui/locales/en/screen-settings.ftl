### The page of the settings.
###
### $count (2): how many
### $group (look): which: look, table, keys
### $on (yes): yes or no
### $value (dark): which: dark, light, high-contrast, colour-blind, true, auto, unicode, ascii, full, little, none, quick, calm, usual
### $what (language): which: language, name, theme, colours, glyphs, motion, pace, totals, bell, remarks, forced, keys, device, return

screen-settings-title = Settings
screen-settings-label = { $what ->
    [language] Language
    [name] Your name
    [theme] Colours
    [colours] True colours
    [glyphs] Symbols
    [motion] Motion
    [pace] Bots answer
    [totals] Help with sums
    [bell] Bell
    [remarks] Bots talk
    [forced] Forced moves
    [keys] Keys
    [device] Another device
   *[return] Return code
}
screen-settings-about = { $what ->
    [language] The language of the house. What people say is not translated.
    [name] What others call you: 2 to 20 letters and digits.
    [theme] Dark, light, with as much contrast as possible, or in colours that everybody can tell apart.
    [colours] If colours look wrong or are missing, let the house send all of them.
    [glyphs] If suits or frames look broken, choose the plain symbols that every terminal has.
    [motion] How long changes stay highlighted. The game never waits for it.
    [pace] How long bots think at your tables. With several people, the slowest setting counts.
    [totals] Your points and sums are worked out for you. Otherwise you count in your head.
    [bell] Your terminal rings or flashes when your turn begins.
    [remarks] Now and then a bot says something about what everybody has seen.
    [forced] Where you have no choice, the move is made for you.
    [keys] Choose which key does what.
    [device] Get a code that lets another device, with its own key, log in as you.
   *[return] Type a code that you were given earlier: you get your name and seat back.
}
screen-settings-value = { $value ->
    [dark] dark
    [light] light
    [high-contrast] contrast
    [colour-blind] colour-blind
    [true] all
    [auto] as the terminal says
    [unicode] all symbols
    [ascii] plain symbols
    [full] full
    [little] little
    [none] none
    [quick] quickly
    [calm] calmly
   *[usual] as usual
}
screen-settings-own-keys-choice = own keys
screen-settings-change = change
screen-settings-saved = Everything is saved at once; Esc leaves.
screen-settings-done = done
screen-settings-preview = how it looks now
screen-settings-on = { $on ->
    [yes] on
   *[no] off
}
screen-settings-own-keys = { $count ->
    [0] as usual
    [one] 1 of your own
   *[other] { $count } of your own
}
screen-settings-device = get a code
screen-settings-no-code = type a code
screen-settings-type = { $what ->
    [name] What do you want to be called?
   *[return] Type the code that you were given
}
screen-settings-group = { $group ->
    [look] how it looks and moves
    [table] at the table
   *[keys] keys and devices
}
