### Line mode: the house in sentences.

plain-remarks = { $on ->
    [yes] Ogni tanto i bot al tuo tavolo dicono qualcosa.
   *[no] I bot al tuo tavolo stanno zitti.
}

plain-overview = { $where ->
    [game] Nella partita
    [table] Al tavolo
    [lobby] Nella sala
   *[anywhere] Sempre
}: { $words }.
plain-overview-more = «{ $help }» seguito da una parola ne dice di più. Basta l’inizio di una parola, se è chiaro.
plain-options = Opzioni di { $game }, da aggiungere a «{ $new }»:
plain-unknown = Non conosco «{ $word }».{ $near ->
    [none] { "" }
   *[other] { " " }Forse volevi dire «{ $near }»?
} Scrivi «{ $help }» per sapere che cosa puoi scrivere.
plain-ambiguous = «{ $word }» può essere { $choices }.
plain-which = Che cosa intendi: { $choices }?
plain-whom = Chi intendi: { $choices }?
plain-nobody = A questo tavolo nessuno si chiama «{ $text }», e non è nemmeno un posto.
plain-no-card = Non conosco la carta «{ $text }».
plain-no-game = In questo momento non c’è nessuna partita.
plain-nothing-there = In questo momento non c’è niente da dire.
plain-nothing-refused = Non ti è stato rifiutato niente. Scrivi «{ $help }» per sapere che cosa puoi scrivere.
plain-no-change = Così non cambia niente.
plain-no-such-number = La mossa { $number } non c’è. Scrivi «{ $moves }» per vedere quali ci sono.
plain-no-such-term = Qui non conosco «{ $word }». { $usage }
plain-no-such-rule = Nessuna regola parla di «{ $words }».
plain-which-rules = Le regole di quale gioco? Scrivi «{ $word }» seguito da { $games }.
plain-value-missing = Dopo «{ $word }» manca qualcosa.
plain-number-missing = Dopo «{ $word }» manca un numero.
plain-bad-clock = Il tempo va da 5 a 86400 secondi, più da 0 a 3600 per mossa.

plain-welcome = Ti diamo il benvenuto nel Kartenhaus, { $name }.
plain-which-language = Per continuare in italiano, scrivi: language italiano
plain-code = Qui sei ospite. Per tornare più tardi al tuo posto, scrivi: { $line }
plain-is-called = { $before } adesso si chiama { $name }.
plain-device = Collegati dall’altro dispositivo, con la sua chiave, entro { $minutes } minuti e scrivi: { $line }
plain-announced = La casa annuncia: { $text }
plain-in-queue = { $before ->
    [0] Un momento, poi tocca a te.
    [one] Un momento, prima di te tocca ancora a qualcuno.
   *[other] Un momento, prima di te tocca ad altri { $before }.
}
plain-shown-out = La casa ti ha fatto uscire.
plain-banned = Non puoi più entrare in questa casa.
plain-banned-until = Non puoi più entrare in questa casa fino al { $until }.
plain-renamed = Adesso ti chiami { $name }.
plain-language = Adesso parliamo italiano.
plain-forced = { $on ->
    [yes] Quando non hai scelta, la mossa si fa da sola.
   *[no] Fai tutte le mosse tu.
}
plain-bell = { $on ->
    [yes] Il tuo terminale suona quando tocca a te.
   *[no] Il tuo terminale resta muto quando tocca a te.
}
plain-title = { $turn ->
    [you] Tocca a te: { $game }
    [others] { $game }: turno di { $names }
   *[none] { $game }
}
plain-bye = Ciao.{ $seat ->
    [yes] { " " }Il posto resta tuo, e intanto un bot gioca per te.
    [waits] { " " }Il posto resta tuo, e la partita ti aspetta.
    [local] { " " }La prossima volta si riprende da qui.
   *[no] { "" }
}
plain-hung-up = La casa ha chiuso la connessione. Ciao.
plain-closing = La casa chiude. Tutti i tavoli restano come sono.
plain-more-said = … e { $count ->
    [one] un altro messaggio
   *[other] altri { $count } messaggi
}
plain-skipped = { $count ->
    [one] È stato saltato 1 messaggio,
   *[other] Sono stati saltati { $count } messaggi,
} perché ne arrivavano troppi insieme.

