### 8-28: the options of a table. Of each: its name (20 columns), what it does, its values (20 columns),
### and the words that are typed for it and for its values in line mode. The first word is the one that is shown.

option-eight28-pack = Karten
option-eight28-pack-about = Die 51 Karten aus dem Handel oder die 52 der Autoren, mit einer 1 mehr.
option-eight28-pack-value = { $value ->
    [authors] wie bei den Autoren
   *[zoch] wie im Handel
}
option-eight28-pack-word = karten
option-eight28-pack-word-authors = autoren
option-eight28-pack-word-zoch = handel

option-eight28-first_giver = wer zuerst gibt
option-eight28-first_giver-about = Wer im ersten Durchgang zuerst gibt: wen das Los bestimmt, oder wer den Tisch führt.
option-eight28-first_giver-value = { $value ->
    [host] wer den Tisch führt
   *[drawn] ausgelost
}
option-eight28-first_giver-word = zuerst, erster
option-eight28-first_giver-word-host = tischführung, gastgeber
option-eight28-first_giver-word-drawn = ausgelost

option-eight28-pass_is_final = endgültiges Nein
option-eight28-pass_is_final-about = Wer eine Karte ablehnt, bekommt in dem Durchgang keine mehr angeboten. Sonst darf man später wieder nehmen.
option-eight28-pass_is_final-word = endgültig

option-eight28-low_may_go_high = mit wenig auf die 28
option-eight28-low_may_go_high-about = Wer keine Summe von 9 bis 28 hat, darf trotzdem auf die 28 spielen. Sonst spielt eine solche Hand immer auf die 8.
option-eight28-low_may_go_high-word = wenig, bis-8
