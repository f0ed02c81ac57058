# What the line mode says, and the words that one types in it, the usual one first.

pair-of-move = { $move }: { $what }

plain-word-tables = tables
plain-word-new = new, open, create
plain-word-play = play
plain-word-learn = learn
plain-word-sit = sit, join
plain-word-watch = watch
plain-word-table = table, board
plain-word-hand = hand, cards
plain-word-score = score, points
plain-word-summary = summary
plain-word-moves = moves
plain-word-why = why
plain-word-ready = ready
plain-word-unready = unready
plain-word-start = start, begin
plain-word-fill = fill
plain-word-dismiss = dismiss
plain-word-host = host
plain-word-words = words
plain-word-seal = seal
plain-word-hush = hush
plain-word-unhush = unhush
plain-word-stand = stand
plain-word-leave = leave, hall, lobby
plain-word-give-up = give up, abandon
plain-word-fast = fast, hurry
plain-word-rematch = rematch
plain-word-history = history
plain-word-say = say
plain-word-who = who
plain-word-repeat = repeat
plain-word-rules = rules
plain-word-record = record
plain-word-finished = finished
plain-word-replay = replay
plain-word-name = name
plain-word-language = language
plain-word-return = return
plain-word-device = device
plain-word-mute = mute
plain-word-unmute = unmute
plain-word-forced = forced
plain-word-bell = bell
plain-word-help = help, ?
plain-word-quit = quit, exit, bye

plain-word-seats = seats
plain-word-bots = bots
plain-word-private = private
plain-word-relaxed = relaxed
plain-word-clock = clock
plain-word-yes = yes, y, on, true
plain-word-no = no, n, off, false
plain-word-language-en = english, en
plain-word-language-de = german, de, deutsch
plain-word-language-fr = french, fr, français
plain-word-language-it = italian, it, italiano

plain-help-tables = tables: which tables there are.
plain-help-new = new GAME opens a table. You can add: seats 4, bots 2, novice, club or master for how well the bots play, private, relaxed (no clock), clock 300 10, and options of the game. For instance: new 8-28 seats 4 bots 1. help GAME tells the options.
plain-help-play = play GAME starts a game against bots at once. You can add how well they play: novice, club or master. For instance: play farbstich, or play 8-28 master.
plain-help-learn = learn GAME deals a guided hand of three minutes with cards that are always the same, and explains the game by playing. For instance: learn 8-28.
plain-help-sit = sit NUMBER or sit CODE takes a free seat at a table. sit 3 2 takes the second seat at table 3.
plain-help-watch = watch NUMBER or watch CODE goes to the gallery of a table.
plain-help-table = table: all that is to be seen at your table.
plain-help-hand = hand: what you hold.
plain-help-score = score: the points so far.
plain-help-summary = summary: whose turn it is and what you hold, in short.
plain-help-moves = moves: what you can do now, with numbers. Type the number to do it.
plain-help-why = why: why something was refused and what you can do, or what the table waits for.
plain-help-ready = ready: you want to play. When all are ready, the game begins.
plain-help-unready = unready: you want to wait after all.
plain-help-start = start: the host begins the game.
plain-help-fill = fill: bots take all free seats. fill master takes the best ones, and there are novice and club, too. fill novice 3 fills only seat 3.
plain-help-dismiss = dismiss NAME or dismiss SEAT sends a bot away, or asks somebody to stand up.
plain-help-host = host NAME makes somebody else the host.
plain-help-words = words TEXT adds words of your own to the next shuffle, so that nobody can have planned it.
plain-help-seal = seal: the whole seal of the shuffles, your own words in it, and after a game its secret.
plain-help-hush = hush: the host asks the gallery to be quiet.
plain-help-unhush = unhush: the gallery may talk again.
plain-help-stand = stand: you give up your seat before a game, and watch.
plain-help-leave = leave: back to the hall. In a game your seat stays yours.
plain-help-give-up = give up: your game against bots ends here, and nothing of it is kept. give up 3 ends the one at table 3.
plain-help-fast = fast: against bots alone, they play at once until you have to decide or a new round begins.
plain-help-rematch = rematch: the same people, another game.
plain-help-history = history: the last things that happened. history 30 tells more of them.
plain-help-say = say TEXT: all who are here can read it.
plain-help-who = who: who is here.
plain-help-repeat = repeat: the last few sentences once more.
plain-help-rules = rules: the rules of the game at your table. rules GAME: of another game. rules trump: only where that word occurs.
plain-help-record = record ID: the record of a finished game. record: that of the game just played.
plain-help-finished = finished: which games are over, so that you can see them again.
plain-help-replay = replay ID: a finished game again, with open cards; replay ID 40: its 40th step.
plain-help-name = name NEW: you are called something else.
plain-help-language = language english, german, french or italian: the house talks like that.
plain-help-return = return CODE: you come back as the guest who was given this code, and to your seat.
plain-help-device = device: you get a code with which another device of yours, with a key of its own, is you, too.
plain-help-mute = mute NAME: you do not read any more what this person says.
plain-help-unmute = unmute NAME: you read it again.
plain-help-forced = forced yes: where you have no choice, the move is made for you. forced no: it is not.
plain-help-bell = bell yes: your terminal rings when it is your turn. bell no: it stays quiet.
plain-help-help = help: the words that you can type. help WORD: what it does. help GAME: its options.
plain-help-quit = quit: you leave the house.

