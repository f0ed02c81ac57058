### Schatzsuche: the options of a table. Of each: its name (20 columns), what it does, its values (20 columns),
### and the words that are typed for it and for its values in line mode. The first word is the one that is shown.
###
### $value (3): what was typed, or a value, or by_hand

option-schatzsuche-markers = markers
option-schatzsuche-markers-about = Markers show which suits a player has run out of. If you turn them by hand, mistakes cost points when somebody objects.
option-schatzsuche-markers-value = { $value ->
    [by_hand] turned by hand
   *[assisted] turn by themselves
}
option-schatzsuche-markers-word = markers
option-schatzsuche-markers-word-by_hand = hand
option-schatzsuche-markers-word-assisted = themselves
