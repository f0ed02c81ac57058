# What the house says around the games: why it refuses something, and what is new at a table.

refusal-bad-request = { $where ->
    [none] This is no request in JSON.
   *[other] This request cannot be read, look at “{ $where }”.
}
refusal-no-such-request = There is no such request. You can ask: { $requests }.
refusal-line-too-long = This line is too long. At most { $most } bytes are read.
refusal-too-fast = That was too fast. Try again in { $seconds ->
    [one] 1 second.
   *[other] { $seconds } seconds.
}
refusal-address-limit = { $of ->
    [arrivals] Too many connections came from your address.
    [codes] Too many wrong codes came from your address.
    [commands] Too many commands came from your address.
    [names] Many new keys have come from your address today, so you are a guest.
    [proofs] Many games have been checked from your address.
    [records] Many games have been looked up from your address.
    [screens] Too many screens were started from your address.
    [tables] Many tables have been opened from your address.
    [talk] So much was said from your address that others can hardly be heard.
   *[other] Too much came from your address at once.
} Try again in { $unit ->
    [hours] { $wait ->
        [one] 1 hour.
       *[other] { $wait } hours.
    }
    [minutes] { $wait ->
        [one] 1 minute.
       *[other] { $wait } minutes.
    }
   *[seconds] { $wait ->
        [one] 1 second.
       *[other] { $wait } seconds.
    }
}
refusal-address-full = { $of ->
    [bot_tables] { $most ->
        [one] At a table opened from your address only bots play already. Give that one up first.
       *[other] At { $most } tables opened from your address only bots play. Give one of them up first.
    }
    [sessions] { $most ->
        [one] Somebody from your address is already in the house. Leave it there first.
       *[other] There are already { $most } people or programs in the house from your address. Leave it somewhere else first.
    }
   *[connections] { $most ->
        [one] Somebody from your address is already here. Close that connection first.
       *[other] There are already { $most } connections from your address. Close one of them first.
    }
}
refusal-house-full = The house is full. Please come back later.
refusal-name-not-allowed = { $why ->
    [length] “{ $name }” cannot be your name: a name has 2 to 20 characters.
    [letters] “{ $name }” cannot be your name: only letters, digits and a few marks are allowed.
   *[reserved] “{ $name }” cannot be your name: it could be mistaken for the house or a bot.
}
refusal-name-taken = Somebody is already called { $name }, or something that looks the same. { $free } is free.
refusal-no-such-name = Nobody here is called { $name }.
refusal-no-such-code = Nobody was given this return code, or it has been used.
refusal-needs-key = For this you need an SSH key of your own: come in with one.
refusal-name-kept = This key already belongs to { $name }, and so it stays.
refusal-house-closes = The house is about to close: no more games begin.
refusal-no-such-game = The game “{ $game }” is not played here. There are: { $games }.
refusal-seats-not-allowed = This game is for { $allowed } players.
refusal-option-not-allowed = “{ $option }” cannot be chosen like this. { $allowed_count ->
    [0] This game has no options.
   *[other] Possible are: { $allowed }.
}
refusal-lesson-is-fixed = In a lesson the cards, the rules and the bots are always the same, without a clock and without anybody else.
refusal-no-such-bot = There is no bot “{ $bot }” for this game. There are: { $bots }.
refusal-too-many-bots = { $most ->
    [0] No bot can sit down here.
    [one] At most 1 bot can sit down here.
   *[other] At most { $most } bots can sit down here.
}
refusal-too-many-tables = There are already { $most } tables, and more do not fit in. Sit down at one of them.
refusal-too-many-seats = You already have a seat at { $most ->
        [one] one table
       *[other] { $most } tables
    }. Finish or give up a game there first.
