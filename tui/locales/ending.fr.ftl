# La fin d’une partie, et les parties revues.

screen-replay = revoir la partie
screen-replays = Parties finies
screen-copy-proof = copier la vérification
screen-won = { $you ->
    [yes] { $count ->
        [one] Tu as gagné !
       *[other] { $winners } se partagent la victoire !
    }
   *[no] { $count ->
        [one] { $winners } gagne.
       *[other] { $winners } se partagent la victoire.
    }
}
screen-turn-when = { $game ->
    [farbstich] { $part ->
        [0] Pli { $round }
       *[other] Donne { $part }, pli { $round }
    }
   *[other] Manche { $round }
}
screen-rounds = { $game ->
    [farbstich] Pli
   *[other] Manche
}
screen-proof = Tout le monde peut vérifier le mélange
screen-save = L’enregistrement de la partie, à garder
screen-proof-secret = Secret : { $secret }
screen-replay-opens = On cherche la partie
screen-replay-now = Ce qui se passe
screen-replay-next = suite
screen-replay-previous = retour
screen-replay-next-round = { $game ->
    [farbstich] pli suivant
   *[other] manche suivante
}
screen-replay-previous-round = { $game ->
    [farbstich] pli d’avant
   *[other] manche d’avant
}
screen-replay-fog = { $open ->
    [yes] cacher les mains
   *[no] montrer les mains
}
screen-replay-seat = autre place
screen-replay-by-number = par numéro
screen-replay-line = Le numéro d’une partie finie

ending-over = { $game } : c’est fini
ending-by = Avec { $points } { $points ->
    [one] point
   *[other] points
} d’avance.
ending-after = La fin, après { $count } { $game ->
    [farbstich] { $count ->
        [one] pli
       *[other] plis
    }
   *[other] { $count ->
        [one] manche
       *[other] manches
    }
}
ending-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
ending-course = { $game ->
    [farbstich] La course, pli après pli
   *[other] La course, manche après manche
}
ending-turns = Les tournants
ending-turn = { $what ->
    [lead] { $you ->
        [yes] Tu prends la tête avec { $points }.
       *[no] { $name } prend la tête avec { $points }.
    }
   *[best] { $you ->
        [yes] Le plus gros gain de la partie est à toi : { $points }.
       *[no] Le plus gros gain de la partie : { $points } pour { $name }.
    }
}
ending-again = rejouer
ending-watch = revoir la partie
ending-proof = vérifier le mélange : scellé et prouvé
ending-check = vérifier
ending-hall = salle
screen-result = le résultat
screen-replay-place = rediffusion
screen-replay-line-title = LIGNE DU TEMPS
screen-replay-step = étape { $step } sur { $steps }
screen-replay-run = { $on ->
    [yes] arrêter
   *[no] défiler seul
}

screen-replay-turn = tournant
screen-replay-turns = Tournants
screen-replay-leads = En tête
screen-replay-by-step = pas
screen-replay-eyes = vu par
screen-replay-cards = Cartes{ "\u00A0" }: { $name }
screen-replay-hidden = visible pour { $name } seulement
screen-replay-can-make = { $name } peut faire
screen-replay-gems = Pierres{ "\u00A0" }: { $name }
screen-replay-out = { $name } est hors jeu pour cette manche.
