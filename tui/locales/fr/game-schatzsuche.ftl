### Schatzsuche: names of cards and moves.

# Sur les cartes : les lettres d’une couleur, à côté de son signe, et celle d’une valeur.
game-schatzsuche-short-suit = { $suit ->
    [C] Tr
    [S] Pi
    [H] Co
   *[D] Ca
}
game-schatzsuche-short-rank = { $rank ->
    [J] V
    [Q] D
    [K] R
   *[A] A
}

game-schatzsuche-name = Schatzsuche
game-schatzsuche-card = { $rank ->
    [J] le valet
    [Q] la dame
    [K] le roi
    [A] l’as
   *[other] le { $rank }
} de { game-schatzsuche-suit }
game-schatzsuche-suit = { $suit ->
    [C] trèfle
    [S] pique
    [H] cœur
   *[D] carreau
}
game-schatzsuche-rank = { $rank ->
    [J] valet
    [Q] dame
    [K] roi
    [A] as
   *[other] { $rank }
}

game-schatzsuche-do-guess = deviner la carte d’or
game-schatzsuche-do-bid = annoncer tes plis
game-schatzsuche-do-play = jouer une carte
game-schatzsuche-do-flip = retourner un marqueur face cachée
game-schatzsuche-do-unflip = remettre un marqueur face visible (ce qui coûte 50 points)
game-schatzsuche-do-object = contester une carte
game-schatzsuche-do-content = dire que tu n’as rien à contester
