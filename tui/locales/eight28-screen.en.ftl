# What the board of 8-28 says. Most of it stands in little room.

eight28-screen-blue = b
eight28-screen-red = r
eight28-screen-gives = gives
eight28-screen-gives-short = G
eight28-screen-out = out
eight28-screen-none-open = nothing open
eight28-screen-open = open { $sums }
eight28-screen-round = Round { $round }
eight28-screen-last-round = Last round!
eight28-screen-pile = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
eight28-screen-supply = supply: { $blue }b { $red }r
eight28-screen-bust = { $total } at least: more than 28. Nobody knows yet.
eight28-screen-you-are-out = You are out of this round.
eight28-screen-hit = 8 and 28: a direct hit!
eight28-screen-totals = You have { $totals }.
eight28-screen-short = { $low ->
    [0] For the 28: { $high }
   *[other] For the 8: { $low } · for the 28: { $high }
}
eight28-screen-take = Do you take a card?
eight28-screen-choose = Which half do you play for?
eight28-screen-others-take = { $name } is offered a card.
eight28-screen-others-choose = { $name } chooses between the 8 and the 28.
eight28-screen-dealing = The cards are dealt.
eight28-screen-yours = { $seat ->
    [yes] Your cards
   *[no] You watch
}
eight28-screen-do-take = take it
eight28-screen-do-decline = no, thanks
eight28-screen-do-no-more = no more this round
eight28-screen-do-again = ask me again after all
eight28-screen-do-declare = the { $target }, with { $total }
eight28-screen-recap = Round { $round } is over
eight28-screen-feast = DIRECT HIT
eight28-screen-declining = All your offers are declined this round.
eight28-screen-too-much = { $total }: too much
eight28-screen-for = for the { $target }, with { $total }
eight28-screen-rounds = Points won in each round
