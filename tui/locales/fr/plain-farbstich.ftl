### Farbstich: line mode.

plain-farbstich-word-play = jouer, joue
plain-farbstich-word-collect = ramasser, prendre
plain-farbstich-word-R = rouge
plain-farbstich-word-G = vert, verte
plain-farbstich-word-B = bleu, bleue, be
plain-farbstich-word-Y = jaune
plain-farbstich-word-V = violet, violette
plain-farbstich-word-W = blanc, blanche, ba

plain-farbstich-help-play = jouer CARTE, ou seulement la carte : jouer 7 vert, 7 vert ou Ve7.
plain-farbstich-help-collect = ramasser COULEUR, ou seulement la couleur : tu en prends toutes les cartes de l’étalage.

plain-farbstich-course = { $games ->
    [one] { "" }
   *[other] Donne { $game } sur { $games }.{ " " }
}Pli { $trick }. { $seat_you ->
    [yes] Tu entames.
   *[no] { $seat } entame.
}
plain-farbstich-display = { $count ->
    [0] L’étalage est vide.
   *[other] L’étalage : { $cards }.
}
plain-farbstich-colour = { game-farbstich-colour } { $values }{ $count ->
    [one] { "" }
   *[other] , en tout { $sum }
}
plain-farbstich-no-card = Il n’y a pas encore de carte dans le pli.
plain-farbstich-trick = Dans le pli : { $cards }.
plain-farbstich-standing = Pour l’instant, les couleurs font : { $totals }. { $tied_count ->
    [0] { "" }
   *[other] Égalité entre { $tied }.{ " " }
}{ $order_count ->
    [0] Personne ne ramasserait.
   *[other] On ramasserait dans cet ordre : { $order }.
}
plain-farbstich-last-trick = Le dernier pli : { $cards }.
plain-farbstich-hand = Ta main : { $cards }.
plain-farbstich-game-points = Donne { $game } : { $points }.
plain-farbstich-face-down = Ce qu’on a ramassé dans cette donne reste face cachée jusqu’à la fin.
plain-farbstich-now = { $collects ->
    [yes] { $seat_you ->
        [yes] À toi de ramasser.
       *[no] À { $seat } de ramasser.
    }
   *[no] { $seat_you ->
        [yes] À toi de jouer.
       *[no] À { $seat } de jouer.
    }
}
plain-farbstich-collect = Ramasse une couleur : { $cards }.
plain-farbstich-play = Joue une carte : { $cards }.
plain-farbstich-no-colour = Je ne connais pas de couleur « { $text } ».