plain-overview = { $where ->
    [game] In the game
    [table] At the table
    [lobby] In the hall
   *[anywhere] Always
}: { $words }.
plain-overview-more = “{ $help }” and a word tells more about it. The beginning of a word is enough where it is clear.
plain-options = Options of { $game }, to add to “{ $new }”:
plain-unknown = I do not know “{ $word }”.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $near }”?
} Type “{ $help }” to hear what you can type.
plain-ambiguous = “{ $word }” can be { $choices }.
plain-which = Which one: { $choices }?
plain-whom = Whom do you mean: { $choices }?
plain-nobody = Nobody is called “{ $text }” at this table, and it is no seat either.
plain-no-card = “{ $text }” is no card that I know.
plain-no-game = There is no game at this moment.
plain-nothing-there = There is nothing to tell at this moment.
plain-nothing-refused = Nothing was refused. Type “{ $help }” to hear what you can type.
plain-no-change = That changes nothing.
plain-no-such-number = There is no move { $number }. Type “{ $moves }” to hear which there are.
plain-no-such-term = I do not know “{ $word }” here. { $usage }
plain-no-such-rule = No rule has “{ $words }” in it.
plain-which-rules = The rules of which game? Type “{ $word }” and { $games }.
plain-value-missing = Something is missing after “{ $word }”.
plain-number-missing = A number is missing after “{ $word }”.
plain-bad-clock = A clock has 5 to 86400 seconds, and 0 to 3600 more for each decision.

plain-welcome = Welcome to the card house, { $name }.
plain-which-language = To go on in English, type: language english
plain-code = You are a guest. To come back to your seat later, type: { $word } { $code }
plain-is-called = { $before } is called { $name } now.
plain-device = Come in with the other device and its own key within { $minutes } minutes and type: { $word } { $code }
plain-announced = The house announces: { $text }
plain-shown-out = You are asked to leave the house.
plain-renamed = You are called { $name } now.
plain-language = We speak English now.
plain-forced = { $on ->
    [yes] Where you have no choice, the move is made for you.
   *[no] You make all moves yourself.
}
plain-bell = { $on ->
    [yes] Your terminal rings when it is your turn.
   *[no] Your terminal stays quiet when it is your turn.
}
plain-title = { $turn ->
    [you] Your turn: { $game }
    [others] { $game }: { $names } to play
   *[none] { $game }
}
plain-bye = Goodbye.{ $seat ->
    [yes] { " " }Your seat stays yours, and meanwhile a bot plays for you.
    [waits] { " " }Your seat stays yours, and the game waits for you.
    [local] { " " }Next time you go on here.
   *[no] { "" }
}
plain-hung-up = The house has ended the connection. Goodbye.
plain-closing = The house closes. All tables are kept.
plain-skipped = { $count ->
    [one] 1 message was
   *[other] { $count } messages were
} passed over, because too many came at once.

plain-lobby-hint = You can play { $games }. Type “{ $play }” and one of them to play against bots at once, “{ $new }” and one of them to open a table, or “{ $help }”.
plain-tables-hint = Type “{ $sit }” and the number of a table to play there, or “{ $watch }” and the number to look on.
plain-people = { $count ->
    [0] Nobody is here.
    [one] One person is here:
   *[other] { $count } people are here:
}
plain-names = { $names }.
plain-present = { $name }{ $kind ->
    [guest] { $table ->
        [0] { " " }(guest)
       *[other] { " " }(guest, table { $table })
    }
   *[person] { $table ->
        [0] { "" }
       *[other] { " " }(table { $table })
    }
}
plain-no-tables = There are no open tables.
plain-listing = Table { $table }: { $game }, { $phase ->
    [gathering] { $free } of { $seats } seats free
    [running] game running, { $seats } seats
   *[over] game over, { $free } of { $seats } seats free
}.{ $count ->
    [0] { "" }
   *[other] { " " }Seated: { $names }.
} Terms: { $terms }.{ $watchers ->
    [0] { "" }
    [one] { " " }1 person watches.
   *[other] { " " }{ $watchers } people watch.
}
plain-listed = Table { $table }, { $game }: { $phase ->
    [gathering] another game is being prepared.
    [running] the game has begun.
    [over] the game is over.
   *[seats] { $free ->
        [0] all seats are taken.
        [one] 1 seat is free.
       *[other] { $free } seats are free.
    }
}
plain-closed = Table { $table } is closed.
plain-came = { $kind ->
    [guest] The guest { $name } comes in.
   *[person] { $name } comes in.
}
plain-went = { $name } goes.
plain-said-before = Said here before:
plain-saying = { $where ->
    [lobby] { $name }, in the hall
    [gallery] { $name }, from the gallery
   *[here] { $name }
}: { $text }
plain-bot = { $name } ({ $bot } bot)
plain-seat = seat { $seat }
plain-relaxed = no clock
plain-clock = { $minutes ->
    [0] { $bank } seconds
    [one] 1 minute
   *[other] { $minutes } minutes
} for each player{ $increment ->
    [0] { "" }
    [one] , and 1 second more for each decision
   *[other] , and { $increment } seconds more for each decision
}

