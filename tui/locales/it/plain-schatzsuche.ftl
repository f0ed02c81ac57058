### Schatzsuche: line mode.

plain-schatzsuche-word-guess = indovina
plain-schatzsuche-word-bid = dichiara
plain-schatzsuche-word-play = gioca, giocare
plain-schatzsuche-word-flip = copri
plain-schatzsuche-word-unflip = scopri
plain-schatzsuche-word-object = contesta
plain-schatzsuche-word-content = niente, bene
plain-schatzsuche-word-C = fiori
plain-schatzsuche-word-S = picche
plain-schatzsuche-word-H = cuori
plain-schatzsuche-word-D = quadri
plain-schatzsuche-word-rank-J = fante
plain-schatzsuche-word-rank-Q = donna
plain-schatzsuche-word-rank-K = re
plain-schatzsuche-word-rank-A = asso

plain-schatzsuche-help-guess = indovina CARTA: quale pensi che sia la carta d’oro. Per esempio: indovina asso di cuori.
plain-schatzsuche-help-bid = dichiara NUMERO: quante prese farai.
plain-schatzsuche-help-play = gioca CARTA, o solo la carta: gioca 7 di cuori, 7 di cuori o H7.
plain-schatzsuche-help-flip = copri SEME: copri il tuo segnaseme di quel seme.
plain-schatzsuche-help-unflip = scopri SEME: scopri di nuovo il tuo segnaseme di quel seme. Costa 50 punti, quindi si chiede un’altra volta.
plain-schatzsuche-help-object = contesta NOME: l’ultima carta di questa persona non rispettava le regole dei segnasemi.
plain-schatzsuche-help-content = niente: non hai niente da contestare, e si possono contare i punti della mano.

plain-schatzsuche-course = Mano { $round }. { $seat_you ->
    [yes] Il mazziere sei tu.
   *[no] Il mazziere è { $seat }.
} La briscola è { game-schatzsuche-suit } (carta scoperta: { $card }).
plain-schatzsuche-bids = { $seat_you ->
    [yes] Hai dichiarato { $bid } e hai fatto { $tricks ->
        [one] 1 presa.
       *[other] { $tricks } prese.
    }
   *[no] { $seat } ha dichiarato { $bid } e ha fatto { $tricks ->
        [one] 1 presa.
       *[other] { $tricks } prese.
    }
}
plain-schatzsuche-down = { $seat_you ->
    [yes] I tuoi segnasemi coperti
   *[no] I segnasemi coperti di { $seat }
}: { $suits }.
plain-schatzsuche-trick = Nella presa: { $cards }.
plain-schatzsuche-last-trick = L’ultima presa: { $cards }. { $seat_you ->
    [yes] L’hai fatta tu.
   *[no] L’ha fatta { $seat }.
}
plain-schatzsuche-hand = Le tue carte: { $cards }.
plain-schatzsuche-suit = { $ranks } di { game-schatzsuche-suit }
plain-schatzsuche-sheet = Mano { $round }. Prese dichiarate: { $bids }. Prese fatte: { $tricks }. Punti: { $points }.
plain-schatzsuche-now = { $what ->
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
plain-schatzsuche-guess = Qual è la carta d’oro? Scrivi «{ $word }» seguito da una carta.
plain-schatzsuche-bid = Quante prese farai? Scrivi un numero da 0 a { $most }.
plain-schatzsuche-play = Gioca una carta: { $cards }.
plain-schatzsuche-content = Scrivi «{ $word }» se non hai niente da contestare, oppure «{ $object }» seguito da un nome. Chi tace non contesta niente.
plain-schatzsuche-no-suit = Non conosco il seme «{ $text }».
plain-schatzsuche-costly = Ti costa 50 punti. Se lo vuoi lo stesso, scrivilo un’altra volta, o sì.
