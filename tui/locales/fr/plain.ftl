### Line mode: the house in sentences.

plain-remarks = { $on ->
    [yes] Les bots de ta table disent un mot de temps en temps.
   *[no] Les bots de ta table se taisent.
}

plain-overview = { $where ->
    [game] Dans la partie
    [table] À la table
    [lobby] Dans la salle
   *[anywhere] Partout
} : { $words }.
plain-overview-more = « { $help } » suivi d’un mot en dit plus. Le début d’un mot suffit quand il est clair.
plain-options = Options de { $game }, à ajouter après « { $new } » :
plain-unknown = Je ne connais pas « { $word } ».{ $near ->
    [none] { "" }
   *[other] { " " }Tu veux dire « { $near } » ?
} Tape « { $help } » pour savoir ce qu’on peut taper.
plain-ambiguous = « { $word } » peut être { $choices }.
plain-which = Lequel veux-tu dire : { $choices } ?
plain-whom = De qui parles-tu : { $choices } ?
plain-nobody = Personne ne s’appelle « { $text } » à cette table, et ce n’est pas non plus une place.
plain-no-card = Je ne connais pas de carte « { $text } ».
plain-no-game = Il n’y a pas de partie en ce moment.
plain-nothing-there = Il n’y a rien à dire en ce moment.
plain-nothing-refused = On ne t’a rien refusé. Tape « { $help } » pour savoir ce qu’on peut taper.
plain-no-change = Cela ne change rien.
plain-no-such-number = Il n’y a pas de coup { $number }. Tape « { $moves } » pour voir lesquels il y a.
plain-no-such-term = Je ne connais pas « { $word } » ici. { $usage }
plain-no-such-rule = Aucune règle ne parle de « { $words } ».
plain-which-rules = Les règles de quel jeu ? Tape « { $word } » suivi de { $games }.
plain-value-missing = Il manque quelque chose après « { $word } ».
plain-number-missing = Il manque un nombre après « { $word } ».
plain-bad-clock = Le temps va de 5 à 86400 secondes, plus 0 à 3600 par coup.

plain-welcome = Bienvenue au Kartenhaus, { $name }.
plain-which-language = Pour continuer en français, tape : language français
plain-code = Tu es ici de passage. Pour retrouver ta place plus tard, tape : { $line }
plain-is-called = { $before } s’appelle maintenant { $name }.
plain-device = Connecte-toi depuis l’autre appareil, avec sa propre clé, d’ici { $minutes } minutes, puis tape : { $line }
plain-announced = La maison annonce : { $text }
plain-in-queue = { $before ->
    [0] Un instant, c’est bientôt à toi.
    [one] Un instant, quelqu’un passe avant toi.
   *[other] Un instant, { $before } autres passent avant toi.
}
plain-shown-out = La maison a mis fin à ta visite.
plain-banned = Tu n’as plus le droit d’entrer dans cette maison.
plain-banned-until = Tu n’as plus le droit d’entrer dans cette maison jusqu’au { $until }.
plain-renamed = Tu t’appelles maintenant { $name }.
plain-language = Maintenant, on parle français.
plain-forced = { $on ->
    [yes] Quand tu n’as pas le choix, le coup se joue tout seul.
   *[no] Tu joues tous tes coups toi-même.
}
plain-bell = { $on ->
    [yes] Ton terminal sonne quand c’est ton tour.
   *[no] Ton terminal reste muet quand c’est ton tour.
}
plain-title = { $turn ->
    [you] À toi : { $game }
    [others] { $game } : à { $names } de jouer
   *[none] { $game }
}
plain-bye = Au revoir.{ $seat ->
    [yes] { " " }Ta place reste à toi, et un bot joue pour toi en attendant.
    [waits] { " " }Ta place reste à toi, et la partie t’attend.
    [local] { " " }La prochaine fois, tu reprendras ici.
   *[no] { "" }
}
plain-hung-up = La maison a mis fin à la connexion. Au revoir.
plain-closing = La maison ferme. Toutes les tables sont conservées.
plain-more-said = … et { $count ->
    [one] un autre message
   *[other] { $count } autres messages
}
plain-skipped = { $count ->
    [one] { $count } message a été sauté,
   *[other] { $count } messages ont été sautés,
} car il en venait trop à la fois.