plain-lobby-hint = Puoi giocare a { $games }. Scrivi «{ $play }» seguito da uno di questi giochi per giocare subito contro i bot, «{ $new }» seguito da un gioco per aprire un tavolo, oppure «{ $help }».
plain-tables-hint = Scrivi «{ $sit }» e il numero di un tavolo per giocare lì, o «{ $watch }» e il numero per guardare.
plain-people = { $count ->
    [0] Non c’è nessuno.
    [one] C’è una persona:
   *[other] Ci sono { $count } persone:
}
plain-names = { $names }.
plain-present = { $name }{ $kind ->
    [guest] { $table ->
        [0] { " " }(ospite)
       *[other] { " " }(ospite, tavolo { $table })
    }
   *[person] { $table ->
        [0] { "" }
       *[other] { " " }(tavolo { $table })
    }
}
plain-no-tables = Non ci sono tavoli aperti.
plain-listing = Tavolo { $table }: { $game }, { $phase ->
    [gathering] posti liberi: { $free } su { $seats }
    [running] partita in corso, { $seats } posti
   *[over] partita finita, posti liberi: { $free } su { $seats }
}.{ $count ->
    [0] { "" }
   *[other] { " " }Al tavolo: { $names }.
} Si gioca così: { $terms }.{ $watchers ->
    [0] { "" }
    [one] { " " }1 persona guarda.
   *[other] { " " }{ $watchers } persone guardano.
}
plain-listed = Tavolo { $table }, { $game }: { $phase ->
    [gathering] si prepara un’altra partita.
    [running] la partita è cominciata.
    [over] la partita è finita.
   *[seats] { $free ->
        [0] tutti i posti sono occupati.
        [one] c’è 1 posto libero.
       *[other] ci sono { $free } posti liberi.
    }
}
plain-closed = Il tavolo { $table } è chiuso.
plain-replaced = La tua partita in sospeso al tavolo { $table } è chiusa: quella nuova ne prende il posto.
plain-came = { $kind ->
    [guest] Arriva { $name }, ospite.
   *[person] Arriva { $name }.
}
plain-went = { $name } se ne va.
plain-said-before = Quello che si è detto qui:
plain-saying = { $where ->
    [lobby] { $name }, dalla sala
    [gallery] { $name }, dalla galleria
   *[here] { $name }
}: { $text }
plain-bot = { $name } ({ $bot ->
    [novice] bot principiante
    [club] bot esperto
    [master] bot maestro
    [simple] bot semplice
    [random] bot a caso
   *[other] bot { $bot }
})
plain-seat = posto { $seat }
plain-relaxed = tempo illimitato
plain-clock = { $minutes ->
    [0] { $bank } secondi
    [one] 1 minuto
   *[other] { $minutes } minuti
} a testa{ $increment ->
    [0] { "" }
    [one] , e 1 secondo in più per ogni mossa
   *[other] , e { $increment } secondi in più per ogni mossa
}

