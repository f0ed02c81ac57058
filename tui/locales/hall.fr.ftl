# Le salon : ce qu’on voit en entrant.

hall-dealing = On distribue les cartes…
hall-tagline = { $game ->
    [eight28] Prendre ou laisser : près de 8 ou de 28
    [farbstich] Les couleurs fortes raflent les cartes
   *[schatzsuche] Annonce tes plis, devine la carte d’or
}
hall-about = { $game ->
    [eight28] De 3 à 6 joueurs. Prends des cartes ou laisse-les : qui est au plus près de 8 ou de 28 reçoit des pierres précieuses.
    [farbstich] De 3 à 6 joueurs. Dans un pli, les cartes d’une couleur s’additionnent ; les plus fortes ramassent des cartes, et ce sont des points.
   *[schatzsuche] 3 joueurs, 10 manches. Annonce combien de plis tu feras, et devine la carte d’or.
}
hall-tables = Tables
hall-no-tables = Aucune table n’est ouverte en ce moment.
hall-waits = retour à ta partie
hall-back = { $game ->
    [none] Ta partie t’attend : « { $table } ». Entrée t’y ramène.
   *[other] Ta partie t’attend : { $game }, table { $table }. Entrée t’y ramène.
}
hall-state = { $phase ->
    [gathering] { $free ->
        [0] complète
        [one] 1 place libre
       *[other] { $free } places libres
    }
    [running] en cours
   *[over] finie
}
hall-watchers = { $count ->
    [one] 1 regarde
   *[other] { $count } regardent
}
hall-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
hall-relaxed = sans pendule
hall-learn = apprendre
hall-new = nouvelle table
hall-join = s’asseoir
hall-watch = voir
hall-replays = parties finies
hall-settings = réglages
hall-quit = sortir
hall-quit-question = Sortir de la maison ? Les places que tu as restent à toi.
hall-join-line = Le numéro d’une table, ou les mots d’une invitation
hall-chat-line = Dis quelque chose à tout le salon
hall-look-right = Ces signes s’affichent-ils bien ?
hall-you = { $kind ->
    [guest] Tu es { $name }, de passage ici.{ $code ->
        [none] { "" }
       *[other] { " " }Quand tu reviens, tape :retour { $code }
    }
    [local] Tu es { $name }. Cette maison est dans ton terminal, et tu joues contre des bots.
   *[known] Tu es { $name }. La maison te reconnaît à ta clé.
}
hall-here = { $count ->
    [0] Il n’y a personne d’autre.
    [one] Il y a aussi : { $names }
   *[other] { $count } autres sont ici : { $names }
}
hall-people = Qui est là
hall-guest = (de passage)
hall-at = table { $table }
hall-which-rules = Les règles de quel jeu ?
hall-which-language = La maison doit-elle parler français ?
hall-my-language = Français
hall-what = trois jeux de cartes, dans ton terminal
hall-who = tu es { $name }
hall-place = le salon
hall-play-button = Jouer
hall-players = { $game ->
    [schatzsuche] à trois
   *[other] de 3 à 6
}
hall-players-few = { $game ->
    [schatzsuche] 3
   *[other] de 3 à 6
}
hall-taste = { $game ->
    [eight28] quatre fins de manche | 5 + 2 + 1 : 8 tout juste = le mieux pour le 8 | 11 + 10 + 7 : 28 tout juste = le mieux pour le 28 | 10 + 9 + 7 : 26, c’est près = souvent assez | 11 + 10 + 8 : 29, c’est trop = rien
    [farbstich] qui choisit d’abord | vert : 7 + 6 = 13 : premier et deuxième | bleu : 10 = troisième | rouge : 5 + 4 = 9 : les derniers
   *[schatzsuche] annoncé et fait, à la manche 8 | 3 annoncés, 3 plis = +24 | 3 annoncés, 2 plis = −8 | 2 annoncés, 3 plis = +8
}
hall-game-tables = { $count ->
    [one] 1 table
   *[other] { $count } tables
}, { $free ->
    [0] tu peux regarder
    [one] 1 place libre
   *[other] { $free } places libres
}
hall-new-about = ouvrir ta table, avec des amis ou des bots
hall-learn-about = apprendre un jeu à la table, en trois minutes
hall-you-yourself = toi
hall-last-games = Tes dernières parties
hall-how-often = Tes victoires
hall-no-games = Aucune partie finie pour l’instant. Tes parties finies seront ici.
hall-replay-one = en revoir une
hall-won = { $won } sur { $all }
hall-points = { $game ->
    [eight28] { $points ->
        [one] 1 point en pierres
       *[other] { $points } points en pierres
    }
   *[other] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
hall-rank = { $place ->
    [1] 1er
   *[other] { $place }e
}
hall-say = dire quelque chose
hall-table = table { $table }
hall-rules-about = les règles des trois jeux
hall-pitch = { $game ->
    [eight28] Prends la carte ou laisse-la : près de 8 ou de 28, tu gagnes des pierres.
    [farbstich] Les couleurs fortes se servent d’abord sur la table.
   *[schatzsuche] Annonce tes plis, et devine la carte d’or.
}
hall-end = finir cette partie
hall-end-question = Finir ta partie à la table { $table } ? Il n’en restera rien.
hall-signs-hint = Les signes s’affichent mal ? { $key } ouvre les réglages : il y en a de plus simples.
