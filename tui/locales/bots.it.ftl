## L’arena

arena-done = { $game }, { $seats } posti, { $games } partite: a parità di forze, ciascuno avrebbe il { $fair } %.
arena-bot = Bot
arena-seats = Posti
arena-share = Vince %
arena-interval = 95 %
arena-decisions = Decisioni
arena-p50 = ms p50
arena-p99 = p99
arena-longest = max
help-arena = Fa giocare i bot fra loro, ogni distribuzione una volta con ciascuno a ogni posto, e dice quante volte vince ognuno e quanto tempo ci pensa. Una vittoria condivisa conta in parti. L’intervallo contiene il valore vero in 95 misure simili su 100.
help-arena-seats = quanti bot giocano
help-arena-bots = quali bot giocano, uno per posto; l’ultimo prende tutti i posti che restano. «simple:low=7:high=24» gioca con altre abitudini, «master:budget=100» immagina al massimo 100 mondi
help-arena-games = quante partite giocano; qualcuna in più se serve, finché ognuno ha avuto ogni posto in ogni distribuzione
help-arena-seed = un testo qualsiasi; lo stesso testo dà le stesse carte e gli stessi risultati
help-arena-option = come si gioca; da ripetere per ogni opzione
help-arena-processes = quante partite insieme; altrimenti una per core. I risultati non ne dipendono
help-arena-json = in JSON, per i programmi
help-bench-bots = quali bot giocano in «house»: altrimenti «simple»

## I livelli, e che cosa se ne dice

plain-word-novice = principiante
plain-word-club = esperto, esperta, circolo
plain-word-master = maestro
plain-word-remarks = battute, commenti
plain-help-remarks = battute sì: ogni tanto i bot dicono qualcosa. battute no: stanno zitti.
plain-remarks = { $on ->
    [yes] Ogni tanto i bot al tuo tavolo dicono qualcosa.
   *[no] I bot al tuo tavolo stanno zitti.
}

## Che cosa dicono i bot: poco, di rado, e mai di una carta che qualcuno non ha visto

remark-won-0 = Mi è andata bene. Ne facciamo un’altra?
remark-won-1 = Oggi le carte mi volevano bene.
remark-won-2 = Non mi avete regalato niente.
remark-lost-0 = Ben giocata!
remark-lost-1 = Meritata. Voglio la rivincita.
remark-lost-2 = Bella partita. Ci dovrò pensare su.
remark-won-big-0 = Tutto questo per me?
remark-won-big-1 = Non dico di no.
remark-won-big-2 = Valeva la pena aspettare.
remark-hit-0 = Tutti e due insieme! Sono il primo a stupirmi.
remark-hit-1 = Otto e ventotto. Grazie mille.
remark-hit-2 = Non mi capita tutti i giorni.
remark-hit-lost-0 = Centro pieno! Che ci vuoi fare.
remark-hit-lost-1 = Ahi. E io che avevo grandi progetti.
remark-hit-lost-2 = Un centro pieno. Tanto di cappello!
remark-out-0 = Una carta di troppo.
remark-out-1 = Dovevo fermarmi. Lo dico sempre dopo.
remark-out-2 = Ecco, per me è finita.
remark-tied-0 = Parità, e a me niente.
remark-tied-1 = Ci siamo pestati i piedi.
remark-tied-2 = Proprio niente? Va bene, prossima presa.
remark-bid-made-0 = Come dichiarato.
remark-bid-made-1 = Per una volta ho contato giusto.
remark-bid-made-2 = A metà strada avevo i miei dubbi.
remark-bid-missed-0 = La mia dichiarazione era ardita. O sbagliata.
remark-bid-missed-1 = Avevo fatto altri conti.
remark-bid-missed-2 = Della mia dichiarazione non parliamo.
remark-treasure-0 = Me lo sentivo.
remark-treasure-1 = Eccolo, il tesoro!
remark-treasure-2 = Un colpo di fortuna, lo ammetto.
remark-penalty-0 = Beccato. Hai l’occhio fino.
remark-penalty-1 = Ah, quel segnaseme.
remark-penalty-2 = Colpa mia.
