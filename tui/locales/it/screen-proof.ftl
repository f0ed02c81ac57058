### The page on which people check the shuffles of a finished game.

screen-proof-copy = copia la verifica
screen-proof-title = Chiunque può controllare le mescolate
screen-proof-save = La registrazione della partita, da conservare
screen-proof-secret = Segreto: { $secret }
screen-proof-about = Le carte erano sigillate prima della prima distribuzione. Questo comando le confronta tutte con il sigillo:
