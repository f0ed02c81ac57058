"""The game record, `kartenhaus/1`: an open format for one game from start to finish.

`text` says what it is made of, `reader` and `header` read what strangers wrote, `replay` plays it
again by the rules, `compare` knows what may be told in several ways, `seen` cuts it to a seat.
"""
