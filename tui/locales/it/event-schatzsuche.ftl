### Schatzsuche: what happens, a sentence for each event.

event-schatzsuche-round = Mano { $round }. { $dealer_you ->
    [yes] Il mazziere sei tu.
   *[no] Il mazziere è { $dealer }.
}
event-schatzsuche-guess = La carta d’oro secondo { $seat_you ->
    [yes] te
   *[no] { $seat }
}: { $rank } di { $suit }.
event-schatzsuche-deck = Si mescolano tutte le carte.
event-schatzsuche-golden = La carta d’oro è { $card }.
event-schatzsuche-golden-hidden = La carta d’oro è coperta in mezzo al tavolo.
event-schatzsuche-hand = { $seat_you ->
    [yes] Le tue carte: { $cards }.
   *[no] Le carte di { $seat }: { $cards }.
}
event-schatzsuche-hand-hidden = { "" }
event-schatzsuche-trump = Si scopre { $card }: il suo seme è la briscola.
event-schatzsuche-bid = { $seat_you ->
    [yes] Tu dichiari
   *[no] { $seat } dichiara
} { $tricks ->
    [0] zero prese.
    [one] 1 presa.
   *[other] { $tricks } prese.
}
event-schatzsuche-flip = { $seat_you ->
    [yes] Tu copri il tuo segnaseme di { $suit }.
   *[no] { $seat } copre il suo segnaseme di { $suit }.
}
event-schatzsuche-unflip = { $seat_you ->
    [yes] Tu scopri di nuovo il tuo segnaseme di { $suit }.
   *[no] { $seat } scopre di nuovo il suo segnaseme di { $suit }.
}
event-schatzsuche-play = { $seat_you ->
    [yes] Tu giochi
   *[no] { $seat } gioca
} { $card }.
event-schatzsuche-object = { $seat_you ->
    [yes] Tu contesti
   *[no] { $seat } contesta
} { $against_you ->
    [yes] la tua carta
   *[no] la carta di { $against }
}{ $fault ->
    [no-flip] : un segnaseme non è stato coperto.
    [late-flip] : un segnaseme è stato coperto troppo tardi.
    [flipped-suit] : il segnaseme di quel seme era già coperto.
   *[none] , ma non c’è nessun errore.
}
event-schatzsuche-penalty = { $seat_you ->
    [yes] La tua penalità
   *[no] Penalità per { $seat }
}: { $points ->
    [-10] 10
    [-25] 25
    [-50] 50
   *[other] { $points }
} punti.
event-schatzsuche-trick = { $winner_you ->
    [yes] La presa è tua.
   *[no] La presa è di { $winner }.
}
event-schatzsuche-x-content = { $seat_you ->
    [yes] Non hai niente da contestare.
   *[no] { $seat } non ha niente da contestare.
}
event-schatzsuche-score = Punti per le dichiarazioni: { $points }. Totale: { $totals }. Dichiarate: { $bids }; fatte: { $tricks }.
event-schatzsuche-treasure = Si scopre la carta d’oro: è { $card }. Punti bonus: { $bonus }.
event-schatzsuche-end = La partita è finita. Punti: { $points }. { common-winners }
