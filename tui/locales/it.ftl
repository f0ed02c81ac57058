# Quello che dice la casa; ogni gioco ha accanto il suo catalogo.

join-and = { $rest } e { $last }
join-or = { $rest } o { $last }
pair = { $of } { $what }
number = { NUMBER($number, useGrouping: 1) }
yes = sì
no = no
who-won = { $winners_count ->
    [one] Vince { $winners }.
   *[other] Vincono a pari merito { $winners }.
}

refusal-malformed = { $where ->
    [none] Questa non è una mossa in JSON.
   *[other] Questa mossa non si può leggere: controlla «{ $where }».
} Le mosse di questo gioco sono: { $moves }.
refusal-no-such-move = Questo gioco non ha questa mossa. Le sue mosse sono: { $moves }.
refusal-no-such-seat = A un tavolo per { $players } questo posto non c’è.
refusal-not-your-turn = Non tocca a te: il tavolo aspetta { $seats }.{ $possible_count ->
    [0] { "" }
   *[other] { " " }Però puoi { $possible }.
}
refusal-not-now = Adesso no. Puoi { $possible }.
refusal-dealing = A mescolare e a dare le carte pensa solo la casa.
refusal-no-deal = { $size ->
    [0] Adesso non c’è niente da mescolare.
   *[other] Questa non è una mescolata di { $size } elementi.
}
refusal-game-over = La partita è finita. { who-won }
refusal-not-in-hand = Non hai in mano { $card }. Le tue carte: { $cards }.

replay-title = { $game } con { $players }
simulate-done = { $games ->
    [one] 1 partita è scritta in { $file }.
   *[other] { $games } partite sono scritte in { $file }.
}
verify-good = { $file }: { $games ->
    [one] 1 partita, conforme alle regole e al suo segreto.
   *[other] { $games } partite, conformi alle regole e ai loro segreti.
}
verify-wanting = { $file }: { $what }
progress = { $percent }% fatto
bench-game = Gioco
bench-seats = Posti
bench-views = Con le viste
bench-moves_per_second = Mosse/s
bench-games_per_second = Partite/s

help-usage = Uso: { $line }
help-commands = Comandi:
help-flags = Opzioni:
help-game = { $name } (GAME = { $game }):
help-option = { $what } ({ $allowed }; predefinito: { $normal })
help-kartenhaus = Una casa per giocare a carte: 8-28, Farbstich e Schatzsuche. Per saperne di più: «kartenhaus COMMAND --help».
help-kartenhaus-version = mostra la versione
help-house-language = la lingua della casa: en, de, fr o it
help-house-config = un file di impostazioni
help-house-help = mostra questo aiuto
help-simulate = Fa giocare ai bot partite intere e le registra.
help-simulate-seats = quanti bot giocano
help-simulate-games = quante partite giocano
help-simulate-seed = un testo qualsiasi; lo stesso testo dà le stesse partite
help-simulate-option = come si gioca; si ripete per ogni opzione
help-simulate-bots = chi gioca, in ordine intorno al tavolo e poi da capo; predefinito: uno per tipo
help-simulate-out = dove vanno le registrazioni, invece che sullo schermo
help-verify = Controlla le registrazioni in base alle regole e alle mescolate promesse. Un trattino sta per lo standard input.
help-replay = Racconta a parole una partita registrata, come l’ha vista la galleria.
help-replay-game = quale partita del file, contando da 1
help-replay-seat = come l’ha vista questo posto: il suo numero, contando da 0, o un nome
help-replay-gallery = come l’ha vista un ospite in galleria
help-replay-open = a carte scoperte
help-replay-to = fino a questo evento, contando da 1
help-replay-json = come registrazione invece che a parole
help-bench = Misura quanto è veloce la casa. WHAT è «engine»: le regole, con e senza le viste di ogni posto.
help-bench-seconds = per quanti secondi si misura ogni gioco (predefinito: 1)
help-bench-json = in JSON invece che come tabella

