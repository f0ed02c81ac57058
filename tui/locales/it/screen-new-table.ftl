### The screen on which a table is opened with its terms.

screen-new-table-title = Nuovo tavolo
screen-new-table-open = apri il tavolo
screen-new-table-label = { $what ->
    [game] Gioco
    [seats] Posti
    [clock] Tempo
    [bots] Bot
    [level] Livello dei bot
   *[private] Chi può venire
}
screen-new-table-about = { $what ->
    [game] { screen-hall-about }
    [seats] In quanti si gioca. Chiunque arriva può prendere un posto libero, più tardi anche un bot.
    [clock] Tempo per pensare, più 5, 10 o 20 s a mossa. Poi decide un bot; se illimitato, solo se altri aspettano da molto, di solito 5 minuti.
    [bots] Quanti posti prendono subito i bot. Se li prendono tutti, tu guardi.
    [level] I principianti sbagliano, gli esperti conoscono il gioco, i maestri pensano in anticipo.
   *[private] Un tavolo aperto si vede nella sala. In uno privato si entra solo con l’invito.
}
screen-new-table-clock = { $clock ->
    [usual] il solito
    [relaxed] illimitato
    [short] 1 min
    [middle] 3 min
   *[long] 10 min
}
screen-new-table-level = { $level ->
    [novice] principiante
    [club] esperto
    [master] maestro
   *[other] { $level }
}
screen-new-table-private = { $on ->
    [yes] su invito
   *[no] tutti
}
screen-new-table-open-button = Apri il tavolo
screen-new-table-back = Indietro
screen-new-table-a-bot = un bot
screen-new-table-a-seat = un posto
screen-new-table-preview = come sarà
screen-new-table-outlook = { $state ->
    [watch] I bot hanno tutti i posti: tu li guardi giocare.
    [bots] Giochi contro i bot. La partita comincia quando vuoi.
    [private] { $free ->
        [one] 1 posto resta libero. Ricevi un invito
       *[other] { $free } posti restano liberi. Ricevi un invito
    } da mandare agli amici.
   *[free] { $free ->
        [one] 1 posto resta libero: chi arriva può prenderlo,
       *[other] { $free } posti restano liberi: chi arriva può prenderne uno,
    } o più tardi un bot.
}
screen-new-table-rules = regole del gioco
