# Quello che dice la casa intorno ai giochi: perché qualcosa non si può fare, e le novità di un tavolo.

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
    [talk] Dal tuo indirizzo si è parlato tanto che gli altri quasi non si sentono.
   *[other] Dal tuo indirizzo è arrivato troppo in una volta.
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
        [one] Dal tuo indirizzo c’è già qualcuno nella casa. Prima esci di là.
       *[other] Dal tuo indirizzo ci sono già { $most } persone o programmi nella casa. Prima esci da un’altra parte.
    }
   *[connections] { $most ->
        [one] Dal tuo indirizzo c’è già qualcuno. Prima chiudi quella connessione.
       *[other] Dal tuo indirizzo ci sono già { $most } connessioni. Prima chiudine una.
    }
}
refusal-house-full = La casa è piena. Torna più tardi.
refusal-name-not-allowed = { $why ->
    [length] «{ $name }» non va bene come nome: un nome ha da 2 a 20 caratteri.
    [letters] «{ $name }» non va bene come nome: si possono usare solo lettere, cifre e pochi altri segni.
   *[reserved] «{ $name }» non va bene come nome: ti si scambierebbe per la casa o per un bot.
}
refusal-name-taken = { $name } c’è già, o c’è un nome che sembra uguale. { $free } è libero.
refusal-no-such-name = Qui nessuno si chiama { $name }.
refusal-no-such-code = Questo codice di ritorno non è di nessuno, o è già stato usato.
refusal-needs-key = Per questo ti serve una chiave SSH tua: torna con una chiave.
refusal-name-kept = Questa chiave è già di { $name }, e così resta.
refusal-house-closes = La casa sta per chiudere: non cominciano altre partite.
refusal-no-such-game = Qui non si gioca a «{ $game }». Ci sono: { $games }.
refusal-seats-not-allowed = A questo gioco si gioca in { $allowed }.
refusal-option-not-allowed = «{ $option }» non si può scegliere così. { $allowed_count ->
    [0] Questo gioco non ha opzioni.
   *[other] Puoi usare: { $allowed }.
}
refusal-lesson-is-fixed = In una lezione le carte, le regole e i bot sono sempre gli stessi, senza orologio e senza nessun altro.
refusal-no-such-bot = Per questo gioco il bot «{ $bot }» non c’è. Ci sono: { $bots }.
refusal-too-many-bots = { $most ->
    [0] Qui non può sedersi nessun bot.
    [one] Qui può sedersi al massimo 1 bot.
   *[other] Qui possono sedersi al massimo { $most } bot.
}
refusal-too-many-tables = Ci sono già { $most } tavoli, e di più non ce ne stanno. Siediti a uno di questi.
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
refusal-not-seated = Può farlo solo chi è seduto al tavolo.
refusal-not-host = Può farlo solo chi ospita, cioè { $host }.
refusal-not-alone = Qui giocano anche altri, quindi non puoi deciderlo da solo.
refusal-game-running = È in corso una partita. Aspetta che finisca.
refusal-game-not-running = A questo tavolo adesso non si sta giocando.
refusal-seats-empty = { $count ->
    [one] C’è ancora 1 posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
} Aspetta altra gente, o fai sedere dei bot.
refusal-not-ready = Non sono tutti pronti. Mancano: { $people }.
refusal-not-a-person = { $name } è un bot e non può ospitare.
refusal-too-late = Troppo tardi: nel frattempo il tavolo è andato avanti.
refusal-table-paused = Il tavolo è in pausa, perché adesso non si può scrivere niente. Non si perde nulla.
refusal-cannot-keep = Adesso questo non si può scrivere, quindi non è stato fatto. Riprova fra poco.
refusal-cannot-stand = Questo non si può fare in anticipo al posto tuo.{ $possible_count ->
    [0] { "" }
   *[other] { " " }Si può fare solo questo: { $possible }.
}
refusal-words-not-allowed = Le tue parole per mescolare devono stare su una riga di { $most } caratteri al massimo.
refusal-nothing-said = Lì dentro non c’era niente da dire.
refusal-saying-too-long = È troppo lungo. Si ascoltano al massimo { $most } caratteri alla volta.
refusal-hushed = { $host } ha chiesto silenzio alla galleria.
refusal-no-such-record = Non c’è nessuna partita finita «{ $record }».
refusal-other-rules = La partita «{ $record }» non corrisponde alle regole di oggi, quindi non si può mostrare passo per passo. La sua registrazione si può ancora leggere.

news-sat = { $you ->
    [yes] Ti siedi.
   *[no] { $name } si siede.
}
news-stood = { $you ->
    [yes] Ti alzi.
   *[no] { $name } si alza.
}
news-left = { $you ->
    [yes] Lasci il tavolo.
   *[no] { $name } lascia il tavolo.{ $cover ->
        [none] { "" }
       *[other] { " " }Dopo { $cover } secondi gioca un bot.
    }
}
news-dropped = { $you ->
    [yes] La tua connessione è caduta.
   *[no] La connessione di { $name } è caduta.{ $cover ->
        [none] { "" }
       *[other] { " " }Dopo { $cover } secondi gioca un bot.
    }
}
news-back = { $you ->
    [yes] Eccoti di nuovo qui.
   *[no] { $name } è di nuovo qui.
}
news-ready = { $you ->
    [yes] Per te si può cominciare.
   *[no] Per { $name } si può cominciare.
}
news-not-ready = { $you ->
    [yes] Per te è meglio aspettare ancora.
   *[no] { $name } chiede di aspettare ancora.
}
news-bot = { $you ->
    [yes] Ti siedi come bot.
   *[no] { $name }, un bot, si siede.
}
news-no-bot = { $you ->
    [yes] Ti mandano via.
   *[no] { $name } deve alzarsi.
}
news-host = { $you ->
    [yes] Adesso ospiti tu.
   *[no] Adesso ospita { $name }.
}
news-time-out = { $you ->
    [yes] Il tuo tempo è finito: un bot decide per te.
   *[no] Il tempo di { $name } era finito: ha deciso un bot.
}
news-away = { $you ->
    [yes] Il tuo tempo è finito di nuovo e risulti assente. Appena fai qualcosa, torni a giocare tu.
   *[no] { $name } risulta assente.
}
news-covered = { $you ->
    [yes] Un bot gioca per te.
   *[no] Un bot gioca per { $name }.
}
news-hushed = { $you ->
    [yes] Chiedi silenzio alla galleria.
   *[no] { $name } chiede silenzio alla galleria.
}
news-not-hushed = { $you ->
    [yes] Ridai la parola alla galleria.
   *[no] { $name } ridà la parola alla galleria.
}
news-words = { $you ->
    [yes] Aggiungi le tue parole alla mescolata.
   *[no] { $name } aggiunge parole alla mescolata.
}
news-no-words = { $you ->
    [yes] Togli le tue parole dalla mescolata.
   *[no] { $name } toglie le sue parole dalla mescolata.
}