plain-lobby-hint = Tu peux jouer à { $games }. Tape « { $play } » suivi d’un de ces noms pour jouer tout de suite contre des bots, « { $new } » suivi d’un nom pour ouvrir une table, ou « { $help } ».
plain-tables-hint = Tape « { $sit } » suivi du numéro d’une table pour y jouer, ou « { $watch } » suivi du numéro pour regarder.
plain-people = { $count ->
    [0] Il n’y a personne.
    [one] Il y a une personne :
   *[other] Il y a { $count } personnes :
}
plain-names = { $names }.
plain-present = { $name }{ $kind ->
    [guest] { $table ->
        [0] { " " }(de passage)
       *[other] { " " }(de passage, table { $table })
    }
   *[person] { $table ->
        [0] { "" }
       *[other] { " " }(table { $table })
    }
}
plain-no-tables = Il n’y a pas de table ouverte.
plain-listing = Table { $table } : { $game }, { $phase ->
    [gathering] places libres : { $free } sur { $seats }
    [running] partie en cours à { $seats }
   *[over] partie finie, places libres : { $free } sur { $seats }
}.{ $count ->
    [0] { "" }
   *[other] { " " }À table : { $names }.
} On y joue ainsi : { $terms }.{ $watchers ->
    [0] { "" }
    [one] { " " }1 personne regarde.
   *[other] { " " }{ $watchers } personnes regardent.
}
plain-listed = Table { $table }, { $game } : { $phase ->
    [gathering] on prépare une autre partie.
    [running] la partie a commencé.
    [over] la partie est finie.
   *[seats] { $free ->
        [0] toutes les places sont prises.
        [one] il y a 1 place libre.
       *[other] il y a { $free } places libres.
    }
}
plain-closed = La table { $table } est fermée.
plain-replaced = Ta partie inachevée à la table { $table } est arrêtée : la nouvelle la remplace.
plain-came = { $kind ->
    [guest] { $name } arrive, de passage.
   *[person] { $name } arrive.
}
plain-went = { $name } s’en va.
plain-said-before = Ce qui s’est dit ici :
plain-saying = { $where ->
    [lobby] { $name }, dans la salle
    [gallery] { $name }, de la galerie
   *[here] { $name }
} : { $text }
plain-bot = { $name } ({ $bot ->
    [novice] bot débutant
    [club] bot confirmé
    [master] bot maître
    [simple] bot simple
    [random] bot au hasard
   *[other] bot { $bot }
})
plain-seat = place { $seat }
plain-relaxed = temps illimité
plain-clock = { $minutes ->
    [0] { $bank } secondes
    [one] 1 minute
   *[other] { $minutes } minutes
} chacun{ $increment ->
    [0] { "" }
    [one] , et 1 seconde de plus par coup
   *[other] , et { $increment } secondes de plus par coup
}