plain-table = You are at table { $table }: { $game }, { $seats } seats. { $phase ->
    [gathering] The game has not begun.
    [running] The game is running.
   *[over] The game is over.
}
plain-terms = Terms: { $terms }.
plain-chair = Seat { $seat }: { $name }{ $you ->
    [yes] , that is you
   *[no] { "" }
}{ $host ->
    [yes] , host
   *[no] { "" }
}{ $state ->
    [ready] , ready
    [not-ready] , not ready yet
    [covered] , a bot plays meanwhile
    [gone] , not here
    [away] , away
   *[here] { "" }
}{ $left ->
    [none] { "" }
    [one] , 1 second left
   *[other] , { $left } seconds left
}.
plain-free-chair = Seat { $seat } is free.
plain-watchers = { $count ->
    [0] Nobody watches.
    [one] 1 person watches.
   *[other] { $count } people watch.
}
plain-you-watch = You watch from the gallery.
plain-you-sit = You have seat { $seat }.
plain-is-hushed = The gallery is asked to be quiet.
plain-invitation = The table is private. Others come in with: { $sit } { $code }
plain-invitation-ssh = From outside, this leads straight to the table: { $line }
plain-only-here = Only people at another terminal of this machine can come in, with “kartenhaus”. “kartenhaus serve” opens the house for your friends.
plain-commit = The shuffles are sealed. The seal begins with { $start }, and “{ $word }” tells all of it.
plain-seal = The seal, the SHA-256 of the secret of the shuffles: { $commit }
plain-own-words = Your own words in the shuffle: { $words }
plain-secret = The secret of the shuffles was: { $secret }
plain-ready-hint = Type “{ $ready }” when you want to play{ $free ->
    [0] { "" }
   *[other] , “{ $fill }” to have bots take the free seats
}, or “{ $help }”.
plain-sit-hint = “{ $sit }” takes a free seat, and “{ $help }” tells what you can type.
plain-table-hint = “{ $look }” tells all that is on the table, and “{ $help }” what you can type.
plain-phase = { $phase ->
    [gathering] The game has not begun.
    [again] Another game is being prepared.
    [running] The game begins.
   *[over] The game is over.
}
plain-standing = Until the round is over, this is done for you: { $move }.
plain-no-standing = You decide for yourself again.
plain-paused = The table is paused: nothing can be written down at this moment. Nothing is lost.
plain-goes-on = The table goes on.
plain-muted = You do not read any more what { $name } says.
plain-unmuted = You read again what { $name } says.
plain-left = { $closed ->
    [yes] Table { $table } is closed.
   *[no] You have left table { $table }.
} You are in the hall.
plain-kept = Your seat stays yours. { $cover ->
    [none] The game waits for you.
   *[other] A bot plays for you after { $cover } seconds.
} To come back, type: { $sit } { $table }
plain-kept-end = To end it, type: { $end } { $table }
plain-given-up = Your game is ended, and nothing of it is kept.
plain-fast = The bots play at once until you have to decide or a new round begins.
plain-taken-over = Another connection of yours has taken your seat at table { $table }. This one is in the hall now.

plain-your-turn = Your turn.{ $left ->
    [none] { "" }
    [one] { " " }You have 1 second left.
   *[other] { " " }You have { $left } seconds left.
}
plain-apart = { $one }; { $other }
plain-can = You can type: { $choices }.
plain-move = { $number }: { $move }
plain-waits = { $you ->
    [yes] It is your turn.
   *[no] It is not your turn. The table waits for { $seats }.
}
plain-waits-for-nobody = The table waits for nobody.
plain-points = Points: { $points }.
plain-totals = In all: { $points }.
plain-missed = { $skipped ->
    [0] While you were away:
   *[other] While you were away, much has happened. This is the last of it:
}
plain-missed-none = You have missed nothing that needs words.
plain-missed-end = That was all. This is how it goes on.
plain-past = { $count ->
    [0] Nothing has happened yet.
   *[other] What happened last:
}
plain-result = The game is over. Points: { $points }. { who-won }
plain-record = The record of this game is { $record }. “{ $seal }” tells the secret of its shuffles.
plain-verify = Anybody can check it with: { $command }
plain-rematch = Type “{ $rematch }” to play again, or “{ $leave }” to go to the hall.
plain-shown = The record { $record }:
plain-no-finished = No game is over yet that you may see.
plain-finished = { $record }: { $game }. { $points }.
plain-replayed = { $game }, { $record }: step { $step } of { $steps }.
