### Schatzsuche: the rules as the table in question plays them; what the sheet leaves open is marked.
###
### $markers (assisted): which: assisted, by_hand

rules-schatzsuche = aim cards deal bids play tricks markers watch penalties points golden end

rules-schatzsuche-aim-title = What it is about
rules-schatzsuche-aim =
    Three players play ten rounds.
    In each round you bid how many tricks you will win, and then try to win exactly as many.
    In the last round there is a treasure to be found as well: you guess which card is the golden card.
    Whoever has the most points in the end wins.

rules-schatzsuche-cards-title = The cards
rules-schatzsuche-cards =
    You play with 32 cards in four suits: clubs, spades, hearts and diamonds.
    In every suit the ace is highest, then come the 10, the king, the queen, the jack, the 9, the 8 and the 7.
    Note that the 10 beats the king.

    Each player also has four markers on the table, one for each suit.

rules-schatzsuche-deal-title = The deal
rules-schatzsuche-deal =
    In round 1 everybody gets one card, in round 2 two, and so on up to ten cards in round 10.
    The next card is turned up, and its suit is trumps for the round.
    { rules-house-rule } this card belongs to nobody.

    { rules-house-rule } the first dealer is drawn by lot.
    After each round, whoever has the most points deals. If two share the lead, the third player deals; if all three have the same, the dealer deals again.
    { rules-house-rule } { $markers ->
       *[assisted] the points of all rounds so far count for this.
        [by_hand] the points of all rounds so far count for this, penalties included.
    }

rules-schatzsuche-bids-title = Bidding
rules-schatzsuche-bids =
    After the deal everybody says openly how many tricks they will win.
    The player to the dealer’s left begins, and the dealer bids last.

    { rules-house-rule } you may bid anything from 0 to the number of your cards, whatever the others have bid.

rules-schatzsuche-play-title = Following and trumping
rules-schatzsuche-play =
    In a trick each player plays one card. Whoever plays the first one leads, and the others go on clockwise.
    The player to the dealer’s left leads to the first trick, with any card. After that, the winner of each trick leads to the next.
    If you hold a card of the suit led, you must follow suit.
    If you cannot, you must play a trump.
    If you have no trump either, you may play any card.

    { rules-house-rule } if a trump was led to this trick and you have none, you may play any card.
    { rules-house-rule } your trump need not be higher than one that is already there.

rules-schatzsuche-tricks-title = Who wins a trick
rules-schatzsuche-tricks =
    The highest trump wins the trick.
    If no trump was played, the highest card of the suit led wins.
    Any other card cannot win, however high it is.

    For example, hearts are trumps and the king of spades is led. The 10 of spades beats it, and the 7 of hearts beats both. The ace of diamonds would win nothing.

rules-schatzsuche-markers-title = Markers
rules-schatzsuche-markers =
    A marker that lies face down tells everybody: I have no more cards of this suit.
    { rules-house-rule } at the beginning of every round all markers are face up.

    If you cannot follow, your marker of the suit led goes face down before you play your card, and not earlier.
    If you have no trump either, and no trump was led, your trump marker goes face down too.
    For example, hearts are trumps, clubs are led, and you have neither: first your clubs marker and your hearts marker go down, then you play any card.

rules-schatzsuche-watch-title = Who watches over it
rules-schatzsuche-watch =
    { $markers ->
       *[assisted] { rules-house-rule } at this table the house watches, so you can only play cards that the rules allow, and the markers turn by themselves.
        [by_hand] At this table you turn your markers yourself: each before the card for which it is due, and not earlier.
        { rules-house-rule } you may turn your own at any time from the turning up of trumps until the round is scored, even while others bid or play. Turning one early costs nothing by itself, but a later card of that suit costs 25 points if somebody objects.
        { rules-house-rule } on your turn you can play any card of your hand; it is up to the others to notice a mistake.

        { rules-house-rule } which markers you owe is judged by what everybody can see, whatever you hold: if you do not follow, the marker of the suit led, and if your card is not a trump either, and no trump was led, the trump marker as well.
    }

rules-schatzsuche-penalties-title = Penalties
rules-schatzsuche-penalties =
    { $markers ->
       *[assisted] { rules-house-rule } there are no penalties at this table, because nobody can make such a mistake, and nobody needs to object.
        [by_hand] If a marker that you owe is not turned, or only after your card, you lose 10 points. { rules-house-rule } only once per card, even for two markers.
        If you play a card of a suit whose marker you have turned, you lose 25.
        Both count only if another player objects before the next card is led. { rules-house-rule } after the last trick a few seconds are left to object, and whoever says nothing has no objection.

        { rules-house-rule } each objection names a player; if both mistakes were made with one card, each needs its own, and the more serious one is found first.
        { rules-house-rule } a wrong objection costs nothing.

        Turning a marker up again costs 50 points. { rules-house-rule } they are lost at once, and cards already played stay.
    }

rules-schatzsuche-points-title = Points
rules-schatzsuche-points =
    If you win at least as many tricks as you bid, you score your bid times the number of the round.
    For every trick too many or too few, you lose the number of the round.

    For example, you bid 3 in round 6. With 3 tricks you score 18. With 4 tricks you score 18 minus 6, which is 12. With 1 trick you lose 12, because two are missing.
    If you bid 0, you score nothing without a trick, and lose 6 for every trick.

rules-schatzsuche-golden-title = The golden card
rules-schatzsuche-golden =
    Before the cards of round 10 are dealt, everybody guesses the suit and the value of the golden card.
    { rules-house-rule } you guess openly, beginning at the dealer’s left, and may guess the same as others.
    Then the top card of the pack is laid face down in the middle: it is the golden card.
    Everybody gets ten cards, and the one that is left is turned up: its suit is trumps.

    After the round the golden card is turned up. The right suit scores 20 points, the right value 40, and both together 160.

rules-schatzsuche-end-title = The end of the game
rules-schatzsuche-end =
    The game is over when the golden card has been turned up.
    The points of all ten rounds and of the golden card are added up, and whoever has the most wins.
    If everybody is below zero, whoever has lost the fewest points wins.

    { rules-house-rule } if several have the most points, they share the win.
