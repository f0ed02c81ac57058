farbstich-name = Farbstich
farbstich-card = { $rank ->
    [1] l’1
    [8] l’8
   *[other] il { $rank }
} { farbstich-colour }
farbstich-colour = { $colour ->
    [R] rosso
    [G] verde
    [B] blu
    [Y] giallo
    [V] viola
   *[W] bianco
}

farbstich-game = Partita { $game }. { $starter_you ->
    [yes] Cominci tu.
   *[no] Comincia { $starter }.
}
farbstich-deck = Si mescolano tutte le carte.
farbstich-display = Le carte in palio: { $cards }.
farbstich-hand = { $seat_you ->
    [yes] Le tue carte: { $cards }.
   *[no] Le carte di { $seat }: { $cards }.
}
farbstich-hand-hidden = { "" }
farbstich-trick = Presa { $trick }. { $starter_you ->
    [yes] Apri tu.
   *[no] Apre { $starter }.
}
farbstich-play = { $seat_you ->
    [yes] Tu giochi
   *[no] { $seat } gioca
} { $card }.
farbstich-rank = I colori fanno: { $totals }. { $tied_count ->
    [0] { "" }
   *[other] Parità fra { $tied }: il conteggio si ferma lì.{ " " }
}{ $order_count ->
    [0] Nessuno raccoglie.
    [one] Raccoglie solo { $order }.
   *[other] Si raccoglie in quest’ordine, finché ci sono carte: { $order }.
}
farbstich-collect = { $seat_you ->
    [yes] Tu raccogli
   *[no] { $seat } raccoglie
} il { $colour }: { $cards }.
farbstich-score = Punti di questa partita: { $points }.
farbstich-end = La partita è finita. Punti: { $points }. { who-won }

farbstich-do-play = giocare una carta
farbstich-do-collect = raccogliere un colore

refusal-not-in-display = Il { $colour } non è in palio. Colori in palio: { $colours }.

farbstich-option-games = quante partite si giocano
farbstich-option-open_scores = tutti vedono i punti già durante la partita
