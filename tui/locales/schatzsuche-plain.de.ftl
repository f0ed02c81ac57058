schatzsuche-word-guess = tippe, tipp
schatzsuche-word-bid = ansagen, ansage
schatzsuche-word-play = spiele, spielen
schatzsuche-word-flip = umdrehen, drehe
schatzsuche-word-unflip = aufdecken
schatzsuche-word-object = beanstanden
schatzsuche-word-content = gelten, gut
schatzsuche-word-C = kreuz
schatzsuche-word-S = pik
schatzsuche-word-H = herz
schatzsuche-word-D = karo
schatzsuche-word-rank-J = bube
schatzsuche-word-rank-Q = dame
schatzsuche-word-rank-K = könig
schatzsuche-word-rank-A = ass, as

schatzsuche-help-guess = tippe KARTE: was du für die goldene Karte hältst. Zum Beispiel: tippe herz ass.
schatzsuche-help-bid = ansagen ZAHL: wie viele Stiche du machen willst.
schatzsuche-help-play = spiele KARTE, oder nur die Karte: spiele herz 7, herz 7 oder H7.
schatzsuche-help-flip = umdrehen FARBE: Du drehst deine Farbkarte davon um.
schatzsuche-help-unflip = aufdecken FARBE: Du deckst sie wieder auf. Das kostet 50 Punkte, darum wird noch einmal gefragt.
schatzsuche-help-object = beanstanden NAME: Die letzte Karte dieser Person war gegen die Regeln der Farbkarten.
schatzsuche-help-content = gelten: Du lässt alles gelten, und die Runde kann gewertet werden.

schatzsuche-plain-course = Runde { $round }. { $seat_you ->
    [yes] Du hast gegeben.
   *[no] { $seat } hat gegeben.
} Trumpf ist { schatzsuche-suit }, aufgedeckt wurde { $card }.
schatzsuche-plain-bids = { $seat_you ->
    [yes] Du hast { $bid } angesagt und { $tricks } gemacht.
   *[no] { $seat } hat { $bid } angesagt und { $tricks } gemacht.
}
schatzsuche-plain-down = { $seat_you ->
    [yes] Deine umgedrehten Farbkarten
   *[no] Umgedrehte Farbkarten von { $seat }
}: { $suits }.
schatzsuche-plain-trick = Im Stich: { $cards }.
schatzsuche-plain-last-trick = Der letzte Stich: { $cards }. { $seat_you ->
    [yes] Er ging an dich.
   *[no] Er ging an { $seat }.
}
schatzsuche-plain-hand = Deine Hand: { $cards }.
schatzsuche-plain-suit = { schatzsuche-suit } { $ranks }
schatzsuche-plain-sheet = Runde { $round }. Angesagt: { $bids }. Stiche: { $tricks }. Punkte: { $points }.
schatzsuche-plain-now = { $what ->
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
schatzsuche-plain-guess = Welche ist die goldene Karte? Tippe „{ $word }“ und dazu Farbe und Wert.
schatzsuche-plain-bid = Wie viele Stiche machst du? Tippe eine Zahl von 0 bis { $most }.
schatzsuche-plain-play = Spiele eine Karte: { $cards }.
schatzsuche-plain-content = Tippe „{ $word }“, wenn du alles gelten lässt, oder „{ $object }“ und dazu einen Namen.
schatzsuche-plain-no-suit = „{ $text }“ ist keine Farbe, die ich kenne.
schatzsuche-plain-costly = Das kostet dich 50 Punkte. Wenn du es trotzdem willst, tippe es noch einmal oder ja.

schatzsuche-with-markers = { $value ->
    [by_hand] Farbkarten werden von Hand umgedreht
   *[assisted] Farbkarten drehen sich von selbst um
}
