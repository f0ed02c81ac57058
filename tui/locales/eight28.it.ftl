eight28-name = 8-28
eight28-card = { $card }
eight28-colour = { $colour ->
    [blue] blu
   *[red] rossa
}
eight28-gems = { $blue ->
    [0] { $red ->
        [0] niente
        [one] 1 pietra rossa
       *[other] { $red } pietre rosse
    }
    [one] 1 pietra blu{ eight28-and-red }
   *[other] { $blue } pietre blu{ eight28-and-red }
}
eight28-and-red = { $red ->
    [0] { "" }
    [one] { " " }e 1 rossa
   *[other] { " " }e { $red } rosse
}

eight28-round = Mano { $round }. { $giver_you ->
    [yes] Cominci tu
   *[no] Comincia { $giver }
} a dare le carte. { eight28-left }
eight28-left = { $blue ->
    [0] { $red ->
        [0] In mezzo al tavolo non c’è niente.
       *[other] { eight28-carry }
    }
   *[other] { eight28-carry }
}
eight28-deck = Si mescolano tutte le carte.
eight28-hole = { $seat_you ->
    [yes] La tua carta coperta è un { $card }.
   *[no] La carta coperta di { $seat } è un { $card }.
}
eight28-hole-hidden = { "" }
eight28-gem = { $seat_you ->
    [yes] Tu metti
   *[no] { $seat } mette
} una pietra { $colour } in mezzo al tavolo{ $colour_is ->
    [red] : questa è l’ultima mano.
   *[blue] .
}
eight28-take = { $seat_you ->
    [yes] Tu prendi
   *[no] { $seat } prende
} un { $card }.
eight28-decline = { $seat_you ->
    [yes] Tu rifiuti.
   *[no] { $seat } rifiuta.
}
eight28-out = { $seat_you ->
    [yes] Sei fuori per questa mano: le tue carte scoperte fanno 28 o più.
   *[no] { $seat } è fuori per questa mano: le sue carte scoperte fanno 28 o più.
}
eight28-give = { $seat_you ->
    [yes] Ora le carte le dai tu.
   *[no] Ora le carte le dà { $seat }.
}
eight28-reveal = Si scoprono le carte coperte: { $holes }.
eight28-hit = Centro pieno con 8 e 28: { $seats }!
eight28-declare = { $seat_you ->
    [yes] Tu giochi
   *[no] { $seat } gioca
} per { $target ->
    [8] l’8
   *[28] il 28
} con { $total }.
eight28-pay = { $target ->
    [8] La metà per l’8, vinta con { $total }
    [28] La metà per il 28, vinta con { $total }
   *[hit] Tutto per il centro pieno
}: { $shares }.
eight28-pay-shares = { eight28-gems } a { $seat_you ->
    [yes] te
   *[no] { $seat }
}
eight28-carry = In mezzo al tavolo { eight28-stay } { eight28-gems }.
eight28-stay = { $blue ->
    [0] { $red ->
        [0] non resta
        [one] resta
       *[other] restano
    }
    [one] { $red ->
        [0] resta
       *[other] restano
    }
   *[other] restano
}
eight28-end = La partita è finita. Pietre: { $gems }. Punti: { $points }. { who-won }
eight28-end-gems = { $name } { eight28-gems }

eight28-do-take = prendere la carta
eight28-do-decline = rifiutare
eight28-do-declare = scegliere l’8 o il 28

refusal-you-are-out = Sei fuori per questa mano: le tue carte scoperte fanno { $total }.
refusal-declined-for-good = Hai già rifiutato una carta, e a questo tavolo il rifiuto vale per tutta la mano.

eight28-option-pack = le carte: quelle in commercio, o quelle degli autori, con un 1 in più
eight28-option-first_giver = chi comincia a dare le carte: a sorte, o chi ha aperto il tavolo
eight28-option-pass_is_final = a chi rifiuta una carta non se ne offrono altre in quella mano
eight28-option-low_may_go_high = chi ha 8 o meno può giocare anche per il 28
