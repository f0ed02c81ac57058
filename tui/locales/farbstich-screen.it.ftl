# Quello che dice il tavolo di Farbstich. Lo spazio è poco.

farbstich-screen-course = Presa { $trick } di { $tricks }
farbstich-screen-game = Partita { $game } di { $games }
farbstich-screen-leads = { $seat_you ->
    [yes] Apri tu
   *[no] Apre { $seat }
}
farbstich-screen-last = L’ultima presa
farbstich-screen-tie = Parità: da qui nessuno raccoglie
farbstich-screen-tie-short = Parità
farbstich-screen-tied = Parità a { $total } ({ $colours }): da qui nessuno raccoglie
farbstich-screen-hand = Le tue carte
farbstich-screen-watching = Stai guardando
farbstich-screen-ask-play = Quale carta giochi?
farbstich-screen-hint = ←→ o { $first }…{ $last }
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
farbstich-screen-recap = Presa { $trick }: chi ha raccolto cosa
farbstich-screen-recap-game = { $games ->
    [one] La partita è finita: i punti
   *[other] Partita { $game } finita: i punti
}
farbstich-screen-late = tardi
farbstich-screen-leaves-most = { $sign } il massimo che { $name } può poi raccogliere
farbstich-screen-after = { $count ->
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
farbstich-screen-you-won = { $others_count ->
    [0] Vinci tu!
   *[other] Dividi la vittoria con { $others }!
}
farbstich-screen-by-game = Partita
farbstich-screen-total = totale
farbstich-screen-points = punti
farbstich-screen-you = tu
farbstich-screen-leads-short = apre
farbstich-screen-covered = bot gioca
farbstich-screen-collecting = si raccoglie
farbstich-screen-order = L’ordine
farbstich-screen-order-rule = prima il colore più forte; in un colore, la carta più alta
farbstich-screen-level = { $total } = { $total }: nessuno
farbstich-screen-below = sotto la parità
farbstich-screen-this = Questa presa
farbstich-screen-points-title = Punti
farbstich-screen-takes = prende { $colour }: { $points }
farbstich-screen-asked = { $you ->
    [yes] { $verb ->
        [play] la tua carta?
       *[collect] il tuo colore?
    }
   *[no] è di turno
}
farbstich-screen-by-games = I punti, partita per partita
farbstich-screen-piles = { $games ->
    [one] I mazzetti, scoperti
   *[other] I mazzetti della partita { $game }, scoperti
}
farbstich-screen-left = rimasti sul tavolo: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
farbstich-screen-nothing = niente qui
farbstich-screen-empty = vuoto
farbstich-screen-take = prendi { $points }
farbstich-screen-play = Gioca { $card }
farbstich-screen-collect = Prendi il { $colour }
farbstich-screen-next-tricks = per le prossime prese
farbstich-screen-you-collect = Raccogli { $place ->
    [1] per primo.
    [2] per secondo.
    [3] per terzo.
    [4] per quarto.
    [5] per quinto.
   *[other] per sesto.
}
farbstich-screen-ask-only = { $card }, l’unico colore rimasto: prendilo.
farbstich-screen-would-short = { $card } → { $total }{ $outcome ->
    [collects] : raccogli { $place ->
        [1] per primo
        [2] per secondo
        [3] per terzo
        [4] per quarto
        [5] per quinto
       *[other] per sesto
    }
    [late] : { $place }ª posizione, { $lots ->
        [0] palio vuoto
        [one] 1 solo colore
       *[other] solo { $lots } colori
    }
    [tied] : parità, non raccogli niente
   *[below] : sotto la parità, niente
}

# Sulle carte: le lettere di un colore, accanto al suo segno. Tutte hanno la stessa lunghezza.
farbstich-short-colour = { $colour ->
    [R] Ro
    [G] Ve
    [B] Bl
    [Y] Gi
    [V] Vi
   *[W] Bi
}
