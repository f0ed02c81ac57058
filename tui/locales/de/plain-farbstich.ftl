### Farbstich: line mode.

plain-farbstich-word-play = spiele, spielen, lege
plain-farbstich-word-collect = nimm, nehmen
plain-farbstich-word-R = rot, rote, roter
plain-farbstich-word-G = grün, grüne, grüner
plain-farbstich-word-B = blau, blaue, blauer
plain-farbstich-word-Y = gelb, gelbe, gelber
plain-farbstich-word-V = violett, violette, lila
plain-farbstich-word-W = weiß, weiße, weißer

plain-farbstich-help-play = spiele KARTE, oder nur die Karte: spiele grüne 7, grün 7 oder Gr7.
plain-farbstich-help-collect = nimm FARBE, oder nur die Farbe: Du nimmst alle Karten davon aus der Auslage.

plain-farbstich-course = { $games ->
    [one] { "" }
   *[other] Partie { $game } von { $games }.{ " " }
}Stich { $trick }. { $seat_you ->
    [yes] Du kommst raus.
   *[no] { $seat } kommt raus.
}
plain-farbstich-display = { $count ->
    [0] Die Auslage ist leer.
   *[other] Die Auslage: { $cards }.
}
plain-farbstich-colour = { game-farbstich-colour } { $values }{ $count ->
    [one] { "" }
   *[other] , zusammen { $sum }
}
plain-farbstich-no-card = Im Stich liegt noch keine Karte.
plain-farbstich-trick = Im Stich: { $cards }.
plain-farbstich-standing = Bisher zählen die Farben: { $totals }. { $tied_count ->
    [0] { "" }
   *[other] { $tied } liegen gleichauf.{ " " }
}{ $order_count ->
    [0] So dürfte niemand nehmen.
   *[other] In dieser Reihenfolge würde genommen: { $order }.
}
plain-farbstich-last-trick = Der letzte Stich: { $cards }.
plain-farbstich-hand = Deine Hand: { $cards }.
plain-farbstich-game-points = Partie { $game }: { $points }.
plain-farbstich-face-down = Was in dieser Partie genommen wurde, liegt bis zum Ende verdeckt.
plain-farbstich-now = { $collects ->
    [yes] { $seat_you ->
        [yes] Du nimmst jetzt eine Farbe.
       *[no] { $seat } nimmt jetzt eine Farbe.
    }
   *[no] { $seat_you ->
        [yes] Du spielst jetzt eine Karte.
       *[no] { $seat } spielt jetzt eine Karte.
    }
}
plain-farbstich-collect = Nimm eine Farbe: { $cards }.
plain-farbstich-play = Spiele eine Karte: { $cards }.
plain-farbstich-no-colour = Die Farbe „{ $text }“ kenne ich nicht.
