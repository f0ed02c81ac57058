### Schatzsuche: the rules as the table in question plays them; what the sheet leaves open is marked.

rules-schatzsuche = aim cards deal bids play tricks markers watch penalties points golden end

rules-schatzsuche-aim-title = Le but du jeu
rules-schatzsuche-aim =
    On joue à trois, en dix manches.
    À chaque manche, tu annonces combien de plis tu feras, puis tu essaies d’en faire exactement autant.
    Dans la dernière manche, il y a en plus un trésor à trouver : tu devines quelle est la carte d’or.
    À la fin, le plus grand nombre de points l’emporte.

rules-schatzsuche-cards-title = Les cartes
rules-schatzsuche-cards =
    On joue avec 32 cartes en quatre couleurs : trèfle, pique, cœur et carreau.
    Dans chaque couleur, l’as est le plus fort, puis viennent le 10, le roi, la dame, le valet, le 9, le 8 et le 7.
    Attention au 10 : il bat le roi.

    En outre, chacun a devant soi quatre marqueurs, un par couleur.

rules-schatzsuche-deal-title = La donne
rules-schatzsuche-deal =
    À la manche 1, chacun reçoit une carte, à la manche 2 deux cartes, et ainsi de suite jusqu’à dix cartes à la manche 10.
    On retourne la carte suivante, et sa couleur est atout pour la manche.
    { rules-house-rule } cette carte n’est à personne.

    { rules-house-rule } on tire au sort le premier donneur.
    Après chaque manche, la personne qui a le plus de points donne. Si deux joueurs sont en tête ensemble, c’est le troisième qui donne ; si les trois sont à égalité, le même donne à nouveau.
    { rules-house-rule } { $markers ->
       *[assisted] pour cela, on compte les points de toutes les manches déjà jouées.
        [by_hand] pour cela, on compte les points de toutes les manches déjà jouées, pénalités comprises.
    }

rules-schatzsuche-bids-title = Les annonces
rules-schatzsuche-bids =
    Après la donne, chacun annonce à voix haute combien de plis il fera.
    On commence à gauche du donneur, et le donneur annonce en dernier.

    { rules-house-rule } tu peux annoncer de 0 au nombre de tes cartes, quelles que soient les autres annonces.

rules-schatzsuche-play-title = Fournir et couper
rules-schatzsuche-play =
    Dans un pli, chacun joue une carte, dans le sens horaire. Jouer la première, c’est entamer.
    Le voisin de gauche du donneur entame le premier pli avec la carte de son choix. Ensuite, le gagnant d’un pli entame le suivant.
    Si tu as une carte de la couleur demandée, tu dois fournir.
    Si tu ne peux pas fournir, tu dois couper.
    Si tu n’as pas d’atout non plus, tu peux jouer n’importe quelle carte.

    { rules-house-rule } si ce pli a été entamé à l’atout et que tu n’en as pas, tu peux aussi jouer n’importe quelle carte.
    { rules-house-rule } rien n’oblige à monter à l’atout.

rules-schatzsuche-tricks-title = Qui gagne le pli
rules-schatzsuche-tricks =
    L’atout le plus fort gagne le pli.
    S’il n’y a pas d’atout, c’est la carte la plus forte de la couleur demandée.
    Aucune autre carte ne peut gagner, si forte soit-elle.

    Par exemple, l’atout est cœur et l’entame est le roi de pique. Le 10 de pique le bat, et le 7 de cœur bat les deux. L’as de carreau ne gagnerait rien.

rules-schatzsuche-markers-title = Les marqueurs
rules-schatzsuche-markers =
    Un marqueur face cachée dit à tous : je n’ai plus de cette couleur.
    { rules-house-rule } au début de chaque manche, tous les marqueurs sont face visible.

    Si tu ne peux pas fournir, ton marqueur de la couleur demandée est retourné face cachée avant que tu joues ta carte.
    Si tu n’as pas d’atout non plus et que l’entame n’était pas à l’atout, ton marqueur d’atout est retourné aussi.
    Par exemple, l’atout est cœur, l’entame est à trèfle et tu n’as ni l’un ni l’autre : on retourne d’abord tes marqueurs de trèfle et de cœur, puis tu joues la carte de ton choix.

