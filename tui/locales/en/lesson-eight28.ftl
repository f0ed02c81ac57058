### 8-28: the tips of the first lesson. Room: 24 columns for a heading, 8 lines of 24 for a tip.
###
### $high (18): a total
### $low (8): a total
### $name (Anna): the name of a person

lesson-eight28-welcome-head = The goal
lesson-eight28-welcome = You collect cards to come close to 8 or to 28, but not above. Two rounds, and you know how it goes.
lesson-eight28-hidden-head = Your hidden card
lesson-eight28-hidden = Only you know your hidden card. A 1/11 counts as 1 or 11, as you like: few cards are better.
lesson-eight28-gem-head = The gems in the middle
lesson-eight28-gem = You give first, so you have laid a gem in the middle. Each new giver adds one: that is what you play for.
lesson-eight28-offer-head = Taking a card
lesson-eight28-offer = You are offered a card that nobody knows. If you take it, it lies open in front of you. You cannot go over yet: take it.
lesson-eight28-open-head = Open cards
lesson-eight28-open = Everybody sees open cards, only you see your hidden one. You have { $low } or { $high }: far from both, so take one more.
lesson-eight28-wild-head = 1 or 11
lesson-eight28-wild = Another 1/11: 3, 13 or 23. You need only 5 more for 8 or 28, and small cards help with both. Take it.
lesson-eight28-enough-head = When to say no
lesson-eight28-enough = { $low } or { $high }: close to both. A 1 would be a direct hit, almost anything else spoils it. This time say no.
lesson-eight28-declined-head = Declined cards
lesson-eight28-declined = Nobody sees a declined card: the next player gets it. You may take later cards, or decline all: no more this round.
lesson-eight28-choose-head = The 8 or the 28
lesson-eight28-choose = Nobody took a card all the way around: the round is over, and all cards are open. Your 7 loses to an 8: choose the 28.
lesson-eight28-halves-head = Two halves
lesson-eight28-halves = Whoever is closest to 8 gets half of the gems, whoever is closest to 28 the other half. What cannot be shared stays.
lesson-eight28-again-head = The second round
lesson-eight28-again = New cards, and the next player gives first. Your hidden card is a 1/11 again. Take a card.
lesson-eight28-hope-head = A direct hit?
lesson-eight28-hope = Two 1/11 again: 2, 12 or 22. With 6 more you would have 8 and 28 at once: a direct hit, which takes everything. Take it.
lesson-eight28-five-head = The next card
lesson-eight28-five = 3, 13 or 23: now a 5 would do. With so little you risk hardly anything. Take it.
lesson-eight28-stop-head = 8 and 28
lesson-eight28-stop = 8 and 28: that is it! Any other card would spoil it. Choose: no more cards this round.
lesson-eight28-out-head = Out
lesson-eight28-out = { $name } shows 28 or more, even if each 1/11 counts as 1: { $name } is out and wins nothing this round.
lesson-eight28-hit-head = Direct hit!
lesson-eight28-hit = Your direct hit! No halves, no sharing: all that lay in the middle is yours.
lesson-eight28-end-head = How it ends
lesson-eight28-end = That is the whole game. It ends with the round in which the first red gem comes; a red one counts 2.
