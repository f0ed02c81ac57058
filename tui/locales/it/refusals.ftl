### Why the house refuses something. Each says what is possible instead, where there is something.

refusal-malformed = { $where ->
    [none] Questa non è una mossa in JSON.
   *[other] Questa mossa non si può leggere: controlla «{ $where }».
} Le mosse di questo gioco sono: { $moves }.
refusal-no-such-move = Questo gioco non ha questa mossa. Le sue mosse sono: { $moves }.
refusal-no-such-seat = A un tavolo per { $players } questo posto non c’è.
refusal-not-your-turn = Non tocca a te: il tavolo aspetta { $seats }.{ $possible_count ->
    [0] { "" }
   *[other] { " " }Intanto puoi { $possible }.
}
refusal-not-now = Adesso no. Puoi { $possible }.
refusal-dealing = A mescolare e a dare le carte pensa solo la casa.
refusal-no-deal = { $size ->
    [0] Adesso non c’è niente da mescolare.
   *[other] Questa non è una mescolata di { $size } carte.
}
refusal-game-over = La partita è finita. { common-winners }
refusal-not-in-hand = Non hai in mano { $card }. Le tue carte: { $cards }.

refusal-no-room = In questo momento la casa è piena. Torna più tardi.
refusal-door-busy = C’è ressa all’ingresso. Riprova fra un momento.
refusal-login-too-slow = La connessione non è riuscita in { $seconds } secondi. Riprova.
refusal-too-many-tries = Sono state provate { $most } chiavi: troppe. Scegline una: ssh -o IdentitiesOnly=yes -i FILE
refusal-address-not-welcome = Dal tuo indirizzo non si entra in questa casa.
refusal-key-not-welcome = Con la tua chiave non si entra in questa casa.
refusal-not-invited = In questa casa si entra solo su invito, e le persone si riconoscono dalla chiave. Chiedi a chi gestisce la casa di accettare la tua chiave.
refusal-too-many-sessions = In una connessione può esserci { $most ->
    [one] una sola sessione
   *[other] un massimo di { $most } sessioni
} alla volta. Prima chiudine una.
refusal-no-forwarding = La casa non inoltra connessioni.
refusal-no-files = Qui non ci sono file da copiare.
refusal-command-too-long = Questo comando è troppo lungo. Si leggono al massimo { $most } byte.
refusal-nothing-done = Non hai fatto nulla per { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}, perciò la connessione si chiude. Torna quando vuoi.
refusal-door-closed = La casa chiude. Il tuo tavolo viene conservato.
refusal-in-line = { $before ->
    [0] Un momento, poi tocca a te.
    [one] Un momento, prima di te entra ancora qualcuno.
   *[other] Un momento, prima di te entrano altri { $before }.
}

refusal-bad-request = { $where ->
    [none] Questa non è una richiesta in JSON.
   *[other] Questa richiesta non si può leggere: controlla «{ $where }».
}
refusal-no-such-request = Questa richiesta non esiste. Puoi chiedere: { $requests }.
refusal-line-too-long = Questa riga è troppo lunga. Si leggono al massimo { $most } byte.
refusal-too-fast = Troppo in fretta. Riprova fra { $seconds ->
    [one] 1 secondo.
   *[other] { $seconds } secondi.
}
refusal-address-limit = { $of ->
    [arrivals] Dal tuo indirizzo sono arrivate troppe connessioni.
    [codes] Dal tuo indirizzo sono arrivati troppi codici sbagliati.
    [commands] Dal tuo indirizzo sono arrivati troppi comandi.
    [names] Dal tuo indirizzo oggi sono arrivate molte chiavi nuove, perciò sei qui come ospite.
    [proofs] Dal tuo indirizzo sono già state verificate molte partite.
    [records] Dal tuo indirizzo sono già state consultate molte partite.
    [screens] Dal tuo indirizzo sono stati aperti troppi schermi.
    [tables] Dal tuo indirizzo sono già stati aperti molti tavoli.
    [talk] Dal tuo indirizzo sono arrivati troppi messaggi.
   *[other] Dal tuo indirizzo sono arrivate troppe richieste.
} Riprova fra { $unit ->
    [hours] { $wait ->
        [one] 1 ora.
       *[other] { $wait } ore.
    }
    [minutes] { $wait ->
        [one] 1 minuto.
       *[other] { $wait } minuti.
    }
   *[seconds] { $wait ->
        [one] 1 secondo.
       *[other] { $wait } secondi.
    }
}
refusal-address-full = { $of ->
    [bot_tables] { $most ->
        [one] A un tavolo aperto dal tuo indirizzo giocano già solo dei bot. Prima abbandonalo.
       *[other] A { $most } tavoli aperti dal tuo indirizzo giocano solo dei bot. Prima abbandonane uno.
    }
    [sessions] { $most ->
        [one] Dal tuo indirizzo è già entrato qualcuno, che prima deve uscire.
       *[other] Dal tuo indirizzo sono già entrati in { $most } fra persone e programmi: prima qualcuno deve uscire.
    }
   *[connections] { $most ->
        [one] Dal tuo indirizzo c’è già una connessione. Prima chiudila.
       *[other] Dal tuo indirizzo ci sono già { $most } connessioni. Prima chiudine una.
    }
}
refusal-house-full = La casa è piena. Torna più tardi.
refusal-name-not-allowed = { $why ->
    [length] «{ $name }» non va bene come nome: un nome ha da 2 a 20 caratteri.
    [letters] «{ $name }» non va bene come nome: si possono usare solo lettere, cifre e pochi altri segni.
   *[reserved] «{ $name }» non va bene come nome: ti si scambierebbe per la casa o per un bot.
}
refusal-name-taken = Il nome { $name } è già preso, o ce n’è uno quasi uguale. { $free } è libero.
refusal-no-such-name = Qui nessuno si chiama { $name }.
refusal-no-such-code = Questo codice di ritorno non è di nessuno, o è già stato usato.
refusal-needs-key = Per questo ti serve una chiave SSH tua: torna con una chiave.
refusal-name-kept = Questa chiave è già di { $name }, e non si può cambiare.
refusal-house-closes = La casa sta per chiudere: non cominciano altre partite.
refusal-no-such-game = Qui non si gioca a «{ $game }». Ci sono: { $games }.
refusal-seats-not-allowed = A questo gioco si gioca in { $allowed }.
refusal-option-not-allowed = «{ $option }» non si può scegliere così. { $allowed_count ->
    [0] Questo gioco non ha opzioni.
   *[other] Puoi usare: { $allowed }.
}
refusal-lesson-is-fixed = In una lezione le carte, le regole e i bot sono sempre gli stessi, senza limite di tempo e senza nessun altro.
refusal-no-such-bot = Per questo gioco il bot «{ $bot }» non c’è. Ci sono: { $bots }.
refusal-too-many-bots = { $most ->
    [0] Qui non può sedersi nessun bot.
    [one] Qui può sedersi al massimo 1 bot.
   *[other] Qui possono sedersi al massimo { $most } bot.
}
refusal-too-many-tables = Ci sono già { $most } tavoli, ed è il massimo. Siediti a uno di questi.
refusal-too-many-seats = Hai già un posto a { $most ->
        [one] un tavolo
       *[other] { $most } tavoli
    }. Prima finisci o abbandona lì una partita.
