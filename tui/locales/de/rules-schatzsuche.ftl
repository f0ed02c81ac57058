### Schatzsuche: the rules as the table in question plays them; what the sheet leaves open is marked.

rules-schatzsuche = aim cards deal bids play tricks markers watch penalties points golden end

rules-schatzsuche-aim-title = Worum es geht
rules-schatzsuche-aim =
    Zu dritt spielt ihr zehn Runden.
    In jeder sagst du an, wie viele Stiche du machen wirst, und versuchst dann, genau so viele zu machen.
    In der letzten Runde wartet außerdem ein Schatz: Du tippst, welche Karte die goldene ist.
    Wer am Ende die meisten Punkte hat, gewinnt.

rules-schatzsuche-cards-title = Die Karten
rules-schatzsuche-cards =
    Gespielt wird mit 32 Karten in den vier Farben Kreuz, Pik, Herz und Karo.
    In jeder Farbe ist das Ass am höchsten, dann kommen Zehn, König, Dame, Bube, Neun, Acht und Sieben.
    Achtung: Die Zehn schlägt den König.

    Außerdem liegen vor jedem Platz vier Farbkarten, eine für jede Farbe.

rules-schatzsuche-deal-title = Austeilen
rules-schatzsuche-deal =
    In Runde 1 bekommen alle eine Karte, in Runde 2 zwei und so weiter, bis es in Runde 10 zehn sind.
    Die nächste Karte wird aufgedeckt, und ihre Farbe ist in dieser Runde Trumpf.
    { rules-house-rule } Diese Karte gehört niemandem.

    { rules-house-rule } Wer zuerst gibt, wird ausgelost.
    Nach jeder Runde gibt, wer die meisten Punkte hat. Liegen zwei gemeinsam vorn, gibt die dritte Person; haben alle gleich viel, gibt noch einmal, wer zuletzt gegeben hat.
    { rules-house-rule } { $markers ->
       *[assisted] Dafür zählen die Punkte aller bisherigen Runden.
        [by_hand] Dafür zählen die Punkte aller bisherigen Runden samt den Strafen.
    }

rules-schatzsuche-bids-title = Ansagen
rules-schatzsuche-bids =
    Nach dem Austeilen sagen alle offen, wie viele Stiche sie machen werden.
    Es fängt an, wer links neben der Person sitzt, die gegeben hat; sie selbst sagt zuletzt an.

    { rules-house-rule } Erlaubt ist alles von 0 bis zur Zahl deiner Karten, egal was die anderen angesagt haben.

rules-schatzsuche-play-title = Bedienen und trumpfen
rules-schatzsuche-play =
    In einem Stich spielen alle eine Karte: Wer die erste ausspielt, kommt raus, dann geht es im Uhrzeigersinn weiter.
    Zum ersten Stich kommt mit einer beliebigen Karte raus, wer links neben der Person sitzt, die gegeben hat. Danach kommt immer raus, wer den letzten Stich gemacht hat.
    Hast du die ausgespielte Farbe, musst du bedienen.
    Kannst du nicht bedienen, musst du trumpfen.
    Hast du auch keinen Trumpf, darfst du abwerfen, was du willst.

    { rules-house-rule } Ist zu diesem Stich Trumpf ausgespielt und du hast keinen, darfst du ebenfalls jede Karte abwerfen.
    { rules-house-rule } Übertrumpfen musst du nicht.

rules-schatzsuche-tricks-title = Wer den Stich bekommt
rules-schatzsuche-tricks =
    Der höchste Trumpf macht den Stich.
    Liegt kein Trumpf, macht ihn die höchste Karte der ausgespielten Farbe.
    Alle anderen Karten machen keinen Stich, so hoch sie auch sind.

    Ein Beispiel: Herz ist Trumpf, und der Pik-König wird ausgespielt. Die Pik-10 schlägt ihn, und die Herz-7 schlägt beide. Mit dem Karo-Ass wäre nichts zu holen.

rules-schatzsuche-markers-title = Farbkarten
rules-schatzsuche-markers =
    Eine umgedrehte Farbkarte sagt allen: Diese Farbe habe ich nicht mehr.
    { rules-house-rule } Zu Beginn jeder Runde liegen alle Farbkarten offen.

    Kannst du nicht bedienen, wird vor deiner Karte die Farbkarte der ausgespielten Farbe umgedreht, aber nicht früher.
    Hast du auch keinen Trumpf und war nicht Trumpf ausgespielt, wird die Trumpf-Farbkarte ebenfalls umgedreht.
    Ein Beispiel: Herz ist Trumpf, Kreuz ist ausgespielt, und du hast beides nicht. Erst werden deine Kreuz- und deine Herz-Farbkarte umgedreht, dann wirfst du ab, was du willst.

