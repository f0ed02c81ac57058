### What happens to people at a table.
###
### $cover (60): seconds until a bot plays, or none
### $name (Anna): the name of a person
### $table (3): the number of a table
### $you (no): whether that is the reader: yes or no

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
        [one] { " " }A bot plays after 1 second.
       *[other] { " " }A bot plays after { $cover } seconds.
    }
}
news-dropped = { $you ->
    [yes] Your connection is lost.
   *[no] { $name } has lost the connection.{ $cover ->
        [none] { "" }
        [one] { " " }A bot plays after 1 second.
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
    [yes] Your time is up again, so you count as away. As soon as you do something, you play for yourself again.
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
news-unmuted = You can talk again.
news-restart = The house is restarting and will be back in a few seconds. Type the same line again: your seat is kept.
# $name: a person
news-merged = The house has added the keys of { $name } to yours.
news-seat-lent = The house lets a bot play for you at table { $table }. As soon as you do something there, you play for yourself again.
news-drain-on = No new games begin for now. Games that are running go on to their end.
news-drain-off = New games can begin again.
