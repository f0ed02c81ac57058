### Schatzsuche: what the board says. Most of it stands in little room.

board-schatzsuche-round = Runde { $round } von { $rounds }
board-schatzsuche-golden = Goldene Karte
board-schatzsuche-deals = gibt
board-schatzsuche-is-content = lässt gelten
board-schatzsuche-guesses = tippt
board-schatzsuche-dealing = Die Karten werden gegeben.
board-schatzsuche-watching = Du schaust zu.

board-schatzsuche-ask = { $now ->
    [guess] Welche ist die goldene Karte?
    [bid] Wie viele Stiche machst du?
    [marker] Welche Farbkarte drehst du um?
    [objection] Wessen Karte beanstandest du?
    [content] Beanstanden? Sonst gilt bald alles.
   *[play] Du kommst raus: Welche Karte?
}
board-schatzsuche-guess-rank = Goldene Karte: { $suit }. Welcher Wert?
board-schatzsuche-guess-worth = Die Farbe bringt 20 Punkte, der Wert 40, beides zusammen 160.
board-schatzsuche-must-follow = Du musst { $suit } bedienen.
board-schatzsuche-must-trump = Du musst trumpfen: { $suit }.
board-schatzsuche-turns = { $count ->
    [one] Deine Farbkarte { $suits } dreht sich um.
   *[other] Deine Farbkarten { $suits } drehen sich um.
}
board-schatzsuche-costly = Deine { $suit }-Farbkarte wieder aufdecken? Das kostet dich 50 Punkte.

