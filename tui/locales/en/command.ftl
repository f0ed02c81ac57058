### The command line: its help, and why a command could not be done.

command-replay-title = { $game } with { $players }
command-simulate-done = { $games ->
    [one] 1 game is written to { $file }.
   *[other] { $games } games are written to { $file }.
}
command-verify-good = { $file }: { $games ->
    [one] 1 game is true to the rules and to its secret.
   *[other] { $games } games are true to the rules and to their secrets.
}
command-verify-wanting = { $file }: { $what }
command-records-none = No game has been finished here yet.
command-records-game = { $id }  { $when }  { $game }: { $players }. { common-winners }
command-backup-done = All that the house remembers is now in { $file }, too.
command-progress = { $percent } % done

command-help-usage = Usage: { $line }
command-help-commands = Commands:
command-help-flags = Flags:
command-help-game = { $name } (GAME = { $game }):
command-help-option = { $what } ({ $allowed }; normally { $normal })
command-help-kartenhaus = A card house for 8-28, Farbstich and Schatzsuche. “kartenhaus COMMAND --help” tells more.
command-help-kartenhaus-version = print the version
command-help-house-language = the language of the house: en, de, fr or it
command-help-house-config = a file with settings
command-help-house-help = print this help
command-help-play = Opens the house in this terminal: play against bots, or look around. It remembers you and your games. Another terminal joins the same house.
command-help-play-seats = with how many players, of the game that is named
command-help-play-bots = how well the bots play
command-help-play-option = how the game is played; again for each option
command-help-play-plain = in sentences, for screen readers and any terminal, instead of on the whole screen
command-help-play-json = as lines of JSON, for programs
command-help-play-schema = print the JSON Schema of these lines
command-help-play-name = what you want to be called
command-play-joins = This house is open in another terminal already, and you join it.
command-play-which-name = What do you want to be called? Enter alone takes any name that is free.
command-play-stays-open = Others are still here, so the house stays open until the last one has left. Ctrl+C closes it now.
command-help-play-data = the folder where the house keeps everything
command-help-serve = Opens the house for everybody who comes with ssh.
command-help-serve-host = the address where people find it, instead of that in the settings
command-help-serve-port = the port, instead of that in the settings
command-help-serve-data = the folder where the house keeps everything
command-serve-address = Address: { $host ->
    [all] all of this machine
   *[other] { $host }
}, port { $port }
command-serve-key = Key of the house: { $fingerprint }
# What somebody is called in his own house whose account has no name for people.
command-play-name = Joker
command-serve-open = The house is open. People come in with: { $line }
command-serve-few-files = This machine has room for { $room } people at once, not for the { $connections } of the settings: it lets a process open too few files (ulimit -Hn).
command-serve-closes = The house closes. All tables are kept.
command-serve-read-again = The settings were read again.
command-broken-table = Table { $table } cannot go on: what was kept of it does not fit the games of this house. It stays on disk as it is; all else goes on.
command-admin-said = Everybody in the house was told.
command-admin-kicked = { $name } was shown out.
command-admin-banned = May not come in any more: { $what }
command-admin-unbanned = May come in again: { $what }
command-admin-drain-on = No more games begin; those that run are played to their end.
command-admin-drain-off = Games begin again.
command-help-simulate = Lets bots play whole games and writes their records.
command-help-simulate-seats = how many bots play
command-help-simulate-games = how many games they play
command-help-simulate-seed = any text; the same text makes the same games
command-help-simulate-option = how the game is played; again for each option
command-help-simulate-bots = which bots play, in turn around the table; by default, random and simple
command-help-simulate-out = where the records go, instead of to the screen
command-help-verify = Checks records against the rules and against their promised shuffles. A dash stands for standard input.
command-help-replay = Tells a recorded game in sentences, as the gallery saw it.
command-help-replay-game = which game of the file, counted from 1
command-help-replay-seat = as this seat saw it: its number from 0, or a name
command-help-replay-gallery = as a guest in the gallery saw it
command-help-replay-open = with all cards open
command-help-replay-to = no further than this event, counted from 1
command-help-replay-json = as a record instead of in sentences
command-help-records = Lists the finished games, newest last. With an ID it writes that game as a record for “verify” and “replay”.
command-help-records-all = writes the records of all games, one after another
command-help-records-data = the folder in which the house keeps its memory
command-help-backup = Copies all that the house remembers into a file, also while people are playing.
command-help-backup-data = the folder in which the house keeps its memory

