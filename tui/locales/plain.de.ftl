# Was der Zeilenmodus sagt, und die Wörter, die man dort tippt, das übliche zuerst.

pair-of-move = { $move }: { $what }

plain-word-tables = tische
plain-word-new = neu, öffnen
plain-word-play = spiele, spiel, spielen
plain-word-learn = lernen, lerne
plain-word-sit = setzen, sitzen, platz
plain-word-watch = zuschauen, zusehen
plain-word-table = tisch
plain-word-hand = hand, karten, blatt
plain-word-score = punkte, stand
plain-word-summary = kurz, übersicht
plain-word-moves = züge
plain-word-why = warum, wieso
plain-word-ready = bereit, fertig
plain-word-unready = warten, unfertig
plain-word-start = anfangen, starten, los
plain-word-fill = auffüllen, füllen
plain-word-dismiss = entfernen, wegschicken
plain-word-host = gastgeber
plain-word-words = worte
plain-word-seal = siegel
plain-word-hush = ruhe
plain-word-unhush = reden
plain-word-stand = aufstehen
plain-word-leave = gehen, verlassen
plain-word-give-up = aufgeben
plain-word-fast = schnell, sofort
plain-word-rematch = revanche
plain-word-history = verlauf
plain-word-say = sag, sagen, sage
plain-word-who = wer
plain-word-repeat = wiederholen, nochmal
plain-word-rules = regeln
plain-word-record = aufzeichnung
plain-word-finished = gespielt
plain-word-replay = wiederholung
plain-word-name = name
plain-word-language = sprache
plain-word-return = zurück
plain-word-device = gerät, device
plain-word-mute = stumm
plain-word-unmute = laut
plain-word-forced = zugzwang, automatisch
plain-word-bell = klingel, glocke
plain-word-help = hilfe, ?
plain-word-quit = tschüss, ende, beenden

plain-word-seats = plätze
plain-word-bots = bots
plain-word-private = privat
plain-word-relaxed = gemütlich
plain-word-clock = uhr
plain-word-yes = ja, j, an
plain-word-no = nein, n, aus
plain-word-language-en = englisch, en
plain-word-language-de = deutsch, de
plain-word-language-fr = französisch, fr
plain-word-language-it = italienisch, it

