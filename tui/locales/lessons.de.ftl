# Lernspiele: was jemandem gesagt wird, der ein Spiel beim Spielen lernt. Höchstens drei Zeilen zu 60.

lesson-title = { $number ->
    [none] Lernspiel
   *[other] Lernspiel, { $number } von { $all }
}
lesson-go-on = weiter
lesson-again = Tipp noch mal
lesson-leave-question = Das Lernspiel verlassen? Du kannst es jederzeit neu anfangen.
lesson-which = Welches Spiel willst du lernen?
lesson-tip = Tipp: { $tip }

lesson-eight28-welcome = Du sammelst Karten und willst nahe an 8 oder an 28 kommen, aber nicht darüber. Nach zwei Durchgängen kannst du es.
lesson-eight28-hidden = Deine verdeckte Karte kennst nur du. Eine 1/11 zählt 1 oder 11, wie du willst: Eine bessere gibt es kaum.
lesson-eight28-gem = Du gibst zuerst, darum hast du einen Edelstein in die Mitte gelegt. Jeder neue Geber legt einen dazu: Um die geht es.
lesson-eight28-offer = Dir wird eine Karte angeboten, und keiner weiß, welche. Nimmst du sie, liegt sie offen vor dir. Noch kann nichts passieren: Nimm.
lesson-eight28-open = Offene Karten sehen alle, deine verdeckte nur du. Du hast { $low } oder { $high }: von beidem noch weit weg, also nimm noch eine.
lesson-eight28-wild = Noch eine 1/11! Jetzt hast du 3, 13 oder 23. Zur 8 und zur 28 fehlen nur 5, kleine Karten helfen bei beidem. Nimm.
lesson-eight28-enough = { $low } oder { $high }: nahe an beidem. Eine 1 wäre ein Volltreffer, fast alles andere verdirbt es. Sag diesmal nein.
lesson-eight28-declined = Eine abgelehnte Karte sieht niemand, sie wird dem Nächsten angeboten. Später darfst du wieder nehmen. Oder du willst keine mehr.
lesson-eight28-choose = Reihum nahm keiner mehr: Der Durchgang ist vorbei, alles liegt offen. Gegen eine 8 hilft deine 7 nicht: Wähl die 28.
lesson-eight28-halves = Wer der 8 und wer der 28 am nächsten ist, bekommt je die Hälfte der Edelsteine. Was sich nicht teilen lässt, bleibt liegen.
lesson-eight28-again = Neue Karten, und der Nächste gibt zuerst. Deine verdeckte Karte ist wieder eine 1/11. Greif zu.
lesson-eight28-hope = Wieder zwei 1/11: 2, 12 oder 22. Mit 6 mehr hättest du 8 und 28 zugleich, einen Volltreffer. Der holt alles. Nimm.
lesson-eight28-five = 3, 13 oder 23: Jetzt würde eine 5 reichen. Bei so wenig riskierst du kaum etwas. Nimm.
lesson-eight28-stop = 8 und 28: Das ist es! Jede weitere Karte würde es verderben. Du willst in diesem Durchgang keine mehr.
lesson-eight28-out = { $name } hat offen 28 oder mehr, selbst wenn jede 1/11 nur 1 zählt: raus. In diesem Durchgang gibt es nichts mehr zu holen.
lesson-eight28-hit = Dein Volltreffer! Keine Hälften, kein Teilen: Alles, was in der Mitte lag, gehört dir.
lesson-eight28-end = Das ist das ganze Spiel. Schluss ist mit dem Durchgang, in dem der erste rote Edelstein kommt; er zählt 2. Spiel weiter oder geh.

