### 8-28: what the board says. Most of it stands in little room.
###
### $blue (3): blue gems
### $card (7): a card, by its name
### $count (2): how many
### $how (exact): which: exact, closest
### $kind (eight): which: eight
### $name (Anna): the name of a person
### $names (Anna and Ben): names of players, joined
### $points (12): points
### $red (◆): the sign of a red gem
### $round (3): the number of the round
### $shared (2): how many share the half
### $sum (7 + 11): cards added up
### $target (28): 8 or 28, or hit
### $total (18): a total
### $unseen (36): cards not yet seen
### $worth (5): points
### $you (no): whether that is the reader: yes or no

board-eight28-round = Round { $round }
board-eight28-last-round = the last one
board-eight28-reveal = the reveal
board-eight28-gives = gives
board-eight28-shows = shows
board-eight28-none-open = nothing open yet
board-eight28-is-asked = is asked …
board-eight28-is-asked-now = is asked
board-eight28-chooses = chooses …
board-eight28-waits = waits
board-eight28-takes = { $kind ->
    [eight] takes an { $card }
   *[other] takes a { $card }
}
board-eight28-declines = declines
board-eight28-out = out: shows { $total }
board-eight28-is-out = is out
board-eight28-away = away, a bot plays
board-eight28-plays-for = { $total }, for the { $target }
board-eight28-wins = { $target ->
    [hit] direct hit: +{ $worth }
   *[other] { $total } wins the { $target }: +{ $worth }
}
board-eight28-went-over = { $sum } = { $total }: over!
board-eight28-over-total = { $total }: over!
board-eight28-middle = the middle
board-eight28-gems = { $count ->
    [one] gem
   *[other] gems
}
board-eight28-to-win = to win
board-eight28-halves = half for the 8 · half for the 28
board-eight28-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-eight28-still = still to come
board-eight28-blue-gems = { $count } blue
board-eight28-red-gems = { $count } red
board-eight28-worth-two = worth 2
board-eight28-last-when = last round: the first red gem
board-eight28-last-now = this is the last round
board-eight28-until = { $blue } until the end
board-eight28-half-for = half for the
board-eight28-nobody = nobody: it stays in the middle
board-eight28-won-by = { $how ->
    [exact] { $names }: exactly { $total }
   *[closest] { $names }: closest, { $total }
}
board-eight28-worth = worth { $worth }
board-eight28-you = you
board-eight28-you-start = You
board-eight28-and = and
board-eight28-feast = DIRECT HIT
board-eight28-whole-middle = { $you ->
    [yes] { $count ->
        [one] You take the whole middle:
       *[other] You share the whole middle:
    }
   *[no] { $count ->
        [one] { $names } takes the whole middle:
       *[other] { $names } share the whole middle:
    }
}
board-eight28-plus-gems = { $count ->
    [one] +1 gem
   *[other] +{ $count } gems
}
board-eight28-your-gems = your gems
board-eight28-secret = only you see it
board-eight28-open-to-all = open to all
board-eight28-open-cards = open cards
board-eight28-was-hidden = was hidden
board-eight28-can-make = You can make
board-eight28-offers = { $name } offers you a card.
board-eight28-you-offer = You offer yourself a card.
board-eight28-take = Do you take it?
board-eight28-offered = offered to you
board-eight28-both = Your cards fit both halves.
board-eight28-choose = Which half do you play for?
board-eight28-others-take = { $name } is asked.
board-eight28-others-choose = { $name } chooses between the 8 and the 28.
board-eight28-dealing = The cards are dealt.
board-eight28-declining = Every card is declined for you this round.
board-eight28-do-take = take it
board-eight28-do-decline = no, thanks
board-eight28-do-no-more = no more cards this round
board-eight28-do-again = ask me again after all
board-eight28-do-declare = for the { $target }, with { $total }
board-eight28-go-on = go on
board-eight28-hit = 8 and 28: a direct hit!
board-eight28-bust = { $total } at least: over 28. Nobody knows yet.
board-eight28-too-much = { $total }: over 28
board-eight28-you-are-out = You are out of this round.
board-eight28-for-low = for the 8
board-eight28-for-high = for the 28
board-eight28-over = over
board-eight28-over-28 = over 28
board-eight28-next-card = the next card
board-eight28-would-make = would make
board-eight28-unseen = not yet seen
board-eight28-next = next:
board-eight28-turning = The hidden cards are turned up.
board-eight28-won-half = { $shared ->
    [1] The half for the { $target } is yours.
   *[other] You share the half for the { $target }.
}
board-eight28-won-over = { $total } is over 28: nothing for you.
board-eight28-won-nothing = Others were closer: nothing for you.
board-eight28-take-lead = You take the lead: { $points }
board-eight28-keep-lead = You lead: { $points }
board-eight28-you-have = You have { board-eight28-points } now
board-eight28-came = How it came out
board-eight28-gems-title = Gems
board-eight28-counts = blue counts 1, red counts 2
board-eight28-pass-title = This pass
board-eight28-reveal-title = The reveal
board-eight28-turned = { $name }: { $card }, so { $total }
board-eight28-turned-over = { $name }: { $card }, so { $total }. Over!
board-eight28-plays = { $you ->
    [yes] You play for the { $target }
   *[no] { $name } plays for the { $target }
}
board-eight28-rounds = Points won in each round
board-eight28-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-eight28-knew-all = all the hidden cards: they are turned up
board-eight28-knew-hidden = the hidden card, { $card }: { $total } in all
board-eight28-knew-hit = 8 or 28: with { $count } of { $unseen } unseen cards
board-eight28-knew-over = over 28: with { $count } of { $unseen }
board-eight28-knew-not-hidden = not the { $count } hidden cards of the others
# The legend on the page of the keys: in each line a sign, ` | ` and its meaning.
board-eight28-signs =
    { $blue } 3 { $red } 1 | 3 blue gems and 1 red one, 5 points: a blue one counts 1, a red one 2
    ╱╲ | a card face down
    8/18 | what the cards make, with a 1/11 as 1 or as 11
    8! | exactly 8 or exactly 28
    ×15 | so many of this card you have not seen: they are in the pile or hidden with others
    { board-eight28-do-no-more } | Until the round is over, every card is declined for you, and you are not asked. You can take that back.
