### Farbstich: the rules as the table in question plays them; what the sheet leaves open is marked.

rules-farbstich = aim cards deal play ranking ties collect example next-trick points end match

rules-farbstich-aim-title = Le but du jeu
rules-farbstich-aim =
    À chaque pli, chacun joue une carte.
    Les cartes de même couleur s’unissent, et les couleurs les plus fortes ramassent des cartes de l’étalage, posé face visible au milieu.
    Chaque carte ramassée rapporte autant de points que le nombre qu’elle porte.
    Le plus grand nombre de points l’emporte.

    Le jeu est de Steffen Brückner.
    { rules-house-rule } sa feuille de règles ne lui donne pas de nom, alors nous l’appelons Farbstich.

rules-farbstich-cards-title = Les cartes
rules-farbstich-cards =
    Chaque couleur a dix cartes, de 1 à 10, et chaque carte est unique.
    Il y a autant de couleurs que de joueurs.
    { rules-house-rule } à { $players }, les couleurs sont { $players ->
        [3] le rouge, le vert et le bleu.
        [4] le rouge, le vert, le bleu et le jaune.
        [5] le rouge, le vert, le bleu, le jaune et le violet.
       *[other] le rouge, le vert, le bleu, le jaune, le violet et le blanc.
    }

rules-farbstich-deal-title = La distribution
rules-farbstich-deal =
    On mélange toutes les cartes.
    On en pose { $players } face visible au milieu : c’est le premier étalage.
    Chacun reçoit neuf des autres cartes, sa main, que personne d’autre ne voit.

    { rules-house-rule } on tire au sort qui commence la première donne.

rules-farbstich-play-title = Jouer une carte
rules-farbstich-play =
    La personne qui commence joue une carte de sa main, face visible, puis chacun joue la sienne à son tour, dans le sens horaire.
    Quand tout le monde a joué une carte, on compte le pli.
    Avec neuf cartes en main, cela fait neuf plis, et ces neuf plis font une donne.

    { rules-house-rule } tu peux jouer n’importe quelle carte : personne n’est obligé de fournir.

rules-farbstich-ranking-title = Qui ramasse en premier
rules-farbstich-ranking =
    On additionne d’abord, couleur par couleur, les cartes qui viennent d’être jouées.
    La couleur qui a le plus haut total passe en premier, puis la deuxième, et ainsi de suite.
    Dans une même couleur, la carte la plus haute passe d’abord.
    Même une petite carte peut donc passer tôt si sa couleur est forte.

    Par exemple, le 3 rouge et le 8 rouge font 11 et battent le 10 bleu. L’ordre est : le 8 rouge, le 3 rouge, le 10 bleu.

rules-farbstich-ties-title = Les égalités
rules-farbstich-ties =
    Si deux couleurs ou plus font le même total, le classement s’arrête là : ces couleurs et toutes celles d’en dessous ne ramassent rien.
    Les couleurs plus fortes ont déjà ramassé et gardent leurs cartes.

    Par exemple, le 5 rouge et le 3 rouge font 8, et le 8 bleu aussi. Si aucune autre couleur ne fait plus de 8, personne ne ramasse à ce pli.

rules-farbstich-collect-title = Ramasser
rules-farbstich-collect =
    Dans l’ordre ainsi trouvé, chacun choisit une couleur et en ramasse toutes les cartes de l’étalage.
    Les cartes qui viennent d’être jouées n’en font pas encore partie.

    { rules-house-rule } quand c’est à toi, tu dois ramasser une couleur ; cela ne coûte jamais rien.
    { rules-house-rule } si l’étalage est vide, les suivants n’ont rien.

rules-farbstich-example-title = Un exemple
rules-farbstich-example =
    On joue à cinq. L’étalage : le 10 rouge, le 3 rouge, le 6 vert, le 8 jaune et le 5 violet.
    On y joue le 9 rouge, le 8 bleu, le 4 rouge, le 7 vert et le 7 jaune.
    Le rouge fait 13 et le bleu 8 ; le vert et le jaune font 7 chacun.

    Le 9 rouge passe en premier et ramasse les deux cartes rouges, soit 13 points.
    Ensuite, le 4 rouge ramasse le 8 jaune, et le 8 bleu ramasse le 6 vert.
    Le vert et le jaune sont à égalité : le classement s’arrête, et le 5 violet reste à l’étalage.

rules-farbstich-next-trick-title = Le pli suivant
rules-farbstich-next-trick =
    Ce que personne n’a ramassé reste à l’étalage, et les cartes qui viennent d’être jouées s’y ajoutent.
    Ensemble, elles sont l’étalage du pli suivant.

    La personne qui a ramassé en premier entame le pli suivant.
    Si personne n’a ramassé, la même personne entame à nouveau.

rules-farbstich-points-title = Les cartes ramassées
rules-farbstich-points =
    Les cartes ramassées restent face cachée jusqu’à la fin de la donne.
    { $open_scores ->
        [true] { rules-house-rule } à cette table, on peut voir à tout moment les points de tout le monde.
       *[false] D’ici là, personne ne les regarde plus, et même tes propres points ne s’affichent pas. Mais tout le monde voit ce qui est ramassé et peut compter de tête.
    }

rules-farbstich-end-title = La fin d’une donne
rules-farbstich-end =
    Une donne est finie quand chacun a joué sa dernière carte et que ce pli est compté.
    { rules-house-rule } ce qui reste alors à l’étalage ne compte pour personne, pas plus que les dernières cartes jouées.

    Chacun additionne les nombres des cartes qu’il a ramassées.

rules-farbstich-match-title = Gagner
rules-farbstich-match =
    { $games ->
        [1] À cette table, on joue une seule donne, et le plus grand nombre de points l’emporte.
       *[other] À cette table, on joue { $games } donnes. On additionne les points de toutes, et à la fin le plus grand nombre l’emporte.

        La personne en tête après toutes les donnes déjà jouées commence la suivante.
        { rules-house-rule } s’il y en a plusieurs en tête, c’est la première d’entre elles dans le sens horaire, à partir de celle qui a commencé la donne d’avant, elle comprise.
    }

    { rules-house-rule } à égalité en tête, on partage la victoire.
