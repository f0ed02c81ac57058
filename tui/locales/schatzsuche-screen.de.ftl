# Was der Tisch von Schatzsuche sagt. Die Wörter über den Spalten haben wenig Platz.

schatzsuche-screen-round = Runde { $round } von { $rounds }
schatzsuche-screen-trump = Trumpf: { $suit }
schatzsuche-screen-golden = Goldene Karte
schatzsuche-screen-gold = Gold
schatzsuche-screen-markers = Farbkarten
schatzsuche-screen-bids = Ansage
schatzsuche-screen-tricks = Stiche
schatzsuche-screen-points = Punkte
schatzsuche-screen-deals = gibt
schatzsuche-screen-deals-brief = gibt
schatzsuche-screen-is-content = lässt gelten
schatzsuche-screen-guesses = tippt
schatzsuche-screen-trick = Stich
schatzsuche-screen-last-trick = Letzter Stich: { $name }
schatzsuche-screen-dealing = Die Karten werden gegeben.
schatzsuche-screen-watching = Du schaust zu.

schatzsuche-screen-bid = Wie viele Stiche machst du?
schatzsuche-screen-play = { $leads ->
    [yes] Du bist dran: Spiel aus.
   *[no] Du bist dran: Spiel eine Karte.
}
schatzsuche-screen-guess-suit = Welche ist die goldene Karte? Erst die Farbe, dann der Wert.
schatzsuche-screen-guess-rank = Die goldene Karte ist { $suit }. Und welcher Wert?
schatzsuche-screen-guess-worth = Die Farbe bringt 20 Punkte, der Wert 40, beides zusammen 160.
schatzsuche-screen-marker = Welche Farbkarte drehst du um?
schatzsuche-screen-objection = Wessen letzte Karte war gegen die Regeln der Farbkarten?
schatzsuche-screen-content = Die Runde ist gespielt. Beanstandest du eine Karte?
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
schatzsuche-screen-columns = Ansage/Stiche, Punkte
schatzsuche-screen-recap = Runde { $round } ist vorbei
schatzsuche-screen-penalties = Strafen
schatzsuche-screen-sum = Summe
schatzsuche-screen-treasure = Die goldene Karte wird aufgedeckt
schatzsuche-screen-rounds = Runden
schatzsuche-screen-guess = Tipp
schatzsuche-screen-bonus = Bonus
schatzsuche-screen-right = { $right ->
    [suit] Farbe
    [rank] Wert
    [both] Farbe und Wert
   *[none] nichts
}

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
