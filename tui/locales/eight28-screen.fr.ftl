# Ce que dit la table de 8-28. Presque tout tient en peu de place.

eight28-screen-round = Manche { $round }
eight28-screen-last-round = la dernière
eight28-screen-reveal = la révélation
eight28-screen-gives = donne
eight28-screen-shows = montre
eight28-screen-none-open = rien d’ouvert
eight28-screen-is-asked = réfléchit …
eight28-screen-is-asked-now = doit répondre
eight28-screen-chooses = choisit …
eight28-screen-waits = attend
eight28-screen-takes = { $kind ->
    [wild] prend { $card }
   *[other] prend un { $card }
}
eight28-screen-declines = refuse
eight28-screen-out = hors jeu : montre { $total }
eight28-screen-is-out = est hors jeu
eight28-screen-away = absent, un bot joue
eight28-screen-plays-for = { $total }, pour le { $target }
eight28-screen-wins = { $target ->
    [hit] jackpot : +{ $worth }
   *[other] { $total } gagne le { $target } : +{ $worth }
}
eight28-screen-went-over = { $sum } = { $total } : trop !
eight28-screen-over-total = { $total } : trop !
eight28-screen-middle = le milieu
eight28-screen-gems = { $count ->
    [one] pierre
   *[other] pierres
}
eight28-screen-to-win = à gagner
eight28-screen-halves = un trésor pour le 8 · un pour le 28
eight28-screen-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
eight28-screen-still = encore à venir
eight28-screen-blue-gems = { $count } bleues
eight28-screen-red-gems = { $count } rouges
eight28-screen-worth-two = valent 2
eight28-screen-last-when = fin à la première rouge
eight28-screen-last-now = c’est la dernière manche
eight28-screen-until = { $blue } avant la fin
eight28-screen-half-for = trésor du
eight28-screen-nobody = personne : reste au milieu
eight28-screen-won-by = { $how ->
    [exact] { $names } : exactement { $total }
   *[closest] { $names } : au plus près, { $total }
}
eight28-screen-worth = valeur { $worth }
eight28-screen-you = toi
eight28-screen-you-start = Toi
eight28-screen-and = et
eight28-screen-feast = JACKPOT
eight28-screen-whole-middle = { $you ->
    [yes] { $count ->
        [one] Tu prends tout le milieu :
       *[other] Vous partagez tout le milieu :
    }
   *[no] { $count ->
        [one] { $names } prend tout le milieu :
       *[other] { $names } partagent tout le milieu :
    }
}
eight28-screen-plus-gems = { $count ->
    [one] +1 pierre
   *[other] +{ $count } pierres
}
eight28-screen-your-gems = tes pierres
eight28-screen-secret = toi seul la vois
eight28-screen-open-to-all = visibles de tous
eight28-screen-open-cards = cartes visibles
eight28-screen-was-hidden = était cachée
eight28-screen-can-make = Tu peux faire
eight28-screen-offers = Une carte de { $name }.
eight28-screen-you-offer = Tu te proposes une carte.
eight28-screen-take = Tu la prends ?
eight28-screen-offered = proposée à toi
eight28-screen-both = Tes cartes vont pour les deux.
eight28-screen-choose = Quel trésor vises-tu ?
eight28-screen-others-take = C’est à { $name } de répondre.
eight28-screen-others-choose = { $name } choisit entre le 8 et le 28.
eight28-screen-dealing = On distribue les cartes.
eight28-screen-declining = Tu refuses tout dans cette manche.
eight28-screen-do-take = prendre
eight28-screen-do-decline = non, merci
eight28-screen-do-no-more = plus de cartes cette manche
eight28-screen-do-again = me redemander quand même
eight28-screen-do-declare = pour le { $target }, avec { $total }
eight28-screen-go-on = continuer
eight28-screen-hit = 8 et 28 : le jackpot !
eight28-screen-bust = { $total } au moins : plus de 28. Personne ne le sait encore.
eight28-screen-too-much = { $total } : plus de 28
eight28-screen-you-are-out = Tu es hors jeu pour cette manche.
eight28-screen-for-low = pour le 8
eight28-screen-for-high = pour le 28
eight28-screen-over = trop
eight28-screen-over-28 = plus de 28
eight28-screen-next-card = prochaine carte
eight28-screen-would-make = ferait
eight28-screen-in-the-pack = dans le jeu
eight28-screen-next = suite :
eight28-screen-turning = On retourne les cartes cachées.
eight28-screen-won-half = { $shared ->
    [1] Le trésor du { $target } est à toi.
   *[other] Tu partages le trésor du { $target }.
}
eight28-screen-won-over = { $total }, c’est plus de 28 : rien pour toi.
eight28-screen-won-nothing = D’autres étaient plus près : rien pour toi.
eight28-screen-take-lead = Tu prends la tête : { $points }
eight28-screen-keep-lead = Tu es en tête : { $points }
eight28-screen-you-have = Tu as maintenant { $points } points
eight28-screen-came = Le résultat
eight28-screen-gems-title = Pierres
eight28-screen-counts = bleue vaut 1, rouge vaut 2
eight28-screen-pass-title = Ce tour
eight28-screen-reveal-title = La révélation
eight28-screen-turned = { $name } : { $card }, donc { $total }
eight28-screen-turned-over = { $name } : { $card }, donc { $total }. Trop !
eight28-screen-plays = { $you ->
    [yes] Tu joues pour le { $target }
   *[no] { $name } joue pour le { $target }
}
eight28-screen-rounds = Points gagnés par manche
eight28-screen-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