command-complaint-no-such-command = There is no command “{ $value }”. You can use: { $allowed }.
command-complaint-no-such-flag = There is no flag { $flag } here. You can use: { $allowed }.
command-complaint-flag-needs-value = --{ $flag } needs a value behind it.
command-complaint-flag-takes-no-value = --{ $flag } takes no value.
command-complaint-flag-twice = --{ $flag } may be given only once.
command-complaint-missing-argument = { $name } is missing. --help says what goes there.
command-complaint-too-many-arguments = “{ $value }” is one word too many. --help says what goes where.
command-complaint-only-one-of = Only one of these can be chosen: { $flags }.
command-complaint-not-a-number = --{ $flag } takes a whole number ({ $allowed }), not “{ $value }”.
command-complaint-no-such-choice = { $what } cannot be “{ $value }”. It can be: { $allowed }.
command-complaint-too-many-bots = There are more bots ({ $bots }) than seats ({ $seats }).
command-complaint-not-a-pair = An option is written NAME=VALUE, not “{ $value }”.
command-complaint-cannot-read = { $file } cannot be read: { command-trouble }.
command-complaint-cannot-write = { $file } cannot be written: { command-trouble }.
command-trouble = { $why ->
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
command-complaint-no-such-game-in-file = { $file } has only { $games ->
    [one] 1 game.
   *[other] { $games } games.
}
command-complaint-only-seen-by = This record holds only what { $player } saw.
command-complaint-only-seen-by-gallery = This record holds only what the gallery saw.

command-complaint-bans-yourself = This would shut you out yourself.
command-complaint-admins-only = Only those who run the house can do this.
command-complaint-nobody-here = Nobody here is called “{ $name }”, and it is no key and no address.
command-complaint-settings-syntax = { $file } is not written as TOML, see line { $line }.
command-complaint-settings-too-long = { $file } is longer than { $most } bytes.
command-complaint-settings-no-such-key = { $file }: there is no setting “{ $key }”. You can use: { $allowed }.
command-complaint-settings-value = { $file }: { $key } cannot be “{ $value }”. It can be: { $allowed }.

command-complaint-record-empty = There is no record to be found.
command-complaint-record-not-json = Line { $line } is no JSON object.
command-complaint-record-key-twice = Line { $line }: the key “{ $key }” stands twice in the same object.
command-complaint-record-float = Line { $line }: “{ $number }” is not an integer. A record has no other numbers.
command-complaint-record-line-too-long = Line { $line } is longer than { $most } bytes.
command-complaint-record-no-header = Line { $line }: a record begins with a header, and this is none.
command-complaint-record-no-such-format = Line { $line }: only records of the format { $format } can be read here.
command-complaint-record-field = Line { $line }: “{ $field }” is not as the format has it.
command-complaint-record-missing-field = Line { $line }: “{ $field }” is missing.
command-complaint-record-no-such-game = Line { $line }: nobody here knows the game “{ $game }”, only { $games }.
command-complaint-record-seats = Line { $line }: a table of { $seats } is named, but the game is for { $allowed }.
command-complaint-record-host = Line { $line }: a seat is named that a table of { $seats } does not have.
command-complaint-record-nonces = Line { $line }: “nonces” must hold a text for each seat, in one line of at most { $most } characters.
command-complaint-record-wrong-secret = Line { $line }: this is not the secret that was promised by “commit”.
command-complaint-record-redacted = Line { $line }: without a secret this is only what one seat saw, or the gallery. Nobody can check it by itself.
command-complaint-record-no-such-event = Line { $line }: the game has no event “{ $event }”.
command-complaint-record-no-such-seat = Line { $line } names a seat that the table does not have.
command-complaint-record-deck = Line { $line }: the secret gives another deck.
command-complaint-record-differs = Line { $line }: by the rules this must be { $expected }, but it is { $found }.
command-complaint-record-refused = Line { $line }: the rules do not allow “{ $event }” here. At the table one would be told: “{ $reason }”
command-complaint-record-impossible = Line { $line }: nobody can do “{ $event }” here.
command-complaint-record-cut-short = The record stops after line { $line }, before the game is over.
command-complaint-record-after-end = Line { $line }: the game is already over.

command-complaint-store-missing = There is no { $file }: no house has kept anything there.
command-complaint-store-broken = { $file } is broken ({ $detail }). Nothing in it has been touched.
command-complaint-store-foreign = { $file } belongs to another program, not to this house. Nothing in it has been touched.
command-complaint-store-newer = { $file } comes from a newer house (version { $found }, here only up to { $known }). Nothing in it has been touched.
command-complaint-store-in-use = Another house is already open in { $folder }. Go on in the terminal where it is open, or have a house of your own with: --data FOLDER
command-complaint-store-locked = { $file } is locked by another program.
command-complaint-other-version = The house in the other terminal is of another version. Close it there, and open it again.
command-complaint-name-refused = { $reason } Choose another one with --name.
command-complaint-no-such-record = There is no record “{ $id }” here. “kartenhaus records” shows which there are.
command-complaint-backup-onto-itself = { $file } is where the house itself writes. The copy must go elsewhere.

command-complaint-key-open = { $file } is a secret key, but others can read it. Only its owner may: chmod 600.
command-complaint-key-broken = { $file } holds no readable secret key of the kind { $kind }. Put it back from a copy. If you delete it, a new one is made, and everybody who knows this house is warned by ssh.
command-complaint-cannot-listen = The door cannot be opened at { $host ->
    [none] port { $port }
   *[other] { $host }, port { $port }
}: { command-trouble }.
