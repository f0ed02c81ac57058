### Farbstich: names of cards and moves.

game-farbstich-with-games = { $value ->
    [one] 1 game
   *[other] { $value } games
}
game-farbstich-with-open_scores = { $value ->
    [true] everybody sees the points
   *[false] nobody sees the points before the end
}

# On cards: the letters of a colour, which stand beside its sign. All have the same length.
game-farbstich-short-colour = { $colour ->
    [R] R
    [G] G
    [B] B
    [Y] Y
    [V] V
   *[W] W
}

game-farbstich-name = Farbstich
game-farbstich-card = { game-farbstich-colour } { $rank }
game-farbstich-colour = { $colour ->
    [R] red
    [G] green
    [B] blue
    [Y] yellow
    [V] violet
   *[W] white
}

game-farbstich-do-play = play a card
game-farbstich-do-collect = collect a colour

game-farbstich-option-games = how many games make a match
game-farbstich-option-open_scores = everybody sees the points before the end of a game