lesson-farbstich-welcome = Neun Karten, neun Stiche, und du darfst immer jede Karte spielen. Karten einer Farbe halten zusammen: Ihre Summe zählt.
lesson-farbstich-display = Um die Auslage geht es. Wer vorn liegt, sucht eine Farbe aus und bekommt alle ihre Karten: so viele Punkte, wie darauf stehen.
lesson-farbstich-team = Rot hat 5, Grün 2. Mit deiner grünen 4 hat Grün 6 und liegt vorn, und in Grün ist deine 4 die höchste. Spiel sie.
lesson-farbstich-pick = Du liegst vorn und nimmst zuerst. Grün bringt am meisten, 3 und 9 sind 12 Punkte: Nimm Grün.
lesson-farbstich-picked = Dann nahmen die anderen, Farbe für Farbe: erst Grün, dann Rot. Für den Letzten blieb nichts. Das Gespielte ist die neue Auslage.
lesson-farbstich-lead = Wer zuerst nahm, kommt raus. Du weißt noch nichts und kannst nur raten: Opfere eine kleine Karte, die gelbe 1.
lesson-farbstich-tie = Zwei Farben haben gleich viel, nämlich { $total }: Gleichstand! Dort endet die Wertung. Diese Farben und alle darunter gehen leer aus.
lesson-farbstich-join = Gelb hat schon 7. Häng dich mit deiner gelben 5 an: Dann hat Gelb 12, und deine Karte ist die höchste darin.
lesson-farbstich-worth = Wieder liegst du vorn! Was du nimmst, liegt verdeckt, und vor dem Ende sieht niemand die Punkte. Nimm, was am meisten bringt.
lesson-farbstich-few = In der Auslage liegen nur zwei Farben: Zwei bekommen etwas und sonst keiner. Komm mit einer kleinen raus, der roten 2.
lesson-farbstich-third = Rot hatte 18, aber deine 2 war darin die kleinste. Zwei haben vor dir genommen, und für dich blieb nichts.
lesson-farbstich-higher = In der Auslage ist Rot 18 Punkte wert, und eine rote 6 kam raus. Deine rote 8 ist höher: Spiel sie.
lesson-farbstich-rich = Wieder vorn, denn Grün und Blau lagen gleichauf und gehen leer aus. Nimm Rot: 18 Punkte!
lesson-farbstich-end = So geht es weiter, bis alle neun Karten gespielt sind. Was dann in der Auslage liegt, zählt für niemanden. Spiel weiter oder geh.

lesson-schatzsuche-welcome = Zehn Runden: mit einer Karte, mit zweien, bis zehn. In jeder sagst du an, wie viele Stiche du machst, und musst sie dann machen.
lesson-schatzsuche-trump = Die aufgedeckte Karte gehört niemandem. Sie macht Kreuz in dieser Runde zum Trumpf: Jedes Kreuz sticht alle anderen Farben.
lesson-schatzsuche-bid = Die anderen sagen je einen Stich an, und es gibt nur einen. Dein Kreuz ist das kleinste, aber Trumpf: Sag 1 an.
lesson-schatzsuche-must = Pik kam raus, und du hast keins. Dann musst du trumpfen: Deine Kreuz-7 holt den Stich.
lesson-schatzsuche-marker = Jeder hat vier Farbkarten. Weil du kein Pik hattest, liegt deine für Pik jetzt verdeckt: Nun wissen es alle.
lesson-schatzsuche-score = 1 angesagt, 1 gemacht: Ansage mal Runde, also 1 Punkt. Die anderen verlieren für jeden Stich daneben die Zahl der Runde.
lesson-schatzsuche-strong = Herz ist Trumpf: Herz-Bube und ein Ass, beide gut für einen Stich. Wer vorn liegt, gibt und sagt zuletzt an. Sag 2 an.
lesson-schatzsuche-follow = Herz kam raus: Wer die Farbe hat, muss bedienen. Das Ass darfst du jetzt nicht spielen, aber der Bube genügt.
lesson-schatzsuche-lead = Wer den Stich macht, kommt raus. Die Reihenfolge ist Ass, 10, König, Dame, Bube, 9, 8, 7: Jetzt kommt dein Ass.
lesson-schatzsuche-neither = { $name } hatte weder die Farbe noch Trumpf und durfte alles spielen. Dafür liegen zwei Farbkarten verdeckt: Beides ist weg.
lesson-schatzsuche-deal = 2 angesagt und 2 gemacht in Runde 2: 4 Punkte. Und wer danebenliegt, zahlt mit jeder Runde mehr.
lesson-schatzsuche-weak = Ein König, eine 7 und ein kleiner Trumpf: gut für einen Stich, kaum für mehr. Sag 1 an.
lesson-schatzsuche-trumped = Herz kam raus, und du hast keins: Du musst trumpfen, ob du willst oder nicht. Deine Pik-8 reicht.
lesson-schatzsuche-low = Deinen Stich hast du, jeder weitere kostet 3 Punkte. Also komm mit der kleinsten raus: Kreuz-7.
lesson-schatzsuche-free = Kreuz kam raus, und du hast weder Kreuz noch Trumpf. Dann darfst du alles spielen, und beide Farbkarten werden umgedreht.
lesson-schatzsuche-end = So geht es bis Runde 10. Dort tippen vor dem Geben alle auf die goldene Karte: Farbe 20, Wert 40, beides 160. Spiel weiter oder geh.
