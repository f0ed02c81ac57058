### What all lessons say around their tips.

lesson-go-on = avanti
lesson-again = rileggi il consiglio
lesson-leave-question = Lasciare la lezione? Puoi ricominciarla quando vuoi.
lesson-which = Quale gioco vuoi imparare?
lesson-tip = Consiglio: { $tip }
lesson-first-hand = La tua prima partita
lesson-step = passo { $number } di { $all }
lesson-waits = Fino ad allora tutto è fermo.
lesson-waits-for-you = aspetta te
lesson-your-move = tocca a te
lesson-left = ancora { $minutes } min
lesson-so-far = Finora
lesson-always = In ogni momento
lesson-leave = lascia
lesson-place = lezione
lesson-no-clock = tempo illimitato
lesson-over-head = Fine della lezione
lesson-over = Puoi giocare questa partita fino in fondo, o cominciarne una vera.
lesson-deal = Una partita vera
lesson-read-first = Prima leggi il consiglio, poi premi Spazio.
lesson-other-way = Un’altra volta volentieri. In questa lezione: { $wanted }.