plain-help-tables = tische: welche Tische es gibt.
plain-help-new = neu SPIEL macht einen Tisch auf. Dazu geht: plätze 4, bots 2, anfänger, vereinsspieler oder meister (so gut spielen die Bots), privat, gemütlich (ohne Uhr), uhr 300 10 und Optionen des Spiels. Zum Beispiel: neu 8-28 plätze 4 bots 1. Die Optionen nennt hilfe SPIEL.
plain-help-play = spiele SPIEL beginnt sofort ein Spiel gegen Bots. Wie gut sie spielen, sagst du mit anfänger, vereinsspieler oder meister dazu. Zum Beispiel: spiele farbstich, oder spiele 8-28 meister.
plain-help-learn = lernen SPIEL gibt ein Lernspiel von drei Minuten, mit immer denselben Karten, und erklärt das Spiel beim Spielen. Zum Beispiel: lernen 8-28.
plain-help-sit = setzen NUMMER oder setzen CODE: Du setzt dich an einen Tisch. setzen 3 2 nimmt den zweiten Platz an Tisch 3.
plain-help-watch = zuschauen NUMMER oder zuschauen CODE: Du gehst auf die Galerie eines Tischs.
plain-help-table = tisch: alles, was an deinem Tisch zu sehen ist.
plain-help-hand = hand: was du auf der Hand hast.
plain-help-score = punkte: wie es steht.
plain-help-summary = kurz: wer dran ist und was du hast, in aller Kürze.
plain-help-moves = züge: was du jetzt tun kannst, mit Nummern. Tippe die Nummer, und es geschieht.
plain-help-why = warum: warum etwas nicht ging und was du tun kannst, oder worauf der Tisch wartet.
plain-help-ready = bereit: Du willst spielen. Sind alle bereit, fängt das Spiel an.
plain-help-unready = warten: Du willst doch noch warten.
plain-help-start = anfangen: Der Gastgeber fängt das Spiel an.
plain-help-fill = auffüllen: Bots setzen sich auf alle freien Plätze. auffüllen meister nimmt die besten; es gibt auch anfänger und vereinsspieler. auffüllen anfänger 3 füllt nur Platz 3.
plain-help-dismiss = entfernen NAME oder entfernen PLATZ: Ein Bot muss gehen, oder jemand muss aufstehen.
plain-help-host = gastgeber NAME: Jemand anders wird Gastgeber.
plain-help-words = worte TEXT gibt eigene Worte zum nächsten Mischen dazu, damit niemand es geplant haben kann.
plain-help-seal = siegel: das ganze Siegel des Mischens, deine Worte darin und nach dem Spiel das Geheimnis.
plain-help-hush = ruhe: Der Gastgeber bittet die Galerie um Ruhe.
plain-help-unhush = reden: Die Galerie darf wieder reden.
plain-help-stand = aufstehen: Du gibst vor einem Spiel deinen Platz auf und schaust zu.
plain-help-leave = gehen: zurück in die Halle. Mitten im Spiel bleibt dein Platz deiner.
plain-help-give-up = aufgeben: Dein Spiel gegen Bots ist damit zu Ende, und es wird nicht aufgezeichnet. aufgeben 3 beendet das an Tisch 3.
plain-help-fast = schnell: Wenn du nur gegen Bots spielst, spielen sie sofort, bis du dich entscheiden musst oder eine neue Runde beginnt.
plain-help-rematch = revanche: dieselben Leute, noch ein Spiel.
plain-help-history = verlauf: was zuletzt passiert ist. verlauf 30 erzählt mehr davon.
plain-help-say = sag TEXT: Alle, die hier sind, können es lesen.
plain-help-who = wer: wer hier ist.
plain-help-repeat = wiederholen: die letzten Sätze noch einmal.
plain-help-rules = regeln: die Regeln des Spiels an deinem Tisch. regeln SPIEL: die eines anderen Spiels. regeln trumpf: nur wo dieses Wort vorkommt.
plain-help-record = aufzeichnung NUMMER: ein fertiges Spiel, wie es aufgezeichnet wurde. aufzeichnung: das gerade gespielte.
plain-help-finished = gespielt: welche Spiele vorbei sind und noch einmal angesehen werden können.
plain-help-replay = wiederholung NUMMER: ein fertiges Spiel noch einmal, mit offenen Karten; wiederholung NUMMER 40: der 40. Schritt.
plain-help-name = name NEU: Du heißt ab jetzt anders.
plain-help-language = sprache englisch, deutsch, französisch oder italienisch: So redet das Haus.
plain-help-return = zurück CODE: Du kommst als der Gast wieder, der diesen Code bekommen hat, und auf deinen Platz.
plain-help-device = gerät: Du bekommst einen Code, mit dem du auch mit einem anderen Gerät und dessen Schlüssel du selbst bist.
plain-help-mute = stumm NAME: Was diese Person sagt, liest du nicht mehr.
plain-help-unmute = laut NAME: Du liest es wieder.
plain-help-forced = zugzwang ja: Wo du keine Wahl hast, wird für dich gespielt. zugzwang nein: Du machst alles selbst.
plain-help-bell = klingel ja: Dein Terminal klingelt, wenn du dran bist. klingel nein: Es bleibt still.
plain-help-help = hilfe: welche Wörter du tippen kannst. hilfe WORT: was es tut. hilfe SPIEL: die Optionen des Spiels.
plain-help-quit = tschüss: Du verlässt das Haus.

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
plain-no-card = „{ $text }“ ist keine Karte, die ich kenne.
plain-no-game = Im Moment wird nicht gespielt.
plain-nothing-there = Im Moment gibt es nichts zu sagen.
plain-nothing-refused = Nichts wurde abgelehnt. Was du tippen kannst, sagt „{ $help }“.
plain-no-change = Das ändert nichts.
plain-no-such-number = Einen Zug { $number } gibt es nicht. Welche es gibt, sagt „{ $moves }“.
plain-no-such-term = „{ $word }“ kenne ich hier nicht. { $usage }
plain-no-such-rule = In keiner Regel kommt „{ $words }“ vor.
plain-which-rules = Die Regeln welches Spiels? Tippe „{ $word }“ und dazu { $games }.
plain-value-missing = Hinter „{ $word }“ fehlt etwas.
plain-number-missing = Hinter „{ $word }“ fehlt eine Zahl.
plain-bad-clock = Eine Uhr hat 5 bis 86400 Sekunden und für jede Entscheidung 0 bis 3600 dazu.

