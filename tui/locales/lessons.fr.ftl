# Les leçons : ce qu’on dit à qui apprend un jeu en jouant. Trois lignes de 60 au plus.

lesson-title = { $number ->
    [none] Leçon
   *[other] Leçon, { $number } sur { $all }
}
lesson-go-on = continuer
lesson-again = revoir le conseil
lesson-leave-question = Quitter la leçon ? Tu peux la recommencer quand tu veux.
lesson-which = Quel jeu veux-tu apprendre ?
lesson-tip = Conseil : { $tip }

lesson-eight28-welcome = Tu prends des cartes pour approcher de 8 ou de 28, sans jamais dépasser. En deux manches, tu sauras jouer.
lesson-eight28-hidden = Personne d’autre ne connaît ta carte cachée. Un 1/11 vaut 1 ou 11, à ton choix : il n’y a guère mieux.
lesson-eight28-gem = Tu donnes en premier : tu as donc posé une pierre au milieu. Chaque nouveau donneur en ajoute une. Voilà l’enjeu.
lesson-eight28-offer = On te propose une carte, et personne ne sait laquelle. Si tu la prends, elle reste visible. Tu ne risques encore rien : prends.
lesson-eight28-open = Tout le monde voit tes cartes visibles, mais pas la carte cachée. Tu as { $low } ou { $high } : c’est loin des deux, prends encore.
lesson-eight28-wild = Un deuxième 1/11 ! Tu as 3, 13 ou 23. Il ne manque que 5 pour 8 et pour 28 : une petite carte aide des deux côtés. Prends.
lesson-eight28-enough = { $low } ou { $high } : tout près des deux. Un 1 serait le jackpot, mais presque tout le reste gâche tout. Refuse cette fois.
lesson-eight28-declined = Personne ne voit une carte refusée, on la propose au suivant. Tu pourras reprendre plus tard, ou dire : plus rien cette manche.
lesson-eight28-choose = Plus personne n’a pris : la manche est finie, toutes les cartes sont visibles. Ton 7 perd contre un 8 : choisis le 28.
lesson-eight28-halves = Le plus proche de 8 et le plus proche de 28 gagnent chacun un trésor : la moitié des pierres. Ce qui ne se partage pas reste au milieu.
lesson-eight28-again = Nouvelles cartes, et c’est au suivant de donner en premier. Ta carte cachée est encore un 1/11. Prends.
lesson-eight28-hope = De nouveau deux 1/11 : 2, 12 ou 22. Avec 6 de plus, tu aurais 8 et 28 à la fois : le jackpot, qui rafle tout. Prends.
lesson-eight28-five = 3, 13 ou 23 : maintenant, il suffirait d’un 5. Avec si peu, tu ne risques presque rien. Prends.
lesson-eight28-stop = 8 et 28 : ça y est ! Toute autre carte gâcherait tout. Dis : plus rien cette manche.
lesson-eight28-out = { $name } a 28 ou plus en cartes visibles, même si chaque 1/11 vaut 1 : hors jeu, et rien à gagner cette manche.
lesson-eight28-hit = Ton jackpot ! Pas de trésors à partager : tout ce qu’il y avait au milieu est à toi.
lesson-eight28-end = Voilà tout le jeu. Il finit avec la manche où arrive la première pierre rouge, qui vaut 2. Continue, ou quitte la table.

