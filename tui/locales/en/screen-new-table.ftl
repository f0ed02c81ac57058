### The screen on which a table is opened with its terms.
###
### $clock (usual): which: usual, relaxed, short, middle, long
### $free (1): how many are free
### $level (novice): which: novice, club, master
### $on (yes): yes or no
### $state (watch): which: watch, bots, private, free
### $what (game): which: game, seats, clock, bots, level, private

screen-new-table-title = New table
screen-new-table-open = open the table
screen-new-table-label = { $what ->
    [game] Game
    [seats] Seats
    [clock] Clock
    [bots] Bots
    [level] Level of the bots
   *[private] Who can come
}
screen-new-table-about = { $what ->
    [game] { screen-hall-about }
    [seats] How many play. Anybody who comes can take a free seat; bots can fill the rest.
    [clock] Time to think, plus 5, 10 or 20 s a move. Then a bot decides; without a clock, only when others have waited long, usually 5 minutes.
    [bots] How many seats bots take at once. If they take all, you watch.
    [level] Novices make mistakes, club players know the game, masters think ahead.
   *[private] An open table is listed in the hall. A private one needs an invitation.
}
screen-new-table-clock = { $clock ->
    [usual] as usual
    [relaxed] none
    [short] 1 min
    [middle] 3 min
   *[long] 10 min
}
screen-new-table-level = { $level ->
    [novice] novice
    [club] club player
    [master] master
   *[other] { $level }
}
screen-new-table-private = { $on ->
    [yes] private
   *[no] open to all
}
screen-new-table-open-button = Open the table
screen-new-table-back = Back
screen-new-table-a-bot = a bot
screen-new-table-a-seat = a seat
screen-new-table-preview = how it will look
screen-new-table-outlook = { $state ->
    [watch] Bots have all the seats: you watch them play.
    [bots] You play against bots. The game begins as soon as you are ready.
    [private] { $free ->
        [one] 1 seat stays free. You get an invitation
       *[other] { $free } seats stay free. You get an invitation
    } to send to your friends.
   *[free] { $free ->
        [one] 1 seat stays free
       *[other] { $free } seats stay free
    } for whoever comes in; you can also call bots later.
}
screen-new-table-rules = rules of the game
