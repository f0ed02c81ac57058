### The answers of single ssh commands, as “ssh HOST who”.

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
ssh-stats-people = Leute im Haus: { $count }
ssh-stats-tables = Tische: { $count }
ssh-stats-running = Laufende Spiele: { $count }
ssh-stats-finished = Beendete Spiele: { $count }
