# L’ingresso: che cosa si vede entrando.

hall-play-now = Gioca subito, contro i bot
hall-play = gioca a { $game }
hall-dealing = Si danno le carte…
hall-tagline = { $game ->
    [eight28] Prendere o lasciare: vicino a 8 o a 28
    [farbstich] I colori più forti prendono le carte
   *[schatzsuche] Dichiara le prese, indovina l’oro
}
hall-about = { $game ->
    [eight28] Da 3 a 6 giocatori. Prendi le carte o lasciale: chi è più vicino a 8 o a 28 riceve pietre preziose.
    [farbstich] Da 3 a 6 giocatori. Nella presa le carte di un colore si sommano; i colori più forti raccolgono carte, e le carte sono punti.
   *[schatzsuche] 3 giocatori, 10 mani. Dichiara quante prese farai, e indovina la carta d’oro.
}
hall-tables = Tavoli
hall-no-tables = In questo momento nessun tavolo è aperto.
hall-waits = torna alla tua partita
hall-back = { $game ->
    [none] La tua partita ti aspetta: «{ $table }». Invio ti riporta là.
   *[other] La tua partita ti aspetta: { $game } al tavolo { $table }. Invio ti riporta là.
}
hall-state = { $phase ->
    [gathering] { $free ->
        [0] pieno
        [one] 1 posto libero
       *[other] { $free } posti liberi
    }
    [running] in gioco
   *[over] finita
}
hall-watchers = { $count ->
    [one] 1 guarda
   *[other] { $count } guardano
}
hall-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bot
}
hall-relaxed = senza orologio
hall-learn = impara
hall-new = nuovo tavolo
hall-join = siediti
hall-watch = guarda
hall-replays = partite finite
hall-settings = impostazioni
hall-quit = esci
hall-quit-question = Uscire dalla casa? I posti che hai restano tuoi.
hall-join-line = Il numero di un tavolo, o le parole di un invito
hall-chat-line = Di’ qualcosa a tutti qui all’ingresso
hall-look-right = Si vede tutto bene? Fiori, picche, cuori, quadri, forme a colori, due pietre, due cornici.
hall-you = { $kind ->
    [guest] Sei { $name }, qui come ospite.{ $code ->
        [none] { "" }
       *[other] { " " }Quando torni, scrivi :torna { $code }
    }
    [local] Sei { $name }. Questa casa è nel tuo terminale, e giochi contro i bot.
   *[known] Sei { $name }. La casa ti riconosce dalla tua chiave.
}
hall-here = { $count ->
    [0] Non c’è nessun altro.
    [one] C’è anche: { $names }
   *[other] Ci sono altri { $count }: { $names }
}
hall-people = Chi c’è
hall-guest = (ospite)
hall-at = tavolo { $table }
hall-talk = Chiacchiere e novità
hall-which-rules = Le regole di quale gioco?
hall-which-language = La casa deve parlare italiano?
hall-my-language = Italiano
