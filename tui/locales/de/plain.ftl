### Line mode: the house in sentences.

plain-remarks = { $on ->
    [yes] Die Bots an deinem Tisch sagen ab und zu etwas.
   *[no] Die Bots an deinem Tisch sagen nichts.
}

plain-overview = { $where ->
    [game] Im Spiel
    [table] Am Tisch
    [lobby] In der Halle
   *[anywhere] Immer
}: { $words }.
plain-overview-more = „{ $help }“ mit einem Wort dahinter erklärt es. Der Anfang eines Worts reicht, wenn er eindeutig ist.
plain-options = Optionen von { $game }, hinter „{ $new }“ zu tippen:
plain-unknown = „{ $word }“ kenne ich nicht.{ $near ->
    [none] { "" }
   *[other] { " " }Meinst du „{ $near }“?
} Was du tippen kannst, sagt „{ $help }“.
plain-ambiguous = „{ $word }“ kann { $choices } heißen.
plain-which = Was meinst du: { $choices }?
plain-whom = Wen meinst du: { $choices }?
plain-nobody = „{ $text }“ heißt an diesem Tisch niemand, und ein Platz ist es auch nicht.
plain-no-card = Die Karte „{ $text }“ kenne ich nicht.
plain-no-game = Im Moment wird nicht gespielt.
plain-nothing-there = Im Moment gibt es nichts zu berichten.
plain-nothing-refused = Bisher ging alles. Was du tippen kannst, sagt „{ $help }“.
plain-no-change = Das ändert nichts.
plain-no-such-number = Einen Zug { $number } gibt es nicht. Welche es gibt, sagt „{ $moves }“.
plain-no-such-term = „{ $word }“ kenne ich hier nicht. { $usage }
plain-no-such-rule = In den Regeln kommt „{ $words }“ nicht vor.
plain-which-rules = Die Regeln welches Spiels? Tippe „{ $word }“ und dazu { $games }.
plain-value-missing = Hinter „{ $word }“ fehlt etwas.
plain-number-missing = Hinter „{ $word }“ fehlt eine Zahl.
plain-bad-clock = Die Bedenkzeit ist 5 bis 86400 Sekunden, dazu 0 bis 3600 für jeden Zug.

plain-welcome = Willkommen im Kartenhaus, { $name }.
plain-which-language = Auf Deutsch geht es weiter mit: language deutsch
plain-code = Du bist zu Gast. Wenn du später auf deinen Platz zurückwillst, tippe: { $line }
plain-is-called = { $before } heißt jetzt { $name }.
plain-device = Komm innerhalb von { $minutes } Minuten mit dem anderen Gerät und dessen eigenem Schlüssel herein und gib ein: { $line }
plain-announced = Das Haus gibt bekannt: { $text }
plain-in-queue = { $before ->
    [0] Einen Moment, du bist als Nächstes dran.
    [one] Einen Moment, vor dir ist noch jemand dran.
   *[other] Einen Moment, vor dir sind noch { $before } andere dran.
}
plain-shown-out = Das Haus hat deinen Besuch beendet.
plain-banned = Du darfst dieses Haus nicht mehr betreten.
plain-banned-until = Du darfst dieses Haus bis { $until } nicht mehr betreten.
plain-renamed = Du heißt jetzt { $name }.
plain-language = Ab jetzt sprechen wir Deutsch.
plain-forced = { $on ->
    [yes] Wo du keine Wahl hast, wird für dich gespielt.
   *[no] Du machst alle Züge selbst.
}
plain-bell = { $on ->
    [yes] Dein Terminal klingelt, wenn du dran bist.
   *[no] Dein Terminal bleibt still, wenn du dran bist.
}
plain-title = { $turn ->
    [you] Du bist dran: { $game }
    [others] { $game }: { $names } am Zug
   *[none] { $game }
}
plain-bye = Tschüss.{ $seat ->
    [yes] { " " }Dein Platz bleibt deiner, und so lange spielt ein Bot für dich.
    [waits] { " " }Dein Platz bleibt deiner, und das Spiel wartet auf dich.
    [local] { " " }Nächstes Mal geht es hier weiter.
   *[no] { "" }
}
plain-hung-up = Das Haus hat die Verbindung beendet. Tschüss.
plain-closing = Das Haus schließt. Alle Tische bleiben, wie sie sind.
plain-more-said = … und { $count ->
    [one] eine weitere Nachricht
   *[other] { $count } weitere Nachrichten
}
plain-skipped = { $count ->
    [one] Eine Meldung wurde
   *[other] { $count } Meldungen wurden
} übergangen, weil zu viele auf einmal kamen.

