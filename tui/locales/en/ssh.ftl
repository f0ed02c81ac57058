### The answers of single ssh commands, as “ssh HOST who”.
###
### $count (2): how many
### $flag (--json): a flag

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
ssh-help-help = these commands
ssh-help-flag = With { $flag } after it, a command answers in JSON.
ssh-stats-people = People here: { $count }
ssh-stats-tables = Tables: { $count }
ssh-stats-running = Games running: { $count }
ssh-stats-finished = Games finished: { $count }
