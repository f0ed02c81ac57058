# What the board of Schatzsuche says. Words of columns have little room.

schatzsuche-screen-round = Round { $round } of { $rounds }
schatzsuche-screen-golden = Golden card
schatzsuche-screen-deals = deals
schatzsuche-screen-is-content = no objection
schatzsuche-screen-guesses = guess
schatzsuche-screen-dealing = The cards are being dealt.
schatzsuche-screen-watching = You are watching.

schatzsuche-screen-ask = { $now ->
    [guess] Which card is the golden one?
    [bid] How many tricks will you take?
    [marker] Which of your markers do you turn?
    [objection] Whose card do you object to?
    [content] The round is over. Any objection?
   *[play] Your turn: lead a card.
}
schatzsuche-screen-guess-rank = The golden card is one of the { $suit }. Which value?
schatzsuche-screen-guess-worth = The suit is worth 20 points, the value 40, and both 160.
schatzsuche-screen-must-follow = You must follow { $suit }.
schatzsuche-screen-must-trump = You must play trump: { $suit }.
schatzsuche-screen-turns = { $count ->
    [one] It turns your { $suits } marker face down.
   *[other] It turns your { $suits } markers face down.
}
schatzsuche-screen-costly = Turn your { $suit } marker up again? That costs you 50 points.

schatzsuche-screen-do-bid = { $tricks ->
    [0] no trick
    [one] 1 trick
   *[other] { $tricks } tricks
}
schatzsuche-screen-do-markers = turn a marker
schatzsuche-screen-do-flip = turn { $suit } down
schatzsuche-screen-do-unflip = turn { $suit } up again: costs 50 points
schatzsuche-screen-do-object = object
schatzsuche-screen-do-object-to = Object to { $name }
schatzsuche-screen-do-content = No objection

schatzsuche-screen-sheet = Bid/tricks and points of each round
schatzsuche-screen-recap = Round { $round } is over
schatzsuche-screen-penalties = Penalties
schatzsuche-screen-sum = Sum
schatzsuche-screen-guess = guess
schatzsuche-screen-is-right = right
schatzsuche-screen-points = points
schatzsuche-screen-in-all = in all
schatzsuche-screen-round-number = round { $round }
schatzsuche-screen-last-round = The last round
schatzsuche-screen-right = { $right ->
    [suit] suit
    [rank] value
    [both] both
   *[none] nothing
}

# The seats, the trick and the question as they are drawn.
schatzsuche-screen-you = You
schatzsuche-screen-score = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
schatzsuche-screen-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
schatzsuche-screen-marker-tip = { $down ->
    [yes] Marker of { $suit }, face down: { $name } has none left.
   *[no] Marker of { $suit }, face up: { $name } may still hold some.
}
schatzsuche-screen-marker-means = Face down: none of that suit left.
schatzsuche-screen-none-of = no
schatzsuche-screen-tricks-won = { $you ->
    [yes] your tricks
   *[no] tricks won
}
schatzsuche-screen-tally = { $won } of { $bid }
schatzsuche-screen-tally-tricks = { $won } of { $bid } { $bid ->
    [one] trick
   *[other] tricks
}
schatzsuche-screen-exact = just right
schatzsuche-screen-over = { $count } too many
schatzsuche-screen-bids-caption = bids
schatzsuche-screen-bids-now = bids { $tricks }
schatzsuche-screen-is-asked = is asked …
schatzsuche-screen-took = wins the trick
schatzsuche-screen-played = { $how ->
    [leads] leads the { $card }
    [trumps] trumps with the { $card }
   *[plays] plays the { $card }
}
schatzsuche-screen-trump-title = TRUMP
schatzsuche-screen-beats = { $suit } beat
schatzsuche-screen-beats-all = all others
schatzsuche-screen-wins = wins so far
schatzsuche-screen-led = { $name } led
schatzsuche-screen-your-card = your card
schatzsuche-screen-trick-of = trick { $trick } of { $tricks }
schatzsuche-screen-last = last trick
schatzsuche-screen-won-it = { $you ->
    [yes] you won it
   *[no] { $name } won it
}
schatzsuche-screen-strength = strong … weak
schatzsuche-screen-to-make = { $tricks ->
    [one] 1 trick will be made
   *[other] { $tricks } tricks will be made
}
schatzsuche-screen-bid-so-far = bid so far: { $tricks }
schatzsuche-screen-left = { $count } left
schatzsuche-screen-any-bid = You may bid more or less than what is left.
schatzsuche-screen-worth = { $part ->
    [aside] One card is laid aside, face down.
    [now] Guess it now, before the last deal.
    [suit] suit right
    [rank] value right
   *[both] both right
}
schatzsuche-screen-hint = { $now ->
    [bid] arrows or a number choose
    [guess] 1–4 suit, arrows everywhere
    [rank] 1–8 value, Esc another suit
   *[play] Arrows or a digit choose. Grey cards are not allowed now.
}
schatzsuche-screen-phase = { $phase ->
    [bid] the bids
   *[guess] the golden card
}
schatzsuche-screen-of-cards = { $count } of 32 cards
schatzsuche-screen-guess-both = The { $card } wins 160,
schatzsuche-screen-guess-one = another card of { $suit } 20, another { $rank } 40.
schatzsuche-screen-guess-of = guessed by { $names }
schatzsuche-screen-led-so = { $must ->
    [follow] { $name } led { $suit }: follow suit.
    [trump] { $name } led { $suit }: you must trump.
   *[free] { $name } led { $suit }: play any card.
}
schatzsuche-screen-duty = { $must ->
    [follow] follow { $suit }
    [trump] trump with { $suit }
   *[free] any card
}
schatzsuche-screen-so-far = { $name } wins so far: { $card }.
schatzsuche-screen-do-play-card = Play the { $card }
schatzsuche-screen-do-guess-card = Guess the { $card }
schatzsuche-screen-do-bid-now = { $tricks ->
    [0] Bid no trick
    [one] Bid 1 trick
   *[other] Bid { $tricks } tricks
}
schatzsuche-screen-bid-ten = 10 tricks
schatzsuche-screen-outcome = Bid { $tricks } and win
schatzsuche-screen-sheet-title = Score sheet
schatzsuche-screen-sheet-bid = bid { $tricks }

# On cards: the letters of a suit, which stand beside its sign, and those of a rank.
schatzsuche-short-suit = { $suit ->
    [C] C
    [S] S
    [H] H
   *[D] D
}
schatzsuche-short-rank = { $rank ->
    [J] J
    [Q] Q
    [K] K
   *[A] A
}
