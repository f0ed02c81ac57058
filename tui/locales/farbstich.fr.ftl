farbstich-name = Farbstich
farbstich-card = le { $rank } { farbstich-colour }
farbstich-colour = { $colour ->
    [R] rouge
    [G] vert
    [B] bleu
    [Y] jaune
    [V] violet
   *[W] blanc
}

farbstich-game = Donne { $game }. { $starter_you ->
    [yes] Tu commences.
   *[no] { $starter } commence.
}
farbstich-deck = On mélange toutes les cartes.
farbstich-display = L’étalage : { $cards }.
farbstich-hand = { $seat_you ->
    [yes] Ta main : { $cards }.
   *[no] { $seat } a en main : { $cards }.
}
farbstich-hand-hidden = { "" }
farbstich-trick = Pli { $trick }. { $starter_you ->
    [yes] Tu entames.
   *[no] { $starter } entame.
}
farbstich-play = { $seat_you ->
    [yes] Tu joues
   *[no] { $seat } joue
} { $card }.
farbstich-rank = Les couleurs font : { $totals }. { $tied_count ->
    [0] { "" }
   *[other] Égalité entre { $tied } : le classement s’arrête là.{ " " }
}{ $order_count ->
    [0] Personne ne ramasse.
    [one] { $order } ramasse, et personne d’autre.
   *[other] On ramasse dans cet ordre, tant qu’il reste des cartes : { $order }.
}
farbstich-collect = { $seat_you ->
    [yes] Tu ramasses
   *[no] { $seat } ramasse
} le { $colour } : { $cards }.
farbstich-score = Points de la donne : { $points }.
farbstich-end = La partie est finie. Points : { $points }. { who-won }

farbstich-do-play = jouer une carte
farbstich-do-collect = ramasser une couleur

refusal-not-in-display = Il n’y a pas de { $colour } dans l’étalage, seulement { $colours }.

farbstich-option-games = en combien de donnes on joue
farbstich-option-open_scores = tout le monde voit les points avant la fin de la donne
