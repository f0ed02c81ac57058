### The command line: its help, and why a command could not be done.

command-replay-title = { $game } avec { $players }
command-simulate-done = { $games ->
    [one] 1 partie est écrite dans { $file }.
   *[other] { $games } parties sont écrites dans { $file }.
}
command-verify-good = { $file } : { $games ->
    [one] 1 partie, fidèle aux règles et à son secret.
   *[other] { $games } parties, fidèles aux règles et à leurs secrets.
}
command-verify-wanting = { $file } : { $what }
command-records-none = Aucune partie n’a encore été terminée ici.
command-records-game = { $id }  { $when }  { $game } : { $players }. { common-winners }
command-backup-done = Tout ce que la maison a en mémoire se trouve maintenant aussi dans { $file }.
command-progress = Fait : { $percent } %

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
command-help-play = Ouvre la maison dans ce terminal : joue contre des bots ou jette un œil. Elle se souvient de toi et de tes parties. Un autre terminal rejoint la même maison.
command-help-play-seats = à combien on joue au jeu nommé
command-help-play-bots = la force des bots
command-help-play-option = comment on joue ; à répéter pour chaque option
command-help-play-plain = en phrases, pour lecteurs d’écran et tout terminal, au lieu de tout l’écran
command-help-play-json = en lignes JSON, pour les programmes
command-help-play-schema = affiche le schéma JSON de ces lignes
command-help-play-name = le nom que tu veux porter
command-play-joins = Cette maison est déjà ouverte dans un autre terminal, et tu la rejoins.
command-play-which-name = Comment veux-tu t’appeler ? La touche Entrée seule te donne un nom libre.
command-play-stays-open = D’autres sont encore là : la maison reste ouverte jusqu’au départ du dernier. Ctrl+C la ferme tout de suite.
command-help-play-data = le dossier où la maison garde tout
command-help-serve = Ouvre la maison à tous ceux qui viennent avec ssh.
command-help-serve-host = l’adresse où on la trouve, au lieu de celle des réglages
command-help-serve-port = le port, au lieu de celui des réglages
command-help-serve-data = le dossier où la maison garde tout
command-serve-address = Adresse : { $host ->
    [all] toutes celles de cette machine
   *[other] { $host }
}, port { $port }
command-serve-key = Clé de la maison : { $fingerprint }
# What somebody is called in his own house whose account has no name for people.
command-play-name = Joker
command-serve-open = La maison est ouverte. On entre avec : { $line }
command-serve-few-files = Cette machine a de la place pour { $room } personnes à la fois, pas pour les { $connections } des réglages : elle laisse un processus ouvrir trop peu de fichiers (ulimit -Hn).
command-serve-closes = La maison ferme. Toutes les tables sont conservées.
command-serve-read-again = Les réglages ont été relus.
command-broken-table = La table { $table } ne peut pas reprendre : ce qui en a été gardé ne correspond pas aux jeux de cette maison. Elle reste enregistrée telle quelle, et tout le reste continue.
command-admin-said = Tout le monde dans la maison l’a entendu.
command-admin-kicked = { $name } a été raccompagné à la porte.
command-admin-banned = N’a plus le droit d’entrer : { $what }
command-admin-unbanned = Peut de nouveau entrer : { $what }
command-admin-drain-on = Plus aucune partie ne commence ; celles en cours vont jusqu’au bout.
command-admin-drain-off = Les parties recommencent.
command-help-simulate = Fait jouer des parties entières à des bots et les enregistre.
command-help-simulate-seats = combien de bots jouent
command-help-simulate-games = combien de parties ils jouent
command-help-simulate-seed = un texte quelconque ; le même texte donne les mêmes parties
command-help-simulate-option = comment on joue ; à répéter pour chaque option
command-help-simulate-bots = quels bots jouent, placés à tour de rôle autour de la table ; par défaut, random et simple
command-help-simulate-out = où écrire les parties, au lieu de l’écran
command-help-verify = Vérifie que des parties enregistrées respectent les règles et les mélanges promis. Un tiret désigne l’entrée standard.
command-help-replay = Raconte en phrases une partie enregistrée, telle que la galerie l’a vue.
command-help-replay-game = quelle partie du fichier, comptée à partir de 1
command-help-replay-seat = telle que cette place l’a vue : son numéro à partir de 0, ou un nom
command-help-replay-gallery = telle qu’on l’a vue de la galerie
command-help-replay-open = cartes sur table
command-help-replay-to = pas plus loin que cet événement, compté à partir de 1
command-help-replay-json = sous forme d’enregistrement au lieu de phrases
command-help-records = Liste les parties terminées, la plus récente en dernier. Avec un ID, donne l’enregistrement de cette partie, tel que « verify » et « replay » le lisent.
command-help-records-all = les enregistrements de toutes les parties, à la suite
command-help-records-data = le dossier où la maison garde sa mémoire
command-help-backup = Copie dans un fichier tout ce que la maison a en mémoire, même pendant qu’on joue.
command-help-backup-data = le dossier où la maison garde sa mémoire

