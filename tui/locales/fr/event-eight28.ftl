### 8-28: what happens, a sentence for each event.

event-eight28-round = Manche { $round }. { $giver_you ->
    [yes] Tu donnes
   *[no] { $giver } donne
} en premier. { event-eight28-left }
event-eight28-left = { $blue ->
    [0] { $red ->
        [0] Il n’y a rien au milieu.
       *[other] { event-eight28-stays }
    }
   *[other] { event-eight28-stays }
}
event-eight28-stays = Il reste { game-eight28-gems } au milieu.
event-eight28-deck = On mélange toutes les cartes.
event-eight28-hole = { $seat_you ->
    [yes] Ta carte cachée : { $card }.
   *[no] { $seat } a { $card } en carte cachée.
}
event-eight28-hole-hidden = { "" }
event-eight28-gem = { $seat_you ->
    [yes] Tu poses
   *[no] { $seat } pose
} une pierre { $colour } au milieu{ $colour_is ->
    [red] { "\u00A0" }: c’est la dernière manche.
   *[blue] .
}
event-eight28-take = { $seat_you ->
    [yes] Tu prends
   *[no] { $seat } prend
} { $card }.
event-eight28-decline = { $seat_you ->
    [yes] Tu refuses.
   *[no] { $seat } refuse.
}
event-eight28-out = { $seat_you ->
    [yes] Tes cartes visibles font 28 ou plus : tu es hors jeu pour cette manche.
   *[no] { $seat } a 28 ou plus en cartes visibles : hors jeu pour cette manche.
}
event-eight28-give = { $seat_you ->
    [yes] À toi de donner.
   *[no] À { $seat } de donner.
}
event-eight28-reveal = On dévoile les cartes cachées : { $holes }.
event-eight28-hit = 8 et 28 : jackpot pour { $seats } !
event-eight28-declare = { $seat_you ->
    [yes] Tu vises
   *[no] { $seat } vise
} le { $target } avec { $total }.
event-eight28-pay = { $target ->
    [8] Le trésor du 8, gagné avec { $total }
    [28] Le trésor du 28, gagné avec { $total }
   *[hit] Pour le jackpot
} : { $shares }.
event-eight28-pay-shares = { game-eight28-gems } pour { $seat_you ->
    [yes] toi
   *[no] { $seat }
}
event-eight28-carry = { $blue ->
    [0] { $red ->
        [0] Il ne reste rien au milieu.
       *[other] { event-eight28-stays }
    }
   *[other] { event-eight28-stays }
}
event-eight28-end = La partie est finie. Pierres : { $gems }. Points : { $points }. { common-winners }
event-eight28-end-gems = { $name } { game-eight28-gems }
