# Ce que dit l’écran en dehors des jeux : titres, barre du bas, noms des touches.

key-enter = Entrée
key-space = Espace
key-escape = Échap
key-tab = Tab
key-pageup = Page préc.
key-pagedown = Page suiv.
key-up = Haut
key-down = Bas
key-left = Gauche
key-right = Droite
key-arrows = Flèches

screen-command = Tape ce que tu veux faire, comme « jouer 8-28 » ou « aide »
screen-command-choice = taper
screen-help-choice = touches
screen-escape-choice = retour
screen-help-title = Touches : { $of }
screen-unread = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
}
screen-too-small = Ce terminal est trop petit pour la table : il faut au moins { $width } colonnes et { $height } lignes.
screen-rematch = revanche
screen-chat = parler
screen-chat-line = Dis quelque chose à toute la table
screen-log = journal
screen-log-title = Journal
screen-score = points
screen-score-title = Points
screen-rules = règles
screen-rules-title = Règles de { $game }{ $words ->
    [none] { "" }
   *[other] { "\u00A0" }: « { $words } »
}
screen-search = chercher
screen-search-line = Cherche des mots dans les règles
screen-search-nothing = Rien sur « { $words } ». Échap montre à nouveau toutes les règles.
screen-sure = Tu confirmes ?
screen-leave-question = { $waits ->
    [yes] Quitter la table ? Ta place reste à toi, et la partie t’attend.
   *[no] Quitter la table ? Ta place reste à toi, et un bot joue pour toi jusqu’à ton retour.
}
screen-leave-alone = Reprendre cette partie plus tard, ou la finir ici ? Plus tard : elle t’attend, en tête dans le hall. Finie : il n’en restera rien.
screen-leave-later = plus tard
screen-leave-end = finir
screen-leave-stay = rester
screen-play-on = continuer
screen-hurry = { $key } : suite
screen-pace = rythme des bots
screen-pace-now = { $pace ->
    [quick] Les bots répondent vite maintenant.
   *[usual] Les bots reprennent leur temps.
}
screen-recap = récap
screen-mark = { $mark ->
    [bot] bot
    [covered] bot remplaçant
   *[away] absent
}
screen-your-turn = À toi
screen-covered = Un bot joue pour toi

key-ctrl = Ctrl+{ $key }
help-point = { $digits ->
    [yes] montrer quelque chose ; le chiffre le fait aussi
   *[no] montrer quelque chose
}
help-do = { $digits ->
    [yes] faire ce que tu montres ; le même chiffre encore une fois le fait aussi
   *[no] faire ce que tu montres
}
help-hang-up = quitter la maison ; tu reviendras là où tu étais
screen-point = choisir
screen-do-pointed = valider
screen-slow = ligne lente
screen-table-number = table { $table }
screen-before = Avant
screen-talk = Discussion
screen-scroll = défiler
screen-copied = Copié
help-here = Maintenant
help-pages = Sur cette page
help-always = Toujours
screen-find = chercher
find-title = Chercher
find-what = une action, une table, une règle ou un réglage
find-do = faire
find-next = section suivante
find-nothing = Rien ne s’appelle « { $words } ».
find-section = { $section ->
    [actions] Actions
    [places] Tables
    [rules] Règles
   *[settings] Réglages
}
find-when = { $does ->
    [take] quand on te propose une carte
    [decline] quand on te propose une carte
    [no-more] quand on te propose une carte
    [ask-again] après « plus de carte »
    [markers] quand tu tournes tes marqueurs toi-même
    [objection] quand la manche est jouée
    [recap] après une manche ou un pli
   *[other] pas maintenant
}
find-table = { $free ->
    [0] complète, tu peux regarder
    [one] 1 place libre
   *[other] { $free } places libres
}
