### Farbstich: line mode.
###
### $cards (green 7, red 3): cards, joined
### $collects (yes): yes or no
### $count (2): how many
### $game (2): the number of the game
### $games (3): how many games
### $order (Anna, Ben and Cleo): names in their order
### $order_count (2): how many order there are
### $points (Anna 12, Ben 9): names with their points
### $seat (Ben): the name of a player
### $seat_you (no): whether that is the reader: yes or no
### $sum (7 + 11): cards added up
### $text (g9): what was typed
### $tied (green and red): names of colours, joined
### $tied_count (2): how many tied there are
### $totals (Anna 12, Ben 9): totals
### $trick (3): the number of the trick
### $values (3 and 7): values of cards

plain-farbstich-word-play = play, lay
plain-farbstich-word-collect = pick, collect, take
plain-farbstich-word-R = red
plain-farbstich-word-G = green
plain-farbstich-word-B = blue
plain-farbstich-word-Y = yellow
plain-farbstich-word-V = violet, purple
plain-farbstich-word-W = white

plain-farbstich-help-play = play CARD, or only the card: play green 7, green 7, or G7.
plain-farbstich-help-collect = pick COLOUR, or only the colour: you take all cards of it from the display.

plain-farbstich-course = { $games ->
    [one] { "" }
   *[other] Game { $game } of { $games }.{ " " }
}Trick { $trick }. { $seat_you ->
    [yes] You lead.
   *[no] { $seat } leads.
}
plain-farbstich-display = { $count ->
    [0] The display is empty.
   *[other] The display: { $cards }.
}
plain-farbstich-colour = { game-farbstich-colour } { $values }{ $count ->
    [one] { "" }
   *[other] , together { $sum }
}
plain-farbstich-no-card = No card lies in the trick.
plain-farbstich-trick = In the trick: { $cards }.
plain-farbstich-standing = So far the colours make: { $totals }. { $tied_count ->
    [0] { "" }
   *[other] There is a tie between { $tied }.{ " " }
}{ $order_count ->
    [0] Nobody would collect.
   *[other] In this order they would collect: { $order }.
}
plain-farbstich-last-trick = The last trick: { $cards }.
plain-farbstich-hand = Your hand: { $cards }.
plain-farbstich-game-points = Game { $game }: { $points }.
plain-farbstich-face-down = Cards collected in this game lie face down until it ends.
plain-farbstich-now = { $collects ->
    [yes] { $seat_you ->
        [yes] You collect now.
       *[no] { $seat } collects now.
    }
   *[no] { $seat_you ->
        [yes] You play now.
       *[no] { $seat } plays now.
    }
}
plain-farbstich-collect = Pick a colour: { $cards }.
plain-farbstich-play = Play a card: { $cards }.
plain-farbstich-no-colour = “{ $text }” is not a colour.
