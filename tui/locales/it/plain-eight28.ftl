### 8-28: line mode.

plain-eight28-word-take = prendi, sì, prendere, s
plain-eight28-word-no = no, rifiuta, n
plain-eight28-word-final = basta, più niente
plain-eight28-word-again = ancora, ripenso
plain-eight28-word-low = basso, 8
plain-eight28-word-high = alto, 28

plain-eight28-help-take = prendi, o sì: prendi la carta offerta.
plain-eight28-help-no = no: rifiuti la carta offerta.
plain-eight28-help-final = basta: rifiuti tutte le carte fino alla fine della mano.
plain-eight28-help-again = ancora: annulli «basta» e decidi di nuovo tu.
plain-eight28-help-low = basso, o 8: giochi per l’8.
plain-eight28-help-high = alto, o 28: giochi per il 28.

plain-eight28-round = Mano { $round }{ $last ->
    [yes] , l’ultima
   *[no] { "" }
}. { $seat_you ->
    [yes] Dai le carte tu.
   *[no] Dà le carte { $seat }.
}
plain-eight28-middle = In mezzo al tavolo: { game-eight28-gems }.
plain-eight28-side = { $seat_you ->
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
plain-eight28-have = { $bust ->
    [yes] Con la carta coperta hai almeno { $totals }: troppo per il 28.
   *[no] Con la carta coperta hai { $totals }.
}
plain-eight28-gems = Pietre: { $gems }.
plain-eight28-offer = { $seat_you ->
    [yes] Ti viene offerta una carta.
   *[no] L’offerta è per { $seat }.
} { $pile ->
    [one] È l’ultima del mazzo.
   *[other] Nel mazzo ci sono { $pile } carte.
}
plain-eight28-choosing = { $seat_you ->
    [yes] Scegli tu
   *[no] Sceglie { $seat }
} fra l’8 e il 28.
plain-eight28-before = L’ultima mano è finita così:
