### The waiting room of a table whose game has not begun.

screen-waiting-terms = Comment on joue
screen-waiting-seal = Le sceau des mélanges
screen-waiting-prompt = { $state ->
    [watching] { $free ->
        [0] Tu regardes ; toutes les places sont prises.
       *[other] Tu regardes. Pour jouer, choisis une place et tape Entrée.
    }
    [fill] Attendre des amis, ou compléter ? { $fill } appelle des bots.
    [mine] Prêt ? Tape { $key }. La partie commence quand tout le monde est prêt.
    [alone] { $free ->
        [one] { $free } place est libre
       *[other] { $free } places sont libres
    } : appelle des bots.
    [free] { $free ->
        [one] { $free } place est libre
       *[other] { $free } places sont libres
    } : on attend du monde.
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
    [yes] prêt
   *[no] pas prêt
}
screen-waiting-enter = { $what ->
    [sit] prendre la place { $seat }
    [ready] prêt
    [unready] pas prêt
   *[dismiss] renvoyer de la place { $seat }
}
screen-waiting-ready = prêt
screen-waiting-unready = pas prêt
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
screen-waiting-words-line = Des mots que personne ne peut deviner : ils entrent dans le mélange
screen-waiting-sure = { $what ->
    [dismiss] Demander à { $name } de se lever ?
   *[host] Nommer { $name } hôte de cette table ?
}
screen-waiting-leave-question = { $alone ->
    [yes] Quitter la table ? Il n’y a personne d’autre : elle fermera, et l’invitation ne servira plus.
   *[no] Quitter la table ? Ta place sera libre.
}
screen-waiting-private = La table est privée. Avec ces mots, on peut entrer :
screen-waiting-open = La table est ouverte à tous. Pour venir à la table { $table } :
screen-waiting-join = dans la maison : { $key } { $code }
screen-waiting-full = Toutes les places sont prises. S’il s’en libère une, l’invitation revient ici.
screen-waiting-place = place { $seat }
screen-waiting-seal-about = Après la partie, chacun pourra vérifier que rien n’a changé.
screen-waiting-the-seal = le sceau
screen-waiting-whole-seal = { $on ->
    [yes] le début
   *[no] tout entier
}
screen-waiting-words-mixed = tes mots, mêlés aux cartes
screen-waiting-no-words = aucun
screen-waiting-gave-words = { $name } a donné des mots
screen-waiting-taken = Attente : { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $seats }
screen-waiting-gallery = Spectateurs
screen-waiting-quiet = en silence
screen-waiting-not-yet = pas encore
screen-waiting-note = { $what ->
    [ready] et on commence
    [unready] pour attendre
    [level] des nouveaux bots
    [stand] et regarder
   *[start] tous sont là
}
screen-waiting-clock = { $time }{ $increment ->
    [0] { "" }
   *[other] { " " }+{ $increment } s par coup
}
