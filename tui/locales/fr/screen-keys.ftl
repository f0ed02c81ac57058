### The page on which people choose keys of their own.

screen-keys-was = sinon
screen-keys-title = Touches
screen-keys-about = Entrée, puis la touche que tu veux pour cela : une lettre ou un signe.
screen-keys-usual = touches de la maison
screen-keys-type = La touche pour : { $choice }
screen-keys-not-this = « { $key } » ne va pas : il faut une seule lettre ou un signe, pas de chiffre.
screen-keys-clash = { $key } est déjà prise au même endroit par : { $choice }
screen-keys-label = { $does ->
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
