### Schatzsuche: the options of a table. Of each: its name (20 columns), what it does, its values (20 columns),
### and the words that are typed for it and for its values in line mode. The first word is the one that is shown.

option-schatzsuche-markers = segnasemi
option-schatzsuche-markers-about = I segnasemi mostrano quali semi non si hanno più. A mano, gli errori costano punti se qualcuno li contesta.
option-schatzsuche-markers-value = { $value ->
    [by_hand] coperti a mano
   *[assisted] si coprono da soli
}
option-schatzsuche-markers-word = segnaseme
option-schatzsuche-markers-word-by_hand = mano
option-schatzsuche-markers-word-assisted = soli
