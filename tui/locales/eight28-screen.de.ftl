# Was der Tisch von 8-28 sagt. Das meiste hat wenig Platz.

eight28-screen-blue = b
eight28-screen-red = r
eight28-screen-gives = gibt
eight28-screen-gives-short = G
eight28-screen-out = raus
eight28-screen-none-open = nichts offen
eight28-screen-open = offen { $sums }
eight28-screen-round = Durchgang { $round }
eight28-screen-last-round = Letzter Durchgang!
eight28-screen-pile = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
eight28-screen-supply = Vorrat: { $blue }b { $red }r
eight28-screen-bust = Mindestens { $total }: mehr als 28. Noch weiß es keiner.
eight28-screen-you-are-out = Du bist für diesen Durchgang raus.
eight28-screen-hit = 8 und 28: ein Volltreffer!
eight28-screen-totals = Du hast { $totals }.
eight28-screen-short = { $low ->
    [0] Für die 28: { $high }
   *[other] Für die 8: { $low } · für die 28: { $high }
}
eight28-screen-take = Nimmst du eine Karte?
eight28-screen-choose = Um welche Hälfte spielst du?
eight28-screen-others-take = { $name } wird eine Karte angeboten.
eight28-screen-others-choose = { $name } wählt zwischen der 8 und der 28.
eight28-screen-dealing = Die Karten werden gegeben.
eight28-screen-yours = { $seat ->
    [yes] Deine Karten
   *[no] Du schaust zu
}
eight28-screen-do-take = nehmen
eight28-screen-do-decline = nein danke
eight28-screen-do-no-more = keine mehr in diesem Durchgang
eight28-screen-do-again = doch wieder fragen
eight28-screen-do-declare = die { $target }, mit { $total }
eight28-screen-recap = Durchgang { $round } ist vorbei
eight28-screen-feast = VOLLTREFFER
eight28-screen-declining = Du lehnst in diesem Durchgang alles ab.
eight28-screen-too-much = { $total }: zu viel
eight28-screen-for = für die { $target }, mit { $total }
eight28-screen-rounds = Punkte in jedem Durchgang
