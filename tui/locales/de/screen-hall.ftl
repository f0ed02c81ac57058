### The hall, where people choose a table or a game.

screen-hall-dealing = Die Karten werden gegeben …
screen-hall-about = { $game ->
    [eight28] 3 bis 6 Leute. Karten nehmen oder nicht: Wer am nächsten an 8 oder 28 ist, bekommt Edelsteine.
    [farbstich] 3 bis 6 Leute. Im Stich zählen gleiche Farben zusammen; die stärksten nehmen Karten, und die bringen Punkte.
   *[schatzsuche] 3 Leute, 10 Runden. Sag an, wie viele Stiche du machst, und errate die goldene Karte.
}
screen-hall-tagline = { $game ->
    [eight28] Nehmen oder nicht: nahe an 8 oder 28
    [farbstich] Starke Farben holen die besten Karten
   *[schatzsuche] Sag Stiche an, rate die goldene Karte
}
screen-hall-tables = Tische
screen-hall-no-tables = Gerade ist kein Tisch offen.
screen-hall-waits = zurück in dein Spiel
screen-hall-back = { $game ->
    [none] Dein Spiel wartet auf dich: „{ $table }“. Enter bringt dich hin.
   *[other] Dein Spiel wartet auf dich: { $game } an Tisch { $table }. Enter bringt dich hin.
}
screen-hall-state = { $phase ->
    [gathering] { $free ->
        [0] voll
        [one] 1 Platz frei
       *[other] { $free } Plätze frei
    }
    [running] im Spiel
   *[over] zu Ende
}
screen-hall-watchers = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
screen-hall-bots = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
}
screen-hall-relaxed = ohne Uhr
screen-hall-learn = lernen
screen-hall-new = neuer Tisch
screen-hall-join = dazusetzen
screen-hall-watch = zuschauen
screen-hall-replays = alte Spiele
screen-hall-quit = gehen
screen-hall-quit-question = Das Haus verlassen? Deine Plätze bleiben dir.
screen-hall-join-line = Die Nummer eines Tischs oder die Wörter einer Einladung
screen-hall-chat-line = Sag allen in der Halle etwas
screen-hall-look-right = Sehen diese Zeichen richtig aus?
screen-hall-you = { $kind ->
    [guest] Du bist { $name } und hier zu Gast.{ $code ->
        [none] { "" }
       *[other] { " " }Wenn du wiederkommst, tippe :zurück { $code }
    }
    [local] Du bist { $name }. Dieses Haus ist in deinem Terminal, und gegen dich spielen Bots.
   *[known] Du bist { $name }. Das Haus kennt dich an deinem Schlüssel.
}
screen-hall-here = { $count ->
    [0] Sonst ist niemand hier.
    [one] Außer dir ist hier: { $names }
   *[other] Außer dir sind { $count } hier: { $names }
}
screen-hall-people = Wer hier ist
screen-hall-guest = (Gast)
screen-hall-at = Tisch { $table }
screen-hall-which-rules = Die Regeln von welchem Spiel?
screen-hall-what = drei Kartenspiele in deinem Terminal
screen-hall-who = du bist { $name }
screen-hall-place = die Halle
screen-hall-play-button = Sofort spielen
screen-hall-players = { $game ->
    [schatzsuche] zu dritt
   *[other] 3 bis 6 Leute
}
screen-hall-players-few = { $game ->
    [schatzsuche] 3
   *[other] 3 bis 6
}
screen-hall-taste = { $game ->
    [eight28] so stehst du
    [farbstich] wer zuerst nimmt
   *[schatzsuche] angesagt und gemacht, in Runde 8
}
screen-hall-game-tables = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
}
screen-hall-game-seats = { $free ->
    [0] zuschauen geht
    [one] 1 Platz ist frei
   *[other] { $free } Plätze sind frei
}
screen-hall-new-about = neuer Tisch mit Freunden oder Bots
screen-hall-learn-about = ein Spiel lernen, in drei Minuten
screen-hall-you-yourself = du
screen-hall-last-games = Deine letzten Spiele
screen-hall-how-often = So oft gewonnen
screen-hall-no-games = Du hast noch kein Spiel zu Ende gespielt. Was du beendest, steht dann hier.
screen-hall-replay-one = eins davon noch einmal ansehen
screen-hall-won = { $won } von { $all }
screen-hall-points = { $game ->
    [eight28] { $points ->
        [one] 1 Punkt in Edelsteinen
       *[other] { $points } Punkte in Edelsteinen
    }
   *[other] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
screen-hall-rank = { $place }.
screen-hall-say = etwas sagen
screen-hall-table = Tisch { $table }
screen-hall-rules-about = die Regeln der drei Spiele
screen-hall-pitch = { $game ->
    [eight28] Nimm die Karte oder nicht: Nahe an 8 oder 28 gewinnt Edelsteine.
    [farbstich] Starke Farben nehmen zuerst von dem, was ausliegt.
   *[schatzsuche] Sag deine Stiche an, und rate die goldene Karte.
}
screen-hall-end = dieses Spiel beenden
screen-hall-end-question = Dein Spiel an Tisch { $table } beenden? Davon bleibt nichts.
screen-hall-signs-hint = Sehen die Zeichen falsch aus? { $key } öffnet die Einstellungen, da gibt es einfachere.
