### The command line: its help, and why a command could not be done.

command-line = Zeile { $line }
command-replay-title = { $game } mit { $players }
command-simulate-done = { $games ->
    [one] 1 Spiel steht jetzt in { $file }.
   *[other] { $games } Spiele stehen jetzt in { $file }.
}
command-verify-good = { $file }: { $games ->
    [one] Das Spiel stimmt mit den Regeln und mit seinem Geheimnis überein.
   *[other] Alle { $games } Spiele stimmen mit den Regeln und mit ihren Geheimnissen überein.
}
command-verify-wanting = { $file }: { $what }
command-records-none = Hier ist noch kein Spiel zu Ende gespielt worden.
command-records-game = { $id }  { $when }  { $game }: { $players }. { common-winners }
command-backup-done = Alles, was das Haus sich merkt, steht jetzt auch in { $file }.
command-progress = { $percent } % fertig

command-help-usage = Aufruf: { $line }
command-help-commands = Befehle:
command-help-flags = Angaben:
command-help-game = { $name } (GAME = { $game }):
command-help-option = { $what } ({ $allowed }; ohne Angabe { $normal })
command-help-kartenhaus = Ein Kartenhaus für 8-28, Farbstich und Schatzsuche. Mehr sagt „kartenhaus COMMAND --help“.
command-help-kartenhaus-version = zeigt die Version
command-help-house-language = die Sprache des Hauses: en, de, fr oder it
command-help-house-config = eine Datei mit Einstellungen
command-help-house-help = zeigt diese Hilfe
command-help-play = Öffnet das Haus in diesem Terminal: Spiel gegen Bots oder sieh dich um. Es merkt sich dich und deine Spiele. Ein anderes Terminal kommt in dasselbe Haus.
command-help-play-seats = mit wie vielen Spielern das genannte Spiel beginnt
command-help-play-bots = wie gut die Bots spielen
command-help-play-option = wie gespielt wird; für jede Option einmal
command-help-play-plain = in Sätzen, für Screenreader und jedes Terminal, statt auf dem ganzen Bildschirm
command-help-play-json = als JSON-Zeilen, für Programme
command-help-play-schema = gibt das JSON-Schema dieser Zeilen aus
command-help-play-name = wie du heißen möchtest
command-play-joins = Dieses Haus ist schon in einem anderen Terminal offen, und du kommst dort dazu.
command-play-which-name = Wie möchtest du heißen? Mit der Eingabetaste allein bekommst du irgendeinen freien Namen.
command-play-stays-open = Es sind noch andere da, darum bleibt das Haus offen, bis alle gegangen sind. Strg+C schließt es sofort.
command-help-play-data = der Ordner, in dem das Haus alles aufbewahrt
command-help-serve = Öffnet das Haus für alle, die mit ssh kommen.
command-help-serve-host = die Adresse, unter der man es findet, statt der in den Einstellungen
command-help-serve-port = der Port, statt dem in den Einstellungen
command-help-serve-data = der Ordner, in dem das Haus alles aufbewahrt
command-serve-address = Adresse: { $host ->
    [all] alle dieses Rechners
   *[other] { $host }
}, Port { $port }
command-serve-key = Schlüssel des Hauses: { $fingerprint }
# What somebody is called in his own house whose account has no name for people.
command-play-name = Joker
command-serve-open = Das Haus ist offen. So kommt man herein: { $line }
command-serve-few-files = Diese Maschine hat nur Platz für { $room } Leute zugleich, nicht für die { $connections } der Einstellungen: Sie lässt einen Prozess zu wenige Dateien öffnen (ulimit -Hn).
command-serve-closes = Das Haus schließt. Alle Tische bleiben erhalten.
command-serve-read-again = Die Einstellungen sind neu gelesen.
command-broken-table = Tisch { $table } kann nicht weiterspielen: Was von ihm aufbewahrt ist, passt nicht zu den Spielen dieses Hauses. Er bleibt gespeichert, wie er ist; alles andere geht weiter.
command-admin-said = Alle im Haus haben es gehört.
command-admin-kicked = { $name } wurde hinausbegleitet.
command-admin-banned = Darf nicht mehr herein: { $what }
command-admin-unbanned = Darf wieder herein: { $what }
command-admin-drain-on = Es beginnen keine Spiele mehr; die laufenden werden zu Ende gespielt.
command-admin-drain-off = Es beginnen wieder Spiele.
command-help-simulate = Lässt Bots ganze Spiele spielen und zeichnet sie auf.
command-help-simulate-seats = wie viele Bots mitspielen
command-help-simulate-games = wie viele Spiele sie spielen
command-help-simulate-seed = ein beliebiger Text; derselbe Text ergibt dieselben Spiele
command-help-simulate-option = wie gespielt wird; für jede Option einmal
command-help-simulate-bots = welche Bots spielen, reihum am Tisch; ohne Angabe random und simple
command-help-simulate-out = wohin die Aufzeichnungen kommen, statt auf den Bildschirm
command-help-verify = Prüft Aufzeichnungen anhand der Regeln und der versprochenen Mischungen. Ein Bindestrich steht für die Standardeingabe.
command-help-replay = Erzählt ein aufgezeichnetes Spiel in Sätzen, so wie die Galerie es gesehen hat.
command-help-replay-game = das wievielte Spiel der Datei, gezählt ab 1
command-help-replay-seat = aus der Sicht dieses Platzes: seine Nummer, gezählt ab 0, oder ein Name
command-help-replay-gallery = aus der Sicht eines Gastes auf der Galerie
command-help-replay-open = mit allen Karten offen auf dem Tisch
command-help-replay-to = nur bis zu diesem Ereignis, gezählt ab 1
command-help-replay-json = als Aufzeichnung statt in Sätzen
command-help-records = Zeigt die gespielten Spiele, das neueste zuletzt. Mit einer ID kommt die Aufzeichnung dieses Spiels, wie „verify“ und „replay“ sie lesen.
command-help-records-all = die Aufzeichnungen aller Spiele hintereinander
command-help-records-data = der Ordner, in dem das Haus sein Gedächtnis hat
command-help-backup = Kopiert alles, was das Haus sich merkt, in eine Datei, auch während gespielt wird.
command-help-backup-data = der Ordner, in dem das Haus sein Gedächtnis hat

