### The screen on which a table is opened with its terms.

screen-new-table-title = Nouvelle table
screen-new-table-open = ouvrir la table
screen-new-table-label = { $what ->
    [game] Jeu
    [seats] Places
    [clock] Pendule
    [bots] Bots
    [level] Niveau des bots
   *[private] Qui peut venir
}
screen-new-table-about = { $what ->
    [game] { screen-hall-about }
    [seats] Combien jouent. Les places libres sont à qui vient, ou à des bots plus tard.
    [clock] Combien de temps chacun peut réfléchir : 1 minute et 5 s par décision, 3 et 10, ou 10 et 20. Le temps écoulé, un bot décide ; sans limite, seulement si d’autres attendent depuis quelques minutes.
    [bots] Autant de places sont prises tout de suite par des bots. S’ils les prennent toutes, tu regardes.
    [level] Les débutants se trompent, les joueurs confirmés connaissent le jeu, les maîtres voient plus loin.
   *[private] Une table ouverte est affichée au salon. À une table privée ne viennent que ceux qui ont l’invitation.
}
screen-new-table-clock = { $clock ->
    [usual] habituelle
    [relaxed] aucune
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
    [yes] sur invitation
   *[no] tout le monde
}
screen-new-table-open-button = Ouvrir la table
screen-new-table-back = Retour
screen-new-table-a-bot = un bot
screen-new-table-a-seat = une place
screen-new-table-preview = à quoi elle ressemblera
screen-new-table-outlook = { $state ->
    [watch] Les bots ont toutes les places : tu les regardes jouer.
    [bots] Tu joues contre des bots. La partie commence dès que tu es d’accord.
    [private] { $free ->
        [one] 1 place reste libre. Tu auras une invitation
       *[other] { $free } places restent libres. Tu auras une invitation
    } à envoyer à tes amis.
   *[free] { $free ->
        [one] 1 place reste libre : qui entre peut la prendre,
       *[other] { $free } places restent libres : qui entre peut s’asseoir,
    } ou appelle des bots plus tard.
}
screen-new-table-rules = règles du jeu
