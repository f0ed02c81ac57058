# Le lezioni: quello che si dice a chi impara un gioco giocando. Al massimo tre righe da 60.

lesson-title = { $number ->
    [none] Lezione
   *[other] Lezione, { $number } di { $all }
}
lesson-go-on = avanti
lesson-again = rileggi il consiglio
lesson-leave-question = Lasciare la lezione? Puoi ricominciarla quando vuoi.
lesson-which = Quale gioco vuoi imparare?
lesson-tip = Consiglio: { $tip }

lesson-eight28-welcome = Prendi carte per avvicinarti a 8 o a 28, senza mai superarli. Bastano due mani per imparare.
lesson-eight28-hidden = La tua carta coperta la conosci solo tu. Un 1/11 vale 1 o 11, come ti fa comodo: di meglio non c’è quasi niente.
lesson-eight28-gem = Cominci tu a dare: per questo hai messo una pietra in mezzo. Ogni nuovo mazziere ne aggiunge una: si gioca per quelle.
lesson-eight28-offer = Ti viene offerta una carta, e nessuno sa quale. Se la prendi, resta scoperta davanti a te. Per ora non rischi niente: prendila.
lesson-eight28-open = Le carte scoperte le vedono tutti, quella coperta solo tu. Hai { $low } o { $high }: manca ancora molto, prendine un’altra.
lesson-eight28-wild = Un altro 1/11! Ora hai 3, 13 o 23. All’8 e al 28 manca solo 5: una carta piccola serve a tutti e due. Prendi.
lesson-eight28-enough = { $low } o { $high }: vicino a tutti e due. Un 1 sarebbe un centro pieno, quasi tutto il resto rovina. Stavolta rifiuta.
lesson-eight28-declined = Una carta rifiutata non la vede nessuno: si offre al prossimo. Dopo puoi prendere ancora, oppure di’: basta per questa mano.
lesson-eight28-choose = Per un giro nessuno ha preso: la mano è finita e le carte sono scoperte. Contro un 8 il tuo 7 non serve: scegli il 28.
lesson-eight28-halves = Chi è più vicino all’8 e chi al 28 prendono metà delle pietre ciascuno. Quello che non si divide resta in mezzo.
lesson-eight28-again = Carte nuove, e comincia a dare il prossimo. La tua carta coperta è di nuovo un 1/11. Prendi.
lesson-eight28-hope = Di nuovo due 1/11: 2, 12 o 22. Con 6 in più avresti insieme 8 e 28: un centro pieno, che prende tutto. Prendi.
lesson-eight28-five = 3, 13 o 23: ora basterebbe un 5. Con così poco non rischi quasi niente. Prendi.
lesson-eight28-stop = 8 e 28: ecco fatto! Ogni altra carta rovinerebbe tutto. Di’: basta per questa mano.
lesson-eight28-out = { $name } ha 28 o più in carte scoperte, anche se ogni 1/11 vale 1: è fuori, e in questa mano non prende niente.
lesson-eight28-hit = Il tuo centro pieno! Niente metà, niente da dividere: tutto quello che era in mezzo è tuo.
lesson-eight28-end = Il gioco è tutto qui. Finisce con la mano in cui arriva la prima pietra rossa, che vale 2. Continua, o lascia il tavolo.

