### Schatzsuche: what happens, a sentence for each event.
###
### $against (Cleo): the name of a player
### $against_you (no): whether that is the reader: yes or no
### $bids (Anna 2, Ben 0): names with their bids
### $bonus (Anna 160, Ben 0): names with their bonus
### $card (queen of hearts): a card, by its name
### $cards (10 of spades, 8 of diamonds): cards, joined
### $dealer (Ben): the name of the dealer
### $dealer_you (no): whether that is the reader: yes or no
### $fault (no-flip): which: no-flip, late-flip, flipped-suit, none
### $points (Anna 12, Ben −3): names with their points, or the points of a penalty
### $rank (queen): the name of a value
### $round (3): the number of the round
### $seat (Ben): the name of a player
### $seat_you (no): whether that is the reader: yes or no
### $suit (hearts): the name of a suit
### $totals (Anna 12, Ben 9): totals
### $tricks (2): how many tricks
### $winner (Anna): the name of the winner
### $winner_you (no): whether that is the reader: yes or no

event-schatzsuche-round = Round { $round }. { $dealer_you ->
    [yes] You deal.
   *[no] { $dealer } deals.
}
event-schatzsuche-guess = { $seat_you ->
    [yes] You think the golden card is the
   *[no] { $seat } thinks the golden card is the
} { $rank } of { $suit }.
event-schatzsuche-deck = All cards are shuffled.
event-schatzsuche-golden = The golden card is the { $card }.
event-schatzsuche-golden-hidden = The golden card lies face down in the middle.
event-schatzsuche-hand = { $seat_you ->
    [yes] Your hand: { $cards }.
   *[no] { $seat }’s hand: { $cards }.
}
event-schatzsuche-hand-hidden = { "" }
event-schatzsuche-trump = The { $card } is turned up: its suit is trumps.
event-schatzsuche-bid = { $seat_you ->
    [yes] You bid
   *[no] { $seat } bids
} { $tricks ->
    [one] 1 trick.
   *[other] { $tricks } tricks.
}
event-schatzsuche-flip = { $seat_you ->
    [yes] You turn your { $suit } marker face down.
   *[no] { $seat } turns the { $suit } marker face down.
}
event-schatzsuche-unflip = { $seat_you ->
    [yes] You turn your { $suit } marker up again.
   *[no] { $seat } turns the { $suit } marker up again.
}
event-schatzsuche-play = { $seat_you ->
    [yes] You play
   *[no] { $seat } plays
} the { $card }.
event-schatzsuche-object = { $seat_you ->
    [yes] You object
   *[no] { $seat } objects
} to { $against_you ->
    [yes] your card
   *[no] { $against }’s card
}{ $fault ->
    [no-flip] : a marker was not turned.
    [late-flip] : a marker was turned too late.
    [flipped-suit] : the marker of its suit lay face down.
   *[none] , but no mistake was found.
}
event-schatzsuche-penalty = { $seat_you ->
    [yes] Your penalty
   *[no] Penalty for { $seat }
}: { $points ->
    [-10] 10
    [-25] 25
    [-50] 50
   *[other] { $points }
} points.
event-schatzsuche-trick = { $winner_you ->
    [yes] The trick is yours.
   *[no] The trick goes to { $winner }.
}
event-schatzsuche-x-content = { $seat_you ->
    [yes] You have no objection.
   *[no] { $seat } has no objection.
}
event-schatzsuche-score = Points for the bids: { $points }. In all: { $totals }. Bid: { $bids }; won: { $tricks }.
event-schatzsuche-treasure = The golden card is turned up: it is the { $card }. Bonus points: { $bonus }.
event-schatzsuche-end = The game is over. Points: { $points }. { common-winners }