rules-schatzsuche-watch-title = Qui surveille
rules-schatzsuche-watch =
    { $markers ->
       *[assisted] { rules-house-rule } à cette table, c’est la maison qui surveille : tu ne peux jouer que les cartes permises, et les marqueurs se retournent tout seuls.
        [by_hand] À cette table, tu retournes toi-même tes marqueurs, et seulement quand il le faut : avant ta carte, pas plus tôt.
        { rules-house-rule } la maison te laisse pourtant le faire à tout moment, du retournement de l’atout au décompte de la manche. Trop tôt, cela ne coûte rien en soi, mais toute carte de cette couleur jouée ensuite coûte 25 points si quelqu’un la conteste.
        { rules-house-rule } à ton tour, tu peux jouer n’importe quelle carte de ta main ; c’est aux autres de remarquer une faute.

        { rules-house-rule } ce que tu dois retourner dépend de ce que tout le monde peut voir, quelle que soit ta main : si tu ne fournis pas, c’est le marqueur de la couleur demandée, et si ta carte n’est pas un atout non plus et que l’entame n’était pas à l’atout, c’est aussi le marqueur d’atout.
    }

rules-schatzsuche-penalties-title = Les pénalités
rules-schatzsuche-penalties =
    { $markers ->
       *[assisted] { rules-house-rule } il n’y a pas de pénalités à cette table, car de telles fautes n’y sont pas possibles, et il n’y a rien à contester.
        [by_hand] Ne pas retourner un marqueur dû, ou le retourner après ta carte, te coûte 10 points. { rules-house-rule } une seule fois par carte, même pour deux marqueurs.
        Jouer une couleur dont le marqueur est déjà face cachée te coûte 25.
        Cela ne compte que si quelqu’un conteste avant l’entame suivante. { rules-house-rule } après le dernier pli, il reste quelques secondes pour contester, ou moins si tous disent n’avoir rien à contester ; ne rien dire, c’est ne rien contester.

        { rules-house-rule } on conteste la carte d’une personne ; si elle cumule les deux fautes, il faut contester chacune, et la plus grave passe d’abord.
        { rules-house-rule } contester à tort ne coûte rien.

        Remettre un marqueur face visible coûte 50 points. { rules-house-rule } c’est immédiat, et les cartes jouées restent jouées.
    }

rules-schatzsuche-points-title = Les points
rules-schatzsuche-points =
    Si tu fais au moins autant de plis que tu en as annoncé, tu marques ton annonce multipliée par le numéro de la manche.
    Chaque pli en trop ou manquant te coûte le numéro de la manche.

    Par exemple, tu annonces 3 plis à la manche 6. Avec 3 plis, tu marques 18. Avec 4 plis, tu marques 18 moins 6, soit 12. Avec 1 pli, tu perds 12, car il en manque deux.
    Si tu annonces 0 et ne fais aucun pli, tu ne marques rien, et chaque pli te coûterait 6.

rules-schatzsuche-golden-title = La carte d’or
rules-schatzsuche-golden =
    Avant la donne de la manche 10, chacun devine la couleur et la valeur de la carte d’or.
    { rules-house-rule } on devine à voix haute, en commençant à gauche du donneur, et on peut dire la même chose qu’un autre.
    Puis la carte du dessus est posée face cachée au milieu : c’est la carte d’or.
    Chacun reçoit dix cartes, et celle qui reste détermine l’atout.

    Après la manche, on dévoile la carte d’or. La bonne couleur rapporte 20 points, la bonne valeur 40, et les deux ensemble 160.

rules-schatzsuche-end-title = La fin de la partie
rules-schatzsuche-end =
    La partie est finie une fois la carte d’or dévoilée.
    On additionne les points des dix manches et ceux de la carte d’or, et le plus grand nombre l’emporte.
    Si tout le monde est en dessous de zéro, c’est la personne qui a perdu le moins de points qui gagne.

    { rules-house-rule } à égalité en tête, on partage la victoire.
