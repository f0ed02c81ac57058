# Che cosa dice il tavolo di 8-28. Quasi tutto ha poco spazio.

eight28-screen-round = Mano { $round }
eight28-screen-last-round = l’ultima
eight28-screen-reveal = la rivelazione
eight28-screen-gives = dà
eight28-screen-shows = mostra
eight28-screen-none-open = nulla di scoperto
eight28-screen-is-asked = ci pensa …
eight28-screen-is-asked-now = deve rispondere
eight28-screen-chooses = sceglie …
eight28-screen-waits = aspetta
eight28-screen-takes = { $kind ->
    [eight] prende l’{ $card }
    [one] prende l’{ $card }
    [wild] prende { $card }
   *[other] prende il { $card }
}
eight28-screen-declines = rifiuta
eight28-screen-out = fuori: mostra { $total }
eight28-screen-is-out = è fuori
eight28-screen-away = via, gioca un bot
eight28-screen-plays-for = { $total }, { $target ->
    [8] per l’8
   *[28] per il 28
}
eight28-screen-wins = { $target ->
    [hit] centro pieno: +{ $worth }
   *[other] { $total } vince, { $target }: +{ $worth }
}
eight28-screen-went-over = { $sum } = { $total }: troppo!
eight28-screen-over-total = { $total }: troppo!
eight28-screen-middle = il centro
eight28-screen-gems = { $count ->
    [one] pietra
   *[other] pietre
}
eight28-screen-to-win = in palio
eight28-screen-halves = metà per l’8 · metà per il 28
eight28-screen-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
eight28-screen-still = ancora da venire
eight28-screen-blue-gems = { $count } blu
eight28-screen-red-gems = { $count } rosse
eight28-screen-worth-two = valgono 2
eight28-screen-last-when = ultima mano: alla prima rossa
eight28-screen-last-now = questa è l’ultima mano
eight28-screen-until = { $blue } alla fine
eight28-screen-half-for = metà per il
eight28-screen-nobody = nessuno: resta al centro
eight28-screen-won-by = { $how ->
    [exact] { $names }: esattamente { $total }
   *[closest] { $names }: più vicino, { $total }
}
eight28-screen-worth = vale { $worth }
eight28-screen-you = tu
eight28-screen-you-start = Tu
eight28-screen-and = e
eight28-screen-feast = CENTRO PIENO
eight28-screen-whole-middle = { $you ->
    [yes] { $count ->
        [one] Prendi tutto il centro:
       *[other] Vi dividete tutto il centro:
    }
   *[no] { $count ->
        [one] { $names } prende tutto il centro:
       *[other] { $names } si dividono il centro:
    }
}
eight28-screen-plus-gems = { $count ->
    [one] +1 pietra
   *[other] +{ $count } pietre
}
eight28-screen-your-gems = le tue pietre
eight28-screen-secret = la vedi solo tu
eight28-screen-open-to-all = visibili a tutti
eight28-screen-open-cards = carte scoperte
eight28-screen-was-hidden = era coperta
eight28-screen-can-make = Puoi fare
eight28-screen-offers = Una carta da { $name }.
eight28-screen-you-offer = Offri una carta a te stesso.
eight28-screen-take = La prendi?
eight28-screen-offered = offerta a te
eight28-screen-both = Le tue carte valgono per entrambi.
eight28-screen-choose = Per quale metà giochi?
eight28-screen-others-take = Tocca a { $name } rispondere.
eight28-screen-others-choose = { $name } sceglie tra l’8 e il 28.
eight28-screen-dealing = Si distribuiscono le carte.
eight28-screen-declining = In questa mano rifiuti tutto.
eight28-screen-do-take = la prendo
eight28-screen-do-decline = no, grazie
eight28-screen-do-no-more = basta carte in questa mano
eight28-screen-do-again = chiedimi di nuovo
eight28-screen-do-declare = { $target ->
    [8] per l’8
   *[28] per il 28
}, con { $total }
eight28-screen-go-on = avanti
eight28-screen-hit = 8 e 28: centro pieno!
eight28-screen-bust = Almeno { $total }: oltre 28. Nessuno lo sa ancora.
eight28-screen-too-much = { $total }: oltre 28
eight28-screen-you-are-out = Sei fuori da questa mano.
eight28-screen-for-low = per l’8
eight28-screen-for-high = per il 28
eight28-screen-over = oltre
eight28-screen-over-28 = oltre 28
eight28-screen-next-card = prossima carta
eight28-screen-would-make = farebbe
eight28-screen-in-the-pack = nel mazzo
eight28-screen-next = poi:
eight28-screen-turning = Si scoprono le carte coperte.
eight28-screen-won-half = { $shared ->
    [1] La metà { $target ->
        [8] per l’8
       *[28] per il 28
    } è tua.
   *[other] Dividi la metà { $target ->
        [8] per l’8
       *[28] per il 28
    }.
}
eight28-screen-won-over = { $total } è oltre 28: niente per te.
eight28-screen-won-nothing = Altri erano più vicini: niente per te.
eight28-screen-take-lead = Passi in testa: { $points }
eight28-screen-keep-lead = Sei in testa: { $points }
eight28-screen-you-have = Ora hai { $points } punti
eight28-screen-came = Com’è andata
eight28-screen-gems-title = Pietre
eight28-screen-counts = blu vale 1, rossa vale 2
eight28-screen-pass-title = Questo giro
eight28-screen-reveal-title = La rivelazione
eight28-screen-turned = { $name }: { $card }, quindi { $total }
eight28-screen-turned-over = { $name }: { $card }, quindi { $total }. Troppo!
eight28-screen-plays = { $you ->
    [yes] Giochi { $target ->
        [8] per l’8
       *[28] per il 28
    }
   *[no] { $name } gioca { $target ->
        [8] per l’8
       *[28] per il 28
    }
}
eight28-screen-rounds = Punti vinti in ogni mano
eight28-screen-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
