### 8-28: names of cards and moves.

game-eight28-name = 8-28
game-eight28-card = le { $card }
game-eight28-colour = { $colour ->
    [blue] bleue
   *[red] rouge
}
game-eight28-gems = { $blue ->
    [0] { $red ->
        [0] rien
        [one] 1 pierre rouge
       *[other] { $red } pierres rouges
    }
    [one] 1 pierre bleue{ game-eight28-and-red }
   *[other] { $blue } pierres bleues{ game-eight28-and-red }
}
game-eight28-and-red = { $red ->
    [0] { "" }
    [one] { " " }et 1 rouge
   *[other] { " " }et { $red } rouges
}

game-eight28-do-take = prendre la carte
game-eight28-do-decline = la refuser
game-eight28-do-declare = choisir le 8 ou le 28
