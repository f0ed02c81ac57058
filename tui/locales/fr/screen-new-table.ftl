### The screen on which a table is opened with its terms.

screen-new-table-title = Nouvelle table
screen-new-table-open = ouvrir la table
screen-new-table-label = { $what ->
    [game] Jeu
    [seats] Places
    [clock] Temps
    [bots] Bots
    [level] Niveau des bots
   *[private] Qui peut venir
}
screen-new-table-about = { $what ->
    [game] { screen-hall-about }
    [seats] À combien on joue. Chacun peut venir prendre une place libre ; des bots peuvent compléter.
    [clock] Temps de réflexion, plus 5, 10 ou 20 s par coup. Ensuite, un bot décide ; sans limite, si d’autres attendent longtemps, 5 minutes en général.
    [bots] Combien de places les bots prennent tout de suite. S’ils les prennent toutes, tu regardes.
    [level] Les débutants se trompent, les joueurs confirmés connaissent le jeu, les maîtres voient plus loin.
   *[private] Une table ouverte est affichée dans la salle. À une table privée, on n’entre qu’avec l’invitation.
}
screen-new-table-clock = { $clock ->
    [usual] habituel
    [relaxed] sans limite
    [short] 1 min
    [middle] 3 min
   *[long] 10 min
}
screen-new-table-level = { $level ->
    [novice] débutant
    [club] confirmé
    [master] maître
   *[other] { $level }
}
screen-new-table-private = { $on ->
    [yes] les invités
   *[no] tout le monde
}
screen-new-table-open-button = Ouvrir la table
screen-new-table-back = Retour
screen-new-table-a-bot = un bot
screen-new-table-a-seat = une place
screen-new-table-preview = à quoi elle ressemblera
screen-new-table-outlook = { $state ->
    [watch] Les bots ont toutes les places : tu les regardes jouer.
    [bots] Tu joues contre des bots. La partie commence quand tu veux.
    [private] { $free ->
        [one] { $free } place reste libre. Tu auras une invitation
       *[other] { $free } places restent libres. Tu auras une invitation
    } à envoyer à tes amis.
   *[free] { $free ->
        [one] { $free } place reste libre : n’importe qui peut la prendre,
       *[other] { $free } places restent libres : n’importe qui peut en prendre une,
    } ou des bots plus tard.
}
screen-new-table-rules = règles du jeu
