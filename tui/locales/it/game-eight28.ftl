### 8-28: names of cards and moves.

game-eight28-name = 8-28
game-eight28-card = { $card }
game-eight28-colour = { $colour ->
    [blue] blu
   *[red] rossa
}
game-eight28-gems = { $blue ->
    [0] { $red ->
        [0] niente
        [one] 1 pietra rossa
       *[other] { $red } pietre rosse
    }
    [one] 1 pietra blu{ game-eight28-and-red }
   *[other] { $blue } pietre blu{ game-eight28-and-red }
}
game-eight28-and-red = { $red ->
    [0] { "" }
    [one] { " " }e 1 rossa
   *[other] { " " }e { $red } rosse
}

game-eight28-do-take = prendere la carta
game-eight28-do-decline = rifiutare
game-eight28-do-declare = scegliere l’8 o il 28
