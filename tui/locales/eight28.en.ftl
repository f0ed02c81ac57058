eight28-name = 8-28
eight28-card = { $card }
eight28-colour = { $colour ->
    [blue] blue
   *[red] red
}
eight28-gems = { $blue ->
    [0] { $red ->
        [0] nothing
        [one] 1 red gem
       *[other] { $red } red gems
    }
    [one] 1 blue gem{ eight28-and-red }
   *[other] { $blue } blue gems{ eight28-and-red }
}
eight28-and-red = { $red ->
    [0] { "" }
   *[other] { " " }and { $red } red
}

eight28-round = Round { $round }. { $giver_you ->
    [yes] You give
   *[no] { $giver } gives
} first. { eight28-left }
eight28-left = { $blue ->
    [0] { $red ->
        [0] The middle is empty.
       *[other] Left in the middle: { eight28-gems }.
    }
   *[other] Left in the middle: { eight28-gems }.
}
eight28-deck = All cards are shuffled.
eight28-hole = { $seat_you ->
    [yes] Your hidden card: { $card }.
   *[no] { $seat }’s hidden card: { $card }.
}
eight28-hole-hidden = { "" }
eight28-gem = { $seat_you ->
    [yes] You put
   *[no] { $seat } puts
} a { $colour } gem in the middle{ $colour_is ->
    [red] : this round is the last.
   *[blue] .
}
eight28-take = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} the card: { $card }.
eight28-decline = { $seat_you ->
    [yes] You decline.
   *[no] { $seat } declines.
}
eight28-out = { $seat_you ->
    [yes] Your open cards make 28 or more: you are out of this round.
   *[no] { $seat }’s open cards make 28 or more: out of this round.
}
eight28-give = { $seat_you ->
    [yes] You give now.
   *[no] { $seat } gives now.
}
eight28-reveal = The hidden cards are turned up: { $holes }.
eight28-hit = Direct hit, 8 and 28: { $seats }!
eight28-declare = { $seat_you ->
    [yes] You play
   *[no] { $seat } plays
} for the { $target } with { $total }.
eight28-pay = { $target ->
    [8] The half for the 8, won with { $total }
    [28] The half for the 28, won with { $total }
   *[hit] For the direct hit
}: { $shares }.
eight28-pay-shares = { $seat_you ->
    [yes] you get
   *[no] { $seat } gets
} { eight28-gems }
eight28-carry = What stays in the middle: { eight28-gems }.
eight28-end = The game is over. Gems: { $gems }. Points: { $points }. { who-won }
eight28-end-gems = { $name } has { eight28-gems }

eight28-do-take = take the card
eight28-do-decline = decline it
eight28-do-declare = choose the 8 or the 28

refusal-you-are-out = You are out of this round: your open cards already make { $total }.
refusal-declined-for-good = You declined a card in this round, and at this table that is final.

eight28-option-pack = the cards: the published pack, or the authors’ with one more 1
eight28-option-first_giver = who gives first: drawn, or the host of the table
eight28-option-pass_is_final = whoever declines a card is offered no other in that round
eight28-option-low_may_go_high = a hand of at most 8 may also play for the 28
