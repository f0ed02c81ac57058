# Was der Tisch von 8-28 sagt. Das meiste hat wenig Platz.

eight28-screen-round = Durchgang { $round }
eight28-screen-last-round = der letzte
eight28-screen-reveal = die Auflösung
eight28-screen-gives = gibt
eight28-screen-shows = zeigt
eight28-screen-none-open = noch nichts offen
eight28-screen-is-asked = überlegt …
eight28-screen-is-asked-now = ist gefragt
eight28-screen-chooses = wählt …
eight28-screen-waits = wartet
eight28-screen-takes = { $kind ->
    [wild] nimmt { $card }
   *[other] nimmt eine { $card }
}
eight28-screen-declines = lehnt ab
eight28-screen-out = raus: zeigt { $total }
eight28-screen-is-out = ist raus
eight28-screen-away = weg, ein Bot spielt
eight28-screen-plays-for = { $total }, für die { $target }
eight28-screen-wins = { $target ->
    [hit] Volltreffer: +{ $worth }
   *[other] { $total } holt die { $target }: +{ $worth }
}
eight28-screen-went-over = { $sum } = { $total }: drüber!
eight28-screen-over-total = { $total }: drüber!
eight28-screen-middle = die Mitte
eight28-screen-gems = { $count ->
    [one] Edelstein
   *[other] Edelsteine
}
eight28-screen-to-win = zu gewinnen
eight28-screen-halves = halb für die 8 · halb für die 28
eight28-screen-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
eight28-screen-still = noch im Vorrat
eight28-screen-blue-gems = { $count } blaue
eight28-screen-red-gems = { $count } rote
eight28-screen-worth-two = zählen 2
eight28-screen-last-when = Ende beim ersten roten
eight28-screen-last-now = das ist der letzte Durchgang
eight28-screen-until = { $blue } bis zum Ende
eight28-screen-half-for = Hälfte für die
eight28-screen-nobody = niemand: bleibt in der Mitte
eight28-screen-won-by = { $how ->
    [exact] { $names }: genau { $total }
   *[closest] { $names }: am nächsten, { $total }
}
eight28-screen-worth = { $worth } wert
eight28-screen-you = du
eight28-screen-you-start = Du
eight28-screen-and = und
eight28-screen-feast = VOLLTREFFER
eight28-screen-whole-middle = { $you ->
    [yes] { $count ->
        [one] Du nimmst die ganze Mitte:
       *[other] Ihr teilt die ganze Mitte:
    }
   *[no] { $count ->
        [one] { $names } nimmt die ganze Mitte:
       *[other] { $names } teilen die ganze Mitte:
    }
}
eight28-screen-plus-gems = { $count ->
    [one] +1 Edelstein
   *[other] +{ $count } Edelsteine
}
eight28-screen-your-gems = deine Edelsteine
eight28-screen-secret = siehst nur du
eight28-screen-open-to-all = für alle offen
eight28-screen-open-cards = offene Karten
eight28-screen-was-hidden = war verdeckt
eight28-screen-can-make = Du kommst auf
eight28-screen-offers = Eine Karte von { $name }.
eight28-screen-you-offer = Du gibst dir selbst eine Karte.
eight28-screen-take = Nimmst du sie?
eight28-screen-offered = dir angeboten
eight28-screen-both = Deine Karten passen für beide.
eight28-screen-choose = Um welche Hälfte spielst du?
eight28-screen-others-take = { $name } ist gefragt.
eight28-screen-others-choose = { $name } wählt zwischen der 8 und der 28.
eight28-screen-dealing = Die Karten werden gegeben.
eight28-screen-declining = Du lehnst in diesem Durchgang alles ab.
eight28-screen-do-take = nehmen
eight28-screen-do-decline = nein, danke
eight28-screen-do-no-more = diesen Durchgang keine mehr
eight28-screen-do-again = doch wieder fragen
eight28-screen-do-declare = für die { $target }, mit { $total }
eight28-screen-go-on = weiter
eight28-screen-hit = 8 und 28: ein Volltreffer!
eight28-screen-bust = Mindestens { $total }: über 28. Noch weiß es keiner.
eight28-screen-too-much = { $total }: über 28
eight28-screen-you-are-out = Du bist für diesen Durchgang raus.
eight28-screen-for-low = für die 8
eight28-screen-for-high = für die 28
eight28-screen-over = drüber
eight28-screen-over-28 = über 28
eight28-screen-next-card = nächste Karte
eight28-screen-would-make = ergäbe
eight28-screen-in-the-pack = im Spiel
eight28-screen-next = nächste:
eight28-screen-turning = Die verdeckten Karten werden aufgedeckt.
eight28-screen-won-half = { $shared ->
    [1] Die Hälfte für die { $target } gehört dir.
   *[other] Du teilst die Hälfte für die { $target }.
}
eight28-screen-won-over = { $total } ist über 28: nichts für dich.
eight28-screen-won-nothing = Andere waren näher dran: nichts für dich.
eight28-screen-take-lead = Du gehst in Führung: { $points }
eight28-screen-keep-lead = Du führst: { $points }
eight28-screen-you-have = Du hast jetzt { $points } Punkte
eight28-screen-came = So ging es aus
eight28-screen-gems-title = Edelsteine
eight28-screen-counts = Blau zählt 1, Rot zählt 2
eight28-screen-pass-title = Diese Runde
eight28-screen-reveal-title = Die Auflösung
eight28-screen-turned = { $name }: { $card }, also { $total }
eight28-screen-turned-over = { $name }: { $card }, also { $total }. Drüber!
eight28-screen-plays = { $you ->
    [yes] Du spielst um die { $target }
   *[no] { $name } spielt um die { $target }
}
eight28-screen-rounds = Punkte in jedem Durchgang
eight28-screen-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
