# A new table.

opening-title = New table
opening-open = open the table
opening-label = { $what ->
    [game] Game
    [seats] Seats
    [clock] Clock
    [bots] Bots
    [level] Level of the bots
   *[private] Who can come
}
opening-about = { $what ->
    [game] { hall-about }
    [seats] How many play. Free seats can be taken by anybody who comes, or by bots later.
    [clock] How long everybody may think. When the time is out, a bot makes the decision.
    [bots] So many seats are taken by bots at once. If they take all of them, you watch.
    [level] Novices make mistakes, club players know the game, masters think ahead.
   *[private] An open table is listed in the hall. To a private one only those come who have the invitation.
}
opening-clock = { $clock ->
    [alone] none: only bots play against you
    [usual] as usual for the game
    [relaxed] none
    [short] 1 minute, and 5 s for each decision
    [middle] 3 minutes, and 10 s for each
   *[long] 10 minutes, and 20 s for each
}
opening-bots = { $count ->
    [0] none
   *[other] { $count }
}
opening-level = { $level ->
    [novice] novice
    [club] club player
    [master] master
   *[other] { $level }
}
opening-private = { $on ->
    [yes] private
   *[no] open to all
}
opening-option = { $option ->
    [pack] Cards
    [first_giver] First giver
    [pass_is_final] A pass is final
    [low_may_go_high] 8 or less for the 28
    [games] Games in a match
    [open_scores] Open scores
    [markers] Markers
   *[other] { $option }
}
opening-value = { $value ->
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
opening-option-about = { $option ->
    [pack] The published pack, or the one of the authors, which has one more 1.
    [first_giver] Who gives first in the first round: somebody drawn by lot, or the host of the table.
    [pass_is_final] Whoever declines a card is offered no other in that round. Without it, one may decline and take a later one.
    [low_may_go_high] With a hand of at most 8 you may also try for the 28. Without it, such a hand always plays for the 8.
    [games] How many games make a match; their points are added up.
    [open_scores] Everybody sees the points before the end of a game. Without it, one has to keep count.
    [markers] Markers show which suits somebody has no more. By hand, mistakes cost points, and others may object.
   *[other] { $option }
}
