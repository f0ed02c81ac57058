### The key bar: what the keys that many screens have do. Room: 16 columns each; the shorter, the more keys fit.

bar-command = Befehl
bar-help = Tasten
bar-back = zurück
bar-rematch = Revanche
bar-talk = reden
bar-log = Verlauf
bar-score = Punkte
bar-rules = Regeln
bar-point = wählen
bar-do = OK
bar-scroll = blättern
bar-find = suchen
bar-settings = Einstellungen