command-complaint-no-such-command = Den Befehl „{ $value }“ gibt es nicht. Möglich ist: { $allowed }.
command-complaint-no-such-flag = Die Angabe { $flag } gibt es hier nicht. Möglich ist: { $allowed }.
command-complaint-flag-needs-value = Hinter --{ $flag } fehlt ein Wert.
command-complaint-flag-takes-no-value = Zu --{ $flag } gehört kein Wert.
command-complaint-flag-twice = --{ $flag } darf nur einmal vorkommen.
command-complaint-missing-argument = { $name } fehlt. Was da hingehört, sagt --help.
command-complaint-too-many-arguments = „{ $value }“ ist ein Wort zu viel. Was wohin gehört, sagt --help.
command-complaint-only-one-of = Davon geht nur eins: { $flags }.
command-complaint-not-a-number = --{ $flag } braucht eine ganze Zahl ({ $allowed }), nicht „{ $value }“.
command-complaint-no-such-choice = { $what } kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.
command-complaint-too-many-bots = Es sind mehr Bots ({ $bots }) als Plätze ({ $seats }).
command-complaint-not-a-pair = Eine Option schreibt man NAME=VALUE, nicht „{ $value }“.
command-complaint-cannot-read = { $file } lässt sich nicht lesen: { command-trouble }.
command-complaint-cannot-write = { $file } lässt sich nicht schreiben: { command-trouble }.
command-trouble = { $why ->
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
command-complaint-no-such-game-in-file = In { $file } { $games ->
    [one] steht nur ein Spiel.
   *[other] stehen nur { $games } Spiele.
}
command-complaint-only-seen-by = In dieser Aufzeichnung steht nur, was { $player } gesehen hat.
command-complaint-only-seen-by-gallery = In dieser Aufzeichnung steht nur, was die Galerie gesehen hat.

command-complaint-bans-yourself = Damit würdest du dich selbst aussperren.
command-complaint-admins-only = Das können nur die, die das Haus führen.
command-complaint-nobody-here = Hier heißt niemand „{ $name }“, und ein Schlüssel oder eine Adresse ist es auch nicht.
command-complaint-settings-syntax = { $file } ist kein gültiges TOML, siehe { command-line }.
command-complaint-settings-too-long = { $file } ist länger als { $most } Bytes.
command-complaint-settings-no-such-key = { $file }: Die Einstellung „{ $key }“ gibt es nicht. Möglich ist: { $allowed }.
command-complaint-settings-value = { $file }: { $key } kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.

command-complaint-record-empty = Hier ist keine Aufzeichnung zu finden.
command-complaint-record-not-json = { command-line } ist kein JSON-Objekt.
command-complaint-record-key-twice = { command-line }: Der Schlüssel „{ $key }“ steht zweimal im selben Objekt.
command-complaint-record-float = { command-line }: „{ $number }“ ist keine ganze Zahl. Andere Zahlen darf eine Aufzeichnung nicht enthalten.
command-complaint-record-line-too-long = { command-line } ist länger als { $most } Bytes.
command-complaint-record-no-header = { command-line }: Eine Aufzeichnung beginnt mit einer Kopfzeile, und das ist keine.
command-complaint-record-no-such-format = { command-line }: Hier lassen sich nur Aufzeichnungen im Format { $format } lesen.
command-complaint-record-field = { command-line }: „{ $field }“ ist nicht so, wie das Format es verlangt.
command-complaint-record-missing-field = { command-line }: „{ $field }“ fehlt.
command-complaint-record-no-such-game = { command-line }: Das Spiel „{ $game }“ gibt es hier nicht. Möglich ist: { $games }.
command-complaint-record-seats = { command-line }: Am Tisch { $seats ->
    [0] sitzt niemand
    [one] sitzt nur eine Person
   *[other] sitzen { $seats } Personen
}, das Spiel ist aber für { $allowed } Personen.
command-complaint-record-host = { command-line }: Genannt ist ein Platz, den es an einem Tisch mit { $seats } Plätzen nicht gibt.
command-complaint-record-nonces = { command-line }: „nonces“ braucht für jeden Platz einen einzeiligen Text mit höchstens { $most } Zeichen.
command-complaint-record-wrong-secret = { command-line }: Das ist nicht das Geheimnis, das „commit“ versprochen hat.
command-complaint-record-redacted = { command-line }: Ohne Geheimnis steht hier nur, was an einem Platz oder auf der Galerie zu sehen war. Für sich allein lässt sich das nicht prüfen.
command-complaint-record-no-such-event = { command-line }: Das Ereignis „{ $event }“ gibt es in diesem Spiel nicht.
command-complaint-record-no-such-seat = { command-line } nennt einen Platz, den es an diesem Tisch nicht gibt.
command-complaint-record-deck = { command-line }: Das Geheimnis ergibt einen anderen Stapel.
command-complaint-record-differs = { command-line }: Nach den Regeln müsste hier { $expected } stehen, es steht aber { $found } da.
command-complaint-record-refused = { command-line }: „{ $event }“ erlauben die Regeln hier nicht. Am Tisch hieße es: „{ $reason }“
command-complaint-record-impossible = { command-line }: „{ $event }“ ist hier für niemanden möglich.
command-complaint-record-cut-short = Die Aufzeichnung hört nach { command-line } auf, bevor das Spiel aus ist.
command-complaint-record-after-end = { command-line }: Das Spiel ist schon aus.

command-complaint-store-missing = { $file } gibt es nicht: Da hat noch kein Haus etwas aufbewahrt.
command-complaint-store-broken = { $file } ist beschädigt ({ $detail }). Daran wurde nichts verändert.
command-complaint-store-foreign = { $file } gehört einem anderen Programm, nicht diesem Haus. Daran wurde nichts verändert.
command-complaint-store-newer = { $file } stammt von einem neueren Haus (Version { $found }, hier geht es nur bis { $known }). Daran wurde nichts verändert.
command-complaint-store-in-use = In { $folder } ist schon ein anderes Haus offen. Spiel in dem Terminal weiter, in dem es offen ist, oder nimm ein eigenes Haus mit: --data ORDNER
command-complaint-store-locked = { $file } ist von einem anderen Programm gesperrt.
command-complaint-other-version = Das Haus im anderen Terminal hat eine andere Version. Schließ es dort und mach es neu auf.
command-complaint-name-refused = { $reason } Wähle mit --name einen anderen.
command-complaint-no-such-record = Die Aufzeichnung „{ $id }“ gibt es hier nicht. Welche es gibt, zeigt „kartenhaus records“.
command-complaint-backup-onto-itself = In { $file } schreibt das Haus selbst. Die Kopie muss woanders hin.

command-complaint-key-open = { $file } ist ein geheimer Schlüssel, aber andere können ihn lesen. Das darf nur sein Besitzer: chmod 600.
command-complaint-key-broken = In { $file } steht kein lesbarer geheimer Schlüssel der Art { $kind }. Hol ihn aus einer Kopie zurück. Wenn du ihn löschst, entsteht ein neuer, und ssh warnt alle, die das Haus schon kennen.
command-complaint-cannot-listen = Die Tür lässt sich an { $host ->
    [none] Port { $port }
   *[other] { $host }, Port { $port },
} nicht öffnen: { command-trouble }.
