# Was der Bildschirm außerhalb der Spiele sagt: Überschriften, die Leiste unten, Namen der Tasten.

key-enter = Enter
key-space = Leertaste
key-escape = Esc
key-tab = Tab
key-pageup = Bild auf
key-pagedown = Bild ab
key-up = Hoch
key-down = Runter
key-left = Links
key-right = Rechts
key-arrows = Pfeile

screen-command = Tippe, was du tun willst, etwa „spiele 8-28“ oder „hilfe“
screen-command-choice = Befehl
screen-help-choice = Tasten
screen-escape-choice = zurück
screen-help-title = Tasten: { $of }
screen-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
screen-too-small = Dieses Terminal ist zu klein für den Tisch: Es braucht mindestens { $width } Spalten und { $height } Zeilen.
screen-rematch = Revanche
screen-chat = reden
screen-chat-line = Sag allen am Tisch etwas
screen-log = Verlauf
screen-log-title = Verlauf
screen-score = Punkte
screen-score-title = Punkte
screen-rules = Regeln
screen-rules-title = Regeln von { $game }{ $words ->
    [none] { "" }
   *[other] : „{ $words }“
}
screen-search = suchen
screen-search-line = Wörter in den Regeln suchen
screen-search-nothing = Nichts zu „{ $words }“. Esc zeigt wieder alle Regeln.
screen-sure = Ganz sicher?
screen-leave-question = { $waits ->
    [yes] Vom Tisch gehen? Dein Platz bleibt deiner, und das Spiel wartet auf dich.
   *[no] Vom Tisch gehen? Dein Platz bleibt deiner, und ein Bot spielt für dich, bis du wiederkommst.
}
screen-leave-alone = Dieses Spiel später weiterspielen oder beenden? Später: Es wartet auf dich und steht in der Halle zuoberst. Beendet: Davon bleibt nichts.
screen-leave-later = später
screen-leave-end = beenden
screen-leave-stay = bleiben
screen-play-on = weiter
screen-hurry = { $key }: weiter
screen-pace = Bot-Tempo
screen-pace-now = { $pace ->
    [quick] Die Bots antworten jetzt schnell.
   *[usual] Die Bots lassen sich wieder Zeit.
}
screen-recap = Rückblick
screen-mark = { $mark ->
    [bot] Bot
    [covered] Bot vertritt
   *[away] weg
}
screen-your-turn = Du bist dran
screen-covered = Ein Bot spielt für dich

key-ctrl = Strg+{ $key }
help-point = { $digits ->
    [yes] auf etwas zeigen; das geht auch mit der Ziffer
   *[no] auf etwas zeigen
}
help-do = { $digits ->
    [yes] tun, worauf du zeigst; das geht auch, wenn du die Ziffer noch einmal tippst
   *[no] tun, worauf du zeigst
}
help-hang-up = das Haus verlassen; du kommst dorthin zurück, wo du warst
screen-point = wählen
screen-do-pointed = OK
screen-slow = Leitung langsam
screen-table-number = Tisch { $table }
screen-before = Vorher
screen-talk = Gespräch
screen-scroll = blättern
screen-copied = Kopiert
help-here = Jetzt
help-pages = Auf dieser Seite
help-always = Immer
screen-find = suchen
find-title = Suchen
find-what = eine Aktion, ein Tisch, eine Regel oder eine Einstellung
find-do = tun
find-next = nächster Abschnitt
find-nothing = Nichts heißt „{ $words }“.
find-section = { $section ->
    [actions] Aktionen
    [places] Tische
    [rules] Regeln
   *[settings] Einstellungen
}
find-when = { $does ->
    [take] wenn dir eine Karte angeboten wird
    [decline] wenn dir eine Karte angeboten wird
    [no-more] wenn dir eine Karte angeboten wird
    [ask-again] nach „keine mehr“
    [markers] wenn du deine Marker von Hand drehst
    [objection] wenn der Durchgang gespielt ist
    [recap] nach einem Durchgang oder Stich
   *[other] jetzt nicht
}
find-table = { $free ->
    [0] voll, du kannst zusehen
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
}
