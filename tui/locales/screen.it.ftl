# Che cosa dice lo schermo al di fuori dei giochi: titoli, barra in basso, nomi dei tasti.

key-enter = Invio
key-space = Spazio
key-escape = Esc
key-tab = Tab
key-pageup = Pag su
key-pagedown = Pag giù
key-up = Su
key-down = Giù
key-left = Sinistra
key-right = Destra
key-arrows = Frecce

screen-command = Scrivi che cosa vuoi fare, per esempio «gioca 8-28» o «aiuto»
screen-command-choice = comando
screen-help-choice = tasti
screen-escape-choice = indietro
screen-help-title = Tasti: { $of }
screen-unread = { $count ->
    [one] 1 nuovo messaggio
   *[other] { $count } nuovi messaggi
}
screen-too-small = Questo terminale è troppo piccolo per il tavolo: servono almeno { $width } colonne e { $height } righe.
screen-rematch = rivincita
screen-chat = parla
screen-chat-line = Di’ qualcosa a tutto il tavolo
screen-log = cronaca
screen-log-title = Cronaca
screen-score = punti
screen-score-title = Punti
screen-rules = regole
screen-rules-title = Regole di { $game }{ $words ->
    [none] { "" }
   *[other] : «{ $words }»
}
screen-search = cerca
screen-search-line = Cerca parole nelle regole
screen-search-nothing = Niente su «{ $words }». Esc mostra di nuovo tutte le regole.
screen-sure = Confermi?
screen-leave-question = { $waits ->
    [yes] Lasciare il tavolo? Il posto resta tuo, e la partita ti aspetta.
   *[no] Lasciare il tavolo? Il posto resta tuo, e finché non torni un bot gioca per te.
}
screen-leave-alone = Continuare questa partita più tardi o chiuderla? Più tardi: ti aspetta, per prima nella sala. Chiusa: non ne resterà niente.
screen-leave-later = più tardi
screen-leave-end = chiudi
screen-leave-stay = resta
screen-play-on = avanti
screen-hurry = { $key }: avanti
screen-pace = ritmo dei bot
screen-pace-now = { $pace ->
    [quick] Ora i bot rispondono in fretta.
   *[usual] I bot si prendono di nuovo il loro tempo.
}
screen-recap = riepilogo
screen-mark = { $mark ->
    [bot] bot
    [covered] bot supplente
   *[away] assente
}
screen-your-turn = Tocca a te
screen-covered = Un bot gioca per te

key-ctrl = Ctrl+{ $key }
help-point = { $digits ->
    [yes] indica qualcosa; lo fa anche la cifra
   *[no] indica qualcosa
}
help-do = { $digits ->
    [yes] fai ciò che indichi; lo fa anche la stessa cifra ancora una volta
   *[no] fai ciò che indichi
}
help-hang-up = lasciare la casa; ritorni dove eri
screen-point = scegli
screen-do-pointed = conferma
screen-slow = linea lenta
screen-table-number = tavolo { $table }
screen-before = Prima
screen-talk = Chiacchiere
screen-scroll = scorrere
screen-copied = Copiato
help-here = Adesso
help-pages = In questa pagina
help-always = Sempre
screen-find = cerca
find-title = Cerca
find-what = un’azione, un tavolo, una regola o un’impostazione
find-do = fai
find-next = sezione seguente
find-nothing = Niente si chiama «{ $words }».
find-section = { $section ->
    [actions] Azioni
    [places] Tavoli
    [rules] Regole
   *[settings] Impostazioni
}
find-when = { $does ->
    [take] quando ti viene offerta una carta
    [decline] quando ti viene offerta una carta
    [no-more] quando ti viene offerta una carta
    [ask-again] dopo «basta carte»
    [markers] quando giri i tuoi segnalini da te
    [objection] quando la mano è giocata
    [recap] dopo una mano o una presa
   *[other] non adesso
}
find-table = { $free ->
    [0] pieno, puoi guardare
    [one] 1 posto libero
   *[other] { $free } posti liberi
}
