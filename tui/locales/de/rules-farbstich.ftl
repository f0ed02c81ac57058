### Farbstich: the rules as the table in question plays them; what the sheet leaves open is marked.

rules-farbstich = aim cards deal play ranking ties collect example next-trick points end match

rules-farbstich-aim-title = Worum es geht
rules-farbstich-aim =
    In jedem Stich spielen alle eine Karte.
    Karten derselben Farbe tun sich zusammen, und wer zu den stärksten Farben gehört, nimmt Karten aus der Auslage, die offen in der Mitte liegt.
    Jede genommene Karte bringt so viele Punkte, wie auf ihr steht.
    Wer die meisten Punkte hat, gewinnt.

    Das Spiel ist von Steffen Brückner.
    { rules-house-rule } Auf seiner Anleitung steht kein Name, deshalb heißt es hier Farbstich.

rules-farbstich-cards-title = Die Karten
rules-farbstich-cards =
    Jede Farbe hat zehn Karten von 1 bis 10, und jede Karte gibt es nur einmal.
    Es sind so viele Farben im Spiel, wie Leute mitspielen.
    { rules-house-rule } An einem Tisch mit { $players } Plätzen sind es { $players ->
        [3] Rot, Grün und Blau.
        [4] Rot, Grün, Blau und Gelb.
        [5] Rot, Grün, Blau, Gelb und Violett.
       *[other] Rot, Grün, Blau, Gelb, Violett und Weiß.
    }

rules-farbstich-deal-title = Austeilen
rules-farbstich-deal =
    Alle Karten werden gemischt.
    { $players } davon kommen offen in die Mitte und sind die erste Auslage.
    Von den anderen bekommen alle je neun auf die Hand, und die sieht sonst niemand.

    { rules-house-rule } Wer in der ersten Partie anfängt, wird ausgelost.

rules-farbstich-play-title = Eine Karte spielen
rules-farbstich-play =
    Wer anfängt, spielt offen eine Karte aus der Hand, dann kommen die anderen im Uhrzeigersinn.
    Liegt von allen eine Karte da, wird der Stich gewertet.
    Alle haben neun Karten, also hat eine Partie neun Stiche.

    { rules-house-rule } Du darfst jede Karte spielen, bedienen muss niemand.

rules-farbstich-ranking-title = Wer zuerst nimmt
rules-farbstich-ranking =
    Zuerst werden die gerade gespielten Karten jeder Farbe zusammengezählt.
    Die Farbe mit der höchsten Summe kommt zuerst, dann die mit der zweithöchsten und so weiter.
    Innerhalb einer Farbe geht die höhere Karte vor.
    So kommt auch eine kleine Karte früh dran, wenn ihre Farbe stark ist.

    Ein Beispiel: Die rote 3 und die rote 8 zählen 11 und schlagen die blaue 10. Erst kommt die rote 8, dann die rote 3, dann die blaue 10.

rules-farbstich-ties-title = Gleichstand
rules-farbstich-ties =
    Zählen zwei oder mehr Farben gleich viel, endet die Wertung dort: Diese Farben und alle niedrigeren bekommen nichts.
    Wer in einer höheren Farbe gespielt hat, hat da schon genommen und behält seine Karten.

    Ein Beispiel: Die rote 5 und die rote 3 zählen 8, die blaue 8 auch. Ist keine andere Farbe höher, darf in diesem Stich niemand nehmen.

rules-farbstich-collect-title = Nehmen
rules-farbstich-collect =
    Wer nach dieser Reihenfolge dran ist, sucht sich eine Farbe aus und nimmt alle ihre Karten aus der Auslage.
    Die gerade gespielten Karten gehören noch nicht dazu.

    { rules-house-rule } Wer dran ist, muss eine Farbe nehmen; es kostet ja nie etwas.
    { rules-house-rule } Ist die Auslage leer, bekommen alle Weiteren nichts.

rules-farbstich-example-title = Ein Beispiel
rules-farbstich-example =
    Fünf Leute spielen. In der Auslage liegen die rote 10, die rote 3, die grüne 6, die gelbe 8 und die violette 5.
    Gespielt werden die rote 9, die blaue 8, die rote 4, die grüne 7 und die gelbe 7.
    Rot zählt 13 und Blau 8, Grün und Gelb zählen je 7.

    Die rote 9 kommt zuerst und nimmt die beiden roten Karten, das sind 13 Punkte.
    Danach nimmt die rote 4 die gelbe 8, und die blaue 8 nimmt die grüne 6.
    Grün und Gelb liegen gleichauf, also endet die Wertung, und die violette 5 bleibt in der Auslage.

rules-farbstich-next-trick-title = Der nächste Stich
rules-farbstich-next-trick =
    Was von der Auslage übrig ist, bleibt liegen, und die gerade gespielten Karten kommen dazu.
    Das zusammen ist die Auslage für den nächsten Stich.

    Zum nächsten Stich kommt raus, wer zuerst genommen hat.
    Hat niemand genommen, kommt noch einmal dieselbe Person raus.

rules-farbstich-points-title = Genommene Karten
rules-farbstich-points =
    Genommene Karten bleiben bis zum Ende der Partie verdeckt liegen.
    { $open_scores ->
        [true] { rules-house-rule } An diesem Tisch sind die Punkte von allen jederzeit zu sehen.
       *[false] Bis dahin schaut sie niemand mehr an, und nicht einmal die eigenen Punkte werden angezeigt. Was genommen wird, sehen aber alle, und im Kopf mitzählen darf man.
    }

rules-farbstich-end-title = Das Ende einer Partie
rules-farbstich-end =
    Eine Partie ist aus, wenn alle ihre letzte Handkarte gespielt haben und dieser Stich gewertet ist.
    { rules-house-rule } Was dann noch in der Auslage liegt, zählt für niemanden, die zuletzt gespielten Karten auch nicht.

    Alle zählen die Zahlen auf ihren genommenen Karten zusammen.

rules-farbstich-match-title = Gewinnen
rules-farbstich-match =
    { $games ->
        [1] An diesem Tisch wird eine einzige Partie gespielt. Wer dabei die meisten Punkte hat, gewinnt.
       *[other] An diesem Tisch werden { $games } Partien gespielt. Die Punkte aus allen werden zusammengezählt, und wer am Ende die meisten hat, gewinnt.

        Wer nach allen bisherigen Partien vorn liegt, fängt die nächste an.
        { rules-house-rule } Liegen mehrere vorn, fängt im Uhrzeigersinn die erste Person von ihnen an, gezählt ab der, die die letzte Partie angefangen hat (sie zählt mit).
    }

    { rules-house-rule } Bei Gleichstand gewinnen alle gemeinsam, die vorn liegen.
