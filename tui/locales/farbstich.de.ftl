farbstich-name = Farbstich
farbstich-card = { $colour ->
    [R] rote
    [G] grüne
    [B] blaue
    [Y] gelbe
    [V] violette
   *[W] weiße
} { $rank }
farbstich-colour = { $colour ->
    [R] Rot
    [G] Grün
    [B] Blau
    [Y] Gelb
    [V] Violett
   *[W] Weiß
}

farbstich-game = Partie { $game }. { $starter_you ->
    [yes] Du fängst an.
   *[no] { $starter } fängt an.
}
farbstich-deck = Alle Karten werden gemischt.
farbstich-display = Die Auslage: { $cards }.
farbstich-hand = { $seat_you ->
    [yes] Deine Hand: { $cards }.
   *[no] Die Hand von { $seat }: { $cards }.
}
farbstich-hand-hidden = { "" }
farbstich-trick = Stich { $trick }. { $starter_you ->
    [yes] Du kommst raus.
   *[no] { $starter } kommt raus.
}
farbstich-play = { $seat_you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} die { $card }.
farbstich-rank = Die Farben zählen: { $totals }. { $tied_count ->
    [0] { "" }
   *[other] { $tied } liegen gleichauf, dort endet die Wertung.{ " " }
}{ $order_count ->
    [0] Niemand darf nehmen.
    [one] Nehmen darf nur { $order }.
   *[other] Reihenfolge beim Nehmen, solange die Auslage reicht: { $order }.
}
farbstich-collect = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $colour }: { $cards }.
farbstich-score = Punkte in dieser Partie: { $points }.
farbstich-end = Das Spiel ist aus. Punkte: { $points }. { who-won }

farbstich-do-play = eine Karte spielen
farbstich-do-collect = eine Farbe nehmen

refusal-not-in-display = { $colour } liegt nicht in der Auslage, nur { $colours }.

farbstich-option-games = wie viele Partien gespielt werden
farbstich-option-open_scores = alle sehen die Punkte schon vor dem Ende einer Partie
