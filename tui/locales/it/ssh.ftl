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
ssh-help-me = che cosa la casa sa di te, e che cosa puoi farne: me
ssh-help-help = questi comandi
ssh-help-flag = Con { $flag } alla fine, un comando risponde in JSON.
ssh-stats-people = Persone presenti: { $count }
ssh-stats-tables = Tavoli: { $count }
ssh-stats-running = Partite in corso: { $count }
ssh-stats-finished = Partite finite: { $count }
ssh-me-name = Tu sei { $name }.
ssh-me-seen = Ultima visita: { $day }
ssh-me-key = Chiave: { $key }
ssh-me-code-kept = Con il codice che hai chiesto puoi aggiungere una chiave, una volta sola.
ssh-me-no-code = Non hai ancora un codice di riserva, se perdi la chiave: «me code» ne fa uno da stampare.
ssh-me-language = Lingua: { $language }
ssh-me-games = Partite finite: { $count }
ssh-me-seats = { $count ->
    [0] Non hai un posto a nessun tavolo.
    [one] Hai un posto al tavolo { $tables }.
   *[other] Hai un posto ai tavoli { $tables }.
}
ssh-me-talk = Messaggi conservati: { $count }
ssh-me-muted = Persone di cui nascondi i messaggi: { $names }
ssh-me-more = Altro: me export (tutto, in JSON), me export records (le tue partite), me name NOME, me keys, me keys add CODICE, me keys remove CHIAVE, me code, me forget NOME.
ssh-me-unknown = La casa riconosce le persone dalla chiave SSH, e questa non la conosce. Gli ospiti li dimentica appena se ne vanno.
ssh-me-confirm = Così si cancellano per sempre il tuo nome, le tue chiavi, le tue impostazioni e i tuoi messaggi. Le tue partite finite restano, senza il tuo nome. Se è quello che vuoi, scrivi: me forget { $name }
ssh-me-session-ends = Hai chiesto alla casa di dimenticarti, perciò questa sessione finisce qui.
ssh-me-forgotten = La casa non sa più niente di te. Le tue partite finite restano, senza il tuo nome.
ssh-me-code = Stampa o annota questo codice. Se perdi la chiave, vieni con una nuova e scrivi: { $line }. Vale una volta, e un codice più recente lo sostituisce.
ssh-me-key-stays = Questa è la tua unica chiave, o non è una delle tue. Le tue: { $keys }
ssh-me-key-removed = Questa chiave non è più tua: { $key }
ssh-me-key-added = Questa chiave ora è di { $name }.
