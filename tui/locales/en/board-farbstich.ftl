### Farbstich: what the board says. Most of it stands in little room.
###
### $card (green 7): a card, by its name
### $colour (green): the name of a colour
### $colours (green and red): names of colours, joined
### $coming (2): how many play after
### $count (2): how many
### $done (✓): the sign of what is done
### $first (1): a key
### $game (2): the number of the game
### $games (3): how many games
### $last (9): a key
### $leads (▶): the sign of who leads
### $lots (1): how many colours are left
### $missing (1): how many colours are missing, or −1 for most
### $name (Anna): the name of a person
### $now (►): the sign of who collects
### $others (Ben and Cleo): names of the others, joined
### $others_count (2): how many others there are
### $outcome (collects): which: collects, late, tied, below
### $place (2): a place, counted from 1
### $points (12): points
### $seat (Ben): the name of a player
### $seat_you (no): whether that is the reader: yes or no
### $shares (Anna 3, Ben 2): names with points, joined
### $sign (▸): an arrow
### $total (18): a total
### $trick (3): the number of the trick
### $tricks (2): how many tricks
### $up (▲): an arrow
### $verb (play): which: play, collect
### $you (no): whether that is the reader: yes or no

board-farbstich-course = Trick { $trick } of { $tricks }
board-farbstich-game = Game { $game } of { $games }
board-farbstich-leads = { $seat_you ->
    [yes] You lead
   *[no] { $seat } leads
}
board-farbstich-last = The last trick
board-farbstich-tie = Tie: nobody collects from here on
board-farbstich-tie-short = Tie
board-farbstich-tied = Tie at { $total } ({ $colours }): nobody collects from here on
board-farbstich-hand = Your cards
board-farbstich-watching = You are watching
board-farbstich-ask-play = Which card do you play?
board-farbstich-hint = ←→ or { $first }…{ $last }
board-farbstich-ask-collect = Which colour do you collect?
board-farbstich-would = { $card } would make { $total }{ $outcome ->
    [collects] { "" } and you would collect { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }.
    [late] { "" } and put you { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }, but { $lots ->
        [0] the display is empty.
        [one] there is only 1 colour to collect.
       *[other] there are only { $lots } colours to collect.
    }
    [tied] , level with { $others }: you would collect nothing.
   *[below] , below a tie: you would collect nothing.
}{ $coming ->
    [0] { "" }
    [one] { " " }1 card is still to come.
   *[other] { " " }{ $coming } cards are still to come.
}
board-farbstich-gain = { $card } brings you { $points ->
    [one] 1 point
   *[other] { $points } points
} in { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
board-farbstich-recap = Trick { $trick }: who collected what
board-farbstich-recap-game = { $games ->
    [one] The game is over: the points
   *[other] Game { $game } is over: the points
}
board-farbstich-late = too late
board-farbstich-leaves-most = { $sign } the most that { $name } can collect then
board-farbstich-after = { $count ->
    [0] Nobody collects after you{ $points ->
        [0] .
        [one] ; 1 point stays in the display.
       *[other] ; { $points } points stay in the display.
    }
   *[other] { $points ->
        [0] Nothing is left for those after you.
       *[other] { $count ->
            [one] The most that is left: { $shares }.
           *[other] If each then takes the most: { $shares }.
        }
    }
}
board-farbstich-you-won = { $others_count ->
    [0] You win!
   *[other] You share the win with { $others }!
}
board-farbstich-by-game = Game
board-farbstich-total = total
board-farbstich-points = points
board-farbstich-you = you
board-farbstich-leads-short = leads
board-farbstich-covered = bot plays
board-farbstich-collecting = collecting
board-farbstich-order = The order
board-farbstich-order-rule = the strongest colour collects first; within a colour, the higher card
board-farbstich-level = { $total } = { $total }: nobody
board-farbstich-below = below the tie
board-farbstich-this = This trick
board-farbstich-points-title = Points
board-farbstich-takes = takes { $colour }: { $points }
board-farbstich-asked = { $you ->
    [yes] { $verb ->
        [play] your card?
       *[collect] your colour?
    }
   *[no] is asked
}
board-farbstich-by-games = The points, game by game
board-farbstich-piles = { $games ->
    [one] The piles, turned up
   *[other] The piles of game { $game }, turned up
}
board-farbstich-left = left on the table: { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-farbstich-nothing = nothing here
board-farbstich-empty = empty
board-farbstich-display = the display: this can be collected
board-farbstich-take = take { $points }
board-farbstich-play = Play { $card }
board-farbstich-collect = Collect { $colour }
board-farbstich-next-tricks = for the next tricks
board-farbstich-you-collect = You collect { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}.
board-farbstich-ask-only = Only { $card } is left: take it.
board-farbstich-would-short = { $card } → { $total }{ $outcome ->
    [collects] : you collect { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }
    [late] : place { $place }, { $lots ->
        [0] display empty
        [one] only 1 colour
       *[other] only { $lots } colours
    }
    [tied] : a tie, you collect nothing
   *[below] : below a tie, nothing
}
board-farbstich-knew-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $missing ->
    [-1] { "" }: { $colours }
    [0] , of every colour
   *[other] , no { $colours }
}
board-farbstich-knew-display = the display: { $shares }
board-farbstich-knew-not-hands = { $count ->
    [one] not the 1 card of the others
   *[other] not the { $count } cards of the others
}
# The legend on the page of the keys: in each line a sign, ` | ` and its meaning.
board-farbstich-signs =
    { $colours } | red, green, blue, yellow, violet, white
    { $leads } | leads this trick
    1. | collects first
    { $now } | collects now
    { $done } | has collected; below a card: you have played it
    9 = 9 | a tie: nobody collects from here on
    ░ | the card that you point at, as if you had played it
    ×2 =11 | 2 cards in the display, 11 points together
    → 9 | the most that the next player can collect then
    { $up } | the card that you point at
