### Why the house refuses something. Each says what is possible instead, where there is something.
###
### $allowed (3, 4, 5 or 6): what is possible, joined
### $allowed_count (2): how many allowed there are
### $before (2): how many people come in before
### $bot (club): the level of a bot
### $bots (club, master): bots
### $card (green 7): a card, by its name
### $cards (green 7, red 3): cards, joined
### $colour (green): the name of a colour
### $colours (green and red): names of colours, joined
### $count (2): how many
### $free (Anna-2): a name that is free
### $game (8-28): the name of a game
### $games (8-28 or Farbstich): names of games, joined
### $host (Ben): the name of who leads the table
### $minutes (5): minutes
### $most (3): the most that is allowed
### $moves (take, decline): names of moves, joined
### $name (Anna): the name of a person
### $of (arrivals): which: arrivals, codes, commands, names, proofs, records, screens, tables, talk, bot_tables, sessions, connections
### $option (pack): the name of an option
### $people (Ben and Cleo): names of people, joined
### $players (4): how many seats
### $possible (take or decline): moves, joined
### $possible_count (2): how many possible there are
### $record (a1b2c3): the number of a record
### $requests (sit, stand): requests of programs, joined
### $seats (Ben and Cleo): names of players, joined
### $seats_count (2): how many seats there are
### $seconds (30): seconds
### $size (51): how many cards
### $suit (hearts): the name of a suit
### $table (3): the number of a table, or its code
### $total (18): a total
### $unit (hours): which: hours, minutes, seconds
### $wait (5): how long
### $where ($.move): a place in a text, or none
### $why (length): which: length, letters, reserved

refusal-malformed = { $where ->
    [none] This is not a move in JSON.
   *[other] This move cannot be read: check “{ $where }”.
} The moves of this game are: { $moves }.
refusal-no-such-move = This game has no such move. Its moves are: { $moves }.
refusal-no-such-seat = There is no such seat at a table of { $players }.
refusal-not-your-turn = It is not your turn: the table waits for { $seats }.{ $possible_count ->
    [0] { "" }
   *[other] { " " }Meanwhile you can { $possible }.
}
refusal-not-now = Not now. You can { $possible }.
refusal-dealing = Only the house shuffles and deals.
refusal-no-deal = { $size ->
    [0] There is nothing to shuffle now.
   *[other] This is not a shuffle of { $size } cards.
}
refusal-game-over = The game is over. { common-winners }
refusal-not-in-hand = You do not hold the { $card }. Your hand: { $cards }.

refusal-no-room = The house is full right now. Please come back later.
refusal-door-busy = Many people are connecting right now. Please try again in a moment.
refusal-login-too-slow = You did not log in within { $seconds } seconds. Please try again.
refusal-too-many-tries = Too many keys were tried ({ $most }). Choose one: ssh -o IdentitiesOnly=yes -i FILE
refusal-address-not-welcome = People from your address are not let into this house.
refusal-key-not-welcome = People with your key are not let into this house.
refusal-not-invited = This house is only for people who were invited, and they are known by their keys. Ask those who run it to let your key in.
refusal-too-many-sessions = One connection can have { $most ->
    [one] only 1 session
   *[other] only { $most } sessions
} at once. Close one of them first.
refusal-no-forwarding = Port forwarding is not allowed.
refusal-no-files = There are no files to copy here.
refusal-command-too-long = This command is too long. At most { $most } bytes are read.
refusal-nothing-done = You have done nothing for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}, so the connection is closed. Come back whenever you like.
refusal-door-closed = The house is closing. Your table is kept.
refusal-in-line = { $before ->
    [0] One moment, you are next.
    [one] One moment, 1 person is ahead of you.
   *[other] One moment, { $before } people are ahead of you.
}

