# What the board of Farbstich says. Most of it stands in little room.

farbstich-screen-course = Trick { $trick } of { $tricks }
farbstich-screen-game = Game { $game } of { $games }
farbstich-screen-leads = { $seat_you ->
    [yes] You lead
   *[no] { $seat } leads
}
farbstich-screen-last = The last trick
farbstich-screen-tie = Tie: nobody collects from here on
farbstich-screen-tie-short = Tie
farbstich-screen-tied = Tie at { $total } ({ $colours }): nobody collects from here on
farbstich-screen-hand = Your cards
farbstich-screen-watching = You are watching
farbstich-screen-ask-play = Which card do you play?
farbstich-screen-hint = ←→ or { $first }…{ $last }
farbstich-screen-ask-collect = Which colour do you collect?
farbstich-screen-would = { $card } would make { $total }{ $outcome ->
    [collects] { "" } and you would collect { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }.
    [late] { "" } and put you in place { $place }, but { $lots ->
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
farbstich-screen-gain = { $card } brings you { $points ->
    [one] 1 point
   *[other] { $points } points
} in { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
farbstich-screen-recap = Trick { $trick }: who collected what
farbstich-screen-recap-game = { $games ->
    [one] The game is over: the points
   *[other] Game { $game } is over: the points
}
farbstich-screen-late = too late
farbstich-screen-leaves-most = { $sign } the most that { $name } can collect then
farbstich-screen-after = { $count ->
    [0] Nobody collects after you{ $points ->
        [0] .
        [one] ; 1 point stays in the display.
       *[other] ; { $points } points stay in the display.
    }
   *[other] { $points ->
        [0] Nothing is left for those after you.
       *[other] { $count ->
            [one] That leaves at most: { $shares }.
           *[other] If each then takes the most: { $shares }.
        }
    }
}
farbstich-screen-you-won = { $others_count ->
    [0] You win!
   *[other] You share the win with { $others }!
}
farbstich-screen-by-game = Game
farbstich-screen-total = total
farbstich-screen-points = points
farbstich-screen-you = you
farbstich-screen-leads-short = leads
farbstich-screen-covered = bot plays
farbstich-screen-collecting = collecting
farbstich-screen-order = The order
farbstich-screen-order-rule = the strongest colour collects first; inside a colour, the higher card
farbstich-screen-level = { $total } = { $total }: nobody
farbstich-screen-below = below the tie
farbstich-screen-this = This trick
farbstich-screen-points-title = Points
farbstich-screen-takes = takes { $colour }: { $points }
farbstich-screen-asked = { $you ->
    [yes] { $verb ->
        [play] your card?
       *[collect] your colour?
    }
   *[no] is asked
}
farbstich-screen-by-games = The points, game by game
farbstich-screen-piles = { $games ->
    [one] The piles, turned up
   *[other] The piles of game { $game }, turned up
}
farbstich-screen-left = left on the table: { $points ->
    [one] 1 point
   *[other] { $points } points
}
farbstich-screen-nothing = nothing here
farbstich-screen-empty = empty
farbstich-screen-take = take { $points }
farbstich-screen-play = Play { $card }
farbstich-screen-collect = Take { $colour }
farbstich-screen-next-tricks = for the next tricks
farbstich-screen-you-collect = You collect { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}.
farbstich-screen-ask-only = Only { $card } is left: take it.
farbstich-screen-would-short = { $card } → { $total }{ $outcome ->
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

# On cards: the letters of a colour, which stand beside its sign. All have the same length.
farbstich-short-colour = { $colour ->
    [R] R
    [G] G
    [B] B
    [Y] Y
    [V] V
   *[W] W
}
