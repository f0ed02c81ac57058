# La salle d’attente d’une table, avant la partie.

waiting-terms = Comment on joue
waiting-seal = Le sceau des mélanges
waiting-prompt = { $state ->
    [watching] { $free ->
        [0] Tu regardes ; toutes les places sont prises.
       *[other] Tu regardes. Entrée prend la place que tu montres.
    }
    [fill] Attendre des amis, ou compléter ? { $fill } appelle des bots.
    [mine] On y va ? Tape { $key }. Quand tous sont d’accord, la partie commence toute seule.
    [alone] { $free ->
        [one] 1 place est libre
       *[other] { $free } places sont libres
    } : appelle des bots.
    [free] { $free ->
        [one] 1 place est libre
       *[other] { $free } places sont libres
    } : quelqu’un viendra, ou un bot.
   *[others] { $names ->
        [none] La partie commence.
       *[other] On attend { $names }.
    }
}
waiting-free = libre
waiting-is-host = hôte
waiting-has-words = ses mots
waiting-bot = bot : { $level }
waiting-away = pas là
waiting-is-ready = { $ready ->
    [yes] d’accord
   *[no] pas encore
}
waiting-enter = { $what ->
    [sit] prendre la place { $seat }
    [ready] d’accord
    [unready] pas encore
   *[dismiss] renvoyer de la place { $seat }
}
waiting-ready = d’accord
waiting-unready = pas encore
waiting-start = commencer
waiting-stand = se lever
waiting-fill = appeler des bots
waiting-level = niveau : { $level }
waiting-dismiss = renvoyer
waiting-host = hôte
waiting-hush = { $on ->
    [yes] parole
   *[no] silence
}
waiting-copy = copier
waiting-copied = Copié, si ton terminal le permet : { $text }
waiting-words = tes propres mots
waiting-words-line = Des mots que personne d’autre ne peut connaître : ils entrent dans le mélange
waiting-sure = { $what ->
    [dismiss] Demander à { $name } de se lever ?
   *[host] { $name } devient l’hôte de cette table ?
}
waiting-leave-question = { $alone ->
    [yes] Quitter la table ? Il n’y a personne d’autre : elle sera fermée, et l’invitation ne vaudra plus.
   *[no] Quitter la table ? Ta place sera libre.
}
waiting-private = La table est privée. Qui a ces mots peut entrer :
waiting-open = La table est ouverte à tous. Pour venir à la table { $table } :
waiting-join = dans la maison : { $key } { $code }
waiting-place = place { $seat }
waiting-seal-about = Fixé avant la partie. Plus tard, chacun peut le vérifier.
waiting-the-seal = le sceau
waiting-whole-seal = { $on ->
    [yes] le début
   *[no] tout entier
}
waiting-words-mixed = tes mots, mêlés aux cartes
waiting-no-words = aucun
waiting-gave-words = { $name } a donné des mots
waiting-taken = Attente : { $taken } places prises sur { $seats }
waiting-gallery = Spectateurs
waiting-quiet = en silence
waiting-not-yet = quand les places sont prises
waiting-note = { $what ->
    [ready] et on commence
    [unready] tu es d’accord
    [level] des nouveaux bots
    [stand] et regarder
   *[start] tous sont là
}
