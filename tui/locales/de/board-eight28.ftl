### 8-28: what the board says. Most of it stands in little room.

board-eight28-round = Durchgang { $round }
board-eight28-last-round = der letzte
board-eight28-reveal = die Auflösung
board-eight28-gives = gibt
board-eight28-shows = offen
board-eight28-none-open = noch nichts offen
board-eight28-is-asked = überlegt …
board-eight28-is-asked-now = ist dran
board-eight28-chooses = wählt …
board-eight28-waits = wartet
board-eight28-takes = { $kind ->
    [wild] nimmt { $card }
   *[other] nimmt eine { $card }
}
board-eight28-declines = lehnt ab
board-eight28-out = raus: offen { $total }
board-eight28-is-out = ist raus
board-eight28-away = weg, ein Bot spielt
board-eight28-plays-for = { $total } auf die { $target }
board-eight28-wins = { $target ->
    [hit] Volltreffer: +{ $worth }
   *[other] { $total } holt die { $target }: +{ $worth }
}
board-eight28-went-over = { $sum } = { $total }: drüber!
board-eight28-over-total = { $total }: drüber!
board-eight28-middle = die Mitte
board-eight28-gems = { $count ->
    [one] Edelstein
   *[other] Edelsteine
}
board-eight28-to-win = zu gewinnen
board-eight28-halves = eine Hälfte für die 8, eine für die 28
board-eight28-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
board-eight28-still = noch im Vorrat
board-eight28-blue-gems = { $count ->
    [one] 1 blauer
   *[other] { $count } blaue
}
board-eight28-red-gems = { $count ->
    [one] 1 roter
   *[other] { $count } rote
}
board-eight28-worth-two = zählen 2
board-eight28-last-when = Ende beim ersten roten
board-eight28-last-now = das ist der letzte Durchgang
board-eight28-until = { $blue } bis zum Ende
board-eight28-half-for = Hälfte für die
board-eight28-nobody = niemand: bleibt in der Mitte
board-eight28-won-by = { $how ->
    [exact] { $names }: genau { $total }
   *[closest] { $names }: am nächsten, { $total }
}
board-eight28-worth = { $worth } wert
board-eight28-you = du
board-eight28-you-start = Du
board-eight28-and = und
board-eight28-feast = VOLLTREFFER
board-eight28-whole-middle = { $you ->
    [yes] { $count ->
        [one] Du nimmst die ganze Mitte:
       *[other] Ihr teilt euch die ganze Mitte:
    }
   *[no] { $count ->
        [one] { $names } nimmt die ganze Mitte:
       *[other] { $names } teilen sich die Mitte:
    }
}
board-eight28-plus-gems = { $count ->
    [one] +1 Edelstein
   *[other] +{ $count } Edelsteine
}
board-eight28-your-gems = deine Edelsteine
board-eight28-secret = siehst nur du
board-eight28-open-to-all = für alle offen
board-eight28-open-cards = offene Karten
board-eight28-was-hidden = war verdeckt
board-eight28-can-make = Du kommst auf
board-eight28-offers = Eine Karte von { $name }.
board-eight28-you-offer = Eine Karte für dich selbst.
board-eight28-take = Nimmst du sie?
board-eight28-offered = dir angeboten
board-eight28-both = Du hast die Wahl.
board-eight28-choose = Um welche Hälfte spielst du?
board-eight28-others-take = { $name } ist dran.
board-eight28-others-choose = { $name } wählt zwischen der 8 und der 28.
board-eight28-dealing = Die Karten werden gegeben.
board-eight28-declining = Du lehnst in diesem Durchgang alles ab.
board-eight28-do-take = nehmen
board-eight28-do-decline = nein, danke
board-eight28-do-no-more = diesen Durchgang keine mehr
board-eight28-do-again = doch wieder fragen
board-eight28-do-declare = auf die { $target }, mit { $total }
board-eight28-go-on = weiter
board-eight28-hit = 8 und 28: ein Volltreffer!
board-eight28-bust = Mindestens { $total }: über 28. Noch weiß es niemand.
board-eight28-too-much = { $total }: über 28
board-eight28-you-are-out = Du bist für diesen Durchgang raus.
board-eight28-for-low = für die 8
board-eight28-for-high = für die 28
board-eight28-over = drüber
board-eight28-over-28 = über 28
board-eight28-next-card = nächste Karte
board-eight28-would-make = ergäbe
board-eight28-unseen = noch verdeckt
board-eight28-next = nächste:
board-eight28-turning = Die verdeckten Karten werden aufgedeckt.
board-eight28-won-half = { $shared ->
    [1] Die Hälfte für die { $target } gehört dir.
   *[other] Ihr teilt euch die Hälfte für die { $target }.
}
board-eight28-won-over = { $total } ist über 28: nichts für dich.
board-eight28-won-nothing = Andere waren näher dran: nichts für dich.
board-eight28-take-lead = Du gehst mit { $points } in Führung
board-eight28-keep-lead = Du führst mit { $points }
board-eight28-you-have = Du hast jetzt { board-eight28-points }
board-eight28-came = So ging es aus
board-eight28-gems-title = Edelsteine
board-eight28-counts = Blau zählt 1, Rot zählt 2
board-eight28-pass-title = Reihum
board-eight28-reveal-title = Die Auflösung
board-eight28-turned = { $name }: { $card }, also { $total }
board-eight28-turned-over = { $name }: { $card }, also { $total }. Drüber!
board-eight28-plays = { $you ->
    [yes] Du spielst auf die { $target }
   *[no] { $name } spielt auf die { $target }
}
board-eight28-rounds = Punkte in jedem Durchgang
board-eight28-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-eight28-knew-all = alle verdeckten Karten: Sie sind aufgedeckt
board-eight28-knew-hidden = die verdeckte Karte, { $card }: zusammen { $total }
board-eight28-knew-hit = 8 oder 28: mit { $count } von { $unseen } ungesehenen Karten
board-eight28-knew-over = über 28: mit { $count } von { $unseen }
board-eight28-knew-not-hidden = nicht die { $count } verdeckten Karten der anderen
board-eight28-signs =
    { $blue } 3 { $red } 1 | 3 blaue Edelsteine und 1 roter, also 5 Punkte: ein blauer zählt 1, ein roter 2
    ╱╲ | eine verdeckte Karte
    8/18 | was die Karten ergeben, mit jeder 1/11 als 1 oder als 11
    8! | genau 8 oder genau 28
    ×15 | so viele dieser Karten hast du noch nicht gesehen: sie sind im Stapel oder liegen verdeckt bei anderen
    { board-eight28-do-no-more } | Bis zum Ende des Durchgangs wird jede Karte für dich abgelehnt, ohne dass du gefragt wirst. Du kannst das zurücknehmen.
