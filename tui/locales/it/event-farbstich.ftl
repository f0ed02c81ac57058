### Farbstich: what happens, a sentence for each event.

event-farbstich-game = Partita { $game }. { $starter_you ->
    [yes] Cominci tu.
   *[no] Comincia { $starter }.
}
event-farbstich-deck = Si mescolano tutte le carte.
event-farbstich-display = Le carte in palio: { $cards }.
event-farbstich-hand = { $seat_you ->
    [yes] Le tue carte: { $cards }.
   *[no] Le carte di { $seat }: { $cards }.
}
event-farbstich-hand-hidden = { "" }
event-farbstich-trick = Presa { $trick }. { $starter_you ->
    [yes] Apri tu.
   *[no] Apre { $starter }.
}
event-farbstich-play = { $seat_you ->
    [yes] Tu giochi
   *[no] { $seat } gioca
} { $card }.
event-farbstich-rank = I colori fanno: { $totals }. { $tied_count ->
    [0] { "" }
   *[other] Parità fra { $tied }: il conteggio si ferma lì.{ " " }
}{ $order_count ->
    [0] Nessuno raccoglie.
    [one] Raccoglie solo { $order }.
   *[other] Si raccoglie in quest’ordine, finché ci sono carte: { $order }.
}
event-farbstich-collect = { $seat_you ->
    [yes] Tu raccogli
   *[no] { $seat } raccoglie
} il { $colour }: { $cards }.
event-farbstich-score = Punti di questa partita: { $points }.
event-farbstich-end = Il gioco è finito. Punti: { $points }. { common-winners }
