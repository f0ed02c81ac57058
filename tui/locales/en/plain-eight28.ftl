### 8-28: line mode.
###
### $bust (yes): yes or no
### $cards (7, 11): cards, joined
### $count (2): how many
### $gems (3 blue gems and 1 red): gems
### $last (yes): yes or no
### $out (yes): yes or no
### $pile (9): cards in the pile
### $round (3): the number of the round
### $seat (Ben): the name of a player
### $seat_you (no): whether that is the reader: yes or no
### $totals (7, 17 or 27): totals, joined

plain-eight28-word-take = take, yes, t, y
plain-eight28-word-no = no, decline, n
plain-eight28-word-final = no more, stop
plain-eight28-word-again = again, revoke
plain-eight28-word-low = low, 8
plain-eight28-word-high = high, 28

plain-eight28-help-take = take, or yes: you take the card that is offered.
plain-eight28-help-no = no: you decline the card that is offered.
plain-eight28-help-final = no more: until the round is over, every card is declined for you, and you are not asked. “again” takes that back.
plain-eight28-help-again = again: you take back “no more” and decide for yourself.
plain-eight28-help-low = low, or 8: you play for the 8.
plain-eight28-help-high = high, or 28: you play for the 28.

plain-eight28-round = Round { $round }{ $last ->
    [yes] , the last one
   *[no] { "" }
}. { $seat_you ->
    [yes] You give.
   *[no] { $seat } gives.
}
plain-eight28-middle = In the middle: { game-eight28-gems }.
plain-eight28-side = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} { $count ->
    [0] no open cards
    [one] { $cards } open, that is { $totals }
   *[other] { $cards } open, together { $totals }
}{ $out ->
    [yes] , and { $seat_you ->
        [yes] you are out
       *[no] is out
    } of this round
   *[no] { "" }
}.
plain-eight28-have = { $bust ->
    [yes] With the hidden card you have at least { $totals }, too many for the 28.
   *[no] With the hidden card you have { $totals }.
}
plain-eight28-gems = Gems: { $gems }.
plain-eight28-offer = { $seat_you ->
    [yes] You are
   *[no] { $seat } is
} offered a card. { $pile ->
    [one] It is the last one in the pile.
   *[other] There are { $pile } cards in the pile.
}
plain-eight28-choosing = { $seat_you ->
    [yes] You choose
   *[no] { $seat } chooses
} between the 8 and the 28.
plain-eight28-before = The last round ended like this:
