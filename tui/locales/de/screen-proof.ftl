### The page on which people check the shuffles of a finished game.

screen-proof-copy = Prüfbefehl kopieren
screen-proof-title = Das Mischen kann jeder nachprüfen
screen-proof-save = Die Aufzeichnung des Spiels, zum Aufheben
screen-proof-secret = Geheimnis: { $secret }
screen-proof-about = Die Karten lagen versiegelt, bevor die erste ausgegeben wurde. Diese Zeile vergleicht jedes Austeilen mit dem Siegel:
