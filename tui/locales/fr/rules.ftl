### What the rules of all games say.

rules-house-rule = Règle maison :
rules-house-rule-means = « Règle maison » signale ce que les règles publiées laissent ouvert et que cette maison a décidé.