plain-welcome = Willkommen im Kartenhaus, { $name }.
plain-which-language = Auf Deutsch geht es weiter mit: language deutsch
plain-code = Du bist zu Gast. Wenn du später auf deinen Platz zurückwillst, tippe: { $word } { $code }
plain-is-called = { $before } heißt jetzt { $name }.
plain-device = Komm innerhalb von { $minutes } Minuten mit dem anderen Gerät und dessen eigenem Schlüssel herein und gib ein: { $word } { $code }
plain-announced = Das Haus gibt bekannt: { $text }
plain-shown-out = Du wirst gebeten, das Haus zu verlassen.
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
    [club] Bot, Vereinsspieler
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
} für jeden{ $increment ->
    [0] { "" }
    [one] { " " }und 1 Sekunde mehr für jede Entscheidung
   *[other] { " " }und { $increment } Sekunden mehr für jede Entscheidung
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
    [yes] , Gastgeber
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
plain-invitation = Der Tisch ist privat. Andere kommen herein mit: { $sit } { $code }
plain-invitation-ssh = Von draußen führt das geradewegs an den Tisch: { $line }
plain-only-here = Herein kommt nur, wer an einem anderen Terminal dieses Rechners sitzt, mit „kartenhaus“. „kartenhaus serve“ öffnet das Haus für deine Freunde.
plain-commit = Das Mischen ist versiegelt. Das Siegel beginnt mit { $start }, das ganze sagt „{ $word }“.
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
plain-standing = Bis zum Ende des Durchgangs wird für dich erledigt: { $move }.
plain-no-standing = Du entscheidest wieder selbst.
plain-paused = Am Tisch ist Pause: Im Moment lässt sich nichts aufschreiben. Es geht nichts verloren.
plain-goes-on = Am Tisch geht es weiter.
plain-muted = Was { $name } sagt, liest du nicht mehr.
plain-unmuted = Was { $name } sagt, liest du wieder.
plain-left = { $closed ->
    [yes] Tisch { $table } ist aufgelöst.
   *[no] Du hast Tisch { $table } verlassen.
} Du bist in der Halle.
plain-kept = Dein Platz bleibt deiner. { $cover ->
    [none] Das Spiel wartet auf dich.
   *[other] Nach { $cover } Sekunden spielt ein Bot für dich.
} Zurück kommst du mit: { $sit } { $table }
plain-kept-end = Beenden kannst du es mit: { $end } { $table }
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
plain-waits-for-nobody = Der Tisch wartet auf niemanden.
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
plain-result = Das Spiel ist aus. Punkte: { $points }. { who-won }
plain-record = Die Aufzeichnung dieses Spiels ist { $record }. Das Geheimnis beim Mischen sagt „{ $seal }“.
plain-verify = Wer will, kann es nachprüfen: { $command }
plain-rematch = Tippe „{ $rematch }“, um noch einmal zu spielen, oder „{ $leave }“, um in die Halle zu gehen.
plain-shown = Die Aufzeichnung { $record }:
plain-no-finished = Noch ist kein Spiel vorbei, das du ansehen darfst.
plain-finished = { $record }: { $game }. { $points }.
plain-replayed = { $game }, { $record }: Schritt { $step } von { $steps }.
