farbstich-name = Farbstich
farbstich-card = { farbstich-colour } { $rank }
farbstich-colour = { $colour ->
    [R] red
    [G] green
    [B] blue
    [Y] yellow
    [V] violet
   *[W] white
}

farbstich-game = Game { $game }. { $starter_you ->
    [yes] You start.
   *[no] { $starter } starts.
}
farbstich-deck = All cards are shuffled.
farbstich-display = The display: { $cards }.
farbstich-hand = { $seat_you ->
    [yes] Your hand: { $cards }.
   *[no] { $seat }’s hand: { $cards }.
}
farbstich-hand-hidden = { "" }
farbstich-trick = Trick { $trick }. { $starter_you ->
    [yes] You lead.
   *[no] { $starter } leads.
}
farbstich-play = { $seat_you ->
    [yes] You play
   *[no] { $seat } plays
} the { $card }.
farbstich-rank = The colours make: { $totals }. { $tied_count ->
    [0] { "" }
   *[other] There is a tie of { $tied }: the scoring stops there.{ " " }
}{ $order_count ->
    [0] Nobody collects.
    [one] Only { $order } collects.
   *[other] Collecting in this order, while the display lasts: { $order }.
}
farbstich-collect = { $seat_you ->
    [yes] You collect
   *[no] { $seat } collects
} { $colour }: { $cards }.
farbstich-score = Points of this game: { $points }.
farbstich-end = The match is over. Points: { $points }. { who-won }

farbstich-do-play = play a card
farbstich-do-collect = collect a colour

refusal-not-in-display = There is no { $colour } card in the display, only { $colours }.

farbstich-option-games = how many games make a match
farbstich-option-open_scores = everybody sees the points before the end of a game
