### The screen on which a table is opened with its terms.

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
    [seats] How many play. Free seats can be taken by anybody who comes, or by bots later.
    [clock] How long everybody may think: 1 minute and 5 s for each decision, 3 and 10, or 10 and 20; as usual, or not at all against bots alone. When the time is out, a bot makes the decision.
    [bots] So many seats are taken by bots at once. If they take all of them, you watch.
    [level] Novices make mistakes, club players know the game, masters think ahead.
   *[private] An open table is listed in the hall. To a private one only those come who have the invitation.
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
screen-new-table-option = { $option ->
    [pack] Cards
    [first_giver] First giver
    [pass_is_final] A pass is final
    [low_may_go_high] 8 or less for the 28
    [games] Games in a match
    [open_scores] Open scores
    [markers] Markers
   *[other] { $option }
}
screen-new-table-value = { $value ->
    [zoch] as published
    [authors] the authors’
    [drawn] drawn by lot
    [host] the host
    [yes] yes
    [no] no
    [assisted] turn by themselves
    [by_hand] turned by hand
   *[other] { $value }
}
screen-new-table-option-about = { $option ->
    [pack] The published pack, or the one of the authors, which has one more 1.
    [first_giver] Who gives first in the first round: somebody drawn by lot, or the host of the table.
    [pass_is_final] Whoever declines a card is offered no other in that round. Without it, one may decline and take a later one.
    [low_may_go_high] With a hand of at most 8 you may also try for the 28. Without it, such a hand always plays for the 8.
    [games] How many games make a match; their points are added up.
    [open_scores] Everybody sees the points before the end of a game. Without it, one has to keep count.
    [markers] Markers show which suits somebody has no more. By hand, mistakes cost points, and others may object.
   *[other] { $option }
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
        [one] 1 seat stays free: whoever comes in may take it,
       *[other] { $free } seats stay free: whoever comes in may take one,
    } or call bots later.
}
