farbstich-word-play = play, lay
farbstich-word-collect = pick, collect, take
farbstich-word-R = red
farbstich-word-G = green
farbstich-word-B = blue
farbstich-word-Y = yellow
farbstich-word-V = violet, purple
farbstich-word-W = white

farbstich-help-play = play CARD, or only the card: play green 7, green 7, or G7.
farbstich-help-collect = pick COLOUR, or only the colour: you take all cards of it from the display.

farbstich-plain-course = { $games ->
    [one] { "" }
   *[other] Game { $game } of { $games }.{ " " }
}Trick { $trick }. { $seat_you ->
    [yes] You lead.
   *[no] { $seat } leads.
}
farbstich-plain-display = { $count ->
    [0] The display is empty.
   *[other] The display: { $cards }.
}
farbstich-plain-colour = { farbstich-colour } { $values }{ $count ->
    [one] { "" }
   *[other] , together { $sum }
}
farbstich-plain-no-card = No card lies in the trick.
farbstich-plain-trick = In the trick: { $cards }.
farbstich-plain-standing = So far the colours make: { $totals }. { $tied_count ->
    [0] { "" }
   *[other] There is a tie of { $tied }.{ " " }
}{ $order_count ->
    [0] Nobody would collect.
   *[other] In this order they would collect: { $order }.
}
farbstich-plain-last-trick = The last trick: { $cards }.
farbstich-plain-hand = Your hand: { $cards }.
farbstich-plain-game-points = Game { $game }: { $points }.
farbstich-plain-face-down = What was collected in this game lies face down until its end.
farbstich-plain-now = { $collects ->
    [yes] { $seat_you ->
        [yes] You collect now.
       *[no] { $seat } collects now.
    }
   *[no] { $seat_you ->
        [yes] You play now.
       *[no] { $seat } plays now.
    }
}
farbstich-plain-collect = Pick a colour: { $cards }.
farbstich-plain-play = Play a card: { $cards }.
farbstich-plain-no-colour = “{ $text }” is no colour that I know.

farbstich-with-games = { $value ->
    [one] 1 game
   *[other] { $value } games
}
farbstich-with-open_scores = { $value ->
    [true] everybody sees the points
   *[false] nobody sees the points before the end
}
