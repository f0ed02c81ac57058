### What all lessons say around their tips.

lesson-go-on = weiter
lesson-again = Tipp noch mal
lesson-leave-question = Das Lernspiel verlassen? Du kannst es jederzeit neu anfangen.
lesson-which = Welches Spiel willst du lernen?
lesson-tip = Tipp: { $tip }
lesson-first-hand = Dein erstes Spiel
lesson-step = Schritt { $number } von { $all }
lesson-waits = Bis dahin wartet alles.
lesson-waits-for-you = wartet auf dich
lesson-your-move = du bist dran
lesson-left = noch { $minutes } min
lesson-so-far = Bisher
lesson-always = Jederzeit
lesson-leave = verlassen
lesson-place = Lernspiel
lesson-no-clock = ohne Uhr
lesson-over-head = Ende des Lernspiels
lesson-over = Du kannst hier zu Ende spielen oder jetzt ein echtes Spiel anfangen.
lesson-deal = Jetzt ein echtes Spiel
lesson-read-first = Lies erst den Tipp, dann drück die Leertaste.
lesson-other-way = Ein andermal gern. In diesem Lernspiel: { $wanted }.
