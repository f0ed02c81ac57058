# What the house says; each game has a catalogue of its own beside this one.

join-and = { $rest } and { $last }
join-or = { $rest } or { $last }
pair = { $of } { $what }
number = { NUMBER($number, useGrouping: 1) }
yes = yes
no = no
who-won = { $winners_count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}

refusal-malformed = { $where ->
    [none] This is no move in JSON.
   *[other] This move cannot be read, look at “{ $where }”.
} The moves of this game are: { $moves }.
refusal-no-such-move = This game has no such move. Its moves are: { $moves }.
refusal-no-such-seat = There is no such seat at a table of { $players }.
refusal-not-your-turn = It is not your turn: the table waits for { $seats }.{ $possible_count ->
    [0] { "" }
   *[other] { " " }Meanwhile you can { $possible }.
}
refusal-not-now = Not now. You can { $possible }.
refusal-dealing = The house shuffles and deals, and nobody else.
refusal-no-deal = { $size ->
    [0] Nothing is to be shuffled now.
   *[other] This is no shuffle of { $size } things.
}
refusal-game-over = The game is over. { who-won }
refusal-not-in-hand = You do not hold the { $card }. Your hand: { $cards }.

replay-title = { $game } with { $players }
simulate-done = { $games ->
    [one] 1 game is written to { $file }.
   *[other] { $games } games are written to { $file }.
}
verify-good = { $file }: { $games ->
    [one] 1 game is true to the rules and to its secret.
   *[other] { $games } games are true to the rules and to their secrets.
}
verify-wanting = { $file }: { $what }
progress = { $percent } % done
bench-game = Game
bench-seats = Seats
bench-views = With views
bench-moves_per_second = Moves/s
bench-games_per_second = Games/s

help-usage = Usage: { $line }
help-commands = Commands:
help-flags = Flags:
help-game = { $name } (GAME = { $game }):
help-option = { $what } ({ $allowed }; normally { $normal })
help-kartenhaus = A card house for 8-28, Farbstich and Schatzsuche. “kartenhaus COMMAND --help” tells more.
help-kartenhaus-version = print the version
help-house-language = the language of the house: en, de, fr or it
help-house-config = a file with settings
help-house-help = print this help
help-simulate = Lets bots play whole games and writes their records.
help-simulate-seats = how many bots play
help-simulate-games = how many games they play
help-simulate-seed = any text; the same text makes the same games
help-simulate-option = how the game is played; again for each option
help-simulate-bots = which bots play, in turn around the table; by default, one of each kind
help-simulate-out = where the records go, instead of to the screen
help-verify = Checks records against the rules and against their promised shuffles. A dash stands for standard input.
help-replay = Tells a recorded game in sentences, as the gallery saw it.
help-replay-game = which game of the file, counted from 1
help-replay-seat = as this seat saw it: its number from 0, or a name
help-replay-gallery = as a guest in the gallery saw it
help-replay-open = with all cards open
help-replay-to = no further than this event, counted from 1
help-replay-json = as a record instead of in sentences
help-bench = Measures how fast the house is. WHAT is “engine”: the rules, with and without views for every seat.
help-bench-seconds = how long each game is measured, 1 by default
help-bench-json = as JSON instead of a table

complaint-no-such-command = There is no command “{ $value }”. You can use: { $allowed }.
complaint-no-such-flag = There is no flag { $flag } here. You can use: { $allowed }.
complaint-flag-needs-value = --{ $flag } needs a value behind it.
complaint-flag-takes-no-value = --{ $flag } takes no value.
complaint-flag-twice = --{ $flag } may be given only once.
complaint-missing-argument = { $name } is missing. --help says what goes there.
complaint-too-many-arguments = “{ $value }” is one word too many. --help says what goes where.
complaint-only-one-of = Only one of these can be chosen: { $flags }.
complaint-not-a-number = --{ $flag } takes a whole number ({ $allowed }), not “{ $value }”.
complaint-no-such-choice = { $what } cannot be “{ $value }”. It can be: { $allowed }.
complaint-too-many-bots = There are more bots ({ $bots }) than seats ({ $seats }).
complaint-not-a-pair = An option is written NAME=VALUE, not “{ $value }”.
complaint-cannot-read = { $file } cannot be read: { trouble }.
complaint-cannot-write = { $file } cannot be written: { trouble }.
trouble = { $why ->
    [missing] there is no such file or folder
    [folder] it is a folder
    [forbidden] permission is denied
    [full] no space is left
    [long] the name is too long
    [loop] its links lead in a circle
    [closed] it is closed
   *[other] { $detail }
}
complaint-no-such-game-in-file = { $file } has only { $games ->
    [one] 1 game.
   *[other] { $games } games.
}
complaint-only-seen-by = This record holds only what { $player } saw.
complaint-only-seen-by-gallery = This record holds only what the gallery saw.

complaint-settings-syntax = { $file } is not written as TOML, see line { $line }.
complaint-settings-too-long = { $file } is longer than { $most } bytes.
complaint-settings-no-such-key = { $file }: there is no setting “{ $key }”. You can use: { $allowed }.
complaint-settings-value = { $file }: { $key } cannot be “{ $value }”. It can be: { $allowed }.

complaint-record-empty = There is no record to be found.
complaint-record-not-json = Line { $line } is no JSON object.
complaint-record-line-too-long = Line { $line } is longer than { $most } bytes.
complaint-record-no-header = Line { $line }: a record begins with a header, and this is none.
complaint-record-no-such-format = Line { $line }: only records of the format { $format } can be read here.
complaint-record-field = Line { $line }: “{ $field }” is not as the format has it.
complaint-record-missing-field = Line { $line }: “{ $field }” is missing.
complaint-record-no-such-game = Line { $line }: nobody here knows the game “{ $game }”, only { $games }.
complaint-record-seats = Line { $line }: a table of { $seats } is named, but the game is for { $allowed }.
complaint-record-host = Line { $line }: a seat is named that a table of { $seats } does not have.
complaint-record-nonces = Line { $line }: “nonces” must hold a text for each seat, in one line of at most { $most } characters.
complaint-record-wrong-secret = Line { $line }: this is not the secret that was promised by “commit”.
complaint-record-redacted = Line { $line }: without a secret this is only what one seat saw, or the gallery. Nobody can check it by itself.
complaint-record-no-such-event = Line { $line }: the game has no event “{ $event }”.
complaint-record-no-such-seat = Line { $line } names a seat that the table does not have.
complaint-record-deck = Line { $line }: the secret gives another deck.
complaint-record-differs = Line { $line }: by the rules this must be { $expected }, but it is { $found }.
complaint-record-refused = Line { $line }: the rules do not allow “{ $event }” here. At the table one would be told: “{ $reason }”
complaint-record-impossible = Line { $line }: nobody can do “{ $event }” here.
complaint-record-cut-short = The record stops after line { $line }, before the game is over.
complaint-record-after-end = Line { $line }: the game is already over.
