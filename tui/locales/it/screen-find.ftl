### The palette, which finds actions, tables, rules and settings.

screen-find-title = Cerca
screen-find-what = un’azione, un luogo, una regola o un’impostazione
screen-find-do = OK
screen-find-next = sezione seguente
screen-find-nothing = Nessun risultato per «{ $words }».
screen-find-section = { $section ->
    [actions] Azioni
    [places] Sala e tavoli
    [rules] Regole
   *[settings] Impostazioni
}
screen-find-when = { $does ->
    [take] quando ti viene offerta una carta
    [decline] quando ti viene offerta una carta
    [no-more] quando ti viene offerta una carta
    [ask-again] dopo «basta»
    [markers] quando copri tu i tuoi segnasemi
    [objection] dopo una carta, segnasemi a mano
    [recap] dopo una mano o una presa
    [watch] quando altri giocano a un tavolo
    [play-on] mentre tocca ai bot
    [pace] in una partita contro soli bot
   *[other] non adesso
}
screen-find-table = { $free ->
    [0] pieno, puoi guardare
    [one] 1 posto libero
   *[other] { $free } posti liberi
}
screen-find-own-table = la tua partita, che ti aspetta
screen-find-about = { $does ->
    [hall] lascia questo tavolo
    [play-eight28] vicino a 8 o a 28, da 3 a 6
    [play-farbstich] i colori forti raccolgono, da 3 a 6
    [play-schatzsuche] prese e carta d’oro, in 3
    [new] con amici o bot
    [learn] una lezione al tavolo
    [join] con il numero o il codice
    [watch] guarda un tavolo
    [rules] come si gioca
    [settings] colori, segni, ritmo, tasti
    [replays] le tue partite finite
    [chat] di’ qualcosa
    [log] quel che è successo e si è detto
    [quit] il tuo posto resta tuo
    [score] i punti finora
    [recap] che cosa è appena successo
    [play-on] i bot giocano subito
    [pace] bot rapidi o come al solito
   *[other] { "" }
}
screen-find-word = { $does ->
    [hall] lascia, indietro, esci, finisci
    [learn] lezione, tutorial, corso, esercizio
    [new] apri, crea, privato, nuova partita
    [replays] rivedi, replay, vecchie partite
    [join] siediti, codice, invito, numero
    [quit] esci, chiudi, lascia
    [rules] come si gioca, aiuto
    [settings] opzioni, preferenze, colori, lingua
    [chat] parla, scrivi, messaggio
    [log] storia, passato
    [help] scorciatoie, tastiera, aiuto
    [theme] tema, giorno, notte
    [glyphs] simboli, icone, emoji, ASCII
    [motion] animazione, effetti
    [pace] velocità, tempo, lento
    [bell] suono, avviso
    [remarks] chiacchiere, silenzio
    [forced] automatico, unica mossa
    [keys] scorciatoie, tastiera
    [name] soprannome, cambia nome
   *[other] { "" }
}
