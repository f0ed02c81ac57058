# Le regole di Farbstich come si giocano a questo tavolo; quello che il foglio delle regole non dice è segnalato.

farbstich-rules = aim cards deal play ranking ties collect example next-trick points end match

farbstich-rules-aim-title = Di che si tratta
farbstich-rules-aim =
    A ogni presa ognuno gioca una carta.
    Le carte dello stesso colore fanno squadra, e i colori più forti raccolgono carte fra quelle in palio, che stanno scoperte in mezzo al tavolo.
    Ogni carta raccolta vale tanti punti quanto il suo numero.
    Vince chi ha più punti.

    Il gioco è di Steffen Brückner.
    { ruling-mark } il suo foglio delle regole non gli dà un nome, e noi lo chiamiamo Farbstich.

farbstich-rules-cards-title = Le carte
farbstich-rules-cards =
    Ogni colore ha dieci carte, da 1 a 10, e ogni carta c’è una volta sola.
    I colori sono tanti quanti i giocatori.
    { ruling-mark } in { $players } si gioca con { $players ->
        [3] rosso, verde e blu.
        [4] rosso, verde, blu e giallo.
        [5] rosso, verde, blu, giallo e viola.
       *[other] rosso, verde, blu, giallo, viola e bianco.
    }

farbstich-rules-deal-title = La distribuzione
farbstich-rules-deal =
    Si mescolano tutte le carte.
    Se ne mettono { $players } scoperte in mezzo al tavolo: sono le prime carte in palio.
    Delle altre ognuno ne riceve nove in mano, e le vede solo lui.

    { ruling-mark } si tira a sorte chi comincia la prima partita.

farbstich-rules-play-title = Giocare una carta
farbstich-rules-play =
    Chi comincia gioca una carta scoperta, e gli altri seguono uno alla volta in senso orario.
    Quando tutti hanno giocato una carta, si conta la presa.
    Con nove carte a testa si fanno nove prese, cioè una partita.

    { ruling-mark } puoi giocare qualunque carta: nessuno deve rispondere al colore.

farbstich-rules-ranking-title = Chi raccoglie per primo
farbstich-rules-ranking =
    Per prima cosa si sommano, colore per colore, le carte appena giocate.
    Viene prima il colore con il totale più alto, poi il secondo, e così via.
    Dentro un colore viene prima la carta più alta.
    Così anche una carta bassa può venire presto, se il suo colore è forte.

    Per esempio, il 3 rosso e l’8 rosso fanno 11 e battono il 10 blu. L’ordine è: l’8 rosso, il 3 rosso, il 10 blu.

farbstich-rules-ties-title = Parità
farbstich-rules-ties =
    Se due o più colori fanno lo stesso totale, il conteggio si ferma lì: quei colori e tutti quelli più bassi non raccolgono niente.
    I colori più alti hanno già raccolto, e tengono quello che hanno.

    Per esempio, il 5 rosso e il 3 rosso fanno 8, e anche l’8 blu fa 8. Se nessun altro colore fa di più, in questa presa non raccoglie nessuno.

farbstich-rules-collect-title = Raccogliere
farbstich-rules-collect =
    Nell’ordine trovato, ognuno sceglie un colore e ne raccoglie tutte le carte in palio.
    Le carte appena giocate non sono ancora in palio.

    { ruling-mark } chi è di turno deve raccogliere un colore; tanto non costa mai niente.
    { ruling-mark } se non ci sono più carte in palio, chi viene dopo non prende niente.

farbstich-rules-example-title = Un esempio
farbstich-rules-example =
    Si gioca in cinque. In palio ci sono il 10 rosso, il 3 rosso, il 6 verde, l’8 giallo e il 5 viola.
    Si giocano il 9 rosso, l’8 blu, il 4 rosso, il 7 verde e il 7 giallo.
    Il rosso fa 13 e il blu 8; il verde e il giallo fanno 7 ciascuno.

    Il 9 rosso viene per primo e raccoglie le due carte rosse, cioè 13 punti.
    Poi il 4 rosso raccoglie l’8 giallo, e l’8 blu raccoglie il 6 verde.
    Verde e giallo sono pari: il conteggio si ferma, e il 5 viola resta in palio.

farbstich-rules-next-trick-title = La presa seguente
farbstich-rules-next-trick =
    Le carte in palio avanzate restano lì, e si aggiungono quelle appena giocate.
    Tutte insieme sono in palio nella presa seguente.

    Apre chi ha raccolto per primo.
    Se nessuno ha raccolto, apre di nuovo la stessa persona.

farbstich-rules-points-title = Le carte raccolte
farbstich-rules-points =
    Le carte raccolte restano coperte fino alla fine della partita.
    { $open_scores ->
        [true] { ruling-mark } a questo tavolo i punti di tutti si vedono in ogni momento.
       *[false] Fino ad allora nessuno le guarda più, e non si vedono nemmeno i propri punti. Però tutti vedono che cosa si raccoglie, e possono tenere il conto a mente.
    }

farbstich-rules-end-title = La fine di una partita
farbstich-rules-end =
    Una partita finisce quando tutti hanno giocato l’ultima carta e quella presa è contata.
    { ruling-mark } le carte ancora in palio e le ultime giocate non valgono per nessuno.

    Ognuno somma i numeri delle carte che ha raccolto.

farbstich-rules-match-title = Vincere
farbstich-rules-match =
    { $games ->
        [1] A questo tavolo si gioca una partita sola, e vince chi fa più punti.
       *[other] A questo tavolo si giocano { $games } partite. Si sommano i punti di tutte, e vince chi alla fine ne ha di più.

        Chi è in testa con i punti di tutte le partite già giocate comincia la seguente.
        { ruling-mark } se in testa sono in più d’uno, comincia il primo di loro in senso orario, a partire da chi ha cominciato la partita precedente, che conta anche lui.
    }

    { ruling-mark } a parità di punti si vince a pari merito.
