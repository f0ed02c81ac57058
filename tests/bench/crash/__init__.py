"""A house that is killed again and again while people play in it, and must not forget anything.

`house` runs the house in a process of its own; `lives` starts and kills it; `guest` plays and
talks, in `parties`; `witness`, `books`, `account` and `records` compare all that people received.
"""
