# Le impostazioni, e i tasti a modo tuo.


settings-title = Impostazioni
settings-label = { $what ->
    [language] Lingua
    [name] Il tuo nome
    [theme] Colori
    [colours] Tutti i colori
    [glyphs] Segni
    [motion] Movimento
    [pace] I bot rispondono
    [totals] Aiuto nei conti
    [bell] Campanello
    [remarks] I bot parlano
    [forced] Mosse forzate
    [keys] Tasti
    [device] Altro dispositivo
   *[return] Codice di ritorno
}
settings-about = { $what ->
    [language] La lingua in cui la casa ti parla. Quello che dicono le persone resta come lo dicono.
    [name] Come ti chiamano gli altri: da 2 a 20 lettere e cifre.
    [theme] Scuro, chiaro, con molto contrasto, o in colori che tutti distinguono.
    [colours] Se i colori mancano o sono sbagliati, la casa li manda tutti lo stesso.
    [glyphs] Se semi o cornici si vedono male, prendi i segni semplici che ogni terminale ha.
    [motion] Per quanto tempo risalta ciò che è nuovo. Non fa mai aspettare.
    [pace] Quanto pensano i bot ai tuoi tavoli. Se siete in più, conta la persona più calma.
    [totals] I tuoi punti e le somme si calcolano da soli. Senza, conti a mente.
    [bell] Il tuo terminale suona o lampeggia quando tocca a te.
    [remarks] Ogni tanto un bot dice qualcosa su quello che tutti hanno visto.
    [forced] Quando non hai scelta, la mossa si fa da sola.
    [keys] Scegli quale tasto fa che cosa.
    [device] Ricevi un codice con cui anche un altro dispositivo, con la sua chiave, sei tu.
   *[return] Torni a essere chi ha avuto un codice: scrivilo qui.
}
settings-value = { $value ->
    [dark] scuro
    [light] chiaro
    [high-contrast] contrasto
    [colour-blind] daltonico
    [true] tutti
    [auto] come dice il terminale
    [unicode] tutti i segni
    [ascii] segni semplici
    [full] pieno
    [little] ridotto
    [none] nessuno
    [quick] in fretta
    [calm] con calma
   *[usual] come al solito
}
settings-own-keys-choice = tasti
settings-change = cambia
settings-saved = Tutto è salvato subito; Esc chiude.
settings-done = fatto
settings-preview = ecco come appare
keys-was = era
settings-on = { $on ->
    [yes] sì
   *[no] no
}
settings-own-keys = { $count ->
    [0] quelli della casa
    [one] 1 tuo
   *[other] { $count } tuoi
}
settings-device = chiedi un codice
settings-no-code = scrivi un codice
settings-type = { $what ->
    [name] Come vuoi chiamarti?
   *[return] Scrivi il codice che hai avuto
}

keys-title = Tasti
keys-about = Invio, e poi il tasto che vuoi: una lettera o un segno.
keys-usual = i tasti della casa
keys-type = Il tasto per: { $choice }
keys-not-this = «{ $key }» non va: ci vuole una sola lettera o un segno, non una cifra.
keys-clash = { $key } nello stesso posto serve già per: { $choice }
keys-label = { $does ->
    [chat] Parla
    [log] Cronaca
    [rules] Regole
    [score] Tabella dei punti
    [recap] Riepilogo
    [markers] Gira un segnaseme
    [objection] Contesta
    [take] Prendi la carta
    [decline] Rifiuta la carta
    [no-more] Basta per questa mano
    [ask-again] Chiedimelo ancora
    [replay] Rivedi la partita
    [rematch] Rivincita
    [play-eight28] Gioca a 8-28
    [play-farbstich] Gioca a Farbstich
    [play-schatzsuche] Gioca a Schatzsuche
    [learn] Impara giocando
    [go-on] Avanti nella lezione
    [new] Nuovo tavolo
    [join] Siediti a un tavolo
    [watch] Guarda
    [replays] Partite finite
    [fog] Rivedi: carte scoperte o no
    [seat] Rivedi: con gli occhi di chi
    [search] Cerca nelle regole
    [typed] Rivedi per numero
    [open] Apri un nuovo tavolo
    [settings] Impostazioni
    [quit] Esci dalla casa
    [ready] Si può cominciare
    [unready] Non ancora
    [start] Comincia
    [fill] Chiama i bot
    [level] Livello dei bot
    [dismiss] Congeda
    [host] Cambia chi ospita
    [stand] Alzati
    [words] Parole tue
    [copy] Copia l’invito
    [hush] Silenzio in galleria
   *[other] { "" }
}