board-schatzsuche-do-bid = { $tricks ->
    [0] kein Stich
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
board-schatzsuche-do-markers = Farbkarten
board-schatzsuche-do-flip = { $suit } umdrehen
board-schatzsuche-do-unflip = { $suit } wieder aufdecken: kostet 50 Punkte
board-schatzsuche-do-object = beanstanden
board-schatzsuche-do-object-to = Beanstanden: { $name }
board-schatzsuche-do-content = Alles gelten lassen

board-schatzsuche-sheet = Ansage/Stiche und Punkte jeder Runde
board-schatzsuche-recap = Runde { $round } ist vorbei
board-schatzsuche-penalties = Strafen
board-schatzsuche-sum = Summe
board-schatzsuche-guess = Tipp
board-schatzsuche-is-right = richtig
board-schatzsuche-points = Punkte
board-schatzsuche-in-all = Summe
board-schatzsuche-round-number = Runde { $round }
board-schatzsuche-last-round = Die letzte Runde
board-schatzsuche-right = { $right ->
    [suit] Farbe
    [rank] Wert
    [both] beides
   *[none] nichts
}

# Die Plätze, der Stich und die Frage, wie sie gezeichnet werden.
board-schatzsuche-you = Du
board-schatzsuche-score = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-schatzsuche-held = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
board-schatzsuche-marker-tip = { $down ->
    [yes] Farbkarte { $suit }, verdeckt: { $name } hat kein { $suit } mehr.
   *[no] Farbkarte { $suit }, offen: { $name } kann noch { $suit } haben.
}
board-schatzsuche-marker-means = Verdeckt: von dieser Farbe keine mehr.
board-schatzsuche-none-of = ✕
board-schatzsuche-tricks-won = { $you ->
    [yes] deine Stiche
   *[no] Stiche
}
board-schatzsuche-tally = { $won } von { $bid }
board-schatzsuche-tally-tricks = { $won } von { $bid } { $bid ->
    [one] Stich
   *[other] Stichen
}
board-schatzsuche-exact = genau richtig
board-schatzsuche-over = { $count } zu viel
board-schatzsuche-bids-caption = sagt an
board-schatzsuche-bids-now = sagt { $tricks } an
board-schatzsuche-is-asked = ist dran …
board-schatzsuche-took = macht den Stich
board-schatzsuche-played = { $how ->
    [leads] spielt { $card } aus
    [trumps] trumpft mit { $card }
   *[plays] spielt { $card }
}
board-schatzsuche-trump-title = TRUMPF
board-schatzsuche-beats = { $suit } sticht
board-schatzsuche-beats-all = alle anderen
board-schatzsuche-wins = liegt vorn
board-schatzsuche-led = { $name } kam raus
board-schatzsuche-your-card = deine Karte
board-schatzsuche-trick-of = Stich { $trick } von { $tricks }
board-schatzsuche-last = letzter Stich
board-schatzsuche-won-it = { $you ->
    [yes] an dich
   *[no] an { $name }
}
board-schatzsuche-strength = stark … schwach
board-schatzsuche-to-make = { $tricks ->
    [one] Es gibt 1 Stich
   *[other] Es gibt { $tricks } Stiche
}
board-schatzsuche-bid-so-far = bisher angesagt: { $tricks }
board-schatzsuche-left = { $count } übrig
board-schatzsuche-any-bid = Du darfst mehr oder weniger ansagen, als übrig ist.
board-schatzsuche-worth = { $part ->
    [aside] Eine Karte kommt verdeckt zur Seite.
    [now] Rate sie, bevor zum letzten Mal gegeben wird.
    [suit] Farbe richtig
    [rank] Wert richtig
   *[both] beides richtig
}
board-schatzsuche-hint = { $now ->
    [bid] Pfeile oder Zahl
    [guess] 1–4 Farbe, Pfeile überallhin
    [rank] 1–8 Wert, Esc andere Farbe
    [free] Pfeile oder Ziffer.
   *[play] Pfeile oder Ziffer. Graue gehen nicht.
}
board-schatzsuche-phase = { $phase ->
    [bid] die Ansagen
   *[guess] die goldene Karte
}
board-schatzsuche-of-cards = { $count } von 32 Karten
board-schatzsuche-guess-both = { $card } bringt 160,
board-schatzsuche-guess-one = die richtige Farbe ({ $suit }) 20, der richtige Wert ({ $rank }) 40.
board-schatzsuche-guess-of = getippt von { $names }
board-schatzsuche-led-so = { $must ->
    [follow] { $name } spielt { $suit } aus: bedienen.
    [trump] { $name } spielt { $suit } aus: du musst trumpfen.
   *[free] { $name } spielt { $suit } aus: jede Karte geht.
}
board-schatzsuche-duty = { $must ->
    [follow] { $suit } bedienen
    [trump] trumpfen mit { $suit }
   *[free] jede Karte geht
}
board-schatzsuche-so-far = { $name } liegt vorn: { $card }.
board-schatzsuche-do-play-card = { $card } spielen
board-schatzsuche-do-guess-card = Auf { $card } tippen
board-schatzsuche-do-bid-now = { $tricks ->
    [0] Keinen Stich ansagen
    [one] 1 Stich ansagen
   *[other] { $tricks } Stiche ansagen
}
board-schatzsuche-bid-ten = 10 Stiche
board-schatzsuche-outcome = Ansage { $tricks }, und du machst
board-schatzsuche-sheet-title = Punkte
board-schatzsuche-sheet-bid = sagt { $tricks }
board-schatzsuche-knew-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, { $trumps ->
    [0] kein Trumpf
    [one] 1 Trumpf
   *[other] { $trumps } Trümpfe
} ({ game-schatzsuche-suit })
board-schatzsuche-knew-void = { $markers ->
   *[assisted] { $name } hat kein { $suits }
    [by_hand] laut Farbkarten hat { $name } kein { $suits }
}
board-schatzsuche-knew-golden = die goldene Karte: { $card }
board-schatzsuche-knew-not-golden = nicht die goldene Karte
board-schatzsuche-knew-not-hands = { $count ->
    [one] nicht die 1 Karte der anderen
   *[other] nicht die { $count } Karten der anderen
}
board-schatzsuche-knew-not-rest = nicht die { $count } Karten im Rest
board-schatzsuche-signs =
    { board-schatzsuche-none-of }{ $spades } | eine umgedrehte Farbkarte: kein Pik mehr
    1/4 | 1 Stich gemacht, 4 angesagt
    ◉ ○ ✕ | ein Stich gemacht, einer fehlt noch, einer zu viel
    ▮ | eine Karte auf der Hand
    ■ □ | ein angesagter Stich, und einer, den niemand angesagt hat
    ★ | Trumpf; bei den Punkten die Runde mit der goldenen Karte
    { $up } | liegt im Stich vorn; unter einer Karte: Du wählst sie gerade
    { $off } | unter einer Karte: geht jetzt nicht
    { $done } | unter einer Karte: Du hast sie gespielt
