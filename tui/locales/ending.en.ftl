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
screen-turns = How it went
screen-turn = { $what ->
    [lead] { $when }: { $name } takes the lead with { $points }.
   *[best] { $when }: { $name } wins the most at once, { $points }.
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
screen-replay-title = { $game } again · step { $step } of { $steps } · { $open ->
    [yes] open cards, beside { $name }
   *[no] as { $name } saw it
}
screen-replay-title-short = { $game } · { $step }/{ $steps } · { $open ->
    [yes] open, { $name }
   *[no] { $name }
}
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
