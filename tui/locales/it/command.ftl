### The command line: its help, and why a command could not be done.

command-replay-title = { $game } con { $players }
command-simulate-done = { $games ->
    [one] 1 partita è scritta in { $file }.
   *[other] { $games } partite sono scritte in { $file }.
}
command-verify-good = { $file }: { $games ->
    [one] 1 partita, conforme alle regole e al suo segreto.
   *[other] { $games } partite, conformi alle regole e ai loro segreti.
}
command-verify-wanting = { $file }: { $what }
command-records-none = Qui non è ancora finita nessuna partita.
command-records-game = { $id }  { $when }  { $game }: { $players }. { common-winners }
command-backup-done = Tutto quello che la casa ricorda adesso è anche in { $file }.
command-progress = { $percent }% fatto

command-help-usage = Uso: { $line }
command-help-commands = Comandi:
command-help-flags = Opzioni:
command-help-game = { $name } (GAME = { $game }):
command-help-option = { $what } ({ $allowed }; predefinito: { $normal })
command-help-kartenhaus = Una casa per giocare a carte: 8-28, Farbstich e Schatzsuche. Per saperne di più: «kartenhaus COMMAND --help».
command-help-kartenhaus-version = mostra la versione
command-help-house-language = la lingua della casa: en, de, fr o it
command-help-house-config = un file di impostazioni
command-help-house-help = mostra questo aiuto
command-help-play = Apre la casa in questo terminale: gioca contro i bot o dai un’occhiata. Si ricorda di te e delle tue partite. Un altro terminale entra nella stessa casa.
command-help-play-seats = in quanti si gioca al gioco indicato
command-help-play-bots = quanto giocano bene i bot
command-help-play-option = come si gioca; si ripete per ogni opzione
command-help-play-plain = in frasi, per lettori di schermo e ogni terminale, invece che a tutto schermo
command-help-play-json = come righe JSON, per i programmi
command-help-play-schema = mostra lo schema JSON di queste righe
command-help-play-name = come vuoi chiamarti
command-play-joins = Questa casa è già aperta in un altro terminale, e tu vi entri.
command-play-which-name = Come vuoi chiamarti? Con il solo Invio prendi un nome libero qualsiasi.
command-play-stays-open = Ci sono ancora altri, perciò la casa resta aperta finché l’ultimo non se ne va. Ctrl+C la chiude subito.
command-help-play-data = la cartella in cui la casa conserva tutto
command-help-serve = Apre la casa a tutti quelli che vengono con ssh.
command-help-serve-host = l’indirizzo dove la si trova, invece di quello delle impostazioni
command-help-serve-port = la porta, invece di quella delle impostazioni
command-help-serve-data = la cartella in cui la casa conserva tutto
command-serve-address = Indirizzo: { $host ->
    [all] tutti quelli di questa macchina
   *[other] { $host }
}, porta { $port }
command-serve-key = Chiave della casa: { $fingerprint }
# What somebody is called in his own house whose account has no name for people.
command-play-name = Jolly
command-serve-open = La casa è aperta. Si entra con: { $line }
command-serve-few-files = Questa macchina ha posto per { $room } persone insieme, non per le { $connections } delle impostazioni: lascia aprire a un processo troppo pochi file (ulimit -Hn).
command-serve-closes = La casa chiude. Tutti i tavoli restano conservati.
command-serve-read-again = Le impostazioni sono state rilette.
command-broken-table = Il tavolo { $table } non può riprendere: ciò che ne è stato conservato non corrisponde ai giochi di questa casa. Resta salvato così com’è; tutto il resto continua.
command-admin-said = Tutti nella casa l’hanno sentito.
command-admin-kicked = { $name } è stato accompagnato alla porta.
command-admin-banned = Non può più entrare: { $what }
command-admin-unbanned = Può di nuovo entrare: { $what }
command-admin-drain-on = Non cominciano altre partite; quelle in corso si giocano fino alla fine.
command-admin-drain-off = Ricominciano le partite.
command-help-simulate = Fa giocare ai bot partite intere e le registra.
command-help-simulate-seats = quanti bot giocano
command-help-simulate-games = quante partite giocano
command-help-simulate-seed = un testo qualsiasi; lo stesso testo dà le stesse partite
command-help-simulate-option = come si gioca; si ripete per ogni opzione
command-help-simulate-bots = chi gioca, in ordine intorno al tavolo e poi da capo; predefinito: random e simple
command-help-simulate-out = dove vanno le registrazioni, invece che sullo schermo
command-help-verify = Controlla le registrazioni in base alle regole e alle mescolate promesse. Un trattino sta per lo standard input.
command-help-replay = Racconta a parole una partita registrata, come l’ha vista la galleria.
command-help-replay-game = quale partita del file, contando da 1
command-help-replay-seat = come l’ha vista questo posto: il suo numero, contando da 0, o un nome
command-help-replay-gallery = come l’ha vista un ospite in galleria
command-help-replay-open = a carte scoperte
command-help-replay-to = fino a questo evento, contando da 1
command-help-replay-json = come registrazione invece che a parole
command-help-records = Elenca le partite finite, la più recente per ultima. Con un ID scrive la registrazione di quella partita, come la leggono «verify» e «replay».
command-help-records-all = le registrazioni di tutte le partite, una dopo l’altra
command-help-records-data = la cartella in cui la casa tiene la sua memoria
command-help-backup = Copia in un file tutto quello che la casa ricorda, anche mentre si gioca.
command-help-backup-data = la cartella in cui la casa tiene la sua memoria

