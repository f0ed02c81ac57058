### 8-28: names of cards and moves.

game-eight28-with-pack = { $value ->
    [authors] con il mazzo degli autori
   *[zoch] con il mazzo in commercio
}
game-eight28-with-first_giver = { $value ->
    [host] comincia a dare le carte chi ha aperto il tavolo
   *[drawn] chi comincia a dare le carte è a sorte
}
game-eight28-with-pass_is_final = { $value ->
    [true] chi rifiuta una carta non ne riceve altre in quella mano
   *[false] dopo un rifiuto si può ancora prendere una carta
}
game-eight28-with-low_may_go_high = { $value ->
    [false] chi ha 8 o meno gioca per l’8
   *[true] chi ha 8 o meno può giocare anche per il 28
}

game-eight28-name = 8-28
game-eight28-card = { $card }
game-eight28-colour = { $colour ->
    [blue] blu
   *[red] rossa
}
game-eight28-gems = { $blue ->
    [0] { $red ->
        [0] niente
        [one] 1 pietra rossa
       *[other] { $red } pietre rosse
    }
    [one] 1 pietra blu{ game-eight28-and-red }
   *[other] { $blue } pietre blu{ game-eight28-and-red }
}
game-eight28-and-red = { $red ->
    [0] { "" }
    [one] { " " }e 1 rossa
   *[other] { " " }e { $red } rosse
}

game-eight28-do-take = prendere la carta
game-eight28-do-decline = rifiutare
game-eight28-do-declare = scegliere l’8 o il 28

game-eight28-option-pack = le carte: quelle in commercio, o quelle degli autori, con un 1 in più
game-eight28-option-first_giver = chi comincia a dare le carte: a sorte, o chi ha aperto il tavolo
game-eight28-option-pass_is_final = a chi rifiuta una carta non se ne offrono altre in quella mano
game-eight28-option-low_may_go_high = chi ha 8 o meno può giocare anche per il 28
