### Schatzsuche: what happens, a sentence for each event.

event-schatzsuche-round = Runde { $round }. { $dealer_you ->
    [yes] Du gibst.
   *[no] { $dealer } gibt.
}
event-schatzsuche-guess = { $seat_you ->
    [yes] Du tippst
   *[no] { $seat } tippt
} bei der goldenen Karte auf { $suit }-{ $rank }.
event-schatzsuche-deck = Alle Karten werden gemischt.
event-schatzsuche-golden = Die goldene Karte ist { $card }.
event-schatzsuche-golden-hidden = Die goldene Karte liegt verdeckt in der Mitte.
event-schatzsuche-hand = { $seat_you ->
    [yes] Deine Hand: { $cards }.
   *[no] Die Hand von { $seat }: { $cards }.
}
event-schatzsuche-hand-hidden = { "" }
event-schatzsuche-trump = { $card } wird aufgedeckt und bestimmt die Trumpffarbe.
event-schatzsuche-bid = { $seat_you ->
    [yes] Du sagst
   *[no] { $seat } sagt
} { $tricks ->
    [0] keinen Stich
    [one] einen Stich
   *[other] { $tricks } Stiche
} an.
event-schatzsuche-flip = { $seat_you ->
    [yes] Du drehst deine { $suit }-Farbkarte um.
   *[no] { $seat } dreht die { $suit }-Farbkarte um.
}
event-schatzsuche-unflip = { $seat_you ->
    [yes] Du deckst deine { $suit }-Farbkarte wieder auf.
   *[no] { $seat } deckt die { $suit }-Farbkarte wieder auf.
}
event-schatzsuche-play = { $seat_you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} { $card }.
event-schatzsuche-object = { $seat_you ->
    [yes] Du beanstandest
   *[no] { $seat } beanstandet
} { $against_you ->
    [yes] deine Karte
   *[no] die Karte von { $against }
}{ $fault ->
    [no-flip] : Eine Farbkarte wurde nicht umgedreht.
    [late-flip] : Eine Farbkarte wurde zu spät umgedreht.
    [flipped-suit] : Die Farbkarte dazu war schon umgedreht.
   *[none] , aber es findet sich kein Fehler.
}
event-schatzsuche-penalty = { $seat_you ->
    [yes] Deine Strafe
   *[no] Strafe für { $seat }
}: { $points ->
    [-10] 10 Minuspunkte
    [-25] 25 Minuspunkte
    [-50] 50 Minuspunkte
   *[other] { $points } Punkte
}.
event-schatzsuche-trick = { $winner_you ->
    [yes] Der Stich geht an dich.
   *[no] Der Stich geht an { $winner }.
}
event-schatzsuche-x-content = { $seat_you ->
    [yes] Du lässt alles gelten.
   *[no] { $seat } lässt alles gelten.
}
event-schatzsuche-score = Punkte für die Ansagen: { $points }. Gesamtstand: { $totals }. Angesagt: { $bids }; gemacht: { $tricks }.
event-schatzsuche-treasure = Die goldene Karte wird aufgedeckt: { $card }. Bonuspunkte: { $bonus }.
event-schatzsuche-end = Das Spiel ist aus. Punkte: { $points }. { common-winners }
