### The hall, where people choose a table or a game.
###
### $all (12): how many in all
### $code (lamo-digu): a code, or none
### $count (2): how many
### $free (1): how many are free
### $game (eight28): which: eight28, farbstich, schatzsuche, none
### $key (Enter): the name of a key
### $kind (guest): which: guest, local, known
### $name (Anna): the name of a person
### $names (Anna and Ben): names of players, joined
### $phase (gathering): which: gathering, running, over
### $place (2): a place, counted from 1
### $points (12): points
### $table (3): the number of a table, or its code
### $won (1): how many were won

screen-hall-dealing = The cards are being dealt …
screen-hall-about = { $game ->
    [eight28] 3 to 6 players. Take cards or leave them: whoever comes closest to 8 or 28 gets gems.
    [farbstich] 3 to 6 players. Cards of a colour add up in a trick; the strongest colours take cards, and cards are points.
   *[schatzsuche] 3 players, 10 rounds. Bid how many tricks you will win, and guess the golden card.
}
screen-hall-tagline = { $game ->
    [eight28] Take it or leave it: close to 8 or 28
    [farbstich] Strong colours win the best cards
   *[schatzsuche] Bid your tricks, guess the golden card
}
screen-hall-tables = Tables
screen-hall-no-tables = No tables are open right now.
screen-hall-waits = back to your game
screen-hall-back = { $game ->
    [none] Your game waits for you: “{ $table }”. Enter takes you back.
   *[other] Your game waits for you: { $game } at table { $table }. Enter takes you back.
}
screen-hall-state = { $phase ->
    [gathering] { $free ->
        [0] full
        [one] 1 seat free
       *[other] { $free } seats free
    }
    [running] playing
   *[over] over
}
screen-hall-watchers = { $count ->
    [one] 1 watches
   *[other] { $count } watch
}
screen-hall-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
screen-hall-relaxed = no clock
screen-hall-learn = learn
screen-hall-new = new table
screen-hall-join = join
screen-hall-watch = watch
screen-hall-replays = replays
screen-hall-quit = leave
screen-hall-quit-question = Leave the house? You keep your seats.
screen-hall-join-line = The number of a table, or the words of an invitation
screen-hall-chat-line = Say something to everybody in the hall
screen-hall-look-right = Do these symbols look right?
screen-hall-you = { $kind ->
    [guest] You are { $name }, a guest.{ $code ->
        [none] { "" }
       *[other] { " " }When you come back, type :return { $code }
    }
    [local] You are { $name }. This house is in your terminal, and bots play against you.
   *[known] You are { $name }. The house knows you by your key.
}
screen-hall-here = { $count ->
    [0] Nobody else is here.
    [one] 1 other is here: { $names }
   *[other] { $count } others are here: { $names }
}
screen-hall-people = Here now
screen-hall-guest = (guest)
screen-hall-at = table { $table }
screen-hall-which-rules = The rules of which game?
screen-hall-what = three card games, in your terminal
screen-hall-who = you are { $name }
screen-hall-place = the hall
screen-hall-play-button = Play now
screen-hall-players = { $game ->
    [schatzsuche] 3 players
   *[other] 3 to 6 players
}
screen-hall-players-few = { $game ->
    [schatzsuche] 3
   *[other] 3 to 6
}
screen-hall-taste = { $game ->
    [eight28] where you stand
    [farbstich] who picks first
   *[schatzsuche] bid and won, in round 8
}
screen-hall-game-tables = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
screen-hall-game-seats = { $free ->
    [0] you may watch
    [one] 1 seat is free
   *[other] { $free } seats are free
}
screen-hall-new-about = open a table of your own, with friends or bots
screen-hall-learn-about = learn a game at the table, in three minutes
screen-hall-you-yourself = you
screen-hall-last-games = Your last games
screen-hall-how-often = How often you won
screen-hall-no-games = No game is finished yet. The games you finish are kept here.
screen-hall-replay-one = watch one of them again
screen-hall-won = { $won } of { $all }
screen-hall-points = { $game ->
    [eight28] { $points ->
        [one] 1 point in gems
       *[other] { $points } points in gems
    }
   *[other] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
screen-hall-rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
screen-hall-say = say something
screen-hall-table = table { $table }
screen-hall-rules-about = the rules of the three games
screen-hall-pitch = { $game ->
    [eight28] Take the card or leave it: close to 8 or to 28 wins the gems.
    [farbstich] Strong colours pick first from what lies on the table.
   *[schatzsuche] Bid your tricks, and guess the golden card.
}
screen-hall-end = end this game
screen-hall-end-question = End your game at table { $table }? Nothing of it is kept.
screen-hall-signs-hint = Do the symbols look wrong? { $key } opens the settings, which have plainer ones.
