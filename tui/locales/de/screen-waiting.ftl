### The waiting room of a table whose game has not begun.

screen-waiting-terms = So wird gespielt
screen-waiting-seal = Das Siegel des Mischens
screen-waiting-prompt = { $state ->
    [watching] { $free ->
        [0] Du schaust zu; alle Plätze sind besetzt.
       *[other] Du schaust zu. Mit Enter setzt du dich auf den gewählten Platz.
    }
    [fill] Auf Freunde warten oder auffüllen? { $fill } ruft Bots.
    [mine] Bereit? Drück { $key }. Sind alle bereit, geht es los.
    [alone] { $free ->
        [one] 1 Platz ist
       *[other] { $free } Plätze sind
    } frei: Ruf Bots dazu.
    [free] { $free ->
        [one] 1 Platz ist
       *[other] { $free } Plätze sind
    } frei: Noch fehlt jemand.
   *[others] { $names ->
        [none] Das Spiel fängt an.
       *[other] Noch nicht bereit: { $names }.
    }
}
screen-waiting-free = frei
screen-waiting-is-host = führt
screen-waiting-has-words = eigene Worte
screen-waiting-bot = Bot: { $level }
screen-waiting-away = nicht da
screen-waiting-is-ready = { $ready ->
    [yes] bereit
   *[no] nicht bereit
}
screen-waiting-enter = { $what ->
    [sit] auf Platz { $seat } setzen
    [ready] bereit
    [unready] doch nicht bereit
   *[dismiss] von Platz { $seat } entfernen
}
screen-waiting-ready = bereit
screen-waiting-unready = doch nicht
screen-waiting-start = anfangen
screen-waiting-stand = aufstehen
screen-waiting-fill = Bots rufen
screen-waiting-level = Stärke: { $level }
screen-waiting-dismiss = entfernen
screen-waiting-host = Tisch übergeben
screen-waiting-hush = { $on ->
    [yes] reden lassen
   *[no] Ruhe
}
screen-waiting-copy = Einladung kopieren
screen-waiting-copied = Kopiert, wenn dein Terminal das erlaubt: { $text }
screen-waiting-words = eigene Worte
screen-waiting-words-line = Worte, die niemand erraten kann: Sie werden mitgemischt
screen-waiting-sure = { $what ->
    [dismiss] { $name } bitten aufzustehen?
   *[host] { $name } den Tisch übergeben?
}
screen-waiting-leave-question = { $alone ->
    [yes] Vom Tisch gehen? Sonst ist niemand da: Der Tisch wird aufgelöst, und die Einladung gilt nicht mehr.
   *[no] Vom Tisch gehen? Dein Platz wird frei.
}
screen-waiting-private = Der Tisch ist privat. Wer diese Wörter hat, kommt herein:
screen-waiting-open = Der Tisch ist für alle offen. So kommen andere an Tisch { $table }:
screen-waiting-join = hier im Haus: { $key } { $code }
screen-waiting-full = Alle Plätze sind besetzt. Wird einer frei, steht die Einladung wieder hier.
screen-waiting-place = Platz { $seat }
screen-waiting-seal-about = Zeigt nachher allen, dass beim Mischen nicht gemogelt wurde.
screen-waiting-the-seal = das Siegel
screen-waiting-whole-seal = { $on ->
    [yes] Siegel kürzen
   *[no] ganzes Siegel
}
screen-waiting-words-mixed = deine Worte, mitgemischt
screen-waiting-no-words = noch keine
screen-waiting-gave-words = { $name } hat Worte dazugegeben
screen-waiting-taken = Warten: { $taken } von { $seats } Plätzen besetzt
screen-waiting-gallery = Galerie
screen-waiting-quiet = soll still sein
screen-waiting-not-yet = noch nicht
screen-waiting-note = { $what ->
    [ready] dann geht es los
    [unready] du bist bereit
    [level] neuer Bots
    [stand] und zuschauen
   *[start] alle sind da
}
screen-waiting-clock = { $time }{ $increment ->
    [0] { "" }
   *[other] { " " }+{ $increment } s je Zug
}
