# Ce que dit la maison ; chaque jeu a son propre catalogue à côté.

join-and = { $rest } et { $last }
join-or = { $rest } ou { $last }
pair = { $of } { $what }
number = { NUMBER($number, useGrouping: 1) }
yes = oui
no = non
who-won = { $winners_count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}

refusal-malformed = { $where ->
    [none] Ce n’est pas un coup en JSON.
   *[other] Ce coup est illisible à cause de « { $where } ».
} Les coups de ce jeu sont : { $moves }.
refusal-no-such-move = Ce coup n’existe pas dans ce jeu. Ses coups sont : { $moves }.
refusal-no-such-seat = Cette place n’existe pas à une table de { $players }.
refusal-not-your-turn = Ce n’est pas ton tour : la table attend { $seats }.{ $possible_count ->
    [0] { "" }
   *[other] { " " }Mais tu peux { $possible }.
}
refusal-not-now = Pas maintenant. Tu peux { $possible }.
refusal-dealing = La maison mélange et distribue, et personne d’autre.
refusal-no-deal = { $size ->
    [0] Il n’y a rien à mélanger maintenant.
   *[other] Ce n’est pas un mélange de { $size } éléments.
}
refusal-game-over = La partie est finie. { who-won }
refusal-not-in-hand = Tu n’as pas { $card }. Ta main : { $cards }.

replay-title = { $game } avec { $players }
simulate-done = { $games ->
    [one] 1 partie est écrite dans { $file }.
   *[other] { $games } parties sont écrites dans { $file }.
}
verify-good = { $file } : { $games ->
    [one] 1 partie, fidèle aux règles et à son secret.
   *[other] { $games } parties, fidèles aux règles et à leurs secrets.
}
verify-wanting = { $file } : { $what }
progress = Fait : { $percent } %
bench-game = Jeu
bench-seats = Places
bench-views = Avec vues
bench-moves_per_second = Coups/s
bench-games_per_second = Parties/s

help-usage = Usage : { $line }
help-commands = Commandes :
help-flags = Options :
help-game = { $name } (GAME = { $game }) :
help-option = { $what } ({ $allowed } ; par défaut { $normal })
help-kartenhaus = Une maison de jeux de cartes : 8-28, Farbstich et Schatzsuche. « kartenhaus COMMAND --help » en dit plus.
help-kartenhaus-version = affiche la version
help-house-language = la langue de la maison : en, de, fr ou it
help-house-config = un fichier de réglages
help-house-help = affiche cette aide
help-simulate = Fait jouer des parties entières à des bots et les enregistre.
help-simulate-seats = combien de bots jouent
help-simulate-games = combien de parties ils jouent
help-simulate-seed = un texte quelconque ; le même texte donne les mêmes parties
help-simulate-option = comment on joue ; à répéter pour chaque option
help-simulate-bots = quels bots jouent, placés à tour de rôle autour de la table ; par défaut, un de chaque sorte
help-simulate-out = où écrire les parties, au lieu de l’écran
help-verify = Vérifie que des parties enregistrées respectent les règles et les mélanges promis. Un tiret désigne l’entrée standard.
help-replay = Raconte en phrases une partie enregistrée, telle que la galerie l’a vue.
help-replay-game = quelle partie du fichier, comptée à partir de 1
help-replay-seat = telle que cette place l’a vue : son numéro à partir de 0, ou un nom
help-replay-gallery = telle qu’on l’a vue de la galerie
help-replay-open = cartes sur table
help-replay-to = pas plus loin que cet événement, compté à partir de 1
help-replay-json = sous forme d’enregistrement au lieu de phrases
help-bench = Mesure la vitesse de la maison. WHAT est « engine » : les règles, sans et avec les vues de toutes les places.
help-bench-seconds = combien de secondes par jeu, 1 par défaut
help-bench-json = en JSON au lieu d’un tableau

