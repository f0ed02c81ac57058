schatzsuche-word-guess = indovina
schatzsuche-word-bid = dichiara
schatzsuche-word-play = gioca, giocare
schatzsuche-word-flip = copri
schatzsuche-word-unflip = scopri
schatzsuche-word-object = contesta
schatzsuche-word-content = niente, bene
schatzsuche-word-C = fiori
schatzsuche-word-S = picche
schatzsuche-word-H = cuori
schatzsuche-word-D = quadri
schatzsuche-word-rank-J = fante
schatzsuche-word-rank-Q = donna
schatzsuche-word-rank-K = re
schatzsuche-word-rank-A = asso

schatzsuche-help-guess = indovina CARTA: quale pensi che sia la carta d’oro. Per esempio: indovina asso di cuori.
schatzsuche-help-bid = dichiara NUMERO: quante prese farai.
schatzsuche-help-play = gioca CARTA, o solo la carta: gioca 7 di cuori, 7 di cuori o H7.
schatzsuche-help-flip = copri SEME: copri il tuo segnaseme.
schatzsuche-help-unflip = scopri SEME: lo scopri di nuovo. Costa 50 punti, quindi si chiede un’altra volta.
schatzsuche-help-object = contesta NOME: l’ultima carta di questa persona era contro le regole dei segnasemi.
schatzsuche-help-content = niente: non hai niente da contestare, e si possono contare i punti della mano.

schatzsuche-plain-course = Mano { $round }. { $seat_you ->
    [yes] Il mazziere sei tu.
   *[no] Il mazziere è { $seat }.
} La briscola è { schatzsuche-suit }: la carta scoperta è { $card }.
schatzsuche-plain-bids = { $seat_you ->
    [yes] Hai dichiarato { $bid } e hai fatto { $tricks ->
        [one] 1 presa.
       *[other] { $tricks } prese.
    }
   *[no] { $seat } ha dichiarato { $bid } e ha fatto { $tricks ->
        [one] 1 presa.
       *[other] { $tricks } prese.
    }
}
schatzsuche-plain-down = { $seat_you ->
    [yes] I tuoi segnasemi coperti
   *[no] I segnasemi coperti di { $seat }
}: { $suits }.
schatzsuche-plain-trick = Nella presa: { $cards }.
schatzsuche-plain-last-trick = L’ultima presa: { $cards }. { $seat_you ->
    [yes] L’hai fatta tu.
   *[no] L’ha fatta { $seat }.
}
schatzsuche-plain-hand = Le tue carte: { $cards }.
schatzsuche-plain-suit = { schatzsuche-suit } { $ranks }
schatzsuche-plain-sheet = Mano { $round }. Prese dichiarate: { $bids }. Prese fatte: { $tricks }. Punti: { $points }.
schatzsuche-plain-now = { $what ->
    [guess] { $seat_you ->
        [yes] Adesso indovini tu la carta d’oro.
       *[no] Adesso { $seat } indovina la carta d’oro.
    }
    [bid] { $seat_you ->
        [yes] Adesso dichiari tu.
       *[no] Adesso dichiara { $seat }.
    }
    [play] { $seat_you ->
        [yes] Adesso giochi tu.
       *[no] Adesso gioca { $seat }.
    }
   *[content] { $seat_you ->
        [yes] La mano è giocata. Puoi ancora contestare.
       *[no] La mano è giocata. Si aspetta ancora { $seat }.
    }
}
schatzsuche-plain-guess = Qual è la carta d’oro? Scrivi «{ $word }» seguito da una carta.
schatzsuche-plain-bid = Quante prese farai? Scrivi un numero da 0 a { $most }.
schatzsuche-plain-play = Gioca una carta: { $cards }.
schatzsuche-plain-content = Scrivi «{ $word }» se non hai niente da contestare, oppure «{ $object }» seguito da un nome.
schatzsuche-plain-no-suit = Non conosco il seme «{ $text }».
schatzsuche-plain-costly = Ti costa 50 punti. Se lo vuoi lo stesso, scrivilo un’altra volta, o sì.

schatzsuche-with-markers = { $value ->
    [by_hand] i segnasemi si coprono a mano
   *[assisted] i segnasemi si coprono da soli
}
