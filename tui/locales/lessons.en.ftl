# Guided hands: what is told to somebody who learns a game by playing it. At most three lines of 60.

lesson-title = { $number ->
    [none] Lesson
   *[other] Lesson, { $number } of { $all }
}
lesson-go-on = go on
lesson-again = tip again
lesson-leave-question = Leave the lesson? You can begin it again at any time.
lesson-which = Which game do you want to learn?
lesson-tip = Tip: { $tip }

lesson-eight28-welcome = You collect cards to come close to 8 or to 28, but not above. Two rounds, and you know how it goes.
lesson-eight28-hidden = You alone know your hidden card. A 1/11 counts as 1 or as 11, whichever you like: there is hardly a better one.
lesson-eight28-gem = You give first, so you have laid a gem in the middle. Each new giver adds one: that is what you play for.
lesson-eight28-offer = You are offered a card, and nobody knows which. If you take it, it lies open before you. Nothing can happen yet: take it.
lesson-eight28-open = Open cards are seen by all, your hidden one only by you. You have { $low } or { $high }: still far from both, so take one more.
lesson-eight28-wild = Another 1/11! Now you have 3, 13 or 23. You lack only 5 to 8 and to 28, and small cards help with both. Take it.
lesson-eight28-enough = { $low } or { $high }: close to both. A 1 would be a direct hit, almost anything else spoils it. This time say no.
lesson-eight28-declined = Nobody sees a declined card: it is offered to the next. You may take again later. Or say now: no more this round.
lesson-eight28-choose = A whole time around nobody took: the round is over, and all cards are open. Against an 8 your 7 is no use: choose the 28.
lesson-eight28-halves = Who is closest to 8 and who is closest to 28 get half of the gems each. What cannot be divided stays for the next round.
lesson-eight28-again = New cards, and the next one gives first. Your hidden card is a 1/11 again. Help yourself.
lesson-eight28-hope = Two 1/11 again: 2, 12 or 22. With 6 more you would have 8 and 28 at once: a direct hit, which takes everything. Take it.
lesson-eight28-five = 3, 13 or 23: now a 5 would do. With so little you risk hardly anything. Take it.
lesson-eight28-stop = 8 and 28: that is it! Any further card would spoil it. Say: no more this round.
lesson-eight28-out = { $name } has 28 or more in open cards, even if each 1/11 counts as 1: out. There is nothing to win this round.
lesson-eight28-hit = Your direct hit! No halves, no sharing: all that lay in the middle is yours.
lesson-eight28-end = That is the whole game. It ends with the round in which the first red gem comes; a red one counts 2. Play on, or leave.

lesson-farbstich-welcome = Nine cards, nine tricks, and you may always play any card. Cards of a colour stand together: their sum is what counts.
lesson-farbstich-display = You play for the display. Who is ahead picks a colour and gets all its cards: as many points as are written on them.
lesson-farbstich-team = Red makes 5, green 2. With your green 4 green makes 6 and is ahead, and your 4 is the highest in green. Play it.
lesson-farbstich-pick = You are ahead and pick first. Green brings the most, 3 and 9 are 12 points: pick green.
lesson-farbstich-picked = Then the others picked, colour by colour: first green, then red. Nothing was left for the last. The cards just played are the new display.
lesson-farbstich-lead = Who picked first leads. You know nothing yet and can only guess: give up a small card, your yellow 1.
lesson-farbstich-tie = Two colours have the same total, { $total }: a tie! The scoring stops there. These colours and all below get nothing.
lesson-farbstich-join = Yellow makes 7 already. Join in with your yellow 5: then it makes 12, and your card is the highest of them.
lesson-farbstich-worth = You are ahead again! What you take lies face down, and nobody sees the points before the end. Pick what brings the most.
lesson-farbstich-few = Only two colours lie in the display: two players will get something, and nobody else. Lead a small card, the red 2.
lesson-farbstich-third = Red made 18, but your 2 was the smallest of them. Two players picked before you, and nothing was left.
lesson-farbstich-higher = In the display red is worth 18 points, and a red 6 was led. Your red 8 is higher: play it.
lesson-farbstich-rich = Ahead again, for green and blue were tied and get nothing. Pick red: 18 points!
lesson-farbstich-end = So it goes on until all nine cards are played. What then lies in the display counts for nobody. Play on, or leave.

lesson-schatzsuche-welcome = Ten rounds: with one card, with two, up to ten. In each you bid how many tricks you will make, and then have to make them.
lesson-schatzsuche-trump = The card turned up belongs to nobody. It makes clubs trump in this round: any club beats all other suits.
lesson-schatzsuche-bid = Both others bid one trick, and there is only one. Your club is the lowest, but it is trump: bid 1.
lesson-schatzsuche-must = Spades were led, and you have none. Then you must trump: your 7 of clubs takes the trick.
lesson-schatzsuche-marker = Each has four markers. As you had no spade, your spade marker now lies face down: everybody knows it.
lesson-schatzsuche-score = 1 bid, 1 made: bid times round, so 1 point. The others lose the number of the round for each trick they are off.
lesson-schatzsuche-strong = Hearts are trump: a jack of hearts and an ace, each good for a trick. Who is ahead deals and bids last. Bid 2.
lesson-schatzsuche-follow = Hearts were led: whoever has the suit must follow. You cannot play the ace now, but the jack will do.
lesson-schatzsuche-lead = Who takes a trick leads. The order is ace, 10, king, queen, jack, 9, 8, 7: now comes your ace.
lesson-schatzsuche-neither = { $name } had neither the suit nor trump and could play anything. So two markers lie face down: both are known to be gone.
lesson-schatzsuche-deal = 2 bid and 2 made in round 2: 4 points. And who is wrong pays more with every round.
lesson-schatzsuche-weak = A king, a 7 and one small trump: good for one trick, hardly for more. Bid 1.
lesson-schatzsuche-trumped = Hearts were led, and you have none: you must trump, whether you like it or not. Your 8 of spades is enough.
lesson-schatzsuche-low = You have your trick, and any more cost 3 points each. So lead the lowest: the 7 of clubs.
lesson-schatzsuche-free = Clubs were led, and you have neither clubs nor trump. Then you may play anything, and both markers are turned.
lesson-schatzsuche-end = So it goes up to round 10. There all guess the golden card before the deal: suit 20, value 40, both 160. Play on, or leave.
