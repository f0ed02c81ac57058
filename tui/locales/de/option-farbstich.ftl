### Farbstich: the options of a table. Of each: its name (20 columns), what it does, its values (20 columns),
### and the words that are typed for it and for its values in line mode. The first word is the one that is shown.

option-farbstich-games = Partien
option-farbstich-games-about = So viele Partien werden gespielt, und ihre Punkte werden zusammengezählt.
option-farbstich-games-value = { $value }
option-farbstich-games-word = partien

option-farbstich-open_scores = offene Punkte
option-farbstich-open_scores-about = Alle sehen die Punkte schon vor dem Ende einer Partie. Sonst muss man mitzählen.
option-farbstich-open_scores-word = punkte