refusal-bad-request = { $where ->
    [none] This is not a request in JSON.
   *[other] This request cannot be read: check “{ $where }”.
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
        [one] Only bots play at a table opened from your address. Give that one up first.
       *[other] Only bots play at { $most } tables opened from your address. Give one of them up first.
    }
    [sessions] { $most ->
        [one] Somebody from your address is already in the house, and has to leave first.
       *[other] There are already { $most } people or programs from your address in the house. One of them has to leave first.
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
refusal-needs-key = You need your own SSH key for this. Connect with one.
refusal-name-kept = This key already belongs to { $name } and cannot be moved.
refusal-house-closes = The house is about to close: no more games begin.
refusal-no-such-game = The game “{ $game }” is not played here. There are: { $games }.
refusal-seats-not-allowed = This game is for { $allowed } players.
refusal-option-not-allowed = This is not possible for “{ $option }”. { $allowed_count ->
    [0] This game has no options.
   *[other] You can choose: { $allowed }.
}
refusal-lesson-is-fixed = In a lesson the cards, the rules and the bots are always the same, without a clock and without anybody else.
refusal-no-such-bot = There is no bot “{ $bot }” for this game. There are: { $bots }.
refusal-too-many-bots = { $most ->
    [0] No bot can sit down here.
    [one] At most 1 bot can sit down here.
   *[other] At most { $most } bots can sit down here.
}
refusal-too-many-tables = There are already { $most } tables, which is the limit. Sit down at one of them.
refusal-too-many-seats = You already have a seat at { $most ->
        [one] one table
       *[other] { $most } tables
    }. Finish or give up a game there first.
refusal-no-such-table = There is no open table “{ $table }”, and no such invitation.
refusal-table-full = This table has no free seat. You can watch it.
refusal-seat-taken = { $name } already sits there.
refusal-seat-free = Nobody sits there.
refusal-already-at-table = You are at table { $table }. Leave it first.
refusal-not-at-table = You are not at a table. Sit down at one, or open one.
refusal-not-seated = Only those who sit at the table can do this.
refusal-not-host = Only the host can do this, and that is { $host }.
refusal-not-alone = Others play here, too, so you cannot decide this alone.
refusal-game-running = A game is being played. Wait until it is over.
refusal-game-not-running = No game is being played at this table now.
refusal-seats-empty = { $count ->
    [one] 1 seat is still free.
   *[other] { $count } seats are still free.
} Wait for more people, or let bots sit down.
refusal-not-ready = Not everybody is ready: waiting for { $people }.
refusal-not-a-person = { $name } is a bot and cannot be the host.
refusal-too-late = Too late: the table has moved on in the meantime.
refusal-table-paused = The table is paused because nothing can be saved right now. Nothing is lost.
refusal-no-house = The house is away for a moment, so this was not done. Try again in a moment.
refusal-table-not-reached = That table cannot be reached right now. Try again in a moment.
refusal-not-answered = The house went away before it could answer. Check whether it was done.
refusal-cannot-keep = This could not be saved, so it was not done. Try again in a moment.
refusal-cannot-stand = This cannot be decided in advance.{ $possible_count ->
    [0] { "" }
   *[other] { " " }In advance you can only: { $possible }.
}
refusal-words-not-allowed = Your words for the shuffle must fit in one line of at most { $most } characters.
refusal-nothing-said = Your message is empty.
refusal-saying-too-long = Your message is too long (at most { $most } characters).
refusal-hushed = { $host } has asked the gallery to be quiet.
refusal-no-such-record = There is no finished game “{ $record }”.
refusal-other-rules = Game “{ $record }” was played under older rules, so it cannot be shown step by step. Its record can still be read.

refusal-you-are-out = You are out of this round: your open cards already make { $total }.
refusal-declined-for-good = You declined a card in this round, and at this table that is final.

refusal-not-in-display = There is no { $colour } card in the display, only { $colours }.

refusal-must-follow = You must follow suit: { $suit }. You hold: { $cards }.
refusal-must-trump = You cannot follow, so you must play a trump: { $suit }. You hold: { $cards }.
refusal-bid-too-high = In this round you can bid { $most ->
    [one] 0 or 1 trick.
   *[other] 0 to { $most } tricks.
}
refusal-markers-turn-themselves = At this table the markers turn by themselves, and nobody needs to object.
refusal-marker-is-down = Your { $suit } marker already lies face down.
refusal-marker-is-up = Your { $suit } marker is not face down.
refusal-nobody-to-object-to = { $seats_count ->
    [0] No card that you could object to has been played in this round.
   *[other] You can only object to the cards of { $seats }.
}
# $seconds: how long, a number
refusal-muted = { $seconds ->
    [one] The house has muted you. You can talk again in 1 second.
   *[other] The house has muted you. You can talk again in { $seconds } seconds.
}
