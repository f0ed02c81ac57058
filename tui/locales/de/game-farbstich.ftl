### Farbstich: names of cards and moves.

# Auf Karten: die Buchstaben einer Farbe, die neben ihrem Zeichen stehen. Alle sind gleich lang.
game-farbstich-short-colour = { $colour ->
    [R] Ro
    [G] Gr
    [B] Bl
    [Y] Ge
    [V] Vi
   *[W] We
}

game-farbstich-name = Farbstich
game-farbstich-card = { $colour ->
    [R] rote
    [G] grüne
    [B] blaue
    [Y] gelbe
    [V] violette
   *[W] weiße
} { $rank }
game-farbstich-colour = { $colour ->
    [R] Rot
    [G] Grün
    [B] Blau
    [Y] Gelb
    [V] Violett
   *[W] Weiß
}

game-farbstich-do-play = eine Karte spielen
game-farbstich-do-collect = eine Farbe nehmen