refusal-no-such-table = Non c’è nessun tavolo aperto «{ $table }», e nessun invito con questo codice.
refusal-table-full = A questo tavolo non ci sono posti liberi. Puoi guardare.
refusal-seat-taken = Lì c’è già { $name }.
refusal-seat-free = Lì non c’è nessuno.
refusal-already-at-table = Sei al tavolo { $table }. Prima devi lasciarlo.
refusal-not-at-table = Non sei a nessun tavolo. Siediti a un tavolo, o aprine uno.
refusal-not-seated = Può farlo solo chi ha un posto al tavolo.
refusal-not-host = Può farlo solo chi ospita, cioè { $host }.
refusal-not-alone = Qui giocano anche altri: non puoi deciderlo senza di loro.
refusal-game-running = È in corso una partita. Aspetta che finisca.
refusal-game-not-running = A questo tavolo adesso non si sta giocando.
refusal-seats-empty = { $count ->
    [one] C’è ancora 1 posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
} Aspetta altra gente, o fai sedere dei bot.
refusal-not-ready = Non sono tutti pronti: il tavolo aspetta { $people }.
refusal-not-a-person = { $name } è un bot e non può ospitare.
refusal-too-late = Troppo tardi: nel frattempo la partita è andata avanti.
refusal-table-paused = Il tavolo è in pausa, perché adesso non si può salvare niente. Non si perde nulla.
refusal-no-house = La casa è assente per un momento, perciò non è stato fatto niente. Riprova fra poco.
refusal-table-not-reached = In questo momento quel tavolo non è raggiungibile. Riprova fra poco.
refusal-not-answered = La casa si è assentata prima di rispondere. Guarda se è stato fatto.
refusal-cannot-keep = Adesso non si può salvare, perciò non è cambiato niente. Riprova fra poco.
refusal-cannot-stand = Questo non si può decidere in anticipo.{ $possible_count ->
    [0] { "" }
   *[other] { " " }In anticipo puoi solo: { $possible }.
}
refusal-words-not-allowed = Le tue parole per mescolare devono stare su una riga di { $most } caratteri al massimo.
refusal-nothing-said = Il messaggio è vuoto.
refusal-saying-too-long = Il messaggio è troppo lungo (al massimo { $most } caratteri).
refusal-hushed = { $host } ha chiesto silenzio alla galleria.
refusal-no-such-record = Non c’è nessuna partita finita «{ $record }».
refusal-other-rules = La partita «{ $record }» è stata giocata con regole precedenti, quindi non si può rivedere passo per passo. La sua registrazione si può ancora leggere.

refusal-you-are-out = Sei fuori per questa mano: le tue carte scoperte fanno { $total }.
refusal-declined-for-good = Hai già rifiutato una carta, e a questo tavolo il rifiuto vale per tutta la mano.

refusal-not-in-display = Il { $colour } non è in palio. Colori in palio: { $colours }.

refusal-must-follow = Devi rispondere a { $suit }: hai { $cards }.
refusal-must-trump = Non puoi rispondere, quindi devi giocare una briscola ({ $suit }): hai { $cards }.
refusal-bid-too-high = In questa mano puoi dichiarare { $most ->
    [one] solo zero prese o 1 presa.
   *[other] da 0 a { $most } prese.
}
refusal-markers-turn-themselves = A questo tavolo i segnasemi si coprono da soli e non c’è niente da contestare.
refusal-marker-is-down = Il tuo segnaseme di { $suit } è già coperto.
refusal-marker-is-up = Il tuo segnaseme di { $suit } è già scoperto.
refusal-nobody-to-object-to = { $seats_count ->
    [0] Non c’è ancora nessuna carta da contestare.
   *[other] Puoi contestare solo le carte di { $seats }.
}
refusal-muted = { $seconds ->
    [one] La casa ti ha tolto la parola. Potrai scrivere fra 1 secondo.
   *[other] La casa ti ha tolto la parola. Potrai scrivere fra { $seconds } secondi.
}
