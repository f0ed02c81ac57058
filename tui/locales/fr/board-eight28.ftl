### 8-28: what the board says. Most of it stands in little room.

board-eight28-round = Manche { $round }
board-eight28-last-round = la dernière
board-eight28-reveal = on dévoile
board-eight28-gives = donne
board-eight28-shows = montre
board-eight28-none-open = aucune visible
board-eight28-is-asked = réfléchit…
board-eight28-is-asked-now = doit répondre
board-eight28-chooses = choisit…
board-eight28-waits = attend
board-eight28-takes = { $kind ->
    [wild] prend { $card }
   *[other] prend un { $card }
}
board-eight28-declines = refuse
board-eight28-out = hors jeu avec { $total }
board-eight28-is-out = est hors jeu
board-eight28-away = pas là, un bot joue
board-eight28-plays-for = { $total }, pour le { $target }
board-eight28-wins = { $target ->
    [hit] jackpot : +{ $worth }
   *[other] { $total } gagne le { $target } : +{ $worth }
}
board-eight28-went-over = { $sum } = { $total } : trop !
board-eight28-over-total = { $total } : trop !
board-eight28-middle = le milieu
board-eight28-gems = { $count ->
    [one] pierre
   *[other] pierres
}
board-eight28-to-win = à gagner
board-eight28-halves = un trésor pour le 8 · un pour le 28
board-eight28-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-eight28-still = encore à venir
board-eight28-blue-gems = { $count ->
    [one] { $count } bleue
   *[other] { $count } bleues
}
board-eight28-red-gems = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}
board-eight28-worth-two = à 2 points
board-eight28-last-when = dernière manche à la 1re rouge
board-eight28-last-now = c’est la dernière manche
board-eight28-until = { $blue } avant la fin
board-eight28-half-for = trésor du
board-eight28-nobody = personne : reste au milieu
board-eight28-won-by = { $how ->
    [exact] { $names } : exactement { $total }
   *[closest] { $names } : au plus près, { $total }
}
board-eight28-worth = valeur { $worth }
board-eight28-you = toi
board-eight28-you-start = Toi
board-eight28-and = et
board-eight28-feast = JACKPOT
board-eight28-whole-middle = { $you ->
    [yes] { $count ->
        [one] Tu prends tout le milieu :
       *[other] Vous vous partagez le milieu :
    }
   *[no] { $count ->
        [one] { $names } prend tout le milieu :
       *[other] { $names } se partagent le milieu :
    }
}
board-eight28-plus-gems = { $count ->
    [one] +{ $count } pierre
   *[other] +{ $count } pierres
}
board-eight28-your-gems = tes pierres
board-eight28-secret = cachée aux autres
board-eight28-open-to-all = visibles de tous
board-eight28-open-cards = cartes visibles
board-eight28-was-hidden = était cachée
board-eight28-can-make = Tu peux faire
board-eight28-offers = { $name } te propose une carte.
board-eight28-you-offer = Tu te proposes une carte.
board-eight28-take = Tu la prends ?
board-eight28-offered = on te la propose
board-eight28-both = Tu peux viser le 8 ou le 28.
board-eight28-choose = Quel trésor vises-tu ?
board-eight28-others-take = C’est à { $name }.
board-eight28-others-choose = { $name } choisit entre le 8 et le 28.
board-eight28-dealing = On distribue les cartes.
board-eight28-declining = Tu refuses tout dans cette manche.
board-eight28-do-take = prendre
board-eight28-do-decline = non, merci
board-eight28-do-no-more = plus rien cette manche
board-eight28-do-again = me redemander quand même
board-eight28-do-declare = pour le { $target }, avec { $total }
board-eight28-go-on = suite
board-eight28-hit = 8 et 28 : jackpot !
board-eight28-bust = { $total } au moins : plus de 28. Personne ne le sait encore.
board-eight28-too-much = { $total } : plus de 28
board-eight28-you-are-out = Tu es hors jeu pour cette manche.
board-eight28-for-low = pour le 8
board-eight28-for-high = pour le 28
board-eight28-over = trop
board-eight28-over-28 = plus de 28
board-eight28-next-card = prochaine carte
board-eight28-would-make = ferait
board-eight28-unseen = pas encore vues
board-eight28-next = prochaine :
board-eight28-turning = On dévoile les cartes cachées.
board-eight28-won-half = { $shared ->
    [1] Le trésor du { $target } est à toi.
   *[other] Tu partages le trésor du { $target }.
}
board-eight28-won-over = { $total }, c’est plus de 28 : rien pour toi.
board-eight28-won-nothing = D’autres étaient plus près : rien pour toi.
board-eight28-take-lead = Tu prends la tête : { $points }
board-eight28-keep-lead = Tu es en tête : { $points }
board-eight28-you-have = Tu as maintenant { board-eight28-points }
board-eight28-came = Le résultat
board-eight28-gems-title = Pierres
board-eight28-counts = la bleue vaut 1, la rouge 2
board-eight28-pass-title = Ce tour
board-eight28-reveal-title = Les cartes dévoilées
board-eight28-turned = { $name } : { $card }, donc { $total }
board-eight28-turned-over = { $name } : { $card }, donc { $total }. Trop !
board-eight28-plays = { $you ->
    [yes] Tu vises le { $target }
   *[no] { $name } vise le { $target }
}
board-eight28-rounds = Points gagnés par manche
board-eight28-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-eight28-knew-all = toutes les cartes cachées : elles sont dévoilées
board-eight28-knew-hidden = la carte cachée, { $card } : { $total } en tout
board-eight28-knew-hit = 8 ou 28 : avec { $count } des { $unseen } cartes pas encore vues
board-eight28-knew-over = plus de 28 : avec { $count } des { $unseen }
board-eight28-knew-not-hidden = pas les { $count } cartes cachées des autres
board-eight28-signs =
    { $blue } 3 { $red } 1 | 3 pierres bleues et 1 rouge, soit 5 points : une bleue vaut 1, une rouge 2
    ╱╲ | une carte face cachée
    8/18 | ce que font les cartes, selon que le 1/11 vaut 1 ou 11
    8! | exactement 8 ou exactement 28
    ×15 | combien de ces cartes tu n’as pas encore vues : elles sont dans la pioche ou cachées chez les autres
    { board-eight28-do-no-more } | Jusqu’à la fin de la manche, toute carte est refusée pour toi, sans te demander. Tu peux changer d’avis.
