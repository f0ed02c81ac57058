### Farbstich: what the board says. Most of it stands in little room.

board-farbstich-course = Stich { $trick } von { $tricks }
board-farbstich-game = Partie { $game } von { $games }
board-farbstich-leads = { $seat_you ->
    [yes] Du kommst raus
   *[no] { $seat } kommt raus
}
board-farbstich-last = Der letzte Stich
board-farbstich-tie = Gleichstand: Ab hier nimmt niemand
board-farbstich-tie-short = Gleichstand
board-farbstich-tied = Gleichstand bei { $total } ({ $colours }): Ab hier nimmt niemand
board-farbstich-hand = Deine Karten
board-farbstich-watching = Du schaust zu
board-farbstich-ask-play = Welche Karte spielst du?
board-farbstich-hint = ←→ oder { $first }…{ $last }
board-farbstich-ask-collect = Welche Farbe nimmst du?
board-farbstich-would = { $card } kommt dann auf { $total }{ $outcome ->
    [collects] { "" }, und du nimmst an { $place ->
        [1] erster
        [2] zweiter
        [3] dritter
        [4] vierter
        [5] fünfter
       *[other] sechster
    } Stelle.
    [late] { "" }, und du bist an { $place ->
        [1] erster
        [2] zweiter
        [3] dritter
        [4] vierter
        [5] fünfter
       *[other] sechster
    } Stelle dran, aber { $lots ->
        [0] die Auslage ist leer.
        [one] es liegt nur eine Farbe aus.
       *[other] es liegen nur { $lots } Farben aus.
    }
    [tied] , gleichauf mit { $others }: Du nimmst nichts.
   *[below] , weniger als der Gleichstand: Du nimmst nichts.
}{ $coming ->
    [0] { "" }
    [one] { " " }Eine Karte kommt noch.
   *[other] { " " }{ $coming } Karten kommen noch.
}
board-farbstich-gain = { $card } bringt dir { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mit { $count ->
    [one] einer Karte.
   *[other] { $count } Karten.
}
board-farbstich-recap = Stich { $trick }: wer was genommen hat
board-farbstich-recap-game = { $games ->
    [one] Das Spiel ist aus: die Punkte
   *[other] Partie { $game } ist aus: die Punkte
}
board-farbstich-late = zu spät
board-farbstich-leaves-most = { $sign } was { $name } dann höchstens nehmen kann
board-farbstich-after = { $count ->
    [0] Nach dir nimmt niemand{ $points ->
        [0] .
        [one] ; 1 Punkt bleibt liegen.
       *[other] ; { $points } Punkte bleiben liegen.
    }
   *[other] { $points ->
        [0] Danach bleibt nichts mehr.
       *[other] { $count ->
            [one] Danach höchstens noch: { $shares }.
           *[other] Nehmen danach alle das meiste: { $shares }.
        }
    }
}
board-farbstich-you-won = { $others_count ->
    [0] Du gewinnst!
   *[other] Du gewinnst gemeinsam mit { $others }!
}
board-farbstich-by-game = Partie
board-farbstich-total = Summe
board-farbstich-points = Punkte
board-farbstich-you = du
board-farbstich-leads-short = kommt raus
board-farbstich-covered = Bot spielt
board-farbstich-collecting = Auslage
board-farbstich-order = Die Reihenfolge
board-farbstich-order-rule = die stärkste Farbe nimmt zuerst, in jeder Farbe die höhere Karte
board-farbstich-level = { $total } = { $total }: niemand
board-farbstich-below = unter dem Gleichstand
board-farbstich-this = Dieser Stich
board-farbstich-points-title = Punkte
board-farbstich-takes = nimmt { $colour }: { $points }
board-farbstich-asked = { $you ->
    [yes] { $verb ->
        [play] deine Karte?
       *[collect] deine Farbe?
    }
   *[no] ist dran
}
board-farbstich-by-games = Die Punkte, Partie für Partie
board-farbstich-piles = { $games ->
    [one] Die Stapel, aufgedeckt
   *[other] Die Stapel der Partie { $game }, aufgedeckt
}
board-farbstich-left = liegen geblieben: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-farbstich-nothing = nichts da
board-farbstich-empty = leer
board-farbstich-display = die Auslage: das gibt es zu nehmen
board-farbstich-take = nimm { $points }
board-farbstich-play = Die { $card } spielen
board-farbstich-collect = { $colour } nehmen
board-farbstich-next-tricks = für die nächsten Stiche
board-farbstich-you-collect = Du nimmst an { $place ->
    [1] erster
    [2] zweiter
    [3] dritter
    [4] vierter
    [5] fünfter
   *[other] sechster
} Stelle.
board-farbstich-ask-only = Nur { $card } liegt noch aus: Nimm es.
board-farbstich-would-short = { $card } → { $total }{ $outcome ->
    [collects] : du nimmst an { $place }. Stelle
    [late] : { $place }. Stelle, { $lots ->
        [0] Auslage leer
        [one] nur eine Farbe
       *[other] nur { $lots } Farben
    }
    [tied] : gleichauf, du nimmst nichts
   *[below] : unter Gleichstand, nichts
}
board-farbstich-knew-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}{ $missing ->
    [-1] { "" }: { $colours }
    [0] , alle Farben
   *[other] , kein { $colours }
}
board-farbstich-knew-display = die Auslage: { $shares }
board-farbstich-knew-not-hands = { $count ->
    [one] nicht die 1 Karte der anderen
   *[other] nicht die { $count } Karten der anderen
}
board-farbstich-signs =
    { $colours } | Rot, Grün, Blau, Gelb, Violett, Weiß
    { $leads } | kommt in diesem Stich raus
    1. | nimmt zuerst
    { $now } | nimmt jetzt
    { $done } | hat genommen; unter einer Karte: Du hast sie gespielt
    9 = 9 | Gleichstand: Ab hier nimmt niemand
    ░ | die gewählte Karte, als hättest du sie schon gespielt
    ×2 =11 | 2 Karten in der Auslage, zusammen 11 Punkte
    → 9 | so viele Punkte bleiben höchstens für die Person, die danach nimmt
    { $up } | die Karte, die du gerade wählst
