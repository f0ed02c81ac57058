### 8-28: the options of a table. Of each: its name (20 columns), what it does, its values (20 columns),
### and the words that are typed for it and for its values in line mode. The first word is the one that is shown.

option-eight28-pack = Karten
option-eight28-pack-about = Die Karten wie im Handel oder wie bei den Autoren, mit einer 1 mehr.
option-eight28-pack-value = { $value ->
    [authors] wie bei den Autoren
   *[zoch] wie im Handel
}
option-eight28-pack-word = karten
option-eight28-pack-word-authors = autoren
option-eight28-pack-word-zoch = handel

option-eight28-first_giver = erster Geber
option-eight28-first_giver-about = Wer im ersten Durchgang gibt: wer ausgelost wird, oder der Gastgeber des Tischs.
option-eight28-first_giver-value = { $value ->
    [host] der Gastgeber
   *[drawn] ausgelost
}
option-eight28-first_giver-word = erster
option-eight28-first_giver-word-host = gastgeber
option-eight28-first_giver-word-drawn = ausgelost

option-eight28-pass_is_final = Abgelehnt ist abgelehnt
option-eight28-pass_is_final-about = Wer eine Karte ablehnt, bekommt in dem Durchgang keine mehr angeboten. Sonst darf man später wieder nehmen.
option-eight28-pass_is_final-word = endgültig

option-eight28-low_may_go_high = Bis 8 auch auf 28
option-eight28-low_may_go_high-about = Wer höchstens 8 hat, darf auch auf die 28 spielen. Sonst spielt man damit immer auf die 8.
option-eight28-low_may_go_high-word = bis-8
