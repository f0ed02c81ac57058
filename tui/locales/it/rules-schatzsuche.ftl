### Schatzsuche: the rules as the table in question plays them; what the sheet leaves open is marked.

rules-schatzsuche = aim cards deal bids play tricks markers watch penalties points golden end

rules-schatzsuche-aim-title = Di che si tratta
rules-schatzsuche-aim =
    Si gioca in tre, per dieci mani.
    In ogni mano dichiari quante prese farai, e poi cerchi di farne esattamente quel numero.
    Nell’ultima mano c’è anche un tesoro da trovare: indovini qual è la carta d’oro.
    Vince chi alla fine ha più punti.

rules-schatzsuche-cards-title = Le carte
rules-schatzsuche-cards =
    Si gioca con 32 carte di quattro semi: fiori, picche, cuori e quadri.
    In ogni seme la più alta è l’asso, poi vengono il 10, il re, la donna, il fante, il 9, l’8 e il 7.
    Attenzione al 10: batte il re.

    Inoltre ognuno ha davanti a sé quattro segnasemi, uno per seme.

rules-schatzsuche-deal-title = La distribuzione
rules-schatzsuche-deal =
    Nella mano 1 ognuno riceve una carta, nella mano 2 due, e così via fino a dieci carte nella mano 10.
    La carta seguente si scopre, e il suo seme è la briscola di quella mano.
    { rules-house-rule } questa carta non è di nessuno.

    { rules-house-rule } si tira a sorte il primo mazziere.
    Dopo ogni mano fa il mazziere chi ha più punti. Se in testa sono in due, tocca al terzo; se sono pari tutti e tre, resta lo stesso.
    { rules-house-rule } { $markers ->
       *[assisted] per questo contano i punti di tutte le mani già giocate.
        [by_hand] per questo contano i punti di tutte le mani già giocate, penalità comprese.
    }

rules-schatzsuche-bids-title = Le dichiarazioni
rules-schatzsuche-bids =
    Distribuite le carte, ognuno dice ad alta voce quante prese farà.
    Comincia chi siede a sinistra del mazziere, e il mazziere dichiara per ultimo.

    { rules-house-rule } puoi dichiarare da 0 al numero delle tue carte, qualunque cosa abbiano dichiarato gli altri.

rules-schatzsuche-play-title = Rispondere e giocare briscola
rules-schatzsuche-play =
    In una presa ognuno gioca una carta. Chi gioca la prima apre, poi si continua in senso orario.
    Apre la prima presa chi siede a sinistra del mazziere, con una carta qualunque. Poi apre sempre chi ha fatto l’ultima presa.
    Se hai carte del seme di apertura, devi rispondere.
    Se non puoi rispondere, devi giocare una briscola.
    Se non hai nemmeno briscole, puoi giocare qualunque carta.

    { rules-house-rule } se questa presa è stata aperta con una briscola e tu non ne hai, puoi giocare qualunque carta.
    { rules-house-rule } non c’è mai l’obbligo di superare una briscola già giocata.

rules-schatzsuche-tricks-title = Chi fa la presa
rules-schatzsuche-tricks =
    Fa la presa la briscola più alta.
    Se non ci sono briscole, la fa la carta più alta del seme di apertura.
    Nessun’altra carta può vincere, per quanto sia alta.

    Per esempio, la briscola è cuori e si apre con il re di picche. Il 10 di picche lo batte, e il 7 di cuori batte tutti e due. L’asso di quadri non farebbe la presa.

rules-schatzsuche-markers-title = I segnasemi
rules-schatzsuche-markers =
    Un segnaseme coperto dice a tutti: di questo seme non ho più carte.
    { rules-house-rule } all’inizio di ogni mano tutti i segnasemi sono scoperti.

    Se non puoi rispondere, prima della tua carta si copre il tuo segnaseme del seme di apertura.
    Se non hai nemmeno briscole, e non si è aperto con una briscola, si copre anche il tuo segnaseme di briscola.
    Per esempio, la briscola è cuori, si apre a fiori e tu non hai né l’uno né l’altro: prima si coprono i tuoi segnasemi di fiori e di cuori, poi giochi la carta che vuoi.

