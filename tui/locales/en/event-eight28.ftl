### 8-28: what happens, a sentence for each event.
###
### $blue (3): blue gems
### $card (7): a card, by its name
### $colour (red): the name of a colour
### $colour_is (red): which: red, blue
### $gems (Anna: 3 blue gems): names with their gems
### $giver (Ben): the name of who gives
### $giver_you (no): whether that is the reader: yes or no
### $holes (Anna 7, Ben 1/11): names with their hidden cards
### $name (Anna): the name of a person
### $points (Anna 12, Ben 9): names with their points
### $red (1): red gems
### $round (3): the number of the round
### $seat (Ben): the name of a player
### $seat_you (no): whether that is the reader: yes or no
### $seats (Anna and Ben): names of players, joined
### $shares (Anna 3, Ben 2): shares of players, joined
### $target (28): 8 or 28, or hit
### $total (18): a total

event-eight28-round = Round { $round }. { $giver_you ->
    [yes] You give
   *[no] { $giver } gives
} first. { event-eight28-left }
event-eight28-left = { $blue ->
    [0] { $red ->
        [0] The middle is empty.
       *[other] Left in the middle: { game-eight28-gems }.
    }
   *[other] Left in the middle: { game-eight28-gems }.
}
event-eight28-deck = All cards are shuffled.
event-eight28-hole = { $seat_you ->
    [yes] Your hidden card: { $card }.
   *[no] { $seat }’s hidden card: { $card }.
}
event-eight28-hole-hidden = { "" }
event-eight28-gem = { $seat_you ->
    [yes] You put
   *[no] { $seat } puts
} a { $colour } gem in the middle{ $colour_is ->
    [red] : this round is the last.
   *[blue] .
}
event-eight28-take = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} the card: { $card }.
event-eight28-decline = { $seat_you ->
    [yes] You decline.
   *[no] { $seat } declines.
}
event-eight28-out = { $seat_you ->
    [yes] Your open cards make 28 or more: you are out of this round.
   *[no] { $seat }’s open cards make 28 or more: out of this round.
}
event-eight28-give = { $seat_you ->
    [yes] You give now.
   *[no] { $seat } gives now.
}
event-eight28-reveal = The hidden cards are turned up: { $holes }.
event-eight28-hit = Direct hit, 8 and 28: { $seats }!
event-eight28-declare = { $seat_you ->
    [yes] You play
   *[no] { $seat } plays
} for the { $target } with { $total }.
event-eight28-pay = { $target ->
    [8] The half for the 8, won with { $total }
    [28] The half for the 28, won with { $total }
   *[hit] For the direct hit
}: { $shares }.
event-eight28-pay-shares = { $seat_you ->
    [yes] you get
   *[no] { $seat } gets
} { game-eight28-gems }
event-eight28-carry = What stays in the middle: { game-eight28-gems }.
event-eight28-end = The game is over. Gems: { $gems }. Points: { $points }. { common-winners }
event-eight28-end-gems = { $name } has { game-eight28-gems }
