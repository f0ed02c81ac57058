### Farbstich: the rules as the table in question plays them; what the sheet leaves open is marked.

rules-farbstich = aim cards deal play ranking ties collect example next-trick points end match

rules-farbstich-aim-title = Di che si tratta
rules-farbstich-aim =
    A ogni presa ognuno gioca una carta.
    Le carte dello stesso colore fanno squadra, e i colori più forti raccolgono carte fra quelle in palio, che stanno scoperte in mezzo al tavolo.
    Ogni carta raccolta vale tanti punti quanto il suo numero.
    Vince chi ha più punti.

    Il gioco è di Steffen Brückner.
    { rules-house-rule } il suo foglio delle regole non gli dà un nome, e noi lo chiamiamo Farbstich.

rules-farbstich-cards-title = Le carte
rules-farbstich-cards =
    Ogni colore ha dieci carte, da 1 a 10, e ogni carta c’è una volta sola.
    I colori sono tanti quanti i giocatori.
    { rules-house-rule } in { $players } si gioca con { $players ->
        [3] rosso, verde e blu.
        [4] rosso, verde, blu e giallo.
        [5] rosso, verde, blu, giallo e viola.
       *[other] rosso, verde, blu, giallo, viola e bianco.
    }

rules-farbstich-deal-title = La distribuzione
rules-farbstich-deal =
    Si mescolano tutte le carte.
    Se ne mettono { $players } scoperte in mezzo al tavolo: sono le prime carte in palio.
    Delle altre ognuno ne riceve nove in mano, che nessun altro vede.

    { rules-house-rule } si tira a sorte chi comincia la prima partita.

rules-farbstich-play-title = Giocare una carta
rules-farbstich-play =
    Chi comincia gioca una carta scoperta, poi ognuno gioca la sua, a turno e in senso orario.
    Quando tutti hanno giocato una carta, si conta la presa.
    Con nove carte a testa si fanno nove prese, cioè una partita.

    { rules-house-rule } puoi giocare qualunque carta: nessuno deve rispondere al colore.

rules-farbstich-ranking-title = Chi raccoglie per primo
rules-farbstich-ranking =
    Per prima cosa si sommano, colore per colore, le carte appena giocate.
    Viene prima il colore con il totale più alto, poi il secondo, e così via.
    Nello stesso colore viene prima la carta più alta.
    Così anche una carta bassa può venire presto, se il suo colore è forte.

    Per esempio, il 3 rosso e l’8 rosso fanno 11 e battono il 10 blu. L’ordine è: l’8 rosso, il 3 rosso, il 10 blu.

rules-farbstich-ties-title = Parità
rules-farbstich-ties =
    Se due o più colori fanno lo stesso totale, il conteggio si ferma lì: quei colori e tutti quelli più bassi non raccolgono niente.
    I colori più alti hanno già raccolto, e tengono quello che hanno.

    Per esempio, il 5 rosso e il 3 rosso fanno 8, e anche l’8 blu fa 8. Se nessun altro colore fa di più, in questa presa non raccoglie nessuno.

rules-farbstich-collect-title = Raccogliere
rules-farbstich-collect =
    Nell’ordine trovato, ognuno sceglie un colore e ne raccoglie tutte le carte in palio.
    Le carte appena giocate non sono ancora in palio.

    { rules-house-rule } chi è di turno deve raccogliere un colore; tanto non costa mai niente.
    { rules-house-rule } se non ci sono più carte in palio, chi viene dopo non prende niente.

rules-farbstich-example-title = Un esempio
rules-farbstich-example =
    Si gioca in cinque. In palio ci sono il 10 rosso, il 3 rosso, il 6 verde, l’8 giallo e il 5 viola.
    Si giocano il 9 rosso, l’8 blu, il 4 rosso, il 7 verde e il 7 giallo.
    Il rosso fa 13 e il blu 8; il verde e il giallo fanno 7 ciascuno.

    Il 9 rosso viene per primo e raccoglie le due carte rosse, cioè 13 punti.
    Poi il 4 rosso raccoglie l’8 giallo, e l’8 blu raccoglie il 6 verde.
    Verde e giallo sono pari: il conteggio si ferma, e il 5 viola resta in palio.

rules-farbstich-next-trick-title = La presa seguente
rules-farbstich-next-trick =
    Le carte in palio avanzate restano lì, e si aggiungono quelle appena giocate.
    Tutte insieme sono in palio nella presa seguente.

    Apre chi ha raccolto per primo.
    Se nessuno ha raccolto, apre di nuovo la stessa persona.

rules-farbstich-points-title = Le carte raccolte
rules-farbstich-points =
    Le carte raccolte restano coperte fino alla fine della partita.
    { $open_scores ->
        [true] { rules-house-rule } a questo tavolo i punti di tutti si vedono in ogni momento.
       *[false] Fino ad allora nessuno le guarda più, e non si vedono nemmeno i propri punti. Però tutti vedono che cosa si raccoglie, e possono tenere il conto a mente.
    }

rules-farbstich-end-title = La fine di una partita
rules-farbstich-end =
    Una partita finisce quando tutti hanno giocato l’ultima carta e quella presa è contata.
    { rules-house-rule } le carte ancora in palio e le ultime giocate non valgono per nessuno.

    Ognuno somma i numeri delle carte che ha raccolto.

rules-farbstich-match-title = Vincere
rules-farbstich-match =
    { $games ->
        [1] A questo tavolo si gioca una partita sola, e vince chi fa più punti.
       *[other] A questo tavolo si giocano { $games } partite. Si sommano i punti di tutte, e vince chi alla fine ne ha di più.

        Chi è in testa con i punti di tutte le partite già giocate comincia la seguente.
        { rules-house-rule } se in testa sono in più d’uno, si parte da chi ha cominciato la partita precedente e si va in senso orario: comincia la prima persona che è in testa.
    }

    { rules-house-rule } se in testa sono in più d’uno, vincono a pari merito.
