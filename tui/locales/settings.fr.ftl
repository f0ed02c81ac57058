# Les réglages, et tes propres touches.


settings-title = Réglages
settings-label = { $what ->
    [language] Langue
    [name] Ton nom
    [theme] Couleurs
    [colours] Vraies couleurs
    [glyphs] Signes
    [motion] Mouvement
    [pace] Les bots répondent
    [totals] Aide au calcul
    [bell] Sonnette
    [remarks] Les bots parlent
    [forced] Coups forcés
    [keys] Touches
    [device] Autre appareil
   *[return] Code de retour
}
settings-about = { $what ->
    [language] La langue dans laquelle la maison te parle. Ce que disent les gens reste comme ils le disent.
    [name] Comment les autres t’appellent : de 2 à 20 lettres et chiffres.
    [theme] Sombre, clair, très contrasté, ou en couleurs que tout le monde distingue.
    [colours] Si des couleurs manquent ou sont fausses, la maison les envoie toutes quand même.
    [glyphs] Si les enseignes ou les cadres s’affichent mal, prends les signes simples que tout terminal possède.
    [motion] Combien de temps ce qui est nouveau reste en évidence. Cela ne fait jamais attendre.
    [pace] Combien de temps les bots réfléchissent à tes tables. À plusieurs, c’est la personne la plus calme qui compte.
    [totals] Tes points et tes sommes sont calculés pour toi. Sans cela, tu comptes de tête.
    [bell] Ton terminal sonne ou clignote quand vient ton tour.
    [remarks] De temps en temps, un bot commente ce que tous ont vu.
    [forced] Quand tu n’as pas le choix, on joue pour toi.
    [keys] Choisis quelle touche fait quoi.
    [device] Tu reçois un code avec lequel un autre appareil, avec sa propre clé, c’est toi aussi.
   *[return] Tu redeviens la personne qui a reçu un code : tape-le ici.
}
settings-value = { $value ->
    [dark] sombre
    [light] clair
    [high-contrast] contraste
    [colour-blind] daltonien
    [true] toutes
    [auto] selon le terminal
    [unicode] tous les signes
    [ascii] signes simples
    [full] complet
    [little] réduit
    [none] aucun
    [quick] vite
    [calm] calmement
   *[usual] comme d’habitude
}
settings-own-keys-choice = touches
settings-change = changer
settings-saved = Tout est enregistré aussitôt ; Échap ferme.
settings-done = terminé
settings-preview = voilà ce que ça donne
keys-was = sinon
settings-on = { $on ->
    [yes] oui
   *[no] non
}
settings-own-keys = { $count ->
    [0] celles de la maison
    [one] 1 à toi
   *[other] { $count } à toi
}
settings-device = demander un code
settings-no-code = taper un code
settings-type = { $what ->
    [name] Comment veux-tu t’appeler ?
   *[return] Tape le code qu’on t’a donné
}

keys-title = Touches
keys-about = Entrée, puis la touche que tu veux pour cela : une lettre ou un signe.
keys-usual = touches de la maison
keys-type = La touche pour : { $choice }
keys-not-this = « { $key } » ne va pas : il faut une seule lettre ou un signe, pas de chiffre.
keys-clash = { $key } est déjà prise au même endroit par : { $choice }
keys-label = { $does ->
    [chat] Parler
    [log] Journal
    [rules] Règles
    [score] Feuille de points
    [recap] Récapitulatif
    [markers] Retourner un marqueur
    [objection] Contester
    [take] Prendre la carte
    [decline] Refuser la carte
    [no-more] Plus rien cette manche
    [ask-again] Me redemander
    [replay] Revoir la partie
    [rematch] Revanche
    [play-eight28] Jouer à 8-28
    [play-farbstich] Jouer à Farbstich
    [play-schatzsuche] Jouer à Schatzsuche
    [learn] Apprendre en jouant
    [go-on] Continuer la leçon
    [new] Nouvelle table
    [join] S’asseoir à une table
    [watch] Regarder
    [replays] Parties finies
    [fog] Revoir : jeu ouvert ou caché
    [seat] Revoir : par les yeux de qui
    [search] Chercher dans les règles
    [typed] Revoir par numéro
    [open] Ouvrir une nouvelle table
    [settings] Réglages
    [quit] Sortir de la maison
    [ready] D’accord pour commencer
    [unready] Pas encore
    [start] Commencer
    [fill] Appeler des bots
    [level] Niveau des bots
    [dismiss] Renvoyer
    [host] Changer d’hôte
    [stand] Se lever
    [words] Tes propres mots
    [copy] Copier l’invitation
    [hush] Silence à la galerie
   *[other] { "" }
}
