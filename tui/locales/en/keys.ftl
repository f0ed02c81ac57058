### The names of keys, as they stand on keyboards.
###
### $key (Enter): the name of a key

key-enter = Enter
key-space = Space
key-escape = Esc
key-tab = Tab
key-pageup = PgUp
key-pagedown = PgDn
key-up = Up
key-down = Down
key-left = Left
key-right = Right
key-arrows = Arrows

key-ctrl = Ctrl+{ $key }