lesson-farbstich-welcome = Nove carte, nove prese, e puoi sempre giocare qualsiasi carta. Quelle di un colore si uniscono: conta la loro somma.
lesson-farbstich-display = Ci si gioca le carte in palio. Chi è in testa sceglie un colore e ne raccoglie tutte le carte: i loro numeri sono punti.
lesson-farbstich-team = Il rosso fa 5, il verde 2. Con il tuo 4 verde il verde fa 6 e va in testa, e il tuo 4 è il più alto. Giocalo.
lesson-farbstich-pick = Sei in testa, e la scelta è tua. Il verde rende di più, 3 e 9 fanno 12 punti: raccogli il verde.
lesson-farbstich-picked = Poi hanno raccolto gli altri: prima il verde, poi il rosso. Per l’ultimo, niente. Ora sono in palio le carte appena giocate.
lesson-farbstich-lead = Chi raccoglie per primo apre. Non sai ancora niente e puoi solo indovinare: sacrifica una carta piccola, il tuo 1 giallo.
lesson-farbstich-tie = Due colori hanno lo stesso totale, { $total }: parità! Il conteggio si ferma lì: niente per loro, né per i colori sotto.
lesson-farbstich-join = Il giallo fa già 7. Unisciti con il tuo 5 giallo: farà 12, e la tua carta sarà la più alta.
lesson-farbstich-worth = Di nuovo in testa! Quello che raccogli resta coperto: i punti si vedono solo alla fine. Prendi ciò che rende di più.
lesson-farbstich-few = In palio ci sono solo due colori: due giocatori avranno qualcosa, e basta. Apri con una carta piccola, il 2 rosso.
lesson-farbstich-third = Il rosso ha fatto 18, ma il tuo 2 era il più basso. Due hanno raccolto prima di te, e non restava niente.
lesson-farbstich-higher = In palio il rosso vale 18 punti, e si è aperto con il 6 rosso. Il tuo 8 rosso è più alto: giocalo.
lesson-farbstich-rich = Ancora in testa: verde e blu erano pari e restano a mani vuote. Raccogli il rosso: 18 punti!
lesson-farbstich-end = Si va avanti così fino alla nona carta. Ciò che resta in palio non conta per nessuno. Continua, o lascia il tavolo.

lesson-schatzsuche-welcome = Dieci mani: con una carta, con due, fino a dieci. In ognuna dichiari quante prese farai, e poi devi farle.
lesson-schatzsuche-trump = La carta scoperta non è di nessuno. Fa di fiori la briscola di questa mano: una carta di fiori batte tutti gli altri semi.
lesson-schatzsuche-bid = Gli altri due dichiarano una presa, e ce n’è una sola. La tua carta di fiori è la più bassa, ma è briscola: dichiara 1.
lesson-schatzsuche-must = Si è aperto a picche, e tu non ne hai. Allora devi giocare briscola: il tuo 7 di fiori fa la presa.
lesson-schatzsuche-marker = Ognuno ha quattro segnasemi. Siccome non avevi picche, il tuo di picche ora è coperto: lo sanno tutti.
lesson-schatzsuche-score = 1 dichiarata, 1 fatta: dichiarazione per mano, cioè 1 punto. Gli altri perdono il numero della mano per ogni presa di scarto.
lesson-schatzsuche-strong = Briscola cuori: il fante di cuori e un asso, due prese probabili. Chi è in testa dà e dichiara per ultimo. Dichiara 2.
lesson-schatzsuche-follow = Si è aperto a cuori: chi ne ha deve rispondere. L’asso ora non si può giocare, ma il fante basta.
lesson-schatzsuche-lead = Chi fa la presa apre la seguente. L’ordine è asso, 10, re, donna, fante, 9, 8, 7: ora tocca al tuo asso.
lesson-schatzsuche-neither = { $name } non aveva né il seme né briscola e poteva giocare di tutto. Due segnasemi sono coperti: si sa che cosa manca.
lesson-schatzsuche-deal = 2 dichiarate e 2 fatte nella mano 2: 4 punti. E chi sbaglia paga di più a ogni mano.
lesson-schatzsuche-weak = Un re, un 7 e una briscola piccola: vanno bene per una presa, difficilmente per due. Dichiara 1.
lesson-schatzsuche-trumped = Si è aperto a cuori, e tu non ne hai: devi giocare briscola, che tu voglia o no. Il tuo 8 di picche basta.
lesson-schatzsuche-low = La tua presa ce l’hai, e ogni altra costa 3 punti. Apri dunque con la più bassa: il 7 di fiori.
lesson-schatzsuche-free = Si è aperto a fiori, e non hai né fiori né briscola. Allora puoi giocare di tutto, e si coprono due segnasemi.
lesson-schatzsuche-end = E così fino alla mano 10, dove si indovina la carta d’oro: seme 20, valore 40, tutti e due 160. Continua, o lascia il tavolo.
