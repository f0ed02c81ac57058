### Why the house refuses something. Each says what is possible instead, where there is something.

refusal-malformed = { $where ->
    [none] Das ist kein Zug im JSON-Format.
   *[other] Dieser Zug lässt sich nicht lesen, der Fehler liegt bei „{ $where }“.
} Die Züge dieses Spiels sind: { $moves }.
refusal-no-such-move = Diesen Zug gibt es hier nicht. Die Züge dieses Spiels sind: { $moves }.
refusal-no-such-seat = An einem Tisch mit { $players } Plätzen gibt es diesen Platz nicht.
refusal-not-your-turn = Du bist nicht dran: Der Tisch wartet auf { $seats }.{ $possible_count ->
    [0] { "" }
   *[other] { " " }Du kannst aber { $possible }.
}
refusal-not-now = Das geht jetzt nicht. Du kannst { $possible }.
refusal-dealing = Nur das Haus mischt und teilt aus.
refusal-no-deal = { $size ->
    [0] Jetzt gibt es nichts zu mischen.
   *[other] Beim Mischen von { $size } Karten muss jede genau einmal vorkommen.
}
refusal-game-over = Das Spiel ist aus. { common-winners }
refusal-not-in-hand = Diese Karte hast du nicht: { $card }. Deine Hand: { $cards }.

refusal-no-room = Das Haus ist gerade voll. Bitte komm später wieder.
refusal-door-busy = Gerade wollen sehr viele herein. Bitte versuch es gleich noch einmal.
refusal-login-too-slow = Die Anmeldung hat länger als { $seconds } Sekunden gedauert. Bitte versuch es noch einmal.
refusal-too-many-tries = Es wurden zu viele Schlüssel probiert ({ $most }). Such einen aus: ssh -o IdentitiesOnly=yes -i FILE
refusal-address-not-welcome = Von deiner Adresse kommt man in dieses Haus nicht hinein.
refusal-key-not-welcome = Mit deinem Schlüssel kommt man in dieses Haus nicht hinein.
refusal-not-invited = Dieses Haus ist nur für geladene Gäste, und die erkennt es an ihren Schlüsseln. Lass deinen Schlüssel von den Leuten eintragen, die es betreiben.
refusal-too-many-sessions = Über eine Verbindung { $most ->
    [one] geht nur eine Sitzung
   *[other] gehen nur { $most } Sitzungen
} gleichzeitig. Beende zuerst eine davon.
refusal-no-forwarding = Das Haus leitet keine Verbindungen weiter.
refusal-no-files = Hier gibt es keine Dateien zu kopieren.
refusal-command-too-long = Dieser Befehl ist zu lang. Gelesen werden höchstens { $most } Bytes.
refusal-nothing-done = Du hast { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} lang nichts getan, darum wird die Verbindung beendet. Komm wieder, wann du magst.
refusal-door-closed = Das Haus schließt. Dein Tisch bleibt erhalten.
refusal-in-line = { $before ->
    [0] Einen Moment, du bist als Nächstes dran.
    [one] Einen Moment, vor dir kommt noch jemand herein.
   *[other] Einen Moment, vor dir kommen noch { $before } andere herein.
}

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
    [proofs] Von deiner Adresse wurden schon viele Spiele geprüft.
    [records] Von deiner Adresse wurden schon viele Spiele nachgeschlagen.
    [screens] Von deiner Adresse wurde der Bildschirm zu oft geöffnet.
    [tables] Von deiner Adresse wurden schon viele Tische eröffnet.
    [talk] Von deiner Adresse kamen zu viele Nachrichten.
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
        [one] Von deiner Adresse gibt es schon einen Tisch, an dem nur Bots spielen. Gib ihn zuerst auf.
       *[other] Von deiner Adresse gibt es schon { $most } Tische, an denen nur Bots spielen. Gib zuerst einen davon auf.
    }
    [sessions] { $most ->
        [one] Von deiner Adresse ist schon jemand im Haus. Beende zuerst diese andere Sitzung.
       *[other] Von deiner Adresse sind schon { $most } Leute oder Programme im Haus. Beende zuerst eine dieser Sitzungen.
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
refusal-no-such-code = Diesen Rückkehr-Code gibt es nicht, oder er ist schon verbraucht.
refusal-needs-key = Dafür brauchst du einen eigenen SSH-Schlüssel: Komm mit einem herein.
refusal-name-kept = Dieser Schlüssel gehört schon { $name } und lässt sich nicht übertragen.
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
refusal-too-many-tables = Es gibt schon { $most } Tische, mehr dürfen es nicht sein. Setz dich an einen davon.
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
refusal-not-host = Das kann nur, wer den Tisch führt, und das ist { $host }.
refusal-not-alone = Hier spielen noch andere mit, darum kannst du das nicht allein bestimmen.
refusal-game-running = Hier wird gerade gespielt. Warte, bis das Spiel aus ist.
refusal-game-not-running = An diesem Tisch wird gerade nicht gespielt.
refusal-seats-empty = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
} Warte auf weitere Leute, oder lass Bots mitspielen.
refusal-not-ready = Noch nicht bereit: { $people }.
refusal-not-a-person = { $name } ist ein Bot und kann den Tisch nicht führen.
refusal-too-late = Zu spät: Am Tisch ist es inzwischen weitergegangen.
refusal-table-paused = Am Tisch ist Pause, weil sich gerade nichts speichern lässt. Es geht nichts verloren.
refusal-no-house = Das Haus ist gerade kurz weg, darum ist nichts geschehen. Versuch es gleich noch einmal.
refusal-table-not-reached = Dieser Tisch ist im Moment nicht zu erreichen. Versuch es gleich noch einmal.
refusal-not-answered = Das Haus war weg, bevor es antworten konnte. Sieh nach, ob es geschehen ist.
refusal-cannot-keep = Das ließ sich nicht speichern und gilt darum nicht. Versuch es gleich noch einmal.
refusal-cannot-stand = Das lässt sich nicht im Voraus festlegen.{ $possible_count ->
    [0] { "" }
   *[other] { " " }Im Voraus geht nur: { $possible }.
}
refusal-words-not-allowed = Deine Worte zum Mischen müssen in eine Zeile passen und dürfen höchstens { $most } Zeichen lang sein.
refusal-nothing-said = Die Nachricht ist leer.
refusal-saying-too-long = Die Nachricht ist zu lang: Mehr als { $most } Zeichen gehen nicht.
refusal-hushed = { $host } hat die Galerie um Ruhe gebeten.
refusal-no-such-record = Ein beendetes Spiel „{ $record }“ gibt es nicht.
refusal-other-rules = Das Spiel „{ $record }“ wurde nach älteren Regeln gespielt und lässt sich darum nicht Schritt für Schritt zeigen. Seine Aufzeichnung gibt es noch.

