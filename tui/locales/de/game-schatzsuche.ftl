### Schatzsuche: names of cards and moves.

# Auf Karten: die Buchstaben einer Farbe, die neben ihrem Zeichen stehen, und die eines Wertes.
game-schatzsuche-short-suit = { $suit ->
    [C] Kr
    [S] Pi
    [H] He
   *[D] Ka
}
game-schatzsuche-short-rank = { $rank ->
    [J] B
    [Q] D
    [K] K
   *[A] A
}

game-schatzsuche-name = Schatzsuche
game-schatzsuche-card = { game-schatzsuche-suit }-{ game-schatzsuche-rank }
game-schatzsuche-suit = { $suit ->
    [C] Kreuz
    [S] Pik
    [H] Herz
   *[D] Karo
}
game-schatzsuche-rank = { $rank ->
    [J] Bube
    [Q] Dame
    [K] König
    [A] Ass
   *[other] { $rank }
}

game-schatzsuche-do-guess = einen Tipp für die goldene Karte abgeben
game-schatzsuche-do-bid = deine Stiche ansagen
game-schatzsuche-do-play = eine Karte spielen
game-schatzsuche-do-flip = eine Farbkarte umdrehen
game-schatzsuche-do-unflip = eine Farbkarte wieder aufdecken (kostet 50 Punkte)
game-schatzsuche-do-object = eine Karte beanstanden
game-schatzsuche-do-content = alles gelten lassen
