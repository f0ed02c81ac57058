### 8-28: the rules as the table in question plays them; what the sheet leaves open is marked.

rules-eight28 = aim cards start giver offer out round-end choice hit payout examples end

rules-eight28-aim-title = Le but du jeu
rules-eight28-aim =
    Tu prends des cartes, une par une, et tu essaies de t’arrêter au bon moment.
    Les pierres du milieu font deux trésors : le premier est pour le total le plus proche de 8, le second pour le total le plus proche de 28.
    Aller au-delà ne rapporte rien.
    Faire 8 et 28 avec les mêmes cartes, c’est le jackpot : on gagne tout.

    On joue plusieurs manches et, à la fin, les pierres gagnées donnent les points.
    8-28 est un jeu de David L. Hoyt, Colin Morgan et Mike Hirtle.

rules-eight28-cards-title = Les cartes et les pierres
rules-eight28-cards =
    Chaque carte porte un nombre, sauf celles qui portent 1/11.
    Une carte 1/11 vaut 1 ou 11, comme tu préfères, et chacune indépendamment des autres.
    { rules-house-rule } { $pack ->
       *[zoch] le paquet de 51 cartes comprend quinze 1, trois cartes de chaque nombre de 2 à 7, quatre 8, trois 9, trois 10 et huit 1/11.
        [authors] on joue avec le paquet des auteurs, dont les 52 cartes comprennent seize 1, trois cartes de chaque nombre de 2 à 7, quatre 8, trois 9, trois 10 et huit 1/11.
    }

    La réserve contient 55 pierres bleues, qui valent 1 point chacune, et 15 rouges, qui en valent 2.

rules-eight28-start-title = Une manche commence
rules-eight28-start =
    On mélange toutes les cartes, et chacun des { $players } joueurs reçoit une carte cachée.
    Personne d’autre ne voit la tienne.
    Le reste des cartes forme la pioche.

    { rules-house-rule } { $first_giver ->
       *[drawn] on tire au sort qui donne en premier dans la première manche.
        [host] dans la première manche, c’est l’hôte de la table qui donne en premier.
    }
    Ensuite, chaque nouvelle manche commence à gauche du dernier donneur.
    { rules-house-rule } c’est vrai même si la personne assise là était hors jeu dans la manche d’avant.

rules-eight28-giver-title = Donner
rules-eight28-giver =
    Le donneur commence par poser au milieu une pierre bleue de la réserve.
    Quand il n’y a plus de bleues, c’est une rouge, et quand il n’y a plus de rouges non plus, il ne pose rien.
    Puis il fait le tour de la table dans le sens horaire et propose à chacun une carte de la pioche, face cachée.
    La dernière proposition est pour lui-même.

    Après quoi la pioche passe à gauche, et le donneur suivant fait de même.

rules-eight28-offer-title = Prendre ou refuser
rules-eight28-offer =
    Tu ne sais pas quelle carte on te propose.
    Si tu la prends, tu la poses devant toi, visible de tous.
    Seule ta première carte reste cachée : personne d’autre ne connaît donc ton total.

    { rules-house-rule } une carte refusée reste sur la pioche sans que personne ne la voie, et c’est elle qu’on propose ensuite.
    { rules-house-rule } { $pass_is_final ->
        [true] si tu refuses une carte, on ne t’en propose plus de toute la manche, mais tu donnes quand même quand la pioche t’arrive.
       *[false] chaque proposition est nouvelle : tu peux refuser maintenant et prendre plus tard.
    }

rules-eight28-out-title = Hors jeu
rules-eight28-out =
    Dès que tes cartes visibles font 28 ou plus, même si chaque 1/11 ne vaut que 1, tu es hors jeu pour cette manche : plus de cartes pour toi, et pas de pierres.
    Ta carte cachée n’entre pas dans ce compte.
    Par exemple, 1/11, 10, 9 et 7 peuvent encore faire 27, et tu restes en jeu. Avec un autre 10 au lieu du 9, tu serais hors jeu.

    { rules-house-rule } quand on est hors jeu, on ne donne plus non plus, et on ne pose pas de pierre.
    { rules-house-rule } la carte cachée d’un joueur hors jeu le reste jusqu’à ce qu’on les dévoile toutes.
    { rules-house-rule } si c’est seulement ta carte cachée qui te fait dépasser 28, tu ne dis rien, on te propose encore des cartes et tu peux bluffer.