command-complaint-no-such-command = Il comando «{ $value }» non esiste. Puoi usare: { $allowed }.
command-complaint-no-such-flag = Qui l’opzione { $flag } non esiste. Puoi usare: { $allowed }.
command-complaint-flag-needs-value = Dopo --{ $flag } manca un valore.
command-complaint-flag-takes-no-value = --{ $flag } non prende valori.
command-complaint-flag-twice = --{ $flag } si può dare una volta sola.
command-complaint-missing-argument = Manca { $name }. --help dice che cosa ci va.
command-complaint-too-many-arguments = «{ $value }» è di troppo. --help dice che cosa va dove.
command-complaint-only-one-of = Puoi usare solo una di queste opzioni: { $flags }.
command-complaint-not-a-number = --{ $flag } vuole un numero intero ({ $allowed }), non «{ $value }».
command-complaint-no-such-choice = { $what } non può essere «{ $value }». Può essere: { $allowed }.
command-complaint-too-many-bots = Ci sono più bot ({ $bots }) che posti ({ $seats }).
command-complaint-not-a-pair = Dopo --option va NAME=VALUE, non «{ $value }».
command-complaint-cannot-read = Non si può leggere { $file }: { command-trouble }.
command-complaint-cannot-write = Non si può scrivere { $file }: { command-trouble }.
command-trouble = { $why ->
    [missing] il file o la cartella non esiste
    [folder] è una cartella
    [forbidden] permesso negato
    [full] non c’è più spazio
    [long] il nome è troppo lungo
    [loop] i collegamenti girano in tondo
    [closed] è chiuso
    [special] non è un file ordinario
    [taken] lo sta già usando qualcos’altro
    [elsewhere] questa macchina non ha un tale indirizzo
   *[other] { $detail }
}
command-complaint-no-such-game-in-file = { $games ->
    [0] In { $file } non c’è nessuna partita.
    [one] In { $file } c’è solo 1 partita.
   *[other] In { $file } ci sono solo { $games } partite.
}
command-complaint-only-seen-by = In questa registrazione c’è solo quello che ha visto { $player }.
command-complaint-only-seen-by-gallery = In questa registrazione c’è solo quello che ha visto la galleria.

command-complaint-bans-yourself = Così chiuderesti fuori te stesso.
command-complaint-admins-only = Possono farlo solo quelli che gestiscono la casa.
command-complaint-nobody-here = Qui nessuno si chiama «{ $name }», e non è né una chiave né un indirizzo.
command-complaint-settings-syntax = { $file } non è TOML corretto: vedi la riga { $line }.
command-complaint-settings-too-long = { $file } è più lungo di { $most } byte.
command-complaint-settings-no-such-key = { $file }: l’impostazione «{ $key }» non esiste. Puoi usare: { $allowed }.
command-complaint-settings-value = { $file }: { $key } non può essere «{ $value }». Può essere: { $allowed }.

