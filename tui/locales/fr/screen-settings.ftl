### The page of the settings.

screen-settings-title = Réglages
screen-settings-label = { $what ->
    [language] Langue
    [name] Ton nom
    [theme] Couleurs
    [colours] Vraies couleurs
    [glyphs] Signes
    [motion] Mouvement
    [pace] Les bots répondent
    [totals] Aide au calcul
    [bell] Sonnerie
    [remarks] Les bots parlent
    [forced] Coups forcés
    [keys] Touches
    [device] Autre appareil
   *[return] Code de retour
}
screen-settings-about = { $what ->
    [language] La langue de la maison. Ce que disent les gens n’est pas traduit.
    [name] Comment les autres t’appellent : de 2 à 20 lettres et chiffres.
    [theme] Sombre, clair, très contrasté, ou en couleurs que tout le monde distingue.
    [colours] Si les couleurs manquent ou sont fausses, fais-les envoyer toutes.
    [glyphs] Si les enseignes ou les cadres s’affichent mal, prends les signes simples que tout terminal possède.
    [motion] Combien de temps ce qui change reste en évidence. Le jeu ne l’attend jamais.
    [pace] Combien de temps les bots réfléchissent à tes tables. À plusieurs, le réglage le plus lent compte.
    [totals] Tes points et tes sommes sont calculés pour toi. Sans cela, tu comptes de tête.
    [bell] Ton terminal sonne ou clignote quand vient ton tour.
    [remarks] De temps en temps, un bot commente ce que tous ont vu.
    [forced] Quand tu n’as pas le choix, le coup se joue tout seul.
    [keys] Choisis quelle touche fait quoi.
    [device] Tu reçois un code pour te connecter depuis un autre appareil, qui a sa propre clé.
   *[return] Tape un code reçu plus tôt : tu retrouves ton nom et ta place.
}
screen-settings-value = { $value ->
    [dark] sombre
    [light] clair
    [high-contrast] contrasté
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
   *[usual] normalement
}
screen-settings-own-keys-choice = tes touches
screen-settings-change = changer
screen-settings-saved = Tout est enregistré aussitôt ; Échap ferme.
screen-settings-done = terminé
screen-settings-preview = voilà ce que ça donne
screen-settings-on = { $on ->
    [yes] oui
   *[no] non
}
screen-settings-own-keys = { $count ->
    [0] celles de la maison
    [one] 1 à toi
   *[other] { $count } à toi
}
screen-settings-device = demander un code
screen-settings-no-code = taper un code
screen-settings-type = { $what ->
    [name] Comment veux-tu t’appeler ?
   *[return] Tape le code qu’on t’a donné
}
screen-settings-group = { $group ->
    [look] l’aspect et le mouvement
    [table] à la table
   *[keys] touches et appareils
}