rules-eight28-round-end-title = La fin d’une manche
rules-eight28-round-end =
    { rules-house-rule } quand un donneur a fait tout le tour de la table et que personne n’a pris de carte, lui compris, la manche est finie.
    { rules-house-rule } si tout le monde est hors jeu, elle finit aussitôt.
    { rules-house-rule } elle finit aussi quand il faut proposer une carte et que la pioche est vide.
    { rules-house-rule } si la pioche s’est vidée avec la toute dernière proposition d’un donneur, le suivant pose d’abord encore une pierre et compte comme dernier donneur.{ $pass_is_final ->
        [true] { " " }{ rules-house-rule } si la pioche passe à gauche et qu’il n’y a plus personne à qui proposer une carte, le donneur suivant pose encore une pierre, puis la manche finit aussi.
       *[false] { "" }
    }

    On dévoile alors toutes les cartes cachées, y compris celles des joueurs hors jeu.

rules-eight28-choice-title = Viser le 8 ou le 28
rules-eight28-choice =
    Additionne toutes tes cartes, y compris celle qui était cachée.
    Pour le 8, c’est ton plus haut total jusqu’à 8 qui compte, pour le 28 ton plus haut total jusqu’à 28, mais tu ne peux viser que l’un des deux.
    Si tous tes totaux dépassent 8, tu vises le 28. S’ils dépassent tous 28, tu ne gagnes rien.
    { rules-house-rule } { $low_may_go_high ->
       *[true] avec un total de 8 ou moins, tu as toujours le choix : même sans total de 9 à 28, tu peux viser le 28.
        [false] avec un total de 8 ou moins, tu as le choix si tes cartes font aussi de 9 à 28 ; sinon, tu vises le 8.
    }

    On choisit à tour de rôle, avant tout partage ; la première personne qui a le choix, à partir du dernier donneur, commence.
    { rules-house-rule } on tourne dans le sens horaire, et tout le monde voit ce que tu choisis.
    Par exemple, 2, 3 et deux 1/11 font 7, 17 ou 27 : c’est 7 pour le 8, ou 27 pour le 28.

rules-eight28-hit-title = Le jackpot
rules-eight28-hit =
    Si tes cartes peuvent faire exactement 8 et aussi exactement 28, c’est le jackpot.
    Par exemple, un 6 et deux 1/11 font 8 si les deux valent 1, et 28 si les deux valent 11.
    Qui fait le jackpot remporte tout ce qu’il y a au milieu ; il n’y a pas de trésors à partager, et les autres n’ont rien.
    S’il y a plusieurs jackpots, on partage à égalité, et ce qui ne se partage pas reste au milieu.

    { rules-house-rule } le jackpot compte de lui-même, et plus personne ne choisit.
    { rules-house-rule } ce que les manches d’avant ont laissé au milieu en fait partie.

rules-eight28-payout-title = Partager les pierres
rules-eight28-payout =
    Avec les pierres du milieu, on fait deux trésors de même valeur, l’un pour le 8, l’autre pour le 28.
    Chaque trésor revient au plus haut total parmi ceux qui le visent. À totaux égaux, on partage à égalité.
    Ce qui ne se partage pas à égalité reste au milieu pour la manche suivante, et de même un trésor que personne ne gagne.

    { rules-house-rule } on ne change ni ne casse les pierres, et les trésors sont les plus gros que permettent les pierres présentes.
    { rules-house-rule } s’il y a plusieurs façons de faire, on prend celle qui distribue le plus, puis celle qui donne le plus pour le 8.

rules-eight28-examples-title = Exemples de partage
rules-eight28-examples =
    Il y a 10 pierres bleues. Deux joueurs visent le 8 avec 7 ; deux autres visent le 28, l’un avec 28 et l’autre avec 20.
    Chaque trésor vaut 5. Les deux 7 reçoivent 2 pierres chacun, le 28 en reçoit 5, le 20 rien, et il reste 1 pierre.

    Il y a 6 pierres bleues et il n’y a qu’un joueur en lice, qui vise le 8 avec 5. Il gagne 3 pierres, et il en reste 3.

    Il y a 3 pierres rouges, qui valent 6, et un seul gagnant par trésor. Chacun reçoit 1 pierre rouge, et la troisième reste, car on ne la casse pas.

    Il y a 1 pierre bleue et 1 rouge. On ne peut pas en faire deux trésors de même valeur : les deux pierres restent.

rules-eight28-end-title = La fin de la partie
rules-eight28-end =
    La manche où la première pierre rouge arrive au milieu est la dernière, et on la joue jusqu’au bout.
    Si les rouges viennent à manquer aussi, on la termine sans poser de pierres.
    { rules-house-rule } ce qui reste alors au milieu n’est à personne.

    Une pierre bleue compte 1 point, une rouge 2.
    Le plus grand nombre de points l’emporte.
    { rules-house-rule } à égalité en tête, on partage la victoire.
