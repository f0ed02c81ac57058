schatzsuche-name = Schatzsuche
schatzsuche-card = { schatzsuche-rank } di { schatzsuche-suit }
schatzsuche-suit = { $suit ->
    [C] fiori
    [S] picche
    [H] cuori
   *[D] quadri
}
schatzsuche-rank = { $rank ->
    [J] il fante
    [Q] la donna
    [K] il re
    [A] l’asso
    [8] l’8
   *[other] il { $rank }
}

schatzsuche-round = Mano { $round }. { $dealer_you ->
    [yes] Il mazziere sei tu.
   *[no] Il mazziere è { $dealer }.
}
schatzsuche-guess = { $seat_you ->
    [yes] Secondo te
   *[no] Secondo { $seat }
} la carta d’oro è { $rank } di { $suit }.
schatzsuche-deck = Si mescolano tutte le carte.
schatzsuche-golden = La carta d’oro è { $card }.
schatzsuche-golden-hidden = La carta d’oro è coperta in mezzo al tavolo.
schatzsuche-hand = { $seat_you ->
    [yes] Le tue carte: { $cards }.
   *[no] Le carte di { $seat }: { $cards }.
}
schatzsuche-hand-hidden = { "" }
schatzsuche-trump = Si scopre { $card }: il suo seme è la briscola.
schatzsuche-bid = { $seat_you ->
    [yes] Tu dichiari
   *[no] { $seat } dichiara
} { $tricks ->
    [0] zero prese.
    [one] 1 presa.
   *[other] { $tricks } prese.
}
schatzsuche-flip = { $seat_you ->
    [yes] Tu copri il tuo segnaseme di { $suit }.
   *[no] { $seat } copre il suo segnaseme di { $suit }.
}
schatzsuche-unflip = { $seat_you ->
    [yes] Tu scopri di nuovo il tuo segnaseme di { $suit }.
   *[no] { $seat } scopre di nuovo il suo segnaseme di { $suit }.
}
schatzsuche-play = { $seat_you ->
    [yes] Tu giochi
   *[no] { $seat } gioca
} { $card }.
schatzsuche-object = { $seat_you ->
    [yes] Tu contesti
   *[no] { $seat } contesta
} { $against_you ->
    [yes] la tua carta
   *[no] la carta di { $against }
}{ $fault ->
    [no-flip] : un segnaseme non è stato coperto.
    [late-flip] : un segnaseme è stato coperto troppo tardi.
    [flipped-suit] : il segnaseme di quel seme era già coperto.
   *[none] , ma non c’è niente da penalizzare.
}
schatzsuche-penalty = { $seat_you ->
    [yes] La tua penalità
   *[no] Penalità per { $seat }
}: { $points ->
    [-10] 10
    [-25] 25
    [-50] 50
   *[other] { $points }
} punti.
schatzsuche-trick = { $winner_you ->
    [yes] La presa è tua.
   *[no] La presa è di { $winner }.
}
schatzsuche-x-content = { $seat_you ->
    [yes] Non hai niente da contestare.
   *[no] { $seat } non ha niente da contestare.
}
schatzsuche-score = Punti per le dichiarazioni: { $points }. Totale: { $totals }. Dichiarate: { $bids }; fatte: { $tricks }.
schatzsuche-treasure = Si scopre la carta d’oro: è { $card }. Punti bonus: { $bonus }.
schatzsuche-end = La partita è finita. Punti: { $points }. { who-won }

schatzsuche-do-guess = indovinare la carta d’oro
schatzsuche-do-bid = dichiarare le tue prese
schatzsuche-do-play = giocare una carta
schatzsuche-do-flip = coprire un segnaseme
schatzsuche-do-unflip = scoprire di nuovo un segnaseme (costa 50 punti)
schatzsuche-do-object = contestare una carta
schatzsuche-do-content = dire che non hai niente da contestare

refusal-must-follow = Devi rispondere a { $suit }: hai { $cards }.
refusal-must-trump = Non puoi rispondere al seme, quindi devi giocare una briscola, cioè una carta di { $suit }: hai { $cards }.
refusal-bid-too-high = In questa mano puoi dichiarare { $most ->
    [one] solo zero prese o 1 presa.
   *[other] da 0 a { $most } prese.
}
refusal-markers-turn-themselves = A questo tavolo i segnasemi si coprono da soli e non c’è niente da contestare.
refusal-marker-is-down = Il tuo segnaseme di { $suit } è già coperto.
refusal-marker-is-up = Il tuo segnaseme di { $suit } è già scoperto.
refusal-nobody-to-object-to = { $seats_count ->
    [0] Non c’è ancora nessuna carta da contestare.
   *[other] Puoi contestare solo le carte di { $seats }.
}

schatzsuche-option-markers = i segnasemi si coprono da soli, o a mano, con penalità per gli errori