plain-table = Sei al tavolo { $table }: { $game }, { $seats } posti. { $phase ->
    [gathering] La partita non è ancora cominciata.
    [running] La partita è in corso.
   *[over] La partita è finita.
}
plain-terms = Si gioca così: { $terms }.
plain-chair = Posto { $seat }: { $name }{ $you ->
    [yes] , cioè tu
   *[no] { "" }
}{ $host ->
    [yes] , ospita
   *[no] { "" }
}{ $state ->
    [ready] , pronto
    [not-ready] , non pronto
    [covered] , intanto gioca un bot
    [gone] , non è qui
    [away] , assente
   *[here] { "" }
}{ $left ->
    [none] { "" }
    [one] , ancora 1 secondo
   *[other] , ancora { $left } secondi
}.
plain-free-chair = Il posto { $seat } è libero.
plain-watchers = { $count ->
    [0] Nessuno guarda.
    [one] 1 persona guarda.
   *[other] { $count } persone guardano.
}
plain-you-watch = Guardi dalla galleria.
plain-you-sit = Hai il posto { $seat }.
plain-is-hushed = Alla galleria è stato chiesto silenzio.
plain-invitation = Il tavolo è privato. Per entrare si scrive: { $line }
plain-invitation-ssh = Da fuori, questo porta dritto al tavolo: { $line }
plain-only-here = Può entrare solo chi usa un altro terminale di questa macchina, con «kartenhaus». «kartenhaus serve» apre la casa ai tuoi amici.
plain-commit = Le mescolate sono fissate e sigillate prima della partita; dopo, chiunque può controllare che non siano cambiate. Il sigillo comincia con { $start }, e «{ $word }» lo dice tutto.
plain-seal = Il sigillo, cioè lo SHA-256 del segreto delle mescolate: { $commit }
plain-own-words = Le tue parole nella mescolata: { $words }
plain-secret = Il segreto delle mescolate era: { $secret }
plain-ready-hint = Scrivi «{ $ready }» quando vuoi giocare, { $free ->
    [0] { "" }
   *[other] «{ $fill }» per dare i posti liberi ai bot,{ " " }
}oppure «{ $help }».
plain-sit-hint = «{ $sit }» ti dà un posto libero, e «{ $help }» dice che cosa puoi scrivere.
plain-table-hint = «{ $look }» dice tutto quello che c’è sul tavolo, e «{ $help }» che cosa puoi scrivere.
plain-phase = { $phase ->
    [gathering] La partita non è ancora cominciata.
    [again] Si prepara un’altra partita.
    [running] La partita comincia.
   *[over] La partita è finita.
}
plain-standing = Fino alla fine della mano la casa lo fa per te: { $move }.
plain-no-standing = Decidi di nuovo tu.
plain-paused = Il tavolo è in pausa: in questo momento non si può salvare niente. Non si perde nulla.
plain-goes-on = Il tavolo riprende.
plain-house-away = Un momento, la casa torna subito.
plain-house-back = La casa è tornata.
plain-muted = Non leggi più quello che dice { $name }.
plain-unmuted = Leggi di nuovo quello che dice { $name }.
plain-left = { $closed ->
    [yes] Il tavolo { $table } è chiuso.
   *[no] Hai lasciato il tavolo { $table }.
} Sei nella sala.
plain-kept = Il posto resta tuo. { $cover ->
    [none] La partita ti aspetta.
    [one] Dopo 1 secondo un bot gioca per te.
   *[other] Dopo { $cover } secondi un bot gioca per te.
} Per tornare scrivi: { $line }
plain-kept-end = Per chiuderla scrivi: { $line }
plain-given-up = La tua partita è chiusa, e non ne resta niente.
plain-fast = I bot giocano subito, finché tocca a te decidere o comincia una nuova mano.
plain-taken-over = Un’altra tua connessione ha preso il tuo posto al tavolo { $table }. Questa adesso è nella sala.

plain-your-turn = Tocca a te.{ $left ->
    [none] { "" }
    [one] { " " }Hai ancora 1 secondo.
   *[other] { " " }Hai ancora { $left } secondi.
}
plain-apart = { $one }; { $other }
plain-can = Puoi scrivere: { $choices }.
plain-move = { $number }: { $move }
plain-waits = { $you ->
    [yes] Tocca a te.
   *[no] Non tocca a te. Il tavolo aspetta { $seats }.
}
plain-waits-for-nobody = Al momento non tocca a nessuno.
plain-points = Punti: { $points }.
plain-totals = In tutto: { $points }.
plain-missed = { $skipped ->
    [0] Mentre non c’eri:
   *[other] Mentre non c’eri sono successe molte cose. Queste sono le ultime:
}
plain-missed-none = Non hai perso niente di importante.
plain-missed-end = È tutto. Adesso si continua.
plain-past = { $count ->
    [0] Non è ancora successo niente.
   *[other] Quello che è appena successo:
}
plain-result = La partita è finita. Punti: { $points }. { common-winners }
plain-record = La registrazione di questa partita è { $record }. «{ $seal }» dice il segreto delle sue mescolate.
plain-verify = Chi vuole può controllare: { $command }
plain-rematch = Scrivi «{ $rematch }» per giocare ancora, o «{ $leave }» per tornare nella sala.
plain-lesson-over = La lezione è finita. Gioca questa partita fino in fondo, o scrivi «{ $leave }» per tornare nella sala.
plain-shown = La registrazione { $record }:
plain-no-finished = Non c’è ancora nessuna partita finita che tu possa rivedere.
plain-finished = { $record }: { $game }. { $points }.
plain-replayed = { $game }, { $record }: passo { $step } di { $steps }.
