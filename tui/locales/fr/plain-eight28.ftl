### 8-28: line mode.

plain-eight28-word-take = prendre, oui, prends, o
plain-eight28-word-no = non, refuser, n
plain-eight28-word-final = plus rien, stop, assez
plain-eight28-word-again = finalement, encore
plain-eight28-word-low = bas, 8
plain-eight28-word-high = haut, 28

plain-eight28-help-take = prendre, ou oui : tu prends la carte qu’on te propose.
plain-eight28-help-no = non : tu refuses la carte qu’on te propose.
plain-eight28-help-final = plus rien : tu refuses toutes les cartes jusqu’à la fin de la manche.
plain-eight28-help-again = finalement : tu annules « plus rien » et tu décides de nouveau toi-même.
plain-eight28-help-low = bas, ou 8 : tu vises le 8.
plain-eight28-help-high = haut, ou 28 : tu vises le 28.

plain-eight28-round = Manche { $round }{ $last ->
    [yes] , la dernière
   *[no] { "" }
}. { $seat_you ->
    [yes] Tu donnes.
   *[no] { $seat } donne.
}
plain-eight28-middle = Au milieu : { game-eight28-gems }.
plain-eight28-side = { $seat_you ->
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
plain-eight28-have = { $bust ->
    [yes] Avec ta carte cachée, tu as au moins { $totals } : c’est trop pour le 28.
   *[no] Avec ta carte cachée, tu as { $totals }.
}
plain-eight28-gems = Pierres : { $gems }.
plain-eight28-offer = { $seat_you ->
    [yes] On te propose une carte.
   *[no] On propose une carte à { $seat }.
} { $pile ->
    [one] C’est la dernière de la pioche.
   *[other] Il y a { $pile } cartes dans la pioche.
}
plain-eight28-choosing = { $seat_you ->
    [yes] Tu choisis
   *[no] { $seat } choisit
} entre le 8 et le 28.
plain-eight28-before = La dernière manche s’est terminée ainsi :
