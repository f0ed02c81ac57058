### 8-28: names of cards and moves.
###
### $blue (3): blue gems
### $card (7): a card, by its name
### $colour (red): the name of a colour
### $red (1): red gems

game-eight28-name = 8-28
game-eight28-card = { $card }
game-eight28-colour = { $colour ->
    [blue] blue
   *[red] red
}
game-eight28-gems = { $blue ->
    [0] { $red ->
        [0] nothing
        [one] 1 red gem
       *[other] { $red } red gems
    }
    [one] 1 blue gem{ game-eight28-and-red }
   *[other] { $blue } blue gems{ game-eight28-and-red }
}
game-eight28-and-red = { $red ->
    [0] { "" }
   *[other] { " " }and { $red } red
}

game-eight28-do-take = take the card
game-eight28-do-decline = decline it
game-eight28-do-declare = choose the 8 or the 28
