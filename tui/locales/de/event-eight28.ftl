### 8-28: what happens, a sentence for each event.

event-eight28-round = Durchgang { $round }. { $giver_you ->
    [yes] Du gibst
   *[no] { $giver } gibt
} zuerst. { event-eight28-left }
event-eight28-left = { $blue ->
    [0] { $red ->
        [0] Die Mitte ist leer.
        [one] In der Mitte liegt noch ein roter Edelstein.
       *[other] In der Mitte liegen noch { $red } rote Edelsteine.
    }
    [one] { $red ->
        [0] In der Mitte liegt noch ein blauer Edelstein.
       *[other] In der Mitte liegen noch ein blauer Edelstein{ event-eight28-left-red }.
    }
   *[other] In der Mitte liegen noch { $blue } blaue Edelsteine{ event-eight28-left-red }.
}
event-eight28-left-red = { $red ->
    [0] { "" }
    [one] { " " }und ein roter
   *[other] { " " }und { $red } rote
}
event-eight28-deck = Alle Karten werden gemischt.
event-eight28-hole = { $seat_you ->
    [yes] Deine verdeckte Karte: { $card }.
   *[no] Die verdeckte Karte von { $seat }: { $card }.
}
event-eight28-hole-hidden = { "" }
event-eight28-gem = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
} einen { $colour } Edelstein in die Mitte{ $colour_is ->
    [red] : Das ist der letzte Durchgang.
   *[blue] .
}
event-eight28-take = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} die Karte: eine { $card }.
event-eight28-decline = { $seat_you ->
    [yes] Du lehnst ab.
   *[no] { $seat } lehnt ab.
}
event-eight28-out = { $seat_you ->
    [yes] Du bist für diesen Durchgang raus: Deine offenen Karten zählen 28 oder mehr.
   *[no] { $seat } ist für diesen Durchgang raus: Die offenen Karten zählen 28 oder mehr.
}
event-eight28-give = { $seat_you ->
    [yes] Jetzt gibst du.
   *[no] Jetzt gibt { $seat }.
}
event-eight28-reveal = Die verdeckten Karten werden aufgedeckt: { $holes }.
event-eight28-hit = Volltreffer mit 8 und 28: { $seats }!
event-eight28-declare = { $seat_you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} mit { $total } auf die { $target }.
event-eight28-pay = { $target ->
    [8] Die Hälfte für die 8, gewonnen mit { $total },
    [28] Die Hälfte für die 28, gewonnen mit { $total },
   *[hit] Der Volltreffer
} bringt { $shares }.
event-eight28-pay-shares = { $seat_you ->
    [yes] dir
   *[no] { $seat }
} { game-eight28-gems }
event-eight28-carry = { event-eight28-left }
event-eight28-end = Das Spiel ist aus. { $gems }. Punkte: { $points }. { common-winners }
event-eight28-end-gems = { $name } hat { game-eight28-gems }
