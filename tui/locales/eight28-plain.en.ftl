eight28-word-take = take, yes, t, y
eight28-word-no = no, decline, n
eight28-word-final = no more, stop
eight28-word-again = again, revoke
eight28-word-low = low, 8
eight28-word-high = high, 28

eight28-help-take = take, or yes: you take the card that is offered.
eight28-help-no = no: you decline the card that is offered.
eight28-help-final = no more: you decline all cards until the round is over.
eight28-help-again = again: you take back “no more” and decide for yourself.
eight28-help-low = low, or 8: you play for the 8.
eight28-help-high = high, or 28: you play for the 28.

eight28-plain-round = Round { $round }{ $last ->
    [yes] , the last one
   *[no] { "" }
}. { $seat_you ->
    [yes] You give.
   *[no] { $seat } gives.
}
eight28-plain-middle = In the middle: { eight28-gems }.
eight28-plain-side = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} { $count ->
    [0] no open cards
    [one] open: { $cards }, that is { $totals }
   *[other] open: { $cards }, together { $totals }
}{ $out ->
    [yes] , and { $seat_you ->
        [yes] you are out
       *[no] is out
    } of this round
   *[no] { "" }
}.
eight28-plain-have = { $bust ->
    [yes] With the hidden card you have at least { $totals }, too many for the 28.
   *[no] With the hidden card you have { $totals }.
}
eight28-plain-gems = Gems: { $gems }.
eight28-plain-offer = { $seat_you ->
    [yes] You are
   *[no] { $seat } is
} offered a card. { $pile ->
    [one] It is the last one in the pile.
   *[other] There are { $pile } cards in the pile.
}
eight28-plain-choosing = { $seat_you ->
    [yes] You choose
   *[no] { $seat } chooses
} between the 8 and the 28.
eight28-plain-before = The last round ended like this:

eight28-with-pack = { $value ->
    [authors] with the authors’ pack
   *[zoch] with the published pack
}
eight28-with-first_giver = { $value ->
    [host] the host gives first
   *[drawn] who gives first is drawn
}
eight28-with-pass_is_final = { $value ->
    [true] whoever declines gets no more cards in that round
   *[false] one may decline and still take the next card
}
eight28-with-low_may_go_high = { $value ->
    [false] a hand of at most 8 plays for the 8
   *[true] a hand of at most 8 may also play for the 28
}
