### 8-28: names of cards and moves.

game-eight28-with-pack = { $value ->
    [authors] avec le paquet des auteurs
   *[zoch] avec le paquet du commerce
}
game-eight28-with-first_giver = { $value ->
    [host] l’hôte donne en premier
   *[drawn] le premier donneur est tiré au sort
}
game-eight28-with-pass_is_final = { $value ->
    [true] qui refuse une carte n’en reçoit plus de toute la manche
   *[false] après un refus, on peut encore prendre une carte
}
game-eight28-with-low_may_go_high = { $value ->
    [false] avec 8 au plus, on vise le 8
   *[true] avec 8 au plus, on peut aussi viser le 28
}

game-eight28-name = 8-28
game-eight28-card = le { $card }
game-eight28-colour = { $colour ->
    [blue] bleue
   *[red] rouge
}
game-eight28-gems = { $blue ->
    [0] { $red ->
        [0] rien
        [one] 1 pierre rouge
       *[other] { $red } pierres rouges
    }
    [one] 1 pierre bleue{ game-eight28-and-red }
   *[other] { $blue } pierres bleues{ game-eight28-and-red }
}
game-eight28-and-red = { $red ->
    [0] { "" }
    [one] { " " }et 1 rouge
   *[other] { " " }et { $red } rouges
}

game-eight28-do-take = prendre la carte
game-eight28-do-decline = la refuser
game-eight28-do-declare = choisir le 8 ou le 28

game-eight28-option-pack = les cartes : le paquet du commerce, ou celui des auteurs, avec un 1 de plus
game-eight28-option-first_giver = qui donne en premier : tirage au sort, ou l’hôte de la table
game-eight28-option-pass_is_final = qui refuse une carte ne s’en voit plus proposer de toute la manche
game-eight28-option-low_may_go_high = avec 8 au plus, on peut aussi viser le 28
