### Farbstich: line mode.

plain-farbstich-word-play = gioca, giocare
plain-farbstich-word-collect = raccogli, prendi
plain-farbstich-word-R = rosso, rossa
plain-farbstich-word-G = verde
plain-farbstich-word-B = blu
plain-farbstich-word-Y = giallo, gialla
plain-farbstich-word-V = viola
plain-farbstich-word-W = bianco, bianca

plain-farbstich-help-play = gioca CARTA, o solo la carta: gioca 7 verde, 7 verde o Ve7.
plain-farbstich-help-collect = raccogli COLORE, o solo il colore: ne prendi tutte le carte in palio.

plain-farbstich-course = { $games ->
    [one] { "" }
   *[other] Partita { $game } di { $games }.{ " " }
}Presa { $trick }. { $seat_you ->
    [yes] Apri tu.
   *[no] Apre { $seat }.
}
plain-farbstich-display = { $count ->
    [0] Non ci sono carte in palio.
   *[other] Le carte in palio: { $cards }.
}
plain-farbstich-colour = { game-farbstich-colour } { $values }{ $count ->
    [one] { "" }
   *[other] , in tutto { $sum }
}
plain-farbstich-no-card = In questa presa non c’è ancora nessuna carta.
plain-farbstich-trick = Nella presa: { $cards }.
plain-farbstich-standing = Finora i colori fanno: { $totals }. { $tied_count ->
    [0] { "" }
   *[other] Parità fra { $tied }.{ " " }
}{ $order_count ->
    [0] Così non raccoglierebbe nessuno.
   *[other] Si raccoglierebbe in quest’ordine: { $order }.
}
plain-farbstich-last-trick = L’ultima presa: { $cards }.
plain-farbstich-hand = Le tue carte: { $cards }.
plain-farbstich-game-points = Partita { $game }: { $points }.
plain-farbstich-face-down = Le carte raccolte in questa partita restano coperte fino alla fine.
plain-farbstich-now = { $collects ->
    [yes] { $seat_you ->
        [yes] Adesso raccogli tu.
       *[no] Adesso raccoglie { $seat }.
    }
   *[no] { $seat_you ->
        [yes] Adesso giochi tu.
       *[no] Adesso gioca { $seat }.
    }
}
plain-farbstich-collect = Raccogli un colore: { $cards }.
plain-farbstich-play = Gioca una carta: { $cards }.
plain-farbstich-no-colour = Non conosco il colore «{ $text }».
