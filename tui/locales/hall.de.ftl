# Die Halle: was man sieht, wenn man hereinkommt.

hall-play-now = Gleich spielen, gegen Bots
hall-play = { $game } spielen
hall-dealing = Die Karten werden gegeben …
hall-tagline = { $game ->
    [eight28] Nehmen oder nicht: nahe an 8 oder 28
    [farbstich] Starke Farben holen die besten Karten
   *[schatzsuche] Sag Stiche an, rate die goldene Karte
}
hall-about = { $game ->
    [eight28] 3 bis 6 Leute. Karten nehmen oder nicht: Wer am nächsten an 8 oder 28 ist, bekommt Edelsteine.
    [farbstich] 3 bis 6 Leute. Im Stich zählen gleiche Farben zusammen; die stärksten nehmen Karten, und die bringen Punkte.
   *[schatzsuche] 3 Leute, 10 Runden. Sag an, wie viele Stiche du machst, und errate die goldene Karte.
}
hall-tables = Tische
hall-no-tables = Gerade ist kein Tisch offen.
hall-waits = zurück in dein Spiel
hall-back = { $game ->
    [none] Dein Spiel wartet auf dich: „{ $table }“. Enter bringt dich hin.
   *[other] Dein Spiel wartet auf dich: { $game } an Tisch { $table }. Enter bringt dich hin.
}
hall-state = { $phase ->
    [gathering] { $free ->
        [0] voll
        [one] 1 Platz frei
       *[other] { $free } Plätze frei
    }
    [running] im Spiel
   *[over] zu Ende
}
hall-watchers = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
hall-bots = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
}
hall-relaxed = ohne Uhr
hall-learn = lernen
hall-new = neuer Tisch
hall-join = dazusetzen
hall-watch = zusehen
hall-replays = alte Spiele
hall-settings = einstellen
hall-quit = gehen
hall-quit-question = Aus dem Haus gehen? Plätze, die du hast, bleiben deine.
hall-join-line = Die Nummer eines Tischs oder die Wörter einer Einladung
hall-chat-line = Sag allen in der Halle etwas
hall-look-right = Sieht das richtig aus? Kreuz, Pik, Herz, Karo, bunte Formen, zwei Edelsteine, zwei Rahmen.
hall-you = { $kind ->
    [guest] Du bist { $name } und hier zu Gast.{ $code ->
        [none] { "" }
       *[other] { " " }Wenn du wiederkommst, tippe :zurück { $code }
    }
    [local] Du bist { $name }. Dieses Haus ist in deinem Terminal, und gegen dich spielen Bots.
   *[known] Du bist { $name }. Das Haus kennt dich an deinem Schlüssel.
}
hall-here = { $count ->
    [0] Sonst ist niemand hier.
    [one] Außer dir ist hier: { $names }
   *[other] Außer dir sind { $count } hier: { $names }
}
hall-people = Wer hier ist
hall-guest = (Gast)
hall-at = Tisch { $table }
hall-talk = Gespräch und Neues
hall-which-rules = Die Regeln von welchem Spiel?
hall-which-language = Soll das Haus Deutsch reden?
hall-my-language = Deutsch
