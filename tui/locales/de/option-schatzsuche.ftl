### Schatzsuche: the options of a table. Of each: its name (20 columns), what it does, its values (20 columns),
### and the words that are typed for it and for its values in line mode. The first word is the one that is shown.

option-schatzsuche-markers = Farbkarten
option-schatzsuche-markers-about = Farbkarten zeigen, welche Farben jemand nicht mehr hat. Von Hand kosten Fehler Punkte, wenn jemand sie beanstandet.
option-schatzsuche-markers-value = { $value ->
    [by_hand] von Hand gedreht
   *[assisted] von selbst gedreht
}
option-schatzsuche-markers-word = farbkarten
option-schatzsuche-markers-word-by_hand = hand
option-schatzsuche-markers-word-assisted = selbst
