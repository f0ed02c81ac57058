### 8-28: names of cards and moves.

game-eight28-with-pack = { $value ->
    [authors] with the authors’ pack
   *[zoch] with the published pack
}
game-eight28-with-first_giver = { $value ->
    [host] the host gives first
   *[drawn] who gives first is drawn
}
game-eight28-with-pass_is_final = { $value ->
    [true] whoever declines gets no more cards in that round
   *[false] one may decline and still take the next card
}
game-eight28-with-low_may_go_high = { $value ->
    [false] a hand of at most 8 plays for the 8
   *[true] a hand of at most 8 may also play for the 28
}

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

game-eight28-option-pack = the cards: the published pack, or the authors’ with one more 1
game-eight28-option-first_giver = who gives first: drawn, or the host of the table
game-eight28-option-pass_is_final = whoever declines a card is offered no other in that round
game-eight28-option-low_may_go_high = a hand of at most 8 may also play for the 28
