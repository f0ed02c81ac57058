### The palette, which finds actions, tables, rules and settings.

screen-find-title = Suchen
screen-find-what = eine Aktion, ein Tisch, eine Regel oder eine Einstellung
screen-find-do = tun
screen-find-next = nächster Abschnitt
screen-find-nothing = Nichts heißt „{ $words }“.
screen-find-section = { $section ->
    [actions] Aktionen
    [places] Tische
    [rules] Regeln
   *[settings] Einstellungen
}
screen-find-when = { $does ->
    [take] wenn dir eine Karte angeboten wird
    [decline] wenn dir eine Karte angeboten wird
    [no-more] wenn dir eine Karte angeboten wird
    [ask-again] nach „keine mehr“
    [markers] wenn du deine Marker von Hand drehst
    [objection] wenn der Durchgang gespielt ist
    [recap] nach einem Durchgang oder Stich
   *[other] jetzt nicht
}
screen-find-table = { $free ->
    [0] voll, du kannst zusehen
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
}
