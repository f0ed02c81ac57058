### 8-28: names of cards and moves.

game-eight28-name = 8-28
game-eight28-card = { $card }
game-eight28-colour = { $colour ->
    [blue] blauen
   *[red] roten
}
game-eight28-gems = { $blue ->
    [0] { $red ->
        [0] nichts
        [one] einen roten Edelstein
       *[other] { $red } rote Edelsteine
    }
    [one] einen blauen Edelstein{ game-eight28-and-red }
   *[other] { $blue } blaue Edelsteine{ game-eight28-and-red }
}
game-eight28-and-red = { $red ->
    [0] { "" }
    [one] { " " }und einen roten
   *[other] { " " }und { $red } rote
}

game-eight28-do-take = die Karte nehmen
game-eight28-do-decline = ablehnen
game-eight28-do-declare = die 8 oder die 28 wählen
