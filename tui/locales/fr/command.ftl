### The command line: its help, and why a command could not be done.

command-replay-title = { $game } avec { $players }
command-records-none = Aucune partie n’a encore été terminée ici.
command-records-game = { $id }  { $when }  { $game } : { $players }. { common-winners }

command-help-usage = Usage : { $line }
command-help-commands = Commandes :
command-help-flags = Options :
command-help-game = { $name } (GAME = { $game }) :
command-help-option = { $what } ({ $allowed } ; par défaut { $normal })
command-help-kartenhaus = Une maison de jeux de cartes : 8-28, Farbstich et Schatzsuche. « kartenhaus COMMAND --help » en dit plus.
command-help-kartenhaus-version = affiche la version
command-help-house-language = la langue de la maison : en, de, fr ou it
command-help-house-config = un fichier de réglages
command-help-house-help = affiche cette aide
command-help-play = Ouvre la maison dans ce terminal, pour jouer contre des bots ou jeter un œil. Elle se souvient de toi et de tes parties. Un autre terminal rejoint la même maison.
command-help-play-seats = le nombre de joueurs, pour le jeu indiqué
command-help-play-bots = le niveau des bots
command-help-play-option = une option du jeu ; peut se répéter
command-help-play-plain = en phrases au lieu de l’écran, pour lecteurs d’écran et tout terminal
command-help-play-json = en lignes JSON, pour les programmes
command-help-play-schema = affiche le schéma JSON de ces lignes
command-help-play-name = ton nom dans la maison
command-play-joins = Cette maison est déjà ouverte dans un autre terminal. Entre sous un autre nom{ "\u00A0" }: on se retrouve aux mêmes tables.
command-play-which-name = Comment veux-tu t’appeler ? La touche Entrée seule te donne un nom libre.
command-play-stays-open = D’autres sont encore là : la maison reste ouverte jusqu’au départ du dernier. Ctrl+C la ferme tout de suite.
command-help-play-data = le dossier où la maison garde tout
# What somebody is called in his own house whose account has no name for people.
command-play-name = Joker

command-complaint-no-such-command = La commande « { $value } » n’existe pas. On peut taper : { $allowed }.
command-complaint-no-such-flag = L’option { $flag } n’existe pas ici. On peut mettre : { $allowed }.
command-complaint-flag-of-command = L’option { $flag } se met après une commande : { $line }
command-complaint-flag-needs-value = Il manque une valeur après --{ $flag }.
command-complaint-flag-takes-no-value = --{ $flag } ne prend pas de valeur.
command-complaint-flag-twice = --{ $flag } ne se donne qu’une fois.
command-complaint-missing-argument = Il manque { $name }. --help dit ce qu’on y met.
command-complaint-too-many-arguments = « { $value } » est de trop. --help dit ce qui va où.
command-complaint-only-one-of = On ne peut en choisir qu’une : { $flags }.
command-complaint-not-a-number = --{ $flag } demande un nombre entier ({ $allowed }), pas « { $value } ».
command-complaint-no-such-choice = { $what } ne peut pas être « { $value } ». On attend : { $allowed }.
command-complaint-too-many-bots = Il y a plus de bots ({ $bots }) que de places ({ $seats }).
command-complaint-not-a-pair = Une option de jeu s’écrit NAME=VALUE, pas « { $value } ».

command-complaint-store-in-use = Une autre maison est déjà ouverte dans { $folder }. Continue dans le terminal où elle est ouverte, ou ouvre ta propre maison avec : --data DOSSIER
command-complaint-other-version = La maison de l’autre terminal est d’une autre version. Ferme-la là-bas et rouvre-la.
command-complaint-name-refused = { $reason } Choisis-en un autre avec --name.
