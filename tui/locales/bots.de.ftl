## Die Spielstärken, und was dazu gesagt wird

plain-word-novice = anfänger
plain-word-club = vereinsspieler, verein
plain-word-master = meister
plain-word-remarks = sprüche, bemerkungen
plain-help-remarks = sprüche ja: Bots sagen ab und zu etwas. sprüche nein: Sie sagen nichts.
plain-remarks = { $on ->
    [yes] Die Bots an deinem Tisch sagen ab und zu etwas.
   *[no] Die Bots an deinem Tisch sagen nichts.
}

## Was Bots sagen: kurz, selten und nie über eine Karte, die jemand nicht gesehen hat

remark-won-0 = Das lief gut für mich. Noch eine Partie?
remark-won-1 = Heute mochten mich die Karten.
remark-won-2 = Ihr habt es mir nicht leicht gemacht.
remark-lost-0 = Gut gespielt!
remark-lost-1 = Das war verdient. Ich will Revanche.
remark-lost-2 = Schön gemacht. Darüber denke ich noch nach.
remark-won-big-0 = Das alles für mich?
remark-won-big-1 = Da sage ich nicht nein.
remark-won-big-2 = Das Warten hat sich gelohnt.
remark-hit-0 = Beides auf einmal! Ich staune selbst.
remark-hit-1 = Acht und achtundzwanzig. Danke schön.
remark-hit-2 = So etwas habe ich nicht jeden Tag.
remark-hit-lost-0 = Ein Volltreffer! Da kann man nichts machen.
remark-hit-lost-1 = Autsch. Und ich hatte noch so viel vor.
remark-hit-lost-2 = Ein Volltreffer. Hut ab!
remark-out-0 = Eine Karte zu viel.
remark-out-1 = Hätte ich doch aufgehört. Sage ich hinterher immer.
remark-out-2 = Tja, das war’s.
remark-tied-0 = Gleichstand, und ich gehe leer aus.
remark-tied-1 = Da sind wir uns in die Quere gekommen.
remark-tied-2 = Gar nichts? Na gut, nächster Stich.
remark-bid-made-0 = Wie angesagt.
remark-bid-made-1 = Diesmal richtig gezählt.
remark-bid-made-2 = Zwischendurch hatte ich Zweifel.
remark-bid-missed-0 = Meine Ansage war mutig. Oder falsch.
remark-bid-missed-1 = Da hatte ich anders gerechnet.
remark-bid-missed-2 = Reden wir nicht über meine Ansage.
remark-treasure-0 = Ich hatte so ein Gefühl.
remark-treasure-1 = Da ist er ja, der Schatz!
remark-treasure-2 = Gut geraten, zugegeben.
remark-penalty-0 = Erwischt. Du hast gute Augen.
remark-penalty-1 = Ach, die Farbkarte.
remark-penalty-2 = Mein Fehler.
