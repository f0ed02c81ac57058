# Quello che dice la casa; ogni gioco ha accanto il suo catalogo.

join-and = { $rest } e { $last }
join-or = { $rest } o { $last }
pair = { $of } { $what }
number = { $number }
yes = sì
no = no
who-won = { $winners_count ->
    [one] Vince { $winners }.
   *[other] Vincono insieme { $winners }.
}

refusal-malformed = { $where ->
    [none] Questa non è una mossa in JSON.
   *[other] Questa mossa non si può leggere, guarda «{ $where }».
} Le mosse di questo gioco sono: { $moves }.
refusal-no-such-move = Questa mossa in questo gioco non c’è. Le sue mosse sono: { $moves }.
refusal-no-such-seat = Questo posto non c’è a un tavolo da { $players }.
refusal-not-your-turn = Non tocca a te: il tavolo aspetta { $seats }.
refusal-not-now = Adesso no. Puoi { $possible }.
refusal-dealing = Si stanno dando le carte, e spetta al mazziere.
refusal-no-deal = { $size ->
    [0] Adesso non c’è niente da mescolare.
   *[other] Questa non è una mescolata di { $size } cose.
}
refusal-game-over = La partita è finita. { who-won }
refusal-not-in-hand = Questa carta non ce l’hai: { $card }. Le tue carte: { $cards }.

replay-title = { $game } con { $players }
verify-good = { $file }: { $games ->
    [one] 1 partita, fedele alle regole e al suo segreto.
   *[other] { $games } partite, fedeli alle regole e ai loro segreti.
}
verify-wanting = { $file }: { $what }
progress = { $percent } % fatto
bench-game = Gioco
bench-seats = Posti
bench-views = Con le viste
bench-moves_per_second = Mosse/s
bench-games_per_second = Partite/s

help-usage = Uso: { $line }
help-commands = Comandi:
help-flags = Opzioni:
help-game = { $name } (GAME = { $game }):
help-option = { $what } ({ $allowed }; altrimenti { $normal })
help-kartenhaus = Una casa di carte per 8-28, Farbstich e Schatzsuche. «kartenhaus COMANDO --help» dice di più.
help-kartenhaus-version = mostra la versione
help-house-language = la lingua della casa: en, de, fr o it
help-house-config = un file di impostazioni
help-house-help = mostra questo aiuto
help-simulate = Fa giocare ai bot partite intere e le registra.
help-simulate-seats = quanti bot giocano
help-simulate-games = quante partite giocano
help-simulate-seed = un testo qualsiasi; lo stesso testo dà le stesse partite
help-simulate-option = come si gioca, una volta per ogni opzione
help-simulate-bots = chi gioca, a turno intorno al tavolo
help-simulate-out = dove vanno le registrazioni, invece che sullo schermo
help-verify = Controlla le registrazioni in base alle regole e alle mescolate promesse. Un trattino sta per lo standard input.
help-replay = Racconta a frasi una partita registrata, come l’ha vista la galleria.
help-replay-game = quale partita del file, contando da 1
help-replay-seat = come l’ha vista questo posto: il suo numero da 0, o un nome
help-replay-gallery = come l’ha vista un ospite della galleria
help-replay-open = a carte scoperte
help-replay-to = non oltre questo evento, contando da 1
help-replay-json = come registrazione invece che a frasi
help-bench = Misura quanto è veloce la casa. WHAT è «engine»: le regole, senza e con le viste per tutti i posti.
help-bench-seconds = quanti secondi per ogni gioco, altrimenti 1
help-bench-json = come JSON invece che come tabella

complaint-no-such-command = Il comando «{ $value }» non c’è. Ci sono: { $allowed }.
complaint-no-such-flag = L’opzione «{ $flag }» qui non c’è. Ci sono: { $allowed }.
complaint-flag-needs-value = Dopo --{ $flag } manca un valore.
complaint-flag-takes-no-value = --{ $flag } non prende un valore.
complaint-flag-twice = --{ $flag } si può dare una volta sola.
complaint-missing-flag = Manca --{ $flag }.
complaint-missing-argument = Manca { $name }. --help dice che cosa ci va.
complaint-too-many-arguments = «{ $value }» è di troppo. --help dice che cosa va dove.
complaint-only-one-of = Se ne può scegliere una sola: { $flags }.
complaint-not-a-number = --{ $flag } vuole un numero intero da { $least } a { $most }, non «{ $value }».
complaint-no-such-choice = { $what } non può essere «{ $value }». Può essere: { $allowed }.
complaint-not-a-pair = Un’opzione si scrive NOME=VALORE, non «{ $value }».
complaint-cannot-read = Non si può leggere { $file }: { trouble }.
complaint-cannot-write = Non si può scrivere { $file }: { trouble }.
trouble = { $why ->
    [missing] il file o la cartella non esiste
    [folder] è una cartella
    [forbidden] permesso negato
   *[other] { $detail }
}
complaint-no-such-game-in-file = { $games ->
    [0] In { $file } non c’è nessuna partita.
    [one] In { $file } c’è solo 1 partita.
   *[other] In { $file } ci sono solo { $games } partite.
}
complaint-not-seen = { $player ->
    [none] In questa registrazione c’è solo quello che ha visto la galleria.
   *[other] In questa registrazione c’è solo quello che ha visto { $player }.
}

complaint-settings-syntax = { $file } non è TOML corretto, vedi riga { $line }.
complaint-settings-no-such-key = { $file }: l’impostazione «{ $key }» non c’è. Ci sono: { $allowed }.
complaint-settings-value = { $file }: { $key } non può essere «{ $value }». Può essere: { $allowed }.

complaint-record-empty = Non c’è nessuna registrazione.
complaint-record-not-json = La riga { $line } non è JSON.
complaint-record-line-too-long = La riga { $line } supera { $most } byte.
complaint-record-no-header = Riga { $line }: una registrazione comincia con un’intestazione, e questa non lo è.
complaint-record-field = Riga { $line }: «{ $field }» non è come lo vuole il formato.
complaint-record-missing-field = Riga { $line }: manca «{ $field }».
complaint-record-no-such-game = Riga { $line }: qui nessuno conosce il gioco «{ $game }», solo { $games }.
complaint-record-seats = Riga { $line }: il tavolo è da { $seats }, ma il gioco è per { $allowed }.
complaint-record-host = Riga { $line }: è nominato un posto che un tavolo da { $seats } non ha.
complaint-record-nonces = Riga { $line }: «nonces» deve avere un testo per ogni posto, su una riga e di al massimo { $most } caratteri.
complaint-record-wrong-secret = Riga { $line }: questo non è il segreto promesso da «commit».
complaint-record-redacted = Riga { $line }: senza segreto questo è solo quello che ha visto un posto. Da sé non si può controllare.
complaint-record-no-such-event = Riga { $line }: il gioco non ha un evento «{ $event }».
complaint-record-no-such-seat = La riga { $line } nomina un posto che il tavolo non ha.
complaint-record-deck = Riga { $line }: il segreto dà un altro mazzo.
complaint-record-differs = Riga { $line }: secondo le regole qui va { $expected }, ma c’è { $found }.
complaint-record-refused = Riga { $line }: le regole qui non permettono «{ $event }». { $reason }
complaint-record-impossible = Riga { $line }: qui nessuno può fare «{ $event }».
complaint-record-cut-short = La registrazione si ferma dopo la riga { $line }, prima che la partita sia finita.
complaint-record-after-end = Riga { $line }: la partita è già finita.
