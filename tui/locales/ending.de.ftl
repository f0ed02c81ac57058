# Das Ende eines Spiels, und Spiele noch einmal.

screen-replay = Spiel ansehen
screen-replays = Alte Spiele
screen-copy-proof = Prüfbefehl kopieren
screen-won = { $you ->
    [yes] { $count ->
        [one] Du gewinnst!
       *[other] { $winners } teilen sich den Sieg!
    }
   *[no] { $count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }
}
screen-turn-when = { $game ->
    [farbstich] { $part ->
        [0] Stich { $round }
       *[other] Partie { $part }, Stich { $round }
    }
    [schatzsuche] Runde { $round }
   *[other] Durchgang { $round }
}
screen-rounds = { $game ->
    [farbstich] Stich
    [schatzsuche] Runde
   *[other] Durchgang
}
screen-proof = Das Mischen kann jeder nachprüfen
screen-save = Die Aufzeichnung des Spiels, zum Aufheben
screen-proof-secret = Geheimnis: { $secret }
screen-replay-opens = Das Spiel wird geholt
screen-replay-now = Was geschieht
screen-replay-next = weiter
screen-replay-previous = zurück
screen-replay-next-round = { $game ->
    [farbstich] Stich vor
    [schatzsuche] Runde vor
   *[other] Durchgang vor
}
screen-replay-previous-round = { $game ->
    [farbstich] Stich zurück
    [schatzsuche] Runde zurück
   *[other] Durchgang zurück
}
screen-replay-fog = { $open ->
    [yes] Karten verdecken
   *[no] Karten aufdecken
}
screen-replay-seat = anderer Platz
screen-replay-by-number = nach Nummer
screen-replay-line = Die Nummer eines alten Spiels

ending-over = { $game } ist vorbei
ending-by = Vorsprung: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
ending-after = Das Ende nach { $count } { $game ->
    [farbstich] { $count ->
        [one] Stich
       *[other] Stichen
    }
    [eight28] { $count ->
        [one] Durchgang
       *[other] Durchgängen
    }
   *[other] { $count ->
        [one] Runde
       *[other] Runden
    }
}
ending-place = { $place }.
ending-course = { $game ->
    [farbstich] Das Rennen, Stich für Stich
    [eight28] Das Rennen, Durchgang für Durchgang
   *[other] Das Rennen, Runde für Runde
}
ending-turns = Die Wendepunkte
ending-turn = { $what ->
    [lead] { $you ->
        [yes] Du gehst mit { $points } in Führung.
       *[no] { $name } geht mit { $points } in Führung.
    }
   *[best] { $you ->
        [yes] Dein größter Gewinn auf einen Schlag, und der größte des Spiels: { $points }.
       *[no] Der größte Gewinn auf einen Schlag: { $name } holt { $points }.
    }
}
ending-again = noch ein Spiel
ending-watch = noch mal ansehen
ending-proof = Mischen prüfen: versiegelt und bewiesen
ending-check = prüfen
ending-hall = Saal
screen-result = das Ergebnis
screen-replay-place = Wiederholung
screen-replay-line-title = ZEITLEISTE
screen-replay-step = Schritt { $step } von { $steps }
screen-replay-run = { $on ->
    [yes] anhalten
   *[no] von selbst weiter
}

screen-replay-turn = Wendepunkt
screen-replay-turns = Wenden
screen-replay-leads = Vorn
screen-replay-by-step = Schritt
screen-replay-eyes = Blick von
screen-replay-cards = Karten von { $name }
screen-replay-hidden = sieht nur { $name }
screen-replay-can-make = { $name } kommt auf
screen-replay-gems = Edelsteine von { $name }
screen-replay-out = { $name } ist für diesen Durchgang raus.
