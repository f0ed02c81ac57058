### Farbstich: what the board says. Most of it stands in little room.

board-farbstich-course = Pli { $trick } sur { $tricks }
board-farbstich-game = Donne { $game } sur { $games }
board-farbstich-leads = { $seat_you ->
    [yes] Tu entames
   *[no] { $seat } entame
}
board-farbstich-last = Le dernier pli
board-farbstich-tie = Égalité : plus personne ne ramasse
board-farbstich-tie-short = Égalité
board-farbstich-tied = Égalité à { $total } ({ $colours }) : plus personne ne ramasse
board-farbstich-hand = Ta main
board-farbstich-watching = Tu regardes
board-farbstich-ask-play = Quelle carte joues-tu ?
board-farbstich-hint = ←→ ou { $first }…{ $last }
board-farbstich-ask-collect = Quelle couleur ramasses-tu ?
board-farbstich-would = { $card } : total { $total }{ $outcome ->
    [collects] , tu ramasserais en { $place ->
        [1] premier.
       *[other] { $place }e.
    }
    [late] , tu serais en { $place ->
        [1] 1re
       *[other] { $place }e
    } place, mais { $lots ->
        [0] l’étalage est vide.
        [one] il n’y a qu’une couleur à ramasser.
       *[other] il n’y a que { $lots } couleurs à ramasser.
    }
    [tied] , à égalité avec { $others } : tu ne ramasserais rien.
   *[below] , sous une égalité : tu ne ramasserais rien.
}{ $coming ->
    [0] { "" }
    [one] { " " }Il reste 1 carte à jouer.
   *[other] { " " }Il reste { $coming } cartes à jouer.
}
board-farbstich-gain = { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
board-farbstich-recap = Pli { $trick } : qui a ramassé quoi
board-farbstich-recap-game = { $games ->
    [one] La partie est finie : les points
   *[other] Donne { $game } terminée : les points
}
board-farbstich-late = trop tard
board-farbstich-leaves-most = { $sign } le maximum qui restera pour { $name }
board-farbstich-after = { $count ->
    [0] Personne ne ramasse après toi{ $points ->
        [0] .
        [one] { "\u00A0" }; 1 point reste à l’étalage.
       *[other] { "\u00A0" }; { $points } points restent à l’étalage.
    }
   *[other] { $points ->
        [0] Il ne reste plus rien ensuite.
       *[other] { $count ->
            [one] Il reste au maximum : { $shares }.
           *[other] Si chacun prend ensuite le maximum : { $shares }.
        }
    }
}
board-farbstich-you-won = { $others_count ->
    [0] Tu gagnes !
   *[other] Tu partages la victoire avec { $others } !
}
board-farbstich-by-game = Donne
board-farbstich-total = total
board-farbstich-points = points
board-farbstich-you = toi
board-farbstich-leads-short = entame
board-farbstich-covered = un bot joue
board-farbstich-collecting = on ramasse
board-farbstich-order = L’ordre
board-farbstich-order-rule = la couleur la plus forte d’abord ; dans une couleur, la carte la plus haute
board-farbstich-level = { $total } = { $total } : personne
board-farbstich-below = sous l’égalité
board-farbstich-this = Ce pli
board-farbstich-points-title = Points
board-farbstich-takes = ramasse le { $colour } : { $points }
board-farbstich-asked = { $you ->
    [yes] { $verb ->
        [play] ta carte ?
       *[collect] ta couleur ?
    }
   *[no] réfléchit
}
board-farbstich-by-games = Les points, donne par donne
board-farbstich-piles = { $games ->
    [one] Les cartes ramassées
   *[other] Donne { $game } : les cartes ramassées
}
board-farbstich-left = reste à l’étalage : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-farbstich-nothing = rien ici
board-farbstich-empty = vide
board-farbstich-display = l’étalage : les cartes à ramasser
board-farbstich-take = ramasser { $points }
board-farbstich-play = Jouer { $card }
board-farbstich-collect = Ramasser le { $colour }
board-farbstich-next-tricks = pour les plis suivants
board-farbstich-you-collect = Tu ramasses en { $place ->
    [1] premier.
   *[other] { $place }e.
}
board-farbstich-ask-only = Il ne reste qu’une couleur : { $card }. Ramasse-la.
board-farbstich-would-short = { $card } → { $total }{ $outcome ->
    [collects] { "\u00A0" }: tu ramasses en { $place ->
        [1] premier
       *[other] { $place }e
    }
    [late] { "\u00A0" }: { $place ->
        [1] 1re
       *[other] { $place }e
    } place, { $lots ->
        [0] étalage vide
        [one] 1 seule couleur
       *[other] { $lots } couleurs
    }
    [tied] { "\u00A0" }: égalité, rien pour toi
   *[below] { "\u00A0" }: sous l’égalité, rien
}
board-farbstich-knew-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ $missing ->
    [-1] { "\u00A0" }: { $colours }
    [0] , de chaque couleur
   *[other] , sans { $colours }
}
board-farbstich-knew-display = l’étalage : { $shares }
board-farbstich-knew-not-hands = { $count ->
    [one] pas la carte des autres
   *[other] pas les { $count } cartes des autres
}
board-farbstich-signs =
    { $colours } | rouge, vert, bleu, jaune, violet, blanc
    { $leads } | entame ce pli
    1. | ramasse en premier
    { $now } | ramasse maintenant
    { $done } | a ramassé ; sous une carte : tu l’as jouée
    9 = 9 | égalité : à partir d’ici, plus personne ne ramasse
    ░ | la carte choisie, comme si tu l’avais jouée
    ×2 =11 | 2 cartes à l’étalage, 11 points en tout
    → 9 | le maximum qui restera pour le suivant
    { $up } | la carte choisie
