### Around every board: the head line and the choices of the table.

screen-table-play-on = weiter
screen-table-hurry = { $key }: weiter
screen-table-pace = Bot-Tempo
screen-table-pace-now = { $pace ->
    [quick] Die Bots antworten jetzt schnell.
   *[usual] Die Bots lassen sich wieder Zeit.
}
screen-table-mark = { $mark ->
    [bot] Bot
    [covered] Bot spielt
   *[away] weg
}
screen-table-recap = Rückblick
screen-table-your-turn = Du bist dran
screen-table-covered = Ein Bot spielt für dich

screen-table-number = Tisch { $table }
screen-table-result = das Ergebnis
screen-table-clock = so viel Zeit bleibt, in Minuten und Sekunden{ $increment ->
    [0] { "" }
    [one] ; für jeden Zug kommt 1 Sekunde dazu
   *[other] ; für jeden Zug kommen { $increment } Sekunden dazu
}
