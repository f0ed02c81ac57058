### Schatzsuche: what the board says. Most of it stands in little room.

board-schatzsuche-round = Mano { $round } di { $rounds }
board-schatzsuche-golden = Carta d’oro
board-schatzsuche-deals = mazziere
board-schatzsuche-is-content = niente da contestare
board-schatzsuche-guesses = indovina
board-schatzsuche-dealing = Si danno le carte.
board-schatzsuche-watching = Stai guardando.

board-schatzsuche-ask = { $now ->
    [guess] Qual è la carta d’oro?
    [bid] Quante prese farai?
    [marker] Quale segnaseme copri?
    [objection] Di chi contesti la carta?
    [content] Contesti? Se no, fra poco si conta.
   *[play] Tocca a te aprire.
}
board-schatzsuche-guess-rank = Secondo te la carta d’oro è di { $suit }. Di che valore?
board-schatzsuche-guess-worth = Il seme vale 20 punti, il valore 40, tutti e due 160.
board-schatzsuche-must-follow = Devi rispondere a { $suit }.
board-schatzsuche-must-trump = Devi giocare una briscola: { $suit }.
board-schatzsuche-turns = { $count ->
    [one] Così copri il segnaseme di { $suits }.
   *[other] Così copri i segnasemi di { $suits }.
}
board-schatzsuche-costly = Scoprire di nuovo il tuo segnaseme di { $suit }? Ti costa 50 punti.

board-schatzsuche-do-bid = { $tricks ->
    [0] zero prese
    [one] 1 presa
   *[other] { $tricks } prese
}
board-schatzsuche-do-markers = segnasemi
board-schatzsuche-do-flip = copri { $suit }
board-schatzsuche-do-unflip = scopri di nuovo { $suit }: costa 50 punti
board-schatzsuche-do-object = contesta
board-schatzsuche-do-object-to = Contesta: { $name }
board-schatzsuche-do-content = Niente da contestare

board-schatzsuche-sheet = Dichiarate/prese e punti di ogni mano
board-schatzsuche-recap = Mano { $round } finita
board-schatzsuche-penalties = Penalità
board-schatzsuche-sum = Totale
board-schatzsuche-guess = scelta
board-schatzsuche-is-right = giusto
board-schatzsuche-points = punti
board-schatzsuche-in-all = totale
board-schatzsuche-round-number = mano { $round }
board-schatzsuche-last-round = L’ultima mano
board-schatzsuche-right = { $right ->
    [suit] seme
    [rank] valore
    [both] tutti e due
   *[none] niente
}

