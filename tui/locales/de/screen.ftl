### What more than one screen says, and screens with few texts.

screen-command = Tippe, was du tun willst, etwa „spiele 8-28“ oder „hilfe“
screen-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
screen-too-small = Dieses Terminal ist zu klein für den Tisch: Es braucht mindestens { $width } Spalten und { $height } Zeilen.
screen-talk-line = Sag allen am Tisch etwas
screen-log-title = Verlauf
screen-score-title = Punkte
screen-rules-title = Regeln von { $game }{ $words ->
    [none] { "" }
   *[other] : „{ $words }“
}
screen-rules-search = suchen
screen-rules-search-line = Wörter in den Regeln suchen
screen-rules-search-nothing = Nichts zu „{ $words }“. Esc zeigt wieder alle Regeln.
screen-leave-sure = Ganz sicher?
screen-leave-question = { $waits ->
    [yes] Vom Tisch gehen? Dein Platz bleibt deiner, und das Spiel wartet auf dich.
   *[no] Vom Tisch gehen? Dein Platz bleibt deiner, und ein Bot spielt für dich, bis du wiederkommst.
}
screen-leave-alone = Dieses Spiel später weiterspielen oder beenden? Später: Es wartet auf dich und steht in der Halle ganz oben. Beenden: Davon bleibt nichts.
screen-leave-later = später
screen-leave-end = beenden
screen-leave-stay = bleiben
screen-slow = Leitung langsam
screen-log-before = Vorher
screen-talk-title = Gespräch
screen-copied = Kopiert
screen-language-question = Soll das Haus Deutsch reden?
screen-language-mine = Deutsch
screen-log-since = seit deinem letzten Zug
