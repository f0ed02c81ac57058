### 8-28: names of cards and moves.

game-eight28-with-pack = { $value ->
    [authors] mit den Karten der Autoren
   *[zoch] mit den Karten aus dem Handel
}
game-eight28-with-first_giver = { $value ->
    [host] zuerst gibt, wer den Tisch eröffnet hat
   *[drawn] wer zuerst gibt, wird ausgelost
}
game-eight28-with-pass_is_final = { $value ->
    [true] wer ablehnt, bekommt in dem Durchgang keine Karte mehr angeboten
   *[false] nach dem Ablehnen darf man wieder nehmen
}
game-eight28-with-low_may_go_high = { $value ->
    [false] wer höchstens 8 hat, spielt auf die 8
   *[true] wer höchstens 8 hat, darf auch auf die 28 spielen
}

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

game-eight28-option-pack = die Karten: wie im Handel oder wie bei den Autoren, mit einer 1 mehr
game-eight28-option-first_giver = wer zuerst gibt: ausgelost oder wer den Tisch eröffnet hat
game-eight28-option-pass_is_final = wer eine Karte ablehnt, bekommt in dem Durchgang keine mehr angeboten
game-eight28-option-low_may_go_high = wer höchstens 8 hat, darf auch auf die 28 spielen
