# Ce que dit la maison ; chaque jeu a son propre catalogue à côté.

join-and = { $rest } et { $last }
join-or = { $rest } ou { $last }
pair = { $of } { $what }
yes = oui
no = non
who-won = { $winners_count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
ruling-mark = Règle maison :

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
records-none = Aucune partie n’a encore été terminée ici.
records-game = { $id }  { $when }  { $game } : { $players }. { who-won }
backup-done = Tout ce que la maison a en mémoire se trouve maintenant aussi dans { $file }.
progress = Fait : { $percent } %

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
help-play = Ouvre la maison dans ce terminal : joue contre des bots ou jette un œil. Elle se souvient de toi et de tes parties. Un autre terminal rejoint la même maison.
help-play-seats = à combien on joue au jeu nommé
help-play-bots = la force des bots
help-play-option = comment on joue ; à répéter pour chaque option
help-play-plain = en phrases, pour lecteurs d’écran et tout terminal, au lieu de tout l’écran
help-play-json = en lignes JSON, pour les programmes
help-play-schema = affiche le schéma JSON de ces lignes
help-play-name = le nom que tu veux porter
play-joins = Cette maison est déjà ouverte dans un autre terminal, et tu la rejoins.
play-which-name = Comment veux-tu t’appeler ? La touche Entrée seule te donne un nom libre.
play-stays-open = D’autres sont encore là : la maison reste ouverte jusqu’au départ du dernier. Ctrl+C la ferme tout de suite.
help-play-data = le dossier où la maison garde tout
help-serve = Ouvre la maison à tous ceux qui viennent avec ssh.
help-serve-host = l’adresse où on la trouve, au lieu de celle des réglages
help-serve-port = le port, au lieu de celui des réglages
help-serve-data = le dossier où la maison garde tout
serve-address = Adresse : { $host ->
    [all] toutes celles de cette machine
   *[other] { $host }
}, port { $port }
serve-key = Clé de la maison : { $fingerprint }
# What somebody is called in his own house whose account has no name for people.
play-name = Joker
serve-open = La maison est ouverte. On entre avec : { $line }
serve-few-files = Cette machine a de la place pour { $room } personnes à la fois, pas pour les { $connections } des réglages : elle laisse un processus ouvrir trop peu de fichiers (ulimit -Hn).
serve-closes = La maison ferme. Toutes les tables sont conservées.
serve-read-again = Les réglages ont été relus.
broken-table = La table { $table } ne peut pas reprendre : ce qui en a été gardé ne correspond pas aux jeux de cette maison. Elle reste enregistrée telle quelle, et tout le reste continue.
ssh-broken = Quelque chose a lâché ici, et c’est la faute de la maison. Essaie encore une fois.
ssh-crashed = L’écran a lâché, et c’est la faute de la maison. Ta place t’est gardée : il suffit de revenir.
ssh-help-plain = la maison en phrases, pour lecteurs d’écran et tout terminal
ssh-help-json = la maison en lignes JSON, pour les programmes
ssh-help-join = directement à une table : join NUMÉRO ou join CODE
ssh-help-who = qui est là
ssh-help-tables = les tables qu’il y a
ssh-help-rules = les règles d’un jeu : rules JEU
ssh-help-record = l’enregistrement d’une partie finie : record ID
ssh-help-verify = si un enregistrement est fidèle aux règles et à son secret : verify ID
ssh-help-stats = combien il y a de gens, de tables et de parties
ssh-help-help = ces commandes
ssh-help-flag = Avec { $flag } à la fin, une commande répond en JSON.
admin-said = Tout le monde dans la maison l’a entendu.
admin-kicked = { $name } a été raccompagné à la porte.
admin-banned = N’a plus le droit d’entrer : { $what }
admin-unbanned = Peut de nouveau entrer : { $what }
admin-drain-on = Plus aucune partie ne commence ; celles en cours vont jusqu’au bout.
admin-drain-off = Les parties recommencent.
stats-people = Personnes présentes : { $count }
stats-tables = Tables : { $count }
stats-running = Parties en cours : { $count }
stats-finished = Parties finies : { $count }
help-simulate = Fait jouer des parties entières à des bots et les enregistre.
help-simulate-seats = combien de bots jouent
help-simulate-games = combien de parties ils jouent
help-simulate-seed = un texte quelconque ; le même texte donne les mêmes parties
help-simulate-option = comment on joue ; à répéter pour chaque option
help-simulate-bots = quels bots jouent, placés à tour de rôle autour de la table ; par défaut, random et simple
help-simulate-out = où écrire les parties, au lieu de l’écran
help-verify = Vérifie que des parties enregistrées respectent les règles et les mélanges promis. Un tiret désigne l’entrée standard.
help-replay = Raconte en phrases une partie enregistrée, telle que la galerie l’a vue.
help-replay-game = quelle partie du fichier, comptée à partir de 1
help-replay-seat = telle que cette place l’a vue : son numéro à partir de 0, ou un nom
help-replay-gallery = telle qu’on l’a vue de la galerie
help-replay-open = cartes sur table
help-replay-to = pas plus loin que cet événement, compté à partir de 1
help-replay-json = sous forme d’enregistrement au lieu de phrases
help-records = Liste les parties terminées, la plus récente en dernier. Avec un ID, donne l’enregistrement de cette partie, tel que « verify » et « replay » le lisent.
help-records-all = les enregistrements de toutes les parties, à la suite
help-records-data = le dossier où la maison garde sa mémoire
help-backup = Copie dans un fichier tout ce que la maison a en mémoire, même pendant qu’on joue.
help-backup-data = le dossier où la maison garde sa mémoire

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
    [special] ce n’est pas un fichier ordinaire
    [taken] autre chose s’en sert déjà
    [elsewhere] cette machine n’a pas cette adresse
   *[other] { $detail }
}
complaint-no-such-game-in-file = { $games ->
    [0] Il n’y a aucune partie dans { $file }.
    [one] Il n’y a qu’une partie dans { $file }.
   *[other] Il n’y a que { $games } parties dans { $file }.
}
complaint-only-seen-by = Cet enregistrement ne contient que la partie vue par { $player }.
complaint-only-seen-by-gallery = Cet enregistrement ne contient que la partie vue par la galerie.

