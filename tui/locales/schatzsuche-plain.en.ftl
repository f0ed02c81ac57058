schatzsuche-word-guess = guess
schatzsuche-word-bid = bid
schatzsuche-word-play = play, lay
schatzsuche-word-flip = flip
schatzsuche-word-unflip = unflip
schatzsuche-word-object = object
schatzsuche-word-content = content, ok
schatzsuche-word-C = clubs, club
schatzsuche-word-S = spades, spade
schatzsuche-word-H = hearts, heart
schatzsuche-word-D = diamonds, diamond
schatzsuche-word-rank-J = jack
schatzsuche-word-rank-Q = queen
schatzsuche-word-rank-K = king
schatzsuche-word-rank-A = ace

schatzsuche-help-guess = guess CARD: what you think the golden card is. For instance: guess hearts ace.
schatzsuche-help-bid = bid NUMBER: how many tricks you will take.
schatzsuche-help-play = play CARD, or only the card: play hearts 7, hearts 7, or H7.
schatzsuche-help-flip = flip SUIT turns your marker of this suit face down.
schatzsuche-help-unflip = unflip SUIT turns it up again. That costs 50 points, so you are asked once more.
schatzsuche-help-object = object NAME: the last card of this player was against the rules of the markers.
schatzsuche-help-content = content: you have no objection, and the round can be scored.

schatzsuche-plain-course = Round { $round }. { $seat_you ->
    [yes] You dealt.
   *[no] { $seat } dealt.
} Trump is { schatzsuche-suit }, by the { $card }.
schatzsuche-plain-bids = { $seat_you ->
    [yes] You bid
   *[no] { $seat } bid
} { $bid } and { $seat_you ->
    [yes] have
   *[no] has
} { $tricks ->
    [one] 1 trick.
   *[other] { $tricks } tricks.
}
schatzsuche-plain-down = { $seat_you ->
    [yes] Your markers face down
   *[no] Markers of { $seat } face down
}: { $suits }.
schatzsuche-plain-trick = In the trick: { $cards }.
schatzsuche-plain-last-trick = The last trick: { $cards }. { $seat_you ->
    [yes] You won it.
   *[no] { $seat } won it.
}
schatzsuche-plain-hand = Your hand: { $cards }.
schatzsuche-plain-suit = { schatzsuche-suit } { $ranks }
schatzsuche-plain-sheet = Round { $round }. Bids: { $bids }. Tricks: { $tricks }. Points: { $points }.
schatzsuche-plain-now = { $what ->
    [guess] { $seat_you ->
        [yes] You guess the golden card now.
       *[no] { $seat } guesses the golden card now.
    }
    [bid] { $seat_you ->
        [yes] You bid now.
       *[no] { $seat } bids now.
    }
    [play] { $seat_you ->
        [yes] You play now.
       *[no] { $seat } plays now.
    }
   *[content] { $seat_you ->
        [yes] The round is played. You may still object.
       *[no] The round is played. Still to be asked: { $seat }.
    }
}
schatzsuche-plain-guess = What is the golden card? Type “{ $word }” and a suit and a rank.
schatzsuche-plain-bid = How many tricks will you take? Type a number from 0 to { $most }.
schatzsuche-plain-play = Play a card: { $cards }.
schatzsuche-plain-content = Type “{ $word }” if you have no objection, or “{ $object }” and a name.
schatzsuche-plain-no-suit = “{ $text }” is no suit that I know.
schatzsuche-plain-costly = That costs you 50 points. If you want it all the same, type it once more, or yes.

schatzsuche-with-markers = { $value ->
    [by_hand] markers are turned by hand
   *[assisted] markers turn by themselves
}
