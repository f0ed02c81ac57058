# Was das Haus sagt; jedes Spiel hat daneben seinen eigenen Katalog.

join-and = { $rest } und { $last }
join-or = { $rest } oder { $last }
pair = { $of } { $what }
number = { NUMBER($number, useGrouping: 1) }
line = Zeile { $line }
yes = ja
no = nein
who-won = { $winners_count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen gemeinsam.
}

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
refusal-dealing = Mischen und Austeilen macht das Haus, sonst niemand.
refusal-no-deal = { $size ->
    [0] Jetzt gibt es nichts zu mischen.
   *[other] Beim Mischen von { $size } Dingen muss jedes genau einmal vorkommen.
}
refusal-game-over = Das Spiel ist aus. { who-won }
refusal-not-in-hand = Diese Karte hast du nicht: { $card }. Deine Hand: { $cards }.

replay-title = { $game } mit { $players }
simulate-done = { $games ->
    [one] 1 Spiel steht jetzt in { $file }.
   *[other] { $games } Spiele stehen jetzt in { $file }.
}
verify-good = { $file }: { $games ->
    [one] Das Spiel stimmt mit den Regeln und mit seinem Geheimnis überein.
   *[other] Alle { $games } Spiele stimmen mit den Regeln und mit ihren Geheimnissen überein.
}
verify-wanting = { $file }: { $what }
progress = { $percent } % fertig
bench-game = Spiel
bench-seats = Plätze
bench-views = Mit Ansichten
bench-moves_per_second = Züge/s
bench-games_per_second = Spiele/s

help-usage = Aufruf: { $line }
help-commands = Befehle:
help-flags = Angaben:
help-game = { $name } (GAME = { $game }):
help-option = { $what } ({ $allowed }; ohne Angabe { $normal })
help-kartenhaus = Ein Kartenhaus für 8-28, Farbstich und Schatzsuche. Mehr sagt „kartenhaus COMMAND --help“.
help-kartenhaus-version = zeigt die Version
help-house-language = die Sprache des Hauses: en, de, fr oder it
help-house-config = eine Datei mit Einstellungen
help-house-help = zeigt diese Hilfe
help-simulate = Lässt Bots ganze Spiele spielen und zeichnet sie auf.
help-simulate-seats = wie viele Bots mitspielen
help-simulate-games = wie viele Spiele sie spielen
help-simulate-seed = ein beliebiger Text; derselbe Text ergibt dieselben Spiele
help-simulate-option = wie gespielt wird; für jede Option einmal
help-simulate-bots = welche Bots spielen, reihum am Tisch; ohne Angabe einer von jeder Art
help-simulate-out = wohin die Aufzeichnungen kommen, statt auf den Bildschirm
help-verify = Prüft Aufzeichnungen anhand der Regeln und der versprochenen Mischungen. Ein Bindestrich steht für die Standardeingabe.
help-replay = Erzählt ein aufgezeichnetes Spiel in Sätzen, so wie die Galerie es gesehen hat.
help-replay-game = das wievielte Spiel der Datei, gezählt ab 1
help-replay-seat = aus der Sicht dieses Platzes: seine Nummer, gezählt ab 0, oder ein Name
help-replay-gallery = aus der Sicht eines Gastes auf der Galerie
help-replay-open = mit allen Karten offen auf dem Tisch
help-replay-to = nur bis zu diesem Ereignis, gezählt ab 1
help-replay-json = als Aufzeichnung statt in Sätzen
help-bench = Misst, wie schnell das Haus ist. WHAT ist „engine“: die Regeln, ohne und mit Ansichten für alle Plätze.
help-bench-seconds = wie viele Sekunden jedes Spiel gemessen wird, ohne Angabe 1
help-bench-json = als JSON statt als Tabelle

