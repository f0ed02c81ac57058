# What the house says; each game has a catalogue of its own beside this one.

join-and = { $rest } and { $last }
join-or = { $rest } or { $last }
pair = { $of } { $what }
yes = yes
no = no
who-won = { $winners_count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
ruling-mark = House rule:

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
records-none = No game has been finished here yet.
records-game = { $id }  { $when }  { $game }: { $players }. { who-won }
backup-done = All that the house remembers is now in { $file }, too.
progress = { $percent } % done

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
help-play = Opens the house in this terminal: play against bots, or look around. It remembers you and your games. Another terminal joins the same house.
help-play-seats = with how many players, of the game that is named
help-play-bots = how well the bots play
help-play-option = how the game is played; again for each option
help-play-plain = in sentences, for screen readers and any terminal, instead of on the whole screen
help-play-json = as lines of JSON, for programs
help-play-schema = print the JSON Schema of these lines
help-play-name = what you want to be called
play-joins = This house is open in another terminal already, and you join it.
play-which-name = What do you want to be called? Enter alone takes any name that is free.
play-stays-open = Others are still here, so the house stays open until the last one has left. Ctrl+C closes it now.
help-play-data = the folder where the house keeps everything
help-serve = Opens the house for everybody who comes with ssh.
help-serve-host = the address where people find it, instead of that in the settings
help-serve-port = the port, instead of that in the settings
help-serve-data = the folder where the house keeps everything
serve-address = Address: { $host ->
    [all] all of this machine
   *[other] { $host }
}, port { $port }
serve-key = Key of the house: { $fingerprint }
# What somebody is called in his own house whose account has no name for people.
play-name = Joker
serve-open = The house is open. People come in with: { $line }
serve-few-files = This machine has room for { $room } people at once, not for the { $connections } of the settings: it lets a process open too few files (ulimit -Hn).
serve-closes = The house closes. All tables are kept.
serve-read-again = The settings were read again.
broken-table = Table { $table } cannot go on: what was kept of it does not fit the games of this house. It stays on disk as it is; all else goes on.
ssh-broken = Something broke down here, and that is the fault of the house. Try again.
ssh-crashed = The screen broke down, and that is the fault of the house. Your seat is kept: come in again.
ssh-help-plain = the house in sentences, for screen readers and any terminal
ssh-help-json = the house as lines of JSON, for programs
ssh-help-join = straight to a table: join NUMBER, or join CODE
ssh-help-who = who is here
ssh-help-tables = which tables there are
ssh-help-rules = the rules of a game: rules GAME
ssh-help-record = the record of a finished game: record ID
ssh-help-verify = whether a record is true to the rules and to its secret: verify ID
ssh-help-stats = how many people, tables and games there are
ssh-help-help = these commands
ssh-help-flag = With { $flag } behind it, a command answers in JSON.
admin-said = Everybody in the house was told.
admin-kicked = { $name } was shown out.
admin-banned = May not come in any more: { $what }
admin-unbanned = May come in again: { $what }
admin-drain-on = No more games begin; those that run are played to their end.
admin-drain-off = Games begin again.
stats-people = People here: { $count }
stats-tables = Tables: { $count }
stats-running = Games running: { $count }
stats-finished = Games finished: { $count }
help-simulate = Lets bots play whole games and writes their records.
help-simulate-seats = how many bots play
help-simulate-games = how many games they play
help-simulate-seed = any text; the same text makes the same games
help-simulate-option = how the game is played; again for each option
help-simulate-bots = which bots play, in turn around the table; by default, random and simple
help-simulate-out = where the records go, instead of to the screen
help-verify = Checks records against the rules and against their promised shuffles. A dash stands for standard input.
help-replay = Tells a recorded game in sentences, as the gallery saw it.
help-replay-game = which game of the file, counted from 1
help-replay-seat = as this seat saw it: its number from 0, or a name
help-replay-gallery = as a guest in the gallery saw it
help-replay-open = with all cards open
help-replay-to = no further than this event, counted from 1
help-replay-json = as a record instead of in sentences
help-records = Lists the finished games, newest last. With an ID it writes that game as a record for “verify” and “replay”.
help-records-all = writes the records of all games, one after another
help-records-data = the folder in which the house keeps its memory
help-backup = Copies all that the house remembers into a file, also while people are playing.
help-backup-data = the folder in which the house keeps its memory

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
    [special] it is no ordinary file
    [taken] something else already uses it
    [elsewhere] this machine has no such address
   *[other] { $detail }
}
complaint-no-such-game-in-file = { $file } has only { $games ->
    [one] 1 game.
   *[other] { $games } games.
}
complaint-only-seen-by = This record holds only what { $player } saw.
complaint-only-seen-by-gallery = This record holds only what the gallery saw.