complaint-no-such-command = La commande « { $value } » n’existe pas. On peut taper : { $allowed }.
complaint-no-such-flag = L’option { $flag } n’existe pas ici. On peut mettre : { $allowed }.
complaint-flag-needs-value = Il manque une valeur après --{ $flag }.
complaint-flag-takes-no-value = --{ $flag } ne prend pas de valeur.
complaint-flag-twice = --{ $flag } ne se donne qu’une fois.
complaint-missing-argument = Il manque { $name }. --help dit ce qu’on y met.
complaint-too-many-arguments = « { $value } » est de trop. --help dit ce qui va où.
complaint-only-one-of = On ne peut en choisir qu’une : { $flags }.
complaint-not-a-number = --{ $flag } demande un nombre entier ({ $allowed }), pas « { $value } ».
complaint-no-such-choice = { $what } ne peut pas être « { $value } ». On attend : { $allowed }.
complaint-too-many-bots = Il y a plus de bots ({ $bots }) que de places ({ $seats }).
complaint-not-a-pair = Une option de jeu s’écrit NAME=VALUE, pas « { $value } ».
complaint-cannot-read = Impossible de lire { $file } : { trouble }.
complaint-cannot-write = Impossible d’écrire { $file } : { trouble }.
trouble = { $why ->
    [missing] le fichier ou le dossier n’existe pas
    [folder] c’est un dossier
    [forbidden] l’accès est refusé
    [full] il n’y a plus de place
    [long] le nom est trop long
    [loop] les liens tournent en rond
    [closed] c’est fermé
   *[other] { $detail }
}
complaint-no-such-game-in-file = { $games ->
    [0] Il n’y a aucune partie dans { $file }.
    [one] Il n’y a qu’une partie dans { $file }.
   *[other] Il n’y a que { $games } parties dans { $file }.
}
complaint-only-seen-by = Cet enregistrement ne contient que la partie vue par { $player }.
complaint-only-seen-by-gallery = Cet enregistrement ne contient que la partie vue par la galerie.

complaint-settings-syntax = { $file } n’est pas du TOML correct, voir la ligne { $line }.
complaint-settings-too-long = { $file } dépasse { $most } octets.
complaint-settings-no-such-key = { $file } : le réglage « { $key } » n’existe pas. On peut mettre : { $allowed }.
complaint-settings-value = { $file } : { $key } ne peut pas être « { $value } ». On attend : { $allowed }.

complaint-record-empty = Il n’y a là aucune partie enregistrée.
complaint-record-not-json = La ligne { $line } n’est pas un objet JSON.
complaint-record-line-too-long = La ligne { $line } dépasse { $most } octets.
complaint-record-no-header = Ligne { $line } : un enregistrement commence par un en-tête, et ce n’en est pas un.
complaint-record-no-such-format = Ligne { $line } : seuls les enregistrements au format { $format } peuvent être lus ici.
complaint-record-field = Ligne { $line } : « { $field } » n’est pas conforme au format.
complaint-record-missing-field = Ligne { $line } : il manque « { $field } ».
complaint-record-no-such-game = Ligne { $line } : personne ici ne connaît le jeu « { $game } », seulement { $games }.
complaint-record-seats = Ligne { $line } : la table est de { $seats }, mais ce jeu se joue à { $allowed }.
complaint-record-host = Ligne { $line } : une place citée n’existe pas à une table de { $seats }.
complaint-record-nonces = Ligne { $line } : « nonces » doit contenir un texte par place, sur une seule ligne et de { $most } caractères au plus.
complaint-record-wrong-secret = Ligne { $line } : ce n’est pas le secret que « commit » avait promis.
complaint-record-redacted = Ligne { $line } : sans secret, ce n’est que ce qu’une place ou la galerie a vu. Personne ne peut le vérifier tel quel.
complaint-record-no-such-event = Ligne { $line } : le jeu ne connaît pas d’événement « { $event } ».
complaint-record-no-such-seat = La ligne { $line } cite une place que la table n’a pas.
complaint-record-deck = Ligne { $line } : le secret donne un autre paquet.
complaint-record-differs = Ligne { $line } : d’après les règles, il faut { $expected }, mais on lit { $found }.
complaint-record-refused = Ligne { $line } : les règles n’autorisent pas « { $event } » ici. À la table, on dirait : « { $reason } »
complaint-record-impossible = Ligne { $line } : personne ne peut faire « { $event } » ici.
complaint-record-cut-short = L’enregistrement s’arrête après la ligne { $line }, avant la fin de la partie.
complaint-record-after-end = Ligne { $line } : la partie est déjà finie.
