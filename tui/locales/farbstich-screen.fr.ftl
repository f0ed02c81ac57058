# Ce que dit le tableau de Farbstich. La place y est comptée.

farbstich-screen-course = Pli { $trick } sur { $tricks }
farbstich-screen-game = Donne { $game } sur { $games }
farbstich-screen-leads = { $seat_you ->
    [yes] Tu entames
   *[no] { $seat } entame
}
farbstich-screen-last = Le dernier pli
farbstich-screen-tie = Égalité : plus personne ne ramasse
farbstich-screen-tie-short = Égalité
farbstich-screen-tied = Égalité à { $total } ({ $colours }) : plus personne ne ramasse
farbstich-screen-hand = Ta main
farbstich-screen-watching = Tu regardes
farbstich-screen-ask-play = Quelle carte joues-tu ?
farbstich-screen-hint = ←→ ou { $first }…{ $last }
farbstich-screen-ask-collect = Quelle couleur ramasses-tu ?
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
    [tied] , à égalité avec { $others } : tu ne ramasserais rien.
   *[below] , moins que l’égalité : tu ne ramasserais rien.
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
farbstich-screen-recap = Pli { $trick } : qui a ramassé quoi
farbstich-screen-recap-game = { $games ->
    [one] La partie est finie : les points
   *[other] Donne { $game } terminée : les points
}
farbstich-screen-late = trop tard
farbstich-screen-leaves-most = { $sign } le plus que { $name } peut alors ramasser
farbstich-screen-after = { $count ->
    [0] Personne ne ramasse après toi{ $points ->
        [0] .
        [one] { "\u00A0" }; 1 point reste à l’étalage.
       *[other] { "\u00A0" }; { $points } points restent à l’étalage.
    }
   *[other] { $points ->
        [0] Il ne reste plus rien ensuite.
       *[other] { $count ->
            [one] Il reste au mieux : { $shares }.
           *[other] Si chacun prend ensuite le plus : { $shares }.
        }
    }
}
farbstich-screen-you-won = { $others_count ->
    [0] Tu gagnes !
   *[other] Tu partages la victoire avec { $others } !
}
farbstich-screen-by-game = Donne
farbstich-screen-total = total
farbstich-screen-points = points
farbstich-screen-you = toi
farbstich-screen-leads-short = entame
farbstich-screen-covered = bot joue
farbstich-screen-collecting = on ramasse
farbstich-screen-order = L’ordre
farbstich-screen-order-rule = la couleur la plus forte d’abord ; dans une couleur, la plus haute carte
farbstich-screen-level = { $total } = { $total } : personne
farbstich-screen-below = sous l’égalité
farbstich-screen-this = Ce pli
farbstich-screen-points-title = Points
farbstich-screen-takes = prend { $colour } : { $points }
farbstich-screen-asked = { $you ->
    [yes] { $verb ->
        [play] ta carte ?
       *[collect] ta couleur ?
    }
   *[no] réfléchit
}
farbstich-screen-by-games = Les points, donne par donne
farbstich-screen-piles = { $games ->
    [one] Les piles, retournées
   *[other] Les piles de la donne { $game }, retournées
}
farbstich-screen-left = resté sur la table : { $points ->
    [one] 1 point
   *[other] { $points } points
}
farbstich-screen-nothing = rien ici
farbstich-screen-empty = vide
farbstich-screen-take = prends { $points }
farbstich-screen-play = Jouer { $card }
farbstich-screen-collect = Prendre le { $colour }
farbstich-screen-next-tricks = pour les plis suivants
farbstich-screen-you-collect = Tu ramasses en { $place ->
    [1] premier.
   *[other] { $place }e.
}
farbstich-screen-ask-only = { $card }, la seule couleur qui reste : prends-la.
farbstich-screen-would-short = { $card } → { $total }{ $outcome ->
    [collects] { "\u00A0" }: tu ramasses en { $place ->
        [1] premier
       *[other] { $place }e
    }
    [late] { "\u00A0" }: { $place }e place, { $lots ->
        [0] étalage vide
        [one] 1 seule couleur
       *[other] { $lots } couleurs
    }
    [tied] { "\u00A0" }: égalité, rien pour toi
   *[below] { "\u00A0" }: sous l’égalité, rien
}

# Sur les cartes : les lettres d’une couleur, à côté de son signe. Toutes ont la même longueur.
farbstich-short-colour = { $colour ->
    [R] Ro
    [G] Ve
    [B] Be
    [Y] Ja
    [V] Vi
   *[W] Ba
}
