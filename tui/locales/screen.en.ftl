# What the screen says apart from the games: titles, choices in the bar, names of keys.

key-enter = Enter
key-space = Space
key-escape = Esc
key-tab = Tab
key-pageup = PgUp
key-pagedown = PgDn
key-up = Up
key-down = Down
key-left = Left
key-right = Right
key-arrows = Arrows

screen-command = Type what you want to do, as in “play 8-28” or “help”
screen-command-choice = type
screen-help-choice = keys
screen-escape-choice = back
screen-help-title = Keys: { $of }
screen-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
screen-too-small = This terminal is too small for the table: it takes at least { $width } columns and { $height } rows.
screen-rematch = play again
screen-chat = talk
screen-chat-line = Say something to everybody at the table
screen-log = log
screen-log-title = Log
screen-score = score
screen-score-title = Score
screen-rules = rules
screen-rules-title = Rules of { $game }{ $words ->
    [none] { "" }
   *[other] : “{ $words }”
}
screen-search = search
screen-search-line = Look for words in the rules
screen-search-nothing = Nothing about “{ $words }”. Esc shows all the rules again.
screen-sure = Are you sure?
screen-leave-question = { $waits ->
    [yes] Leave the table? Your seat stays yours, and the game waits for you.
   *[no] Leave the table? Your seat stays yours, and a bot plays for you until you come back.
}
screen-leave-alone = Go on with this game later, or end it? Later: it waits for you, first in the hall. Ended: nothing of it is kept.
screen-leave-later = later
screen-leave-end = end it
screen-leave-stay = stay
screen-play-on = play on
screen-hurry = { $key }: on
screen-pace = bots’ pace
screen-pace-now = { $pace ->
    [quick] The bots answer quickly now.
   *[usual] The bots take their time again.
}
screen-mark = { $mark ->
    [bot] bot
    [covered] bot stands in
    [gone] away
   *[away] away
}
screen-recap = recap
screen-your-turn = Your turn
screen-covered = A bot plays for you

key-ctrl = Ctrl+{ $key }
help-point = { $digits ->
    [yes] point at something; a digit does so, too
   *[no] point at something
}
help-do = { $digits ->
    [yes] do what is pointed at; so does its digit once more
   *[no] do what is pointed at
}
help-hang-up = leave the house; you come back where you were
screen-point = choose
screen-do-pointed = OK
screen-slow = slow line
screen-table-number = table { $table }
screen-before = Before
screen-talk = Talk
screen-scroll = scroll
screen-copied = Copied
help-here = Now
help-pages = On this screen
help-always = Always
screen-find = find
find-title = Find
find-what = an action, a table, a rule or a setting
find-do = do it
find-next = next section
find-nothing = Nothing is called “{ $words }”.
find-section = { $section ->
    [actions] Actions
    [places] Tables
    [rules] Rules
   *[settings] Settings
}
find-when = { $does ->
    [take] when you are offered a card
    [decline] when you are offered a card
    [no-more] when you are offered a card
    [ask-again] after “no more”
    [markers] when you turn your markers by hand
    [objection] when the round is played
    [recap] after a round or trick
   *[other] not now
}
find-table = { $free ->
    [0] full, you can watch
    [one] 1 free seat
   *[other] { $free } free seats
}
