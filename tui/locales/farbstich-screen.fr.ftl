# Ce que dit le tableau de Farbstich. La place y est comptée.

farbstich-screen-course = Pli { $trick } sur { $tricks }
farbstich-screen-game = Manche { $game } sur { $games }
farbstich-screen-leads = { $seat_you ->
    [yes] Tu entames
   *[no] { $seat } entame
}
farbstich-screen-display = Étalage
farbstich-screen-trick = Le pli
farbstich-screen-last = Le dernier pli
farbstich-screen-players = { $points ->
    [yes] Joueurs et points
   *[no] Joueurs
}
farbstich-screen-tie = Égalité : plus personne ne ramasse
farbstich-screen-hand = Ta main
farbstich-screen-watching = Tu regardes
farbstich-screen-ask-play = Quelle carte joues-tu ?
farbstich-screen-ask-collect = Quelle couleur ramasses-tu ?
farbstich-screen-would = { $card } ferait { $total }{ $outcome ->
    [collects] { "" } et tu ramasserais en { $place ->
        [1] premier.
       *[other] { $place }e.
    }
    [late] { "" } et tu serais en { $place }e place, mais { $lots ->
        [0] l’étalage est vide.
        [one] il n’y a qu’une couleur à ramasser.
       *[other] il n’y a que { $lots } couleurs à ramasser.
    }
    [tied] , à égalité avec { $others } : tu ne ramasserais rien.
   *[below] , moins que l’égalité : tu ne ramasserais rien.
}{ $coming ->
    [0] { "" }
    [one] { " " }Il reste 1 carte à jouer.
   *[other] { " " }Il reste { $coming } cartes à jouer.
}
farbstich-screen-gain = { $card } te rapporte { $points ->
    [one] 1 point
   *[other] { $points } points
} en { $count ->
    [one] 1 carte.
   *[other] { $count } cartes.
}
farbstich-screen-you-won = { $others_count ->
    [0] Tu gagnes !
   *[other] Tu partages la victoire avec { $others } !
}
farbstich-screen-by-game = Manche
farbstich-screen-total = total
farbstich-screen-points = points
