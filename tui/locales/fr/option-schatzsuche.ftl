### Schatzsuche: the options of a table. Of each: its name (20 columns), what it does, its values (20 columns),
### and the words that are typed for it and for its values in line mode. The first word is the one that is shown.

option-schatzsuche-markers = marqueurs
option-schatzsuche-markers-about = Les marqueurs montrent quelles couleurs on n’a plus. À la main, une erreur coûte des points si quelqu’un la conteste.
option-schatzsuche-markers-value = { $value ->
    [by_hand] à la main
   *[assisted] tout seuls
}
option-schatzsuche-markers-word = marqueurs
option-schatzsuche-markers-word-by_hand = main
option-schatzsuche-markers-word-assisted = seuls
