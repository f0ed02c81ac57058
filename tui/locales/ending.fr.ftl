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
screen-turns = Le fil de la partie
screen-turn = { $what ->
    [lead] { $when } : { $name } prend la tête avec { $points }.
   *[best] { $when } : { $name } réussit le plus beau coup, { $points }.
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
screen-replay-title = { $game }, revue · étape { $step } sur { $steps } · { $open ->
    [yes] cartes sur table, près de { $name }
   *[no] comme { $name } l’a vue
}
screen-replay-title-short = { $game } · { $step }/{ $steps } · { $open ->
    [yes] sur table, { $name }
   *[no] { $name }
}
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