complaint-bans-yourself = This would shut you out yourself.
complaint-admins-only = Only those who run the house can do this.
complaint-nobody-here = Nobody here is called “{ $name }”, and it is no key and no address.
complaint-settings-syntax = { $file } is not written as TOML, see line { $line }.
complaint-settings-too-long = { $file } is longer than { $most } bytes.
complaint-settings-no-such-key = { $file }: there is no setting “{ $key }”. You can use: { $allowed }.
complaint-settings-value = { $file }: { $key } cannot be “{ $value }”. It can be: { $allowed }.

complaint-record-empty = There is no record to be found.
complaint-record-not-json = Line { $line } is no JSON object.
complaint-record-key-twice = Line { $line }: the key “{ $key }” stands twice in the same object.
complaint-record-float = Line { $line }: “{ $number }” is not an integer. A record has no other numbers.
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

complaint-store-missing = There is no { $file }: no house has kept anything there.
complaint-store-broken = { $file } is broken ({ $detail }). Nothing in it has been touched.
complaint-store-foreign = { $file } belongs to another program, not to this house. Nothing in it has been touched.
complaint-store-newer = { $file } comes from a newer house (version { $found }, here only up to { $known }). Nothing in it has been touched.
complaint-store-in-use = Another house is already open in { $folder }. Go on in the terminal where it is open, or have a house of your own with: --data FOLDER
complaint-store-locked = { $file } is locked by another program.
complaint-other-version = The house in the other terminal is of another version. Close it there, and open it again.
complaint-name-refused = { $reason } Choose another one with --name.
complaint-no-such-record = There is no record “{ $id }” here. “kartenhaus records” shows which there are.
complaint-backup-onto-itself = { $file } is where the house itself writes. The copy must go elsewhere.

complaint-key-open = { $file } is a secret key, but others can read it. Only its owner may: chmod 600.
complaint-key-broken = { $file } holds no readable secret key of the kind { $kind }. Put it back from a copy. If you delete it, a new one is made, and everybody who knows this house is warned by ssh.
complaint-cannot-listen = The door cannot be opened at { $host ->
    [none] port { $port }
   *[other] { $host }, port { $port }
}: { trouble }.

refusal-no-room = The house is full just now. Please come back later.
refusal-door-busy = There is a crowd at the door just now. Please try again in a moment.
refusal-login-too-slow = Nobody has come in within { $seconds } seconds. Please try again.
refusal-too-many-tries = { $most } keys have been tried, and that is enough. Choose one: ssh -o IdentitiesOnly=yes -i FILE
refusal-address-not-welcome = People from your address are not let into this house.
refusal-key-not-welcome = People with your key are not let into this house.
refusal-not-invited = This house is only for people who were invited, and they are known by their keys. Ask the host to let your key in.
refusal-too-many-sessions = Over one connection there can be { $most ->
    [one] only 1 session
   *[other] only { $most } sessions
} at once. Close one of them first.
refusal-no-forwarding = The house passes no connections on.
refusal-no-files = There are no files to copy here.
refusal-command-too-long = This command is too long. At most { $most } bytes are read.
refusal-nothing-done = You have done nothing for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}, so the connection is closed. Come back whenever you like.
refusal-door-closed = The house closes. Your table is kept.
refusal-in-line = { $before ->
    [0] One moment, you are next.
    [one] One moment, 1 other comes in before you.
   *[other] One moment, { $before } others come in before you.
}
