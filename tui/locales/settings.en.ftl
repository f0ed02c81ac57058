# The settings, and keys of one's own.


settings-title = Settings
settings-label = { $what ->
    [language] Language
    [name] Your name
    [theme] Colours
    [colours] True colours
    [glyphs] Signs
    [motion] Motion
    [pace] Bots answer
    [totals] Help with sums
    [bell] Bell
    [remarks] Bots talk
    [forced] Forced moves
    [keys] Keys
    [device] Another device
   *[return] Return code
}
settings-about = { $what ->
    [language] The language in which the house talks to you. What people say stays as they say it.
    [name] What others call you: 2 to 20 letters and digits.
    [theme] Dark, light, with as much contrast as possible, or in colours that everybody can tell apart.
    [colours] If colours look wrong or are missing, let the house send all of them.
    [glyphs] If suits or frames look broken, choose the plain signs that every terminal has.
    [motion] How long something new stands out. Nothing ever waits for it.
    [pace] How long bots think at your tables. With several people, the calmest of them counts.
    [totals] Your points and sums are worked out for you. Without it, you count in your head.
    [bell] Your terminal rings or flashes when your turn begins.
    [remarks] Now and then a bot says something about what everybody has seen.
    [forced] Where you have no choice, the move is made for you.
    [keys] Choose which key does what.
    [device] You get a code with which another device, with a key of its own, is you, too.
   *[return] You come back as whoever was given a code: type it here.
}
settings-value = { $value ->
    [dark] dark
    [light] light
    [high-contrast] contrast
    [colour-blind] colour-blind
    [true] all
    [auto] as the terminal says
    [unicode] all signs
    [ascii] plain signs
    [full] full
    [little] little
    [none] none
    [quick] quickly
    [calm] calmly
   *[usual] as usual
}
settings-own-keys-choice = own keys
settings-change = change
settings-saved = Everything is saved at once; Esc leaves.
settings-done = done
settings-preview = how it looks now
keys-was = was
settings-on = { $on ->
    [yes] on
   *[no] off
}
settings-own-keys = { $count ->
    [0] as usual
    [one] 1 of your own
   *[other] { $count } of your own
}
settings-device = get a code
settings-no-code = type a code
settings-type = { $what ->
    [name] What do you want to be called?
   *[return] Type the code that you were given
}

keys-title = Keys
keys-about = Enter, and then the key that you want for it: a letter or a sign.
keys-usual = the usual keys
keys-type = The key for: { $choice }
keys-not-this = “{ $key }” is not possible: it takes one letter or sign, and no digit.
keys-clash = { $key } is taken at the same place by: { $choice }
keys-label = { $does ->
    [chat] Talk
    [log] Log
    [rules] Rules
    [score] Score sheet
    [recap] Recap
    [markers] Turn markers
    [objection] Object
    [take] Take the card
    [decline] Leave the card
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
    [fog] Open or hidden cards in a replay
    [seat] Whose eyes in a replay
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
