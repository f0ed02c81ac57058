### Farbstich: the options of a table. Of each: its name (20 columns), what it does, its values (20 columns),
### and the words that are typed for it and for its values in line mode. The first word is the one that is shown.

option-farbstich-games = partite
option-farbstich-games-about = Quante partite si giocano; i punti si sommano.
option-farbstich-games-value = { $value }
option-farbstich-games-word = partite

option-farbstich-open_scores = punti visibili
option-farbstich-open_scores-about = Tutti vedono i punti già durante la partita. Altrimenti bisogna contarli a mente.
option-farbstich-open_scores-word = punti
