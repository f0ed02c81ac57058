### The screen after the last card of a game.

screen-ending-replay = Spiel ansehen
screen-ending-won = { $you ->
    [yes] { $count ->
        [one] Du gewinnst!
       *[other] { $winners } gewinnen gemeinsam!
    }
   *[no] { $count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } gewinnen gemeinsam.
    }
}
screen-ending-turn-when = { $game ->
    [farbstich] { $part ->
        [0] Stich { $round }
       *[other] Partie { $part }, Stich { $round }
    }
    [schatzsuche] Runde { $round }
   *[other] Durchgang { $round }
}
screen-ending-over = { $game } ist vorbei
screen-ending-by = Vorsprung: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
screen-ending-after = Das Ende nach { $count } { $game ->
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
screen-ending-place = { $place }.
screen-ending-course = { $game ->
    [farbstich] Das Rennen, Stich für Stich
    [eight28] Das Rennen, Durchgang für Durchgang
   *[other] Das Rennen, Runde für Runde
}
screen-ending-turns = Die Wendepunkte
screen-ending-turn = { $what ->
    [lead] { $you ->
        [yes] Du gehst mit { $points } in Führung.
       *[no] { $name } geht mit { $points } in Führung.
    }
    [gain] { $you ->
        [yes] Du holst { $won } und gehst mit { $points } in Führung.
       *[no] { $name } holt { $won } und geht mit { $points } in Führung.
    }
   *[best] { $you ->
        [yes] Dein größter Gewinn auf einen Schlag, und der größte des Spiels: { $won }.
       *[no] Der größte Gewinn auf einen Schlag: { $name } holt { $won }.
    }
}
screen-ending-again = noch ein Spiel
screen-ending-watch = ansehen
screen-ending-proof = Mischen prüfen: Hat niemand gemogelt?
screen-ending-check = prüfen
screen-ending-hall = Halle
screen-ending-best-trick = Der beste Stich
