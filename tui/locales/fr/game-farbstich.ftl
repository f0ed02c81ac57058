### Farbstich: names of cards and moves.

# Sur les cartes : les lettres d’une couleur, à côté de son signe. Toutes ont la même longueur.
game-farbstich-short-colour = { $colour ->
    [R] Ro
    [G] Ve
    [B] Be
    [Y] Ja
    [V] Vi
   *[W] Ba
}

game-farbstich-name = Farbstich
game-farbstich-card = le { $rank } { game-farbstich-colour }
game-farbstich-colour = { $colour ->
    [R] rouge
    [G] vert
    [B] bleu
    [Y] jaune
    [V] violet
   *[W] blanc
}

game-farbstich-do-play = jouer une carte
game-farbstich-do-collect = ramasser une couleur
