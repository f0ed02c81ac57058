### The answers of single ssh commands, as “ssh HOST who”.

ssh-broken = Qualcosa non ha funzionato, ed è colpa della casa. Riprova.
ssh-crashed = Lo schermo si è bloccato, ed è colpa della casa. Il tuo posto resta tuo: basta rientrare.
ssh-help-plain = la casa in frasi, per lettori di schermo e ogni terminale
ssh-help-json = la casa come righe JSON, per i programmi
ssh-help-join = subito a un tavolo: join NUMERO oppure join CODICE
ssh-help-who = chi c’è
ssh-help-tables = quali tavoli ci sono
ssh-help-rules = le regole di un gioco: rules GIOCO
ssh-help-record = la registrazione di una partita finita: record ID
ssh-help-verify = controlla le regole e le mescolate di una partita finita: verify ID
ssh-help-stats = quante persone, tavoli e partite ci sono
ssh-help-help = questi comandi
ssh-help-flag = Con { $flag } alla fine, un comando risponde in JSON.
ssh-stats-people = Persone presenti: { $count }
ssh-stats-tables = Tavoli: { $count }
ssh-stats-running = Partite in corso: { $count }
ssh-stats-finished = Partite finite: { $count }
