### What more than one screen says, and screens with few texts.

screen-command = Tape ce que tu veux faire, comme « jouer 8-28 » ou « aide »
screen-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
screen-too-small = Ce terminal est trop petit pour la table : il faut au moins { $width } colonnes et { $height } lignes.
screen-talk-line = Dis quelque chose à toute la table
screen-log-title = Journal
screen-score-title = Points
screen-rules-title = Règles de { $game }{ $words ->
    [none] { "" }
   *[other] { "\u00A0" }: « { $words } »
}
screen-rules-search = chercher
screen-rules-search-line = Cherche des mots dans les règles
screen-rules-search-nothing = Rien sur « { $words } ». Échap montre à nouveau toutes les règles.
screen-leave-sure = Tu confirmes ?
screen-leave-question = { $waits ->
    [yes] Quitter la table ? Ta place reste à toi, et la partie t’attend.
   *[no] Quitter la table ? Ta place reste à toi, et un bot joue pour toi jusqu’à ton retour.
}
screen-leave-alone = Reprendre cette partie plus tard, ou l’arrêter ? Plus tard : elle t’attend, tout en haut de la salle. Arrêtée : il n’en restera rien.
screen-leave-later = plus tard
screen-leave-end = arrêter
screen-leave-stay = rester
screen-slow = réseau lent
screen-log-before = Avant
screen-talk-title = Discussion
screen-copied = Copié
screen-language-question = Veux-tu jouer en français ?
screen-language-mine = Français
screen-log-since = depuis ton dernier coup
