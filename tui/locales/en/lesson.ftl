### What all lessons say around their tips.
###
### $all (12): how many in all
### $minutes (5): minutes
### $number (3): a number
### $tip (Take it.): a text
### $wanted (take it): the move that the lesson asks for

lesson-go-on = go on
lesson-again = tip again
lesson-leave-question = Leave the lesson? You can begin it again at any time.
lesson-which = Which game do you want to learn?
lesson-tip = Tip: { $tip }
lesson-first-hand = Your first hand
lesson-step = step { $number } of { $all }
lesson-waits = Nothing moves until then.
lesson-waits-for-you = waits for you
lesson-your-move = your move
lesson-left = { $minutes ->
    [one] 1 minute left
   *[other] { $minutes } minutes left
}
lesson-so-far = So far
lesson-always = At any time
lesson-leave = leave
lesson-place = lesson
lesson-no-clock = no clock
lesson-over-head = End of the lesson
lesson-over = You can play this game to its end, or deal a real one now.
lesson-deal = Deal a real game
lesson-read-first = First read the tip, then press Space.
lesson-other-way = Another time, gladly. For this lesson: { $wanted }.
