### The names of keys, as they stand on keyboards.

key-enter = Enter
key-space = Leertaste
key-escape = Esc
key-tab = Tab
key-pageup = Bild auf
key-pagedown = Bild ab
key-up = Hoch
key-down = Runter
key-left = Links
key-right = Rechts
key-arrows = Pfeile

key-ctrl = Strg+{ $key }
