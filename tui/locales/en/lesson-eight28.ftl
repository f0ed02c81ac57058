### 8-28: the tips of the first lesson. Room: 4 lines of 36 columns.
###
### $high (18): a total
### $low (8): a total
### $name (Anna): the name of a person

lesson-eight28-welcome-head = The goal
lesson-eight28-welcome = You collect cards to come close to 8 or to 28, but not above. Two rounds, and you know how it goes.
lesson-eight28-hidden-head = Your hidden card
lesson-eight28-hidden = You alone know your hidden card. A 1/11 counts as 1 or as 11, whichever you like: there is hardly a better one.
lesson-eight28-gem-head = The gems in the middle
lesson-eight28-gem = You give first, so you have laid a gem in the middle. Each new giver adds one: that is what you play for.
lesson-eight28-offer-head = Taking a card
lesson-eight28-offer = You are offered a card, and nobody knows which. If you take it, it lies open before you. Nothing can happen yet: take it.
lesson-eight28-open-head = Open cards
lesson-eight28-open = Open cards are seen by all, your hidden one only by you. You have { $low } or { $high }: still far from both, so take one more.
lesson-eight28-wild-head = 1 or 11
lesson-eight28-wild = Another 1/11! Now you have 3, 13 or 23. You lack only 5 to 8 and to 28, and small cards help with both. Take it.
lesson-eight28-enough-head = When to say no
lesson-eight28-enough = { $low } or { $high }: close to both. A 1 would be a direct hit, almost anything else spoils it. This time say no.
lesson-eight28-declined-head = Declined cards
lesson-eight28-declined = Nobody sees a declined card: it is offered to the next. You may take again later. Or say now: no more this round.
lesson-eight28-choose-head = The 8 or the 28
lesson-eight28-choose = A whole time around nobody took: the round is over, and all cards are open. Against an 8 your 7 is no use: choose the 28.
lesson-eight28-halves-head = Two halves
lesson-eight28-halves = Who is closest to 8 and who is closest to 28 get half of the gems each. What cannot be divided stays for the next round.
lesson-eight28-again-head = The second round
lesson-eight28-again = New cards, and the next one gives first. Your hidden card is a 1/11 again. Help yourself.
lesson-eight28-hope-head = A direct hit?
lesson-eight28-hope = Two 1/11 again: 2, 12 or 22. With 6 more you would have 8 and 28 at once: a direct hit, which takes everything. Take it.
lesson-eight28-five-head = The next card
lesson-eight28-five = 3, 13 or 23: now a 5 would do. With so little you risk hardly anything. Take it.
lesson-eight28-stop-head = 8 and 28
lesson-eight28-stop = 8 and 28: that is it! Any further card would spoil it. Say: no more this round.
lesson-eight28-out-head = Out
lesson-eight28-out = { $name } has 28 or more in open cards, even if each 1/11 counts as 1: out. There is nothing to win this round.
lesson-eight28-hit-head = Direct hit!
lesson-eight28-hit = Your direct hit! No halves, no sharing: all that lay in the middle is yours.
lesson-eight28-end-head = How it ends
lesson-eight28-end = That is the whole game. It ends with the round in which the first red gem comes; a red one counts 2. Play on, or leave.
