### 8-28: line mode.

plain-eight28-word-take = nehmen, ja, nimm, j
plain-eight28-word-no = nein, ablehnen, n
plain-eight28-word-final = keine mehr, nichts mehr, stopp
plain-eight28-word-again = doch, wieder
plain-eight28-word-low = niedrig, 8
plain-eight28-word-high = hoch, 28

plain-eight28-help-take = nehmen oder ja: Du nimmst die angebotene Karte.
plain-eight28-help-no = nein: Du lehnst die angebotene Karte ab.
plain-eight28-help-final = keine mehr: Du lehnst bis zum Ende des Durchgangs alle Karten ab.
plain-eight28-help-again = doch: Du nimmst „keine mehr“ zurück und entscheidest wieder selbst.
plain-eight28-help-low = niedrig oder 8: Du spielst auf die 8.
plain-eight28-help-high = hoch oder 28: Du spielst auf die 28.

plain-eight28-round = Durchgang { $round }{ $last ->
    [yes] , der letzte
   *[no] { "" }
}. { $seat_you ->
    [yes] Du gibst.
   *[no] { $seat } gibt.
}
plain-eight28-middle = { $blue ->
    [0] { $red ->
        [0] Die Mitte ist leer.
        [one] In der Mitte liegt ein roter Edelstein.
       *[other] In der Mitte liegen { $red } rote Edelsteine.
    }
    [one] { $red ->
        [0] In der Mitte liegt ein blauer Edelstein.
       *[other] In der Mitte liegen ein blauer Edelstein{ event-eight28-left-red }.
    }
   *[other] In der Mitte liegen { $blue } blaue Edelsteine{ event-eight28-left-red }.
}
plain-eight28-side = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} { $count ->
    [0] keine offenen Karten
    [one] offen { $cards }, das macht { $totals }
   *[other] offen { $cards }, zusammen { $totals }
}{ $out ->
    [yes] { $seat_you ->
        [yes] { " " }und bist
       *[no] { " " }und ist
    } für diesen Durchgang raus
   *[no] { "" }
}.
plain-eight28-have = { $bust ->
    [yes] Mit der verdeckten Karte hast du mindestens { $totals }, zu viel für die 28.
   *[no] Mit der verdeckten Karte hast du { $totals }.
}
plain-eight28-gems = Edelsteine: { $gems }.
plain-eight28-offer = { $seat_you ->
    [yes] Dir
   *[no] { $seat }
} wird eine Karte angeboten. { $pile ->
    [one] Es ist die letzte im Stapel.
   *[other] Im Stapel sind { $pile } Karten.
}
plain-eight28-choosing = { $seat_you ->
    [yes] Du wählst
   *[no] { $seat } wählt
} zwischen der 8 und der 28.
plain-eight28-before = So ging der letzte Durchgang aus:
