eight28-name = 8-28
eight28-card = { $card }
eight28-colour = { $colour ->
    [blue] blauen
   *[red] roten
}
eight28-gems = { $blue ->
    [0] { $red ->
        [0] nichts
        [one] 1 roten Edelstein
       *[other] { $red } rote Edelsteine
    }
    [one] 1 blauen Edelstein{ eight28-and-red }
   *[other] { $blue } blaue Edelsteine{ eight28-and-red }
}
eight28-and-red = { $red ->
    [0] { "" }
    [one] { " " }und 1 roten
   *[other] { " " }und { $red } rote
}

eight28-round = Durchgang { $round }. { $giver_you ->
    [yes] Du gibst
   *[no] { $giver } gibt
} zuerst. { eight28-left }
eight28-left = { $blue ->
    [0] { $red ->
        [0] Die Mitte ist leer.
       *[other] In der Mitte blieb liegen: { eight28-left-gems }.
    }
   *[other] In der Mitte blieb liegen: { eight28-left-gems }.
}
eight28-left-gems = { $blue ->
    [0] { $red ->
        [0] nichts
        [one] 1 roter Edelstein
       *[other] { $red } rote Edelsteine
    }
    [one] 1 blauer Edelstein{ eight28-left-red }
   *[other] { $blue } blaue Edelsteine{ eight28-left-red }
}
eight28-left-red = { $red ->
    [0] { "" }
    [one] { " " }und 1 roter
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
} einen { $colour } Edelstein in die Mitte.
eight28-take = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} die Karte: { $card }.
eight28-decline = { $seat_you ->
    [yes] Du lehnst ab.
   *[no] { $seat } lehnt ab.
}
eight28-out = { $seat_you ->
    [yes] Deine offenen Karten zählen 28 oder mehr: Du bist für diesen Durchgang raus.
   *[no] Die offenen Karten von { $seat } zählen 28 oder mehr: raus für diesen Durchgang.
}
eight28-give = { $seat_you ->
    [yes] Jetzt gibst du.
   *[no] Jetzt gibt { $seat }.
}
eight28-reveal = Die verdeckten Karten werden aufgedeckt: { $holes }.
eight28-hit = Volltreffer, 8 und 28: { $seats }!
eight28-declare = { $seat_you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} mit { $total } um die { $target }.
eight28-pay = { $target ->
    [8] Die Hälfte für die 8, gewonnen mit { $total }
    [28] Die Hälfte für die 28, gewonnen mit { $total }
   *[hit] Alles für den Volltreffer
}: { $shares }.
eight28-pay-shares = { $seat_you ->
    [yes] du bekommst
   *[no] { $seat } bekommt
} { eight28-gems }
eight28-carry = In der Mitte bleibt: { eight28-left-gems }.
eight28-end = Das Spiel ist aus. Edelsteine: { $gems }. Punkte: { $points }. { who-won }
eight28-end-gems = { $name } hat { eight28-gems }

eight28-do-take = die Karte nehmen
eight28-do-decline = ablehnen
eight28-do-declare = die 8 oder die 28 wählen

refusal-you-are-out = Du bist für diesen Durchgang raus: Deine offenen Karten zählen { $total }.
refusal-declined-for-good = Du hast in diesem Durchgang schon abgelehnt, und an diesem Tisch bleibt es dabei.

eight28-option-pack = die Karten: wie im Handel, oder wie bei den Autoren mit einer 1 mehr
eight28-option-first_giver = wer zuerst gibt: ausgelost, oder wer den Tisch eröffnet hat
eight28-option-pass_is_final = wer eine Karte ablehnt, bekommt in dem Durchgang keine mehr angeboten
eight28-option-low_may_go_high = wer höchstens 8 hat, darf auch um die 28 spielen
