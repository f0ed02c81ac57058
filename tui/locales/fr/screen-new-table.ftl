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
    [clock] Combien de temps chacun peut réfléchir : 1 minute et 5 s par coup, 3 et 10, ou 10 et 20 ; celle du jeu, ou aucune contre les seuls bots. Quand il est écoulé, un bot décide.
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
screen-new-table-option = { $option ->
    [pack] Cartes
    [first_giver] Premier donneur
    [pass_is_final] Refus définitif
    [low_may_go_high] Le 28 avec 8 ou moins
    [games] Donnes
    [open_scores] Points visibles
    [markers] Marqueurs
   *[other] { $option }
}
screen-new-table-value = { $value ->
    [zoch] du commerce
    [authors] des auteurs
    [drawn] tiré au sort
    [host] l’hôte
    [yes] oui
    [no] non
    [assisted] tout seuls
    [by_hand] à la main
   *[other] { $value }
}
screen-new-table-option-about = { $option ->
    [pack] Le paquet du commerce, ou celui des auteurs, qui a un 1 de plus.
    [first_giver] Qui donne à la première manche : quelqu’un tiré au sort, ou l’hôte de la table.
    [pass_is_final] Qui refuse une carte n’en reçoit plus de toute la manche. Sinon, on peut encore en prendre après un refus.
    [low_may_go_high] Avec 8 au plus, on peut aussi viser le 28. Sinon, une telle main vise toujours le 8.
    [games] En combien de donnes on joue ; leurs points s’additionnent.
    [open_scores] Tout le monde voit les points avant la fin d’une donne. Sinon, il faut les compter soi-même.
    [markers] Les marqueurs montrent quelles couleurs quelqu’un n’a plus. À la main, les erreurs coûtent des points si quelqu’un les conteste.
   *[other] { $option }
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
