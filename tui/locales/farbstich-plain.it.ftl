farbstich-word-play = gioca, giocare
farbstich-word-collect = raccogli, prendi
farbstich-word-R = rosso, rossa
farbstich-word-G = verde
farbstich-word-B = blu
farbstich-word-Y = giallo, gialla
farbstich-word-V = viola
farbstich-word-W = bianco, bianca

farbstich-help-play = gioca CARTA, o solo la carta: gioca 7 verde, 7 verde o Ve7.
farbstich-help-collect = raccogli COLORE, o solo il colore: ne prendi tutte le carte in palio.

farbstich-plain-course = { $games ->
    [one] { "" }
   *[other] Partita { $game } di { $games }.{ " " }
}Presa { $trick }. { $seat_you ->
    [yes] Apri tu.
   *[no] Apre { $seat }.
}
farbstich-plain-display = { $count ->
    [0] Non ci sono carte in palio.
   *[other] Le carte in palio: { $cards }.
}
farbstich-plain-colour = { farbstich-colour } { $values }{ $count ->
    [one] { "" }
   *[other] , in tutto { $sum }
}
farbstich-plain-no-card = In questa presa non c’è ancora nessuna carta.
farbstich-plain-trick = Nella presa: { $cards }.
farbstich-plain-standing = Finora i colori fanno: { $totals }. { $tied_count ->
    [0] { "" }
   *[other] Parità fra { $tied }.{ " " }
}{ $order_count ->
    [0] Così non raccoglierebbe nessuno.
   *[other] Si raccoglierebbe in quest’ordine: { $order }.
}
farbstich-plain-last-trick = L’ultima presa: { $cards }.
farbstich-plain-hand = Le tue carte: { $cards }.
farbstich-plain-game-points = Partita { $game }: { $points }.
farbstich-plain-face-down = Le carte raccolte in questa partita restano coperte fino alla fine.
farbstich-plain-now = { $collects ->
    [yes] { $seat_you ->
        [yes] Adesso raccogli tu.
       *[no] Adesso raccoglie { $seat }.
    }
   *[no] { $seat_you ->
        [yes] Adesso giochi tu.
       *[no] Adesso gioca { $seat }.
    }
}
farbstich-plain-collect = Raccogli un colore: { $cards }.
farbstich-plain-play = Gioca una carta: { $cards }.
farbstich-plain-no-colour = Non conosco il colore «{ $text }».

farbstich-with-games = { $value ->
    [one] 1 partita
   *[other] { $value } partite
}
farbstich-with-open_scores = { $value ->
    [true] tutti vedono i punti
   *[false] i punti si vedono solo alla fine
}
