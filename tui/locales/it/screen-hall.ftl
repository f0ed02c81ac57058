### The hall, where people choose a table or a game.

screen-hall-dealing = Si danno le carte…
screen-hall-about = { $game ->
    [eight28] Da 3 a 6 giocatori. Prendi le carte o lasciale: i totali più vicini a 8 e a 28 vincono pietre preziose.
    [farbstich] Da 3 a 6 giocatori. Nella presa le carte di un colore si sommano; i colori più forti raccolgono carte, e le carte sono punti.
   *[schatzsuche] 3 giocatori, 10 mani. Dichiara quante prese farai, e indovina la carta d’oro.
}
screen-hall-tagline = { $game ->
    [eight28] Prendere o lasciare: vicino a 8 o a 28
    [farbstich] I colori più forti raccolgono carte
   *[schatzsuche] Prese dichiarate e una carta d’oro
}
screen-hall-tables = Tavoli
screen-hall-no-tables = In questo momento nessun tavolo è aperto.
screen-hall-waits = torna alla tua partita
screen-hall-back = { $game ->
    [none] La tua partita ti aspetta: «{ $table }». Invio ti riporta là.
   *[other] La tua partita ti aspetta: { $game } al tavolo { $table }. Invio ti riporta là.
}
screen-hall-state = { $phase ->
    [gathering] { $free ->
        [0] pieno
        [one] 1 posto libero
       *[other] { $free } posti liberi
    }
    [running] in gioco
   *[over] finita
}
screen-hall-watchers = { $count ->
    [one] 1 guarda
   *[other] { $count } guardano
}
screen-hall-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bot
}
screen-hall-relaxed = tempo illimitato
screen-hall-learn = impara
screen-hall-new = nuovo tavolo
screen-hall-join = siediti
screen-hall-watch = guarda
screen-hall-replays = partite finite
screen-hall-quit = esci
screen-hall-quit-question = Uscire dalla casa? I posti che hai restano tuoi.
screen-hall-join-line = Il numero di un tavolo, o le parole di un invito
screen-hall-chat-line = Di’ qualcosa a tutta la sala
screen-hall-look-right = Questi segni si vedono bene?
screen-hall-you = { $kind ->
    [guest] Sei { $name }, qui come ospite.{ $code ->
        [none] { "" }
       *[other] { " " }Quando torni, scrivi :torna { $code }
    }
    [local] Sei { $name }. Questa casa è nel tuo terminale, e giochi contro i bot.
   *[known] Sei { $name }. La casa ti riconosce dalla tua chiave.
}
screen-hall-here = { $count ->
    [0] Non c’è nessun altro.
    [one] C’è anche: { $names }
   *[other] Ci sono altri { $count }: { $names }
}
screen-hall-people = Chi c’è
screen-hall-guest = (ospite)
screen-hall-at = tavolo { $table }
screen-hall-which-rules = Le regole di quale gioco?
screen-hall-what = tre giochi di carte, nel tuo terminale
screen-hall-who = sei { $name }
screen-hall-place = la sala
screen-hall-play-button = Gioca subito
screen-hall-players = { $game ->
    [schatzsuche] in tre
   *[other] da 3 a 6
}
screen-hall-players-few = { $game ->
    [schatzsuche] 3
   *[other] da 3 a 6
}
screen-hall-taste = { $game ->
    [eight28] a che punto sei
    [farbstich] chi sceglie per primo
   *[schatzsuche] dichiarate e fatte, nella mano 8
}
screen-hall-game-tables = { $count ->
    [one] 1 tavolo
   *[other] { $count } tavoli
}
screen-hall-game-seats = { $free ->
    [0] puoi guardare
    [one] 1 posto libero
   *[other] { $free } posti liberi
}
screen-hall-new-about = apri un tavolo tuo, con amici o bot
screen-hall-learn-about = impara un gioco al tavolo, in tre minuti
screen-hall-you-yourself = tu
screen-hall-last-games = Le tue ultime partite
screen-hall-how-often = Quante ne hai vinte
screen-hall-no-games = Non hai ancora finito nessuna partita. Qui troverai le tue partite finite.
screen-hall-replay-one = rivedine una
screen-hall-won = { $won } su { $all }
screen-hall-points = { $game ->
    [eight28] { $points ->
        [one] 1 punto in pietre
       *[other] { $points } punti in pietre
    }
   *[other] { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
}
screen-hall-rank = { $place }º
screen-hall-say = di’ qualcosa
screen-hall-table = tavolo { $table }
screen-hall-rules-about = le regole dei tre giochi
screen-hall-pitch = { $game ->
    [eight28] Prendi o lascia: vicino a 8 o a 28 vinci le pietre.
    [farbstich] I colori più forti scelgono per primi tra le carte in palio.
   *[schatzsuche] Dichiara le prese, e indovina la carta d’oro.
}
screen-hall-end = chiudi questa partita
screen-hall-end-question = Chiudere la tua partita al tavolo { $table }? Non ne resterà niente.
screen-hall-signs-hint = I segni si vedono male? { $key } apre le impostazioni: là ce ne sono di più semplici.
