### The waiting room of a table whose game has not begun.

screen-waiting-terms = Comment on joue
screen-waiting-seal = Le sceau des mélanges
screen-waiting-prompt = { $state ->
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
screen-waiting-free = libre
screen-waiting-is-host = hôte
screen-waiting-has-words = ses mots
screen-waiting-bot = bot : { $level }
screen-waiting-away = pas là
screen-waiting-is-ready = { $ready ->
    [yes] d’accord
   *[no] pas encore
}
screen-waiting-enter = { $what ->
    [sit] prendre la place { $seat }
    [ready] d’accord
    [unready] pas encore
   *[dismiss] renvoyer de la place { $seat }
}
screen-waiting-ready = d’accord
screen-waiting-unready = pas encore
screen-waiting-start = commencer
screen-waiting-stand = se lever
screen-waiting-fill = appeler des bots
screen-waiting-level = niveau : { $level }
screen-waiting-dismiss = renvoyer
screen-waiting-host = hôte
screen-waiting-hush = { $on ->
    [yes] parole
   *[no] silence
}
screen-waiting-copy = copier l’invitation
screen-waiting-copied = Copié, si ton terminal le permet : { $text }
screen-waiting-words = tes propres mots
screen-waiting-words-line = Des mots que personne d’autre ne peut connaître : ils entrent dans le mélange
screen-waiting-sure = { $what ->
    [dismiss] Demander à { $name } de se lever ?
   *[host] { $name } devient l’hôte de cette table ?
}
screen-waiting-leave-question = { $alone ->
    [yes] Quitter la table ? Il n’y a personne d’autre : elle sera fermée, et l’invitation ne vaudra plus.
   *[no] Quitter la table ? Ta place sera libre.
}
screen-waiting-private = La table est privée. Qui a ces mots peut entrer :
screen-waiting-open = La table est ouverte à tous. Pour venir à la table { $table } :
screen-waiting-join = dans la maison : { $key } { $code }
screen-waiting-place = place { $seat }
screen-waiting-seal-about = Après, chacun pourra vérifier que rien n’a été changé.
screen-waiting-the-seal = le sceau
screen-waiting-whole-seal = { $on ->
    [yes] le début
   *[no] tout entier
}
screen-waiting-words-mixed = tes mots, mêlés aux cartes
screen-waiting-no-words = aucun
screen-waiting-gave-words = { $name } a donné des mots
screen-waiting-taken = Attente : { $taken } places prises sur { $seats }
screen-waiting-gallery = Spectateurs
screen-waiting-quiet = en silence
screen-waiting-not-yet = quand les places sont prises
screen-waiting-note = { $what ->
    [ready] et on commence
    [unready] tu es d’accord
    [level] des nouveaux bots
    [stand] et regarder
   *[start] tous sont là
}
screen-waiting-clock = { $time }{ $increment ->
    [0] { "" }
   *[other] { " " }+{ $increment } s par décision
}