complaint-no-such-command = Il comando «{ $value }» non esiste. Puoi usare: { $allowed }.
complaint-no-such-flag = Qui l’opzione { $flag } non esiste. Puoi usare: { $allowed }.
complaint-flag-needs-value = Dopo --{ $flag } manca un valore.
complaint-flag-takes-no-value = --{ $flag } non prende valori.
complaint-flag-twice = --{ $flag } si può dare una volta sola.
complaint-missing-argument = Manca { $name }. --help dice che cosa ci va.
complaint-too-many-arguments = «{ $value }» è di troppo. --help dice che cosa va dove.
complaint-only-one-of = Puoi usare solo una di queste opzioni: { $flags }.
complaint-not-a-number = --{ $flag } vuole un numero intero ({ $allowed }), non «{ $value }».
complaint-no-such-choice = { $what } non può essere «{ $value }». Può essere: { $allowed }.
complaint-too-many-bots = Ci sono più bot ({ $bots }) che posti ({ $seats }).
complaint-not-a-pair = Dopo --option va NAME=VALUE, non «{ $value }».
complaint-cannot-read = Non si può leggere { $file }: { trouble }.
complaint-cannot-write = Non si può scrivere { $file }: { trouble }.
trouble = { $why ->
    [missing] il file o la cartella non esiste
    [folder] è una cartella
    [forbidden] permesso negato
    [full] non c’è più spazio
    [long] il nome è troppo lungo
    [loop] i collegamenti girano in tondo
    [closed] è chiuso
   *[other] { $detail }
}
complaint-no-such-game-in-file = { $games ->
    [0] In { $file } non c’è nessuna partita.
    [one] In { $file } c’è solo 1 partita.
   *[other] In { $file } ci sono solo { $games } partite.
}
complaint-only-seen-by = In questa registrazione c’è solo quello che ha visto { $player }.
complaint-only-seen-by-gallery = In questa registrazione c’è solo quello che ha visto la galleria.

complaint-settings-syntax = { $file } non è TOML corretto: vedi la riga { $line }.
complaint-settings-too-long = { $file } è più lungo di { $most } byte.
complaint-settings-no-such-key = { $file }: l’impostazione «{ $key }» non esiste. Puoi usare: { $allowed }.
complaint-settings-value = { $file }: { $key } non può essere «{ $value }». Può essere: { $allowed }.

complaint-record-empty = Qui non c’è nessuna registrazione.
complaint-record-not-json = La riga { $line } non è un oggetto JSON.
complaint-record-line-too-long = La riga { $line } è più lunga di { $most } byte.
complaint-record-no-header = Riga { $line }: una registrazione comincia con un’intestazione, e questa non lo è.
complaint-record-no-such-format = Riga { $line }: qui si leggono solo registrazioni nel formato { $format }.
complaint-record-field = Riga { $line }: «{ $field }» non è come vuole il formato.
complaint-record-missing-field = Riga { $line }: manca «{ $field }».
complaint-record-no-such-game = Riga { $line }: qui non si gioca a «{ $game }», solo a { $games }.
complaint-record-seats = Riga { $line }: il tavolo è per { $seats }, ma si gioca in { $allowed }.
complaint-record-host = La riga { $line } nomina un posto che un tavolo per { $seats } non ha.
complaint-record-nonces = Riga { $line }: «nonces» deve avere un testo per ogni posto, su una sola riga e di { $most } caratteri al massimo.
complaint-record-wrong-secret = Riga { $line }: questo non è il segreto promesso da «commit».
complaint-record-redacted = Riga { $line }: senza segreto questo è solo quello che ha visto un posto o la galleria, e da solo non si può controllare.
complaint-record-no-such-event = Riga { $line }: il gioco non ha nessun evento «{ $event }».
complaint-record-no-such-seat = La riga { $line } nomina un posto che il tavolo non ha.
complaint-record-deck = Riga { $line }: il segreto dà un altro mazzo.
complaint-record-differs = Riga { $line }: secondo le regole qui va { $expected }, ma c’è { $found }.
complaint-record-refused = Riga { $line }: le regole qui non permettono «{ $event }». Al tavolo si direbbe: «{ $reason }»
complaint-record-impossible = Riga { $line }: qui nessuno può fare «{ $event }».
complaint-record-cut-short = La registrazione si ferma dopo la riga { $line }, prima della fine della partita.
complaint-record-after-end = Riga { $line }: la partita è già finita.
