### 8-28: the rules as the table in question plays them; what the sheet leaves open is marked.
###
### $first_giver (drawn): which: drawn, host
### $low_may_go_high (true): true or false
### $pack (zoch): the option, or zoch
### $pass_is_final (true): true or false
### $players (4): how many play

rules-eight28 = aim cards start giver offer out round-end choice hit payout examples end

rules-eight28-aim-title = What it is about
rules-eight28-aim =
    You collect cards, one at a time, and try to stop at the right moment.
    Half of the gems in the middle go to whoever comes closest to a total of 8, the other half to whoever comes closest to 28.
    A total above its target wins nothing.
    Whoever makes both 8 and 28 with the same cards takes everything.

    You play round after round, and in the end the gems that you have won are your points.
    8-28 is a game by David L. Hoyt, Colin Morgan and Mike Hirtle.

rules-eight28-cards-title = Cards and gems
rules-eight28-cards =
    Every card shows a number, except for some that show 1/11.
    A 1/11 counts as 1 or as 11, whichever suits you, and each one of them by itself.
    { rules-house-rule } { $pack ->
       *[zoch] the 51 cards of the pack are fifteen with a 1, three each of 2 to 7, four with an 8, three with a 9, three with a 10, and eight with 1/11.
        [authors] this table plays with the 52 cards of the authors, which are sixteen with a 1, three each of 2 to 7, four with an 8, three with a 9, three with a 10, and eight with 1/11.
    }

    The supply holds 55 blue gems, worth 1 point each, and 15 red gems, worth 2 points each.

rules-eight28-start-title = A round begins
rules-eight28-start =
    All cards are shuffled, and each of the { $players } players gets one hidden card.
    Only you see yours.
    The other cards are the pile.

    { rules-house-rule } { $first_giver ->
       *[drawn] the first giver of the game is drawn by lot.
        [host] the host of the table is the first giver of the game.
    }
    Each later round begins with the left-hand neighbour of the last giver.
    { rules-house-rule } this holds even for a player who was out in the round before.

rules-eight28-giver-title = The giver
rules-eight28-giver =
    The giver first puts a blue gem from the supply in the middle.
    Once the blue gems are used up, it is a red one; once those are used up too, none.
    Then the giver goes around the table clockwise and offers everybody one card from the pile, face down.
    The giver’s own offer comes last.

    After that, the pile goes to the left, and the next giver does the same.

rules-eight28-offer-title = Taking and declining
rules-eight28-offer =
    You do not know the card that you are offered.
    If you take it, you lay it open in front of you, where everybody sees it.
    Only your first card stays hidden, so nobody but you knows your total.

    { rules-house-rule } a declined card stays on top of the pile, unseen, and is what the next player is offered.
    { rules-house-rule } { $pass_is_final ->
        [true] whoever declines a card is offered no other in this round, but still gives when it is their turn to give.
       *[false] each offer is new, so you may decline now and take a card later.
    }

rules-eight28-out-title = Out of the round
rules-eight28-out =
    As soon as your open cards make 28 or more, even with every 1/11 as 1, you are out of the round: no more cards for you, and no gems.
    The hidden card does not count for this.
    For example, open cards 1/11, 10, 9 and 7 may still be 27, so you stay in. With another 10 instead of the 9 you would be out.

    { rules-house-rule } whoever is out is also passed over as giver, and lays no gem.
    { rules-house-rule } the hidden card of a player who is out stays hidden until everybody’s is turned up.
    { rules-house-rule } if it is only your hidden card that takes you above 28, you say nothing, you are still offered cards, and you may bluff.

rules-eight28-round-end-title = The end of a round
rules-eight28-round-end =
    { rules-house-rule } when one giver has gone around the whole table and nobody has taken a card, the giver included, the round is over.
    { rules-house-rule } if everybody is out, it is over at once.
    { rules-house-rule } it is also over when a card has to be offered and the pile is empty.
    { rules-house-rule } if the pile ran out with the last offer of a giver, the next giver first lays one more gem and counts as the last giver.{ $pass_is_final ->
        [true] { " " }{ rules-house-rule } if the pile moves on and there is nobody left who may be offered a card, the next giver lays one more gem, and then the round is over too.
       *[false] { "" }
    }

    Then all hidden cards are turned up, also those of the players who are out.

rules-eight28-choice-title = For the 8 or for the 28
rules-eight28-choice =
    Add up all your cards, the hidden one too.
    Your highest total up to 8 counts for the 8, your highest total up to 28 counts for the 28, but you may play for only one of them.
    If all your totals are above 8, you play for the 28. If all are above 28, you win nothing.
    { rules-house-rule } { $low_may_go_high ->
       *[true] with a total of 8 or less you always have the choice, and may play for the 28 even if that low total is all you have.
        [false] with a total of 8 or less you have the choice only if you can also make a total from 9 to 28; otherwise you play for the 8.
    }

    Players who have the choice make it before anything is paid, one after the other: first the last giver, or whoever comes next.
    { rules-house-rule } this goes clockwise, and everybody sees what you choose.
    For example, 2, 3 and two 1/11 make 7, 17 or 27: they count 7 for the 8, or 27 for the 28.

rules-eight28-hit-title = Direct hit
rules-eight28-hit =
    Cards that can make exactly 8 and also exactly 28 are a direct hit.
    For example, 6 and two 1/11 make 8 if both count as 1, and 28 if both count as 11.
    A direct hit wins the whole middle, there are no halves, and nobody else gets anything.
    Several direct hits share it equally; what cannot be shared stays there.

    { rules-house-rule } a direct hit counts by itself, and then nobody chooses.
    { rules-house-rule } what earlier rounds have left in the middle is won with it.

rules-eight28-payout-title = Sharing the gems
rules-eight28-payout =
    The gems in the middle are laid in two halves of equal value, one for the 8 and one for the 28.
    Each half goes to the highest total among those who play for it. Equal totals share it equally.
    What cannot be shared equally stays in the middle for the next round, and so does a half that nobody wins.

    { rules-house-rule } gems are never changed or broken, and the halves are the largest that the real gems allow.
    { rules-house-rule } if there are several ways to do it, the one that pays out the most is taken, and among those the one that gives more for the 8.

rules-eight28-examples-title = Examples of sharing
rules-eight28-examples =
    There are 10 blue gems. Two players have 7 and play for the 8; 28 and 20 play for the 28.
    Each half is 5. The two with 7 get 2 gems each, the 28 gets 5, the 20 gets nothing, and 1 gem stays.

    There are 6 blue gems, and only one player is left, playing for the 8 with 5. That wins 3 gems, and 3 stay.

    There are 3 red gems, worth 6, and one winner for each half. Both get 1 red gem, and the third stays, because it cannot be broken.

    There is 1 blue gem and 1 red gem. No two halves of equal value can be made, so both gems stay.

rules-eight28-end-title = The end of the game
rules-eight28-end =
    The round in which the first red gem is put in the middle is the last, and it is played to its end.
    If the red gems run out as well, the round goes on without new gems.
    { rules-house-rule } what stays in the middle after it belongs to nobody.

    Every blue gem counts 1 point and every red gem 2.
    Whoever has the most points wins.
    { rules-house-rule } if several have the most points, they share the win.
