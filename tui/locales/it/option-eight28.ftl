### 8-28: the options of a table. Of each: its name (20 columns), what it does, its values (20 columns),
### and the words that are typed for it and for its values in line mode. The first word is the one that is shown.

option-eight28-pack = carte
option-eight28-pack-about = Il mazzo in commercio, o quello degli autori, che ha un 1 in più.
option-eight28-pack-value = { $value ->
    [authors] degli autori
   *[zoch] come in commercio
}
option-eight28-pack-word = carte
option-eight28-pack-word-authors = autori
option-eight28-pack-word-zoch = commercio

option-eight28-first_giver = chi dà per primo
option-eight28-first_giver-about = Chi dà le carte nella prima mano: qualcuno a sorte, o chi ospita il tavolo.
option-eight28-first_giver-value = { $value ->
    [host] chi ospita
   *[drawn] a sorte
}
option-eight28-first_giver-word = primo
option-eight28-first_giver-word-host = ospite
option-eight28-first_giver-word-drawn = sorte

option-eight28-pass_is_final = rifiuto definitivo
option-eight28-pass_is_final-about = A chi rifiuta una carta non se ne offrono altre in quella mano. Altrimenti dopo un rifiuto si può ancora prendere.
option-eight28-pass_is_final-word = definitivo

option-eight28-low_may_go_high = il 28 con 8 o meno
option-eight28-low_may_go_high-about = Chi non ha totali da 9 a 28 può giocare lo stesso per il 28. Altrimenti gioca sempre per l’8.
option-eight28-low_may_go_high-word = 8-al-28
