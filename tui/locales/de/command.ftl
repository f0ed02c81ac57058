### The command line: its help, and why a command could not be done.

command-replay-title = { $game } mit { $players }
command-records-none = Hier ist noch kein Spiel zu Ende gespielt worden.
command-records-game = { $id }  { $when }  { $game }: { $players }. { common-winners }

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
command-help-play = Öffnet das Haus in diesem Terminal: Spiel gegen Bots oder sieh dich um. Es merkt sich dich und deine Spiele. Von einem anderen Terminal aus kommst du in dasselbe Haus.
command-help-play-seats = wie viele beim genannten Spiel mitspielen
command-help-play-bots = wie gut die Bots spielen
command-help-play-option = eine Option des Spiels; für mehrere wiederholen
command-help-play-plain = in Sätzen statt auf dem Bildschirm, für Screenreader und jedes Terminal
command-help-play-json = als JSON-Zeilen, für Programme
command-help-play-schema = gibt das JSON-Schema dieser Zeilen aus
command-help-play-name = wie du heißen möchtest
command-play-joins = Dieses Haus ist schon in einem anderen Terminal offen. Hier kommst du als jemand anderes herein, und ihr trefft euch an denselben Tischen.
command-play-which-name = Wie möchtest du heißen? Mit der Eingabetaste allein bekommst du irgendeinen freien Namen.
command-play-stays-open = Es sind noch andere da, darum bleibt das Haus offen, bis alle gegangen sind. Strg+C schließt es sofort.
command-help-play-data = der Ordner, in dem das Haus alles aufbewahrt
# What somebody is called in his own house whose account has no name for people.
command-play-name = Joker

command-complaint-no-such-command = Den Befehl „{ $value }“ gibt es nicht. Möglich ist: { $allowed }.
command-complaint-no-such-flag = Die Angabe { $flag } gibt es hier nicht. Möglich ist: { $allowed }.
command-complaint-flag-of-command = Die Angabe { $flag } steht hinter einem Befehl: { $line }
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

command-complaint-store-in-use = In { $folder } ist schon ein anderes Haus offen. Spiel in dem Terminal weiter, in dem es offen ist, oder nimm ein eigenes Haus mit: --data ORDNER
command-complaint-other-version = Das Haus im anderen Terminal hat eine andere Version. Schließ es dort und mach es neu auf.
command-complaint-name-refused = { $reason } Wähle mit --name einen anderen.
