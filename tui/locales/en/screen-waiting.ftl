### The waiting room of a table whose game has not begun.
###
### $alone (yes): yes or no
### $code (lamo-digu): a code
### $fill (fill): the word “fill”, or a key
### $free (1): how many are free
### $increment (10): seconds
### $key (Enter): the name of a key
### $level (club): how well a bot plays
### $name (Anna): the name of a person
### $names (Ben and Cleo): names of people, joined
### $on (yes): yes or no
### $ready (yes): yes or no
### $seat (2): the number of a seat
### $seats (4): names of players, joined, or how many seats
### $state (watching): which: watching, fill, mine, alone, free, others
### $table (3): the number of a table, or its code
### $taken (2): how many seats are taken
### $text (ssh house.example): what was copied
### $time (3:00): minutes and seconds
### $what (sit): which: sit, ready, unready, dismiss, host, level, stand, start

screen-waiting-terms = How it is played
screen-waiting-seal = The seal of the shuffles
screen-waiting-prompt = { $state ->
    [watching] { $free ->
        [0] You watch; all seats are taken.
       *[other] You watch. Enter takes the seat that you point at.
    }
    [fill] Wait for a friend, or press { $fill } to call bots.
    [mine] Press { $key } when you are ready. The game begins when everybody is.
    [alone] { $free ->
        [one] 1 seat is
       *[other] { $free } seats are
    } free: call bots.
    [free] { $free ->
        [one] 1 seat is
       *[other] { $free } seats are
    } free: waiting for somebody to join.
   *[others] { $names ->
        [none] The game begins.
       *[other] Waiting for { $names }.
    }
}
screen-waiting-free = free
screen-waiting-is-host = host
screen-waiting-has-words = own words
screen-waiting-bot = bot: { $level }
screen-waiting-away = not here
screen-waiting-is-ready = { $ready ->
    [yes] ready
   *[no] not ready
}
screen-waiting-enter = { $what ->
    [sit] take seat { $seat }
    [ready] ready
    [unready] not ready
   *[dismiss] send away from seat { $seat }
}
screen-waiting-ready = ready
screen-waiting-unready = not ready
screen-waiting-start = begin
screen-waiting-stand = stand up
screen-waiting-fill = call bots
screen-waiting-level = level: { $level }
screen-waiting-dismiss = send away
screen-waiting-host = host
screen-waiting-hush = { $on ->
    [yes] unhush
   *[no] hush
}
screen-waiting-copy = copy the invitation
screen-waiting-copied = Copied, if your terminal allows it: { $text }
screen-waiting-words = your own words
screen-waiting-words-line = Words that nobody else can guess; they are mixed into the shuffle
screen-waiting-sure = { $what ->
    [dismiss] Ask { $name } to stand up?
   *[host] Make { $name } the host of this table?
}
screen-waiting-leave-question = { $alone ->
    [yes] Leave the table? Nobody else is here, so it closes, and the invitation no longer works.
   *[no] Leave the table? Your seat will be free.
}
screen-waiting-private = The table is private. Anybody with these words can come in:
screen-waiting-open = The table is open to everybody. Others get to table { $table } like this:
screen-waiting-join = in the house: { $key } { $code }
screen-waiting-full = All seats are taken. If one becomes free, the invitation will be here again.
screen-waiting-place = seat { $seat }
# Room: 2 lines of 31 columns.
screen-waiting-seal-about = Lets anybody check later that no shuffle was changed.
screen-waiting-the-seal = the seal
screen-waiting-whole-seal = { $on ->
    [yes] less of it
   *[no] all of it
}
screen-waiting-words-mixed = your own words, mixed in
screen-waiting-no-words = none yet
screen-waiting-gave-words = { $name } has given words
screen-waiting-taken = Waiting: { $taken } of { $seats } seats taken
screen-waiting-gallery = Watchers
screen-waiting-quiet = asked to be quiet
screen-waiting-not-yet = not yet
screen-waiting-note = { $what ->
    [ready] then it begins
    [unready] you are ready
    [level] of new bots
    [stand] and look on
   *[start] all are here
}
screen-waiting-clock = { $time }{ $increment ->
    [0] { "" }
   *[other] { " " }+{ $increment } s a move
}
