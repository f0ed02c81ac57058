### Farbstich: what the board says. Most of it stands in little room.

board-farbstich-course = Presa { $trick } di { $tricks }
board-farbstich-game = Partita { $game } di { $games }
board-farbstich-leads = { $seat_you ->
    [yes] Apri tu
   *[no] Apre { $seat }
}
board-farbstich-last = L’ultima presa
board-farbstich-tie = Parità: da qui nessuno raccoglie
board-farbstich-tie-short = Parità
board-farbstich-tied = Parità a { $total } ({ $colours }): da qui nessuno raccoglie
board-farbstich-hand = Le tue carte
board-farbstich-watching = Stai guardando
board-farbstich-ask-play = Quale carta giochi?
board-farbstich-hint = ←→ o { $first }…{ $last }
board-farbstich-ask-collect = Quale colore raccogli?
board-farbstich-would = { $card }: totale { $total }{ $outcome ->
    [collects] , raccoglieresti in { $place }ª posizione.
    [late] , saresti in { $place }ª posizione, ma { $lots ->
        [0] non ci sono carte in palio.
        [one] c’è un solo colore in palio.
       *[other] ci sono solo { $lots } colori in palio.
    }
    [tied] , alla pari con { $others }: non raccoglieresti niente.
   *[below] , sotto una parità: non raccoglieresti niente.
}{ $coming ->
    [0] { "" }
    [one] { " " }Manca ancora 1 carta.
   *[other] { " " }Mancano ancora { $coming } carte.
}
board-farbstich-gain = { $card }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} con { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
}
board-farbstich-recap = Presa { $trick }: chi ha raccolto cosa
board-farbstich-recap-game = { $games ->
    [one] La partita è finita: i punti
   *[other] Partita { $game } finita: i punti
}
board-farbstich-late = troppo tardi
board-farbstich-leaves-most = { $sign } il massimo che resta per { $name }
board-farbstich-after = { $count ->
    [0] Dopo di te non raccoglie nessuno{ $points ->
        [0] .
        [one] ; 1 punto resta in palio.
       *[other] ; { $points } punti restano in palio.
    }
   *[other] { $points ->
        [0] Dopo non resta più niente.
       *[other] { $count ->
            [one] Resta al massimo: { $shares }.
           *[other] Se poi ognuno prende il massimo: { $shares }.
        }
    }
}
board-farbstich-you-won = { $others_count ->
    [0] Vinci tu!
   *[other] Dividi la vittoria con { $others }!
}
board-farbstich-by-game = Partita
board-farbstich-total = totale
board-farbstich-points = punti
board-farbstich-you = tu
board-farbstich-leads-short = apre
board-farbstich-covered = gioca un bot
board-farbstich-collecting = si raccoglie
board-farbstich-order = L’ordine
board-farbstich-order-rule = prima il colore più forte; a pari colore, la carta più alta
board-farbstich-level = { $total } = { $total }: nessuno
board-farbstich-below = sotto la parità
board-farbstich-this = Questa presa
board-farbstich-points-title = Punti
board-farbstich-takes = raccoglie { $colour }: { $points }
board-farbstich-asked = { $you ->
    [yes] { $verb ->
        [play] la tua carta?
       *[collect] il tuo colore?
    }
   *[no] è di turno
}
board-farbstich-by-games = I punti, partita per partita
board-farbstich-piles = { $games ->
    [one] Le carte raccolte
   *[other] Partita { $game }: le carte raccolte
}
board-farbstich-left = rimasti in palio: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
board-farbstich-nothing = niente qui
board-farbstich-empty = vuoto
board-farbstich-display = le carte in palio, da raccogliere
board-farbstich-take = raccogli { $points }
board-farbstich-play = Gioca { $card }
board-farbstich-collect = Raccogli il { $colour }
board-farbstich-next-tricks = per le prossime prese
board-farbstich-you-collect = Raccogli in { $place }ª posizione.
board-farbstich-ask-only = Resta un solo colore: { $card }. Raccoglilo.
board-farbstich-would-short = { $card } → { $total }{ $outcome ->
    [collects] : raccogli in { $place }ª posizione
    [late] : { $place }ª posizione, { $lots ->
        [0] niente in palio
        [one] 1 solo colore
       *[other] solo { $lots } colori
    }
    [tied] : parità, non raccogli niente
   *[below] : sotto la parità, niente
}
board-farbstich-knew-hand = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}{ $missing ->
    [-1] { "" }: { $colours }
    [0] , di ogni colore
   *[other] , senza { $colours }
}
board-farbstich-knew-display = in palio: { $shares }
board-farbstich-knew-not-hands = { $count ->
    [one] non la carta degli altri
   *[other] non le { $count } carte degli altri
}
board-farbstich-signs =
    { $colours } | rosso, verde, blu, giallo, viola, bianco
    { $leads } | apre questa presa
    1. | raccoglie per primo
    { $now } | raccoglie adesso
    { $done } | ha raccolto; sotto una carta: l’hai giocata
    9 = 9 | parità: da qui in poi nessuno raccoglie
    ░ | la carta scelta, come se l’avessi giocata
    ×2 =11 | 2 carte in palio, 11 punti in tutto
    → 9 | il massimo che resta dopo di te
    { $up } | la carta scelta
