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
    [glyphs] Signs
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
    [language] The language in which the house talks to you. What people say stays as they say it.
    [name] What others call you: 2 to 20 letters and digits.
    [theme] Dark, light, with as much contrast as possible, or in colours that everybody can tell apart.
    [colours] If colours look wrong or are missing, let the house send all of them.
    [glyphs] If suits or frames look broken, choose the plain signs that every terminal has.
    [motion] How long something new stands out. Nothing ever waits for it.
    [pace] How long bots think at your tables. With several people, the calmest of them counts.
    [totals] Your points and sums are worked out for you. Without it, you count in your head.
    [bell] Your terminal rings or flashes when your turn begins.
    [remarks] Now and then a bot says something about what everybody has seen.
    [forced] Where you have no choice, the move is made for you.
    [keys] Choose which key does what.
    [device] You get a code with which another device, with a key of its own, is you, too.
   *[return] You come back as whoever was given a code: type it here.
}
screen-settings-value = { $value ->
    [dark] dark
    [light] light
    [high-contrast] contrast
    [colour-blind] colour-blind
    [true] all
    [auto] as the terminal says
    [unicode] all signs
    [ascii] plain signs
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
