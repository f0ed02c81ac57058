### Schatzsuche: what the board says. Most of it stands in little room.
###
### $bid (2): tricks that were bid
### $card (queen of hearts): a card, by its name
### $count (2): how many
### $done (✓): the sign of what is done
### $down (yes): yes or no
### $how (leads): which: leads, trumps, plays
### $markers (assisted): which: assisted, by_hand
### $must (follow): which: follow, trump, free
### $name (Anna): the name of a person
### $names (Anna and Ben): names of players, joined
### $now (guess): which: guess, bid, marker, objection, content, play, free, rank
### $off (·): the sign of a card that may not be played
### $part (aside): which: aside, now, suit, rank, both
### $phase (bid): which: bid, guess
### $points (12): points
### $rank (queen): the name of a value
### $right (suit): which: suit, rank, both, none
### $round (3): the number of the round
### $rounds (10): how many rounds
### $spades (♠): the sign of spades
### $suit (hearts): the name of a suit
### $suits (hearts and clubs): names of suits, joined
### $trick (3): the number of the trick
### $tricks (2): how many tricks
### $trumps (2): how many trumps
### $up (▲): an arrow
### $won (1): how many were won
### $you (no): whether that is the reader: yes or no

board-schatzsuche-round = Round { $round } of { $rounds }
board-schatzsuche-golden = Golden card
board-schatzsuche-deals = deals
board-schatzsuche-is-content = no objection
board-schatzsuche-guesses = guess
board-schatzsuche-dealing = The cards are being dealt.
board-schatzsuche-watching = You are watching.

board-schatzsuche-ask = { $now ->
    [guess] Which card is the golden one?
    [bid] How many tricks will you win?
    [marker] Which of your markers do you turn?
    [objection] Whose last card broke the marker rules?
    [content] Any objection? Scoring comes next.
   *[play] Your turn: lead a card.
}
board-schatzsuche-guess-rank = The golden card is one of the { $suit }. Which value?
board-schatzsuche-guess-worth = The suit is worth 20 points, the value 40, and both 160.
board-schatzsuche-must-follow = You must follow suit: { $suit }.
board-schatzsuche-must-trump = You must play a trump: { $suit }.
board-schatzsuche-turns = { $count ->
    [one] It turns your { $suits } marker face down.
   *[other] It turns your { $suits } markers face down.
}
board-schatzsuche-costly = Turn your { $suit } marker up again? That costs you 50 points.

board-schatzsuche-do-bid = { $tricks ->
    [0] no trick
    [one] 1 trick
   *[other] { $tricks } tricks
}
board-schatzsuche-do-markers = turn a marker
board-schatzsuche-do-flip = turn { $suit } down
board-schatzsuche-do-unflip = turn { $suit } up again: costs 50 points
board-schatzsuche-do-object = object
board-schatzsuche-do-object-to = Object to { $name }
board-schatzsuche-do-content = No objection

board-schatzsuche-sheet = Bid/tricks and points of each round
board-schatzsuche-recap = Round { $round } is over
board-schatzsuche-penalties = Penalties
board-schatzsuche-sum = Sum
board-schatzsuche-guess = guess
board-schatzsuche-is-right = right
board-schatzsuche-points = points
board-schatzsuche-in-all = in all
board-schatzsuche-round-number = round { $round }
board-schatzsuche-last-round = The last round
board-schatzsuche-right = { $right ->
    [suit] suit
    [rank] value
    [both] both
   *[none] nothing
}

