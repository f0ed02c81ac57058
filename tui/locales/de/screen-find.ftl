### The palette, which finds actions, tables, rules and settings.

screen-find-title = Suchen
screen-find-what = eine Aktion, ein Tisch, eine Regel oder eine Einstellung
screen-find-do = ausführen
screen-find-next = nächster Abschnitt
screen-find-nothing = Nichts gefunden zu „{ $words }“.
screen-find-section = { $section ->
    [actions] Aktionen
    [places] Tische
    [rules] Regeln
   *[settings] Einstellungen
}
screen-find-when = { $does ->
    [take] wenn dir eine Karte angeboten wird
    [decline] wenn dir eine Karte angeboten wird
    [no-more] wenn dir eine Karte angeboten wird
    [ask-again] nach „keine mehr“
    [markers] wenn du Farbkarten von Hand drehst
    [objection] bei von Hand gedrehten Farbkarten
    [recap] nach einem Durchgang oder Stich
    [watch] wenn andere an einem Tisch spielen
    [play-on] während Bots überlegen
    [pace] im Spiel nur gegen Bots
   *[other] jetzt nicht
}
screen-find-table = { $free ->
    [0] voll, du kannst zuschauen
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
}
screen-find-about = { $does ->
    [play-eight28] nahe an 8 oder 28, 3 bis 6 Leute
    [play-farbstich] starke Farben sammeln, 3 bis 6
    [play-schatzsuche] ansagen, goldene Karte erraten, zu dritt
    [new] mit Freunden oder Bots
    [learn] ein Lernspiel am Tisch
    [join] mit Nummer oder Code
    [watch] an einem Tisch zuschauen
    [rules] wie man es spielt
    [settings] Farben, Zeichen, Tempo, Tasten
    [replays] deine gespielten Spiele
    [chat] etwas sagen
    [log] was geschah und gesagt wurde
    [quit] dein Platz bleibt dir
    [score] die Punkte bis jetzt
    [recap] was zuletzt geschah, noch einmal
    [play-on] die Bots spielen sofort
    [pace] Bots antworten schnell oder normal
   *[other] { "" }
}
