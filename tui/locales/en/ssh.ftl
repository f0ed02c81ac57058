### The answers of single ssh commands, as “ssh HOST who”.
###
### $count (2): how many
### $day (2026-11-19): a date
### $flag (--json): a flag
### $key (SHA256:…): the fingerprint of a key
### $keys (SHA256:…): fingerprints, joined
### $language (English): that of the person
### $line (me keys add lamo-digu): what to type
### $name (Anna): the person
### $names (Ben and Cleo): people, joined
### $tables (1 and 3): numbers of tables, joined

ssh-broken = Something went wrong, and it is our fault. Try again.
ssh-crashed = Something went wrong, and it is our fault. Your seat is kept: connect again.
ssh-help-plain = the house in sentences, for screen readers and any terminal
ssh-help-json = the house as lines of JSON, for programs
ssh-help-join = straight to a table: join NUMBER, or join CODE
ssh-help-who = who is here
ssh-help-tables = which tables there are
ssh-help-rules = the rules of a game: rules GAME
ssh-help-record = the record of a finished game: record ID
ssh-help-verify = whether a record is true to the rules and to its secret: verify ID
ssh-help-stats = how many people, tables and games there are
ssh-help-me = what the house knows of you, and what you can do with it: me
ssh-help-help = these commands
ssh-help-flag = With { $flag } after it, a command answers in JSON.
ssh-stats-people = People here: { $count }
ssh-stats-tables = Tables: { $count }
ssh-stats-running = Games running: { $count }
ssh-stats-finished = Games finished: { $count }
ssh-me-name = You are { $name }.
ssh-me-seen = Last here: { $day }
ssh-me-key = Key: { $key }
ssh-me-code-kept = You have a code that can add a key, once.
ssh-me-no-code = You have no code for the day you lose your key. “me code” makes one to print.
ssh-me-language = Language: { $language }
ssh-me-games = Finished games: { $count }
ssh-me-seats = { $count ->
    [0] You have no seat at a table.
    [one] You have a seat at table { $tables }.
   *[other] You have a seat at tables { $tables }.
}
ssh-me-talk = Messages that are kept: { $count }
ssh-me-muted = People whose talk you hide: { $names }
ssh-me-more = More: me export (all of it, as JSON), me export records (your games), me name NAME, me keys, me keys add CODE, me keys remove KEY, me code, me forget NAME.
ssh-me-unknown = The house knows people by their SSH key, and it does not know this one. It forgets guests as soon as they go.
ssh-me-confirm = This deletes your name, your keys, your settings and your messages for good. Your finished games stay, without your name. If you want that, type: me forget { $name }
ssh-me-session-ends = You asked the house to forget you, so this session ends.
ssh-me-forgotten = The house has forgotten you. Your finished games stay, without your name.
ssh-me-code = Print this code or write it down. If you lose your key, come with a new one and type: { $line }. It works once, and a newer code replaces it.
ssh-me-key-stays = This is your only key, or not one of yours. Yours: { $keys }
ssh-me-key-removed = This key is no longer yours: { $key }
ssh-me-key-added = This key belongs to { $name } now.
