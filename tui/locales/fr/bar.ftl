### The key bar: what the keys that many screens have do. Room: 16 columns each; the shorter, the more keys fit.

bar-command = commande
bar-help = touches
bar-back = retour
bar-rematch = revanche
bar-talk = parler
bar-log = journal
bar-score = points
bar-rules = règles
bar-point = choisir
bar-do = OK
bar-scroll = défiler
bar-find = chercher
bar-settings = réglages
