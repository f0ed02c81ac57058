### Schatzsuche: the tips of the first lesson. Room: 24 columns for a heading, 8 lines of 24 for a tip.
###
### $name (Anna): the name of a person

lesson-schatzsuche-welcome-head = Ten rounds
lesson-schatzsuche-welcome = Ten rounds: with one card, with two, up to ten. In each you bid how many tricks you will win, and then try to win them.
lesson-schatzsuche-trump-head = Trumps
lesson-schatzsuche-trump = The card turned up belongs to nobody. It makes clubs trumps in this round: any club beats all other suits.
lesson-schatzsuche-bid-head = Your bid
lesson-schatzsuche-bid = The others both bid one trick, and there is only one. Your club is the lowest, but it is a trump: bid 1.
lesson-schatzsuche-must-head = You must trump
lesson-schatzsuche-must = Spades were led, and you have none. Then you must trump: your 7 of clubs takes the trick.
lesson-schatzsuche-marker-head = Four markers
lesson-schatzsuche-marker = Everybody has four markers. { $name } had no hearts, so that marker lies face down now: everybody knows it.
lesson-schatzsuche-score-head = The score
lesson-schatzsuche-score = 1 bid, 1 won: bid times round, so 1 point. The others lose the number of the round for each trick they are off.
lesson-schatzsuche-strong-head = A strong hand
lesson-schatzsuche-strong = Hearts are trumps: your jack and your ace should each win a trick. Whoever is ahead deals and bids last. Bid 2.
lesson-schatzsuche-follow-head = You must follow
lesson-schatzsuche-follow = Hearts were led: whoever has the suit must follow. You cannot play the ace now, but the jack will do.
lesson-schatzsuche-lead-head = The 10 beats the king
lesson-schatzsuche-lead = Whoever wins a trick leads the next. The order is ace, 10, king, queen, jack, 9, 8, 7. Now play your ace.
lesson-schatzsuche-neither-head = Neither suit nor trumps
lesson-schatzsuche-neither = { $name } had neither the suit nor a trump. So two markers lie face down, and everybody knows which suits are used up.
lesson-schatzsuche-deal-head = Bid times round
lesson-schatzsuche-deal = 2 bid and 2 won in round 2: 4 points. And a wrong bid costs more in every round.
lesson-schatzsuche-weak-head = A weak hand
lesson-schatzsuche-weak = A king, a 7 and one small trump: good for one trick, hardly for more. Bid 1.
lesson-schatzsuche-trumped-head = Trumping
lesson-schatzsuche-trumped = Hearts were led, and you have none: you must trump, whether you like it or not. Your 8 of spades is enough.
lesson-schatzsuche-low-head = Not one trick more
lesson-schatzsuche-low = You have your trick, and every further one costs 3 points. So lead the lowest: the 7 of clubs.
lesson-schatzsuche-free-head = Free to play anything
lesson-schatzsuche-free = Clubs were led, and you have neither clubs nor trumps. Then you may play anything, and both markers are turned.
lesson-schatzsuche-end-head = The golden card
lesson-schatzsuche-end = So it goes on to round 10. Before its deal, all guess the golden card: suit 20, value 40, both 160.
