### What the rules of all games say.

rules-house-rule = House rule:
rules-house-rule-means = “House rule” marks what the published rules leave open and this house has decided.
