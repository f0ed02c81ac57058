### What more than one screen says, and screens with few texts.
###
### $count (2): how many
### $game (8-28): the name of a game
### $height (20): rows
### $waits (yes): yes or no
### $width (40): columns
### $words (tea): words, or none

screen-command = Type what you want to do, as in “play 8-28” or “help”
screen-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
screen-too-small = This terminal is too small for the table: it takes at least { $width } columns and { $height } rows.
screen-talk-line = Say something to everybody at the table
screen-log-title = Log
screen-score-title = Score
screen-rules-title = Rules of { $game }{ $words ->
    [none] { "" }
   *[other] : “{ $words }”
}
screen-rules-search = search
screen-rules-search-line = Look for words in the rules
screen-rules-search-nothing = Nothing about “{ $words }”. Esc shows all the rules again.
screen-leave-sure = Are you sure?
screen-leave-question = { $waits ->
    [yes] Leave the table? Your seat stays yours, and the game waits for you.
   *[no] Leave the table? Your seat stays yours, and a bot plays for you until you come back.
}
screen-leave-alone = Go on with this game later, or end it? Later: it waits for you at the top of the hall. Ended: nothing of it is kept.
screen-leave-later = later
screen-leave-end = end it
screen-leave-stay = stay
screen-slow = slow line
screen-log-before = Before
screen-talk-title = Talk
screen-copied = Copied
screen-language-question = Do you want to use English?
screen-language-mine = English
screen-log-since = since your last move
