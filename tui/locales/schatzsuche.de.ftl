schatzsuche-name = Schatzsuche
schatzsuche-card = { schatzsuche-suit }-{ schatzsuche-rank }
schatzsuche-suit = { $suit ->
    [C] Kreuz
    [S] Pik
    [H] Herz
   *[D] Karo
}
schatzsuche-rank = { $rank ->
    [J] Bube
    [Q] Dame
    [K] König
    [A] Ass
   *[other] { $rank }
}

schatzsuche-round = Runde { $round }. { $dealer_you ->
    [yes] Du gibst.
   *[no] { $dealer } gibt.
}
schatzsuche-guess = { $seat_you ->
    [yes] Du tippst
   *[no] { $seat } tippt
} bei der goldenen Karte auf { $suit }-{ $rank }.
schatzsuche-deck = Alle Karten werden gemischt.
schatzsuche-golden = Die goldene Karte ist { $card }.
schatzsuche-golden-hidden = Die goldene Karte liegt verdeckt in der Mitte.
schatzsuche-hand = { $seat_you ->
    [yes] Deine Hand: { $cards }.
   *[no] Die Hand von { $seat }: { $cards }.
}
schatzsuche-hand-hidden = { "" }
schatzsuche-trump = { $card } wird aufgedeckt und bestimmt die Trumpffarbe.
schatzsuche-bid = { $seat_you ->
    [yes] Du sagst
   *[no] { $seat } sagt
} { $tricks ->
    [0] keinen Stich
    [one] einen Stich
   *[other] { $tricks } Stiche
} an.
schatzsuche-flip = { $seat_you ->
    [yes] Du drehst deine { $suit }-Farbkarte um.
   *[no] { $seat } dreht die { $suit }-Farbkarte um.
}
schatzsuche-unflip = { $seat_you ->
    [yes] Du deckst deine { $suit }-Farbkarte wieder auf.
   *[no] { $seat } deckt die { $suit }-Farbkarte wieder auf.
}
schatzsuche-play = { $seat_you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} { $card }.
schatzsuche-object = { $seat_you ->
    [yes] Du beanstandest
   *[no] { $seat } beanstandet
} { $against_you ->
    [yes] deine Karte
   *[no] die Karte von { $against }
}{ $fault ->
    [no-flip] : Eine Farbkarte wurde nicht umgedreht.
    [late-flip] : Eine Farbkarte wurde zu spät umgedreht.
    [flipped-suit] : Die Farbkarte dazu war schon umgedreht.
   *[none] , aber ohne Erfolg.
}
schatzsuche-penalty = { $seat_you ->
    [yes] Deine Strafe
   *[no] Strafe für { $seat }
}: { $points ->
    [-10] 10 Minuspunkte
    [-25] 25 Minuspunkte
    [-50] 50 Minuspunkte
   *[other] { $points } Punkte
}.
schatzsuche-trick = { $winner_you ->
    [yes] Der Stich geht an dich.
   *[no] Der Stich geht an { $winner }.
}
schatzsuche-x-content = { $seat_you ->
    [yes] Du lässt alles gelten.
   *[no] { $seat } lässt alles gelten.
}
schatzsuche-score = Punkte für die Ansagen: { $points }. Gesamtstand: { $totals }. Angesagt: { $bids }; gemacht: { $tricks }.
schatzsuche-treasure = Die goldene Karte wird aufgedeckt: { $card }. Bonuspunkte: { $bonus }.
schatzsuche-end = Das Spiel ist aus. Punkte: { $points }. { who-won }

schatzsuche-do-guess = einen Tipp für die goldene Karte abgeben
schatzsuche-do-bid = deine Stiche ansagen
schatzsuche-do-play = eine Karte spielen
schatzsuche-do-flip = eine Farbkarte umdrehen
schatzsuche-do-unflip = eine Farbkarte wieder aufdecken (kostet 50 Punkte)
schatzsuche-do-object = eine Karte beanstanden
schatzsuche-do-content = alles gelten lassen

refusal-must-follow = Du musst { $suit } bedienen. Du hast { $cards }.
refusal-must-trump = Du kannst nicht bedienen, also musst du trumpfen. Trumpf ist { $suit }, du hast { $cards }.
refusal-bid-too-high = In dieser Runde kannst du { $most ->
    [one] 0 Stiche oder 1 Stich
   *[other] 0 bis { $most } Stiche
} ansagen.
refusal-markers-turn-themselves = An diesem Tisch drehen sich die Farbkarten von selbst um, und zu beanstanden gibt es nichts.
refusal-marker-is-down = Deine { $suit }-Farbkarte liegt schon verdeckt.
refusal-marker-is-up = Deine { $suit }-Farbkarte liegt schon offen.
refusal-nobody-to-object-to = { $seats_count ->
    [0] Es ist noch keine Karte gespielt, die du beanstanden könntest.
   *[other] Beanstanden kannst du nur Karten von { $seats }.
}

schatzsuche-option-markers = Farbkarten drehen sich von selbst um oder werden von Hand umgedreht, mit Strafen für Fehler
