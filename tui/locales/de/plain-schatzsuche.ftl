### Schatzsuche: line mode.

plain-schatzsuche-word-guess = tippe, tipp
plain-schatzsuche-word-bid = ansagen, ansage
plain-schatzsuche-word-play = spiele, spielen
plain-schatzsuche-word-flip = umdrehen, drehe
plain-schatzsuche-word-unflip = aufdecken
plain-schatzsuche-word-object = beanstanden
plain-schatzsuche-word-content = gelten, gut
plain-schatzsuche-word-C = kreuz
plain-schatzsuche-word-S = pik
plain-schatzsuche-word-H = herz
plain-schatzsuche-word-D = karo
plain-schatzsuche-word-rank-J = bube
plain-schatzsuche-word-rank-Q = dame
plain-schatzsuche-word-rank-K = könig
plain-schatzsuche-word-rank-A = ass, as

plain-schatzsuche-help-guess = tippe KARTE: was du für die goldene Karte hältst. Zum Beispiel: tippe herz ass.
plain-schatzsuche-help-bid = ansagen ZAHL: wie viele Stiche du machen willst.
plain-schatzsuche-help-play = spiele KARTE, oder nur die Karte: spiele herz 7, herz 7 oder H7.
plain-schatzsuche-help-flip = umdrehen FARBE: Du drehst deine Farbkarte davon um.
plain-schatzsuche-help-unflip = aufdecken FARBE: Du deckst deine Farbkarte davon wieder auf. Das kostet 50 Punkte, darum wird noch einmal gefragt.
plain-schatzsuche-help-object = beanstanden NAME: Du sagst, dass die letzte Karte dieser Person gegen die Regeln der Farbkarten war.
plain-schatzsuche-help-content = gelten: Du lässt alles gelten, und die Runde kann gewertet werden.

plain-schatzsuche-course = Runde { $round }. { $seat_you ->
    [yes] Du hast gegeben.
   *[no] { $seat } hat gegeben.
} Trumpf ist { game-schatzsuche-suit }, aufgedeckt wurde { $card }.
plain-schatzsuche-bids = { $seat_you ->
    [yes] Du hast { $bid } angesagt und { $tricks } gemacht.
   *[no] { $seat } hat { $bid } angesagt und { $tricks } gemacht.
}
plain-schatzsuche-down = { $seat_you ->
    [yes] Deine umgedrehten Farbkarten
   *[no] Umgedrehte Farbkarten von { $seat }
}: { $suits }.
plain-schatzsuche-trick = Im Stich: { $cards }.
plain-schatzsuche-last-trick = Der letzte Stich: { $cards }. { $seat_you ->
    [yes] Er ging an dich.
   *[no] Er ging an { $seat }.
}
plain-schatzsuche-hand = Deine Hand: { $cards }.
plain-schatzsuche-suit = { game-schatzsuche-suit } { $ranks }
plain-schatzsuche-sheet = Runde { $round }. Angesagt: { $bids }. Stiche: { $tricks }. Punkte: { $points }.
plain-schatzsuche-now = { $what ->
    [guess] { $seat_you ->
        [yes] Du tippst jetzt auf die goldene Karte.
       *[no] { $seat } tippt jetzt auf die goldene Karte.
    }
    [bid] { $seat_you ->
        [yes] Du sagst jetzt an.
       *[no] { $seat } sagt jetzt an.
    }
    [play] { $seat_you ->
        [yes] Du spielst jetzt eine Karte.
       *[no] { $seat } spielt jetzt eine Karte.
    }
   *[content] { $seat_you ->
        [yes] Die Runde ist gespielt. Noch kannst du etwas beanstanden.
       *[no] Die Runde ist gespielt. Gefragt wird noch: { $seat }.
    }
}
plain-schatzsuche-guess = Welche ist die goldene Karte? Tippe „{ $word }“ und dazu Farbe und Wert.
plain-schatzsuche-bid = Wie viele Stiche machst du? Tippe eine Zahl von 0 bis { $most }.
plain-schatzsuche-play = Spiele eine Karte: { $cards }.
plain-schatzsuche-content = Tippe „{ $word }“, wenn du alles gelten lässt, oder „{ $object }“ und dazu einen Namen. Sagst du ein paar Sekunden lang nichts, gilt alles.
plain-schatzsuche-no-suit = Die Farbe „{ $text }“ kenne ich nicht.
plain-schatzsuche-costly = Das kostet dich 50 Punkte. Wenn du es trotzdem willst, tippe ja oder dasselbe noch einmal.
