### Why the house refuses something. Each says what is possible instead, where there is something.

refusal-malformed = { $where ->
    [none] Ce n’est pas un coup en JSON.
   *[other] Ce coup est illisible à cause de « { $where } ».
} Les coups de ce jeu sont : { $moves }.
refusal-no-such-move = Ce coup n’existe pas dans ce jeu. Ses coups sont : { $moves }.
refusal-no-such-seat = Cette place n’existe pas à une table de { $players }.
refusal-not-your-turn = Ce n’est pas ton tour : la table attend { $seats }.{ $possible_count ->
    [0] { "" }
   *[other] { " " }En attendant, tu peux { $possible }.
}
refusal-not-now = Pas maintenant. Tu peux { $possible }.
refusal-dealing = Seule la maison mélange et distribue.
refusal-no-deal = { $size ->
    [0] Il n’y a rien à mélanger maintenant.
   *[other] Ce n’est pas un mélange de { $size } cartes.
}
refusal-game-over = La partie est finie. { common-winners }
refusal-not-in-hand = Tu n’as pas { $card }. Ta main : { $cards }.

refusal-no-room = La maison est pleine pour le moment. Reviens un peu plus tard.
refusal-door-busy = On se bouscule à la porte. Réessaie dans un instant.
refusal-login-too-slow = La connexion n’a pas abouti en { $seconds } secondes. Réessaie.
refusal-too-many-tries = { $most } clés ont été essayées, c’est trop. Choisis-en une : ssh -o IdentitiesOnly=yes -i FILE
refusal-address-not-welcome = Depuis ton adresse, on n’entre pas dans cette maison.
refusal-key-not-welcome = Avec ta clé, on n’entre pas dans cette maison.
refusal-not-invited = Cette maison n’est ouverte qu’aux personnes invitées, et elle les reconnaît à leur clé. Demande à qui tient la maison d’accepter la tienne.
refusal-too-many-sessions = Sur une connexion, il peut y avoir { $most ->
    [one] une seule session
   *[other] { $most } sessions au plus
} à la fois. Ferme d’abord l’une d’elles.
refusal-no-forwarding = La maison ne relaie aucune connexion.
refusal-no-files = Il n’y a pas de fichiers à copier ici.
refusal-command-too-long = Cette commande est trop longue. On en lit au plus { $most } octets.
refusal-nothing-done = Tu n’as rien fait depuis { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, la connexion est donc fermée. Reviens quand tu veux.
refusal-door-closed = La maison ferme. Ta table est conservée.
refusal-in-line = { $before ->
    [0] Un instant, c’est bientôt à toi.
    [one] Un instant, quelqu’un entre avant toi.
   *[other] Un instant, { $before } autres entrent avant toi.
}

refusal-bad-request = { $where ->
    [none] Ce n’est pas une demande en JSON.
   *[other] Cette demande est illisible à cause de « { $where } ».
}
refusal-no-such-request = Cette demande n’existe pas. On peut demander : { $requests }.
refusal-line-too-long = Cette ligne est trop longue. On n’en lit pas plus de { $most } octets.
refusal-too-fast = C’était trop rapide. Réessaie dans { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
}
refusal-address-limit = { $of ->
    [arrivals] Trop de connexions sont venues de ton adresse.
    [codes] Trop de codes faux sont venus de ton adresse.
    [commands] Trop de commandes sont venues de ton adresse.
    [names] Beaucoup de nouvelles clés sont venues de ton adresse aujourd’hui : tu es donc ici de passage.
    [proofs] Beaucoup de parties ont été vérifiées depuis ton adresse.
    [records] Beaucoup de parties ont été consultées depuis ton adresse.
    [screens] Trop d’écrans ont été ouverts depuis ton adresse.
    [tables] Beaucoup de tables ont été ouvertes depuis ton adresse.
    [talk] On a tant parlé depuis ton adresse qu’on n’entend plus les autres.
   *[other] Trop de choses sont venues de ton adresse d’un coup.
} Réessaie dans { $unit ->
    [hours] { $wait ->
        [one] { $wait } heure.
       *[other] { $wait } heures.
    }
    [minutes] { $wait ->
        [one] { $wait } minute.
       *[other] { $wait } minutes.
    }
   *[seconds] { $wait ->
        [one] { $wait } seconde.
       *[other] { $wait } secondes.
    }
}
refusal-address-full = { $of ->
    [bot_tables] { $most ->
        [one] Des bots jouent déjà seuls à une table ouverte depuis ton adresse. Abandonne-la d’abord.
       *[other] Des bots jouent déjà seuls à { $most } tables ouvertes depuis ton adresse. Abandonnes-en d’abord une.
    }
    [sessions] { $most ->
        [one] Quelqu’un est déjà entré depuis ton adresse et doit d’abord sortir.
       *[other] { $most } personnes ou programmes sont déjà entrés depuis ton adresse : l’un d’eux doit d’abord sortir.
    }
   *[connections] { $most ->
        [one] Il y a déjà une connexion depuis ton adresse. Ferme-la d’abord.
       *[other] Il y a déjà { $most } connexions depuis ton adresse. Fermes-en d’abord une.
    }
}
refusal-house-full = La maison est pleine. Reviens un peu plus tard.
refusal-name-not-allowed = { $why ->
    [length] « { $name } » ne peut pas être ton nom : il faut de 2 à 20 caractères.
    [letters] « { $name } » ne peut pas être ton nom : il faut des lettres, des chiffres et quelques signes, rien d’autre.
   *[reserved] « { $name } » ne peut pas être ton nom : on te prendrait pour la maison ou pour un bot.
}
refusal-name-taken = Quelqu’un s’appelle déjà { $name }, ou presque. { $free } est libre.
refusal-no-such-name = Personne ici ne s’appelle { $name }.
refusal-no-such-code = Personne n’a reçu ce code de retour, ou il a déjà servi.
refusal-needs-key = Pour cela, il te faut une clé SSH à toi : reviens avec une clé.
refusal-name-kept = Cette clé appartient déjà à { $name } ; cela ne se change pas.
refusal-house-closes = La maison va fermer : plus aucune partie ne commence.
refusal-no-such-game = On ne joue pas à « { $game } » ici. Il y a : { $games }.
refusal-seats-not-allowed = Ce jeu se joue à { $allowed }.
refusal-option-not-allowed = « { $option } » ne se choisit pas ainsi. { $allowed_count ->
    [0] Ce jeu n’a pas d’options.
   *[other] On peut mettre : { $allowed }.
}
refusal-lesson-is-fixed = Dans une leçon, les cartes, les règles et les bots sont toujours les mêmes, sans limite de temps et sans personne d’autre.
refusal-no-such-bot = Il n’y a pas de bot « { $bot } » pour ce jeu. Il y a : { $bots }.
refusal-too-many-bots = { $most ->
    [0] Aucun bot ne peut s’asseoir ici.
    [one] Un seul bot peut s’asseoir ici.
   *[other] Au plus { $most } bots peuvent s’asseoir ici.
}
refusal-too-many-tables = Il y a déjà { $most } tables, c’est la limite. Assieds-toi à l’une d’elles.
refusal-too-many-seats = Tu as déjà une place à { $most ->
        [one] une table
       *[other] { $most } tables
    }. Finis ou abandonne d’abord une partie là-bas.
refusal-no-such-table = Il n’y a pas de table ouverte « { $table } », ni d’invitation de ce nom.
refusal-table-full = Il n’y a plus de place à cette table. Tu peux regarder.
refusal-seat-taken = { $name } est déjà à cette place.
refusal-seat-free = Il n’y a personne à cette place.
refusal-already-at-table = Tu es à la table { $table }. Quitte-la d’abord.
refusal-not-at-table = Tu n’es à aucune table. Assieds-toi à l’une d’elles, ou ouvres-en une.
refusal-not-seated = Pour cela, il faut avoir une place à cette table.
refusal-not-host = C’est réservé à l’hôte, et l’hôte est { $host }.
refusal-not-alone = D’autres jouent ici aussi : tu ne peux pas décider cela sans eux.
refusal-game-running = Une partie est en cours. Attends qu’elle soit finie.
refusal-game-not-running = Il n’y a pas de partie en cours à cette table.
refusal-seats-empty = { $count ->
    [one] Il reste { $count } place libre.
   *[other] Il reste { $count } places libres.
} Attends du monde, ou appelle des bots.
refusal-not-ready = Tout le monde n’est pas prêt. On attend : { $people }.
refusal-not-a-person = { $name } est un bot et ne peut pas être l’hôte.
refusal-too-late = Trop tard : la partie a continué entre-temps.
refusal-table-paused = La table est en pause, car rien ne peut être enregistré en ce moment. Rien n’est perdu.
refusal-no-house = La maison est absente un instant : rien n’a été fait. Réessaie dans un instant.
refusal-table-not-reached = Cette table est injoignable pour le moment. Réessaie dans un instant.
refusal-not-answered = La maison s’est absentée avant de répondre. Regarde si c’est fait.
refusal-cannot-keep = Impossible de l’enregistrer en ce moment : rien n’a été fait. Réessaie dans un instant.
refusal-cannot-stand = Cela ne se décide pas d’avance.{ $possible_count ->
    [0] { "" }
   *[other] { " " }D’avance, tu peux seulement : { $possible }.
}
refusal-words-not-allowed = Tes mots pour le mélange doivent tenir sur une ligne, en { $most } caractères au plus.
refusal-nothing-said = Ton message est vide.
refusal-saying-too-long = Ton message est trop long ({ $most } caractères au plus).
refusal-hushed = { $host } a demandé le silence à la galerie.
refusal-no-such-record = Il n’y a pas de partie finie « { $record } ».
refusal-other-rules = La partie « { $record } » a été jouée avec d’anciennes règles : on ne peut pas la revoir étape par étape. Son enregistrement reste lisible.

refusal-you-are-out = Tu es hors jeu pour cette manche : tes cartes visibles font { $total }.
refusal-declined-for-good = Tu as déjà refusé une carte dans cette manche, et à cette table c’est définitif.

refusal-not-in-display = Il n’y a pas de { $colour } à l’étalage, seulement { $colours }.

refusal-must-follow = Tu dois fournir à { $suit }. Tu peux jouer : { $cards }.
refusal-must-trump = Tu ne peux pas fournir : tu dois couper (atout : { $suit }). Tu peux jouer : { $cards }.
refusal-bid-too-high = Dans cette manche, tu peux annoncer { $most ->
    [one] zéro ou un pli.
   *[other] de 0 à { $most } plis.
}
refusal-markers-turn-themselves = À cette table, les marqueurs se retournent tout seuls et il n’y a rien à contester.
refusal-marker-is-down = Ton marqueur de { $suit } est déjà face cachée.
refusal-marker-is-up = Ton marqueur de { $suit } est déjà face visible.
refusal-nobody-to-object-to = { $seats_count ->
    [0] Aucune carte n’a encore été jouée dans cette manche : il n’y a rien à contester.
   *[other] Tu ne peux contester que la carte de quelqu’un d’autre : { $seats }.
}
refusal-muted = { $seconds ->
    [one] La maison t’a coupé la parole. Tu pourras écrire dans { $seconds } seconde.
   *[other] La maison t’a coupé la parole. Tu pourras écrire dans { $seconds } secondes.
}
