# Was das Haus sagt; jedes Spiel hat daneben seinen eigenen Katalog.

join-and = { $rest } und { $last }
join-or = { $rest } oder { $last }
pair = { $of } { $what }
number = { $number }
yes = ja
no = nein
who-won = { $winners_count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen gemeinsam.
}

refusal-malformed = { $where ->
    [none] Das ist kein Zug in JSON.
   *[other] Dieser Zug ist nicht zu lesen, es liegt an „{ $where }“.
} Die Züge dieses Spiels sind: { $moves }.
refusal-no-such-move = Diesen Zug gibt es in diesem Spiel nicht. Seine Züge sind: { $moves }.
refusal-no-such-seat = Diesen Platz gibt es an einem Tisch für { $players } nicht.
refusal-not-your-turn = Du bist nicht dran: Der Tisch wartet auf { $seats }.
refusal-not-now = Jetzt nicht. Du kannst { $possible }.
refusal-dealing = Gerade werden die Karten ausgeteilt, das ist Sache des Gebers.
refusal-no-deal = { $size ->
    [0] Jetzt gibt es nichts zu mischen.
   *[other] Das ist keine Mischung von { $size } Dingen.
}
refusal-game-over = Das Spiel ist aus. { who-won }
refusal-not-in-hand = Diese Karte hast du nicht: { $card }. Deine Hand: { $cards }.

replay-title = { $game } mit { $players }
verify-good = { $file }: { $games ->
    [one] 1 Spiel, den Regeln und seinem Geheimnis treu.
   *[other] { $games } Spiele, den Regeln und ihren Geheimnissen treu.
}
verify-wanting = { $file }: { $what }
progress = { $percent } % fertig
bench-game = Spiel
bench-seats = Plätze
bench-views = Mit Ansichten
bench-moves_per_second = Züge/s
bench-games_per_second = Spiele/s

help-usage = Aufruf: { $line }
help-commands = Befehle:
help-flags = Angaben:
help-game = { $name } (GAME = { $game }):
help-option = { $what } ({ $allowed }; sonst { $normal })
help-kartenhaus = Ein Kartenhaus für 8-28, Farbstich und Schatzsuche. Mehr sagt „kartenhaus BEFEHL --help“.
help-kartenhaus-version = zeigt die Version
help-house-language = die Sprache des Hauses: en, de, fr oder it
help-house-config = eine Datei mit Einstellungen
help-house-help = zeigt diese Hilfe
help-simulate = Lässt Bots ganze Spiele spielen und schreibt sie auf.
help-simulate-seats = wie viele Bots mitspielen
help-simulate-games = wie viele Spiele sie spielen
help-simulate-seed = irgendein Text; derselbe Text ergibt dieselben Spiele
help-simulate-option = wie gespielt wird, einmal für jede Option
help-simulate-bots = wer spielt, der Reihe nach um den Tisch
help-simulate-out = wohin die Aufzeichnungen kommen, statt auf den Bildschirm
help-verify = Prüft Aufzeichnungen anhand der Regeln und der versprochenen Mischungen. Ein Strich steht für die Standardeingabe.
help-replay = Erzählt ein aufgezeichnetes Spiel in Sätzen, so wie es die Galerie gesehen hat.
help-replay-game = das wievielte Spiel der Datei, gezählt ab 1
help-replay-seat = wie dieser Platz es sah: seine Nummer ab 0 oder ein Name
help-replay-gallery = wie ein Gast in der Galerie es sah
help-replay-open = mit offenen Karten
help-replay-to = nur bis zu diesem Ereignis, gezählt ab 1
help-replay-json = als Aufzeichnung statt in Sätzen
help-bench = Misst, wie schnell das Haus ist. WHAT ist „engine“: die Regeln, ohne und mit Ansichten für alle Plätze.
help-bench-seconds = wie lange jedes Spiel gemessen wird, sonst 1
help-bench-json = als JSON statt als Tabelle

