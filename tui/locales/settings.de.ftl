# Die Einstellungen und eigene Tasten.


settings-title = Einstellungen
settings-label = { $what ->
    [language] Sprache
    [name] Dein Name
    [theme] Farben
    [colours] Alle Farben
    [glyphs] Zeichen
    [motion] Bewegung
    [pace] Bots antworten
    [totals] Rechenhilfe
    [bell] Signalton
    [remarks] Bots reden
    [forced] Pflichtzüge
    [keys] Tasten
    [device] Weiteres Gerät
   *[return] Rückkehr-Code
}
settings-about = { $what ->
    [language] In dieser Sprache redet das Haus mit dir. Was Leute sagen, bleibt, wie sie es sagen.
    [name] So nennen dich die anderen: 2 bis 20 Buchstaben und Ziffern.
    [theme] Dunkel, hell, mit möglichst viel Kontrast, oder in Farben, die alle unterscheiden können.
    [colours] Wenn Farben falsch aussehen oder fehlen, schickt das Haus trotzdem alle.
    [glyphs] Sehen Kartenfarben oder Rahmen kaputt aus, nimm die einfachen Zeichen, die jedes Terminal hat.
    [motion] Wie lange Neues hervorsticht. Gewartet wird darauf nie.
    [pace] Wie lange Bots an deinen Tischen überlegen. Sitzen dort mehrere Leute, zählt, wer es am ruhigsten mag.
    [totals] Deine Punkte und Summen werden für dich ausgerechnet. Ohne sie rechnest du im Kopf.
    [bell] Dein Terminal klingelt oder blinkt, wenn du an die Reihe kommst.
    [remarks] Ab und zu sagt ein Bot etwas zu dem, was alle gesehen haben.
    [forced] Wo du keine Wahl hast, wird für dich gespielt.
    [keys] Du bestimmst, welche Taste was tut.
    [device] Du bekommst einen Code, mit dem ein weiteres Gerät mit eigenem Schlüssel auch du bist.
   *[return] Du kommst als die Person wieder, die einen Code bekommen hat: Gib ihn hier ein.
}
settings-value = { $value ->
    [dark] dunkel
    [light] hell
    [high-contrast] Kontrast
    [colour-blind] farbenblind
    [true] alle
    [auto] wie das Terminal sagt
    [unicode] alle Zeichen
    [ascii] einfache Zeichen
    [full] voll
    [little] wenig
    [none] keine
    [quick] schnell
    [calm] ruhig
   *[usual] wie üblich
}
settings-own-keys-choice = eigene Tasten
settings-change = ändern
settings-saved = Alles ist sofort gespeichert; Esc schließt.
settings-done = fertig
settings-preview = so sieht es jetzt aus
keys-was = sonst
settings-on = { $on ->
    [yes] an
   *[no] aus
}
settings-own-keys = { $count ->
    [0] wie üblich
    [one] 1 eigene
   *[other] { $count } eigene
}
settings-device = Code holen
settings-no-code = Code eingeben
settings-type = { $what ->
    [name] Wie willst du heißen?
   *[return] Gib den Code ein, den du bekommen hast
}

keys-title = Tasten
keys-about = Enter, und dann die Taste, die du dafür willst: ein Buchstabe oder ein Zeichen.
keys-usual = die üblichen Tasten
keys-type = Die Taste für: { $choice }
keys-not-this = „{ $key }“ geht nicht: Es muss ein einzelner Buchstabe oder ein Zeichen sein, keine Ziffer.
keys-clash = { $key } ist an derselben Stelle schon vergeben: { $choice }
keys-label = { $does ->
    [chat] Reden
    [log] Verlauf
    [rules] Regeln
    [score] Punkte
    [recap] Rückblick
    [markers] Farbkarten umdrehen
    [objection] Beanstanden
    [take] Karte nehmen
    [decline] Karte ablehnen
    [no-more] Keine mehr in diesem Durchgang
    [ask-again] Wieder fragen
    [replay] Spiel ansehen
    [rematch] Revanche
    [play-eight28] 8-28 spielen
    [play-farbstich] Farbstich spielen
    [play-schatzsuche] Schatzsuche spielen
    [learn] Spielend lernen
    [go-on] Weiter im Lernspiel
    [new] Neuer Tisch
    [join] Dazusetzen
    [watch] Zuschauen
    [replays] Alte Spiele
    [fog] Alte Spiele offen oder verdeckt
    [seat] Alte Spiele: durch wessen Augen
    [search] In den Regeln suchen
    [typed] Altes Spiel nach Nummer
    [open] Neuen Tisch aufmachen
    [settings] Einstellungen
    [quit] Aus dem Haus gehen
    [ready] Bereit
    [unready] Doch nicht bereit
    [start] Anfangen
    [fill] Bots auf freie Plätze
    [level] Stärke der Bots
    [dismiss] Bot oder Gast entfernen
    [host] Neuer Gastgeber
    [stand] Aufstehen
    [words] Eigene Worte
    [copy] Einladung kopieren
    [hush] Galerie um Ruhe bitten
   *[other] { "" }
}
