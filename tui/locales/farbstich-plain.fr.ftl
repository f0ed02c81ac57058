farbstich-word-play = jouer, joue
farbstich-word-collect = ramasser, prendre
farbstich-word-R = rouge
farbstich-word-G = vert, verte
farbstich-word-B = bleu, bleue, be
farbstich-word-Y = jaune
farbstich-word-V = violet, violette
farbstich-word-W = blanc, blanche, ba

farbstich-help-play = jouer CARTE, ou seulement la carte : jouer 7 vert, 7 vert ou Ve7.
farbstich-help-collect = ramasser COULEUR, ou seulement la couleur : tu en prends toutes les cartes de l’étalage.

farbstich-plain-course = { $games ->
    [one] { "" }
   *[other] Donne { $game } sur { $games }.{ " " }
}Pli { $trick }. { $seat_you ->
    [yes] Tu entames.
   *[no] { $seat } entame.
}
farbstich-plain-display = { $count ->
    [0] L’étalage est vide.
   *[other] L’étalage : { $cards }.
}
farbstich-plain-colour = { farbstich-colour } { $values }{ $count ->
    [one] { "" }
   *[other] , en tout { $sum }
}
farbstich-plain-no-card = Il n’y a pas encore de carte dans le pli.
farbstich-plain-trick = Dans le pli : { $cards }.
farbstich-plain-standing = Pour l’instant, les couleurs font : { $totals }. { $tied_count ->
    [0] { "" }
   *[other] Égalité entre { $tied }.{ " " }
}{ $order_count ->
    [0] Personne ne ramasserait.
   *[other] On ramasserait dans cet ordre : { $order }.
}
farbstich-plain-last-trick = Le dernier pli : { $cards }.
farbstich-plain-hand = Ta main : { $cards }.
farbstich-plain-game-points = Donne { $game } : { $points }.
farbstich-plain-face-down = Ce qu’on a ramassé dans cette donne reste face cachée jusqu’à la fin.
farbstich-plain-now = { $collects ->
    [yes] { $seat_you ->
        [yes] À toi de ramasser.
       *[no] À { $seat } de ramasser.
    }
   *[no] { $seat_you ->
        [yes] À toi de jouer.
       *[no] À { $seat } de jouer.
    }
}
farbstich-plain-collect = Ramasse une couleur : { $cards }.
farbstich-plain-play = Joue une carte : { $cards }.
farbstich-plain-no-colour = Je ne connais pas de couleur « { $text } ».

farbstich-with-games = { $value ->
    [one] 1 donne
   *[other] { $value } donnes
}
farbstich-with-open_scores = { $value ->
    [true] tout le monde voit les points
   *[false] on ne voit les points qu’à la fin
}
