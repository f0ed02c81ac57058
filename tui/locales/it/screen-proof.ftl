### The page on which people check the shuffles of a finished game.

screen-proof-copy = copia la verifica
screen-proof-title = Chiunque può verificare il mazzo
screen-proof-save = La registrazione della partita, da conservare
screen-proof-secret = Segreto: { $secret }
screen-proof-about = Le carte erano sigillate prima della prima data. Questa riga confronta ogni data con il sigillo:
