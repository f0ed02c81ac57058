eight28-name = 8-28
eight28-card = le { $card }
eight28-colour = { $colour ->
    [blue] bleue
   *[red] rouge
}
eight28-gems = { $blue ->
    [0] { $red ->
        [0] rien
        [one] 1 pierre rouge
       *[other] { $red } pierres rouges
    }
    [one] 1 pierre bleue{ eight28-and-red }
   *[other] { $blue } pierres bleues{ eight28-and-red }
}
eight28-and-red = { $red ->
    [0] { "" }
    [one] { " " }et 1 rouge
   *[other] { " " }et { $red } rouges
}

eight28-round = Manche { $round }. { $giver_you ->
    [yes] Tu donnes
   *[no] { $giver } donne
} en premier. { eight28-left }
eight28-left = { $blue ->
    [0] { $red ->
        [0] Il n’y a rien au milieu.
       *[other] { eight28-stays }
    }
   *[other] { eight28-stays }
}
eight28-stays = Il reste { eight28-gems } au milieu.
eight28-deck = On mélange toutes les cartes.
eight28-hole = { $seat_you ->
    [yes] Ta carte cachée : { $card }.
   *[no] { $seat } a { $card } en carte cachée.
}
eight28-hole-hidden = { "" }
eight28-gem = { $seat_you ->
    [yes] Tu poses
   *[no] { $seat } pose
} une pierre { $colour } au milieu{ $colour_is ->
    [red] { "\u00A0" }: c’est la dernière manche.
   *[blue] .
}
eight28-take = { $seat_you ->
    [yes] Tu prends
   *[no] { $seat } prend
} { $card }.
eight28-decline = { $seat_you ->
    [yes] Tu refuses.
   *[no] { $seat } refuse.
}
eight28-out = { $seat_you ->
    [yes] Tes cartes visibles font 28 ou plus : tu es hors jeu pour cette manche.
   *[no] { $seat } a 28 ou plus en cartes visibles : hors jeu pour cette manche.
}
eight28-give = { $seat_you ->
    [yes] À toi de donner.
   *[no] À { $seat } de donner.
}
eight28-reveal = On dévoile les cartes cachées : { $holes }.
eight28-hit = 8 et 28 : jackpot pour { $seats } !
eight28-declare = { $seat_you ->
    [yes] Tu vises
   *[no] { $seat } vise
} le { $target } avec { $total }.
eight28-pay = { $target ->
    [8] Le trésor du 8, gagné avec { $total }
    [28] Le trésor du 28, gagné avec { $total }
   *[hit] Pour le jackpot
} : { $shares }.
eight28-pay-shares = { eight28-gems } pour { $seat_you ->
    [yes] toi
   *[no] { $seat }
}
eight28-carry = { $blue ->
    [0] { $red ->
        [0] Il ne reste rien au milieu.
       *[other] { eight28-stays }
    }
   *[other] { eight28-stays }
}
eight28-end = La partie est finie. Pierres : { $gems }. Points : { $points }. { who-won }
eight28-end-gems = { $name } { eight28-gems }

eight28-do-take = prendre la carte
eight28-do-decline = la refuser
eight28-do-declare = choisir le 8 ou le 28

refusal-you-are-out = Tu es hors jeu pour cette manche : tes cartes visibles font { $total }.
refusal-declined-for-good = Tu as déjà refusé une carte dans cette manche, et à cette table c’est définitif.

eight28-option-pack = les cartes : le paquet du commerce, ou celui des auteurs, avec un 1 de plus
eight28-option-first_giver = qui donne en premier : tirage au sort, ou l’hôte de la table
eight28-option-pass_is_final = qui refuse une carte ne s’en voit plus proposer de toute la manche
eight28-option-low_may_go_high = avec 8 au plus, on peut aussi viser le 28