command-complaint-no-such-command = La commande « { $value } » n’existe pas. On peut taper : { $allowed }.
command-complaint-no-such-flag = L’option { $flag } n’existe pas ici. On peut mettre : { $allowed }.
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
command-complaint-cannot-read = Impossible de lire { $file } : { command-trouble }.
command-complaint-cannot-write = Impossible d’écrire { $file } : { command-trouble }.
command-trouble = { $why ->
    [missing] le fichier ou le dossier n’existe pas
    [folder] c’est un dossier
    [forbidden] l’accès est refusé
    [full] il n’y a plus de place
    [long] le nom est trop long
    [loop] les liens tournent en rond
    [closed] c’est fermé
    [special] ce n’est pas un fichier ordinaire
    [taken] autre chose s’en sert déjà
    [elsewhere] cette machine n’a pas cette adresse
   *[other] { $detail }
}
command-complaint-no-such-game-in-file = { $games ->
    [0] Il n’y a aucune partie dans { $file }.
    [one] Il n’y a qu’une partie dans { $file }.
   *[other] Il n’y a que { $games } parties dans { $file }.
}
command-complaint-only-seen-by = Cet enregistrement ne contient que la partie vue par { $player }.
command-complaint-only-seen-by-gallery = Cet enregistrement ne contient que la partie vue par la galerie.

command-complaint-bans-yourself = Tu te fermerais la porte à toi-même.
command-complaint-admins-only = Seuls ceux qui tiennent la maison peuvent le faire.
command-complaint-nobody-here = Personne ici ne s’appelle « { $name } », et ce n’est ni une clé ni une adresse.
command-complaint-settings-syntax = { $file } n’est pas du TOML correct, voir la ligne { $line }.
command-complaint-settings-too-long = { $file } dépasse { $most } octets.
command-complaint-settings-no-such-key = { $file } : le réglage « { $key } » n’existe pas. On peut mettre : { $allowed }.
command-complaint-settings-value = { $file } : { $key } ne peut pas être « { $value } ». On attend : { $allowed }.

command-complaint-record-empty = Il n’y a là aucune partie enregistrée.
command-complaint-record-not-json = La ligne { $line } n’est pas un objet JSON.
command-complaint-record-key-twice = Ligne { $line } : la clé « { $key } » figure deux fois dans le même objet.
command-complaint-record-float = Ligne { $line } : « { $number } » n’est pas un nombre entier. Un enregistrement n’en contient pas d’autres.
command-complaint-record-line-too-long = La ligne { $line } dépasse { $most } octets.
command-complaint-record-no-header = Ligne { $line } : un enregistrement commence par un en-tête, et ce n’en est pas un.
command-complaint-record-no-such-format = Ligne { $line } : seuls les enregistrements au format { $format } peuvent être lus ici.
command-complaint-record-field = Ligne { $line } : « { $field } » n’est pas conforme au format.
command-complaint-record-missing-field = Ligne { $line } : il manque « { $field } ».
command-complaint-record-no-such-game = Ligne { $line } : personne ici ne connaît le jeu « { $game } », seulement { $games }.
command-complaint-record-seats = Ligne { $line } : la table est de { $seats }, mais ce jeu se joue à { $allowed }.
command-complaint-record-host = Ligne { $line } : une place citée n’existe pas à une table de { $seats }.
command-complaint-record-nonces = Ligne { $line } : « nonces » doit contenir un texte par place, sur une seule ligne et de { $most } caractères au plus.
command-complaint-record-wrong-secret = Ligne { $line } : ce n’est pas le secret que « commit » avait promis.
command-complaint-record-redacted = Ligne { $line } : sans secret, ce n’est que ce qu’une place ou la galerie a vu. Personne ne peut le vérifier tel quel.
command-complaint-record-no-such-event = Ligne { $line } : le jeu ne connaît pas d’événement « { $event } ».
command-complaint-record-no-such-seat = La ligne { $line } cite une place que la table n’a pas.
command-complaint-record-deck = Ligne { $line } : le secret donne un autre paquet.
command-complaint-record-differs = Ligne { $line } : d’après les règles, il faut { $expected }, mais on lit { $found }.
command-complaint-record-refused = Ligne { $line } : les règles n’autorisent pas « { $event } » ici. À la table, on dirait : « { $reason } »
command-complaint-record-impossible = Ligne { $line } : personne ne peut faire « { $event } » ici.
command-complaint-record-cut-short = L’enregistrement s’arrête après la ligne { $line }, avant la fin de la partie.
command-complaint-record-after-end = Ligne { $line } : la partie est déjà finie.

command-complaint-store-missing = { $file } n’existe pas : aucune maison n’y a rien gardé.
command-complaint-store-broken = { $file } est abîmé ({ $detail }). Rien n’y a été changé.
command-complaint-store-foreign = { $file } appartient à un autre programme, pas à cette maison. Rien n’y a été changé.
command-complaint-store-newer = { $file } vient d’une maison plus récente (version { $found }, ici on s’arrête à { $known }). Rien n’y a été changé.
command-complaint-store-in-use = Une autre maison est déjà ouverte dans { $folder }. Continue dans le terminal où elle est ouverte, ou prends une maison à toi avec : --data DOSSIER
command-complaint-store-locked = { $file } est verrouillé par un autre programme.
command-complaint-other-version = La maison de l’autre terminal est d’une autre version. Ferme-la là-bas et rouvre-la.
command-complaint-name-refused = { $reason } Choisis-en un autre avec --name.
command-complaint-no-such-record = Il n’y a pas ici d’enregistrement « { $id } ». « kartenhaus records » montre lesquels il y a.
command-complaint-backup-onto-itself = La maison elle-même écrit dans { $file }. Il faut mettre la copie ailleurs.

command-complaint-key-open = { $file } est une clé secrète, mais d’autres peuvent la lire. Seul son propriétaire en a le droit : chmod 600.
command-complaint-key-broken = { $file } ne contient pas de clé secrète lisible de type { $kind }. Reprends-la dans une copie. Si tu l’effaces, une nouvelle sera créée, et ssh avertira tous ceux qui connaissent cette maison.
command-complaint-cannot-listen = Impossible d’ouvrir la porte { $host ->
    [none] sur le port { $port }
   *[other] à l’adresse { $host }, port { $port }
} : { command-trouble }.
