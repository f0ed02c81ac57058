### Farbstich: what happens, a sentence for each event.

event-farbstich-game = Partie { $game }. { $starter_you ->
    [yes] Du fängst an.
   *[no] { $starter } fängt an.
}
event-farbstich-deck = Alle Karten werden gemischt.
event-farbstich-display = Die Auslage: { $cards }.
event-farbstich-hand = { $seat_you ->
    [yes] Deine Hand: { $cards }.
   *[no] Die Hand von { $seat }: { $cards }.
}
event-farbstich-hand-hidden = { "" }
event-farbstich-trick = Stich { $trick }. { $starter_you ->
    [yes] Du kommst raus.
   *[no] { $starter } kommt raus.
}
event-farbstich-play = { $seat_you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} die { $card }.
event-farbstich-rank = Die Farben zählen: { $totals }. { $tied_count ->
    [0] { "" }
   *[other] { $tied } liegen gleichauf, dort endet die Wertung.{ " " }
}{ $order_count ->
    [0] Niemand darf nehmen.
    [one] Nehmen darf nur { $order }.
   *[other] Reihenfolge beim Nehmen, solange die Auslage reicht: { $order }.
}
event-farbstich-collect = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $colour }: { $cards }.
event-farbstich-score = Punkte in dieser Partie: { $points }.
event-farbstich-end = Das Spiel ist aus. Punkte: { $points }. { common-winners }
