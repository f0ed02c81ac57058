### The list of finished games, and a game shown step by step.

screen-replay-list = Partite finite
screen-replay-rounds = { $game ->
    [farbstich] presa
   *[other] mano
}
screen-replay-opens = Caricamento della partita…
screen-replay-now = Che cosa succede
screen-replay-next = passo dopo
screen-replay-previous = passo prima
screen-replay-next-round = { $game ->
    [farbstich] presa dopo
   *[other] mano dopo
}
screen-replay-previous-round = { $game ->
    [farbstich] presa prima
   *[other] mano prima
}
screen-replay-fog = { $open ->
    [yes] copri le carte
   *[no] scopri le carte
}
screen-replay-seat = altro posto
screen-replay-by-number = per numero
screen-replay-number-line = Il numero di una partita finita

screen-replay-place = rivedi
screen-replay-through = con gli occhi di { $name }
screen-replay-knew = Che cosa sapeva { $name }
screen-replay-line-title = ANDAMENTO
screen-replay-step = passo { $step } di { $steps }
screen-replay-run = { $on ->
    [yes] ferma
   *[no] riproduci
}

screen-replay-turn = svolta
screen-replay-turns = Svolte
screen-replay-leads = In testa
screen-replay-by-step = passo
screen-replay-eyes = visto da
screen-replay-cards = Carte di { $name }
screen-replay-hidden = la vede solo { $name }
screen-replay-can-make = { $name } può fare
screen-replay-gems = Pietre di { $name }
screen-replay-out = { $name } è fuori da questa mano.
