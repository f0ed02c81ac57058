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
ssh-help-me = ce que la maison sait de toi, et ce que tu peux en faire : me
ssh-help-help = ces commandes
ssh-help-flag = Avec { $flag } à la fin, une commande répond en JSON.
ssh-stats-people = Personnes présentes : { $count }
ssh-stats-tables = Tables : { $count }
ssh-stats-running = Parties en cours : { $count }
ssh-stats-finished = Parties finies : { $count }
ssh-me-name = Tu es { $name }.
ssh-me-seen = Dernière visite : { $day }
ssh-me-key = Clé : { $key }
ssh-me-code-kept = Un code que tu as demandé peut ajouter une clé, une seule fois.
ssh-me-no-code = Il n’y a pas encore de code pour le jour où tu perdrais ta clé. « me code » en fait un à imprimer.
ssh-me-language = Langue : { $language }
ssh-me-games = Parties finies : { $count }
ssh-me-seats = { $count ->
    [0] Tu n’as de place à aucune table.
    [one] Tu as une place à la table { $tables }.
   *[other] Tu as une place aux tables { $tables }.
}
ssh-me-talk = Messages gardés : { $count }
ssh-me-muted = Personnes dont tu ne lis plus les messages : { $names }
ssh-me-more = Et aussi : me export (tout, en JSON), me export records (tes parties), me name NOM, me keys, me keys add CODE, me keys remove CLÉ, me code, me forget NOM.
ssh-me-unknown = La maison reconnaît les gens à leur clé SSH, et elle ne connaît pas celle-ci. Elle oublie les gens de passage dès qu’ils partent.
ssh-me-confirm = Cela efface pour toujours ton nom, tes clés, tes réglages et tes messages. Tes parties finies restent, sans ton nom. Si tu le veux, tape : me forget { $name }
ssh-me-session-ends = Tu as demandé à la maison de t’oublier : cette session se termine donc.
ssh-me-forgotten = La maison ne sait plus rien de toi. Tes parties finies restent, sans ton nom.
ssh-me-code = Imprime ce code ou note-le. Si tu perds ta clé, viens avec une nouvelle et tape : { $line }. Il ne sert qu’une fois, et un code plus récent le remplace.
ssh-me-key-stays = C’est ta seule clé, ou ce n’est pas une des tiennes. Les tiennes : { $keys }
ssh-me-key-removed = Cette clé n’est plus à toi : { $key }
ssh-me-key-added = Cette clé est maintenant à { $name }.
