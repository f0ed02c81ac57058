### The page on which people check the shuffles of a finished game.

screen-proof-copy = Prüfbefehl kopieren
screen-proof-title = Das Mischen kann man nachprüfen
screen-proof-save = Die Aufzeichnung des Spiels, zum Aufheben
screen-proof-secret = Geheimnis: { $secret }
screen-proof-about = Das Mischen war versiegelt, bevor die erste Karte gegeben wurde. Dieser Befehl vergleicht jedes Austeilen mit dem Siegel:
