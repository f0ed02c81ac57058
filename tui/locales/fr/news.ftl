### What happens to people at a table.

news-sat = { $you ->
    [yes] Tu t’assieds.
   *[no] { $name } s’assied.
}
news-stood = { $you ->
    [yes] Tu te lèves.
   *[no] { $name } se lève.
}
news-left = { $you ->
    [yes] Tu quittes la table.
   *[no] { $name } quitte la table.{ $cover ->
        [none] { "" }
        [one] { " " }Un bot joue au bout de { $cover } seconde.
       *[other] { " " }Un bot joue au bout de { $cover } secondes.
    }
}
news-dropped = { $you ->
    [yes] Ta connexion est coupée.
   *[no] { $name } a perdu la connexion.{ $cover ->
        [none] { "" }
        [one] { " " }Un bot joue au bout de { $cover } seconde.
       *[other] { " " }Un bot joue au bout de { $cover } secondes.
    }
}
news-back = { $you ->
    [yes] Te revoilà.
   *[no] Revoilà { $name }.
}
news-ready = { $you ->
    [yes] Pour toi, on peut commencer.
   *[no] Pour { $name }, on peut commencer.
}
news-not-ready = { $you ->
    [yes] Tu préfères attendre encore.
   *[no] { $name } préfère attendre encore.
}
news-bot = { $you ->
    [yes] Tu t’assieds comme bot.
   *[no] { $name }, un bot, s’assied.
}
news-no-bot = { $you ->
    [yes] On te demande de te lever.
   *[no] On demande à { $name } de se lever.
}
news-host = { $you ->
    [yes] L’hôte, maintenant, c’est toi.
   *[no] L’hôte, maintenant, c’est { $name }.
}
news-time-out = { $you ->
    [yes] Ton temps est écoulé : un bot décide pour toi.
   *[no] { $name } n’avait plus de temps : un bot a décidé.
}
news-away = { $you ->
    [yes] Ton temps est de nouveau écoulé : on te compte parmi les absents. Dès que tu fais quelque chose, c’est de nouveau toi qui joues.
   *[no] { $name } ne répond plus.
}
news-covered = { $you ->
    [yes] Un bot joue pour toi.
   *[no] Un bot joue pour { $name }.
}
news-hushed = { $you ->
    [yes] Tu demandes le silence à la galerie.
   *[no] { $name } demande le silence à la galerie.
}
news-not-hushed = { $you ->
    [yes] Tu rends la parole à la galerie.
   *[no] { $name } rend la parole à la galerie.
}
news-words = { $you ->
    [yes] Tu ajoutes tes mots au mélange.
   *[no] { $name } ajoute des mots au mélange.
}
news-no-words = { $you ->
    [yes] Tu retires tes mots du mélange.
   *[no] { $name } retire ses mots du mélange.
}
news-unmuted = Tu peux de nouveau écrire.
news-restart = La maison redémarre et revient dans quelques secondes. Tape de nouveau la même ligne : ta place est gardée.
news-merged = Tu as maintenant aussi les clés qu’avait { $name }.
news-seat-lent = À la table { $table }, la maison laisse un bot jouer pour toi. Dès que tu y fais quelque chose, c’est de nouveau toi qui joues.
news-drain-on = Pour l’instant, aucune nouvelle partie ne commence. Les parties en cours vont jusqu’à leur fin.
news-drain-off = De nouvelles parties peuvent commencer.
