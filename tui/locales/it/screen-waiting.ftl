### The waiting room of a table whose game has not begun.

screen-waiting-terms = Come si gioca
screen-waiting-seal = Il sigillo delle mescolate
screen-waiting-prompt = { $state ->
    [watching] { $free ->
        [0] Stai guardando; tutti i posti sono presi.
       *[other] Stai guardando. Per giocare, scegli un posto e premi Invio.
    }
    [fill] Aspettare amici o completare? { $fill } chiama i bot.
    [mine] Pronti? Premi { $key }. La partita comincia quando lo sono tutti.
    [alone] { $free ->
        [one] 1 posto è libero
       *[other] { $free } posti sono liberi
    }: chiama i bot.
    [free] { $free ->
        [one] 1 posto è libero
       *[other] { $free } posti sono liberi
    }: si aspetta qualcuno.
   *[others] { $names ->
        [none] La partita comincia.
       *[other] Il tavolo aspetta { $names }.
    }
}
screen-waiting-free = libero
screen-waiting-is-host = ospita
screen-waiting-has-words = parole sue
screen-waiting-bot = bot: { $level }
screen-waiting-away = non c’è
screen-waiting-is-ready = { $ready ->
    [yes] pronto
   *[no] non pronto
}
screen-waiting-enter = { $what ->
    [sit] prendi il posto { $seat }
    [ready] pronto
    [unready] non pronto
   *[dismiss] manda via dal posto { $seat }
}
screen-waiting-ready = pronto
screen-waiting-unready = non pronto
screen-waiting-start = comincia
screen-waiting-stand = alzati
screen-waiting-fill = chiama i bot
screen-waiting-level = livello: { $level }
screen-waiting-dismiss = manda via
screen-waiting-host = fai ospitare
screen-waiting-hush = { $on ->
    [yes] parlate
   *[no] silenzio
}
screen-waiting-copy = copia l’invito
screen-waiting-copied = Copiato, se il tuo terminale lo permette: { $text }
screen-waiting-words = parole tue
screen-waiting-words-line = Parole che nessuno può indovinare: entrano nella mescolata
screen-waiting-sure = { $what ->
    [dismiss] Chiedere a { $name } di alzarsi?
   *[host] Affidare il tavolo a { $name }?
}
screen-waiting-leave-question = { $alone ->
    [yes] Lasciare il tavolo? Non c’è nessun altro: il tavolo si chiude e l’invito non vale più.
   *[no] Lasciare il tavolo? Il tuo posto sarà libero.
}
screen-waiting-private = Il tavolo è privato. Entra chi ha queste parole:
screen-waiting-open = Il tavolo è aperto a tutti. Per venire al tavolo { $table }:
screen-waiting-join = nella casa: { $key } { $code }
screen-waiting-full = Tutti i posti sono occupati. Se se ne libera uno, l’invito torna qui.
screen-waiting-place = posto { $seat }
screen-waiting-seal-about = Dopo, chiunque può controllare che niente sia cambiato.
screen-waiting-the-seal = il sigillo
screen-waiting-whole-seal = { $on ->
    [yes] solo l’inizio
   *[no] tutto il sigillo
}
screen-waiting-words-mixed = le tue parole, mescolate
screen-waiting-no-words = nessuna
screen-waiting-gave-words = { $name } ha aggiunto parole
screen-waiting-taken = In attesa: { $taken ->
    [one] 1 posto preso
   *[other] { $taken } posti presi
} su { $seats }
screen-waiting-gallery = Spettatori
screen-waiting-quiet = in silenzio
screen-waiting-not-yet = non ancora
screen-waiting-note = { $what ->
    [ready] e si comincia
    [unready] vuoi giocare
    [level] dei nuovi bot
    [stand] e guarda
   *[start] ci sono tutti
}
screen-waiting-clock = { $time }{ $increment ->
    [0] { "" }
   *[other] { " " }+{ $increment } s a mossa
}
