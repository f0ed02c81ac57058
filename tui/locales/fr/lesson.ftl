### What all lessons say around their tips.

lesson-go-on = continuer
lesson-again = revoir le conseil
lesson-leave-question = Quitter la leçon ? Tu peux la recommencer quand tu veux.
lesson-which = Quel jeu veux-tu apprendre ?
lesson-tip = Conseil : { $tip }
lesson-first-hand = Ta première partie
lesson-step = étape { $number } sur { $all }
lesson-waits = Rien ne bouge d’ici là.
lesson-waits-for-you = t’attend
lesson-your-move = à toi de jouer
lesson-left = encore { $minutes } min
lesson-so-far = Jusqu’ici
lesson-always = À tout moment
lesson-leave = quitter
lesson-place = leçon
lesson-no-clock = temps illimité
lesson-over-head = Fin de la leçon
lesson-over = Tu peux jouer cette partie jusqu’au bout, ou en commencer une vraie.
lesson-deal = Une vraie partie
lesson-read-first = Lis d’abord le conseil, puis tape Espace.
lesson-other-way = Une autre fois, volontiers. Dans cette leçon : { $wanted }.
