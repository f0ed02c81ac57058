### The screen after the last card of a game.

screen-ending-replay = revoir la partie
screen-ending-won = { $you ->
    [yes] { $count ->
        [one] Tu as gagné !
       *[other] { $winners } se partagent la victoire !
    }
   *[no] { $count ->
        [one] { $winners } gagne.
       *[other] { $winners } se partagent la victoire.
    }
}
screen-ending-turn-when = { $game ->
    [farbstich] { $part ->
        [0] Pli { $round }
       *[other] Donne { $part }, pli { $round }
    }
   *[other] Manche { $round }
}
screen-ending-over = { $game } : c’est fini
screen-ending-by = Avec { $points } { $points ->
    [one] point
   *[other] points
} d’avance.
screen-ending-after = La fin, après { $count } { $game ->
    [farbstich] { $count ->
        [one] pli
       *[other] plis
    }
   *[other] { $count ->
        [one] manche
       *[other] manches
    }
}
screen-ending-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
screen-ending-course = { $game ->
    [farbstich] La course, pli après pli
   *[other] La course, manche après manche
}
screen-ending-turns = Les moments clés
screen-ending-turn = { $what ->
    [lead] { $you ->
        [yes] Tu prends la tête avec { $points }.
       *[no] { $name } prend la tête avec { $points }.
    }
    [gain] { $you ->
        [yes] Tu gagnes { $won } et prends la tête avec { $points }.
       *[no] { $name } gagne { $won } et prend la tête avec { $points }.
    }
   *[best] { $you ->
        [yes] Le plus gros gain de la partie est à toi : { $won }.
       *[no] Le plus gros gain de la partie : { $won } pour { $name }.
    }
}
screen-ending-again = rejouer
screen-ending-watch = revoir
screen-ending-proof = vérifier les mélanges, scellés d’avance
screen-ending-check = vérifier
screen-ending-hall = salle
screen-ending-best-trick = Le meilleur pli