rules-schatzsuche-watch-title = Chi controlla
rules-schatzsuche-watch =
    { $markers ->
       *[assisted] { rules-house-rule } a questo tavolo controlla la casa: puoi giocare solo le carte permesse, e i segnasemi si coprono da soli.
        [by_hand] A questo tavolo i tuoi segnasemi li copri tu, e solo quando è dovuto: prima della carta, non in anticipo.
        { rules-house-rule } la casa però te lo lascia fare in ogni momento, da quando si scopre la briscola al conto dei punti. Farlo in anticipo non costa niente di per sé, ma ogni carta di quel seme giocata dopo costa 25 punti se qualcuno la contesta.
        { rules-house-rule } al tuo turno puoi giocare qualunque carta che hai in mano; accorgersi di un errore tocca agli altri.

        { rules-house-rule } quello che devi coprire dipende da ciò che tutti possono vedere, qualunque carta tu abbia in mano: se non rispondi, è il segnaseme del seme di apertura, e se la tua carta non è nemmeno una briscola e non si è aperto con una briscola, è anche il segnaseme di briscola.
    }

rules-schatzsuche-penalties-title = Le penalità
rules-schatzsuche-penalties =
    { $markers ->
       *[assisted] { rules-house-rule } a questo tavolo non ci sono penalità, perché errori simili non sono possibili, e non c’è niente da contestare.
        [by_hand] Se non copri un segnaseme che dovevi coprire, o lo copri dopo la tua carta, perdi 10 punti. { rules-house-rule } una volta sola per carta, anche per due segnasemi.
        Se giochi una carta di un seme con il segnaseme già coperto, ne perdi 25.
        Tutto questo vale solo se qualcun altro contesta prima che si apra la presa seguente. { rules-house-rule } dopo l’ultima presa restano pochi secondi per contestare, o meno se tutti dicono di non avere niente da contestare; chi tace non contesta niente.

        { rules-house-rule } si contesta la carta di una persona; se ha tutti e due gli errori, ognuno va contestato a parte, e prima conta il più grave.
        { rules-house-rule } contestare a torto non costa niente.

        Scoprire di nuovo un segnaseme costa 50 punti. { rules-house-rule } li perdi subito, e le carte giocate restano giocate.
    }

rules-schatzsuche-points-title = I punti
rules-schatzsuche-points =
    Se fai almeno tante prese quante ne hai dichiarate, segni la tua dichiarazione moltiplicata per il numero della mano.
    Ogni presa in più o in meno ti costa il numero della mano.

    Per esempio, dichiari 3 prese nella mano 6. Con 3 prese segni 18. Con 4 prese segni 18 meno 6, cioè 12. Con 1 presa perdi 12, perché ne mancano due.
    Se dichiari 0, senza prese non segni niente, e ogni presa ti costa 6.

rules-schatzsuche-golden-title = La carta d’oro
rules-schatzsuche-golden =
    Prima di distribuire le carte della mano 10, ognuno indovina il seme e il valore della carta d’oro.
    { rules-house-rule } si indovina ad alta voce, cominciando a sinistra del mazziere, e si può dire anche una carta già detta.
    Poi la prima carta del mazzo va coperta in mezzo al tavolo: è la carta d’oro.
    Ognuno riceve dieci carte, e quella che resta decide la briscola.

    Dopo la mano si scopre la carta d’oro. Il seme giusto dà 20 punti, il valore giusto 40, e tutti e due insieme 160.

rules-schatzsuche-end-title = La fine della partita
rules-schatzsuche-end =
    La partita è finita quando la carta d’oro è scoperta.
    Si sommano i punti delle dieci mani e quelli della carta d’oro, e vince chi ne ha di più.
    Se sono tutti sotto zero, vince chi ha perso di meno.

    { rules-house-rule } se in testa sono in più d’uno, vincono a pari merito.
