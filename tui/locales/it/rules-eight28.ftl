### 8-28: the rules as the table in question plays them; what the sheet leaves open is marked.

rules-eight28 = aim cards start giver offer out round-end choice hit payout examples end

rules-eight28-aim-title = Di che si tratta
rules-eight28-aim =
    Prendi carte, una alla volta, e cerchi di fermarti al momento giusto.
    Metà delle pietre in mezzo al tavolo va a chi si avvicina di più all’8, l’altra metà a chi si avvicina di più al 28.
    Andare oltre non serve a niente.
    Chi con le stesse carte fa sia 8 sia 28 prende tutto.

    Si giocano varie mani, e alla fine le pietre vinte danno i punti.
    8-28 è un gioco di David L. Hoyt, Colin Morgan e Mike Hirtle.

rules-eight28-cards-title = Carte e pietre
rules-eight28-cards =
    Su ogni carta c’è un numero, e su alcune c’è 1/11.
    Un 1/11 vale 1 oppure 11, come ti fa comodo, e ognuno per conto suo.
    { rules-house-rule } { $pack ->
       *[zoch] si gioca con 51 carte, cioè quindici 1, tre carte per ogni numero da 2 a 7, quattro 8, tre 9, tre 10 e otto 1/11.
        [authors] si gioca con le 52 carte degli autori, cioè sedici 1, tre carte per ogni numero da 2 a 7, quattro 8, tre 9, tre 10 e otto 1/11.
    }

    La riserva ha 55 pietre blu, da 1 punto l’una, e 15 rosse, da 2 punti l’una.

rules-eight28-start-title = Comincia una mano
rules-eight28-start =
    Si mescolano tutte le carte, e ognuno dei { $players } giocatori riceve una carta coperta.
    La tua la vedi solo tu.
    Le altre carte sono il mazzo.

    { rules-house-rule } { $first_giver ->
       *[drawn] si tira a sorte chi comincia a dare le carte nella prima mano.
        [host] nella prima mano comincia a dare le carte chi ospita il tavolo.
    }
    Ogni mano successiva comincia da chi siede a sinistra dell’ultimo che ha dato le carte.
    { rules-house-rule } questo vale anche se nella mano precedente era fuori.

rules-eight28-giver-title = Dare le carte
rules-eight28-giver =
    Chi dà le carte mette prima una pietra blu della riserva in mezzo al tavolo.
    Finite le blu ne mette una rossa, e finite anche le rosse nessuna.
    Poi fa il giro del tavolo in senso orario e offre a ognuno una carta del mazzo, coperta.
    L’ultima offerta è per sé.

    Fatto il giro, il mazzo passa a sinistra e si ricomincia allo stesso modo.

rules-eight28-offer-title = Prendere o rifiutare
rules-eight28-offer =
    Non sai che carta ti viene offerta.
    Se la prendi, la metti scoperta davanti a te e la vedono tutti.
    Coperta resta solo la tua prima carta, e così nessun altro conosce il tuo totale.

    { rules-house-rule } una carta rifiutata resta in cima al mazzo senza che nessuno la veda, ed è quella che si offre dopo.
    { rules-house-rule } { $pass_is_final ->
        [true] a chi rifiuta una carta non se ne offrono altre in quella mano, ma quando gli arriva il mazzo dà comunque le carte.
       *[false] ogni offerta è nuova: puoi rifiutare adesso e prendere più tardi.
    }

rules-eight28-out-title = Fuori dalla mano
rules-eight28-out =
    Appena le tue carte scoperte fanno 28 o più, anche contando ogni 1/11 come 1, sei fuori per questa mano: niente più carte e niente pietre.
    La tua carta coperta qui non conta.
    Per esempio, 1/11, 10, 9 e 7 possono ancora fare 27, e resti in gioco. Con un altro 10 al posto del 9 saresti fuori.

    { rules-house-rule } chi è fuori salta anche il turno di dare le carte e non mette pietre.
    { rules-house-rule } la sua carta coperta resta coperta finché non si scoprono tutte.
    { rules-house-rule } se è solo la carta coperta a portarti oltre il 28, non dici niente, ti si offrono ancora carte e puoi bluffare.

