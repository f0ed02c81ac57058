### Around every board: the head line and the choices of the table.

screen-table-play-on = avanti
screen-table-hurry = { $key }: avanti
screen-table-pace = ritmo dei bot
screen-table-pace-now = { $pace ->
    [quick] Ora i bot rispondono in fretta.
   *[usual] I bot si prendono di nuovo il loro tempo.
}
screen-table-mark = { $mark ->
    [bot] bot
    [covered] bot supplente
   *[away] assente
}
screen-table-recap = riepilogo
screen-table-your-turn = Tocca a te
screen-table-covered = Un bot gioca per te

screen-table-number = tavolo { $table }
screen-table-result = il risultato
screen-table-clock = il tempo che resta, in minuti e secondi{ $increment ->
    [0] { "" }
    [one] ; ogni mossa aggiunge 1 secondo
   *[other] ; ogni mossa aggiunge { $increment } secondi
}
