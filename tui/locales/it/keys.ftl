### The names of keys, as they stand on keyboards.

key-enter = Invio
key-space = Spazio
key-escape = Esc
key-tab = Tab
key-pageup = Pag su
key-pagedown = Pag giù
key-up = Su
key-down = Giù
key-left = Sinistra
key-right = Destra
key-arrows = Frecce

key-ctrl = Ctrl+{ $key }
