### Farbstich: names of cards and moves.

game-farbstich-with-games = { $value ->
    [one] 1 partita
   *[other] { $value } partite
}
game-farbstich-with-open_scores = { $value ->
    [true] tutti vedono i punti
   *[false] i punti si vedono solo alla fine
}

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

game-farbstich-option-games = quante partite si giocano
game-farbstich-option-open_scores = tutti vedono i punti già durante la partita
