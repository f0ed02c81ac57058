# Che cosa dice il tavolo di 8-28. Quasi tutto ha poco spazio.

eight28-screen-blue = b
eight28-screen-red = r
eight28-screen-gives = dà
eight28-screen-gives-short = D
eight28-screen-out = fuori
eight28-screen-none-open = niente scoperto
eight28-screen-open = scoperto { $sums }
eight28-screen-round = Mano { $round }
eight28-screen-last-round = Ultima mano!
eight28-screen-pile = { $count ->
    [one] ancora 1 carta
   *[other] ancora { $count } carte
}
eight28-screen-supply = riserva: { $blue }b { $red }r
eight28-screen-bust = Almeno { $total }: più di 28. Nessuno lo sa ancora.
eight28-screen-you-are-out = In questa mano sei fuori.
eight28-screen-hit = 8 e 28: centro pieno!
eight28-screen-totals = Hai { $totals }.
eight28-screen-short = { $low ->
    [0] Per il 28: { $high }
   *[other] Per l’8: { $low } · per il 28: { $high }
}
eight28-screen-take = Prendi una carta?
eight28-screen-choose = Per quale metà giochi?
eight28-screen-others-take = A { $name } viene offerta una carta.
eight28-screen-others-choose = { $name } sceglie tra l’8 e il 28.
eight28-screen-dealing = Si danno le carte.
eight28-screen-yours = { $seat ->
    [yes] Le tue carte
   *[no] Tu guardi
}
eight28-screen-do-take = la prendo
eight28-screen-do-decline = no, grazie
eight28-screen-do-no-more = basta per questa mano
eight28-screen-do-again = chiedimelo ancora
eight28-screen-do-declare = { $target ->
    [8] l’8
   *[28] il 28
}, con { $total }
eight28-screen-recap = La mano { $round } è finita
eight28-screen-feast = CENTRO PIENO
eight28-screen-declining = In questa mano rifiuti tutto.
eight28-screen-too-much = { $total }: troppo
eight28-screen-for = per { $target ->
    [8] l’8
   *[28] il 28
}, con { $total }
eight28-screen-rounds = Punti di ogni mano
