eight28-name = 8-28
eight28-card = { $card }
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
       *[other] Il reste au milieu : { eight28-gems }.
    }
   *[other] Il reste au milieu : { eight28-gems }.
}
eight28-deck = Toutes les cartes sont mélangées.
eight28-hole = { $seat_you ->
    [yes] Ta carte cachée : { $card }.
   *[no] { $seat } a comme carte cachée : { $card }.
}
eight28-hole-hidden = { "" }
eight28-gem = { $seat_you ->
    [yes] Tu poses
   *[no] { $seat } pose
} une pierre { $colour } au milieu.
eight28-take = { $seat_you ->
    [yes] Tu prends
   *[no] { $seat } prend
} la carte : { $card }.
eight28-decline = { $seat_you ->
    [yes] Tu refuses.
   *[no] { $seat } refuse.
}
eight28-out = { $seat_you ->
    [yes] Tes cartes visibles font 28 ou plus : tu ne joues plus cette manche.
   *[no] { $seat } a 28 ou plus en cartes visibles et ne joue plus cette manche.
}
eight28-give = { $seat_you ->
    [yes] À toi de donner.
   *[no] À { $seat } de donner.
}
eight28-reveal = On retourne les cartes cachées : { $holes }.
eight28-hit = Jackpot, 8 et 28 : { $seats } !
eight28-declare = { $seat_you ->
    [yes] Tu vises
   *[no] { $seat } vise
} le { $target } avec { $total }.
eight28-pay = { $target ->
    [8] La moitié pour le 8, gagnée avec { $total }
    [28] La moitié pour le 28, gagnée avec { $total }
   *[hit] Tout pour le jackpot
} : { $shares }.
eight28-pay-shares = { $seat_you ->
    [yes] toi
   *[no] { $seat }
} { eight28-gems }
eight28-carry = Ce qui reste au milieu : { eight28-gems }.
eight28-end = La partie est finie. Pierres : { $gems }. Points : { $points }. { who-won }
eight28-end-gems = { $name } { eight28-gems }

eight28-do-take = prendre la carte
eight28-do-decline = la refuser
eight28-do-declare = choisir le 8 ou le 28

refusal-you-are-out = Tu ne joues plus cette manche : tes cartes visibles font { $total }.
refusal-declined-for-good = Tu as déjà refusé une carte dans cette manche, et à cette table c’est définitif.

eight28-option-pack = les cartes : le jeu du commerce, ou celui des auteurs avec un 1 de plus
eight28-option-first_giver = qui donne en premier : tiré au sort, ou celui qui a ouvert la table
eight28-option-pass_is_final = qui refuse une carte ne s’en voit plus proposer dans la manche
eight28-option-low_may_go_high = une main de 8 au plus peut aussi viser le 28
