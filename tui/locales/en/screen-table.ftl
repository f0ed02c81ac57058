### Around every board: the head line and the choices of the table.
###
### $increment (10): seconds
### $key (Enter): the name of a key
### $mark (bot): which: bot, covered, gone, away
### $pace (quick): which: quick, usual
### $table (3): the number of a table, or its code

screen-table-play-on = play on
screen-table-hurry = { $key }: on
screen-table-pace = bots’ pace
screen-table-pace-now = { $pace ->
    [quick] The bots answer quickly now.
   *[usual] The bots take their time again.
}
screen-table-mark = { $mark ->
    [bot] bot
    [covered] bot stands in
    [gone] away
   *[away] away
}
screen-table-recap = recap
screen-table-your-turn = Your turn
screen-table-covered = A bot plays for you

screen-table-number = table { $table }
screen-table-result = the result
screen-table-clock = the time that is left, in minutes and seconds{ $increment ->
    [0] { "" }
    [one] ; each move adds 1 second
   *[other] ; each move adds { $increment } seconds
}
