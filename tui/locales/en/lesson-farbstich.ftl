### Farbstich: the tips of the first lesson. Room: 24 columns for a heading, 8 lines of 24 for a tip.
###
### $total (18): a total

lesson-farbstich-welcome-head = Colours are teams
lesson-farbstich-welcome = Nine cards, nine tricks, and you may always play any card. Cards of one colour work together: their sum counts.
lesson-farbstich-display-head = What you play for
lesson-farbstich-display = You play for the display. Whoever is ahead chooses a colour and gets all its cards; their numbers are points.
lesson-farbstich-team-head = Joining a colour
lesson-farbstich-team = Red makes 5, green 2. With your green 4, green makes 6 and is ahead, and your 4 is the highest green. Play it.
lesson-farbstich-pick-head = You pick first
lesson-farbstich-pick = You are ahead and pick first. Green brings the most, 3 and 9 are 12 points: pick green.
lesson-farbstich-picked-head = Then the others
lesson-farbstich-picked = Then the others picked, colour by colour: first green, then red. Nothing was left for the last. The cards just played are the new display.
lesson-farbstich-lead-head = Leading a trick
lesson-farbstich-lead = Whoever collected first leads. You know nothing yet: give up a small card, your yellow 1.
lesson-farbstich-tie-head = A tie
lesson-farbstich-tie = Two colours have the same total, { $total }: a tie! The scoring stops there. These colours and all below get nothing.
lesson-farbstich-join-head = Second helps, too
lesson-farbstich-join = Yellow makes 7 already. Join in with your yellow 5: then it makes 12, and your card is the highest of them.
lesson-farbstich-worth-head = Face-down points
lesson-farbstich-worth = You are ahead again! What you take lies face down, and nobody sees the points before the end. Pick what brings the most.
lesson-farbstich-few-head = Two colours only
lesson-farbstich-few = Only two colours lie in the display, so at most two players will get something. Lead a small card, the red 2.
lesson-farbstich-third-head = Nothing left
lesson-farbstich-third = Red made 18, but your 2 was the smallest of them. Two players picked before you, and nothing was left.
lesson-farbstich-higher-head = The higher card
lesson-farbstich-higher = The red in the display is worth 18 points, and a red 6 was led. Your red 8 is higher: play it.
lesson-farbstich-rich-head = A rich colour
lesson-farbstich-rich = Ahead again, for green and blue were tied and get nothing. Pick red: 18 points!
lesson-farbstich-end-head = How it ends
lesson-farbstich-end = So it goes on until all nine cards are played. What is left in the display then counts for nobody.