plain-table = Tu es à la table { $table } : { $game }, { $seats } places. { $phase ->
    [gathering] La partie n’a pas commencé.
    [running] La partie est en cours.
   *[over] La partie est finie.
}
plain-terms = On joue ainsi : { $terms }.
plain-chair = Place { $seat } : { $name }{ $you ->
    [yes] , c’est toi
   *[no] { "" }
}{ $host ->
    [yes] , hôte
   *[no] { "" }
}{ $state ->
    [ready] , prêt
    [not-ready] , pas prêt
    [covered] , un bot joue en attendant
    [gone] , pas là
    [away] , ne répond plus
   *[here] { "" }
}{ $left ->
    [none] { "" }
    [one] , reste { $left } seconde
   *[other] , reste { $left } secondes
}.
plain-free-chair = La place { $seat } est libre.
plain-watchers = { $count ->
    [0] Personne ne regarde.
    [one] 1 personne regarde.
   *[other] { $count } personnes regardent.
}
plain-you-watch = Tu regardes depuis la galerie.
plain-you-sit = Tu as la place { $seat }.
plain-is-hushed = On a demandé le silence à la galerie.
plain-invitation = La table est privée. Pour y venir, on tape : { $line }
plain-invitation-ssh = De l’extérieur, ceci mène droit à la table : { $line }
plain-only-here = On n’entre ici que depuis un autre terminal de cette machine, avec « kartenhaus ». « kartenhaus serve » ouvre la maison à tes amis.
plain-commit = Les mélanges sont fixés et scellés avant la partie ; après, chacun peut vérifier qu’ils n’ont pas changé. Le sceau commence par { $start }, et « { $word } » le donne en entier.
plain-seal = Le sceau, c’est-à-dire le SHA-256 du secret des mélanges : { $commit }
plain-own-words = Tes mots dans le mélange : { $words }
plain-secret = Le secret des mélanges était : { $secret }
plain-ready-hint = Tape « { $ready } » quand tu veux jouer, { $free ->
    [0] { "" }
   *[other] « { $fill } » pour que des bots prennent les places libres,{ " " }
}ou « { $help } ».
plain-sit-hint = « { $sit } » te donne une place libre, et « { $help } » dit ce qu’on peut taper.
plain-table-hint = « { $look } » décrit tout ce qu’il y a sur la table, et « { $help } » dit ce qu’on peut taper.
plain-phase = { $phase ->
    [gathering] La partie n’a pas commencé.
    [again] On prépare une autre partie.
    [running] La partie commence.
   *[over] La partie est finie.
}
plain-standing = Jusqu’à la fin de la manche, la maison le fait pour toi : { $move }.
plain-no-standing = Tu décides de nouveau toi-même.
plain-paused = La table est en pause : rien ne peut être enregistré en ce moment. Rien n’est perdu.
plain-goes-on = La table reprend.
plain-house-away = Un instant, la maison revient tout de suite.
plain-house-back = La maison est de retour.
plain-muted = Tu ne lis plus ce que dit { $name }.
plain-unmuted = Tu lis de nouveau ce que dit { $name }.
plain-left = { $closed ->
    [yes] La table { $table } est fermée.
   *[no] Tu as quitté la table { $table }.
} Te voilà dans la salle.
plain-kept = Ta place reste à toi. { $cover ->
    [none] La partie t’attend.
    [one] Un bot joue pour toi au bout de { $cover } seconde.
   *[other] Un bot joue pour toi au bout de { $cover } secondes.
} Pour revenir, tape : { $line }
plain-kept-end = Pour l’arrêter, tape : { $line }
plain-given-up = Ta partie est arrêtée, et rien n’en est gardé.
plain-fast = Les bots jouent aussitôt, jusqu’à ta prochaine décision ou à la manche suivante.
plain-taken-over = Une autre de tes connexions a pris ta place à la table { $table }. Celle-ci est maintenant dans la salle.

plain-your-turn = C’est ton tour.{ $left ->
    [none] { "" }
    [one] { " " }Il te reste { $left } seconde.
   *[other] { " " }Il te reste { $left } secondes.
}
plain-apart = { $one } ; { $other }
plain-can = Tu peux taper : { $choices }.
plain-move = { $number } : { $move }
plain-waits = { $you ->
    [yes] C’est ton tour.
   *[no] Ce n’est pas ton tour. La table attend { $seats }.
}
plain-waits-for-nobody = Personne n’a rien à faire pour l’instant.
plain-points = Points : { $points }.
plain-totals = En tout : { $points }.
plain-missed = { $skipped ->
    [0] Pendant ton absence :
   *[other] Il s’est passé beaucoup de choses pendant ton absence. Voici les dernières :
}
plain-missed-none = Tu n’as rien manqué d’important.
plain-missed-end = C’est tout. Maintenant, on continue.
plain-past = { $count ->
    [0] Il ne s’est encore rien passé.
   *[other] Ce qui vient de se passer :
}
plain-result = La partie est finie. Points : { $points }. { common-winners }
plain-record = L’enregistrement de cette partie est { $record }. « { $seal } » donne le secret de ses mélanges.
plain-verify = Tout le monde peut vérifier : { $command }
plain-rematch = Tape « { $rematch } » pour rejouer, ou « { $leave } » pour retourner à la salle.
plain-lesson-over = La leçon est finie. Joue cette partie jusqu’au bout, ou tape « { $leave } » pour retourner à la salle.
plain-shown = L’enregistrement { $record } :
plain-no-finished = Il n’y a pas encore de partie finie que tu puisses revoir.
plain-finished = { $record } : { $game }. { $points }.
plain-replayed = { $game }, { $record } : étape { $step } sur { $steps }.
