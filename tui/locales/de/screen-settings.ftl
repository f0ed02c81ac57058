### The page of the settings.

screen-settings-title = Einstellungen
screen-settings-label = { $what ->
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
screen-settings-about = { $what ->
    [language] In dieser Sprache redet das Haus mit dir. Was Leute sagen, wird nicht übersetzt.
    [name] So nennen dich die anderen: 2 bis 20 Buchstaben und Ziffern.
    [theme] Dunkel, hell, mit möglichst viel Kontrast, oder in Farben, die alle unterscheiden können.
    [colours] Sehen Farben falsch aus oder fehlen sie, lass das Haus alle schicken.
    [glyphs] Sehen Kartenfarben oder Rahmen kaputt aus, nimm die einfachen Zeichen, die jedes Terminal hat.
    [motion] Wie lange Neues hervorgehoben bleibt. Das Spiel wartet nie darauf.
    [pace] Wie lange Bots an deinen Tischen überlegen. Sitzen dort mehrere Leute, zählt die ruhigste Einstellung.
    [totals] Deine Punkte und Summen werden für dich ausgerechnet. Ohne diese Hilfe rechnest du im Kopf.
    [bell] Dein Terminal klingelt oder blinkt, wenn du an die Reihe kommst.
    [remarks] Ab und zu sagt ein Bot etwas zu dem, was alle gesehen haben.
    [forced] Wo du keine Wahl hast, wird für dich gespielt.
    [keys] Du bestimmst, welche Taste was tut.
    [device] Du bekommst einen Code, mit dem du dich von einem weiteren Gerät mit eigenem Schlüssel anmelden kannst.
   *[return] Gib einen Code ein, den du früher bekommen hast: Dann hast du Namen und Platz wieder.
}
screen-settings-value = { $value ->
    [dark] dunkel
    [light] hell
    [high-contrast] Kontrast
    [colour-blind] farbenblind
    [true] alle
    [auto] je nach Terminal
    [unicode] alle Zeichen
    [ascii] einfache Zeichen
    [full] voll
    [little] wenig
    [none] keine
    [quick] schnell
    [calm] ruhig
   *[usual] wie üblich
}
screen-settings-own-keys-choice = eigene Tasten
screen-settings-change = ändern
screen-settings-saved = Alles ist sofort gespeichert; Esc schließt.
screen-settings-done = fertig
screen-settings-preview = so sieht es jetzt aus
screen-settings-on = { $on ->
    [yes] an
   *[no] aus
}
screen-settings-own-keys = { $count ->
    [0] wie üblich
    [one] 1 eigene
   *[other] { $count } eigene
}
screen-settings-device = Code holen
screen-settings-no-code = Code eingeben
screen-settings-type = { $what ->
    [name] Wie willst du heißen?
   *[return] Gib den Code ein, den du bekommen hast
}
screen-settings-group = { $group ->
    [look] wie es aussieht und sich bewegt
    [table] am Tisch
   *[keys] Tasten und Geräte
}
