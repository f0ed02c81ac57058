### 8-28: the rules as the table in question plays them; what the sheet leaves open is marked.

rules-eight28 = aim cards start giver offer out round-end choice hit payout examples end

rules-eight28-aim-title = Worum es geht
rules-eight28-aim =
    Du sammelst Karten, eine nach der anderen, und versuchst, im richtigen Moment aufzuhören.
    Die eine Hälfte der Edelsteine in der Mitte bekommt, wer am dichtesten an die 8 herankommt, die andere, wer am dichtesten an die 28 herankommt.
    Über das Ziel hinauszuschießen bringt nichts.
    Wer mit denselben Karten die 8 und die 28 trifft, räumt alles ab.

    Ihr spielt mehrere Durchgänge, und am Ende sind die gewonnenen Edelsteine deine Punkte.
    8-28 ist ein Spiel von David L. Hoyt, Colin Morgan und Mike Hirtle.

rules-eight28-cards-title = Karten und Edelsteine
rules-eight28-cards =
    Auf jeder Karte steht eine Zahl, auf einigen steht 1/11.
    Eine 1/11 zählt 1 oder 11, wie es dir passt, und zwar jede für sich.
    { rules-house-rule } { $pack ->
       *[zoch] Gespielt wird mit 51 Karten: fünfzehn Einsen, je drei von der 2 bis zur 7, vier Achten, drei Neunen, drei Zehnen und acht 1/11.
        [authors] Gespielt wird mit den 52 Karten der Autoren: sechzehn Einsen, je drei von der 2 bis zur 7, vier Achten, drei Neunen, drei Zehnen und acht 1/11.
    }

    Im Vorrat liegen 55 blaue Edelsteine zu je 1 Punkt und 15 rote zu je 2 Punkten.

rules-eight28-start-title = Ein Durchgang beginnt
rules-eight28-start =
    Alle Karten werden gemischt, und alle { $players } am Tisch bekommen je eine verdeckte Karte.
    Deine siehst nur du.
    Die übrigen Karten sind der Stapel.

    { rules-house-rule } { $first_giver ->
       *[drawn] Wer im ersten Durchgang zuerst gibt, wird ausgelost.
        [host] Im ersten Durchgang gibt zuerst, wer den Tisch führt.
    }
    In jedem weiteren Durchgang gibt zuerst, wer links neben der Person sitzt, die zuletzt gegeben hat.
    { rules-house-rule } Das gilt auch, wenn diese Person im Durchgang davor raus war.

rules-eight28-giver-title = Geben
rules-eight28-giver =
    Wer gibt, legt zuerst einen blauen Edelstein aus dem Vorrat in die Mitte.
    Sind die blauen aufgebraucht, ist es ein roter, und gibt es auch die nicht mehr, keiner.
    Dann bekommen alle reihum im Uhrzeigersinn je eine Karte vom Stapel verdeckt angeboten.
    Wer gibt, kommt selbst zuletzt dran.

    Danach wandert der Stapel nach links, und wer ihn bekommt, gibt genauso.

rules-eight28-offer-title = Nehmen oder ablehnen
rules-eight28-offer =
    Was dir angeboten wird, weißt du vorher nicht.
    Nimmst du die Karte, legst du sie offen vor dich, und alle sehen sie.
    Verdeckt bleibt nur deine erste Karte, deshalb kennst nur du deine ganze Summe.

    { rules-house-rule } Eine abgelehnte Karte bleibt ungesehen oben auf dem Stapel und wird als Nächstes angeboten.
    { rules-house-rule } { $pass_is_final ->
        [true] Wer einmal ablehnt, bekommt in diesem Durchgang keine Karte mehr angeboten, gibt aber trotzdem, sobald der Stapel ankommt.
       *[false] Jedes Angebot gilt für sich: Wer jetzt ablehnt, darf später wieder nehmen.
    }

rules-eight28-out-title = Raus aus dem Durchgang
rules-eight28-out =
    Sobald deine offenen Karten 28 oder mehr zählen, selbst wenn jede 1/11 nur 1 zählt, bist du für diesen Durchgang raus: keine Karten mehr und keine Edelsteine.
    Deine verdeckte Karte zählt dabei nicht mit.
    Ein Beispiel: 1/11, 10, 9 und 7 können noch 27 sein, du bleibst also drin. Mit einer zweiten 10 statt der 9 wärst du raus.

    { rules-house-rule } Wer raus ist, wird auch beim Geben übersprungen und legt keinen Edelstein.
    { rules-house-rule } Die verdeckte Karte bleibt verdeckt, bis alle aufdecken.
    { rules-house-rule } Bringt dich erst deine verdeckte Karte über 28, sagst du nichts, bekommst weiter Karten angeboten und darfst bluffen.

