### The page of the settings.

screen-settings-title = Impostazioni
screen-settings-label = { $what ->
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
screen-settings-about = { $what ->
    [language] La lingua della casa. Quello che dicono le persone non si traduce.
    [name] Come ti chiamano gli altri: da 2 a 20 lettere e cifre.
    [theme] Scuro, chiaro, con molto contrasto, o in colori che tutti distinguono.
    [colours] Se i colori mancano o sono sbagliati, scegli «tutti».
    [glyphs] Se semi o cornici si vedono male, prendi i segni semplici che ogni terminale ha.
    [motion] Per quanto tempo resta in risalto ciò che cambia. Il gioco non lo aspetta mai.
    [pace] Quanto pensano i bot ai tuoi tavoli. Se siete in più, conta l’impostazione più lenta.
    [totals] I tuoi punti e le somme si calcolano da soli. Senza, conti a mente.
    [bell] Il tuo terminale suona o lampeggia quando tocca a te.
    [remarks] Ogni tanto un bot dice qualcosa su quello che tutti hanno visto.
    [forced] Quando non hai scelta, la mossa si fa da sola.
    [keys] Scegli quale tasto fa che cosa.
    [device] Ricevi un codice per collegarti da un altro dispositivo, che ha una sua chiave.
   *[return] Scrivi un codice ricevuto prima: riavrai il tuo nome e il tuo posto.
}
screen-settings-value = { $value ->
    [dark] scuro
    [light] chiaro
    [high-contrast] contrasto
    [colour-blind] per daltonici
    [true] tutti
    [auto] secondo il terminale
    [unicode] tutti i segni
    [ascii] segni semplici
    [full] pieno
    [little] ridotto
    [none] nessuno
    [quick] in fretta
    [calm] con calma
   *[usual] come al solito
}
screen-settings-own-keys-choice = tasti tuoi
screen-settings-change = cambia
screen-settings-saved = Tutto è salvato subito; Esc chiude.
screen-settings-done = fatto
screen-settings-preview = ecco come appare
screen-settings-on = { $on ->
    [yes] sì
   *[no] no
}
screen-settings-own-keys = { $count ->
    [0] quelli della casa
    [one] 1 tuo
   *[other] { $count } tuoi
}
screen-settings-device = chiedi un codice
screen-settings-no-code = scrivi un codice
screen-settings-type = { $what ->
    [name] Come vuoi chiamarti?
   *[return] Scrivi il codice che hai avuto
}
screen-settings-group = { $group ->
    [look] aspetto e movimento
    [table] al tavolo
   *[keys] tasti e dispositivi
}
