# Was das Haus sagt; jedes Spiel hat daneben seinen eigenen Katalog.

join-and = { $rest } und { $last }
join-or = { $rest } oder { $last }
pair = { $of } { $what }
line = Zeile { $line }
yes = ja
no = nein
who-won = { $winners_count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen gemeinsam.
}
ruling-mark = Hausregel:

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
records-none = Hier ist noch kein Spiel zu Ende gespielt worden.
records-game = { $id }  { $when }  { $game }: { $players }. { who-won }
backup-done = Alles, was das Haus sich merkt, steht jetzt auch in { $file }.
progress = { $percent } % fertig

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
help-play = Öffnet das Haus in diesem Terminal: Spiel gegen Bots oder sieh dich um. Es merkt sich dich und deine Spiele. Ein anderes Terminal kommt in dasselbe Haus.
help-play-seats = mit wie vielen Spielern das genannte Spiel beginnt
help-play-bots = wie gut die Bots spielen
help-play-option = wie gespielt wird; für jede Option einmal
help-play-plain = in Sätzen, für Screenreader und jedes Terminal, statt auf dem ganzen Bildschirm
help-play-json = als JSON-Zeilen, für Programme
help-play-schema = gibt das JSON-Schema dieser Zeilen aus
help-play-name = wie du heißen möchtest
play-joins = Dieses Haus ist schon in einem anderen Terminal offen, und du kommst dort dazu.
play-which-name = Wie möchtest du heißen? Mit der Eingabetaste allein bekommst du irgendeinen freien Namen.
play-stays-open = Es sind noch andere da, darum bleibt das Haus offen, bis alle gegangen sind. Strg+C schließt es sofort.
help-play-data = der Ordner, in dem das Haus alles aufbewahrt
help-serve = Öffnet das Haus für alle, die mit ssh kommen.
help-serve-host = die Adresse, unter der man es findet, statt der in den Einstellungen
help-serve-port = der Port, statt dem in den Einstellungen
help-serve-data = der Ordner, in dem das Haus alles aufbewahrt
serve-address = Adresse: { $host ->
    [all] alle dieses Rechners
   *[other] { $host }
}, Port { $port }
serve-key = Schlüssel des Hauses: { $fingerprint }
# What somebody is called in his own house whose account has no name for people.
play-name = Joker
serve-open = Das Haus ist offen. So kommt man herein: { $line }
serve-few-files = Diese Maschine hat nur Platz für { $room } Leute zugleich, nicht für die { $connections } der Einstellungen: Sie lässt einen Prozess zu wenige Dateien öffnen (ulimit -Hn).
serve-closes = Das Haus schließt. Alle Tische bleiben erhalten.
serve-read-again = Die Einstellungen sind neu gelesen.
broken-table = Tisch { $table } kann nicht weiterspielen: Was von ihm aufbewahrt ist, passt nicht zu den Spielen dieses Hauses. Er bleibt gespeichert, wie er ist; alles andere geht weiter.
ssh-broken = Hier ist etwas kaputtgegangen, und das liegt am Haus. Versuch es noch einmal.
ssh-crashed = Der Bildschirm ist abgestürzt, und das liegt am Haus. Dein Platz bleibt dir: Komm einfach wieder herein.
ssh-help-plain = das Haus in Sätzen, für Screenreader und jedes Terminal
ssh-help-json = das Haus als JSON-Zeilen, für Programme
ssh-help-join = gleich an einen Tisch: join NUMMER oder join CODE
ssh-help-who = wer da ist
ssh-help-tables = welche Tische es gibt
ssh-help-rules = die Regeln eines Spiels: rules SPIEL
ssh-help-record = die Aufzeichnung eines beendeten Spiels: record ID
ssh-help-verify = ob eine Aufzeichnung zu den Regeln und zu ihrem Geheimnis passt: verify ID
ssh-help-stats = wie viele Leute, Tische und Spiele es gibt
ssh-help-help = diese Befehle
ssh-help-flag = Mit { $flag } dahinter antwortet ein Befehl in JSON.
admin-said = Alle im Haus haben es gehört.
admin-kicked = { $name } wurde hinausbegleitet.
admin-banned = Darf nicht mehr herein: { $what }
admin-unbanned = Darf wieder herein: { $what }
admin-drain-on = Es beginnen keine Spiele mehr; die laufenden werden zu Ende gespielt.
admin-drain-off = Es beginnen wieder Spiele.
stats-people = Leute im Haus: { $count }
stats-tables = Tische: { $count }
stats-running = Laufende Spiele: { $count }
stats-finished = Beendete Spiele: { $count }
help-simulate = Lässt Bots ganze Spiele spielen und zeichnet sie auf.
help-simulate-seats = wie viele Bots mitspielen
help-simulate-games = wie viele Spiele sie spielen
help-simulate-seed = ein beliebiger Text; derselbe Text ergibt dieselben Spiele
help-simulate-option = wie gespielt wird; für jede Option einmal
help-simulate-bots = welche Bots spielen, reihum am Tisch; ohne Angabe random und simple
help-simulate-out = wohin die Aufzeichnungen kommen, statt auf den Bildschirm
help-verify = Prüft Aufzeichnungen anhand der Regeln und der versprochenen Mischungen. Ein Bindestrich steht für die Standardeingabe.
help-replay = Erzählt ein aufgezeichnetes Spiel in Sätzen, so wie die Galerie es gesehen hat.
help-replay-game = das wievielte Spiel der Datei, gezählt ab 1
help-replay-seat = aus der Sicht dieses Platzes: seine Nummer, gezählt ab 0, oder ein Name
help-replay-gallery = aus der Sicht eines Gastes auf der Galerie
help-replay-open = mit allen Karten offen auf dem Tisch
help-replay-to = nur bis zu diesem Ereignis, gezählt ab 1
help-replay-json = als Aufzeichnung statt in Sätzen
help-records = Zeigt die gespielten Spiele, das neueste zuletzt. Mit einer ID kommt die Aufzeichnung dieses Spiels, wie „verify“ und „replay“ sie lesen.
help-records-all = die Aufzeichnungen aller Spiele hintereinander
help-records-data = der Ordner, in dem das Haus sein Gedächtnis hat
help-backup = Kopiert alles, was das Haus sich merkt, in eine Datei, auch während gespielt wird.
help-backup-data = der Ordner, in dem das Haus sein Gedächtnis hat

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
    [special] Das ist keine gewöhnliche Datei
    [taken] Etwas anderes benutzt das schon
    [elsewhere] Diese Adresse hat der Rechner nicht
   *[other] { $detail }
}
complaint-no-such-game-in-file = In { $file } { $games ->
    [one] steht nur ein Spiel.
   *[other] stehen nur { $games } Spiele.
}
complaint-only-seen-by = In dieser Aufzeichnung steht nur, was { $player } gesehen hat.
complaint-only-seen-by-gallery = In dieser Aufzeichnung steht nur, was die Galerie gesehen hat.

