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
