### Farbstich: names of cards and moves.

# Sulle carte: le lettere di un colore, accanto al suo segno. Tutte hanno la stessa lunghezza.
game-farbstich-short-colour = { $colour ->
    [R] Ro
    [G] Ve
    [B] Bl
    [Y] Gi
    [V] Vi
   *[W] Bi
}

game-farbstich-name = Farbstich
game-farbstich-card = { $rank ->
    [1] l’1
    [8] l’8
   *[other] il { $rank }
} { game-farbstich-colour }
game-farbstich-colour = { $colour ->
    [R] rosso
    [G] verde
    [B] blu
    [Y] giallo
    [V] viola
   *[W] bianco
}

game-farbstich-do-play = giocare una carta
game-farbstich-do-collect = raccogliere un colore
