### Line mode: the house in sentences.
###
### $bank (300): seconds
### $before (Ann): the name before, or how many before
### $bot (club): the level of a bot
### $choices (take or table): what is possible, joined
### $closed (yes): yes or no
### $command (kartenhaus verify): what one types
### $commit (9f86d081): the seal, in hexadecimal
### $count (2): how many
### $cover (60): seconds until a bot plays, or none
### $fill (fill): the word “fill”, or a key
### $free (1): how many are free
### $game (8-28): the name of a game
### $games (8-28, Farbstich or Schatzsuche): names of games, joined
### $help (help): the word “help”
### $host (yes): yes or no
### $increment (10): seconds
### $kind (guest): which: guest, person
### $leave (leave): the word “leave”
### $left (30): seconds that are left, or none
### $line (ssh -p 2222 house.example): what one types
### $look (table): the word “table”
### $minutes (5): minutes
### $move (take the card): a move
### $moves (moves): the word “moves”, or names of moves
### $name (Anna): the name of a person
### $names (Anna and Ben): names of players, joined
### $near (take): the most similar word, or none
### $new (new): the word “new”
### $number (3): a number
### $on (yes): yes or no
### $one (g7): a card
### $other (y7): a card
### $phase (gathering): which: gathering, running, over, seats, again
### $play (play 8-28): the word “play”
### $points (12): points
### $ready (ready): the word “ready”
### $record (a1b2c3): the number of a record
### $rematch (rematch): the word “rematch”
### $seal (seal): the word “seal”
### $seat (yes): yes or no
### $seats (4): how many seats, or names
### $secret (60303ae2): the secret, in hexadecimal
### $sit (sit): the word “sit”
### $skipped (4): how many were left out
### $start (start): the word “start”
### $state (ready): which: ready, not-ready, covered, gone, away, here
### $step (7): the number of the step
### $steps (40): how many steps
### $table (3): the number of a table, or its code
### $terms (pack: published): terms of a table, joined
### $text (g9): what was typed
### $turn (you): which: you, others, none
### $until (2026-11-22 14:00 UTC): a date and time
### $usage (sit NUMBER takes a seat.): a sentence that tells what to type
### $watch (watch): the word “watch”
### $watchers (2): how many watch
### $where (game): which: game, table, lobby, anywhere, gallery, here
### $word (take): a word to type
### $words (tea): words
### $you (no): whether that is the reader: yes or no

plain-remarks = { $on ->
    [yes] The bots at your table say something now and then.
   *[no] The bots at your table stay silent.
}

plain-overview = { $where ->
    [game] In the game
    [table] At the table
    [lobby] In the hall
   *[anywhere] Always
}: { $words }.
plain-overview-more = Type “{ $help }” and a word to learn more. A word may be shortened as long as it is clear.
plain-options = Options of { $game }, to add to “{ $new }”:
plain-unknown = I do not know “{ $word }”.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $near }”?
} Type “{ $help }” to see what you can type.
plain-ambiguous = “{ $word }” can be { $choices }.
plain-which = Which one: { $choices }?
plain-whom = Whom do you mean: { $choices }?
plain-nobody = Nobody at this table is called “{ $text }”, and it is not a seat.
plain-no-card = “{ $text }” is not a card.
plain-no-game = No game is being played right now.
plain-nothing-there = There is nothing to tell right now.
plain-nothing-refused = Nothing was refused. Type “{ $help }” to see what you can type.
plain-no-change = That changes nothing.
plain-no-such-number = There is no move { $number }. Type “{ $moves }” to see what you can do.
plain-no-such-term = I do not know “{ $word }” here. { $usage }
plain-no-such-rule = The rules do not mention “{ $words }”.
plain-which-rules = The rules of which game? Type “{ $word }” and { $games }.
plain-value-missing = Something is missing after “{ $word }”.
plain-number-missing = A number is missing after “{ $word }”.
plain-bad-clock = The clock takes 5 to 86400 seconds, plus 0 to 3600 for each move.

