### What more than one screen says, and screens with few texts.

screen-command = Scrivi che cosa vuoi fare, per esempio «gioca 8-28» o «aiuto»
screen-unread = { $count ->
    [one] 1 nuovo messaggio
   *[other] { $count } nuovi messaggi
}
screen-too-small = Questo terminale è troppo piccolo per il tavolo: servono almeno { $width } colonne e { $height } righe.
screen-talk-line = Di’ qualcosa a tutto il tavolo
screen-log-title = Cronaca
screen-score-title = Punti
screen-rules-title = Regole di { $game }{ $words ->
    [none] { "" }
   *[other] : «{ $words }»
}
screen-rules-search = cerca
screen-rules-search-line = Cerca parole nelle regole
screen-rules-search-nothing = Niente su «{ $words }». Esc mostra di nuovo tutte le regole.
screen-leave-sure = Confermi?
screen-leave-question = { $waits ->
    [yes] Lasciare il tavolo? Il posto resta tuo, e la partita ti aspetta.
   *[no] Lasciare il tavolo? Il posto resta tuo, e finché non torni un bot gioca per te.
}
screen-leave-alone = Continuare questa partita più tardi o chiuderla? Con «più tardi» ti aspetta in cima alla sala, con «chiudi» non ne resta niente.
screen-leave-later = più tardi
screen-leave-end = chiudi
screen-leave-stay = resta
screen-slow = rete lenta
screen-log-before = Prima
screen-talk-title = Chiacchiere
screen-copied = Copiato
screen-language-question = Vuoi giocare in italiano?
screen-language-mine = Italiano
screen-log-since = dalla tua ultima mossa
