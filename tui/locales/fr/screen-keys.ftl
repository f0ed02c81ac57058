### The page on which people choose keys of their own.

screen-keys-was = au lieu de
screen-keys-title = Touches
screen-keys-about = Tape Entrée, puis la touche que tu veux : une lettre ou un signe.
screen-keys-usual = touches de la maison
screen-keys-type = La touche pour : { $choice }
screen-keys-not-this = « { $key } » ne va pas : il faut une seule lettre ou un signe, pas de chiffre.
screen-keys-clash = { $key } sert déjà au même endroit : { $choice }
screen-keys-label = { $does ->
    [chat] Parler
    [log] Journal
    [rules] Règles
    [score] Feuille de points
    [recap] Récapitulatif
    [markers] Retourner des marqueurs
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
    [join] Rejoindre une table
    [watch] Regarder
    [replays] Parties finies
    [fog] Revoir : les mains
    [seat] Revoir : autre place
    [search] Chercher une règle
    [typed] Revoir par numéro
    [open] Ouvrir la table
    [settings] Réglages
    [quit] Sortir de la maison
    [ready] Prêt
    [unready] Pas prêt
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
