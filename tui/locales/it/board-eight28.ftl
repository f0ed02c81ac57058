### 8-28: what the board says. Most of it stands in little room.

board-eight28-round = Mano { $round }
board-eight28-last-round = l’ultima
board-eight28-reveal = giù le carte
board-eight28-gives = dà
board-eight28-shows = mostra
board-eight28-none-open = nulla di scoperto
board-eight28-is-asked = ci pensa…
board-eight28-is-asked-now = deve rispondere
board-eight28-chooses = sceglie…
board-eight28-waits = aspetta
board-eight28-takes = { $kind ->
    [eight] prende l’{ $card }
    [one] prende l’{ $card }
    [wild] prende { $card }
   *[other] prende il { $card }
}
board-eight28-declines = rifiuta
board-eight28-out = fuori: mostra { $total }
board-eight28-is-out = è fuori
board-eight28-away = assente, gioca un bot
board-eight28-plays-for = { $total }, { $target ->
    [8] per l’8
   *[28] per il 28
}
board-eight28-wins = { $target ->
    [hit] centro pieno: +{ $worth }
    [8] { $total } vince per l’8: +{ $worth }
   *[other] { $total } vince per il 28: +{ $worth }
}
board-eight28-went-over = { $sum } = { $total }: troppo!
board-eight28-over-total = { $total }: troppo!
board-eight28-middle = il centro
board-eight28-gems = { $count ->
    [one] pietra
   *[other] pietre
}
board-eight28-to-win = in palio
board-eight28-halves = metà per l’8 · metà per il 28
board-eight28-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
board-eight28-still = nella riserva
board-eight28-blue-gems = { $count } blu
board-eight28-red-gems = { $count ->
    [one] 1 rossa
   *[other] { $count } rosse
}
board-eight28-worth-two = da 2
board-eight28-last-when = ultima mano: alla prima rossa
board-eight28-last-now = questa è l’ultima mano
board-eight28-until = { $blue } alla fine
board-eight28-half-for = metà per
board-eight28-nobody = nessuno: resta al centro
board-eight28-won-by = { $how ->
    [exact] { $names }: esattamente { $total }
   *[closest] { $names }: { $total }, il più vicino
}
board-eight28-worth = vale { $worth }
board-eight28-you = tu
board-eight28-you-start = Tu
board-eight28-and = e
board-eight28-feast = CENTRO PIENO
board-eight28-whole-middle = { $you ->
    [yes] { $count ->
        [one] Prendi tutto il centro:
       *[other] Vi dividete tutto il centro:
    }
   *[no] { $count ->
        [one] { $names } prende tutto il centro:
       *[other] { $names } si dividono il centro:
    }
}
board-eight28-plus-gems = { $count ->
    [one] +1 pietra
   *[other] +{ $count } pietre
}
board-eight28-your-gems = le tue pietre
board-eight28-secret = la vedi solo tu
board-eight28-open-to-all = visibili a tutti
board-eight28-open-cards = carte scoperte
board-eight28-was-hidden = era coperta
board-eight28-can-make = Puoi fare
board-eight28-offers = { $name } ti offre una carta.
board-eight28-you-offer = Ti offri una carta.
board-eight28-take = La prendi?
board-eight28-offered = ti viene offerta
board-eight28-both = Puoi giocare per l’8 o per il 28.
board-eight28-choose = Per quale metà giochi?
board-eight28-others-take = È il turno di { $name }.
board-eight28-others-choose = { $name } sceglie tra l’8 e il 28.
board-eight28-dealing = Si distribuiscono le carte.
board-eight28-declining = In questa mano rifiuti tutto.
board-eight28-do-take = la prendo
board-eight28-do-decline = no, grazie
board-eight28-do-no-more = basta per questa mano
board-eight28-do-again = chiedimelo di nuovo
board-eight28-do-declare = { $target ->
    [8] per l’8
   *[28] per il 28
}, con { $total }
board-eight28-go-on = avanti
board-eight28-hit = 8 e 28: centro pieno!
board-eight28-bust = Almeno { $total }: oltre il 28. Nessuno lo sa ancora.
board-eight28-too-much = { $total }: oltre 28
board-eight28-you-are-out = Sei fuori da questa mano.
board-eight28-for-low = per l’8
board-eight28-for-high = per il 28
board-eight28-over = oltre
board-eight28-over-28 = oltre 28
board-eight28-next-card = prossima carta
board-eight28-would-make = farebbe
board-eight28-unseen = non ancora viste
board-eight28-next = prossima:
board-eight28-turning = Si scoprono le carte coperte.
board-eight28-won-half = { $shared ->
    [1] La metà { $target ->
        [8] per l’8
       *[28] per il 28
    } è tua.
   *[other] Dividi la metà { $target ->
        [8] per l’8
       *[28] per il 28
    }.
}
board-eight28-won-over = { $total } è oltre il 28: niente per te.
board-eight28-won-nothing = Altri erano più vicini: niente per te.
board-eight28-take-lead = Passi in testa: { $points }
board-eight28-keep-lead = Sei in testa: { $points }
board-eight28-you-have = Ora hai { board-eight28-points }
board-eight28-came = Com’è andata
board-eight28-gems-title = Pietre
board-eight28-counts = la blu vale 1, la rossa 2
board-eight28-pass-title = Questo giro
board-eight28-reveal-title = Giù le carte
board-eight28-turned = { $name }: { $card }, quindi { $total }
board-eight28-turned-over = { $name }: { $card }, quindi { $total }. Troppo!
board-eight28-plays = { $you ->
    [yes] Giochi { $target ->
        [8] per l’8
       *[28] per il 28
    }
   *[no] { $name } gioca { $target ->
        [8] per l’8
       *[28] per il 28
    }
}
board-eight28-rounds = Punti vinti in ogni mano
board-eight28-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
board-eight28-knew-all = tutte le carte coperte: ora sono scoperte
board-eight28-knew-hidden = la carta coperta, { $card }: { $total } in tutto
board-eight28-knew-hit = 8 o 28: con { $count } delle { $unseen } carte non ancora viste
board-eight28-knew-over = oltre 28: con { $count } delle { $unseen }
board-eight28-knew-not-hidden = non le { $count } carte coperte degli altri
board-eight28-signs =
    { $blue } 3 { $red } 1 | 3 pietre blu e 1 rossa, cioè 5 punti: una blu vale 1, una rossa 2
    ╱╲ | una carta coperta
    8/18 | quanto fanno le carte, a seconda che un 1/11 valga 1 o 11
    8! | esattamente 8 o esattamente 28
    ×15 | quante di queste carte non hai ancora visto: sono nel mazzo o coperte dagli altri
    { board-eight28-do-no-more } | Fino alla fine della mano ogni carta viene rifiutata per te, senza chiedertelo. Puoi ripensarci.
