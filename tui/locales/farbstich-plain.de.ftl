farbstich-word-play = spiele, spielen, lege
farbstich-word-collect = nimm, nehmen
farbstich-word-R = rot, rote, roter
farbstich-word-G = grün, grüne, grüner
farbstich-word-B = blau, blaue, blauer
farbstich-word-Y = gelb, gelbe, gelber
farbstich-word-V = violett, violette, lila
farbstich-word-W = weiß, weiße, weißer

farbstich-help-play = spiele KARTE, oder nur die Karte: spiele grüne 7, grün 7 oder Gr7.
farbstich-help-collect = nimm FARBE, oder nur die Farbe: Du nimmst alle Karten davon aus der Auslage.

farbstich-plain-course = { $games ->
    [one] { "" }
   *[other] Partie { $game } von { $games }.{ " " }
}Stich { $trick }. { $seat_you ->
    [yes] Du kommst raus.
   *[no] { $seat } kommt raus.
}
farbstich-plain-display = { $count ->
    [0] Die Auslage ist leer.
   *[other] Die Auslage: { $cards }.
}
farbstich-plain-colour = { farbstich-colour } { $values }{ $count ->
    [one] { "" }
   *[other] , zusammen { $sum }
}
farbstich-plain-no-card = Im Stich liegt noch keine Karte.
farbstich-plain-trick = Im Stich: { $cards }.
farbstich-plain-standing = Bisher zählen die Farben: { $totals }. { $tied_count ->
    [0] { "" }
   *[other] { $tied } liegen gleichauf.{ " " }
}{ $order_count ->
    [0] So dürfte niemand nehmen.
   *[other] In dieser Reihenfolge würde genommen: { $order }.
}
farbstich-plain-last-trick = Der letzte Stich: { $cards }.
farbstich-plain-hand = Deine Hand: { $cards }.
farbstich-plain-game-points = Partie { $game }: { $points }.
farbstich-plain-face-down = Was in dieser Partie genommen wurde, liegt bis zum Ende verdeckt.
farbstich-plain-now = { $collects ->
    [yes] { $seat_you ->
        [yes] Du nimmst jetzt eine Farbe.
       *[no] { $seat } nimmt jetzt eine Farbe.
    }
   *[no] { $seat_you ->
        [yes] Du spielst jetzt eine Karte.
       *[no] { $seat } spielt jetzt eine Karte.
    }
}
farbstich-plain-collect = Nimm eine Farbe: { $cards }.
farbstich-plain-play = Spiele eine Karte: { $cards }.
farbstich-plain-no-colour = „{ $text }“ ist keine Farbe, die ich kenne.

farbstich-with-games = { $value ->
    [one] eine Partie
   *[other] { $value } Partien
}
farbstich-with-open_scores = { $value ->
    [true] alle sehen die Punkte
   *[false] die Punkte sieht man erst am Ende
}