refusal-you-are-out = Du bist für diesen Durchgang raus: Deine offenen Karten zählen schon { $total }.
refusal-declined-for-good = Du hast in diesem Durchgang schon abgelehnt, und an diesem Tisch bleibt es dabei.

refusal-not-in-display = { $colour } liegt nicht in der Auslage, nur { $colours }.

refusal-must-follow = Du musst { $suit } bedienen. Du hast { $cards }.
refusal-must-trump = Du kannst nicht bedienen, also musst du trumpfen. Trumpf ist { $suit }, du hast { $cards }.
refusal-bid-too-high = In dieser Runde kannst du { $most ->
    [one] 0 Stiche oder 1 Stich
   *[other] 0 bis { $most } Stiche
} ansagen.
refusal-markers-turn-themselves = An diesem Tisch drehen sich die Farbkarten von selbst um, und zu beanstanden gibt es nichts.
refusal-marker-is-down = Deine { $suit }-Farbkarte liegt schon verdeckt.
refusal-marker-is-up = Deine { $suit }-Farbkarte liegt schon offen.
refusal-nobody-to-object-to = { $seats_count ->
    [0] Es ist noch keine Karte gespielt, die du beanstanden könntest.
   *[other] Beanstanden kannst du nur Karten von { $seats }.
}
refusal-muted = { $seconds ->
    [one] Du bist stummgeschaltet. In einer Sekunde kannst du wieder schreiben.
   *[other] Du bist stummgeschaltet. In { $seconds } Sekunden kannst du wieder schreiben.
}
