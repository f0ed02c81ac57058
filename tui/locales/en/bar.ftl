### The key bar: what the keys that many screens have do. Room: 16 columns each; the shorter, the more keys fit.

bar-command = command
bar-help = keys
bar-back = back
bar-rematch = play again
bar-talk = talk
bar-log = log
bar-score = score
bar-rules = rules
bar-point = choose
bar-do = OK
bar-scroll = scroll
bar-find = find
bar-settings = settings