plain-lobby-hint = Du kannst { $games } spielen. Tippe „{ $play }“ und eins davon, um sofort gegen Bots zu spielen, „{ $new }“ und eins davon, um einen Tisch aufzumachen, oder „{ $help }“.
plain-tables-hint = Tippe „{ $sit }“ und die Nummer eines Tischs, um dort mitzuspielen, oder „{ $watch }“ und die Nummer, um zuzuschauen.
plain-people = { $count ->
    [0] Es ist niemand da.
    [one] Eine Person ist da:
   *[other] { $count } Leute sind da:
}
plain-names = { $names }.
plain-present = { $name }{ $kind ->
    [guest] { $table ->
        [0] { " " }(Gast)
       *[other] { " " }(Gast, Tisch { $table })
    }
   *[person] { $table ->
        [0] { "" }
       *[other] { " " }(Tisch { $table })
    }
}
plain-no-tables = Es gibt keine offenen Tische.
plain-listing = Tisch { $table }: { $game }, { $phase ->
    [gathering] { $free } von { $seats } Plätzen frei
    [running] das Spiel läuft, { $seats } Plätze
   *[over] das Spiel ist aus, { $free } von { $seats } Plätzen frei
}.{ $count ->
    [0] { "" }
   *[other] { " " }Am Tisch: { $names }.
} Gespielt wird so: { $terms }.{ $watchers ->
    [0] { "" }
    [one] { " " }Eine Person schaut zu.
   *[other] { " " }{ $watchers } Leute schauen zu.
}
plain-listed = Tisch { $table }, { $game }: { $phase ->
    [gathering] Bald wird wieder gespielt.
    [running] Das Spiel hat angefangen.
    [over] Das Spiel ist aus.
   *[seats] { $free ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist frei.
       *[other] { $free } Plätze sind frei.
    }
}
plain-closed = Tisch { $table } ist aufgelöst.
plain-replaced = Dein angefangenes Spiel an Tisch { $table } ist beendet: Das neue tritt an seine Stelle.
plain-came = { $kind ->
    [guest] { $name } kommt als Gast herein.
   *[person] { $name } kommt herein.
}
plain-went = { $name } geht.
plain-said-before = Vorher wurde hier gesagt:
plain-saying = { $where ->
    [lobby] { $name } in der Halle
    [gallery] { $name } von der Galerie
   *[here] { $name }
}: { $text }
plain-bot = { $name } ({ $bot ->
    [novice] Bot, Anfänger
    [club] Bot, Verein
    [master] Bot, Meister
    [simple] einfacher Bot
    [random] Zufallsbot
   *[other] Bot { $bot }
})
plain-seat = Platz { $seat }
plain-relaxed = ohne Uhr
plain-clock = { $minutes ->
    [0] { $bank } Sekunden
    [one] 1 Minute
   *[other] { $minutes } Minuten
} pro Person{ $increment ->
    [0] { "" }
    [one] { " " }und 1 Sekunde mehr für jeden Zug
   *[other] { " " }und { $increment } Sekunden mehr für jeden Zug
}

