### 8-28: the options of a table. Of each: its name (20 columns), what it does, its values (20 columns),
### and the words that are typed for it and for its values in line mode. The first word is the one that is shown.

option-eight28-pack = cartes
option-eight28-pack-about = Le paquet du commerce, ou celui des auteurs, qui a un 1 de plus.
option-eight28-pack-value = { $value ->
    [authors] des auteurs
   *[zoch] du commerce
}
option-eight28-pack-word = cartes
option-eight28-pack-word-authors = auteurs
option-eight28-pack-word-zoch = commerce

option-eight28-first_giver = premier donneur
option-eight28-first_giver-about = Qui donne à la première manche : quelqu’un tiré au sort, ou l’hôte de la table.
option-eight28-first_giver-value = { $value ->
    [host] l’hôte
   *[drawn] tiré au sort
}
option-eight28-first_giver-word = premier
option-eight28-first_giver-word-host = hôte
option-eight28-first_giver-word-drawn = sort

option-eight28-pass_is_final = refus définitif
option-eight28-pass_is_final-about = Quand on refuse une carte, on n’en reçoit plus de toute la manche. Sinon, on peut encore en prendre après un refus.
option-eight28-pass_is_final-word = définitif

option-eight28-low_may_go_high = le 28 avec 8 ou moins
option-eight28-low_may_go_high-about = Sans total de 9 à 28, on peut quand même viser le 28. Sinon, une telle main vise toujours le 8.
option-eight28-low_may_go_high-word = 8-à-28