plain-welcome = Welcome to Kartenhaus, { $name }.
plain-which-language = To go on in English, type: language english
plain-code = You are a guest. To come back to your seat later, type: { $line }
plain-is-called = { $before } is called { $name } now.
plain-device = Connect from the other device, with its own key, within { $minutes } minutes and type: { $line }
plain-announced = The house announces: { $text }
plain-in-queue = { $before ->
    [0] One moment, you are next.
    [one] One moment, 1 person is ahead of you.
   *[other] One moment, { $before } people are ahead of you.
}
plain-shown-out = The house has ended your visit.
plain-banned = You are banned from this house.
plain-banned-until = You are banned from this house until { $until }.
plain-renamed = You are called { $name } now.
plain-language = The house speaks English now.
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
    [local] { " " }Next time you carry on from here.
   *[no] { "" }
}
plain-hung-up = The house has ended the connection. Goodbye.
plain-closing = The house is closing. All tables are kept.
plain-more-said = … and { $count ->
    [one] one more message
   *[other] { $count } more messages
}
plain-skipped = { $count ->
    [one] 1 message was
   *[other] { $count } messages were
} skipped, because too many came at once.

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
plain-no-tables = No tables are open right now.
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
plain-replaced = Your unfinished game at table { $table } has ended: the new one takes its place.
plain-came = { $kind ->
    [guest] { $name } comes in as a guest.
   *[person] { $name } comes in.
}
plain-went = { $name } leaves.
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
    [one] , and 1 second more for each move
   *[other] , and { $increment } seconds more for each move
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
plain-invitation = The table is private. Others come in with: { $line }
plain-invitation-ssh = From outside, this leads straight to the table: { $line }
plain-only-here = Only people at another terminal on this machine can come in, by typing “kartenhaus”. “kartenhaus serve” opens the house for your friends.
plain-commit = The shuffles are sealed before the game, and anybody can check them afterwards. The seal begins with { $start }, and “{ $word }” shows all of it.
plain-seal = The seal, the SHA-256 of the secret of the shuffles: { $commit }
plain-own-words = Your own words in the shuffle: { $words }
plain-secret = The secret of the shuffles was: { $secret }
plain-ready-hint = Type “{ $ready }” when you want to play{ $free ->
    [0] { "" }
   *[other] , “{ $fill }” to have bots take the free seats
}, or “{ $help }”.
plain-sit-hint = “{ $sit }” takes a free seat, and “{ $help }” tells you what you can type.
plain-table-hint = “{ $look }” tells you all that is on the table, and “{ $help }” what you can type.
plain-phase = { $phase ->
    [gathering] The game has not begun.
    [again] Another game is being prepared.
    [running] The game begins.
   *[over] The game is over.
}
plain-standing = Until the round is over, the house does this for you: { $move }.
plain-no-standing = You decide for yourself again.
plain-paused = The table is paused because nothing can be saved right now. Nothing is lost.
plain-goes-on = The pause is over.
plain-house-away = One moment: the house will be back shortly.
plain-house-back = The house is back.
plain-muted = You no longer see what { $name } says.
plain-unmuted = You see what { $name } says again.
plain-left = { $closed ->
    [yes] Table { $table } is closed.
   *[no] You have left table { $table }.
} You are in the hall.
plain-kept = Your seat stays yours. { $cover ->
    [none] The game waits for you.
    [one] A bot plays for you after 1 second.
   *[other] A bot plays for you after { $cover } seconds.
} To come back, type: { $line }
plain-kept-end = To end it, type: { $line }
plain-given-up = Your game has ended, and nothing of it is kept.
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
plain-waits-for-nobody = Nobody has to act right now.
plain-points = Points: { $points }.
plain-totals = In all: { $points }.
plain-missed = { $skipped ->
    [0] While you were away:
   *[other] While you were away, a lot happened. Here is the latest:
}
plain-missed-none = You have not missed anything important.
plain-missed-end = That was all. This is how it goes on.
plain-past = { $count ->
    [0] Nothing has happened yet.
   *[other] What happened last:
}
plain-result = The game is over. Points: { $points }. { common-winners }
plain-record = The record of this game is { $record }. “{ $seal }” tells you the secret of its shuffles.
plain-verify = Anybody can check it with: { $command }
plain-rematch = Type “{ $rematch }” to play again, or “{ $leave }” to go to the hall.
plain-lesson-over = The lesson is over. Play this game to its end, or type “{ $leave }” to go to the hall.
plain-shown = The record { $record }:
plain-no-finished = There is no finished game yet that you may watch.
plain-finished = { $record }: { $game }. { $points }.
plain-replayed = { $game }, { $record }: step { $step } of { $steps }.
