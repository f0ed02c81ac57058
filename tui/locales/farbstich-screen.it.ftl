# Quello che dice il tavolo di Farbstich. Lo spazio è poco.

farbstich-screen-course = Presa { $trick } di { $tricks }
farbstich-screen-game = Mano { $game } di { $games }
farbstich-screen-leads = { $seat_you ->
    [yes] Apri tu
   *[no] Apre { $seat }
}
farbstich-screen-display = In palio
farbstich-screen-trick = La presa
farbstich-screen-last = L’ultima presa
farbstich-screen-players = { $points ->
    [yes] Giocatori e punti
   *[no] Giocatori
}
farbstich-screen-tie = Parità: da qui nessuno raccoglie
farbstich-screen-hand = Le tue carte
farbstich-screen-watching = Stai guardando
farbstich-screen-ask-play = Quale carta giochi?
farbstich-screen-ask-collect = Quale colore raccogli?
farbstich-screen-would = { $card } farebbe { $total }{ $outcome ->
    [collects] { "" } e raccoglieresti { $place ->
        [1] per primo.
        [2] per secondo.
        [3] per terzo.
        [4] per quarto.
        [5] per quinto.
       *[other] per sesto.
    }
    [late] { "" } e saresti in { $place }ª posizione, ma { $lots ->
        [0] non ci sono carte in palio.
        [one] c’è un solo colore in palio.
       *[other] ci sono solo { $lots } colori in palio.
    }
    [tied] , alla pari con { $others }: non raccoglieresti niente.
   *[below] , meno della parità: non raccoglieresti niente.
}{ $coming ->
    [0] { "" }
    [one] { " " }Manca ancora 1 carta.
   *[other] { " " }Mancano ancora { $coming } carte.
}
farbstich-screen-gain = { $card } ti porta { $points ->
    [one] 1 punto
   *[other] { $points } punti
} con { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
}
farbstich-screen-you-won = { $others_count ->
    [0] Vinci tu!
   *[other] Dividi la vittoria con { $others }!
}
farbstich-screen-by-game = Mano
farbstich-screen-total = totale
farbstich-screen-points = punti
