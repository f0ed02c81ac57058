eight28-word-take = nehmen, ja, nimm, j
eight28-word-no = nein, ablehnen, n
eight28-word-final = nichts mehr, keine mehr, stopp
eight28-word-again = doch, wieder
eight28-word-low = niedrig, 8
eight28-word-high = hoch, 28

eight28-help-take = nehmen oder ja: Du nimmst die angebotene Karte.
eight28-help-no = nein: Du lehnst die angebotene Karte ab.
eight28-help-final = nichts mehr: Du lehnst bis zum Ende des Durchgangs alle Karten ab.
eight28-help-again = doch: Du nimmst „nichts mehr“ zurück und entscheidest wieder selbst.
eight28-help-low = niedrig oder 8: Du spielst auf die 8.
eight28-help-high = hoch oder 28: Du spielst auf die 28.

eight28-plain-round = Durchgang { $round }{ $last ->
    [yes] , der letzte
   *[no] { "" }
}. { $seat_you ->
    [yes] Du gibst.
   *[no] { $seat } gibt.
}
eight28-plain-middle = { $blue ->
    [0] { $red ->
        [0] Die Mitte ist leer.
        [one] In der Mitte liegt ein roter Edelstein.
       *[other] In der Mitte liegen { $red } rote Edelsteine.
    }
    [one] { $red ->
        [0] In der Mitte liegt ein blauer Edelstein.
       *[other] In der Mitte liegen ein blauer Edelstein{ eight28-left-red }.
    }
   *[other] In der Mitte liegen { $blue } blaue Edelsteine{ eight28-left-red }.
}
eight28-plain-side = { $seat_you ->
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
eight28-plain-have = { $bust ->
    [yes] Mit der verdeckten Karte hast du mindestens { $totals }, zu viel für die 28.
   *[no] Mit der verdeckten Karte hast du { $totals }.
}
eight28-plain-gems = Edelsteine: { $gems }.
eight28-plain-offer = { $seat_you ->
    [yes] Dir
   *[no] { $seat }
} wird eine Karte angeboten. { $pile ->
    [one] Es ist die letzte im Stapel.
   *[other] Im Stapel sind { $pile } Karten.
}
eight28-plain-choosing = { $seat_you ->
    [yes] Du wählst
   *[no] { $seat } wählt
} zwischen der 8 und der 28.
eight28-plain-before = So ging der letzte Durchgang aus:

eight28-with-pack = { $value ->
    [authors] mit den Karten der Autoren
   *[zoch] mit den Karten aus dem Handel
}
eight28-with-first_giver = { $value ->
    [host] zuerst gibt, wer den Tisch eröffnet hat
   *[drawn] wer zuerst gibt, wird ausgelost
}
eight28-with-pass_is_final = { $value ->
    [true] wer ablehnt, bekommt in dem Durchgang keine Karte mehr angeboten
   *[false] nach dem Ablehnen darf man wieder nehmen
}
eight28-with-low_may_go_high = { $value ->
    [false] wer höchstens 8 hat, spielt auf die 8
   *[true] wer höchstens 8 hat, darf auch auf die 28 spielen
}
