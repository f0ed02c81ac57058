### Farbstich: the options of a table. Of each: its name (20 columns), what it does, its values (20 columns),
### and the words that are typed for it and for its values in line mode. The first word is the one that is shown.

option-farbstich-games = donnes
option-farbstich-games-about = Le nombre de donnes de la partie ; leurs points s’additionnent.
option-farbstich-games-value = { $value }
option-farbstich-games-word = donnes, parties

option-farbstich-open_scores = points visibles
option-farbstich-open_scores-about = Tout le monde voit les points avant la fin d’une donne. Sinon, il faut les compter soi-même.
option-farbstich-open_scores-word = points
