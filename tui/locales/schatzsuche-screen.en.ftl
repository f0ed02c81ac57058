# What the board of Schatzsuche says. Words of columns have little room.

schatzsuche-screen-round = Round { $round } of { $rounds }
schatzsuche-screen-trump = Trump: { $suit }
schatzsuche-screen-golden = Golden card
schatzsuche-screen-gold = Gold
schatzsuche-screen-markers = Markers
schatzsuche-screen-bids = Bid
schatzsuche-screen-tricks = Tricks
schatzsuche-screen-points = Points
schatzsuche-screen-deals = dealer
schatzsuche-screen-deals-brief = deals
schatzsuche-screen-is-content = no objection
schatzsuche-screen-guesses = guess
schatzsuche-screen-trick = Trick
schatzsuche-screen-last-trick = Last trick: { $name }
schatzsuche-screen-dealing = The cards are being dealt.
schatzsuche-screen-watching = You are watching.

schatzsuche-screen-bid = How many tricks will you take?
schatzsuche-screen-play = { $leads ->
    [yes] Your turn: lead a card.
   *[no] Your turn: play a card.
}
schatzsuche-screen-guess-suit = What is the golden card? First its suit, then its value.
schatzsuche-screen-guess-rank = The golden card is one of the { $suit }. Which value?
schatzsuche-screen-guess-worth = The suit is worth 20 points, the value 40, and both 160.
schatzsuche-screen-marker = Which of your markers do you turn?
schatzsuche-screen-objection = Whose last card was against the rules of the markers?
schatzsuche-screen-content = The round is played. Do you object to a card?
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
schatzsuche-screen-columns = Bid/tricks, points
schatzsuche-screen-recap = Round { $round } is over
schatzsuche-screen-penalties = Penalties
schatzsuche-screen-sum = Sum
schatzsuche-screen-treasure = The golden card is turned up
schatzsuche-screen-rounds = Rounds
schatzsuche-screen-guess = Guess
schatzsuche-screen-bonus = Bonus
schatzsuche-screen-right = { $right ->
    [suit] suit
    [rank] rank
    [both] suit and rank
   *[none] nothing
}

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