# I posti, la presa e la domanda come sono disegnati.
board-schatzsuche-you = Tu
board-schatzsuche-score = { $count ->
    [one] { $points } punto
   *[other] { $points } punti
}
board-schatzsuche-held = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
board-schatzsuche-marker-tip = { $down ->
    [yes] Segnaseme di { $suit }, coperto: { $name } non ne ha più.
   *[no] Segnaseme di { $suit }, scoperto: { $name } forse ne ha ancora.
}
board-schatzsuche-marker-means = Coperto: in mano quel seme non c’è più.
board-schatzsuche-none-of = no
board-schatzsuche-tricks-won = { $you ->
    [yes] le tue prese
   *[no] prese
}
board-schatzsuche-tally = { $won } di { $bid }
board-schatzsuche-tally-tricks = { $won } di { $bid } { $bid ->
    [one] presa
   *[other] prese
}
board-schatzsuche-exact = giusto
board-schatzsuche-over = { $count } di troppo
board-schatzsuche-bids-caption = dichiara
board-schatzsuche-bids-now = dichiara { $tricks }
board-schatzsuche-is-asked = ci pensa…
board-schatzsuche-took = fa la presa
board-schatzsuche-played = { $how ->
    [leads] apre con { $card }
    [trumps] briscola: { $card }
   *[plays] gioca { $card }
}
board-schatzsuche-trump-title = BRISCOLA
board-schatzsuche-beats = { $suit } batte
board-schatzsuche-beats-all = tutto il resto
board-schatzsuche-wins = è in testa
board-schatzsuche-led = apre { $name }
board-schatzsuche-your-card = la tua
board-schatzsuche-trick-of = presa { $trick } di { $tricks }
board-schatzsuche-last = ultima presa
board-schatzsuche-won-it = { $you ->
    [yes] a te
   *[no] a { $name }
}
board-schatzsuche-strength = forte … debole
board-schatzsuche-to-make = { $tricks ->
    [one] C’è 1 presa da fare
   *[other] Ci sono { $tricks } prese da fare
}
board-schatzsuche-bid-so-far = dichiarate: { $tricks }
board-schatzsuche-left = { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
}
board-schatzsuche-any-bid = Puoi dichiararne più o meno di quante ne restano.
board-schatzsuche-worth = { $part ->
    [aside] Una carta sarà messa da parte, coperta.
    [now] Indovinala prima che si diano le carte.
    [suit] seme giusto
    [rank] valore giusto
   *[both] tutti e due
}
board-schatzsuche-hint = { $now ->
    [bid] frecce o numero per scegliere
    [guess] 1–4 seme, frecce ovunque
    [rank] 1–8 valore, Esc altro seme
    [free] Frecce o cifra per scegliere.
   *[play] Frecce o cifra per scegliere. Le carte grigie ora non sono permesse.
}
board-schatzsuche-phase = { $phase ->
    [bid] le dichiarazioni
   *[guess] la carta d’oro
}
board-schatzsuche-of-cards = { $count } carte su 32
board-schatzsuche-guess-both = Se è { $card }: 160,
board-schatzsuche-guess-one = un’altra carta di { $suit }: 20, lo stesso valore ({ $rank }): 40.
board-schatzsuche-guess-of = scelta di { $names }
board-schatzsuche-led-so = { $must ->
    [follow] { $name } apre a { $suit }: rispondi.
    [trump] { $name } apre a { $suit }: devi giocare briscola.
   *[free] { $name } apre a { $suit }: carta a scelta.
}
board-schatzsuche-duty = { $must ->
    [follow] rispondi a { $suit }
    [trump] gioca briscola ({ $suit })
   *[free] carta a scelta
}
board-schatzsuche-so-far = { $name } è in testa con { $card }.
board-schatzsuche-do-play-card = Gioca { $card }
board-schatzsuche-do-guess-card = Scegli { $card }
board-schatzsuche-do-bid-now = { $tricks ->
    [0] Dichiara zero prese
    [one] Dichiara 1 presa
   *[other] Dichiara { $tricks } prese
}
board-schatzsuche-bid-ten = 10 prese
board-schatzsuche-outcome = Dichiari { $tricks } e ne fai
board-schatzsuche-sheet-title = Punti
board-schatzsuche-sheet-bid = dice { $tricks }
board-schatzsuche-knew-hand = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}, { $trumps ->
    [0] nessuna briscola
    [one] 1 briscola
   *[other] { $trumps } briscole
} ({ game-schatzsuche-suit })
board-schatzsuche-knew-void = { $markers ->
   *[assisted] { $name } non ha { $suits }
    [by_hand] secondo i segnasemi, { $name } non ha { $suits }
}
board-schatzsuche-knew-golden = la carta d’oro: { $card }
board-schatzsuche-knew-not-golden = non la carta d’oro
board-schatzsuche-knew-not-hands = { $count ->
    [one] non la carta degli altri
   *[other] non le { $count } carte degli altri
}
board-schatzsuche-knew-not-rest = non le { $count } carte rimaste
board-schatzsuche-signs =
    { board-schatzsuche-none-of }{ $spades } | un segnaseme coperto: niente più picche
    1/4 | 1 presa fatta, 4 dichiarate
    ◉ ○ ✕ | una presa fatta, una ancora da fare, una di troppo
    ▮ | una carta in mano
    ■ □ | una presa dichiarata, e una che nessuno ha dichiarato
    ★ | briscola; nella tabella dei punti, la mano con la carta d’oro
    { $up } | è in testa nella presa; sotto una carta: quella che scegli
    { $off } | sotto una carta: adesso non si può
    { $done } | sotto una carta: l’hai giocata
