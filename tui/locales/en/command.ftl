### The command line: its help, and why a command could not be done.
###
### $allowed (3, 4, 5 or 6): what is possible, joined
### $bots (club, master): bots
### $flag (--json): a flag
### $flags (--json or --plain): flags, joined
### $folder (~/.local/share/kartenhaus): a folder
### $game (8-28): the name of a game
### $id (a1b2c3): the number of a record
### $line (ssh -p 2222 house.example): what one types
### $name (Anna): the name of a person
### $normal (published): the value without a choice
### $players (Anna and Ben): names of players, joined
### $reason (The name Anna is taken.): a sentence
### $seats (4): names of players, joined, or how many seats
### $value (3): what was typed, or a value
### $what (seats): what it is about
### $when (2026-03-01 20:15): a date with a time

command-replay-title = { $game } with { $players }
command-records-none = No game has been finished here yet.
command-records-game = { $id }  { $when }  { $game }: { $players }. { common-winners }

command-help-usage = Usage: { $line }
command-help-commands = Commands:
command-help-flags = Flags:
command-help-game = { $name } (GAME = { $game }):
command-help-option = { $what } ({ $allowed }; normally { $normal })
command-help-kartenhaus = A card house for 8-28, Farbstich and Schatzsuche. “kartenhaus COMMAND --help” tells you more.
command-help-kartenhaus-version = print the version
command-help-house-language = the language of the house: en, de, fr or it
command-help-house-config = a file with settings
command-help-house-help = print this help
command-help-play = Opens the house in this terminal: play against bots, or look around. It remembers you and your games. Another terminal joins the same house.
command-help-play-seats = with how many players, of the game that is named
command-help-play-bots = how well the bots play
command-help-play-option = an option of the game; repeat for more
command-help-play-plain = in sentences instead of on the screen, for screen readers and any terminal
command-help-play-json = as lines of JSON, for programs
command-help-play-schema = print the JSON Schema of these lines
command-help-play-name = what you want to be called
command-play-joins = This house is already open in another terminal. Come in under another name, and you meet at the same tables.
command-play-which-name = What do you want to be called? Enter alone takes any name that is free.
command-play-stays-open = Others are still here, so the house stays open until the last one has left. Ctrl+C closes it now.
command-help-play-data = the folder where the house keeps everything
# What somebody is called in his own house whose account has no name for people.
command-play-name = Joker

command-complaint-no-such-command = There is no command “{ $value }”. You can use: { $allowed }.
command-complaint-no-such-flag = There is no flag { $flag } here. You can use: { $allowed }.
command-complaint-flag-of-command = The flag { $flag } goes after a command: { $line }
command-complaint-flag-needs-value = --{ $flag } needs a value after it.
command-complaint-flag-takes-no-value = --{ $flag } takes no value.
command-complaint-flag-twice = --{ $flag } may be given only once.
command-complaint-missing-argument = { $name } is missing. --help says what goes there.
command-complaint-too-many-arguments = “{ $value }” is one word too many. --help says what goes where.
command-complaint-only-one-of = Only one of these can be chosen: { $flags }.
command-complaint-not-a-number = --{ $flag } takes a whole number ({ $allowed }), not “{ $value }”.
command-complaint-no-such-choice = { $what } cannot be “{ $value }”. It can be: { $allowed }.
command-complaint-too-many-bots = There are more bots ({ $bots }) than seats ({ $seats }).
command-complaint-not-a-pair = An option is written NAME=VALUE, not “{ $value }”.

command-complaint-store-in-use = Another house is already open in { $folder }. Go on in the terminal where it is open, or open a house of your own with: --data FOLDER
command-complaint-other-version = The house in the other terminal is a different version. Close it there, and open it again.
command-complaint-name-refused = { $reason } Choose another one with --name.
