# The waiting room of a table, before a game.

waiting-terms = How it is played
waiting-seal = The seal of the shuffles
waiting-prompt = { $state ->
    [watching] { $free ->
        [0] You watch; all seats are taken.
       *[other] You watch. Enter takes the seat that you point at.
    }
    [fill] Wait for a friend, or fill it? { $fill } calls bots.
    [mine] Are you ready? { $key } says so. When all are ready, the game begins by itself.
    [alone] { $free ->
        [one] 1 seat is
       *[other] { $free } seats are
    } free: call bots.
    [free] { $free ->
        [one] 1 seat is
       *[other] { $free } seats are
    } free: somebody comes, or a bot sits down.
   *[others] { $names ->
        [none] The game begins.
       *[other] Waiting for { $names }.
    }
}
waiting-free = free
waiting-is-host = host
waiting-has-words = own words
waiting-bot = bot: { $level }
waiting-away = not here
waiting-is-ready = { $ready ->
    [yes] ready
   *[no] not ready
}
waiting-enter = { $what ->
    [sit] take seat { $seat }
    [ready] ready
    [unready] not ready
   *[dismiss] send away from seat { $seat }
}
waiting-ready = ready
waiting-unready = not ready
waiting-start = begin
waiting-stand = stand up
waiting-fill = call bots
waiting-level = level: { $level }
waiting-dismiss = send away
waiting-host = host
waiting-hush = { $on ->
    [yes] unhush
   *[no] hush
}
waiting-copy = copy
waiting-copied = Copied, if your terminal allows it: { $text }
waiting-words = your own words
waiting-words-line = Words that nobody else can know: they go into the shuffle
waiting-sure = { $what ->
    [dismiss] Ask { $name } to stand up?
   *[host] Make { $name } the host of this table?
}
waiting-leave-question = { $alone ->
    [yes] Leave the table? Nobody else is here, so it closes and the invitation is no longer good.
   *[no] Leave the table? Your seat will be free.
}
waiting-private = The table is private. Whoever has these words comes in:
waiting-open = The table is open to everybody. So others come to table { $table }:
waiting-join = in the house: { $key } { $code }
waiting-place = place { $seat }
waiting-seal-about = Fixed before the game. Later anybody can check it.
waiting-the-seal = the seal
waiting-whole-seal = { $on ->
    [yes] less of it
   *[no] all of it
}
waiting-words-mixed = your own words, mixed in
waiting-no-words = none yet
waiting-gave-words = { $name } has given words
waiting-taken = Waiting: { $taken } of { $seats } seats taken
waiting-gallery = Watchers
waiting-quiet = are to be quiet
waiting-not-yet = not until the seats are taken
waiting-note = { $what ->
    [ready] then it begins
    [unready] you are ready
    [level] of new bots
    [stand] and look on
   *[start] all are here
}
