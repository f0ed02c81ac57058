### Schatzsuche: names of cards and moves.

# Sulle carte: le lettere di un seme, accanto al suo segno, e quella di un valore.
game-schatzsuche-short-suit = { $suit ->
    [C] Fi
    [S] Pi
    [H] Cu
   *[D] Qu
}
game-schatzsuche-short-rank = { $rank ->
    [J] F
    [Q] D
    [K] R
   *[A] A
}

game-schatzsuche-name = Schatzsuche
game-schatzsuche-card = { $rank ->
    [J] il fante
    [Q] la donna
    [K] il re
    [A] l’asso
    [8] l’8
   *[other] il { $rank }
} di { game-schatzsuche-suit }
game-schatzsuche-suit = { $suit ->
    [C] fiori
    [S] picche
    [H] cuori
   *[D] quadri
}
game-schatzsuche-rank = { $rank ->
    [J] fante
    [Q] donna
    [K] re
    [A] asso
   *[other] { $rank }
}

game-schatzsuche-do-guess = indovinare la carta d’oro
game-schatzsuche-do-bid = dichiarare le tue prese
game-schatzsuche-do-play = giocare una carta
game-schatzsuche-do-flip = coprire un segnaseme
game-schatzsuche-do-unflip = scoprire di nuovo un segnaseme (costa 50 punti)
game-schatzsuche-do-object = contestare una carta
game-schatzsuche-do-content = dire che non hai niente da contestare
