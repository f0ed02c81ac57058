### What happens to people at a table.

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
        [one] { " " }Dopo 1 secondo gioca un bot.
       *[other] { " " }Dopo { $cover } secondi gioca un bot.
    }
}
news-dropped = { $you ->
    [yes] La tua connessione è caduta.
   *[no] La connessione di { $name } è caduta.{ $cover ->
        [none] { "" }
        [one] { " " }Dopo 1 secondo gioca un bot.
       *[other] { " " }Dopo { $cover } secondi gioca un bot.
    }
}
news-back = { $you ->
    [yes] Eccoti di nuovo qui.
   *[no] { $name } è di nuovo qui.
}
news-ready = { $you ->
    [yes] Dici «pronto».
   *[no] { $name } dice «pronto».
}
news-not-ready = { $you ->
    [yes] Chiedi di aspettare ancora.
   *[no] { $name } chiede di aspettare ancora.
}
news-bot = { $you ->
    [yes] Ti siedi come bot.
   *[no] { $name }, un bot, si siede.
}
news-no-bot = { $you ->
    [yes] Ti si chiede di alzarti.
   *[no] Si chiede a { $name } di alzarsi.
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
news-unmuted = Puoi scrivere di nuovo.
news-restart = La casa si riavvia e torna fra pochi secondi. Scrivi di nuovo la stessa riga: il tuo posto resta tuo.
news-merged = Le chiavi di { $name } adesso sono anche tue.
news-seat-lent = Al tavolo { $table } la casa fa giocare un bot al tuo posto. Appena fai qualcosa lì, torni a giocare tu.
news-drain-on = Per ora non cominciano nuove partite. Quelle in corso vanno avanti fino alla fine.
news-drain-off = Ora possono di nuovo cominciare nuove partite.
