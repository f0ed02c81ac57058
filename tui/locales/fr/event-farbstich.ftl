### Farbstich: what happens, a sentence for each event.

event-farbstich-game = Donne { $game }. { $starter_you ->
    [yes] Tu commences.
   *[no] { $starter } commence.
}
event-farbstich-deck = On mélange toutes les cartes.
event-farbstich-display = L’étalage : { $cards }.
event-farbstich-hand = { $seat_you ->
    [yes] Ta main : { $cards }.
   *[no] { $seat } a en main : { $cards }.
}
event-farbstich-hand-hidden = { "" }
event-farbstich-trick = Pli { $trick }. { $starter_you ->
    [yes] Tu entames.
   *[no] { $starter } entame.
}
event-farbstich-play = { $seat_you ->
    [yes] Tu joues
   *[no] { $seat } joue
} { $card }.
event-farbstich-rank = Les couleurs font : { $totals }. { $tied_count ->
    [0] { "" }
   *[other] Égalité entre { $tied } : le classement s’arrête là.{ " " }
}{ $order_count ->
    [0] Personne ne ramasse.
    [one] { $order } ramasse, et personne d’autre.
   *[other] On ramasse dans cet ordre, tant qu’il reste des cartes : { $order }.
}
event-farbstich-collect = { $seat_you ->
    [yes] Tu ramasses
   *[no] { $seat } ramasse
} le { $colour } : { $cards }.
event-farbstich-score = Points de la donne : { $points }.
event-farbstich-end = La partie est finie. Points : { $points }. { common-winners }
