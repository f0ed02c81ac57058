### What the rules of all games say.

rules-house-rule = Hausregel:
rules-house-rule-means = „Hausregel“ steht vor allem, was die veröffentlichten Regeln offenlassen und dieses Haus so entschieden hat.
