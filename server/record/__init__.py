"""The game record, `kartenhaus/1`: an open format for one game from start to finish.

`text` reads and writes its lines, `replay` plays it again by the rules, `seen` cuts it to a seat.
"""
