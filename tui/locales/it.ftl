# Quello che dice la casa; ogni gioco ha accanto il suo catalogo.

join-and = { $rest } e { $last }
join-or = { $rest } o { $last }
pair = { $of } { $what }
yes = sì
no = no
who-won = { $winners_count ->
    [one] Vince { $winners }.
   *[other] Vincono a pari merito { $winners }.
}
ruling-mark = Regola della casa:

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
records-none = Qui non è ancora finita nessuna partita.
records-game = { $id }  { $when }  { $game }: { $players }. { who-won }
backup-done = Tutto quello che la casa ricorda adesso è anche in { $file }.
progress = { $percent }% fatto

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
help-play = Apre la casa in questo terminale: gioca contro i bot o dai un’occhiata. Si ricorda di te e delle tue partite. Un altro terminale entra nella stessa casa.
help-play-seats = in quanti si gioca al gioco indicato
help-play-bots = quanto giocano bene i bot
help-play-option = come si gioca; si ripete per ogni opzione
help-play-plain = in frasi, per lettori di schermo e ogni terminale, invece che a tutto schermo
help-play-json = come righe JSON, per i programmi
help-play-schema = mostra lo schema JSON di queste righe
help-play-name = come vuoi chiamarti
play-joins = Questa casa è già aperta in un altro terminale, e tu vi entri.
play-which-name = Come vuoi chiamarti? Con il solo Invio prendi un nome libero qualsiasi.
play-stays-open = Ci sono ancora altri, perciò la casa resta aperta finché l’ultimo non se ne va. Ctrl+C la chiude subito.
help-play-data = la cartella in cui la casa conserva tutto
help-serve = Apre la casa a tutti quelli che vengono con ssh.
help-serve-host = l’indirizzo dove la si trova, invece di quello delle impostazioni
help-serve-port = la porta, invece di quella delle impostazioni
help-serve-data = la cartella in cui la casa conserva tutto
serve-address = Indirizzo: { $host ->
    [all] tutti quelli di questa macchina
   *[other] { $host }
}, porta { $port }
serve-key = Chiave della casa: { $fingerprint }
# What somebody is called in his own house whose account has no name for people.
play-name = Jolly
serve-open = La casa è aperta. Si entra con: { $line }
serve-few-files = Questa macchina ha posto per { $room } persone insieme, non per le { $connections } delle impostazioni: lascia aprire a un processo troppo pochi file (ulimit -Hn).
serve-closes = La casa chiude. Tutti i tavoli restano conservati.
serve-read-again = Le impostazioni sono state rilette.
broken-table = Il tavolo { $table } non può riprendere: ciò che ne è stato conservato non corrisponde ai giochi di questa casa. Resta salvato così com’è; tutto il resto continua.
ssh-broken = Qui si è rotto qualcosa, ed è colpa della casa. Riprova.
ssh-crashed = Lo schermo si è bloccato, ed è colpa della casa. Il tuo posto resta tuo: basta rientrare.
ssh-help-plain = la casa in frasi, per lettori di schermo e ogni terminale
ssh-help-json = la casa come righe JSON, per i programmi
ssh-help-join = subito a un tavolo: join NUMERO oppure join CODICE
ssh-help-who = chi c’è
ssh-help-tables = quali tavoli ci sono
ssh-help-rules = le regole di un gioco: rules GIOCO
ssh-help-record = la registrazione di una partita finita: record ID
ssh-help-verify = se una registrazione è fedele alle regole e al suo segreto: verify ID
ssh-help-stats = quante persone, tavoli e partite ci sono
ssh-help-help = questi comandi
ssh-help-flag = Con { $flag } alla fine, un comando risponde in JSON.
admin-said = Tutti nella casa l’hanno sentito.
admin-kicked = { $name } è stato accompagnato alla porta.
admin-banned = Non può più entrare: { $what }
admin-unbanned = Può di nuovo entrare: { $what }
admin-drain-on = Non cominciano altre partite; quelle in corso si giocano fino alla fine.
admin-drain-off = Ricominciano le partite.
stats-people = Persone presenti: { $count }
stats-tables = Tavoli: { $count }
stats-running = Partite in corso: { $count }
stats-finished = Partite finite: { $count }
help-simulate = Fa giocare ai bot partite intere e le registra.
help-simulate-seats = quanti bot giocano
help-simulate-games = quante partite giocano
help-simulate-seed = un testo qualsiasi; lo stesso testo dà le stesse partite
help-simulate-option = come si gioca; si ripete per ogni opzione
help-simulate-bots = chi gioca, in ordine intorno al tavolo e poi da capo; predefinito: random e simple
help-simulate-out = dove vanno le registrazioni, invece che sullo schermo
help-verify = Controlla le registrazioni in base alle regole e alle mescolate promesse. Un trattino sta per lo standard input.
help-replay = Racconta a parole una partita registrata, come l’ha vista la galleria.
help-replay-game = quale partita del file, contando da 1
help-replay-seat = come l’ha vista questo posto: il suo numero, contando da 0, o un nome
help-replay-gallery = come l’ha vista un ospite in galleria
help-replay-open = a carte scoperte
help-replay-to = fino a questo evento, contando da 1
help-replay-json = come registrazione invece che a parole
help-records = Elenca le partite finite, la più recente per ultima. Con un ID scrive la registrazione di quella partita, come la leggono «verify» e «replay».
help-records-all = le registrazioni di tutte le partite, una dopo l’altra
help-records-data = la cartella in cui la casa tiene la sua memoria
help-backup = Copia in un file tutto quello che la casa ricorda, anche mentre si gioca.
help-backup-data = la cartella in cui la casa tiene la sua memoria

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
    [special] non è un file ordinario
    [taken] lo sta già usando qualcos’altro
    [elsewhere] questa macchina non ha un tale indirizzo
   *[other] { $detail }
}
complaint-no-such-game-in-file = { $games ->
    [0] In { $file } non c’è nessuna partita.
    [one] In { $file } c’è solo 1 partita.
   *[other] In { $file } ci sono solo { $games } partite.
}
complaint-only-seen-by = In questa registrazione c’è solo quello che ha visto { $player }.
complaint-only-seen-by-gallery = In questa registrazione c’è solo quello che ha visto la galleria.

