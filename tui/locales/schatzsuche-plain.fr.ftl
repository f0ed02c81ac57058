schatzsuche-word-guess = deviner, devine
schatzsuche-word-bid = annoncer, annonce
schatzsuche-word-play = jouer, joue
schatzsuche-word-flip = retourner
schatzsuche-word-unflip = remettre
schatzsuche-word-object = contester
schatzsuche-word-content = rien, accord
schatzsuche-word-C = trèfle
schatzsuche-word-S = pique
schatzsuche-word-H = cœur
schatzsuche-word-D = carreau
schatzsuche-word-rank-J = valet
schatzsuche-word-rank-Q = dame
schatzsuche-word-rank-K = roi
schatzsuche-word-rank-A = as

schatzsuche-help-guess = deviner CARTE : quelle est, selon toi, la carte d’or. Par exemple : deviner as de cœur.
schatzsuche-help-bid = annoncer NOMBRE : combien de plis tu vas faire.
schatzsuche-help-play = jouer CARTE, ou seulement la carte : jouer 7 de cœur, 7 de cœur ou H7.
schatzsuche-help-flip = retourner COULEUR : tu mets ton marqueur face cachée.
schatzsuche-help-unflip = remettre COULEUR : tu le remets face visible. Cela coûte 50 points, on te le demande donc deux fois.
schatzsuche-help-object = contester NOM : la dernière carte de cette personne était contraire aux règles des marqueurs.
schatzsuche-help-content = rien : tu n’as rien à contester, et on peut compter la manche.

schatzsuche-plain-course = Manche { $round }. { $seat_you ->
    [yes] Tu as donné.
   *[no] { $seat } a donné.
} L’atout est { schatzsuche-suit }, on a retourné { $card }.
schatzsuche-plain-bids = { $seat_you ->
    [yes] Ton annonce
   *[no] L’annonce de { $seat }
} : { $bid }, plis faits : { $tricks }.
schatzsuche-plain-down = { $seat_you ->
    [yes] Tes marqueurs face cachée
   *[no] Les marqueurs face cachée de { $seat }
} : { $suits }.
schatzsuche-plain-trick = Dans le pli : { $cards }.
schatzsuche-plain-last-trick = Le dernier pli : { $cards }. { $seat_you ->
    [yes] Il était pour toi.
   *[no] Il était pour { $seat }.
}
schatzsuche-plain-hand = Ta main : { $cards }.
schatzsuche-plain-suit = { schatzsuche-suit } { $ranks }
schatzsuche-plain-sheet = Manche { $round }. Annonces : { $bids }. Plis : { $tricks }. Points : { $points }.
schatzsuche-plain-now = { $what ->
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
schatzsuche-plain-guess = Quelle est la carte d’or ? Tape « { $word } » suivi d’une carte.
schatzsuche-plain-bid = Combien de plis vas-tu faire ? Tape un nombre de 0 à { $most }.
schatzsuche-plain-play = Joue une carte : { $cards }.
schatzsuche-plain-content = Tape « { $word } » si tu n’as rien à contester, sinon « { $object } » suivi d’un nom.
schatzsuche-plain-no-suit = Je ne connais pas de couleur « { $text } ».
schatzsuche-plain-costly = Cela te coûte 50 points. Si tu le veux quand même, tape-le encore une fois, ou oui.

schatzsuche-with-markers = { $value ->
    [by_hand] on retourne les marqueurs à la main
   *[assisted] les marqueurs se retournent tout seuls
}
