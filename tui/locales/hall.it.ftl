# L’ingresso: che cosa si vede entrando.

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
hall-look-right = Questi segni si vedono bene?
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
hall-which-rules = Le regole di quale gioco?
hall-which-language = La casa deve parlare italiano?
hall-my-language = Italiano
hall-what = tre giochi di carte, nel tuo terminale
hall-who = sei { $name }
hall-place = l’ingresso
hall-play-button = Gioca subito
hall-players = { $game ->
    [schatzsuche] in tre
   *[other] da 3 a 6
}
hall-players-few = { $game ->
    [schatzsuche] 3
   *[other] da 3 a 6
}
hall-taste = { $game ->
    [eight28] quattro modi di finire una mano | 5 + 2 + 1: 8 giusto = il meglio per l’8 | 11 + 10 + 7: 28 giusto = il meglio per il 28 | 10 + 9 + 7: 26 è vicino = spesso basta | 11 + 10 + 8: 29 è troppo = niente
    [farbstich] chi sceglie per primo | verde: 7 + 6 = 13: primo e secondo | blu: 10 = terzo | rosso: 5 + 4 = 9: gli ultimi
   *[schatzsuche] dichiarato e fatto, nella mano 8 | 3 dichiarate, 3 prese = +24 | 3 dichiarate, 2 prese = −8 | 2 dichiarate, 3 prese = +8
}
hall-game-tables = { $count ->
    [one] 1 tavolo
   *[other] { $count } tavoli
}, { $free ->
    [0] puoi guardare
    [one] 1 posto libero
   *[other] { $free } posti liberi
}
hall-new-about = apri un tavolo tuo, con amici o bot
hall-learn-about = impara un gioco al tavolo, in tre minuti
hall-you-yourself = tu
hall-last-games = Le tue ultime partite
hall-how-often = Quante ne hai vinte
hall-no-games = Ancora nessuna partita finita. Le tue partite finite staranno qui.
hall-replay-one = rivedine una
hall-won = { $won } su { $all }
hall-points = { $game ->
    [eight28] { $points ->
        [one] 1 punto in pietre
       *[other] { $points } punti in pietre
    }
   *[other] { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
}
hall-rank = { $place }º
hall-say = di’ qualcosa
hall-table = tavolo { $table }
hall-rules-about = le regole dei tre giochi
hall-pitch = { $game ->
    [eight28] Prendi la carta o lasciala: vicino a 8 o a 28 vinci le pietre.
    [farbstich] I colori più forti scelgono per primi dal tavolo.
   *[schatzsuche] Dichiara le prese, e indovina la carta d’oro.
}
hall-end = chiudi questa partita
hall-end-question = Chiudere la tua partita al tavolo { $table }? Non ne resterà niente.
hall-signs-hint = I segni si vedono male? { $key } apre le impostazioni: là ce ne sono di più semplici.
