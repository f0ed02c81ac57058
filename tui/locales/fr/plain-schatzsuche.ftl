### Schatzsuche: line mode.

plain-schatzsuche-word-guess = deviner, devine
plain-schatzsuche-word-bid = annoncer, annonce
plain-schatzsuche-word-play = jouer, joue
plain-schatzsuche-word-flip = retourner
plain-schatzsuche-word-unflip = remettre
plain-schatzsuche-word-object = contester
plain-schatzsuche-word-content = rien, accord
plain-schatzsuche-word-C = trèfle
plain-schatzsuche-word-S = pique
plain-schatzsuche-word-H = cœur
plain-schatzsuche-word-D = carreau
plain-schatzsuche-word-rank-J = valet
plain-schatzsuche-word-rank-Q = dame
plain-schatzsuche-word-rank-K = roi
plain-schatzsuche-word-rank-A = as

plain-schatzsuche-help-guess = deviner CARTE : quelle est, selon toi, la carte d’or. Par exemple : deviner as de cœur.
plain-schatzsuche-help-bid = annoncer NOMBRE : combien de plis tu vas faire.
plain-schatzsuche-help-play = jouer CARTE, ou seulement la carte : jouer 7 de cœur, 7 de cœur ou H7.
plain-schatzsuche-help-flip = retourner COULEUR : tu mets ton marqueur de cette couleur face cachée.
plain-schatzsuche-help-unflip = remettre COULEUR : tu remets ton marqueur de cette couleur face visible. Cela coûte 50 points, on te le demande donc deux fois.
plain-schatzsuche-help-object = contester NOM : la dernière carte de cette personne n’a pas respecté les règles des marqueurs.
plain-schatzsuche-help-content = rien : tu n’as rien à contester, et on peut compter la manche.

plain-schatzsuche-course = Manche { $round }. { $seat_you ->
    [yes] Tu as donné.
   *[no] { $seat } a donné.
} L’atout est { game-schatzsuche-suit } (on a retourné { $card }).
plain-schatzsuche-bids = { $seat_you ->
    [yes] Ton annonce
   *[no] Annonce ({ $seat })
} : { $bid }, plis faits : { $tricks }.
plain-schatzsuche-down = { $seat_you ->
    [yes] Tes marqueurs face cachée
   *[no] Marqueurs face cachée, { $seat }
} : { $suits }.
plain-schatzsuche-trick = Dans le pli : { $cards }.
plain-schatzsuche-last-trick = Le dernier pli : { $cards }. { $seat_you ->
    [yes] Il était pour toi.
   *[no] Il était pour { $seat }.
}
plain-schatzsuche-hand = Ta main : { $cards }.
plain-schatzsuche-suit = { game-schatzsuche-suit } { $ranks }
plain-schatzsuche-sheet = Manche { $round }. Annonces : { $bids }. Plis : { $tricks }. Points : { $points }.
plain-schatzsuche-now = { $what ->
    [guess] { $seat_you ->
        [yes] À toi de deviner la carte d’or.
       *[no] À { $seat } de deviner la carte d’or.
    }
    [bid] { $seat_you ->
        [yes] À toi d’annoncer.
       *[no] À { $seat } d’annoncer.
    }
    [play] { $seat_you ->
        [yes] À toi de jouer.
       *[no] À { $seat } de jouer.
    }
   *[content] { $seat_you ->
        [yes] La manche est jouée. Tu peux encore contester.
       *[no] La manche est jouée. On attend encore { $seat }.
    }
}
plain-schatzsuche-guess = Quelle est la carte d’or ? Tape « { $word } » suivi d’une carte.
plain-schatzsuche-bid = Combien de plis vas-tu faire ? Tape un nombre de 0 à { $most }.
plain-schatzsuche-play = Joue une carte : { $cards }.
plain-schatzsuche-content = Tape « { $word } » si tu n’as rien à contester, sinon « { $object } » suivi d’un nom. Ne rien dire, c’est ne rien contester.
plain-schatzsuche-no-suit = Je ne connais pas de couleur « { $text } ».
plain-schatzsuche-costly = Cela te coûte 50 points. Si tu le veux quand même, tape-le encore une fois, ou oui.
