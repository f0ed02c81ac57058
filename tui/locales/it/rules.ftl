### What the rules of all games say.

rules-house-rule = Regola della casa:
rules-house-rule-means = «Regola della casa» indica ciò che le regole pubblicate lasciano aperto e che questa casa ha deciso.
