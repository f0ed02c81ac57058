### The names of keys, as they stand on keyboards.

key-enter = Entrée
key-space = Espace
key-escape = Échap
key-tab = Tab
key-pageup = Page préc.
key-pagedown = Page suiv.
key-up = Haut
key-down = Bas
key-left = Gauche
key-right = Droite
key-arrows = Flèches

key-ctrl = Ctrl+{ $key }