# The seats, the trick and the question as they are drawn.
board-schatzsuche-you = You
board-schatzsuche-score = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
board-schatzsuche-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-schatzsuche-marker-tip = { $down ->
    [yes] Marker of { $suit }, face down: { $name } has none left.
   *[no] Marker of { $suit }, face up: { $name } may still hold some.
}
board-schatzsuche-marker-means = Face down: none of that suit left.
board-schatzsuche-none-of = no
board-schatzsuche-tricks-won = { $you ->
    [yes] your tricks
   *[no] tricks won
}
board-schatzsuche-tally = { $won } of { $bid }
board-schatzsuche-tally-tricks = { $won } of { $bid } { $bid ->
    [one] trick
   *[other] tricks
}
board-schatzsuche-exact = just right
board-schatzsuche-over = { $count } too many
board-schatzsuche-bids-caption = bids
board-schatzsuche-bids-now = bids { $tricks }
board-schatzsuche-is-asked = is asked …
board-schatzsuche-took = wins the trick
board-schatzsuche-played = { $how ->
    [leads] leads the { $card }
    [trumps] trumps with the { $card }
   *[plays] plays the { $card }
}
board-schatzsuche-trump-title = TRUMPS
board-schatzsuche-beats = { $suit } beat
board-schatzsuche-beats-all = all others
board-schatzsuche-wins = wins so far
board-schatzsuche-led = { $name } led
board-schatzsuche-your-card = your card
board-schatzsuche-trick-of = trick { $trick } of { $tricks }
board-schatzsuche-last = last trick
board-schatzsuche-won-it = { $you ->
    [yes] you won it
   *[no] { $name } won it
}
board-schatzsuche-strength = strong … weak
board-schatzsuche-to-make = { $tricks ->
    [one] 1 trick to win
   *[other] { $tricks } tricks to win
}
board-schatzsuche-bid-so-far = bid so far: { $tricks }
board-schatzsuche-left = { $count } left
board-schatzsuche-any-bid = You may bid more or less than what is left.
board-schatzsuche-worth = { $part ->
    [aside] One card is laid aside, face down.
    [now] Guess it now, before the last deal.
    [suit] suit right
    [rank] value right
   *[both] both right
}
board-schatzsuche-hint = { $now ->
    [bid] choose: arrows or a number
    [guess] 1–4 suit, arrows everywhere
    [rank] 1–8 value, Esc another suit
    [free] Choose with arrows or a digit.
   *[play] Choose with arrows or a digit. Grey cards are not allowed now.
}
board-schatzsuche-phase = { $phase ->
    [bid] the bids
   *[guess] the golden card
}
board-schatzsuche-of-cards = { $count } of 32 cards
board-schatzsuche-guess-both = The { $card } wins 160,
board-schatzsuche-guess-one = another card of { $suit } 20, another { $rank } 40.
board-schatzsuche-guess-of = guessed by { $names }
board-schatzsuche-led-so = { $must ->
    [follow] { $name } led { $suit }: follow suit.
    [trump] { $name } led { $suit }: you must trump.
   *[free] { $name } led { $suit }: play any card.
}
board-schatzsuche-duty = { $must ->
    [follow] follow { $suit }
    [trump] trump with { $suit }
   *[free] any card
}
board-schatzsuche-so-far = { $name } wins so far: { $card }.
board-schatzsuche-do-play-card = Play the { $card }
board-schatzsuche-do-guess-card = Guess the { $card }
board-schatzsuche-do-bid-now = { $tricks ->
    [0] Bid no trick
    [one] Bid 1 trick
   *[other] Bid { $tricks } tricks
}
board-schatzsuche-bid-ten = 10 tricks
board-schatzsuche-outcome = Bid { $tricks } and win
board-schatzsuche-sheet-title = Score sheet
board-schatzsuche-sheet-bid = bid { $tricks }
board-schatzsuche-knew-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $trumps ->
    [0] no trump
    [one] 1 trump
   *[other] { $trumps } trumps
} ({ game-schatzsuche-suit })
board-schatzsuche-knew-void = { $markers ->
   *[assisted] { $name } has no { $suits }
    [by_hand] by the markers, { $name } has no { $suits }
}
board-schatzsuche-knew-golden = the golden card: { $card }
board-schatzsuche-knew-not-golden = not the golden card
board-schatzsuche-knew-not-hands = { $count ->
    [one] not the 1 card of the others
   *[other] not the { $count } cards of the others
}
board-schatzsuche-knew-not-rest = not the { $count } cards left over
# The legend on the page of the keys: in each line a sign, ` | ` and its meaning.
board-schatzsuche-signs =
    { board-schatzsuche-none-of }{ $spades } | a marker face down: no spades left
    1/4 | 1 trick won, 4 bid
    ◉ ○ ✕ | a trick won, one still to win, one too many
    ▮ | a card in somebody’s hand
    ■ □ | a trick that is bid, and one that nobody has bid
    ★ | trumps; on the score sheet, the round with the golden card
    { $up } | wins the trick so far; below a card: you point at it
    { $off } | below a card: not allowed now
    { $done } | below a card: you have played it
