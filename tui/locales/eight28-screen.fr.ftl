# Ce que dit la table de 8-28. Presque tout tient en peu de place.

eight28-screen-blue = b
eight28-screen-red = r
eight28-screen-gives = donne
eight28-screen-gives-short = D
eight28-screen-out = hors jeu
eight28-screen-none-open = rien de visible
eight28-screen-open = visible { $sums }
eight28-screen-round = Manche { $round }
eight28-screen-last-round = Dernière manche !
eight28-screen-pile = { $count ->
    [one] encore 1 carte
   *[other] encore { $count } cartes
}
eight28-screen-supply = réserve : { $blue }b { $red }r
eight28-screen-bust = Au moins { $total } : plus de 28. Personne ne le sait encore.
eight28-screen-you-are-out = Tu es hors jeu pour cette manche.
eight28-screen-hit = 8 et 28 : le jackpot !
eight28-screen-totals = Tu as { $totals }.
eight28-screen-short = { $low ->
    [0] Pour le 28 : { $high }
   *[other] Pour le 8 : { $low } · pour le 28 : { $high }
}
eight28-screen-take = Tu prends une carte ?
eight28-screen-choose = Quel trésor vises-tu ?
eight28-screen-others-take = On propose une carte à { $name }.
eight28-screen-others-choose = { $name } choisit entre le 8 et le 28.
eight28-screen-dealing = On distribue les cartes.
eight28-screen-yours = { $seat ->
    [yes] Tes cartes
   *[no] Tu regardes
}
eight28-screen-do-take = je prends
eight28-screen-do-decline = non merci
eight28-screen-do-no-more = plus rien cette manche
eight28-screen-do-again = me redemander
eight28-screen-do-declare = le { $target }, avec { $total }
eight28-screen-recap = La manche { $round } est finie
eight28-screen-feast = JACKPOT
eight28-screen-declining = Tu refuses tout dans cette manche.
eight28-screen-too-much = { $total } : trop
eight28-screen-for = pour le { $target }, avec { $total }
eight28-screen-rounds = Points de chaque manche