lesson-farbstich-welcome = Neuf cartes, neuf plis, et tu joues toujours la carte que tu veux. Celles d’une même couleur s’unissent : leur somme compte.
lesson-farbstich-display = L’enjeu, c’est l’étalage. Qui est en tête choisit une couleur et en ramasse toutes les cartes : leurs nombres sont des points.
lesson-farbstich-team = Le rouge fait 5, le vert 2. Avec ton 4 vert, le vert fait 6 et passe en tête, et ton 4 y est le plus haut. Joue-le.
lesson-farbstich-pick = Tu es en tête et tu choisis d’abord. Le vert rapporte le plus, 3 et 9 font 12 points : ramasse le vert.
lesson-farbstich-picked = Puis les autres ont ramassé, d’abord le vert, puis le rouge. Rien pour le dernier. Les cartes jouées sont le nouvel étalage.
lesson-farbstich-lead = Qui ramasse en premier entame. Tu ne sais encore rien, il faut deviner : sacrifie une petite carte, ton 1 jaune.
lesson-farbstich-tie = Deux couleurs ont le même total, { $total } : égalité ! Le classement s’arrête là : rien pour elles, ni pour celles d’en dessous.
lesson-farbstich-join = Le jaune fait déjà 7. Joins-toi à lui avec ton 5 jaune : il fera 12, et ta carte y sera la plus haute.
lesson-farbstich-worth = De nouveau en tête ! Ce que tu ramasses reste caché : pas de points visibles avant la fin. Prends ce qui rapporte le plus.
lesson-farbstich-few = Il n’y a que deux couleurs à l’étalage : deux joueurs auront quelque chose, pas plus. Entame petit, avec ton 2 rouge.
lesson-farbstich-third = Le rouge a fait 18, mais ton 2 y était le plus bas. Deux autres ont ramassé avant toi, et il ne restait rien.
lesson-farbstich-higher = À l’étalage, le rouge vaut 18 points, et on a entamé du 6 rouge. Ton 8 rouge est plus haut : joue-le.
lesson-farbstich-rich = Encore en tête : le vert et le bleu étaient à égalité et n’ont rien. Ramasse le rouge : 18 points !
lesson-farbstich-end = Et ainsi jusqu’à la neuvième carte. Ce qui reste alors à l’étalage ne compte pour personne. Continue, ou quitte la table.

lesson-schatzsuche-welcome = Dix manches : avec une carte, deux, jusqu’à dix. À chacune, tu annonces combien de plis tu feras, et il faut les faire.
lesson-schatzsuche-trump = La carte retournée n’est à personne. Elle fait de trèfle l’atout de la manche : tout trèfle bat les autres couleurs.
lesson-schatzsuche-bid = Les deux autres annoncent un pli, et il n’y en a qu’un. Ton trèfle est le plus petit, mais c’est l’atout : annonce 1.
lesson-schatzsuche-must = On a entamé pique, et tu n’en as pas. Alors tu dois couper : ton 7 de trèfle prend le pli.
lesson-schatzsuche-marker = Chacun a quatre marqueurs. Comme tu n’avais pas de pique, celui de pique est maintenant caché : tout le monde le sait.
lesson-schatzsuche-score = 1 annoncé, 1 fait : annonce fois manche, donc 1 point. Les autres perdent le numéro de la manche par pli d’écart.
lesson-schatzsuche-strong = Atout cœur : le valet de cœur et un as, deux plis probables. Qui mène donne et annonce en dernier. Annonce 2.
lesson-schatzsuche-follow = On a entamé cœur : qui en a doit fournir. L’as ne peut pas être joué maintenant, mais le valet suffit.
lesson-schatzsuche-lead = Qui prend le pli entame le suivant. L’ordre est as, 10, roi, dame, valet, 9, 8, 7 : à ton as, maintenant.
lesson-schatzsuche-neither = { $name } n’avait ni la couleur ni atout et pouvait tout jouer. Deux marqueurs sont cachés : on sait ce qui manque.
lesson-schatzsuche-deal = 2 annoncés et 2 faits à la manche 2 : 4 points. Et se tromper coûte plus cher à chaque manche.
lesson-schatzsuche-weak = Un roi, un 7 et un petit atout : c’est bon pour un pli, guère plus. Annonce 1.
lesson-schatzsuche-trumped = On a entamé cœur, et tu n’en as pas : il faut couper, que tu le veuilles ou non. Ton 8 de pique suffit.
lesson-schatzsuche-low = Tu as ton pli, et chaque pli de plus coûte 3 points. Entame donc le plus bas : le 7 de trèfle.
lesson-schatzsuche-free = On a entamé trèfle, et tu n’as ni trèfle ni atout. Alors tu joues ce que tu veux, et deux marqueurs se cachent.
lesson-schatzsuche-end = Et ainsi jusqu’à la manche 10, où l’on devine la carte d’or : couleur 20, valeur 40, les deux 160. Continue, ou quitte la table.
