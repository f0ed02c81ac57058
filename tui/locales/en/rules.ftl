### What the rules of all games say.

rules-house-rule = House rule:
