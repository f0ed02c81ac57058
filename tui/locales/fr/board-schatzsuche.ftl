### Schatzsuche: what the board says. Most of it stands in little room.

board-schatzsuche-round = Manche { $round } sur { $rounds }
board-schatzsuche-golden = Carte d’or
board-schatzsuche-deals = donne
board-schatzsuche-is-content = rien à contester
board-schatzsuche-guesses = devine
board-schatzsuche-dealing = On distribue les cartes.
board-schatzsuche-watching = Tu regardes.

board-schatzsuche-ask = { $now ->
    [guess] Quelle est la carte d’or ?
    [bid] Combien de plis vas-tu faire ?
    [marker] Quel marqueur retournes-tu ?
    [objection] De qui contestes-tu la carte ?
    [content] Contester ? Sinon, on compte bientôt.
   *[play] À toi d’entamer.
}
board-schatzsuche-guess-rank = Ton choix : { $suit }. Quelle valeur ?
board-schatzsuche-guess-worth = La couleur rapporte 20 points, la valeur 40, les deux 160.
board-schatzsuche-must-follow = Tu dois fournir à { $suit }.
board-schatzsuche-must-trump = Tu dois couper (atout : { $suit }).
board-schatzsuche-turns = { $count ->
    [one] Ton marqueur de { $suits } sera retourné.
   *[other] Tes marqueurs de { $suits } seront retournés.
}
board-schatzsuche-costly = Remettre ton marqueur de { $suit } face visible ? Cela te coûte 50 points.

board-schatzsuche-do-bid = { $tricks ->
    [0] zéro pli
    [one] 1 pli
   *[other] { $tricks } plis
}
board-schatzsuche-do-markers = marqueurs
board-schatzsuche-do-flip = retourner { $suit }
board-schatzsuche-do-unflip = remettre { $suit } face visible : coûte 50 points
board-schatzsuche-do-object = contester
board-schatzsuche-do-object-to = Contester : { $name }
board-schatzsuche-do-content = Rien à contester

board-schatzsuche-sheet = Annonce/plis et points de chaque manche
board-schatzsuche-recap = Manche { $round } terminée
board-schatzsuche-penalties = Pénalités
board-schatzsuche-sum = Total
board-schatzsuche-guess = choix
board-schatzsuche-is-right = juste
board-schatzsuche-points = points
board-schatzsuche-in-all = total
board-schatzsuche-round-number = manche { $round }
board-schatzsuche-last-round = La dernière manche
board-schatzsuche-right = { $right ->
    [suit] couleur
    [rank] valeur
    [both] les deux
   *[none] rien
}