complaint-bans-yourself = Così chiuderesti fuori te stesso.
complaint-admins-only = Possono farlo solo quelli che gestiscono la casa.
complaint-nobody-here = Qui nessuno si chiama «{ $name }», e non è né una chiave né un indirizzo.
complaint-settings-syntax = { $file } non è TOML corretto: vedi la riga { $line }.
complaint-settings-too-long = { $file } è più lungo di { $most } byte.
complaint-settings-no-such-key = { $file }: l’impostazione «{ $key }» non esiste. Puoi usare: { $allowed }.
complaint-settings-value = { $file }: { $key } non può essere «{ $value }». Può essere: { $allowed }.

complaint-record-empty = Qui non c’è nessuna registrazione.
complaint-record-not-json = La riga { $line } non è un oggetto JSON.
complaint-record-key-twice = Riga { $line }: la chiave «{ $key }» compare due volte nello stesso oggetto.
complaint-record-float = Riga { $line }: «{ $number }» non è un numero intero. Una registrazione non ne contiene altri.
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

complaint-store-missing = { $file } non esiste: nessuna casa ha tenuto niente lì.
complaint-store-broken = { $file } è danneggiato ({ $detail }). Non è stato cambiato niente.
complaint-store-foreign = { $file } appartiene a un altro programma, non a questa casa. Non è stato cambiato niente.
complaint-store-newer = { $file } viene da una casa più recente (versione { $found }, qui si arriva solo alla { $known }). Non è stato cambiato niente.
complaint-store-in-use = In { $folder } è già aperta un’altra casa. Continua nel terminale dove è aperta, oppure prendi una casa tua con: --data CARTELLA
complaint-store-locked = { $file } è bloccato da un altro programma.
complaint-other-version = La casa nell’altro terminale è di un’altra versione. Chiudila là e riaprila.
complaint-name-refused = { $reason } Scegline un altro con --name.
complaint-no-such-record = Qui non c’è nessuna registrazione «{ $id }». «kartenhaus records» mostra quali ci sono.
complaint-backup-onto-itself = In { $file } scrive la casa stessa. La copia va messa altrove.

complaint-key-open = { $file } è una chiave segreta, ma altri possono leggerla. Può farlo solo chi la possiede: chmod 600.
complaint-key-broken = In { $file } non c’è una chiave segreta leggibile di tipo { $kind }. Riprendila da una copia. Se la cancelli ne nasce una nuova, e ssh avverte tutti quelli che conoscono questa casa.
complaint-cannot-listen = La porta non si può aprire { $host ->
    [none] sulla porta { $port }
   *[other] all’indirizzo { $host }, porta { $port }
}: { trouble }.

refusal-no-room = In questo momento la casa è piena. Torna più tardi.
refusal-door-busy = C’è ressa all’ingresso. Riprova fra un momento.
refusal-login-too-slow = In { $seconds } secondi non è entrato nessuno. Riprova.
refusal-too-many-tries = Sono state provate { $most } chiavi, e bastano. Scegline una: ssh -o IdentitiesOnly=yes -i FILE
refusal-address-not-welcome = Dal tuo indirizzo non si entra in questa casa.
refusal-key-not-welcome = Con la tua chiave non si entra in questa casa.
refusal-not-invited = Questa casa è aperta solo agli invitati, e li riconosce dalle loro chiavi. Chiedi a chi ospita di accettare la tua.
refusal-too-many-sessions = In una connessione può esserci { $most ->
    [one] una sola sessione
   *[other] un massimo di { $most } sessioni
} alla volta. Prima chiudine una.
refusal-no-forwarding = La casa non inoltra connessioni.
refusal-no-files = Qui non ci sono file da copiare.
refusal-command-too-long = Questo comando è troppo lungo. Si leggono al massimo { $most } byte.
refusal-nothing-done = Non hai fatto nulla per { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}, perciò la connessione si chiude. Torna quando vuoi.
refusal-door-closed = La casa chiude. Il tuo tavolo resta conservato.
refusal-in-line = { $before ->
    [0] Un momento, tocca a te.
    [one] Un momento, prima di te entra ancora qualcuno.
   *[other] Un momento, prima di te entrano altri { $before }.
}
