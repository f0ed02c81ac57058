# Was das Haus rund um die Spiele sagt: warum etwas nicht geht, und was es am Tisch Neues gibt.

refusal-bad-request = { $where ->
    [none] Das ist keine Anfrage im JSON-Format.
   *[other] Diese Anfrage lässt sich nicht lesen, der Fehler liegt bei „{ $where }“.
}
refusal-no-such-request = Diese Anfrage gibt es nicht. Möglich ist: { $requests }.
refusal-line-too-long = Diese Zeile ist zu lang. Mehr als { $most } Bytes werden nicht gelesen.
refusal-too-fast = Das war zu schnell. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
refusal-address-limit = { $of ->
    [arrivals] Von deiner Adresse kamen zu viele Verbindungen.
    [codes] Von deiner Adresse kamen zu viele falsche Codes.
    [commands] Von deiner Adresse kamen zu viele Befehle.
    [names] Von deiner Adresse kamen heute viele neue Schlüssel, darum bist du als Gast hier.
    [proofs] Von deiner Adresse wurden schon viele Partien geprüft.
    [records] Von deiner Adresse wurden schon viele Partien nachgeschlagen.
    [screens] Von deiner Adresse kamen zu viele auf einmal an den Bildschirm.
    [tables] Von deiner Adresse wurden schon viele Tische eröffnet.
    [talk] Von deiner Adresse wurde so viel geredet, dass andere kaum zu Wort kommen.
   *[other] Von deiner Adresse kam zu viel auf einmal.
} Versuch es in { $unit ->
    [hours] { $wait ->
        [one] einer Stunde
       *[other] { $wait } Stunden
    }
    [minutes] { $wait ->
        [one] einer Minute
       *[other] { $wait } Minuten
    }
   *[seconds] { $wait ->
        [one] einer Sekunde
       *[other] { $wait } Sekunden
    }
} noch einmal.
refusal-address-full = { $of ->
    [bot_tables] { $most ->
        [one] An einem Tisch, der von deiner Adresse eröffnet wurde, spielen schon nur Bots. Gib ihn zuerst auf.
       *[other] An { $most } Tischen, die von deiner Adresse eröffnet wurden, spielen nur Bots. Gib zuerst einen davon auf.
    }
    [sessions] { $most ->
        [one] Von deiner Adresse ist schon jemand im Haus. Verlass es dort zuerst.
       *[other] Von deiner Adresse sind schon { $most } Leute oder Programme im Haus. Verlass es zuerst anderswo.
    }
   *[connections] { $most ->
        [one] Von deiner Adresse ist schon jemand da. Beende zuerst diese Verbindung.
       *[other] Von deiner Adresse gibt es schon { $most } Verbindungen. Beende zuerst eine davon.
    }
}
refusal-house-full = Das Haus ist voll. Bitte komm später wieder.
refusal-name-not-allowed = { $why ->
    [length] „{ $name }“ geht nicht als Name: Ein Name hat 2 bis 20 Zeichen.
    [letters] „{ $name }“ geht nicht als Name: Erlaubt sind nur Buchstaben, Ziffern und ein paar Zeichen.
   *[reserved] „{ $name }“ geht nicht als Name: Man könnte dich mit dem Haus oder einem Bot verwechseln.
}
refusal-name-taken = { $name } heißt hier schon jemand, oder jedenfalls zum Verwechseln ähnlich. Frei ist { $free }.
refusal-no-such-name = Hier heißt niemand { $name }.
refusal-no-such-code = Diesen Rückkehrcode hat niemand bekommen, oder er ist schon verbraucht.
refusal-needs-key = Dafür brauchst du einen eigenen SSH-Schlüssel: Komm mit einem herein.
refusal-name-kept = Dieser Schlüssel gehört schon { $name }, und dabei bleibt es.
refusal-house-closes = Das Haus schließt gleich: Es beginnen keine Spiele mehr.
refusal-no-such-game = Das Spiel „{ $game }“ gibt es hier nicht. Gespielt wird: { $games }.
refusal-seats-not-allowed = Dieses Spiel ist für { $allowed } Personen.
refusal-option-not-allowed = „{ $option }“ lässt sich so nicht wählen. { $allowed_count ->
    [0] Dieses Spiel hat keine Optionen.
   *[other] Möglich ist: { $allowed }.
}
refusal-lesson-is-fixed = Beim Lernspiel sind Karten, Regeln und Bots immer dieselben, ohne Uhr und ohne andere Leute.
refusal-no-such-bot = Einen Bot „{ $bot }“ gibt es für dieses Spiel nicht. Es gibt: { $bots }.
refusal-too-many-bots = { $most ->
    [0] Hier kann sich kein Bot dazusetzen.
    [one] Hier kann sich höchstens ein Bot dazusetzen.
   *[other] Hier können sich höchstens { $most } Bots dazusetzen.
}
refusal-too-many-tables = Es gibt schon { $most } Tische, mehr passen nicht hinein. Setz dich an einen davon.
refusal-too-many-seats = Du hast schon an { $most ->
        [one] einem Tisch
       *[other] { $most } Tischen
    } einen Platz. Bring erst dort ein Spiel zu Ende oder gib eins auf.
