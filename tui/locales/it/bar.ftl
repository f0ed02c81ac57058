### The key bar: what the keys that many screens have do. Room: 16 columns each; the shorter, the more keys fit.

bar-command = comando
bar-help = tasti
bar-back = indietro
bar-rematch = rivincita
bar-talk = parla
bar-log = cronaca
bar-score = punti
bar-rules = regole
bar-point = scegli
bar-do = OK
bar-scroll = scorri
bar-find = cerca
bar-settings = impostazioni
