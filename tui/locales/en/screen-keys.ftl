### The page on which people choose keys of their own.
###
### $choice (take it): what a key does
### $does (chat): which: chat, log, rules, score, recap, markers, objection, take, decline, no-more, ask-again, replay, rematch, play-eight28, …
### $key (Enter): the name of a key

screen-keys-was = was
screen-keys-title = Keys
screen-keys-about = Press Enter, then the key that you want: a letter or a symbol.
screen-keys-usual = the usual keys
screen-keys-type = The key for: { $choice }
screen-keys-not-this = “{ $key }” is not possible: it takes one letter or symbol, and no digit.
screen-keys-clash = { $key } is already used for: { $choice }
screen-keys-label = { $does ->
    [chat] Talk
    [log] Log
    [rules] Rules
    [score] Score sheet
    [recap] Recap
    [markers] Turn markers
    [objection] Object
    [take] Take the card
    [decline] Decline the card
    [no-more] No more this round
    [ask-again] Ask me again
    [replay] See the game again
    [rematch] Play again
    [play-eight28] Play 8-28
    [play-farbstich] Play Farbstich
    [play-schatzsuche] Play Schatzsuche
    [learn] Learn by playing
    [go-on] Go on in a lesson
    [new] New table
    [join] Join a table
    [watch] Watch
    [replays] Finished games
    [fog] Replay: open or hidden cards
    [seat] Replay: change seat
    [search] Search the rules
    [typed] Replay by its number
    [open] Open a new table
    [settings] Settings
    [quit] Leave the house
    [ready] Ready
    [unready] Not ready
    [start] Begin
    [fill] Bots in free seats
    [level] Level of the bots
    [dismiss] Send away
    [host] New host
    [stand] Stand up
    [words] Your own words
    [copy] Copy invitation
    [hush] Hush the gallery
   *[other] { "" }
}