rules-eight28-round-end-title = La fine di una mano
rules-eight28-round-end =
    { rules-house-rule } quando chi dà le carte ha fatto tutto il giro e nessuno ha preso, nemmeno chi le dà, la mano è finita.
    { rules-house-rule } se sono tutti fuori, finisce subito.
    { rules-house-rule } finisce anche quando si deve offrire una carta e il mazzo è vuoto.
    { rules-house-rule } se il mazzo è finito proprio con l’ultima offerta di un giro, chi lo riceve mette prima ancora una pietra e vale come l’ultimo ad aver dato le carte.{ $pass_is_final ->
        [true] { " " }{ rules-house-rule } se il mazzo passa a sinistra e non c’è più nessuno a cui offrire una carta, chi lo riceve mette ancora una pietra, e poi la mano finisce.
       *[false] { "" }
    }

    Allora si scoprono tutte le carte coperte, anche quelle di chi è fuori.

rules-eight28-choice-title = Per l’8 o per il 28
rules-eight28-choice =
    Somma tutte le tue carte, anche quella coperta.
    Per l’8 conta il tuo totale più alto fino a 8, per il 28 il più alto fino a 28, ma puoi giocare solo per uno dei due.
    Se tutti i tuoi totali superano 8, giochi per il 28. Se tutti superano 28, non vinci niente.
    { rules-house-rule } { $low_may_go_high ->
       *[true] con un totale di 8 o meno puoi sempre scegliere: anche senza totali da 9 a 28 puoi giocare per il 28.
        [false] con un totale di 8 o meno puoi scegliere se le tue carte fanno anche da 9 a 28; altrimenti giochi per l’8.
    }

    Si sceglie a turno, prima di dividere le pietre; comincia la prima persona che può scegliere, a partire da chi ha dato le carte per ultimo.
    { rules-house-rule } si va in senso orario, e tutti vedono che cosa scegli.
    Per esempio, 2, 3 e due 1/11 fanno 7, 17 o 27: valgono 7 per l’8, oppure 27 per il 28.

rules-eight28-hit-title = Centro pieno
rules-eight28-hit =
    Se le tue carte possono fare esattamente 8 e anche esattamente 28, è un centro pieno.
    Per esempio, un 6 e due 1/11 fanno 8 se i due valgono 1, e 28 se valgono 11.
    Il centro pieno vince tutto quello che c’è in mezzo al tavolo: non si divide a metà, e gli altri non prendono niente.
    Se i centri pieni sono più d’uno, si divide in parti uguali, e quello che avanza resta lì.

    { rules-house-rule } il centro pieno vale da sé, e nessuno sceglie più.
    { rules-house-rule } si vince anche quello che le mani precedenti hanno lasciato in mezzo al tavolo.

rules-eight28-payout-title = Dividere le pietre
rules-eight28-payout =
    Con le pietre in mezzo al tavolo si fanno due metà di uguale valore, una per l’8 e una per il 28.
    Ogni metà va al totale più alto fra chi gioca per quella. A parità di totale si divide in parti uguali.
    Quello che non si può dividere in parti uguali resta in mezzo al tavolo per la mano dopo, e così una metà che nessuno vince.

    { rules-house-rule } le pietre non si cambiano e non si spezzano, e le metà sono le più grandi che le pietre presenti permettono.
    { rules-house-rule } se si può fare in più modi, vale quello che distribuisce di più, e fra questi quello che dà di più per l’8.

rules-eight28-examples-title = Esempi di divisione
rules-eight28-examples =
    Ci sono 10 pietre blu. In due giocano per l’8 con 7, e per il 28 giocano un 28 e un 20.
    Ogni metà vale 5. I due 7 prendono 2 pietre ciascuno, il 28 ne prende 5, il 20 niente, e 1 pietra resta.

    Ci sono 6 pietre blu e in gara c’è una persona sola, con 5 per l’8. Vince 3 pietre, e 3 restano.

    Ci sono 3 pietre rosse, che valgono 6, e ogni metà la vince una persona sola. Ciascuna prende 1 pietra rossa, e la terza resta, perché non si spezza.

    Ci sono 1 pietra blu e 1 rossa. Due metà di uguale valore non si possono fare, perciò restano tutte e due.

rules-eight28-end-title = La fine della partita
rules-eight28-end =
    La mano in cui la prima pietra rossa va in mezzo al tavolo è l’ultima, e si gioca fino in fondo.
    Se finiscono anche le rosse, si va avanti senza mettere pietre.
    { rules-house-rule } quello che poi resta in mezzo al tavolo non è di nessuno.

    Ogni pietra blu vale 1 punto e ogni rossa 2.
    Vince chi ha più punti.
    { rules-house-rule } se in testa sono in più d’uno, vincono a pari merito.
