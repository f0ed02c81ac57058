### Farbstich: the rules as the table in question plays them; what the sheet leaves open is marked.
###
### $games (3): how many games
### $open_scores (true): true or false
### $players (4): how many play

rules-farbstich = aim cards deal play ranking ties collect example next-trick points end match

rules-farbstich-aim-title = What it is about
rules-farbstich-aim =
    In every trick each player plays one card.
    Cards of the same colour join forces, and the strongest colours collect cards from the display, the open cards in the middle.
    Each card that you collect is worth as many points as its number.
    Whoever has the most points wins.

    The game is by Steffen Brückner.
    { rules-house-rule } its sheet gives it no name, so we call it Farbstich.

rules-farbstich-cards-title = The cards
rules-farbstich-cards =
    Every colour has ten cards, numbered from 1 to 10, and every card exists once.
    There are as many colours as players.
    { rules-house-rule } with { $players } players, the colours are { $players ->
        [3] red, green and blue.
        [4] red, green, blue and yellow.
        [5] red, green, blue, yellow and violet.
       *[other] red, green, blue, yellow, violet and white.
    }

rules-farbstich-deal-title = The deal
rules-farbstich-deal =
    All cards are shuffled.
    { $players } of them are laid open in the middle: they are the first display.
    Everybody gets nine of the others as a hand, which nobody else sees.

    { rules-house-rule } the starter of the first game is drawn by lot.

rules-farbstich-play-title = Playing a card
rules-farbstich-play =
    The starter plays a card face up, and the others follow one by one, clockwise.
    When everybody has played one card, the trick is scored.
    Everybody has nine cards, so a game has nine tricks.

    { rules-house-rule } you may play any card; nobody has to follow a colour.

rules-farbstich-ranking-title = Who collects first
rules-farbstich-ranking =
    First, the cards just played are added up for each colour.
    The colour with the highest total comes first, then the one with the second highest, and so on.
    Within a colour, the higher card comes first.
    So even a low card comes early if its colour is strong.

    For example, red 3 and red 8 make 11 and beat blue 10. The order is red 8, red 3, blue 10.

rules-farbstich-ties-title = Ties
rules-farbstich-ties =
    If two or more colours make the same total, the scoring stops there: these colours and all lower ones collect nothing.
    Higher colours have already collected, and keep what they have.

    For example, red 5 and red 3 make 8, and a blue 8 makes 8 too. If no colour makes more, nobody collects in this trick.

rules-farbstich-collect-title = Collecting
rules-farbstich-collect =
    In this order each player chooses a colour and collects all its cards from the display.
    The cards just played do not belong to the display yet.

    { rules-house-rule } if you may collect, you must; it never costs anything.
    { rules-house-rule } if the display is empty before everybody has collected, the rest get nothing.

rules-farbstich-example-title = An example
rules-farbstich-example =
    Five people play. The display is red 10, red 3, green 6, yellow 8 and violet 5.
    They play red 9, blue 8, red 4, green 7 and yellow 7.
    Red makes 13 and blue 8; green and yellow make 7 each.

    The red 9 collects first and takes the two red cards, 13 points.
    The red 4 comes next and takes the yellow 8, then the blue 8 takes the green 6.
    Green and yellow are tied, so the scoring stops, and the violet 5 stays in the display.

rules-farbstich-next-trick-title = The next trick
rules-farbstich-next-trick =
    What is left of the display stays there, and the cards just played join it.
    Together they are the display of the next trick.

    Whoever collected first leads to the next trick.
    If nobody collected, the same player leads again.

rules-farbstich-points-title = Collected cards
rules-farbstich-points =
    Collected cards lie face down in front of their owner until the end of the game.
    { $open_scores ->
        [true] { rules-house-rule } at this table, the points of everybody can be seen at all times.
       *[false] Until then nobody looks at them again, and not even your own points are shown. Everybody sees what is collected, though, and may keep count in their head.
    }

rules-farbstich-end-title = The end of a game
rules-farbstich-end =
    A game ends when the last cards of all hands are played and their trick is scored.
    { rules-house-rule } what is left of the display then, and the last cards played, score for nobody.

    Everybody adds up the numbers on the cards that they have collected.

rules-farbstich-match-title = Winning
rules-farbstich-match =
    { $games ->
        [1] This table plays a single game. Whoever has the most points in it wins.
       *[other] This table plays { $games } games. The points of all of them are added up, and whoever has the most in the end wins.

        Whoever leads by the points of all games so far is the starter of the next one.
        { rules-house-rule } if several lead, it is the first of them, counted clockwise and beginning with the starter of the game before.
    }

    { rules-house-rule } if several have the most points, they share the win.
