### The page on which people choose keys of their own.

screen-keys-was = sonst
screen-keys-title = Tasten
screen-keys-about = Enter, dann die neue Taste: ein Buchstabe oder ein Zeichen.
screen-keys-usual = die üblichen Tasten
screen-keys-type = Die Taste für: { $choice }
screen-keys-not-this = „{ $key }“ geht nicht: Es muss ein einzelner Buchstabe oder ein Zeichen sein, keine Ziffer.
screen-keys-clash = { $key } ist dort schon vergeben: { $choice }
screen-keys-label = { $does ->
    [chat] Reden
    [log] Verlauf
    [rules] Regeln
    [score] Punkte
    [recap] Rückblick
    [markers] Farbkarten umdrehen
    [objection] Beanstanden
    [take] Karte nehmen
    [decline] Karte ablehnen
    [no-more] Keine Karte mehr
    [ask-again] Wieder fragen
    [replay] Spiel ansehen
    [rematch] Revanche
    [play-eight28] 8-28 spielen
    [play-farbstich] Farbstich spielen
    [play-schatzsuche] Schatzsuche spielen
    [learn] Lernspiel
    [go-on] Weiter im Lernspiel
    [new] Neuer Tisch
    [join] Dazusetzen
    [watch] Zuschauen
    [replays] Alte Spiele
    [fog] Altes Spiel: verdecken
    [seat] Altes Spiel: Platz
    [search] In den Regeln suchen
    [typed] Altes Spiel per Nummer
    [open] Neuen Tisch aufmachen
    [settings] Einstellungen
    [quit] Haus verlassen
    [ready] Bereit
    [unready] Doch nicht bereit
    [start] Anfangen
    [fill] Bots auf freie Plätze
    [level] Stärke der Bots
    [dismiss] Vom Platz entfernen
    [host] Tisch übergeben
    [stand] Aufstehen
    [words] Eigene Worte
    [copy] Einladung kopieren
    [hush] Galerie um Ruhe bitten
   *[other] { "" }
}
