eight28-word-take = prendi, sì, prendere, s
eight28-word-no = no, rifiuta, n
eight28-word-final = più niente, basta
eight28-word-again = ancora, ripenso
eight28-word-low = basso, 8
eight28-word-high = alto, 28

eight28-help-take = prendi, o sì: prendi la carta offerta.
eight28-help-no = no: rifiuti la carta offerta.
eight28-help-final = più niente: rifiuti tutte le carte fino alla fine della mano.
eight28-help-again = ancora: annulli «più niente» e decidi di nuovo tu.
eight28-help-low = basso, o 8: giochi per l’8.
eight28-help-high = alto, o 28: giochi per il 28.

eight28-plain-round = Mano { $round }{ $last ->
    [yes] , l’ultima
   *[no] { "" }
}. { $seat_you ->
    [yes] Dai le carte tu.
   *[no] Dà le carte { $seat }.
}
eight28-plain-middle = In mezzo al tavolo: { eight28-gems }.
eight28-plain-side = { $seat_you ->
    [yes] Le tue carte scoperte
   *[no] Le carte scoperte di { $seat }
}: { $count ->
    [0] nessuna
    [one] { $cards }, che fa { $totals }
   *[other] { $cards }, in tutto { $totals }
}{ $out ->
    [yes] , fuori per questa mano
   *[no] { "" }
}.
eight28-plain-have = { $bust ->
    [yes] Con la carta coperta hai almeno { $totals }: troppo per il 28.
   *[no] Con la carta coperta hai { $totals }.
}
eight28-plain-gems = Pietre: { $gems }.
eight28-plain-offer = { $seat_you ->
    [yes] Ti viene offerta una carta.
   *[no] A { $seat } viene offerta una carta.
} { $pile ->
    [one] È l’ultima del mazzo.
   *[other] Nel mazzo ci sono { $pile } carte.
}
eight28-plain-choosing = { $seat_you ->
    [yes] Scegli tu
   *[no] Sceglie { $seat }
} fra l’8 e il 28.
eight28-plain-before = L’ultima mano è finita così:

eight28-with-pack = { $value ->
    [authors] con il mazzo degli autori
   *[zoch] con il mazzo in commercio
}
eight28-with-first_giver = { $value ->
    [host] comincia a dare le carte chi ha aperto il tavolo
   *[drawn] chi comincia a dare le carte è a sorte
}
eight28-with-pass_is_final = { $value ->
    [true] chi rifiuta una carta non ne riceve altre in quella mano
   *[false] dopo un rifiuto si può ancora prendere una carta
}
eight28-with-low_may_go_high = { $value ->
    [false] chi ha 8 o meno gioca per l’8
   *[true] chi ha 8 o meno può giocare anche per il 28
}
