### 8-28: what happens, a sentence for each event.

event-eight28-round = Mano { $round }. { $giver_you ->
    [yes] Cominci tu
   *[no] Comincia { $giver }
} a dare le carte. { event-eight28-left }
event-eight28-left = { $blue ->
    [0] { $red ->
        [0] In mezzo al tavolo non c’è niente.
       *[other] { event-eight28-carry }
    }
   *[other] { event-eight28-carry }
}
event-eight28-deck = Si mescolano tutte le carte.
event-eight28-hole = { $seat_you ->
    [yes] La tua carta coperta è un { $card }.
   *[no] La carta coperta di { $seat } è un { $card }.
}
event-eight28-hole-hidden = { "" }
event-eight28-gem = { $seat_you ->
    [yes] Tu metti
   *[no] { $seat } mette
} una pietra { $colour } in mezzo al tavolo{ $colour_is ->
    [red] : questa è l’ultima mano.
   *[blue] .
}
event-eight28-take = { $seat_you ->
    [yes] Tu prendi
   *[no] { $seat } prende
} un { $card }.
event-eight28-decline = { $seat_you ->
    [yes] Tu rifiuti.
   *[no] { $seat } rifiuta.
}
event-eight28-out = { $seat_you ->
    [yes] Sei fuori per questa mano: le tue carte scoperte fanno 28 o più.
   *[no] { $seat } è fuori per questa mano: le sue carte scoperte fanno 28 o più.
}
event-eight28-give = { $seat_you ->
    [yes] Ora le carte le dai tu.
   *[no] Ora le carte le dà { $seat }.
}
event-eight28-reveal = Si scoprono le carte coperte: { $holes }.
event-eight28-hit = Centro pieno con 8 e 28: { $seats }!
event-eight28-declare = { $seat_you ->
    [yes] Tu giochi
   *[no] { $seat } gioca
} per { $target ->
    [8] l’8
   *[28] il 28
} con { $total }.
event-eight28-pay = { $target ->
    [8] La metà per l’8, vinta con { $total }
    [28] La metà per il 28, vinta con { $total }
   *[hit] Tutto per il centro pieno
}: { $shares }.
event-eight28-pay-shares = { game-eight28-gems } a { $seat_you ->
    [yes] te
   *[no] { $seat }
}
event-eight28-carry = In mezzo al tavolo { event-eight28-stay } { game-eight28-gems }.
event-eight28-stay = { $blue ->
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
event-eight28-end = La partita è finita. Pietre: { $gems }. Punti: { $points }. { common-winners }
event-eight28-end-gems = { $name } { game-eight28-gems }
