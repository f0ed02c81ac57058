### The command line: its help, and why a command could not be done.

command-replay-title = { $game } con { $players }
command-records-none = Qui non è ancora finita nessuna partita.
command-records-game = { $id }  { $when }  { $game }: { $players }. { common-winners }

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
command-help-play-seats = il numero di giocatori, per il gioco indicato
command-help-play-bots = il livello dei bot
command-help-play-option = un’opzione del gioco; si può ripetere
command-help-play-plain = in frasi invece che sullo schermo, per lettori di schermo e ogni terminale
command-help-play-json = come righe JSON, per i programmi
command-help-play-schema = mostra lo schema JSON di queste righe
command-help-play-name = come vuoi chiamarti
command-play-joins = Questa casa è già aperta in un altro terminale. Entra con un altro nome: ci si ritrova agli stessi tavoli.
command-play-which-name = Come vuoi chiamarti? Premi solo Invio per avere un nome libero qualunque.
command-play-stays-open = C’è ancora qualcuno, perciò la casa resta aperta finché l’ultimo non se ne va. Ctrl+C la chiude subito.
command-help-play-data = la cartella in cui la casa conserva tutto
# What somebody is called in his own house whose account has no name for people.
command-play-name = Jolly

command-complaint-no-such-command = Il comando «{ $value }» non esiste. Puoi usare: { $allowed }.
command-complaint-no-such-flag = Qui l’opzione { $flag } non esiste. Puoi usare: { $allowed }.
command-complaint-flag-of-command = L’opzione { $flag } va dopo un comando: { $line }
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

command-complaint-store-in-use = In { $folder } è già aperta un’altra casa. Continua nel terminale dove è aperta, oppure prendi una casa tua con: --data CARTELLA
command-complaint-other-version = La casa nell’altro terminale è di un’altra versione. Chiudila là e riaprila.
command-complaint-name-refused = { $reason } Scegline un altro con --name.
