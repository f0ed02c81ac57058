# L’ingresso: che cosa si vede entrando.

hall-play-now = Gioca subito, contro i bot
hall-play = gioca a { $game }
hall-dealing = Si danno le carte …
hall-tagline = { $game ->
    [eight28] Prendere o lasciare: vicino a 8 o a 28
    [farbstich] Prese per colori, e conta chi conta
   *[schatzsuche] Annuncia le prese, indovina l’oro
}
hall-about = { $game ->
    [eight28] Da 3 a 6 giocatori. Prendi le carte o lasciale: chi è più vicino a 8 o a 28 riceve gemme.
    [farbstich] Da 3 a 6 giocatori. Le prese si vincono per colori, e ogni presa porta carte di un colore.
   *[schatzsuche] 3 giocatori, 10 mani. Annuncia quante prese farai, e indovina la carta d’oro.
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
hall-relaxed = senza orologio
hall-learn = imparare
hall-new = nuovo tavolo
hall-join = siediti
hall-watch = guarda
hall-replays = partite finite
hall-settings = impostazioni
hall-quit = esci
hall-quit-question = Uscire dalla casa? I posti che hai restano tuoi.
hall-join-line = Il numero di un tavolo, o le parole di un invito
hall-chat-line = Di’ qualcosa a tutto l’ingresso
hall-look-right = Si vede tutto bene? Semi, colori, due gemme, due cornici.
hall-you = { $kind ->
    [guest] Sei { $name }, qui come ospite.{ $code ->
        [none] { "" }
       *[other] { " " }Per tornare più tardi: torna { $code }
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
