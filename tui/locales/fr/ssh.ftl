### The answers of single ssh commands, as “ssh HOST who”.

ssh-broken = Quelque chose n’a pas marché, et c’est la faute de la maison. Réessaie.
ssh-crashed = L’écran a planté, et c’est la faute de la maison. Ta place t’est gardée : il suffit de revenir.
ssh-help-plain = la maison en phrases, pour lecteurs d’écran et tout terminal
ssh-help-json = la maison en lignes JSON, pour les programmes
ssh-help-join = directement à une table : join NUMÉRO ou join CODE
ssh-help-who = qui est là
ssh-help-tables = les tables ouvertes
ssh-help-rules = les règles d’un jeu : rules JEU
ssh-help-record = l’enregistrement d’une partie finie : record ID
ssh-help-verify = vérifie les règles et les mélanges d’une partie finie : verify ID
ssh-help-stats = combien il y a de gens, de tables et de parties
ssh-help-help = ces commandes
ssh-help-flag = Avec { $flag } à la fin, une commande répond en JSON.
ssh-stats-people = Personnes présentes : { $count }
ssh-stats-tables = Tables : { $count }
ssh-stats-running = Parties en cours : { $count }
ssh-stats-finished = Parties finies : { $count }
