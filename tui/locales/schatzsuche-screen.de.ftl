# Was der Tisch von Schatzsuche sagt. Die Wörter über den Spalten haben wenig Platz.

schatzsuche-screen-round = Runde { $round } von { $rounds }
schatzsuche-screen-golden = Goldene Karte
schatzsuche-screen-deals = gibt
schatzsuche-screen-is-content = lässt gelten
schatzsuche-screen-guesses = tippt
schatzsuche-screen-dealing = Die Karten werden gegeben.
schatzsuche-screen-watching = Du schaust zu.

schatzsuche-screen-ask = { $now ->
    [guess] Welche ist die goldene Karte?
    [bid] Wie viele Stiche machst du?
    [marker] Welche Farbkarte drehst du um?
    [objection] Wessen Karte beanstandest du?
    [content] Runde aus. Beanstandest du etwas?
   *[play] Du bist dran: Spiel aus.
}
schatzsuche-screen-guess-rank = Die goldene Karte ist { $suit }. Und welcher Wert?
schatzsuche-screen-guess-worth = Die Farbe bringt 20 Punkte, der Wert 40, beides zusammen 160.
schatzsuche-screen-must-follow = Du musst { $suit } bedienen.
schatzsuche-screen-must-trump = Du musst trumpfen: { $suit }.
schatzsuche-screen-turns = { $count ->
    [one] Damit dreht sich deine Farbkarte { $suits } um.
   *[other] Damit drehen sich deine Farbkarten { $suits } um.
}
schatzsuche-screen-costly = Deine { $suit }-Farbkarte wieder aufdecken? Das kostet dich 50 Punkte.

schatzsuche-screen-do-bid = { $tricks ->
    [0] kein Stich
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
schatzsuche-screen-do-markers = Farbkarte umdrehen
schatzsuche-screen-do-flip = { $suit } umdrehen
schatzsuche-screen-do-unflip = { $suit } wieder aufdecken: kostet 50 Punkte
schatzsuche-screen-do-object = beanstanden
schatzsuche-screen-do-object-to = Beanstanden: { $name }
schatzsuche-screen-do-content = Alles gelten lassen

schatzsuche-screen-sheet = Ansage/Stiche und Punkte jeder Runde
schatzsuche-screen-recap = Runde { $round } ist vorbei
schatzsuche-screen-penalties = Strafen
schatzsuche-screen-sum = Summe
schatzsuche-screen-guess = Tipp
schatzsuche-screen-is-right = richtig
schatzsuche-screen-points = Punkte
schatzsuche-screen-in-all = Summe
schatzsuche-screen-round-number = Runde { $round }
schatzsuche-screen-last-round = Die letzte Runde
schatzsuche-screen-right = { $right ->
    [suit] Farbe
    [rank] Wert
    [both] beides
   *[none] nichts
}

# Die Plätze, der Stich und die Frage, wie sie gezeichnet werden.
schatzsuche-screen-you = Du
schatzsuche-screen-score = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
schatzsuche-screen-held = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
schatzsuche-screen-marker-tip = { $down ->
    [yes] Farbkarte { $suit }, verdeckt: { $name } hat keins mehr.
   *[no] Farbkarte { $suit }, offen: { $name } hat vielleicht noch welches.
}
schatzsuche-screen-marker-means = Verdeckt: von dieser Farbe keine mehr.
schatzsuche-screen-none-of = ✕
schatzsuche-screen-tricks-won = { $you ->
    [yes] deine Stiche
   *[no] Stiche
}
schatzsuche-screen-tally = { $won } von { $bid }
schatzsuche-screen-tally-tricks = { $won } von { $bid } { $bid ->
    [one] Stich
   *[other] Stichen
}
schatzsuche-screen-exact = genau richtig
schatzsuche-screen-over = { $count } zu viel
schatzsuche-screen-bids-caption = sagt an
schatzsuche-screen-bids-now = sagt { $tricks } an
schatzsuche-screen-is-asked = ist dran …
schatzsuche-screen-took = macht den Stich
schatzsuche-screen-played = { $how ->
    [leads] spielt { $card } aus
    [trumps] sticht mit { $card }
   *[plays] spielt { $card }
}
schatzsuche-screen-trump-title = TRUMPF
schatzsuche-screen-beats = { $suit } sticht
schatzsuche-screen-beats-all = alle anderen
schatzsuche-screen-wins = liegt vorn
schatzsuche-screen-led = { $name } kam raus
schatzsuche-screen-your-card = deine Karte
schatzsuche-screen-trick-of = Stich { $trick } von { $tricks }
schatzsuche-screen-last = letzter Stich
schatzsuche-screen-won-it = { $you ->
    [yes] an dich
   *[no] an { $name }
}
schatzsuche-screen-strength = stark … schwach
schatzsuche-screen-to-make = { $tricks ->
    [one] Es gibt 1 Stich
   *[other] Es gibt { $tricks } Stiche
}
schatzsuche-screen-bid-so-far = bisher angesagt: { $tricks }
schatzsuche-screen-left = { $count } übrig
schatzsuche-screen-any-bid = Du darfst mehr oder weniger ansagen, als übrig ist.
schatzsuche-screen-worth = { $part ->
    [aside] Eine Karte kommt verdeckt zur Seite.
    [now] Rate sie, bevor zum letzten Mal gegeben wird.
    [suit] Farbe richtig
    [rank] Wert richtig
   *[both] beides richtig
}
schatzsuche-screen-hint = { $now ->
    [bid] Pfeile oder Zahl wählen
    [guess] 1–4 Farbe, Pfeile überallhin
    [rank] 1–8 Wert, Esc andere Farbe
   *[play] Pfeile oder Ziffer wählen. Graue Karten gehen jetzt nicht.
}
schatzsuche-screen-phase = { $phase ->
    [bid] die Ansagen
   *[guess] die goldene Karte
}
schatzsuche-screen-of-cards = { $count } von 32 Karten
schatzsuche-screen-guess-both = { $card } bringt 160,
schatzsuche-screen-guess-one = die richtige Farbe ({ $suit }) 20, der richtige Wert ({ $rank }) 40.
schatzsuche-screen-guess-of = getippt von { $names }
schatzsuche-screen-led-so = { $must ->
    [follow] { $name } spielt { $suit } aus: bedienen.
    [trump] { $name } spielt { $suit } aus: du musst trumpfen.
   *[free] { $name } spielt { $suit } aus: jede Karte geht.
}
schatzsuche-screen-duty = { $must ->
    [follow] { $suit } bedienen
    [trump] trumpfen mit { $suit }
   *[free] jede Karte geht
}
schatzsuche-screen-so-far = { $name } liegt vorn: { $card }.
schatzsuche-screen-do-play-card = { $card } spielen
schatzsuche-screen-do-guess-card = Auf { $card } tippen
schatzsuche-screen-do-bid-now = { $tricks ->
    [0] Keinen Stich ansagen
    [one] 1 Stich ansagen
   *[other] { $tricks } Stiche ansagen
}
schatzsuche-screen-bid-ten = 10 Stiche
schatzsuche-screen-outcome = Ansage { $tricks }, und du machst
schatzsuche-screen-sheet-title = Punkte
schatzsuche-screen-sheet-bid = sagt { $tricks }

# Auf Karten: die Buchstaben einer Farbe, die neben ihrem Zeichen stehen, und die eines Wertes.
schatzsuche-short-suit = { $suit ->
    [C] Kr
    [S] Pi
    [H] He
   *[D] Ka
}
schatzsuche-short-rank = { $rank ->
    [J] B
    [Q] D
    [K] K
   *[A] A
}