rules-schatzsuche-watch-title = Wer darauf achtet
rules-schatzsuche-watch =
    { $markers ->
       *[assisted] { rules-house-rule } An diesem Tisch passt das Haus auf: Du kannst nur Karten spielen, die erlaubt sind, und die Farbkarten drehen sich von selbst um.
        [by_hand] An diesem Tisch drehst du deine Farbkarten selbst um, und zwar erst, wenn eine fällig ist: vor deiner Karte, nicht früher.
        { rules-house-rule } Das Haus lässt dich jederzeit umdrehen, vom Aufdecken des Trumpfs bis zur Abrechnung der Runde. Zu früh umzudrehen kostet selbst nichts, aber jede spätere Karte dieser Farbe kostet 25 Punkte, wenn es jemand beanstandet.
        { rules-house-rule } Bist du dran, kannst du jede Handkarte spielen; ob etwas falsch war, müssen die anderen merken.

        { rules-house-rule } Was du umdrehen musst, richtet sich nach dem, was alle sehen können, egal was du auf der Hand hast: Bedienst du nicht, ist es die Farbkarte der ausgespielten Farbe, und ist deine Karte auch kein Trumpf und war nicht Trumpf ausgespielt, kommt die Trumpf-Farbkarte dazu.
    }

rules-schatzsuche-penalties-title = Strafen
rules-schatzsuche-penalties =
    { $markers ->
       *[assisted] { rules-house-rule } An diesem Tisch gibt es keine Strafen, denn solche Fehler können nicht passieren, und zu beanstanden gibt es nichts.
        [by_hand] Drehst du eine fällige Farbkarte nicht um oder erst nach deiner Karte, kostet das 10 Punkte. { rules-house-rule } Je gespielte Karte kostet es das nur einmal, auch wenn zwei Farbkarten fällig waren.
        Spielst du eine Farbe, deren Farbkarte schon umgedreht ist, kostet das 25.
        Beides kostet nur, wenn es jemand beanstandet, bevor zum nächsten Stich ausgespielt wird. { rules-house-rule } Nach dem letzten Stich bleiben dafür noch ein paar Sekunden; wer nichts sagt, lässt alles gelten.

        { rules-house-rule } Beanstandet wird die Karte einer bestimmten Person; stecken beide Fehler in einer Karte, wird jeder einzeln beanstandet, und der schwerere zählt zuerst.
        { rules-house-rule } Falsch zu beanstanden kostet nichts.

        Eine Farbkarte wieder aufzudecken kostet 50 Punkte. { rules-house-rule } Die Punkte sind sofort weg, und gespielte Karten bleiben liegen.
    }

rules-schatzsuche-points-title = Punkte
rules-schatzsuche-points =
    Machst du mindestens so viele Stiche wie angesagt, bekommst du deine Ansage mal die Nummer der Runde.
    Jeder Stich zu viel oder zu wenig kostet die Nummer der Runde.

    Ein Beispiel: Du sagst in Runde 6 drei Stiche an. Mit 3 Stichen bekommst du 18. Mit 4 Stichen bekommst du 18 weniger 6, also 12. Mit 1 Stich verlierst du 12, weil zwei fehlen.
    Sagst du 0 an, bekommst du ohne Stich nichts, und jeder Stich kostet dich 6.

rules-schatzsuche-golden-title = Die goldene Karte
rules-schatzsuche-golden =
    Bevor in Runde 10 ausgeteilt wird, tippen alle auf Farbe und Wert der goldenen Karte.
    { rules-house-rule } Getippt wird offen und reihum, zuletzt von der Person, die gibt, und derselbe Tipp darf mehrmals vorkommen.
    Dann kommt die oberste Karte verdeckt in die Mitte: Das ist die goldene.
    Alle bekommen zehn Karten, und die eine, die übrig ist, bestimmt den Trumpf.

    Nach der Runde wird die goldene Karte aufgedeckt. Die richtige Farbe bringt 20 Punkte, der richtige Wert 40 und beides zusammen 160.

rules-schatzsuche-end-title = Das Ende des Spiels
rules-schatzsuche-end =
    Das Spiel ist aus, sobald die goldene Karte aufgedeckt ist.
    Die Punkte aus allen zehn Runden und für die goldene Karte werden zusammengezählt, und wer die meisten hat, gewinnt.
    Sind alle im Minus, gewinnt, wer am wenigsten verloren hat.

    { rules-house-rule } Bei Gleichstand gewinnen alle gemeinsam, die vorn liegen.
