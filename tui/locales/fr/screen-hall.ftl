### The hall, where people choose a table or a game.

screen-hall-dealing = On distribue les cartes…
screen-hall-about = { $game ->
    [eight28] De 3 à 6 joueurs. Prends des cartes ou laisse-les : les totaux les plus proches de 8 et de 28 gagnent des pierres précieuses.
    [farbstich] De 3 à 6 joueurs. Dans un pli, les cartes d’une couleur s’additionnent ; les couleurs les plus fortes ramassent des cartes, qui valent des points.
   *[schatzsuche] 3 joueurs, 10 manches. Annonce combien de plis tu feras, et devine la carte d’or.
}
screen-hall-tagline = { $game ->
    [eight28] Prendre ou laisser : près de 8 ou 28
    [farbstich] Les couleurs fortes raflent les cartes
   *[schatzsuche] Annonce tes plis, devine la carte d’or
}
screen-hall-tables = Tables
screen-hall-no-tables = Aucune table n’est ouverte en ce moment.
screen-hall-waits = retour à ta partie
screen-hall-back = { $game ->
    [none] Ta partie t’attend : « { $table } ». Entrée t’y ramène.
   *[other] Ta partie t’attend : { $game }, table { $table }. Entrée t’y ramène.
}
screen-hall-state = { $phase ->
    [gathering] { $free ->
        [0] complète
        [one] 1 place libre
       *[other] { $free } places libres
    }
    [running] en cours
   *[over] finie
}
screen-hall-watchers = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
}
screen-hall-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
screen-hall-relaxed = temps illimité
screen-hall-learn = apprendre
screen-hall-new = nouvelle table
screen-hall-join = rejoindre
screen-hall-watch = regarder
screen-hall-replays = parties finies
screen-hall-quit = sortir
screen-hall-quit-question = Sortir de la maison ? Tes places restent à toi.
screen-hall-join-line = Le numéro d’une table, ou les mots d’une invitation
screen-hall-chat-line = Dis quelque chose à toute la salle
screen-hall-look-right = Ces signes s’affichent-ils bien ?
screen-hall-you = { $kind ->
    [guest] Tu es { $name }, de passage ici.{ $code ->
        [none] { "" }
       *[other] { " " }Quand tu reviens, tape :retour { $code }
    }
    [local] Tu es { $name }. Cette maison est dans ton terminal, et tu joues contre des bots.
   *[known] Tu es { $name }. La maison te reconnaît à ta clé.
}
screen-hall-here = { $count ->
    [0] Il n’y a personne d’autre.
    [one] Il y a aussi : { $names }
   *[other] { $count } autres sont ici : { $names }
}
screen-hall-people = Qui est là
screen-hall-guest = (de passage)
screen-hall-at = table { $table }
screen-hall-which-rules = Les règles de quel jeu ?
screen-hall-what = trois jeux de cartes, dans ton terminal
screen-hall-who = tu es { $name }
screen-hall-place = la salle
screen-hall-play-button = Jouer
screen-hall-players = { $game ->
    [schatzsuche] à trois
   *[other] de 3 à 6
}
screen-hall-players-few = { $game ->
    [schatzsuche] 3
   *[other] de 3 à 6
}
screen-hall-taste = { $game ->
    [eight28] où tu en es
    [farbstich] qui choisit en premier
   *[schatzsuche] annoncé et fait, à la manche 8
}
screen-hall-game-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
screen-hall-game-seats = { $free ->
    [0] tu peux regarder
    [one] 1 place libre
   *[other] { $free } places libres
}
screen-hall-new-about = ouvrir ta table, avec des amis ou des bots
screen-hall-learn-about = apprendre un jeu à la table, en trois minutes
screen-hall-you-yourself = toi
screen-hall-last-games = Tes dernières parties
screen-hall-how-often = Tes victoires
screen-hall-no-games = Aucune partie finie pour l’instant. Tes parties finies seront ici.
screen-hall-replay-one = en revoir une
screen-hall-won = { $won } sur { $all }
screen-hall-points = { $game ->
    [eight28] { $points ->
        [one] { $points } point en pierres
       *[other] { $points } points en pierres
    }
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
screen-hall-rank = { $place ->
    [1] 1er
   *[other] { $place }e
}
screen-hall-say = dire quelque chose
screen-hall-table = table { $table }
screen-hall-rules-about = les règles des trois jeux
screen-hall-pitch = { $game ->
    [eight28] Prends ou laisse : près de 8 ou de 28, tu gagnes des pierres.
    [farbstich] Les couleurs les plus fortes se servent en premier.
   *[schatzsuche] Annonce tes plis, et devine la carte d’or.
}
screen-hall-end = arrêter cette partie
screen-hall-end-question = Arrêter ta partie à la table { $table } ? Il n’en restera rien.
screen-hall-signs-hint = Les signes s’affichent mal ? { $key } ouvre les réglages : il y en a de plus simples.
