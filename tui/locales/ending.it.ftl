# La fine di una partita, e le partite riviste.

screen-replay = rivedi la partita
screen-replays = Partite finite
screen-copy-proof = copia la verifica
screen-won = { $you ->
    [yes] { $count ->
        [one] Hai vinto!
       *[other] { $winners } vincono a pari merito!
    }
   *[no] { $count ->
        [one] Vince { $winners }.
       *[other] { $winners } vincono a pari merito.
    }
}
screen-turn-when = { $game ->
    [farbstich] { $part ->
        [0] Presa { $round }
       *[other] Partita { $part }, presa { $round }
    }
   *[other] Mano { $round }
}
screen-rounds = { $game ->
    [farbstich] Presa
   *[other] Mano
}
screen-proof = Chiunque può verificare il mazzo
screen-save = La registrazione della partita, da conservare
screen-proof-secret = Segreto: { $secret }
screen-replay-opens = Si cerca la partita
screen-replay-now = Che cosa succede
screen-replay-next = avanti
screen-replay-previous = indietro
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
screen-replay-line = Il numero di una partita finita

ending-over = { $game } è finito
ending-by = Con { $points } { $points ->
    [one] punto
   *[other] punti
} di vantaggio.
ending-after = La fine, dopo { $count } { $game ->
    [farbstich] { $count ->
        [one] presa
       *[other] prese
    }
   *[other] { $count ->
        [one] mano
       *[other] mani
    }
}
ending-place = { $place }º
ending-course = { $game ->
    [farbstich] La corsa, presa per presa
   *[other] La corsa, mano per mano
}
ending-turns = I momenti decisivi
ending-turn = { $what ->
    [lead] { $you ->
        [yes] Passi in testa con { $points }.
       *[no] { $name } passa in testa con { $points }.
    }
   *[best] { $you ->
        [yes] Il guadagno più grosso della partita è tuo: { $points }.
       *[no] Il guadagno più grosso della partita: { $points } per { $name }.
    }
}
ending-again = gioca ancora
ending-watch = rivedi la partita
ending-proof = controlla il mazzo: sigillato e provato
ending-check = controlla
ending-hall = sala
screen-result = il risultato
screen-replay-place = replay
screen-replay-line-title = LINEA DEL TEMPO
screen-replay-step = passo { $step } di { $steps }
screen-replay-run = { $on ->
    [yes] ferma
   *[no] va da solo
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
