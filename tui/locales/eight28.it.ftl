eight28-name = 8-28
eight28-card = { $card }
eight28-colour = { $colour ->
    [blue] blu
   *[red] rossa
}
eight28-gems = { $blue ->
    [0] { $red ->
        [0] niente
        [one] 1 gemma rossa
       *[other] { $red } gemme rosse
    }
    [one] 1 gemma blu{ eight28-and-red }
   *[other] { $blue } gemme blu{ eight28-and-red }
}
eight28-and-red = { $red ->
    [0] { "" }
    [one] { " " }e 1 rossa
   *[other] { " " }e { $red } rosse
}

eight28-round = Mano { $round }. { $giver_you ->
    [yes] Cominci a dare tu.
   *[no] Comincia a dare { $giver }.
} { eight28-left }
eight28-left = { $blue ->
    [0] { $red ->
        [0] Al centro non c’è niente.
       *[other] Al centro è rimasto: { eight28-gems }.
    }
   *[other] Al centro è rimasto: { eight28-gems }.
}
eight28-deck = Si mescolano tutte le carte.
eight28-hole = { $seat_you ->
    [yes] La tua carta coperta: { $card }.
   *[no] La carta coperta di { $seat }: { $card }.
}
eight28-hole-hidden = { "" }
eight28-gem = { $seat_you ->
    [yes] Metti
   *[no] { $seat } mette
} una gemma { $colour } al centro.
eight28-take = { $seat_you ->
    [yes] Prendi
   *[no] { $seat } prende
} la carta: { $card }.
eight28-decline = { $seat_you ->
    [yes] Rifiuti.
   *[no] { $seat } rifiuta.
}
eight28-out = { $seat_you ->
    [yes] Le tue carte scoperte fanno 28 o più: per questa mano non giochi più.
   *[no] Le carte scoperte di { $seat } fanno 28 o più: per questa mano non gioca più.
}
eight28-give = { $seat_you ->
    [yes] Ora dai tu.
   *[no] Ora dà { $seat }.
}
eight28-reveal = Si scoprono le carte coperte: { $holes }.
eight28-hit = Centro pieno, 8 e 28: { $seats }!
eight28-declare = { $seat_you ->
    [yes] Giochi
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
eight28-pay-shares = { $seat_you ->
    [yes] tu
   *[no] { $seat }
} { eight28-gems }
eight28-carry = Al centro resta: { eight28-gems }.
eight28-end = La partita è finita. Gemme: { $gems }. Punti: { $points }. { who-won }
eight28-end-gems = { $name } { eight28-gems }

eight28-do-take = prendere la carta
eight28-do-decline = rifiutarla
eight28-do-declare = scegliere l’8 o il 28

refusal-you-are-out = Per questa mano non giochi più: le tue carte scoperte fanno { $total }.
refusal-declined-for-good = In questa mano hai già rifiutato una carta, e a questo tavolo è definitivo.

eight28-option-pack = le carte: quelle in commercio, o quelle degli autori con un 1 in più
eight28-option-first_giver = chi dà per primo: sorteggiato, o chi ha aperto il tavolo
eight28-option-pass_is_final = a chi rifiuta una carta non se ne offrono altre in quella mano
eight28-option-low_may_go_high = chi ha al massimo 8 può giocare anche per il 28
