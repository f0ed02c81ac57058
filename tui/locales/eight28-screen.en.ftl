# What the board of 8-28 says. Most of it stands in little room.

eight28-screen-round = Round { $round }
eight28-screen-last-round = the last one
eight28-screen-reveal = the reveal
eight28-screen-gives = gives
eight28-screen-shows = shows
eight28-screen-none-open = nothing open yet
eight28-screen-is-asked = is asked …
eight28-screen-is-asked-now = is asked
eight28-screen-chooses = chooses …
eight28-screen-waits = waits
eight28-screen-takes = { $kind ->
    [eight] takes an { $card }
   *[other] takes a { $card }
}
eight28-screen-declines = declines
eight28-screen-out = out: shows { $total }
eight28-screen-is-out = is out
eight28-screen-away = away, a bot plays
eight28-screen-plays-for = { $total }, for the { $target }
eight28-screen-wins = { $target ->
    [hit] direct hit: +{ $worth }
   *[other] { $total } wins the { $target }: +{ $worth }
}
eight28-screen-went-over = { $sum } = { $total }: over!
eight28-screen-over-total = { $total }: over!
eight28-screen-middle = the middle
eight28-screen-gems = { $count ->
    [one] gem
   *[other] gems
}
eight28-screen-to-win = to win
eight28-screen-halves = half for the 8 · half for the 28
eight28-screen-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
eight28-screen-still = still to come
eight28-screen-blue-gems = { $count } blue
eight28-screen-red-gems = { $count } red
eight28-screen-worth-two = worth 2
eight28-screen-last-when = last round: at the first red gem
eight28-screen-last-now = this is the last round
eight28-screen-until = { $blue } until the end
eight28-screen-half-for = half for the
eight28-screen-nobody = nobody: it stays in the middle
eight28-screen-won-by = { $how ->
    [exact] { $names }: exactly { $total }
   *[closest] { $names }: closest, { $total }
}
eight28-screen-worth = worth { $worth }
eight28-screen-you = you
eight28-screen-you-start = You
eight28-screen-and = and
eight28-screen-feast = DIRECT HIT
eight28-screen-whole-middle = { $you ->
    [yes] { $count ->
        [one] You take the whole middle:
       *[other] You share the whole middle:
    }
   *[no] { $count ->
        [one] { $names } takes the whole middle:
       *[other] { $names } share the whole middle:
    }
}
eight28-screen-plus-gems = { $count ->
    [one] +1 gem
   *[other] +{ $count } gems
}
eight28-screen-your-gems = your gems
eight28-screen-secret = only you see it
eight28-screen-open-to-all = open to all
eight28-screen-open-cards = open cards
eight28-screen-was-hidden = was hidden
eight28-screen-can-make = You can make
eight28-screen-offers = { $name } offers you a card.
eight28-screen-you-offer = You offer yourself a card.
eight28-screen-take = Do you take it?
eight28-screen-offered = offered to you
eight28-screen-both = Your cards fit both halves.
eight28-screen-choose = Which half do you play for?
eight28-screen-others-take = { $name } is asked.
eight28-screen-others-choose = { $name } chooses between the 8 and the 28.
eight28-screen-dealing = The cards are dealt.
eight28-screen-declining = All your offers are declined this round.
eight28-screen-do-take = take it
eight28-screen-do-decline = no, thanks
eight28-screen-do-no-more = no more cards this round
eight28-screen-do-again = ask me again after all
eight28-screen-do-declare = for the { $target }, with { $total }
eight28-screen-go-on = go on
eight28-screen-hit = 8 and 28: a direct hit!
eight28-screen-bust = { $total } at least: over 28. Nobody knows yet.
eight28-screen-too-much = { $total }: over 28
eight28-screen-you-are-out = You are out of this round.
eight28-screen-for-low = for the 8
eight28-screen-for-high = for the 28
eight28-screen-over = over
eight28-screen-over-28 = over 28
eight28-screen-next-card = the next card
eight28-screen-would-make = would make
eight28-screen-in-the-pack = in the pack
eight28-screen-next = next:
eight28-screen-turning = The hidden cards are turned up.
eight28-screen-won-half = { $shared ->
    [1] The half for the { $target } is yours.
   *[other] You share the half for the { $target }.
}
eight28-screen-won-over = { $total } is over 28: nothing for you.
eight28-screen-won-nothing = Others were closer: nothing for you.
eight28-screen-take-lead = You take the lead: { $points }
eight28-screen-keep-lead = You lead: { $points }
eight28-screen-you-have = You have { $points } points now
eight28-screen-came = How it came out
eight28-screen-gems-title = Gems
eight28-screen-counts = blue counts 1, red counts 2
eight28-screen-pass-title = This pass
eight28-screen-reveal-title = The reveal
eight28-screen-turned = { $name }: { $card }, so { $total }
eight28-screen-turned-over = { $name }: { $card }, so { $total }. Over!
eight28-screen-plays = { $you ->
    [yes] You play for the { $target }
   *[no] { $name } plays for the { $target }
}
eight28-screen-rounds = Points won in each round
eight28-screen-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
