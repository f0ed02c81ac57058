# The end of a game, and games that are seen again.

screen-replay = watch it again
screen-replays = Finished games
screen-copy-proof = copy the check
screen-won = { $you ->
    [yes] { $count ->
        [one] You win!
       *[other] { $winners } share the win!
    }
   *[no] { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
}
screen-turn-when = { $game ->
    [farbstich] { $part ->
        [0] Trick { $round }
       *[other] Game { $part }, trick { $round }
    }
   *[other] Round { $round }
}
screen-rounds = { $game ->
    [farbstich] Trick
   *[other] Round
}
screen-proof = The shuffles can be checked by anybody
screen-save = The record of the game, to keep
screen-proof-secret = Secret: { $secret }
screen-replay-opens = The game is fetched
screen-replay-now = What happens
screen-replay-next = on
screen-replay-previous = back
screen-replay-next-round = { $game ->
    [farbstich] next trick
   *[other] next round
}
screen-replay-previous-round = { $game ->
    [farbstich] trick before
   *[other] round before
}
screen-replay-fog = { $open ->
    [yes] hide hands
   *[no] show hands
}
screen-replay-seat = another seat
screen-replay-by-number = by its number
screen-replay-line = The number of a finished game

ending-over = { $game } is over
ending-by = By { $points } { $points ->
    [one] point
   *[other] points
}.
ending-after = The end, after { $count } { $game ->
    [farbstich] { $count ->
        [one] trick
       *[other] tricks
    }
   *[other] { $count ->
        [one] round
       *[other] rounds
    }
}
ending-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
ending-course = { $game ->
    [farbstich] The race, trick by trick
   *[other] The race, round by round
}
ending-turns = The turning points
ending-turn = { $what ->
    [lead] { $you ->
        [yes] You take the lead with { $points }.
       *[no] { $name } takes the lead with { $points }.
    }
   *[best] { $you ->
        [yes] The biggest gain of the game is yours: { $points }.
       *[no] The biggest gain of the game: { $points } for { $name }.
    }
}
ending-again = play again
ending-watch = watch it again
ending-proof = check the shuffles: sealed and proven
ending-check = check
ending-hall = hall
screen-result = the result
screen-replay-place = replay
screen-replay-line-title = TIME LINE
screen-replay-step = step { $step } of { $steps }
screen-replay-run = { $on ->
    [yes] stop
   *[no] run by itself
}

screen-replay-turn = turning point
screen-replay-turns = Turns
screen-replay-leads = Leads
screen-replay-by-step = step
screen-replay-eyes = eyes of
screen-replay-cards = { $name }’s cards
screen-replay-hidden = only { $name } sees it
screen-replay-can-make = { $name } can make
screen-replay-gems = { $name }’s gems
screen-replay-out = { $name } is out of this round.
