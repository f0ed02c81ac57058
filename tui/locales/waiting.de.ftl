# Der Warteraum eines Tischs, vor dem Spiel.

waiting-terms = So wird gespielt
waiting-seal = Das Siegel des Mischens
waiting-prompt = { $state ->
    [watching] { $free ->
        [0] Du schaust zu; alle Plätze sind besetzt.
       *[other] Du schaust zu. Enter nimmt den Platz, auf den du zeigst.
    }
    [fill] Auf Freunde warten oder auffüllen? { $fill } ruft Bots.
    [mine] Bist du bereit? { $key } sagt ja. Sind alle bereit, fängt das Spiel von selbst an.
    [alone] { $free ->
        [one] 1 Platz ist
       *[other] { $free } Plätze sind
    } frei: Ruf Bots dazu.
    [free] { $free ->
        [one] 1 Platz ist
       *[other] { $free } Plätze sind
    } frei: Jemand kommt, oder ein Bot setzt sich.
   *[others] { $names ->
        [none] Das Spiel fängt an.
       *[other] Es fehlt noch: { $names }.
    }
}
waiting-free = frei
waiting-is-host = Gastgeber
waiting-has-words = eigene Worte
waiting-bot = Bot: { $level }
waiting-away = nicht da
waiting-is-ready = { $ready ->
    [yes] bereit
   *[no] nicht bereit
}
waiting-enter = { $what ->
    [sit] auf Platz { $seat } setzen
    [ready] bereit
    [unready] doch nicht bereit
   *[dismiss] von Platz { $seat } entfernen
}
waiting-ready = bereit
waiting-unready = doch nicht
waiting-start = anfangen
waiting-stand = aufstehen
waiting-fill = Bots rufen
waiting-level = Stärke: { $level }
waiting-dismiss = entfernen
waiting-host = Gastgeber
waiting-hush = { $on ->
    [yes] reden lassen
   *[no] Ruhe
}
waiting-copy = kopieren
waiting-copied = Kopiert, wenn dein Terminal das erlaubt: { $text }
waiting-words = eigene Worte
waiting-words-line = Worte, die sonst niemand wissen kann: Sie kommen in die Mischung
waiting-sure = { $what ->
    [dismiss] { $name } bitten aufzustehen?
   *[host] { $name } zum Gastgeber dieses Tischs machen?
}
waiting-leave-question = { $alone ->
    [yes] Vom Tisch gehen? Sonst ist niemand da: Der Tisch wird geschlossen, und die Einladung gilt nicht mehr.
   *[no] Vom Tisch gehen? Dein Platz wird frei.
}
waiting-private = Der Tisch ist privat. Wer diese Wörter hat, kommt herein:
waiting-open = Der Tisch ist für alle offen. So kommen andere an Tisch { $table }:
waiting-join = hier im Haus: { $key } { $code }
waiting-place = Platz { $seat }
waiting-seal-about = Steht vor dem Spiel fest. Später kann es jeder nachprüfen.
waiting-the-seal = das Siegel
waiting-whole-seal = { $on ->
    [yes] nur den Anfang
   *[no] das ganze
}
waiting-words-mixed = deine Worte in der Mischung
waiting-no-words = noch keine
waiting-gave-words = { $name } hat Worte dazugegeben
waiting-taken = Warten: { $taken } von { $seats } Plätzen besetzt
waiting-gallery = Zuschauer
waiting-quiet = sollen still sein
waiting-not-yet = erst wenn alle Plätze besetzt sind
waiting-note = { $what ->
    [ready] dann geht es los
    [unready] du bist bereit
    [level] neuer Bots
    [stand] und zusehen
   *[start] alle sind da
}
