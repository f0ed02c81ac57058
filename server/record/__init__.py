"""Game records, `kartenhaus/1`; FORMAT.md describes them for other programs.

`format` has their types, `reader`, `header` and `lines` read and check them, `replay` verifies them
by the rules, `compare` knows what may be written in several ways, `redact` cuts them to a seat.
"""
