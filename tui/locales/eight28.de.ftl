eight28-name = 8-28
eight28-card = { $card }
eight28-colour = { $colour ->
    [blue] blauen
   *[red] roten
}
eight28-gems = { $blue ->
    [0] { $red ->
        [0] nichts
        [one] einen roten Edelstein
       *[other] { $red } rote Edelsteine
    }
    [one] einen blauen Edelstein{ eight28-and-red }
   *[other] { $blue } blaue Edelsteine{ eight28-and-red }
}
eight28-and-red = { $red ->
    [0] { "" }
    [one] { " " }und einen roten
   *[other] { " " }und { $red } rote
}

eight28-round = Durchgang { $round }. { $giver_you ->
    [yes] Du gibst
   *[no] { $giver } gibt
} zuerst. { eight28-left }
eight28-left = { $blue ->
    [0] { $red ->
        [0] Die Mitte ist leer.
        [one] In der Mitte liegt noch ein roter Edelstein.
       *[other] In der Mitte liegen noch { $red } rote Edelsteine.
    }
    [one] { $red ->
        [0] In der Mitte liegt noch ein blauer Edelstein.
       *[other] In der Mitte liegen noch ein blauer Edelstein{ eight28-left-red }.
    }
   *[other] In der Mitte liegen noch { $blue } blaue Edelsteine{ eight28-left-red }.
}
eight28-left-red = { $red ->
    [0] { "" }
    [one] { " " }und ein roter
   *[other] { " " }und { $red } rote
}
eight28-deck = Alle Karten werden gemischt.
eight28-hole = { $seat_you ->
    [yes] Deine verdeckte Karte: { $card }.
   *[no] Die verdeckte Karte von { $seat }: { $card }.
}
eight28-hole-hidden = { "" }
eight28-gem = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
} einen { $colour } Edelstein in die Mitte{ $colour_is ->
    [red] : Das ist der letzte Durchgang.
   *[blue] .
}
eight28-take = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} die Karte: eine { $card }.
eight28-decline = { $seat_you ->
    [yes] Du lehnst ab.
   *[no] { $seat } lehnt ab.
}
eight28-out = { $seat_you ->
    [yes] Du bist für diesen Durchgang raus: Deine offenen Karten zählen 28 oder mehr.
   *[no] { $seat } ist für diesen Durchgang raus: Die offenen Karten zählen 28 oder mehr.
}
eight28-give = { $seat_you ->
    [yes] Jetzt gibst du.
   *[no] Jetzt gibt { $seat }.
}
eight28-reveal = Die verdeckten Karten werden aufgedeckt: { $holes }.
eight28-hit = Volltreffer mit 8 und 28: { $seats }!
eight28-declare = { $seat_you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} mit { $total } auf die { $target }.
eight28-pay = { $target ->
    [8] Die Hälfte für die 8, gewonnen mit { $total },
    [28] Die Hälfte für die 28, gewonnen mit { $total },
   *[hit] Der Volltreffer
} bringt { $shares }.
eight28-pay-shares = { $seat_you ->
    [yes] dir
   *[no] { $seat }
} { eight28-gems }
eight28-carry = { eight28-left }
eight28-end = Das Spiel ist aus. { $gems }. Punkte: { $points }. { who-won }
eight28-end-gems = { $name } hat { eight28-gems }

eight28-do-take = die Karte nehmen
eight28-do-decline = ablehnen
eight28-do-declare = die 8 oder die 28 wählen

refusal-you-are-out = Du bist für diesen Durchgang raus: Deine offenen Karten zählen schon { $total }.
refusal-declined-for-good = Du hast in diesem Durchgang schon abgelehnt, und an diesem Tisch bleibt es dabei.

eight28-option-pack = die Karten: wie im Handel oder wie bei den Autoren, mit einer 1 mehr
eight28-option-first_giver = wer zuerst gibt: ausgelost oder wer den Tisch eröffnet hat
eight28-option-pass_is_final = wer eine Karte ablehnt, bekommt in dem Durchgang keine mehr angeboten
eight28-option-low_may_go_high = wer höchstens 8 hat, darf auch auf die 28 spielen