rules-eight28-round-end-title = Das Ende eines Durchgangs
rules-eight28-round-end =
    { rules-house-rule } Nimmt reihum niemand eine Karte, auch die Person nicht, die gibt, ist der Durchgang zu Ende.
    { rules-house-rule } Sind alle raus, ist sofort Schluss.
    { rules-house-rule } Schluss ist auch, wenn eine Karte angeboten werden soll und der Stapel leer ist.
    { rules-house-rule } Ist er leer, sobald alle reihum gefragt sind, legt noch einen Edelstein, wer als Nächstes gibt; diese Person gilt dann als die, die zuletzt gegeben hat.{ $pass_is_final ->
        [true] { " " }{ rules-house-rule } Wandert der Stapel weiter und niemand bekommt mehr etwas angeboten, legt noch einen Edelstein, wer jetzt gibt, und dann ist ebenfalls Schluss.
       *[false] { "" }
    }

    Dann werden alle verdeckten Karten aufgedeckt, auch die von denen, die raus sind.

rules-eight28-choice-title = Auf die 8 oder auf die 28
rules-eight28-choice =
    Zähl alle deine Karten zusammen, auch die verdeckte.
    Für die 8 gilt deine höchste Summe bis 8, für die 28 deine höchste bis 28, spielen darfst du aber nur auf eine von beiden.
    Liegen alle deine Summen über 8, spielst du auf die 28. Liegen alle über 28, gehst du leer aus.
    { rules-house-rule } { $low_may_go_high ->
       *[true] Mit einer Summe bis 8 hast du immer die Wahl und darfst auch dann auf die 28 spielen, wenn du gar keine höhere hast.
        [false] Mit einer Summe bis 8 hast du nur dann die Wahl, wenn deine Karten auch eine Summe von 9 bis 28 hergeben; sonst spielst du auf die 8.
    }

    Gewählt wird reihum, bevor etwas ausgezahlt wird. Es fängt an, wer zuletzt gegeben hat, oder von da an die erste Person, die eine Wahl hat.
    { rules-house-rule } Es geht im Uhrzeigersinn, und alle sehen, was du wählst.
    Ein Beispiel: 2, 3 und zwei 1/11 ergeben 7, 17 oder 27. Für die 8 gilt die 7, für die 28 die 27.

rules-eight28-hit-title = Volltreffer
rules-eight28-hit =
    Wenn deine Karten genau 8 und auch genau 28 ergeben können, ist das ein Volltreffer.
    Zum Beispiel ergeben eine 6 und zwei 1/11 zusammen 8, wenn die beiden je 1 zählen, und 28, wenn sie je 11 zählen.
    Ein Volltreffer gewinnt die ganze Mitte. Hälften gibt es dann nicht, und alle anderen gehen leer aus.
    Bei mehreren Volltreffern wird gleichmäßig geteilt, und was nicht aufgeht, bleibt liegen.

    { rules-house-rule } Ein Volltreffer gilt von selbst, und niemand wählt mehr.
    { rules-house-rule } Was aus früheren Durchgängen in der Mitte liegt, gehört dazu.

rules-eight28-payout-title = Die Edelsteine teilen
rules-eight28-payout =
    Aus den Edelsteinen in der Mitte werden zwei gleich wertvolle Hälften, eine für die 8 und eine für die 28.
    Jede Hälfte bekommt, wer unter denen, die darauf spielen, die höchste Summe hat. Bei gleicher Summe wird sie gleichmäßig geteilt.
    Was nicht aufgeht, bleibt für den nächsten Durchgang in der Mitte, ebenso eine Hälfte, die niemand gewinnt.

    { rules-house-rule } Edelsteine werden weder gewechselt noch zerteilt, und die Hälften sind so groß, wie es mit denen in der Mitte geht.
    { rules-house-rule } Geht es auf mehrere Arten, gilt die, bei der am meisten ausgezahlt wird, und unter diesen die, die für die 8 mehr bringt.

rules-eight28-examples-title = Beispiele fürs Teilen
rules-eight28-examples =
    In der Mitte liegen 10 blaue Edelsteine. Zwei spielen mit 7 auf die 8, und auf die 28 spielen eine 28 und eine 20.
    Jede Hälfte ist 5 wert. Die beiden mit der 7 bekommen je 2 Edelsteine, die 28 bekommt 5, die 20 nichts, und 1 bleibt liegen.

    Es liegen 6 blaue da, und nur eine Hand ist noch dabei: Sie spielt mit 5 auf die 8, gewinnt 3 Edelsteine, und 3 bleiben liegen.

    Es liegen 3 rote da, zusammen 6 wert, und jede Hälfte geht an eine einzige Hand. Beide bekommen 1 roten, und der dritte bleibt liegen, weil man ihn nicht zerteilen kann.

    Es liegen 1 blauer und 1 roter da. Gleich wertvolle Hälften gibt es nicht, also bleiben beide liegen.

rules-eight28-end-title = Das Ende des Spiels
rules-eight28-end =
    Der Durchgang, in dem der erste rote Edelstein in die Mitte kommt, ist der letzte und wird noch zu Ende gespielt.
    Gehen dabei auch die roten aus, läuft er ohne neue Edelsteine weiter.
    { rules-house-rule } Was danach noch in der Mitte liegt, gehört niemandem.

    Blaue Edelsteine zählen 1 Punkt, rote 2.
    Wer die meisten Punkte hat, gewinnt.
    { rules-house-rule } Bei Gleichstand gewinnen alle gemeinsam, die vorn liegen.