complaint-no-such-command = Den Befehl „{ $value }“ gibt es nicht. Möglich ist: { $allowed }.
complaint-no-such-flag = Die Angabe { $flag } gibt es hier nicht. Möglich ist: { $allowed }.
complaint-flag-needs-value = Hinter --{ $flag } fehlt ein Wert.
complaint-flag-takes-no-value = Zu --{ $flag } gehört kein Wert.
complaint-flag-twice = --{ $flag } darf nur einmal vorkommen.
complaint-missing-argument = { $name } fehlt. Was da hingehört, sagt --help.
complaint-too-many-arguments = „{ $value }“ ist ein Wort zu viel. Was wohin gehört, sagt --help.
complaint-only-one-of = Davon geht nur eins: { $flags }.
complaint-not-a-number = --{ $flag } braucht eine ganze Zahl ({ $allowed }), nicht „{ $value }“.
complaint-no-such-choice = { $what } kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.
complaint-too-many-bots = Es sind mehr Bots ({ $bots }) als Plätze ({ $seats }).
complaint-not-a-pair = Eine Option schreibt man NAME=VALUE, nicht „{ $value }“.
complaint-cannot-read = { $file } lässt sich nicht lesen: { trouble }.
complaint-cannot-write = { $file } lässt sich nicht schreiben: { trouble }.
trouble = { $why ->
    [missing] Die Datei oder den Ordner gibt es nicht
    [folder] Das ist ein Ordner
    [forbidden] Die Berechtigung fehlt
    [full] Es ist kein Platz mehr
    [long] Der Name ist zu lang
    [loop] Die Verknüpfungen führen im Kreis
    [closed] Es ist geschlossen
   *[other] { $detail }
}
complaint-no-such-game-in-file = In { $file } { $games ->
    [one] steht nur ein Spiel.
   *[other] stehen nur { $games } Spiele.
}
complaint-only-seen-by = In dieser Aufzeichnung steht nur, was { $player } gesehen hat.
complaint-only-seen-by-gallery = In dieser Aufzeichnung steht nur, was die Galerie gesehen hat.

complaint-settings-syntax = { $file } ist kein gültiges TOML, siehe { line }.
complaint-settings-too-long = { $file } ist länger als { $most } Bytes.
complaint-settings-no-such-key = { $file }: Die Einstellung „{ $key }“ gibt es nicht. Möglich ist: { $allowed }.
complaint-settings-value = { $file }: { $key } kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.

complaint-record-empty = Hier ist keine Aufzeichnung zu finden.
complaint-record-not-json = { line } ist kein JSON-Objekt.
complaint-record-line-too-long = { line } ist länger als { $most } Bytes.
complaint-record-no-header = { line }: Eine Aufzeichnung beginnt mit einer Kopfzeile, und das ist keine.
complaint-record-no-such-format = { line }: Hier lassen sich nur Aufzeichnungen im Format { $format } lesen.
complaint-record-field = { line }: „{ $field }“ ist nicht so, wie das Format es verlangt.
complaint-record-missing-field = { line }: „{ $field }“ fehlt.
complaint-record-no-such-game = { line }: Das Spiel „{ $game }“ gibt es hier nicht. Möglich ist: { $games }.
complaint-record-seats = { line }: Am Tisch { $seats ->
    [0] sitzt niemand
    [one] sitzt nur eine Person
   *[other] sitzen { $seats } Personen
}, das Spiel ist aber für { $allowed } Personen.
complaint-record-host = { line }: Genannt ist ein Platz, den es an einem Tisch mit { $seats } Plätzen nicht gibt.
complaint-record-nonces = { line }: „nonces“ braucht für jeden Platz einen einzeiligen Text mit höchstens { $most } Zeichen.
complaint-record-wrong-secret = { line }: Das ist nicht das Geheimnis, das „commit“ versprochen hat.
complaint-record-redacted = { line }: Ohne Geheimnis steht hier nur, was an einem Platz oder auf der Galerie zu sehen war. Für sich allein lässt sich das nicht prüfen.
complaint-record-no-such-event = { line }: Das Ereignis „{ $event }“ gibt es in diesem Spiel nicht.
complaint-record-no-such-seat = { line } nennt einen Platz, den es an diesem Tisch nicht gibt.
complaint-record-deck = { line }: Das Geheimnis ergibt einen anderen Stapel.
complaint-record-differs = { line }: Nach den Regeln müsste hier { $expected } stehen, es steht aber { $found } da.
complaint-record-refused = { line }: „{ $event }“ erlauben die Regeln hier nicht. Am Tisch hieße es: „{ $reason }“
complaint-record-impossible = { line }: „{ $event }“ ist hier für niemanden möglich.
complaint-record-cut-short = Die Aufzeichnung hört nach { line } auf, bevor das Spiel aus ist.
complaint-record-after-end = { line }: Das Spiel ist schon aus.
