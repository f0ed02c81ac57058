### The list of finished games, and a game shown step by step.

screen-replay-list = Parties finies
screen-replay-rounds = { $game ->
    [farbstich] pli
   *[other] manche
}
screen-replay-opens = Chargement de la partie…
screen-replay-now = Ce qui se passe
screen-replay-next = suivant
screen-replay-previous = précédent
screen-replay-next-round = { $game ->
    [farbstich] pli suivant
   *[other] manche suivante
}
screen-replay-previous-round = { $game ->
    [farbstich] pli précédent
   *[other] manche précédente
}
screen-replay-fog = { $open ->
    [yes] cacher les mains
   *[no] montrer les mains
}
screen-replay-seat = autre place
screen-replay-by-number = par numéro
screen-replay-number-line = Le numéro d’une partie finie

screen-replay-place = revoir
screen-replay-through = vu par { $name }
screen-replay-knew = Ce que savait { $name }
screen-replay-line-title = DÉROULEMENT
screen-replay-step = étape { $step } sur { $steps }
screen-replay-run = { $on ->
    [yes] arrêter
   *[no] lecture auto
}

screen-replay-turn = moment clé
screen-replay-turns = Moments clés
screen-replay-leads = En tête
screen-replay-by-step = étape
screen-replay-eyes = vu par
screen-replay-cards = Cartes{ "\u00A0" }: { $name }
screen-replay-hidden = visible pour { $name } seulement
screen-replay-can-make = { $name } peut faire
screen-replay-gems = Pierres{ "\u00A0" }: { $name }
screen-replay-out = { $name } est hors jeu pour cette manche.
