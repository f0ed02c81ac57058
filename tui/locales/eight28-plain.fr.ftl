eight28-word-take = prendre, oui, prends, o
eight28-word-no = non, refuser, n
eight28-word-final = plus rien, stop, assez
eight28-word-again = finalement, encore
eight28-word-low = bas, 8
eight28-word-high = haut, 28

eight28-help-take = prendre, ou oui : tu prends la carte qu’on te propose.
eight28-help-no = non : tu refuses la carte qu’on te propose.
eight28-help-final = plus rien : tu refuses toutes les cartes jusqu’à la fin de la manche.
eight28-help-again = finalement : tu annules « plus rien » et tu décides de nouveau toi-même.
eight28-help-low = bas, ou 8 : tu vises le 8.
eight28-help-high = haut, ou 28 : tu vises le 28.

eight28-plain-round = Manche { $round }{ $last ->
    [yes] , la dernière
   *[no] { "" }
}. { $seat_you ->
    [yes] Tu donnes.
   *[no] { $seat } donne.
}
eight28-plain-middle = Au milieu : { eight28-gems }.
eight28-plain-side = { $seat_you ->
    [yes] Cartes visibles chez toi
   *[no] Cartes visibles chez { $seat }
} : { $count ->
    [0] aucune
    [one] { $cards }, ce qui fait { $totals }
   *[other] { $cards }, en tout { $totals }
}{ $out ->
    [yes] , hors jeu pour cette manche
   *[no] { "" }
}.
eight28-plain-have = { $bust ->
    [yes] Avec ta carte cachée, tu as au moins { $totals } : c’est trop pour le 28.
   *[no] Avec ta carte cachée, tu as { $totals }.
}
eight28-plain-gems = Pierres : { $gems }.
eight28-plain-offer = { $seat_you ->
    [yes] On te propose une carte.
   *[no] On propose une carte à { $seat }.
} { $pile ->
    [one] C’est la dernière du paquet.
   *[other] Il y a { $pile } cartes dans le paquet.
}
eight28-plain-choosing = { $seat_you ->
    [yes] Tu choisis
   *[no] { $seat } choisit
} entre le 8 et le 28.
eight28-plain-before = La dernière manche a fini ainsi :

eight28-with-pack = { $value ->
    [authors] avec le paquet des auteurs
   *[zoch] avec le paquet du commerce
}
eight28-with-first_giver = { $value ->
    [host] l’hôte donne en premier
   *[drawn] le premier donneur est tiré au sort
}
eight28-with-pass_is_final = { $value ->
    [true] qui refuse une carte n’en reçoit plus de toute la manche
   *[false] après un refus, on peut encore prendre une carte
}
eight28-with-low_may_go_high = { $value ->
    [false] avec 8 au plus, on vise le 8
   *[true] avec 8 au plus, on peut aussi viser le 28
}
