### Schatzsuche: names of cards and moves.
###
### $rank (J): which: J, Q, K, A
### $suit (C): which: C, S, H, D

# On cards: the letters of a suit, which stand beside its sign, and those of a rank.
game-schatzsuche-short-suit = { $suit ->
    [C] C
    [S] S
    [H] H
   *[D] D
}
game-schatzsuche-short-rank = { $rank ->
    [J] J
    [Q] Q
    [K] K
   *[A] A
}

game-schatzsuche-name = Schatzsuche
game-schatzsuche-card = { game-schatzsuche-rank } of { game-schatzsuche-suit }
game-schatzsuche-suit = { $suit ->
    [C] clubs
    [S] spades
    [H] hearts
   *[D] diamonds
}
game-schatzsuche-rank = { $rank ->
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
}

game-schatzsuche-do-guess = guess the golden card
game-schatzsuche-do-bid = bid your tricks
game-schatzsuche-do-play = play a card
game-schatzsuche-do-flip = turn a marker face down
game-schatzsuche-do-unflip = turn a marker up again (costs 50 points)
game-schatzsuche-do-object = object to a card
game-schatzsuche-do-content = say that you have no objection