complaint-bans-yourself = Tu te fermerais la porte à toi-même.
complaint-admins-only = Seuls ceux qui tiennent la maison peuvent le faire.
complaint-nobody-here = Personne ici ne s’appelle « { $name } », et ce n’est ni une clé ni une adresse.
complaint-settings-syntax = { $file } n’est pas du TOML correct, voir la ligne { $line }.
complaint-settings-too-long = { $file } dépasse { $most } octets.
complaint-settings-no-such-key = { $file } : le réglage « { $key } » n’existe pas. On peut mettre : { $allowed }.
complaint-settings-value = { $file } : { $key } ne peut pas être « { $value } ». On attend : { $allowed }.

complaint-record-empty = Il n’y a là aucune partie enregistrée.
complaint-record-not-json = La ligne { $line } n’est pas un objet JSON.
complaint-record-key-twice = Ligne { $line } : la clé « { $key } » figure deux fois dans le même objet.
complaint-record-float = Ligne { $line } : « { $number } » n’est pas un nombre entier. Un enregistrement n’en contient pas d’autres.
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

complaint-store-missing = { $file } n’existe pas : aucune maison n’y a rien gardé.
complaint-store-broken = { $file } est abîmé ({ $detail }). Rien n’y a été changé.
complaint-store-foreign = { $file } appartient à un autre programme, pas à cette maison. Rien n’y a été changé.
complaint-store-newer = { $file } vient d’une maison plus récente (version { $found }, ici on s’arrête à { $known }). Rien n’y a été changé.
complaint-store-in-use = Une autre maison est déjà ouverte dans { $folder }. Continue dans le terminal où elle est ouverte, ou prends une maison à toi avec : --data DOSSIER
complaint-store-locked = { $file } est verrouillé par un autre programme.
complaint-other-version = La maison de l’autre terminal est d’une autre version. Ferme-la là-bas et rouvre-la.
complaint-name-refused = { $reason } Choisis-en un autre avec --name.
complaint-no-such-record = Il n’y a pas ici d’enregistrement « { $id } ». « kartenhaus records » montre lesquels il y a.
complaint-backup-onto-itself = La maison elle-même écrit dans { $file }. Il faut mettre la copie ailleurs.

complaint-key-open = { $file } est une clé secrète, mais d’autres peuvent la lire. Seul son propriétaire en a le droit : chmod 600.
complaint-key-broken = { $file } ne contient pas de clé secrète lisible de type { $kind }. Reprends-la dans une copie. Si tu l’effaces, une nouvelle sera créée, et ssh avertira tous ceux qui connaissent cette maison.
complaint-cannot-listen = Impossible d’ouvrir la porte { $host ->
    [none] sur le port { $port }
   *[other] à l’adresse { $host }, port { $port }
} : { trouble }.

refusal-no-room = La maison est pleine pour le moment. Reviens un peu plus tard.
refusal-door-busy = On se bouscule à la porte. Réessaie dans un instant.
refusal-login-too-slow = Personne n’est entré en { $seconds } secondes. Réessaie.
refusal-too-many-tries = { $most } clés ont été essayées, cela suffit. Choisis-en une : ssh -o IdentitiesOnly=yes -i FILE
refusal-address-not-welcome = Depuis ton adresse, on n’entre pas dans cette maison.
refusal-key-not-welcome = Avec ta clé, on n’entre pas dans cette maison.
refusal-not-invited = Cette maison n’est ouverte qu’aux invités, et elle les reconnaît à leurs clés. Demande à l’hôte d’accepter la tienne.
refusal-too-many-sessions = Sur une connexion, il peut y avoir { $most ->
    [one] une seule session
   *[other] { $most } sessions au plus
} à la fois. Ferme d’abord l’une d’elles.
refusal-no-forwarding = La maison ne relaie aucune connexion.
refusal-no-files = Il n’y a pas de fichiers à copier ici.
refusal-command-too-long = Cette commande est trop longue. On en lit au plus { $most } octets.
refusal-nothing-done = Tu n’as rien fait depuis { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}, la connexion est donc fermée. Reviens quand tu veux.
refusal-door-closed = La maison ferme. Ta table est conservée.
refusal-in-line = { $before ->
    [0] Un instant, c’est bientôt à toi.
    [one] Un instant, quelqu’un entre avant toi.
   *[other] Un instant, { $before } autres entrent avant toi.
}