complaint-bans-yourself = Damit würdest du dich selbst aussperren.
complaint-admins-only = Das können nur die, die das Haus führen.
complaint-nobody-here = Hier heißt niemand „{ $name }“, und ein Schlüssel oder eine Adresse ist es auch nicht.
complaint-settings-syntax = { $file } ist kein gültiges TOML, siehe { line }.
complaint-settings-too-long = { $file } ist länger als { $most } Bytes.
complaint-settings-no-such-key = { $file }: Die Einstellung „{ $key }“ gibt es nicht. Möglich ist: { $allowed }.
complaint-settings-value = { $file }: { $key } kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.

complaint-record-empty = Hier ist keine Aufzeichnung zu finden.
complaint-record-not-json = { line } ist kein JSON-Objekt.
complaint-record-key-twice = { line }: Der Schlüssel „{ $key }“ steht zweimal im selben Objekt.
complaint-record-float = { line }: „{ $number }“ ist keine ganze Zahl. Andere Zahlen darf eine Aufzeichnung nicht enthalten.
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

complaint-store-missing = { $file } gibt es nicht: Da hat noch kein Haus etwas aufbewahrt.
complaint-store-broken = { $file } ist beschädigt ({ $detail }). Daran wurde nichts verändert.
complaint-store-foreign = { $file } gehört einem anderen Programm, nicht diesem Haus. Daran wurde nichts verändert.
complaint-store-newer = { $file } stammt von einem neueren Haus (Version { $found }, hier geht es nur bis { $known }). Daran wurde nichts verändert.
complaint-store-in-use = In { $folder } ist schon ein anderes Haus offen. Spiel in dem Terminal weiter, in dem es offen ist, oder nimm ein eigenes Haus mit: --data ORDNER
complaint-store-locked = { $file } ist von einem anderen Programm gesperrt.
complaint-other-version = Das Haus im anderen Terminal hat eine andere Version. Schließ es dort und mach es neu auf.
complaint-name-refused = { $reason } Wähle mit --name einen anderen.
complaint-no-such-record = Die Aufzeichnung „{ $id }“ gibt es hier nicht. Welche es gibt, zeigt „kartenhaus records“.
complaint-backup-onto-itself = In { $file } schreibt das Haus selbst. Die Kopie muss woanders hin.

complaint-key-open = { $file } ist ein geheimer Schlüssel, aber andere können ihn lesen. Das darf nur sein Besitzer: chmod 600.
complaint-key-broken = In { $file } steht kein lesbarer geheimer Schlüssel der Art { $kind }. Hol ihn aus einer Kopie zurück. Wenn du ihn löschst, entsteht ein neuer, und ssh warnt alle, die das Haus schon kennen.
complaint-cannot-listen = Die Tür lässt sich an { $host ->
    [none] Port { $port }
   *[other] { $host }, Port { $port },
} nicht öffnen: { trouble }.

refusal-no-room = Das Haus ist gerade voll. Bitte komm später wieder.
refusal-door-busy = An der Tür ist gerade Gedränge. Bitte versuch es gleich noch einmal.
refusal-login-too-slow = In { $seconds } Sekunden ist niemand hereingekommen. Bitte versuch es noch einmal.
refusal-too-many-tries = { $most } Schlüssel sind probiert, das reicht. Such einen aus: ssh -o IdentitiesOnly=yes -i FILE
refusal-address-not-welcome = Von deiner Adresse kommt man in dieses Haus nicht hinein.
refusal-key-not-welcome = Mit deinem Schlüssel kommt man in dieses Haus nicht hinein.
refusal-not-invited = Dieses Haus ist nur für geladene Gäste, und die erkennt es an ihren Schlüsseln. Bitte den Gastgeber, deinen Schlüssel zuzulassen.
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