plain-table = Du bist an Tisch { $table }: { $game }, { $seats } Plätze. { $phase ->
    [gathering] Das Spiel hat noch nicht angefangen.
    [running] Das Spiel läuft.
   *[over] Das Spiel ist aus.
}
plain-terms = Gespielt wird so: { $terms }.
plain-chair = Platz { $seat }: { $name }{ $you ->
    [yes] , das bist du
   *[no] { "" }
}{ $host ->
    [yes] , führt den Tisch
   *[no] { "" }
}{ $state ->
    [ready] , bereit
    [not-ready] , noch nicht bereit
    [covered] , so lange spielt ein Bot
    [gone] , nicht da
    [away] , abwesend
   *[here] { "" }
}{ $left ->
    [none] { "" }
    [one] , noch 1 Sekunde
   *[other] , noch { $left } Sekunden
}.
plain-free-chair = Platz { $seat } ist frei.
plain-watchers = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $count } Leute schauen zu.
}
plain-you-watch = Du schaust von der Galerie aus zu.
plain-you-sit = Du hast Platz { $seat }.
plain-is-hushed = Die Galerie ist um Ruhe gebeten.
plain-invitation = Der Tisch ist privat. Andere kommen herein mit: { $line }
plain-invitation-ssh = Von draußen kommt man so gleich an den Tisch: { $line }
plain-only-here = Hierher kommt man nur von einem anderen Terminal dieses Rechners, mit „kartenhaus“. Für Freunde anderswo öffnet „kartenhaus serve“ das Haus.
plain-commit = Das Mischen steht fest und ist versiegelt, damit sich nach dem Spiel prüfen lässt, dass nichts geändert wurde. Das Siegel beginnt mit { $start }, das ganze sagt „{ $word }“.
plain-seal = Das Siegel, der SHA-256 des Geheimnisses beim Mischen: { $commit }
plain-own-words = Deine eigenen Worte beim Mischen: { $words }
plain-secret = Das Geheimnis beim Mischen war: { $secret }
plain-ready-hint = Tippe „{ $ready }“, wenn du spielen willst, { $free ->
    [0] { "" }
   *[other] „{ $fill }“, damit sich Bots auf die freien Plätze setzen,{ " " }
}oder „{ $help }“.
plain-sit-hint = Mit „{ $sit }“ nimmst du dir einen freien Platz. Was du tippen kannst, sagt „{ $help }“.
plain-table-hint = Was auf dem Tisch liegt, sagt „{ $look }“. Was du tippen kannst, sagt „{ $help }“.
plain-phase = { $phase ->
    [gathering] Das Spiel hat noch nicht angefangen.
    [again] Bald wird wieder gespielt.
    [running] Das Spiel fängt an.
   *[over] Das Spiel ist aus.
}
plain-standing = Das macht das Haus bis zum Ende des Durchgangs für dich: { $move }.
plain-no-standing = Du entscheidest wieder selbst.
plain-paused = Am Tisch ist Pause, weil sich gerade nichts speichern lässt. Es geht nichts verloren.
plain-goes-on = Am Tisch geht es weiter.
plain-house-away = Einen Moment, das Haus ist gleich wieder da.
plain-house-back = Das Haus ist wieder da.
plain-muted = Was { $name } sagt, liest du nicht mehr.
plain-unmuted = Was { $name } sagt, liest du wieder.
plain-left = { $closed ->
    [yes] Tisch { $table } ist aufgelöst.
   *[no] Du hast Tisch { $table } verlassen.
} Du bist in der Halle.
plain-kept = Dein Platz bleibt deiner. { $cover ->
    [none] Das Spiel wartet auf dich.
    [one] Nach einer Sekunde spielt ein Bot für dich.
   *[other] Nach { $cover } Sekunden spielt ein Bot für dich.
} Zurück kommst du mit: { $line }
plain-kept-end = Beenden kannst du es mit: { $line }
plain-given-up = Dein Spiel ist beendet; es wird nicht aufgezeichnet.
plain-fast = Die Bots spielen sofort, bis du dich entscheiden musst oder eine neue Runde beginnt.
plain-taken-over = Eine andere Verbindung von dir hat deinen Platz an Tisch { $table } übernommen. Diese hier ist jetzt in der Halle.

plain-your-turn = Du bist dran.{ $left ->
    [none] { "" }
    [one] { " " }Du hast noch 1 Sekunde.
   *[other] { " " }Du hast noch { $left } Sekunden.
}
plain-apart = { $one }; { $other }
plain-can = Du kannst tippen: { $choices }.
plain-move = { $number }: { $move }
plain-waits = { $you ->
    [yes] Du bist dran.
   *[no] Du bist nicht dran. Der Tisch wartet auf { $seats }.
}
plain-waits-for-nobody = Gerade ist niemand dran.
plain-points = Punkte: { $points }.
plain-totals = Gesamtstand: { $points }.
plain-missed = { $skipped ->
    [0] Während du weg warst:
   *[other] Während du weg warst, ist viel passiert. Das war das Letzte:
}
plain-missed-none = Du hast nichts Wichtiges verpasst.
plain-missed-end = Das war alles. Jetzt geht es weiter.
plain-past = { $count ->
    [0] Es ist noch nichts passiert.
   *[other] Das ist zuletzt passiert:
}
plain-result = Das Spiel ist aus. Punkte: { $points }. { common-winners }
plain-record = Die Aufzeichnung dieses Spiels ist { $record }. Das Geheimnis beim Mischen sagt „{ $seal }“.
plain-verify = So lässt sich das Mischen nachprüfen: { $command }
plain-rematch = Tippe „{ $rematch }“, um noch einmal zu spielen, oder „{ $leave }“, um in die Halle zu gehen.
plain-lesson-over = Das Lernspiel ist zu Ende. Spiel hier noch weiter, oder tippe „{ $leave }“, um in die Halle zu gehen.
plain-shown = Die Aufzeichnung { $record }:
plain-no-finished = Es gibt noch kein beendetes Spiel, das du ansehen darfst.
plain-finished = { $record }: { $game }. { $points }.
plain-replayed = { $game }, { $record }: Schritt { $step } von { $steps }.