complaint-no-such-command = Den Befehl „{ $value }“ gibt es nicht. Es gibt: { $allowed }.
complaint-no-such-flag = Die Angabe „{ $flag }“ gibt es hier nicht. Es gibt: { $allowed }.
complaint-flag-needs-value = Hinter --{ $flag } fehlt ein Wert.
complaint-flag-takes-no-value = --{ $flag } nimmt keinen Wert.
complaint-flag-twice = --{ $flag } darf nur einmal vorkommen.
complaint-missing-flag = --{ $flag } fehlt.
complaint-missing-argument = { $name } fehlt. Mit --help steht da, was hingehört.
complaint-too-many-arguments = „{ $value }“ ist ein Wort zu viel. Mit --help steht da, was wohin gehört.
complaint-only-one-of = Davon geht nur eines: { $flags }.
complaint-not-a-number = --{ $flag } braucht eine ganze Zahl von { $least } bis { $most }, nicht „{ $value }“.
complaint-no-such-choice = { $what } kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.
complaint-not-a-pair = Eine Option schreibt man NAME=WERT, nicht „{ $value }“.
complaint-cannot-read = { $file } lässt sich nicht lesen: { trouble }.
complaint-cannot-write = { $file } lässt sich nicht schreiben: { trouble }.
trouble = { $why ->
    [missing] Datei oder Ordner gibt es nicht
    [folder] das ist ein Ordner
    [forbidden] keine Berechtigung
   *[other] { $detail }
}
complaint-no-such-game-in-file = In { $file } { $games ->
    [one] steht nur 1 Spiel.
   *[other] stehen nur { $games } Spiele.
}
complaint-not-seen = { $player ->
    [none] In dieser Aufzeichnung steht nur, was die Galerie gesehen hat.
   *[other] In dieser Aufzeichnung steht nur, was { $player } gesehen hat.
}

complaint-settings-syntax = { $file } ist kein gültiges TOML, siehe Zeile { $line }.
complaint-settings-no-such-key = { $file }: Die Einstellung „{ $key }“ gibt es nicht. Es gibt: { $allowed }.
complaint-settings-value = { $file }: { $key } kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.

complaint-record-empty = Darin steht keine Aufzeichnung.
complaint-record-not-json = Zeile { $line } ist kein JSON.
complaint-record-line-too-long = Zeile { $line } ist länger als { $most } Bytes.
complaint-record-no-header = Zeile { $line }: Eine Aufzeichnung beginnt mit einem Kopf, und das ist keiner.
complaint-record-field = Zeile { $line }: „{ $field }“ ist nicht so, wie das Format es will.
complaint-record-missing-field = Zeile { $line }: „{ $field }“ fehlt.
complaint-record-no-such-game = Zeile { $line }: Das Spiel „{ $game }“ kennt hier niemand, nur { $games }.
complaint-record-seats = Zeile { $line }: Genannt ist ein Tisch für { $seats }, das Spiel ist aber für { $allowed }.
complaint-record-host = Zeile { $line }: Genannt ist ein Platz, den ein Tisch für { $seats } nicht hat.
complaint-record-nonces = Zeile { $line }: „nonces“ braucht für jeden Platz einen Text, in einer Zeile und mit höchstens { $most } Zeichen.
complaint-record-wrong-secret = Zeile { $line }: Das ist nicht das Geheimnis, das „commit“ versprochen hat.
complaint-record-redacted = Zeile { $line }: Ohne Geheimnis ist das nur, was ein Platz gesehen hat. Für sich allein kann das niemand prüfen.
complaint-record-no-such-event = Zeile { $line }: Ein Ereignis „{ $event }“ hat das Spiel nicht.
complaint-record-no-such-seat = Zeile { $line } nennt einen Platz, den der Tisch nicht hat.
complaint-record-deck = Zeile { $line }: Das Geheimnis ergibt einen anderen Stapel.
complaint-record-differs = Zeile { $line }: Nach den Regeln muss da { $expected } stehen, es steht aber { $found } da.
complaint-record-refused = Zeile { $line }: „{ $event }“ erlauben die Regeln hier nicht. { $reason }
complaint-record-impossible = Zeile { $line }: „{ $event }“ kann hier niemand tun.
complaint-record-cut-short = Die Aufzeichnung hört nach Zeile { $line } auf, bevor das Spiel aus ist.
complaint-record-after-end = Zeile { $line }: Das Spiel ist schon aus.
