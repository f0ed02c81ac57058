### The palette, which finds actions, tables, rules and settings.

screen-find-title = Suchen
screen-find-what = Aktion, Ort, Regel oder Einstellung
screen-find-do = OK
screen-find-next = nächster Abschnitt
screen-find-nothing = Nichts gefunden zu „{ $words }“.
screen-find-section = { $section ->
    [actions] Aktionen
    [places] Halle und Tische
    [rules] Regeln
   *[settings] Einstellungen
}
screen-find-when = { $does ->
    [take] bei einer angebotenen Karte
    [decline] bei einer angebotenen Karte
    [no-more] bei einer angebotenen Karte
    [ask-again] nach „keine mehr“
    [markers] bei Farbkarten von Hand
    [objection] nach einer Karte, Farbkarten von Hand
    [recap] nach einem Durchgang oder Stich
    [watch] wenn an einem Tisch gespielt wird
    [play-on] während Bots überlegen
    [pace] im Spiel nur gegen Bots
   *[other] jetzt nicht
}
screen-find-table = { $free ->
    [0] voll, du kannst zuschauen
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
}
screen-find-own-table = dein Spiel, das auf dich wartet
screen-find-about = { $does ->
    [hall] diesen Tisch verlassen
    [play-eight28] nahe an 8 oder 28, 3 bis 6 Leute
    [play-farbstich] starke Farben zuerst, 3 bis 6
    [play-schatzsuche] ansagen, goldene Karte, zu dritt
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
    [pace] Tempo der Bots: schnell, normal
   *[other] { "" }
}
screen-find-word = { $does ->
    [hall] verlassen, gehen, zurück, beenden
    [learn] Lektion, Unterricht, Übung, Anleitung, lernen
    [new] öffnen, aufmachen, privat, neues Spiel
    [replays] Wiederholung, gespielte Spiele, noch einmal ansehen
    [join] setzen, mitspielen, Code, Einladung, Nummer
    [quit] verlassen, beenden, schließen
    [rules] Anleitung, Spielregeln, Hilfe
    [settings] Optionen, Farben, Sprache
    [chat] reden, schreiben, Nachricht
    [log] Protokoll, Geschichte
    [help] Kürzel, Tastatur, Hilfe
    [theme] Thema, Farbschema, Tag, Nacht
    [glyphs] Symbole, Emoji, ASCII
    [motion] Animation, Effekte
    [pace] Tempo, Geschwindigkeit, langsam
    [bell] Ton, Klang, Klingel
    [remarks] Sprüche, Geplauder, stumm
    [forced] automatisch, einziger Zug
    [keys] Kürzel, Tastatur
    [name] Spitzname, umbenennen
   *[other] { "" }
}
