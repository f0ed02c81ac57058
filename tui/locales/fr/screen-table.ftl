### Around every board: the head line and the choices of the table.

screen-table-play-on = continuer
screen-table-hurry = { $key } : suite
screen-table-pace = rythme des bots
screen-table-pace-now = { $pace ->
    [quick] Les bots répondent vite maintenant.
   *[usual] Les bots reprennent leur temps.
}
screen-table-mark = { $mark ->
    [bot] bot
    [covered] bot remplaçant
   *[away] pas là
}
screen-table-recap = récap
screen-table-your-turn = À toi
screen-table-covered = Un bot joue pour toi

screen-table-number = table { $table }
screen-table-result = le résultat
screen-table-clock = le temps qui reste, en minutes et secondes{ $increment ->
    [0] { "" }
    [one] { " " }; chaque coup ajoute 1 seconde
   *[other] { " " }; chaque coup ajoute { $increment } secondes
}
