# Le salon : ce qu’on voit en entrant.

hall-play-now = Jouer contre des bots
hall-play = jouer à { $game }
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
hall-look-right = Tout s’affiche bien ? Trèfle, pique, cœur, carreau, formes en couleur, deux pierres, deux cadres.
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
hall-talk = Discussion et nouvelles
hall-which-rules = Les règles de quel jeu ?
hall-which-language = La maison doit-elle parler français ?
hall-my-language = Français
