### The page on which people choose keys of their own.

screen-keys-was = era
screen-keys-title = Tasti
screen-keys-about = Premi Invio, e poi il tasto che vuoi: una lettera o un segno.
screen-keys-usual = i tasti della casa
screen-keys-type = Il tasto per: { $choice }
screen-keys-not-this = «{ $key }» non va: ci vuole una sola lettera o un segno, non una cifra.
screen-keys-clash = { $key } è già usato lì per: { $choice }
screen-keys-label = { $does ->
    [chat] Parla
    [log] Cronaca
    [rules] Regole
    [score] Tabella dei punti
    [recap] Riepilogo
    [markers] Copri segnasemi
    [objection] Contesta
    [take] Prendi la carta
    [decline] Rifiuta la carta
    [no-more] Basta per questa mano
    [ask-again] Chiedimelo di nuovo
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
    [seat] Rivedi: cambia posto
    [search] Cerca nelle regole
    [typed] Rivedi per numero
    [open] Apri un nuovo tavolo
    [settings] Impostazioni
    [quit] Esci dalla casa
    [ready] Pronto
    [unready] Non pronto
    [start] Comincia
    [fill] Chiama i bot
    [level] Livello dei bot
    [dismiss] Manda via
    [host] Cambia chi ospita
    [stand] Alzati
    [words] Parole tue
    [copy] Copia l’invito
    [hush] Silenzio in galleria
   *[other] { "" }
}
