schatzsuche-name = Schatzsuche
schatzsuche-card = { schatzsuche-rank } of { schatzsuche-suit }
schatzsuche-suit = { $suit ->
    [C] clubs
    [S] spades
    [H] hearts
   *[D] diamonds
}
schatzsuche-rank = { $rank ->
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
}

schatzsuche-round = Round { $round }. { $dealer_you ->
    [yes] You deal.
   *[no] { $dealer } deals.
}
schatzsuche-guess = { $seat_you ->
    [yes] You think the golden card is the
   *[no] { $seat } thinks the golden card is the
} { $rank } of { $suit }.
schatzsuche-deck = All cards are shuffled.
schatzsuche-golden = The golden card is the { $card }.
schatzsuche-golden-hidden = The golden card lies face down in the middle.
schatzsuche-hand = { $seat_you ->
    [yes] Your hand: { $cards }.
   *[no] { $seat }’s hand: { $cards }.
}
schatzsuche-hand-hidden = { "" }
schatzsuche-trump = The { $card } is turned up and makes trump.
schatzsuche-bid = { $seat_you ->
    [yes] You bid
   *[no] { $seat } bids
} { $tricks ->
    [one] 1 trick.
   *[other] { $tricks } tricks.
}
schatzsuche-flip = { $seat_you ->
    [yes] You turn your { $suit } marker face down.
   *[no] { $seat } turns the { $suit } marker face down.
}
schatzsuche-unflip = { $seat_you ->
    [yes] You turn your { $suit } marker up again.
   *[no] { $seat } turns the { $suit } marker up again.
}
schatzsuche-play = { $seat_you ->
    [yes] You play
   *[no] { $seat } plays
} the { $card }.
schatzsuche-object = { $seat_you ->
    [yes] You object
   *[no] { $seat } objects
} to { $against_you ->
    [yes] your card
   *[no] { $against }’s card
}{ $fault ->
    [no-flip] : a marker was not turned.
    [late-flip] : a marker was turned too late.
    [flipped-suit] : the marker of its suit lay face down.
   *[none] , but there is nothing to punish.
}
schatzsuche-penalty = { $seat_you ->
    [yes] Your penalty
   *[no] Penalty for { $seat }
}: { $points ->
    [-10] 10
    [-25] 25
    [-50] 50
   *[other] { $points }
} points.
schatzsuche-trick = { $winner_you ->
    [yes] The trick is yours.
   *[no] The trick goes to { $winner }.
}
schatzsuche-x-content = { $seat_you ->
    [yes] You have no objection.
   *[no] { $seat } has no objection.
}
schatzsuche-score = Points for the bids: { $points }. In all: { $totals }. Bid: { $bids }; taken: { $tricks }.
schatzsuche-treasure = The golden card is turned up: it is the { $card }. Bonus points: { $bonus }.
schatzsuche-end = The game is over. Points: { $points }. { who-won }

schatzsuche-do-guess = guess the golden card
schatzsuche-do-bid = bid your tricks
schatzsuche-do-play = play a card
schatzsuche-do-flip = turn a marker face down
schatzsuche-do-unflip = turn a marker up again (costs 50 points)
schatzsuche-do-object = object to a card
schatzsuche-do-content = say that you have no objection

refusal-must-follow = You must follow { $suit }. You hold: { $cards }.
refusal-must-trump = You cannot follow, so you must play trump, { $suit }. You hold: { $cards }.
refusal-bid-too-high = In this round you can bid { $most ->
    [one] 0 or 1 trick.
   *[other] 0 to { $most } tricks.
}
refusal-markers-turn-themselves = At this table the markers turn by themselves, and nobody needs to object.
refusal-marker-is-down = Your { $suit } marker already lies face down.
refusal-marker-is-up = Your { $suit } marker is not face down.
refusal-nobody-to-object-to = { $seats_count ->
    [0] No card has been played in this round to which you could object.
   *[other] You can only object to the cards of { $seats }.
}

schatzsuche-option-markers = suit markers turn by themselves, or by hand, with penalties for mistakes
