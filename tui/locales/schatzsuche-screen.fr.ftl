# Ce que dit la table de Schatzsuche. Les mots des colonnes ont peu de place.

schatzsuche-screen-round = Manche { $round } sur { $rounds }
schatzsuche-screen-golden = Carte d’or
schatzsuche-screen-deals = donne
schatzsuche-screen-is-content = rien à contester
schatzsuche-screen-guesses = devine
schatzsuche-screen-dealing = On distribue les cartes.
schatzsuche-screen-watching = Tu regardes.

schatzsuche-screen-ask = { $now ->
    [guess] Quelle est la carte d’or ?
    [bid] Combien de plis vas-tu faire ?
    [marker] Quel marqueur retournes-tu ?
    [objection] De qui contestes-tu la carte ?
    [content] Manche finie. Tu contestes ?
   *[play] À toi d’entamer.
}
schatzsuche-screen-guess-rank = Selon toi, la carte d’or est à { $suit }. De quelle valeur ?
schatzsuche-screen-guess-worth = La couleur rapporte 20 points, la valeur 40, les deux 160.
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
schatzsuche-screen-recap = Manche { $round } terminée
schatzsuche-screen-penalties = Pénalités
schatzsuche-screen-sum = Total
schatzsuche-screen-guess = choix
schatzsuche-screen-is-right = juste
schatzsuche-screen-points = points
schatzsuche-screen-in-all = total
schatzsuche-screen-round-number = manche { $round }
schatzsuche-screen-last-round = La dernière manche
schatzsuche-screen-right = { $right ->
    [suit] couleur
    [rank] valeur
    [both] les deux
   *[none] rien
}

# Les places, le pli et la question comme ils sont dessinés.
schatzsuche-screen-you = Toi
schatzsuche-screen-score = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
schatzsuche-screen-held = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
schatzsuche-screen-marker-tip = { $down ->
    [yes] Marqueur de { $suit }, face cachée : { $name } n’en a plus.
   *[no] Marqueur de { $suit }, face visible : { $name } en a peut-être encore.
}
schatzsuche-screen-marker-means = Face cachée : plus rien de cette couleur.
schatzsuche-screen-none-of = ✕
schatzsuche-screen-tricks-won = { $you ->
    [yes] tes plis
   *[no] plis
}
schatzsuche-screen-tally = { $won } sur { $bid }
schatzsuche-screen-tally-tricks = { $won } sur { $bid } { $bid ->
    [one] pli
   *[other] plis
}
schatzsuche-screen-exact = juste
schatzsuche-screen-over = { $count } de trop
schatzsuche-screen-bids-caption = annonce
schatzsuche-screen-bids-now = annonce { $tricks }
schatzsuche-screen-is-asked = réfléchit…
schatzsuche-screen-took = fait le pli
schatzsuche-screen-played = { $how ->
    [leads] entame { $card }
    [trumps] coupe avec { $card }
   *[plays] joue { $card }
}
schatzsuche-screen-trump-title = ATOUT
schatzsuche-screen-beats = { $suit } l’emporte
schatzsuche-screen-beats-all = sur tout le reste
schatzsuche-screen-wins = est maître
schatzsuche-screen-led = { $name } entame
schatzsuche-screen-your-card = ta carte
schatzsuche-screen-trick-of = pli { $trick } sur { $tricks }
schatzsuche-screen-last = dernier pli
schatzsuche-screen-won-it = { $you ->
    [yes] pour toi
   *[no] pour { $name }
}
schatzsuche-screen-strength = forte … faible
schatzsuche-screen-to-make = { $tricks ->
    [one] Il y a 1 pli à faire
   *[other] Il y a { $tricks } plis à faire
}
schatzsuche-screen-bid-so-far = annoncés : { $tricks }
schatzsuche-screen-left = { $count ->
    [one] reste 1
   *[other] restent { $count }
}
schatzsuche-screen-any-bid = Tu peux annoncer plus ou moins que ce qui reste.
schatzsuche-screen-worth = { $part ->
    [aside] Une carte est mise de côté, face cachée.
    [now] Devine-la avant la dernière donne.
    [suit] bonne couleur
    [rank] bonne valeur
   *[both] les deux
}
schatzsuche-screen-hint = { $now ->
    [bid] flèches ou chiffre pour choisir
    [guess] 1–4 couleur, flèches partout
    [rank] 1–8 valeur, Échap autre couleur
   *[play] Flèches ou chiffre pour choisir. Les cartes grises sont interdites.
}
schatzsuche-screen-phase = { $phase ->
    [bid] les annonces
   *[guess] la carte d’or
}
schatzsuche-screen-of-cards = { $count } cartes sur 32
schatzsuche-screen-guess-both = Si c’est { $card } : 160,
schatzsuche-screen-guess-one = une autre carte à { $suit } : 20, une autre carte de même valeur ({ $rank }) : 40.
schatzsuche-screen-guess-of = choix de { $names }
schatzsuche-screen-led-so = { $must ->
    [follow] { $name } entame à { $suit } : fournis.
    [trump] { $name } entame à { $suit } : tu dois couper.
   *[free] { $name } entame à { $suit } : toute carte va.
}
schatzsuche-screen-duty = { $must ->
    [follow] fournis à { $suit }
    [trump] coupe à { $suit }
   *[free] toute carte va
}
schatzsuche-screen-so-far = { $name } est maître avec { $card }.
schatzsuche-screen-do-play-card = Jouer { $card }
schatzsuche-screen-do-guess-card = Choisir { $card }
schatzsuche-screen-do-bid-now = { $tricks ->
    [0] N’annoncer aucun pli
    [one] Annoncer 1 pli
   *[other] Annoncer { $tricks } plis
}
schatzsuche-screen-bid-ten = 10 plis
schatzsuche-screen-outcome = Annonce { $tricks } et fais
schatzsuche-screen-sheet-title = Points
schatzsuche-screen-sheet-bid = dit { $tricks }

# Sur les cartes : les lettres d’une couleur, à côté de son signe, et celle d’une valeur.
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
