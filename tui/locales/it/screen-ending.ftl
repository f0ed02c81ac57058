### The screen after the last card of a game.

screen-ending-replay = rivedi la partita
screen-ending-won = { $you ->
    [yes] { $count ->
        [one] Hai vinto!
       *[other] { $winners } vincono a pari merito!
    }
   *[no] { $count ->
        [one] Vince { $winners }.
       *[other] { $winners } vincono a pari merito.
    }
}
screen-ending-turn-when = { $game ->
    [farbstich] { $part ->
        [0] Presa { $round }
       *[other] Partita { $part }, presa { $round }
    }
   *[other] Mano { $round }
}
screen-ending-over = { $game } è finito
screen-ending-by = Con { $points } { $points ->
    [one] punto
   *[other] punti
} di vantaggio.
screen-ending-after = La fine, dopo { $count } { $game ->
    [farbstich] { $count ->
        [one] presa
       *[other] prese
    }
   *[other] { $count ->
        [one] mano
       *[other] mani
    }
}
screen-ending-place = { $place }º
screen-ending-course = { $game ->
    [farbstich] L’andamento, presa per presa
   *[other] L’andamento, mano per mano
}
screen-ending-turns = Le svolte della partita
screen-ending-turn = { $what ->
    [lead] { $you ->
        [yes] Passi in testa con { $points }.
       *[no] { $name } passa in testa con { $points }.
    }
    [gain] { $you ->
        [yes] Guadagni { $won } e passi in testa con { $points }.
       *[no] { $name } guadagna { $won } e passa in testa con { $points }.
    }
   *[best] { $you ->
        [yes] Il guadagno più grosso della partita è tuo: { $won }.
       *[no] Il guadagno più grosso della partita: { $won } per { $name }.
    }
}
screen-ending-again = gioca ancora
screen-ending-watch = rivedi
screen-ending-proof = controlla mescolate e sigillo
screen-ending-check = controlla
screen-ending-hall = sala
screen-ending-best-trick = La presa migliore
