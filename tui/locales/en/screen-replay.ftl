### The list of finished games, and a game shown step by step.
###
### $game (farbstich): the game
### $name (Anna): the name of a person
### $on (yes): yes or no
### $open (yes): yes or no
### $step (7): the number of the step
### $steps (40): how many steps

screen-replay-list = Finished games
screen-replay-rounds = { $game ->
    [farbstich] trick
   *[other] round
}
screen-replay-opens = Loading the game …
screen-replay-now = What happens
screen-replay-next = next
screen-replay-previous = back
screen-replay-next-round = { $game ->
    [farbstich] next trick
   *[other] next round
}
screen-replay-previous-round = { $game ->
    [farbstich] previous trick
   *[other] previous round
}
screen-replay-fog = { $open ->
    [yes] hide hands
   *[no] show hands
}
screen-replay-seat = change seat
screen-replay-by-number = by its number
screen-replay-number-line = The number of a finished game

screen-replay-place = replay
screen-replay-through = through { $name }’s eyes
screen-replay-knew = What { $name } knew
screen-replay-line-title = TIMELINE
screen-replay-step = step { $step } of { $steps }
screen-replay-run = { $on ->
    [yes] stop
   *[no] run by itself
}

screen-replay-turn = turning point
screen-replay-turns = Turning points
screen-replay-leads = Leads
screen-replay-by-step = step
screen-replay-eyes = seen by
screen-replay-cards = { $name }’s cards
screen-replay-hidden = only { $name } sees it
screen-replay-can-make = { $name } can make
screen-replay-gems = { $name }’s gems
screen-replay-out = { $name } is out of this round.
