# Quello che dice il tavolo di Schatzsuche. Le parole delle colonne hanno poco spazio.

schatzsuche-screen-round = Mano { $round } di { $rounds }
schatzsuche-screen-golden = Carta d’oro
schatzsuche-screen-deals = mazziere
schatzsuche-screen-is-content = niente da contestare
schatzsuche-screen-guesses = dice
schatzsuche-screen-dealing = Si danno le carte.
schatzsuche-screen-watching = Stai guardando.

schatzsuche-screen-ask = { $now ->
    [guess] Qual è la carta d’oro?
    [bid] Quante prese farai?
    [marker] Quale segnaseme giri?
    [objection] Di chi contesti la carta?
    [content] Mano finita. Contesti qualcosa?
   *[play] Tocca a te aprire.
}
schatzsuche-screen-guess-rank = Secondo te la carta d’oro è di { $suit }. Di che valore?
schatzsuche-screen-guess-worth = Il seme vale 20 punti, il valore 40, tutti e due 160.
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
schatzsuche-screen-recap = Mano { $round } finita
schatzsuche-screen-penalties = Penalità
schatzsuche-screen-sum = Totale
schatzsuche-screen-guess = scelta
schatzsuche-screen-is-right = giusto
schatzsuche-screen-points = punti
schatzsuche-screen-in-all = totale
schatzsuche-screen-round-number = mano { $round }
schatzsuche-screen-last-round = L’ultima mano
schatzsuche-screen-right = { $right ->
    [suit] seme
    [rank] valore
    [both] tutti e due
   *[none] niente
}

# I posti, la presa e la domanda come sono disegnati.
schatzsuche-screen-you = Tu
schatzsuche-screen-score = { $count ->
    [one] { $points } punto
   *[other] { $points } punti
}
schatzsuche-screen-held = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
schatzsuche-screen-marker-tip = { $down ->
    [yes] Segnaseme di { $suit }, coperto: { $name } non ne ha più.
   *[no] Segnaseme di { $suit }, scoperto: { $name } forse ne ha ancora.
}
schatzsuche-screen-marker-means = Coperto: di quel seme non ce n’è più.
schatzsuche-screen-none-of = no
schatzsuche-screen-tricks-won = { $you ->
    [yes] le tue prese
   *[no] prese
}
schatzsuche-screen-tally = { $won } di { $bid }
schatzsuche-screen-tally-tricks = { $won } di { $bid } { $bid ->
    [one] presa
   *[other] prese
}
schatzsuche-screen-exact = giusto
schatzsuche-screen-over = { $count } di troppo
schatzsuche-screen-bids-caption = dichiara
schatzsuche-screen-bids-now = dichiara { $tricks }
schatzsuche-screen-is-asked = ci pensa …
schatzsuche-screen-took = fa la presa
schatzsuche-screen-played = { $how ->
    [leads] apre con { $card }
    [trumps] taglia con { $card }
   *[plays] gioca { $card }
}
schatzsuche-screen-trump-title = BRISCOLA
schatzsuche-screen-beats = { $suit } vince
schatzsuche-screen-beats-all = su tutto il resto
schatzsuche-screen-wins = è in testa
schatzsuche-screen-led = apre { $name }
schatzsuche-screen-your-card = la tua
schatzsuche-screen-trick-of = presa { $trick } di { $tricks }
schatzsuche-screen-last = ultima presa
schatzsuche-screen-won-it = { $you ->
    [yes] a te
   *[no] a { $name }
}
schatzsuche-screen-strength = forte … debole
schatzsuche-screen-to-make = { $tricks ->
    [one] C’è 1 presa da fare
   *[other] Ci sono { $tricks } prese da fare
}
schatzsuche-screen-bid-so-far = dichiarate: { $tricks }
schatzsuche-screen-left = { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
}
schatzsuche-screen-any-bid = Puoi dichiararne più o meno di quante ne restano.
schatzsuche-screen-worth = { $part ->
    [aside] Una carta è messa da parte, coperta.
    [now] Indovinala prima dell’ultima mano.
    [suit] seme giusto
    [rank] valore giusto
   *[both] tutti e due
}
schatzsuche-screen-hint = { $now ->
    [bid] frecce o numero per scegliere
    [guess] 1–4 seme, frecce ovunque
    [rank] 1–8 valore, Esc altro seme
   *[play] Frecce o cifra per scegliere. Le carte grigie ora non sono permesse.
}
schatzsuche-screen-phase = { $phase ->
    [bid] le dichiarate
   *[guess] la carta d’oro
}
schatzsuche-screen-of-cards = { $count } carte su 32
schatzsuche-screen-guess-both = Se è { $card }: 160,
schatzsuche-screen-guess-one = un’altra carta di { $suit }: 20, lo stesso valore ({ $rank }): 40.
schatzsuche-screen-guess-of = scelta di { $names }
schatzsuche-screen-led-so = { $must ->
    [follow] { $name } apre a { $suit }: rispondi.
    [trump] { $name } apre a { $suit }: devi tagliare.
   *[free] { $name } apre a { $suit }: va bene tutto.
}
schatzsuche-screen-duty = { $must ->
    [follow] rispondi a { $suit }
    [trump] taglia con { $suit }
   *[free] va bene tutto
}
schatzsuche-screen-so-far = { $name } è in testa con { $card }.
schatzsuche-screen-do-play-card = Gioca { $card }
schatzsuche-screen-do-guess-card = Scegli { $card }
schatzsuche-screen-do-bid-now = { $tricks ->
    [0] Dichiara nessuna presa
    [one] Dichiara 1 presa
   *[other] Dichiara { $tricks } prese
}
schatzsuche-screen-bid-ten = 10 prese
schatzsuche-screen-outcome = Dichiari { $tricks } e ne fai
schatzsuche-screen-sheet-title = Punti
schatzsuche-screen-sheet-bid = dice { $tricks }

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
