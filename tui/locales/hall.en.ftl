# The hall: what one sees on coming in.

hall-play-now = Play now, against bots
hall-play = play { $game }
hall-dealing = The cards are being dealt …
hall-about = { $game ->
    [eight28] 3 to 6 players. Take cards or leave them: who comes closest to 8 or 28 gets gems.
    [farbstich] 3 to 6 players. Cards of a colour add up in a trick; the strongest colours take cards, and cards are points.
   *[schatzsuche] 3 players, 10 rounds. Say how many tricks you win, and guess the golden card.
}
hall-tagline = { $game ->
    [eight28] Take it or leave it: close to 8 or 28
    [farbstich] Strong colours win the best cards
   *[schatzsuche] Bid your tricks, guess the golden card
}
hall-tables = Tables
hall-no-tables = No table is open at this moment.
hall-waits = back to your game
hall-back = { $game ->
    [none] Your game waits for you: “{ $table }”. Enter takes you back.
   *[other] Your game waits for you: { $game } at table { $table }. Enter takes you back.
}
hall-state = { $phase ->
    [gathering] { $free ->
        [0] full
        [one] 1 seat free
       *[other] { $free } seats free
    }
    [running] playing
   *[over] over
}
hall-watchers = { $count ->
    [one] 1 watches
   *[other] { $count } watch
}
hall-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
hall-relaxed = no clock
hall-learn = learn
hall-new = new table
hall-join = join
hall-watch = watch
hall-replays = replays
hall-settings = settings
hall-quit = leave
hall-quit-question = Leave the house? Seats that you have stay yours.
hall-join-line = The number of a table, or the words of an invitation
hall-chat-line = Say something to everybody in the hall
hall-look-right = Do these look right? Suits, coloured shapes, two gems, two frames.
hall-you = { $kind ->
    [guest] You are { $name }, a guest.{ $code ->
        [none] { "" }
       *[other] { " " }When you come back, type :return { $code }
    }
    [local] You are { $name }. This house is in your terminal, and bots play against you.
   *[known] You are { $name }. The house knows you by your key.
}
hall-here = { $count ->
    [0] Nobody else is here.
    [one] 1 other is here: { $names }
   *[other] { $count } others are here: { $names }
}
hall-people = Here now
hall-guest = (guest)
hall-at = table { $table }
hall-talk = Talk and news
hall-which-rules = The rules of which game?
hall-which-language = Shall the house speak English?
hall-my-language = English
