### Farbstich: names of cards and moves.
###
### $colour (R): which: R, G, B, Y, V, W
### $rank (7): the number of a card

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
