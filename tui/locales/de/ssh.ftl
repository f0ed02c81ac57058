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
ssh-help-me = was das Haus von dir weiß und was du damit tun kannst: me
ssh-help-help = diese Befehle
ssh-help-flag = Mit { $flag } dahinter antwortet ein Befehl in JSON.
ssh-stats-people = Leute im Haus: { $count }
ssh-stats-tables = Tische: { $count }
ssh-stats-running = Laufende Spiele: { $count }
ssh-stats-finished = Beendete Spiele: { $count }
ssh-me-name = Du bist { $name }.
ssh-me-seen = Zuletzt hier: { $day }
ssh-me-key = Schlüssel: { $key }
ssh-me-code-kept = Dein Code gilt noch: Er fügt einmal einen weiteren Schlüssel hinzu.
ssh-me-no-code = Du hast noch keinen Code für den Fall, dass dein Schlüssel verloren geht. „me code“ macht einen zum Ausdrucken.
ssh-me-language = Sprache: { $language }
ssh-me-games = Beendete Spiele: { $count }
ssh-me-seats = { $count ->
    [0] Du hast an keinem Tisch einen Platz.
    [one] Du hast einen Platz an Tisch { $tables }.
   *[other] Du hast je einen Platz an den Tischen { $tables }.
}
ssh-me-talk = Aufbewahrte Nachrichten: { $count }
ssh-me-muted = Stummgeschaltet hast du: { $names }
ssh-me-more = Mehr: me export (alles als JSON), me export records (deine Spiele), me name NAME, me keys, me keys add CODE, me keys remove SCHLÜSSEL, me code, me forget NAME.
ssh-me-unknown = Das Haus erkennt Leute an ihrem SSH-Schlüssel, und diesen kennt es nicht. Gäste vergisst es, sobald sie gehen.
ssh-me-confirm = Das löscht deinen Namen, deine Schlüssel, deine Einstellungen und deine Nachrichten für immer. Deine beendeten Spiele bleiben, ohne deinen Namen. Wenn du das willst, tippe: me forget { $name }
ssh-me-session-ends = Du hast das Haus gebeten, dich zu vergessen. Darum endet diese Sitzung.
ssh-me-forgotten = Das Haus hat dich vergessen. Deine beendeten Spiele bleiben, ohne deinen Namen.
ssh-me-code = Druck diesen Code aus oder schreib ihn auf. Wenn du deinen Schlüssel verlierst, komm mit einem neuen und tippe: { $line }. Das geht einmal, und ein neuerer Code ersetzt ihn.
ssh-me-key-stays = Das ist dein einziger Schlüssel oder keiner von deinen. Deine Schlüssel: { $keys }
ssh-me-key-removed = Dieser Schlüssel gehört nicht mehr dir: { $key }
ssh-me-key-added = Dieser Schlüssel gehört jetzt { $name }.
