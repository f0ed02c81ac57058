### The palette, which finds actions, tables, rules and settings.

screen-find-title = Chercher
screen-find-what = action, lieu, règle ou réglage
screen-find-do = OK
screen-find-next = section suivante
screen-find-nothing = Rien trouvé pour « { $words } ».
screen-find-section = { $section ->
    [actions] Actions
    [places] Salle et tables
    [rules] Règles
   *[settings] Réglages
}
screen-find-when = { $does ->
    [take] quand on te propose une carte
    [decline] quand on te propose une carte
    [no-more] quand on te propose une carte
    [ask-again] après « plus rien »
    [markers] si tu retournes tes marqueurs toi-même
    [objection] après une carte, marqueurs à la main
    [recap] après une manche ou un pli
    [watch] quand d’autres jouent à une table
    [play-on] pendant que les bots réfléchissent
    [pace] dans une partie contre des bots seuls
   *[other] pas maintenant
}
screen-find-table = { $free ->
    [0] complète, tu peux regarder
    [one] 1 place libre
   *[other] { $free } places libres
}
screen-find-own-table = ta partie, qui t’attend
screen-find-about = { $does ->
    [hall] quitter cette table
    [play-eight28] près de 8 ou de 28, de 3 à 6
    [play-farbstich] les couleurs fortes ramassent
    [play-schatzsuche] annonces et carte d’or, à 3
    [new] avec des amis ou des bots
    [learn] une leçon à la table
    [join] par son numéro ou son code
    [watch] regarder une table
    [rules] comment on joue
    [settings] couleurs, signes, rythme, touches
    [replays] tes parties finies
    [chat] dire quelque chose
    [log] ce qui s’est passé et dit
    [quit] ta place t’attend
    [score] les points jusqu’ici
    [recap] ce qui vient de se passer
    [play-on] les bots jouent tout de suite
    [pace] bots rapides ou comme d’habitude
   *[other] { "" }
}
screen-find-word = { $does ->
    [hall] quitter, retour, sortir, finir
    [learn] leçon, tutoriel, cours, exercice
    [new] ouvrir, créer, privée, nouvelle partie
    [replays] revoir, anciennes parties
    [join] s’asseoir, code, invitation, numéro
    [quit] quitter, partir, fermer
    [rules] comment jouer, aide
    [settings] options, préférences, couleurs, langue
    [chat] parler, écrire, message
    [log] historique, passé
    [help] raccourcis, clavier, aide
    [theme] thème, jour, nuit
    [glyphs] symboles, icônes, emoji, ASCII
    [motion] animation, effets
    [pace] vitesse, tempo, lent
    [bell] son, alerte
    [remarks] bavardage, silence
    [forced] automatique, seul coup
    [keys] raccourcis, clavier
    [name] pseudo, renommer
   *[other] { "" }
}
