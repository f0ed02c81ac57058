### Schatzsuche: line mode.
###
### $bid (2): tricks that were bid
### $bids (Anna 2, Ben 0): names with their bids
### $card (queen of hearts): a card, by its name
### $cards (10 of spades, 8 of diamonds): cards, joined
### $most (3): the most that is allowed
### $object (object): a word to type
### $points (Anna 12, Ben −3): names with their points
### $ranks (10 and queen): values of cards
### $round (3): the number of the round
### $seat (Ben): the name of a player
### $seat_you (no): whether that is the reader: yes or no
### $suits (hearts and clubs): names of suits, joined
### $text (g9): what was typed
### $tricks (2): how many tricks
### $what (guess): which: guess, bid, play, content
### $word (take): a word to type

plain-schatzsuche-word-guess = guess
plain-schatzsuche-word-bid = bid
plain-schatzsuche-word-play = play, lay
plain-schatzsuche-word-flip = flip
plain-schatzsuche-word-unflip = unflip
plain-schatzsuche-word-object = object
plain-schatzsuche-word-content = fine, ok, content
plain-schatzsuche-word-C = clubs, club
plain-schatzsuche-word-S = spades, spade
plain-schatzsuche-word-H = hearts, heart
plain-schatzsuche-word-D = diamonds, diamond
plain-schatzsuche-word-rank-J = jack
plain-schatzsuche-word-rank-Q = queen
plain-schatzsuche-word-rank-K = king
plain-schatzsuche-word-rank-A = ace

plain-schatzsuche-help-guess = guess CARD: what you think the golden card is. For instance: guess hearts ace.
plain-schatzsuche-help-bid = bid NUMBER: how many tricks you will win.
plain-schatzsuche-help-play = play CARD, or only the card: play hearts 7, hearts 7, or H7.
plain-schatzsuche-help-flip = flip SUIT turns your marker of this suit face down.
plain-schatzsuche-help-unflip = unflip SUIT turns your marker of this suit up again. That costs 50 points, so you are asked once more.
plain-schatzsuche-help-object = object NAME: the last card of this player broke the marker rules.
plain-schatzsuche-help-content = fine: you have no objection, and the round can be scored.

plain-schatzsuche-course = Round { $round }. { $seat_you ->
    [yes] You dealt.
   *[no] { $seat } dealt.
} Trumps are { game-schatzsuche-suit } (the { $card } was turned up).
plain-schatzsuche-bids = { $seat_you ->
    [yes] You bid
   *[no] { $seat } bid
} { $bid } and { $seat_you ->
    [yes] have
   *[no] has
} { $tricks ->
    [one] 1 trick.
   *[other] { $tricks } tricks.
}
plain-schatzsuche-down = { $seat_you ->
    [yes] Your markers face down
   *[no] Markers of { $seat } face down
}: { $suits }.
plain-schatzsuche-trick = In the trick: { $cards }.
plain-schatzsuche-last-trick = The last trick: { $cards }. { $seat_you ->
    [yes] You won it.
   *[no] { $seat } won it.
}
plain-schatzsuche-hand = Your hand: { $cards }.
plain-schatzsuche-suit = { game-schatzsuche-suit } { $ranks }
plain-schatzsuche-sheet = Round { $round }. Bids: { $bids }. Tricks: { $tricks }. Points: { $points }.
plain-schatzsuche-now = { $what ->
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
       *[no] The round is played. Waiting for { $seat }.
    }
}
plain-schatzsuche-guess = Which card is the golden one? Type “{ $word }”, a suit and a value.
plain-schatzsuche-bid = How many tricks will you win? Type a number from 0 to { $most }.
plain-schatzsuche-play = Play a card: { $cards }.
plain-schatzsuche-content = Type “{ $word }” if you have no objection, or “{ $object }” and a name. Saying nothing means no objection.
plain-schatzsuche-no-suit = “{ $text }” is not a suit.
plain-schatzsuche-costly = That costs you 50 points. If you want it all the same, type it once more, or yes.