command-complaint-record-empty = Qui non c’è nessuna registrazione.
command-complaint-record-not-json = La riga { $line } non è un oggetto JSON.
command-complaint-record-key-twice = Riga { $line }: la chiave «{ $key }» compare due volte nello stesso oggetto.
command-complaint-record-float = Riga { $line }: «{ $number }» non è un numero intero. Una registrazione non ne contiene altri.
command-complaint-record-line-too-long = La riga { $line } è più lunga di { $most } byte.
command-complaint-record-no-header = Riga { $line }: una registrazione comincia con un’intestazione, e questa non lo è.
command-complaint-record-no-such-format = Riga { $line }: qui si leggono solo registrazioni nel formato { $format }.
command-complaint-record-field = Riga { $line }: «{ $field }» non è come vuole il formato.
command-complaint-record-missing-field = Riga { $line }: manca «{ $field }».
command-complaint-record-no-such-game = Riga { $line }: qui non si gioca a «{ $game }», solo a { $games }.
command-complaint-record-seats = Riga { $line }: il tavolo è per { $seats }, ma si gioca in { $allowed }.
command-complaint-record-host = La riga { $line } nomina un posto che un tavolo per { $seats } non ha.
command-complaint-record-nonces = Riga { $line }: «nonces» deve avere un testo per ogni posto, su una sola riga e di { $most } caratteri al massimo.
command-complaint-record-wrong-secret = Riga { $line }: questo non è il segreto promesso da «commit».
command-complaint-record-redacted = Riga { $line }: senza segreto questo è solo quello che ha visto un posto o la galleria, e da solo non si può controllare.
command-complaint-record-no-such-event = Riga { $line }: il gioco non ha nessun evento «{ $event }».
command-complaint-record-no-such-seat = La riga { $line } nomina un posto che il tavolo non ha.
command-complaint-record-deck = Riga { $line }: il segreto dà un altro mazzo.
command-complaint-record-differs = Riga { $line }: secondo le regole qui va { $expected }, ma c’è { $found }.
command-complaint-record-refused = Riga { $line }: le regole qui non permettono «{ $event }». Al tavolo si direbbe: «{ $reason }»
command-complaint-record-impossible = Riga { $line }: qui nessuno può fare «{ $event }».
command-complaint-record-cut-short = La registrazione si ferma dopo la riga { $line }, prima della fine della partita.
command-complaint-record-after-end = Riga { $line }: la partita è già finita.

command-complaint-store-missing = { $file } non esiste: nessuna casa ha tenuto niente lì.
command-complaint-store-broken = { $file } è danneggiato ({ $detail }). Non è stato cambiato niente.
command-complaint-store-foreign = { $file } appartiene a un altro programma, non a questa casa. Non è stato cambiato niente.
command-complaint-store-newer = { $file } viene da una casa più recente (versione { $found }, qui si arriva solo alla { $known }). Non è stato cambiato niente.
command-complaint-store-in-use = In { $folder } è già aperta un’altra casa. Continua nel terminale dove è aperta, oppure prendi una casa tua con: --data CARTELLA
command-complaint-store-locked = { $file } è bloccato da un altro programma.
command-complaint-other-version = La casa nell’altro terminale è di un’altra versione. Chiudila là e riaprila.
command-complaint-name-refused = { $reason } Scegline un altro con --name.
command-complaint-no-such-record = Qui non c’è nessuna registrazione «{ $id }». «kartenhaus records» mostra quali ci sono.
command-complaint-backup-onto-itself = In { $file } scrive la casa stessa. La copia va messa altrove.

command-complaint-key-open = { $file } è una chiave segreta, ma altri possono leggerla. Può farlo solo chi la possiede: chmod 600.
command-complaint-key-broken = In { $file } non c’è una chiave segreta leggibile di tipo { $kind }. Riprendila da una copia. Se la cancelli ne nasce una nuova, e ssh avverte tutti quelli che conoscono questa casa.
command-complaint-cannot-listen = La porta non si può aprire { $host ->
    [none] sulla porta { $port }
   *[other] all’indirizzo { $host }, porta { $port }
}: { command-trouble }.
