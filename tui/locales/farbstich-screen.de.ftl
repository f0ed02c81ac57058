# Was das Brett von Farbstich sagt. Das meiste steht auf engem Raum.

farbstich-screen-course = Stich { $trick } von { $tricks }
farbstich-screen-game = Partie { $game } von { $games }
farbstich-screen-leads = { $seat_you ->
    [yes] Du kommst raus
   *[no] { $seat } kommt raus
}
farbstich-screen-last = Der letzte Stich
farbstich-screen-tie = Gleichstand: Ab hier nimmt niemand
farbstich-screen-tie-short = Gleichstand
farbstich-screen-tied = Gleichstand bei { $total } ({ $colours }): Ab hier nimmt niemand
farbstich-screen-hand = Deine Karten
farbstich-screen-watching = Du schaust zu
farbstich-screen-ask-play = Welche Karte spielst du?
farbstich-screen-hint = ←→ oder { $first }…{ $last }
farbstich-screen-ask-collect = Welche Farbe nimmst du?
farbstich-screen-would = { $card } kommt dann auf { $total }{ $outcome ->
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
farbstich-screen-gain = { $card } bringt dir { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mit { $count ->
    [one] einer Karte.
   *[other] { $count } Karten.
}
farbstich-screen-recap = Stich { $trick }: wer was genommen hat
farbstich-screen-recap-game = { $games ->
    [one] Das Spiel ist aus: die Punkte
   *[other] Partie { $game } ist aus: die Punkte
}
farbstich-screen-late = zu spät
farbstich-screen-leaves-most = { $sign } was { $name } dann höchstens nehmen kann
farbstich-screen-after = { $count ->
    [0] Nach dir nimmt niemand{ $points ->
        [0] .
        [one] ; 1 Punkt bleibt liegen.
       *[other] ; { $points } Punkte bleiben liegen.
    }
   *[other] { $points ->
        [0] Danach bleibt nichts mehr.
       *[other] { $count ->
            [one] Danach höchstens noch: { $shares }.
           *[other] Nimmt danach jeder das meiste: { $shares }.
        }
    }
}
farbstich-screen-you-won = { $others_count ->
    [0] Du gewinnst!
   *[other] Du teilst dir den Sieg mit { $others }!
}
farbstich-screen-by-game = Partie
farbstich-screen-total = Summe
farbstich-screen-points = Punkte
farbstich-screen-you = du
farbstich-screen-leads-short = kommt raus
farbstich-screen-covered = Bot spielt
farbstich-screen-collecting = Auslage
farbstich-screen-order = Die Reihenfolge
farbstich-screen-order-rule = die stärkste Farbe nimmt zuerst; in einer Farbe die höhere Karte
farbstich-screen-level = { $total } = { $total }: niemand
farbstich-screen-below = unter dem Gleichstand
farbstich-screen-this = Dieser Stich
farbstich-screen-points-title = Punkte
farbstich-screen-takes = nimmt { $colour }: { $points }
farbstich-screen-asked = { $you ->
    [yes] { $verb ->
        [play] deine Karte?
       *[collect] deine Farbe?
    }
   *[no] ist dran
}
farbstich-screen-by-games = Die Punkte, Partie für Partie
farbstich-screen-piles = { $games ->
    [one] Die Stapel, aufgedeckt
   *[other] Die Stapel der Partie { $game }, aufgedeckt
}
farbstich-screen-left = liegen geblieben: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
farbstich-screen-nothing = nichts da
farbstich-screen-empty = leer
farbstich-screen-take = nimm { $points }
farbstich-screen-play = Die { $card } spielen
farbstich-screen-collect = { $colour } nehmen
farbstich-screen-next-tricks = für die nächsten Stiche
farbstich-screen-you-collect = Du nimmst an { $place ->
    [1] erster
    [2] zweiter
    [3] dritter
    [4] vierter
    [5] fünfter
   *[other] sechster
} Stelle.
farbstich-screen-ask-only = Nur { $card } ist übrig: Nimm es.
farbstich-screen-would-short = { $card } → { $total }{ $outcome ->
    [collects] : du nimmst als { $place ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
        [4] Vierter
        [5] Fünfter
       *[other] Sechster
    }
    [late] : Platz { $place }, { $lots ->
        [0] Auslage leer
        [one] nur eine Farbe
       *[other] nur { $lots } Farben
    }
    [tied] : gleichauf, du nimmst nichts
   *[below] : unter Gleichstand, nichts
}

# Auf Karten: die Buchstaben einer Farbe, die neben ihrem Zeichen stehen. Alle sind gleich lang.
farbstich-short-colour = { $colour ->
    [R] Ro
    [G] Gr
    [B] Bl
    [Y] Ge
    [V] Vi
   *[W] We
}
