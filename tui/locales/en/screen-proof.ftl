### The page on which people check the shuffles of a finished game.
###
### $secret (60303ae2): the secret, in hexadecimal

screen-proof-copy = copy the check
screen-proof-title = The shuffles can be checked by anybody
screen-proof-save = The record of the game, to keep
screen-proof-secret = Secret: { $secret }
screen-proof-about = The shuffles were sealed before the game. This command compares every deal with the seal:
