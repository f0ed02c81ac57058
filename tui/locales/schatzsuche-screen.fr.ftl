# Ce que dit la table de Schatzsuche. Les mots des colonnes ont peu de place.

schatzsuche-screen-round = Manche { $round } sur { $rounds }
schatzsuche-screen-trump = Atout : { $suit }
schatzsuche-screen-golden = Carte d’or
schatzsuche-screen-gold = Or
schatzsuche-screen-markers = Marqueurs
schatzsuche-screen-bids = Annonce
schatzsuche-screen-tricks = Plis
schatzsuche-screen-points = Points
schatzsuche-screen-deals = donne
schatzsuche-screen-deals-brief = donne
schatzsuche-screen-is-content = rien à contester
schatzsuche-screen-guesses = devine
schatzsuche-screen-trick = Pli
schatzsuche-screen-last-trick = Dernier pli : { $name }
schatzsuche-screen-dealing = On distribue les cartes.
schatzsuche-screen-watching = Tu regardes.

schatzsuche-screen-bid = Combien de plis vas-tu faire ?
schatzsuche-screen-play = { $leads ->
    [yes] À toi d’entamer.
   *[no] À toi de jouer une carte.
}
schatzsuche-screen-guess-suit = Quelle est la carte d’or ? D’abord la couleur, puis la valeur.
schatzsuche-screen-guess-rank = Selon toi, la carte d’or est à { $suit }. De quelle valeur ?
schatzsuche-screen-guess-worth = La couleur rapporte 20 points, la valeur 40, les deux 160.
schatzsuche-screen-marker = Quel marqueur retournes-tu ?
schatzsuche-screen-objection = De qui contestes-tu la dernière carte ?
schatzsuche-screen-content = La manche est jouée. Contestes-tu une carte ?
schatzsuche-screen-must-follow = Tu dois fournir à { $suit }.
schatzsuche-screen-must-trump = Tu dois couper à { $suit }.
schatzsuche-screen-turns = { $count ->
    [one] Elle retourne ton marqueur de { $suits }.
   *[other] Elle retourne tes marqueurs de { $suits }.
}
schatzsuche-screen-costly = Remettre ton marqueur de { $suit } face visible ? Cela te coûte 50 points.

schatzsuche-screen-do-bid = { $tricks ->
    [0] aucun pli
    [one] 1 pli
   *[other] { $tricks } plis
}
schatzsuche-screen-do-markers = retourner un marqueur
schatzsuche-screen-do-flip = retourner { $suit }
schatzsuche-screen-do-unflip = remettre { $suit } face visible : coûte 50 points
schatzsuche-screen-do-object = contester
schatzsuche-screen-do-object-to = Contester : { $name }
schatzsuche-screen-do-content = Rien à contester

schatzsuche-screen-sheet = Annonce/plis et points de chaque manche
schatzsuche-screen-columns = Annonce/plis, points
schatzsuche-screen-recap = Manche { $round } terminée
schatzsuche-screen-penalties = Pénalités
schatzsuche-screen-sum = Total
schatzsuche-screen-treasure = On retourne la carte d’or
schatzsuche-screen-rounds = Manches
schatzsuche-screen-guess = Choix
schatzsuche-screen-bonus = Bonus
schatzsuche-screen-right = { $right ->
    [suit] couleur
    [rank] valeur
    [both] couleur et valeur
   *[none] rien
}

# Sur les cartes : les lettres d’une couleur, à côté de son signe, et celle d’une valeur.
schatzsuche-short-suit = { $suit ->
    [C] Tr
    [S] Pi
    [H] Co
   *[D] Ca
}
schatzsuche-short-rank = { $rank ->
    [J] V
    [Q] D
    [K] R
   *[A] A
}
