### Farbstich: the options of a table. Of each: its name (20 columns), what it does, its values (20 columns),
### and the words that are typed for it and for its values in line mode. The first word is the one that is shown.
###
### $value (3): what was typed, or a value

option-farbstich-games = games in a match
option-farbstich-games-about = How many games make a match; their points are added up.
option-farbstich-games-value = { $value }
option-farbstich-games-word = games

option-farbstich-open_scores = open scores
option-farbstich-open_scores-about = Everybody sees the points before the end of a game. Otherwise you have to keep count.
option-farbstich-open_scores-word = scores, open
