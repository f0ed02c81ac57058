# Un nuovo tavolo.

opening-title = Nuovo tavolo
opening-open = apri il tavolo
opening-label = { $what ->
    [game] Gioco
    [seats] Posti
    [clock] Orologio
    [bots] Bot
    [level] Livello dei bot
   *[private] Chi può venire
}
opening-about = { $what ->
    [game] { hall-about }
    [seats] In quanti si gioca. I posti liberi sono di chi viene, o più tardi di un bot.
    [clock] Quanto può pensare ciascuno: 1 minuto e 5 s a mossa, 3 e 10, o 10 e 20; quello del gioco, o nessuno contro soli bot. Quando il tempo è finito, decide un bot.
    [bots] Questi posti li prendono subito i bot. Se li prendono tutti, tu guardi.
    [level] I principianti sbagliano, gli esperti conoscono il gioco, i maestri pensano in anticipo.
   *[private] Un tavolo aperto si vede all’ingresso. A uno privato viene solo chi ha l’invito.
}
opening-clock = { $clock ->
    [usual] il solito
    [relaxed] nessuno
    [short] 1 min
    [middle] 3 min
   *[long] 10 min
}
opening-level = { $level ->
    [novice] principiante
    [club] esperto
    [master] maestro
   *[other] { $level }
}
opening-private = { $on ->
    [yes] solo chi è invitato
   *[no] tutti
}
opening-option = { $option ->
    [pack] Carte
    [first_giver] Chi dà per primo
    [pass_is_final] Rifiuto definitivo
    [low_may_go_high] Il 28 con 8 o meno
    [games] Partite
    [open_scores] Punti visibili
    [markers] Segnasemi
   *[other] { $option }
}
opening-value = { $value ->
    [zoch] come in commercio
    [authors] degli autori
    [drawn] a sorte
    [host] chi ospita
    [yes] sì
    [no] no
    [assisted] si coprono da soli
    [by_hand] coperti a mano
   *[other] { $value }
}
opening-option-about = { $option ->
    [pack] Il mazzo in commercio, o quello degli autori, che ha un 1 in più.
    [first_giver] Chi dà le carte nella prima mano: qualcuno a sorte, o chi ospita il tavolo.
    [pass_is_final] A chi rifiuta una carta non se ne offrono altre in quella mano. Altrimenti dopo un rifiuto si può ancora prendere.
    [low_may_go_high] Con 8 o meno si può giocare anche per il 28. Altrimenti si gioca sempre per l’8.
    [games] Quante partite si giocano; i punti si sommano.
    [open_scores] Tutti vedono i punti già durante la partita. Altrimenti bisogna contarli a mente.
    [markers] I segnasemi mostrano quali semi uno non ha più. A mano, gli errori costano punti se qualcuno li contesta.
   *[other] { $option }
}
opening-open-button = Apri il tavolo
opening-back = Indietro
opening-a-bot = un bot
opening-a-seat = un posto
opening-preview = come sarà
opening-outlook = { $state ->
    [watch] I bot hanno tutti i posti: tu li guardi giocare.
    [bots] Giochi contro i bot. La partita comincia appena sei d’accordo.
    [private] { $free ->
        [one] 1 posto resta libero. Ricevi un invito
       *[other] { $free } posti restano liberi. Ricevi un invito
    } da mandare agli amici.
   *[free] { $free ->
        [one] 1 posto resta libero: chi entra può prenderlo,
       *[other] { $free } posti restano liberi: chi entra può sedersi,
    } o chiama i bot più tardi.
}
