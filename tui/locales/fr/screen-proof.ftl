### The page on which people check the shuffles of a finished game.

screen-proof-copy = copier la vérification
screen-proof-title = Tout le monde peut vérifier le mélange
screen-proof-save = L’enregistrement de la partie, à garder
screen-proof-secret = Secret : { $secret }
screen-proof-about = Les cartes étaient scellées avant la première donne. Cette commande compare chaque donne au sceau{ "\u00A0" }:
