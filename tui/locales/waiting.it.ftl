# La sala d’attesa di un tavolo, prima della partita.

waiting-terms = Come si gioca
waiting-seal = Il sigillo delle mescolate
waiting-prompt = { $state ->
    [watching] { $free ->
        [0] Stai guardando; tutti i posti sono presi.
       *[other] Stai guardando. Invio prende il posto che indichi.
    }
    [fill] Aspettare amici o completare? { $fill } chiama i bot.
    [mine] Cominciamo? Premi { $key }. Quando tutti sono d’accordo, la partita comincia da sola.
    [alone] { $free ->
        [one] 1 posto è libero
       *[other] { $free } posti sono liberi
    }: chiama i bot.
    [free] { $free ->
        [one] 1 posto è libero
       *[other] { $free } posti sono liberi
    }: verrà qualcuno, o si siede un bot.
   *[others] { $names ->
        [none] La partita comincia.
       *[other] Si aspetta { $names }.
    }
}
waiting-free = libero
waiting-is-host = ospita
waiting-has-words = parole sue
waiting-bot = bot: { $level }
waiting-away = non c’è
waiting-is-ready = { $ready ->
    [yes] d’accordo
   *[no] non ancora
}
waiting-enter = { $what ->
    [sit] prendi il posto { $seat }
    [ready] d’accordo
    [unready] non ancora
   *[dismiss] congeda dal posto { $seat }
}
waiting-ready = d’accordo
waiting-unready = non ancora
waiting-start = comincia
waiting-stand = alzati
waiting-fill = chiama i bot
waiting-level = livello: { $level }
waiting-dismiss = congeda
waiting-host = ospita
waiting-hush = { $on ->
    [yes] parlate
   *[no] silenzio
}
waiting-copy = copia
waiting-copied = Copiato, se il tuo terminale lo permette: { $text }
waiting-words = parole tue
waiting-words-line = Parole che nessun altro può sapere: entrano nella mescolata
waiting-sure = { $what ->
    [dismiss] Chiedere a { $name } di alzarsi?
   *[host] { $name } ospita questo tavolo?
}
waiting-leave-question = { $alone ->
    [yes] Lasciare il tavolo? Non c’è nessun altro: il tavolo si chiude e l’invito non vale più.
   *[no] Lasciare il tavolo? Il tuo posto sarà libero.
}
waiting-private = Il tavolo è privato. Entra chi ha queste parole:
waiting-open = Il tavolo è aperto a tutti. Per venire al tavolo { $table }:
waiting-join = nella casa: { $key } { $code }
waiting-place = posto { $seat }
waiting-seal-about = Fissato prima della partita. Poi chiunque può controllarlo.
waiting-the-seal = il sigillo
waiting-whole-seal = { $on ->
    [yes] solo l’inizio
   *[no] tutto
}
waiting-words-mixed = le tue parole, mescolate
waiting-no-words = nessuna
waiting-gave-words = { $name } ha dato parole
waiting-taken = In attesa: { $taken } posti presi su { $seats }
waiting-gallery = Spettatori
waiting-quiet = in silenzio
waiting-not-yet = quando i posti sono presi
waiting-note = { $what ->
    [ready] e si comincia
    [unready] sei d’accordo
    [level] dei nuovi bot
    [stand] e guarda
   *[start] ci sono tutti
}
