### What happens to people at a table.

news-sat = { $you ->
    [yes] Du setzt dich.
   *[no] { $name } setzt sich.
}
news-stood = { $you ->
    [yes] Du stehst auf.
   *[no] { $name } steht auf.
}
news-left = { $you ->
    [yes] Du verlässt den Tisch.
   *[no] { $name } verlässt den Tisch.{ $cover ->
        [none] { "" }
        [one] { " " }Nach einer Sekunde spielt ein Bot.
       *[other] { " " }Nach { $cover } Sekunden spielt ein Bot.
    }
}
news-dropped = { $you ->
    [yes] Deine Verbindung ist abgerissen.
   *[no] Die Verbindung von { $name } ist abgerissen.{ $cover ->
        [none] { "" }
        [one] { " " }Nach einer Sekunde spielt ein Bot.
       *[other] { " " }Nach { $cover } Sekunden spielt ein Bot.
    }
}
news-back = { $you ->
    [yes] Du bist wieder da.
   *[no] { $name } ist wieder da.
}
news-ready = { $you ->
    [yes] Du bist bereit.
   *[no] { $name } ist bereit.
}
news-not-ready = { $you ->
    [yes] Du bist nicht mehr bereit.
   *[no] { $name } ist nicht mehr bereit.
}
news-bot = { $you ->
    [yes] Du setzt dich als Bot dazu.
   *[no] { $name }, ein Bot, setzt sich dazu.
}
news-no-bot = { $you ->
    [yes] Du musst gehen.
   *[no] { $name } muss gehen.
}
news-host = { $you ->
    [yes] Du führst jetzt den Tisch.
   *[no] { $name } führt jetzt den Tisch.
}
news-time-out = { $you ->
    [yes] Deine Zeit ist um: Ein Bot entscheidet für dich.
   *[no] Die Zeit von { $name } war um: Ein Bot hat entschieden.
}
news-away = { $you ->
    [yes] Deine Zeit ist wieder um, und du giltst als abwesend. Sobald du etwas tust, spielst du wieder selbst.
   *[no] { $name } gilt als abwesend.
}
news-covered = { $you ->
    [yes] Für dich spielt ein Bot.
   *[no] Für { $name } spielt ein Bot.
}
news-hushed = { $you ->
    [yes] Du bittest die Galerie um Ruhe.
   *[no] { $name } bittet die Galerie um Ruhe.
}
news-not-hushed = { $you ->
    [yes] Du lässt die Galerie wieder reden.
   *[no] { $name } lässt die Galerie wieder reden.
}
news-words = { $you ->
    [yes] Du gibst eigene Worte zum Mischen dazu.
   *[no] { $name } gibt eigene Worte zum Mischen dazu.
}
news-no-words = { $you ->
    [yes] Du nimmst deine Worte zum Mischen zurück.
   *[no] { $name } nimmt die Worte zum Mischen zurück.
}
news-unmuted = Du kannst wieder schreiben.
news-restart = Das Haus startet neu und ist in ein paar Sekunden wieder da. Gib dieselbe Zeile noch einmal ein: Dein Platz bleibt dir.
news-merged = Die Schlüssel von { $name } gehören jetzt zu deinem Namen.
news-seat-lent = Am Tisch { $table } lässt das Haus einen Bot für dich spielen. Sobald du dort etwas tust, spielst du wieder selbst.
news-drain-on = Vorerst beginnen keine neuen Spiele. Laufende Spiele werden zu Ende gespielt.
news-drain-off = Es können wieder neue Spiele beginnen.
