# Quello che dice il tavolo di Schatzsuche. Le parole delle colonne hanno poco spazio.

schatzsuche-screen-round = Mano { $round } di { $rounds }
schatzsuche-screen-trump = Briscola: { $suit }
schatzsuche-screen-golden = Carta d’oro
schatzsuche-screen-gold = Oro
schatzsuche-screen-markers = Segnasemi
schatzsuche-screen-bids = Dichiarate
schatzsuche-screen-tricks = Prese
schatzsuche-screen-points = Punti
schatzsuche-screen-deals = mazziere
schatzsuche-screen-deals-brief = dà
schatzsuche-screen-is-content = niente da contestare
schatzsuche-screen-guesses = dice
schatzsuche-screen-trick = Presa
schatzsuche-screen-last-trick = Ultima presa: { $name }
schatzsuche-screen-dealing = Si danno le carte.
schatzsuche-screen-watching = Stai guardando.

schatzsuche-screen-bid = Quante prese farai?
schatzsuche-screen-play = { $leads ->
    [yes] Tocca a te aprire.
   *[no] Tocca a te giocare una carta.
}
schatzsuche-screen-guess-suit = Qual è la carta d’oro? Prima il seme, poi il valore.
schatzsuche-screen-guess-rank = Secondo te la carta d’oro è di { $suit }. Di che valore?
schatzsuche-screen-guess-worth = Il seme vale 20 punti, il valore 40, tutti e due 160.
schatzsuche-screen-marker = Quale segnaseme giri?
schatzsuche-screen-objection = Di chi contesti l’ultima carta?
schatzsuche-screen-content = La mano è giocata. Contesti una carta?
schatzsuche-screen-must-follow = Devi rispondere a { $suit }.
schatzsuche-screen-must-trump = Devi giocare una briscola: { $suit }.
schatzsuche-screen-turns = { $count ->
    [one] Così si copre il tuo segnaseme di { $suits }.
   *[other] Così si coprono i tuoi segnasemi di { $suits }.
}
schatzsuche-screen-costly = Scoprire di nuovo il tuo segnaseme di { $suit }? Ti costa 50 punti.

schatzsuche-screen-do-bid = { $tricks ->
    [0] nessuna presa
    [one] 1 presa
   *[other] { $tricks } prese
}
schatzsuche-screen-do-markers = gira un segnaseme
schatzsuche-screen-do-flip = copri { $suit }
schatzsuche-screen-do-unflip = scopri di nuovo { $suit }: costa 50 punti
schatzsuche-screen-do-object = contesta
schatzsuche-screen-do-object-to = Contesta: { $name }
schatzsuche-screen-do-content = Niente da contestare

schatzsuche-screen-sheet = Dichiarate/prese e punti di ogni mano
schatzsuche-screen-columns = Dichiarate/prese, punti
schatzsuche-screen-recap = Mano { $round } finita
schatzsuche-screen-penalties = Penalità
schatzsuche-screen-sum = Totale
schatzsuche-screen-treasure = Si scopre la carta d’oro
schatzsuche-screen-rounds = Mani
schatzsuche-screen-guess = Scelta
schatzsuche-screen-bonus = Bonus
schatzsuche-screen-right = { $right ->
    [suit] seme
    [rank] valore
    [both] seme e valore
   *[none] niente
}

# Sulle carte: le lettere di un seme, accanto al suo segno, e quella di un valore.
schatzsuche-short-suit = { $suit ->
    [C] Fi
    [S] Pi
    [H] Cu
   *[D] Qu
}
schatzsuche-short-rank = { $rank ->
    [J] F
    [Q] D
    [K] R
   *[A] A
}
