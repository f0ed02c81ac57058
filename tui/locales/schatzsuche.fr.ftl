schatzsuche-name = Schatzsuche
schatzsuche-card = { $rank ->
    [J] le valet
    [Q] la dame
    [K] le roi
    [A] l’as
   *[other] le { $rank }
} de { schatzsuche-suit }
schatzsuche-suit = { $suit ->
    [C] trèfle
    [S] pique
    [H] cœur
   *[D] carreau
}
schatzsuche-rank = { $rank ->
    [J] le valet
    [Q] la dame
    [K] le roi
    [A] l’as
   *[other] le { $rank }
}

schatzsuche-round = Manche { $round }. { $dealer_you ->
    [yes] Tu donnes.
   *[no] { $dealer } donne.
}
schatzsuche-guess = { $seat_you ->
    [yes] Selon toi,
   *[no] Selon { $seat },
} la carte d’or est { $rank } de { $suit }.
schatzsuche-deck = On mélange toutes les cartes.
schatzsuche-golden = La carte d’or est { $card }.
schatzsuche-golden-hidden = La carte d’or est posée face cachée au milieu.
schatzsuche-hand = { $seat_you ->
    [yes] Ta main : { $cards }.
   *[no] { $seat } a en main : { $cards }.
}
schatzsuche-hand-hidden = { "" }
schatzsuche-trump = On retourne { $card } : sa couleur est atout.
schatzsuche-bid = { $seat_you ->
    [yes] Tu annonces
   *[no] { $seat } annonce
} { $tricks ->
    [0] zéro pli.
    [one] 1 pli.
   *[other] { $tricks } plis.
}
schatzsuche-flip = { $seat_you ->
    [yes] Tu retournes ton marqueur de { $suit } face cachée.
   *[no] { $seat } retourne son marqueur de { $suit } face cachée.
}
schatzsuche-unflip = { $seat_you ->
    [yes] Tu remets ton marqueur de { $suit } face visible.
   *[no] { $seat } remet son marqueur de { $suit } face visible.
}
schatzsuche-play = { $seat_you ->
    [yes] Tu joues
   *[no] { $seat } joue
} { $card }.
schatzsuche-object = { $seat_you ->
    [yes] Tu contestes
   *[no] { $seat } conteste
} { $against_you ->
    [yes] ta carte
   *[no] la carte jouée par { $against }
}{ $fault ->
    [no-flip] { "\u00A0" }: un marqueur n’a pas été retourné.
    [late-flip] { "\u00A0" }: un marqueur a été retourné trop tard.
    [flipped-suit] { "\u00A0" }: le marqueur de sa couleur était face cachée.
   *[none] , mais il n’y a rien à sanctionner.
}
schatzsuche-penalty = { $seat_you ->
    [yes] Ta pénalité
   *[no] Pénalité pour { $seat }
} : { $points ->
    [-10] 10
    [-25] 25
    [-50] 50
   *[other] { $points }
} points.
schatzsuche-trick = { $winner_you ->
    [yes] Le pli est pour toi.
   *[no] Le pli est pour { $winner }.
}
schatzsuche-x-content = { $seat_you ->
    [yes] Tu n’as rien à contester.
   *[no] { $seat } n’a rien à contester.
}
schatzsuche-score = Points des annonces : { $points }. En tout : { $totals }. Annoncés : { $bids } ; faits : { $tricks }.
schatzsuche-treasure = On dévoile la carte d’or : c’est { $card }. Points de bonus : { $bonus }.
schatzsuche-end = La partie est finie. Points : { $points }. { who-won }

schatzsuche-do-guess = deviner la carte d’or
schatzsuche-do-bid = annoncer tes plis
schatzsuche-do-play = jouer une carte
schatzsuche-do-flip = retourner un marqueur face cachée
schatzsuche-do-unflip = remettre un marqueur face visible (ce qui coûte 50 points)
schatzsuche-do-object = contester une carte
schatzsuche-do-content = dire que tu n’as rien à contester

refusal-must-follow = Tu dois fournir à { $suit }. Tu peux jouer : { $cards }.
refusal-must-trump = Tu ne peux pas fournir, tu dois donc couper, et l’atout est { $suit }. Tu peux jouer : { $cards }.
refusal-bid-too-high = Dans cette manche, tu peux annoncer { $most ->
    [one] 0 ou 1 pli.
   *[other] de 0 à { $most } plis.
}
refusal-markers-turn-themselves = À cette table, les marqueurs se retournent tout seuls et il n’y a rien à contester.
refusal-marker-is-down = Ton marqueur de { $suit } est déjà face cachée.
refusal-marker-is-up = Ton marqueur de { $suit } est déjà face visible.
refusal-nobody-to-object-to = { $seats_count ->
    [0] Aucune carte n’a encore été jouée dans cette manche : il n’y a rien à contester.
   *[other] Tu ne peux contester que la carte de quelqu’un d’autre : { $seats }.
}

schatzsuche-option-markers = les marqueurs se retournent tout seuls, ou à la main, avec des pénalités en cas d’erreur
