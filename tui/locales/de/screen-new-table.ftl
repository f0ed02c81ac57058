### The screen on which a table is opened with its terms.

screen-new-table-title = Neuer Tisch
screen-new-table-open = Tisch aufmachen
screen-new-table-label = { $what ->
    [game] Spiel
    [seats] Plätze
    [clock] Uhr
    [bots] Bots
    [level] Stärke der Bots
   *[private] Wer kommen darf
}
screen-new-table-about = { $what ->
    [game] { screen-hall-about }
    [seats] So viele spielen. Auf freie Plätze können sich alle setzen, die kommen, oder später ein Bot.
    [clock] Bedenkzeit, dazu 5, 10 oder 20 s je Zug. Danach entscheidet ein Bot; ohne Uhr erst, wenn andere lange gewartet haben, meist 5 Minuten.
    [bots] So viele Plätze besetzen sofort Bots. Sind es alle, schaust du zu.
    [level] „Anfänger“ macht Fehler, „Verein“ kann das Spiel, „Meister“ denkt voraus.
   *[private] Ein offener Tisch steht in der Halle. Zu einem privaten kommt nur, wer die Einladung hat.
}
screen-new-table-clock = { $clock ->
    [usual] wie üblich
    [relaxed] keine
    [short] 1 min
    [middle] 3 min
   *[long] 10 min
}
screen-new-table-level = { $level ->
    [novice] Anfänger
    [club] Verein
    [master] Meister
   *[other] { $level }
}
screen-new-table-private = { $on ->
    [yes] Eingeladene
   *[no] alle
}
screen-new-table-open-button = Tisch aufmachen
screen-new-table-back = Zurück
screen-new-table-a-bot = Bot
screen-new-table-a-seat = ein Platz
screen-new-table-preview = so wird er aussehen
screen-new-table-outlook = { $state ->
    [watch] Auf allen Plätzen sitzen Bots: Du schaust ihnen zu.
    [bots] Du spielst gegen Bots. Sobald du bereit bist, geht es los.
    [private] { $free ->
        [one] 1 Platz bleibt frei. Du bekommst eine Einladung
       *[other] { $free } Plätze bleiben frei. Du bekommst eine Einladung
    }, die du Freunden schicken kannst.
   *[free] { $free ->
        [one] 1 Platz bleibt frei: Wer hereinkommt, darf ihn nehmen,
       *[other] { $free } Plätze bleiben frei: Wer hereinkommt, darf sich setzen,
    } oder du rufst später Bots.
}
screen-new-table-rules = Spielregeln