refusal-no-such-table = Einen offenen Tisch „{ $table }“ gibt es nicht, und eine solche Einladung auch nicht.
refusal-table-full = An diesem Tisch ist kein Platz mehr frei. Aber zuschauen kannst du.
refusal-seat-taken = Da sitzt schon { $name }.
refusal-seat-free = Da sitzt niemand.
refusal-already-at-table = Du bist an Tisch { $table }. Verlass ihn zuerst.
refusal-not-at-table = Du bist an keinem Tisch. Setz dich an einen, oder mach einen auf.
refusal-not-seated = Das können nur die, die am Tisch sitzen.
refusal-not-host = Das kann nur der Gastgeber, und das ist { $host }.
refusal-not-alone = Hier spielen noch andere mit, darum kannst du das nicht allein bestimmen.
refusal-game-running = Hier wird gerade gespielt. Warte, bis das Spiel aus ist.
refusal-game-not-running = An diesem Tisch wird gerade nicht gespielt.
refusal-seats-empty = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
} Warte auf weitere Leute, oder lass Bots mitspielen.
refusal-not-ready = Es sind noch nicht alle bereit. Es fehlt: { $people }.
refusal-not-a-person = { $name } ist ein Bot und kann nicht Gastgeber sein.
refusal-too-late = Zu spät: Am Tisch ist es inzwischen weitergegangen.
refusal-table-paused = Am Tisch ist Pause, weil sich gerade nichts aufschreiben lässt. Es geht nichts verloren.
refusal-cannot-keep = Das lässt sich gerade nicht aufschreiben, also ist es nicht passiert. Versuch es bald noch einmal.
refusal-cannot-stand = Das kann man dir nicht im Voraus abnehmen.{ $possible_count ->
    [0] { "" }
   *[other] { " " }Abnehmen lassen kannst du dir nur: { $possible }.
}
refusal-words-not-allowed = Deine Worte zum Mischen müssen in eine Zeile passen und dürfen höchstens { $most } Zeichen lang sein.
refusal-nothing-said = Da war nichts zu sagen.
refusal-saying-too-long = Das ist zu lang. Mehr als { $most } Zeichen auf einmal gehen nicht.
refusal-hushed = { $host } hat die Galerie um Ruhe gebeten.
refusal-no-such-record = Ein fertiges Spiel „{ $record }“ gibt es nicht.
refusal-other-rules = Das Spiel „{ $record }“ passt nicht zu den heutigen Regeln und lässt sich darum nicht Schritt für Schritt zeigen. Seine Aufzeichnung gibt es noch.

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
       *[other] { " " }Nach { $cover } Sekunden spielt ein Bot.
    }
}
news-dropped = { $you ->
    [yes] Deine Verbindung ist abgerissen.
   *[no] Die Verbindung von { $name } ist abgerissen.{ $cover ->
        [none] { "" }
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
    [yes] Du wirst weggeschickt.
   *[no] { $name } wird weggeschickt.
}
news-host = { $you ->
    [yes] Du bist jetzt Gastgeber.
   *[no] { $name } ist jetzt Gastgeber.
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