refusal-no-such-table = There is no open table “{ $table }”, and no invitation reads like this.
refusal-table-full = This table has no free seat. You can watch it.
refusal-seat-taken = { $name } already sits there.
refusal-seat-free = Nobody sits there.
refusal-already-at-table = You are at table { $table }. Leave it first.
refusal-not-at-table = You are not at a table. Sit down at one, or open one.
refusal-not-seated = Only those who sit at the table can do this.
refusal-not-host = Only the host can do this, and that is { $host }.
refusal-not-alone = Others play here, too, so this is not for you alone to decide.
refusal-game-running = A game is being played. Wait until it is over.
refusal-game-not-running = No game is being played at this table now.
refusal-seats-empty = { $count ->
    [one] 1 seat is still free.
   *[other] { $count } seats are still free.
} Wait for more people, or let bots sit down.
refusal-not-ready = Not everybody is ready. Missing: { $people }.
refusal-not-a-person = { $name } is a bot and cannot be the host.
refusal-too-late = Too late: the table has gone on in the meantime.
refusal-table-paused = The table is paused, because nothing can be written down just now. Nothing is lost.
refusal-cannot-keep = This cannot be written down just now, so it was not done. Try again soon.
refusal-cannot-stand = This cannot be done for you in advance.{ $possible_count ->
    [0] { "" }
   *[other] { " " }You can only let this be done: { $possible }.
}
refusal-words-not-allowed = Your words for the shuffle must fit in one line of at most { $most } characters.
refusal-nothing-said = There was nothing to say in that.
refusal-saying-too-long = That is too long to say. At most { $most } characters are heard.
refusal-hushed = { $host } has asked the gallery to be quiet.
refusal-no-such-record = There is no finished game “{ $record }”.
refusal-other-rules = Game “{ $record }” does not fit the rules of today, so it cannot be shown step by step. Its record can still be read.

news-sat = { $you ->
    [yes] You sit down.
   *[no] { $name } sits down.
}
news-stood = { $you ->
    [yes] You stand up.
   *[no] { $name } stands up.
}
news-left = { $you ->
    [yes] You leave the table.
   *[no] { $name } leaves the table.{ $cover ->
        [none] { "" }
       *[other] { " " }A bot plays after { $cover } seconds.
    }
}
news-dropped = { $you ->
    [yes] Your connection is lost.
   *[no] { $name } has lost the connection.{ $cover ->
        [none] { "" }
       *[other] { " " }A bot plays after { $cover } seconds.
    }
}
news-back = { $you ->
    [yes] You are back.
   *[no] { $name } is back.
}
news-ready = { $you ->
    [yes] You are ready.
   *[no] { $name } is ready.
}
news-not-ready = { $you ->
    [yes] You are not ready any more.
   *[no] { $name } is not ready any more.
}
news-bot = { $you ->
    [yes] You sit down as a bot.
   *[no] { $name }, a bot, sits down.
}
news-no-bot = { $you ->
    [yes] You are sent away.
   *[no] { $name } is sent away.
}
news-host = { $you ->
    [yes] You are the host now.
   *[no] { $name } is the host now.
}
news-time-out = { $you ->
    [yes] Your time is up: a bot decides for you.
   *[no] { $name } ran out of time: a bot decided instead.
}
news-away = { $you ->
    [yes] Your time is up again, so you count as away. As soon as you do something, you play yourself again.
   *[no] { $name } counts as away.
}
news-covered = { $you ->
    [yes] A bot plays for you.
   *[no] A bot plays for { $name }.
}
news-hushed = { $you ->
    [yes] You ask the gallery to be quiet.
   *[no] { $name } asks the gallery to be quiet.
}
news-not-hushed = { $you ->
    [yes] You let the gallery talk again.
   *[no] { $name } lets the gallery talk again.
}
news-words = { $you ->
    [yes] You add words of your own to the shuffle.
   *[no] { $name } adds words to the shuffle.
}
news-no-words = { $you ->
    [yes] You take back your words for the shuffle.
   *[no] { $name } takes back the words for the shuffle.
}
