### The list of finished games, and a game shown step by step.

screen-replay-list = Alte Spiele
screen-replay-rounds = { $game ->
    [farbstich] Stich
    [schatzsuche] Runde
   *[other] Durchgang
}
screen-replay-opens = Das Spiel wird geladen …
screen-replay-now = Was geschieht
screen-replay-next = weiter
screen-replay-previous = zurück
screen-replay-next-round = { $game ->
    [farbstich] Stich vor
    [schatzsuche] Runde vor
   *[other] Durchgang vor
}
screen-replay-previous-round = { $game ->
    [farbstich] Stich zurück
    [schatzsuche] Runde zurück
   *[other] Durchgang zurück
}
screen-replay-fog = { $open ->
    [yes] Karten verdecken
   *[no] Karten aufdecken
}
screen-replay-seat = anderer Platz
screen-replay-by-number = nach Nummer
screen-replay-number-line = Die Nummer eines alten Spiels

screen-replay-place = Wiederholung
screen-replay-through = mit den Augen von { $name }
screen-replay-knew = Was { $name } wusste
screen-replay-line-title = ZEITLEISTE
screen-replay-step = Schritt { $step } von { $steps }
screen-replay-run = { $on ->
    [yes] anhalten
   *[no] von selbst weiter
}

screen-replay-turn = Wendepunkt
screen-replay-turns = Wende
screen-replay-leads = Vorn
screen-replay-by-step = Schritt
screen-replay-eyes = Blick von
screen-replay-cards = Karten von { $name }
screen-replay-hidden = sieht nur { $name }
screen-replay-can-make = { $name } kommt auf
screen-replay-gems = Edelsteine von { $name }
screen-replay-out = { $name } ist für diesen Durchgang raus.
