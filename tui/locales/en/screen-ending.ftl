### The screen after the last card of a game.
###
### $count (2): how many
### $game (farbstich): the game
### $name (Anna): the name of a person
### $part (1): a part of a game
### $place (2): a place, counted from 1
### $points (12): points
### $round (3): the number of the round
### $what (lead): what happened, or lead
### $winners (Anna and Ben): names of the winners, joined
### $won (6): points that were won at once
### $you (no): whether that is the reader: yes or no

screen-ending-replay = watch it again
screen-ending-won = { $you ->
    [yes] { $count ->
        [one] You win!
       *[other] { $winners } share the win!
    }
   *[no] { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
}
screen-ending-turn-when = { $game ->
    [farbstich] { $part ->
        [0] Trick { $round }
       *[other] Game { $part }, trick { $round }
    }
   *[other] Round { $round }
}
screen-ending-over = { $game } is over
screen-ending-by = { $points } { $points ->
    [one] point
   *[other] points
} ahead.
screen-ending-after = The end, after { $count } { $game ->
    [farbstich] { $count ->
        [one] trick
       *[other] tricks
    }
   *[other] { $count ->
        [one] round
       *[other] rounds
    }
}
screen-ending-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
screen-ending-course = { $game ->
    [farbstich] The race, trick by trick
   *[other] The race, round by round
}
screen-ending-turns = The turning points
screen-ending-turn = { $what ->
    [lead] { $you ->
        [yes] You take the lead with { $points }.
       *[no] { $name } takes the lead with { $points }.
    }
    [gain] { $you ->
        [yes] You win { $won } and take the lead with { $points }.
       *[no] { $name } wins { $won } and takes the lead with { $points }.
    }
   *[best] { $you ->
        [yes] You make the biggest gain, { $won }.
       *[no] { $name } makes the biggest gain, { $won }.
    }
}
screen-ending-again = play again
screen-ending-watch = watch it again
screen-ending-proof = check the shuffles: sealed and proven
screen-ending-check = check
screen-ending-hall = hall
screen-ending-best-trick = The best trick
