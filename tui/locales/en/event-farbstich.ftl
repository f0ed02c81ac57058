### Farbstich: what happens, a sentence for each event.
###
### $card (green 7): a card, by its name
### $cards (green 7, red 3): cards, joined
### $colour (green): the name of a colour
### $game (2): the number of the game, or its name
### $order (Anna, Ben and Cleo): names in their order
### $order_count (2): how many order there are
### $points (Anna 12, Ben 9): names with their points
### $seat (Ben): the name of a player
### $seat_you (no): whether that is the reader: yes or no
### $starter (Ben): the name of who starts
### $starter_you (no): whether that is the reader: yes or no
### $tied (green and red): names of colours, joined
### $tied_count (2): how many tied there are
### $totals (Anna 12, Ben 9): totals
### $trick (3): the number of the trick

event-farbstich-game = Game { $game }. { $starter_you ->
    [yes] You start.
   *[no] { $starter } starts.
}
event-farbstich-deck = All cards are shuffled.
event-farbstich-display = The display: { $cards }.
event-farbstich-hand = { $seat_you ->
    [yes] Your hand: { $cards }.
   *[no] { $seat }’s hand: { $cards }.
}
event-farbstich-hand-hidden = { "" }
event-farbstich-trick = Trick { $trick }. { $starter_you ->
    [yes] You lead.
   *[no] { $starter } leads.
}
event-farbstich-play = { $seat_you ->
    [yes] You play
   *[no] { $seat } plays
} the { $card }.
event-farbstich-rank = The colours make: { $totals }. { $tied_count ->
    [0] { "" }
   *[other] There is a tie between { $tied }: the scoring stops there.{ " " }
}{ $order_count ->
    [0] Nobody collects.
    [one] Only { $order } collects.
   *[other] Collecting in this order, while the display lasts: { $order }.
}
event-farbstich-collect = { $seat_you ->
    [yes] You collect
   *[no] { $seat } collects
} { $colour }: { $cards }.
event-farbstich-score = Points of this game: { $points }.
event-farbstich-end = The match is over. Points: { $points }. { common-winners }