# Les places, le pli et la question comme ils sont dessinés.
board-schatzsuche-you = Toi
board-schatzsuche-score = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
board-schatzsuche-held = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-schatzsuche-marker-tip = { $down ->
    [yes] Marqueur de { $suit }, face cachée : { $name } n’en a plus.
   *[no] Marqueur de { $suit }, face visible : { $name } en a peut-être encore.
}
board-schatzsuche-marker-means = Face cachée : plus rien de cette couleur.
board-schatzsuche-none-of = ✕
board-schatzsuche-tricks-won = { $you ->
    [yes] tes plis
   *[no] plis
}
board-schatzsuche-tally = { $won } sur { $bid }
board-schatzsuche-tally-tricks = { $won } sur { $bid } { $bid ->
    [one] pli
   *[other] plis
}
board-schatzsuche-exact = juste
board-schatzsuche-over = { $count } de trop
board-schatzsuche-bids-caption = annonce
board-schatzsuche-bids-now = annonce { $tricks }
board-schatzsuche-is-asked = réfléchit…
board-schatzsuche-took = fait le pli
board-schatzsuche-played = { $how ->
    [leads] entame avec { $card }
    [trumps] coupe avec { $card }
   *[plays] joue { $card }
}
board-schatzsuche-trump-title = ATOUT
board-schatzsuche-beats = { $suit } l’emporte
board-schatzsuche-beats-all = sur tout le reste
board-schatzsuche-wins = est maître
board-schatzsuche-led = { $name } entame
board-schatzsuche-your-card = ta carte
board-schatzsuche-trick-of = pli { $trick } sur { $tricks }
board-schatzsuche-last = dernier pli
board-schatzsuche-won-it = { $you ->
    [yes] pour toi
   *[no] pour { $name }
}
board-schatzsuche-strength = forte … faible
board-schatzsuche-to-make = { $tricks ->
    [one] Il y a { $tricks } pli à faire
   *[other] Il y a { $tricks } plis à faire
}
board-schatzsuche-bid-so-far = annoncés : { $tricks }
board-schatzsuche-left = { $count ->
    [one] reste { $count }
   *[other] restent { $count }
}
board-schatzsuche-any-bid = Tu peux annoncer plus ou moins que ce qui reste.
board-schatzsuche-worth = { $part ->
    [aside] Une carte sera mise de côté, face cachée.
    [now] Devine-la avant la dernière donne.
    [suit] bonne couleur
    [rank] bonne valeur
   *[both] les deux
}
board-schatzsuche-hint = { $now ->
    [bid] flèches ou chiffre pour choisir
    [guess] 1–4 couleur, flèches partout
    [rank] 1–8 valeur, Échap autre couleur
    [free] Flèches ou chiffre pour choisir.
   *[play] Flèches ou chiffre pour choisir. Les cartes grises sont interdites.
}
board-schatzsuche-phase = { $phase ->
    [bid] les annonces
   *[guess] la carte d’or
}
board-schatzsuche-of-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} sur 32
board-schatzsuche-guess-both = Si c’est { $card } : 160,
board-schatzsuche-guess-one = une autre carte de { $suit } : 20, une autre de même valeur ({ $rank }) : 40.
board-schatzsuche-guess-of = choix : { $names }
board-schatzsuche-led-so = { $must ->
    [follow] { $name } entame à { $suit } : fournis.
    [trump] { $name } entame à { $suit } : tu dois couper.
   *[free] { $name } entame à { $suit } : carte au choix.
}
board-schatzsuche-duty = { $must ->
    [follow] fournis à { $suit }
    [trump] coupe (atout { $suit })
   *[free] carte au choix
}
board-schatzsuche-so-far = { $name } est maître avec { $card }.
board-schatzsuche-do-play-card = Jouer { $card }
board-schatzsuche-do-guess-card = Choisir { $card }
board-schatzsuche-do-bid-now = { $tricks ->
    [0] Annoncer zéro pli
    [one] Annoncer 1 pli
   *[other] Annoncer { $tricks } plis
}
board-schatzsuche-bid-ten = 10 plis
board-schatzsuche-outcome = Si tu annonces { $tricks } et fais
board-schatzsuche-sheet-title = Points
board-schatzsuche-sheet-bid = dit { $tricks }
board-schatzsuche-knew-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $trumps ->
    [0] aucun atout
    [one] 1 atout
   *[other] { $trumps } atouts
} ({ game-schatzsuche-suit })
board-schatzsuche-knew-void = { $markers ->
   *[assisted] { $name } : sans { $suits }
    [by_hand] { $name }, d’après ses marqueurs : sans { $suits }
}
board-schatzsuche-knew-golden = la carte d’or : { $card }
board-schatzsuche-knew-not-golden = pas la carte d’or
board-schatzsuche-knew-not-hands = { $count ->
    [one] pas la carte des autres
   *[other] pas les { $count } cartes des autres
}
board-schatzsuche-knew-not-rest = pas les { $count } cartes du talon
board-schatzsuche-signs =
    { board-schatzsuche-none-of }{ $spades } | un marqueur face cachée : plus de pique
    1/4 | 1 pli fait, 4 annoncés
    ◉ ○ ✕ | un pli fait, un qui manque encore, un de trop
    ▮ | une carte en main
    ■ □ | un pli annoncé, un que personne n’a annoncé
    ★ | atout ; sur la feuille de points, la manche de la carte d’or
    { $up } | est maître ; sous une carte : celle que tu choisis
    { $off } | sous une carte : interdite pour l’instant
    { $done } | sous une carte : tu l’as jouée
