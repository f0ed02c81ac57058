### The palette, which finds actions, tables, rules and settings.
###
### $does (take): which: take, decline, no-more, ask-again, markers, objection, recap, watch, play-on, pace, new, learn, join, rules, settings, log, score, hall, theme, …
### $free (1): how many are free
### $section (actions): which: actions, places, rules, settings
### $words (tea): words

screen-find-title = Find
screen-find-what = an action, a place, a rule or a setting
screen-find-do = do it
screen-find-next = next section
screen-find-nothing = Nothing is called “{ $words }”.
screen-find-section = { $section ->
    [actions] Actions
    [places] Hall and tables
    [rules] Rules
   *[settings] Settings
}
screen-find-when = { $does ->
    [take] when you are offered a card
    [decline] when you are offered a card
    [no-more] when you are offered a card
    [ask-again] after “no more”
    [markers] when you turn your markers by hand
    [objection] after a card, with markers by hand
    [recap] after a round or trick
    [watch] when others play at a table
    [play-on] while bots are asked
    [pace] in a game against bots alone
   *[other] not now
}
screen-find-table = { $free ->
    [0] full, you can watch
    [one] 1 free seat
   *[other] { $free } free seats
}
screen-find-own-table = your own game, waiting for you
screen-find-about = { $does ->
    [hall] leave this table
    [play-eight28] close to 8 or 28, 3 to 6 players
    [play-farbstich] strong colours collect, 3 to 6
    [play-schatzsuche] bids and a golden card, for 3
    [new] with friends or bots
    [learn] a lesson at the table
    [join] by its number or code
    [watch] look on at a table
    [rules] how it is played
    [settings] colours, symbols, pace, keys
    [replays] your finished games
    [chat] say something
    [log] what happened and was said
    [quit] your seat is kept
    [score] the points so far
    [recap] what happened last, once more
    [play-on] the bots move at once
    [pace] bots answer quickly or as usual
   *[other] { "" }
}
# Words that find it, too; they are not shown. Words of its name and description find it anyway.
screen-find-word = { $does ->
    [hall] leave, back, lobby, exit, end
    [learn] lesson, tutorial, teach, practice, help
    [new] open, create, host, private
    [replays] replay, replays, past games, history, watch again
    [join] sit, code, invitation, number
    [quit] exit, close, goodbye
    [rules] how to play, help
    [settings] options, preferences, theme, language
    [chat] talk, message, write
    [log] history, past
    [help] shortcuts, keyboard, help
    [theme] theme, color, day, night, bright
    [glyphs] signs, icons, characters, emoji, ASCII
    [motion] animation, effects
    [pace] speed, tempo, fast, slow
    [bell] sound, beep, alert
    [remarks] chatter, talk, mute
    [forced] automatic, only move
    [keys] shortcuts, keyboard
    [name] nickname, rename
   *[other] { "" }
}
