### Schatzsuche: what happens, a sentence for each event.

event-schatzsuche-round = Manche { $round }. { $dealer_you ->
    [yes] Tu donnes.
   *[no] { $dealer } donne.
}
event-schatzsuche-guess = La carte d’or, selon { $seat_you ->
    [yes] toi
   *[no] { $seat }
} : { $rank } de { $suit }.
event-schatzsuche-deck = On mélange toutes les cartes.
event-schatzsuche-golden = La carte d’or est { $card }.
event-schatzsuche-golden-hidden = La carte d’or est posée face cachée au milieu.
event-schatzsuche-hand = { $seat_you ->
    [yes] Ta main : { $cards }.
   *[no] { $seat } a en main : { $cards }.
}
event-schatzsuche-hand-hidden = { "" }
event-schatzsuche-trump = On retourne { $card } : sa couleur est atout.
event-schatzsuche-bid = { $seat_you ->
    [yes] Tu annonces
   *[no] { $seat } annonce
} { $tricks ->
    [0] zéro pli.
    [one] 1 pli.
   *[other] { $tricks } plis.
}
event-schatzsuche-flip = { $seat_you ->
    [yes] Tu retournes ton marqueur de { $suit } face cachée.
   *[no] { $seat } retourne son marqueur de { $suit } face cachée.
}
event-schatzsuche-unflip = { $seat_you ->
    [yes] Tu remets ton marqueur de { $suit } face visible.
   *[no] { $seat } remet son marqueur de { $suit } face visible.
}
event-schatzsuche-play = { $seat_you ->
    [yes] Tu joues
   *[no] { $seat } joue
} { $card }.
event-schatzsuche-object = { $seat_you ->
    [yes] Tu contestes
   *[no] { $seat } conteste
} { $against_you ->
    [yes] ta carte
   *[no] la carte jouée par { $against }
}{ $fault ->
    [no-flip] { "\u00A0" }: un marqueur n’a pas été retourné.
    [late-flip] { "\u00A0" }: un marqueur a été retourné trop tard.
    [flipped-suit] { "\u00A0" }: le marqueur de sa couleur était face cachée.
   *[none] , mais il n’y a pas de faute.
}
event-schatzsuche-penalty = { $seat_you ->
    [yes] Ta pénalité
   *[no] Pénalité pour { $seat }
} : { $points ->
    [-10] 10
    [-25] 25
    [-50] 50
   *[other] { $points }
} points.
event-schatzsuche-trick = { $winner_you ->
    [yes] Le pli est pour toi.
   *[no] Le pli est pour { $winner }.
}
event-schatzsuche-x-content = { $seat_you ->
    [yes] Tu n’as rien à contester.
   *[no] { $seat } n’a rien à contester.
}
event-schatzsuche-score = Points des annonces : { $points }. En tout : { $totals }. Annoncés : { $bids } ; faits : { $tricks }.
event-schatzsuche-treasure = On dévoile la carte d’or : c’est { $card }. Points de bonus : { $bonus }.
event-schatzsuche-end = La partie est finie. Points : { $points }. { common-winners }
