"""Requests besides playing: chatter, floods, and what is not allowed."""

from tests.simulation.client import Notice

FLOODS: tuple[Notice, ...] = (
    {"do": "look"},
    {"do": "finished"},
    {"do": "say", "text": "spam", "to": "lobby"},
    {"do": "return", "code": "lamo-digu-lamo"},
    {"do": "sit", "table": "lamo-digu"},
    {"do": "record", "record": "0" * 12},
)
SAYINGS = ("hello", "nice one", "grüezi mitenand", "gg", "ouch", "x" * 400, "\x1b[2J", "…")
CHATTER: tuple[Notice, ...] = (
    {"do": "look"},
    {"do": "finished"},
    {"do": "device"},
    {"do": "language", "language": "de"},
    {"do": "prefer", "preferences": {"forced": True}},
    {"do": "prefer", "preferences": {}},
    {"do": "mute", "name": "Ben"},
    {"do": "mute", "name": "Ben", "mute": False},
)
AT_TABLE: tuple[Notice, ...] = (
    {"do": "events", "since": 0},
    {"do": "standing"},
    {"do": "words", "words": "lucky"},
    {"do": "tempo", "tempo": "fast"},
    {"do": "tempo", "tempo": "wait"},
    {"do": "tempo", "tempo": "usual"},
    {"do": "hush"},
    {"do": "ready", "ready": False},
    {"do": "rematch"},
)
CHEATS: tuple[Notice | bytes, ...] = (
    {"do": "move", "move": {"move": "deal", "order": [0, 1, 2]}},
    {"do": "move", "move": {"move": "play", "card": "G7"}},
    {"do": "move", "move": {"move": "take"}, "at": 0},
    {"do": "move", "move": {"move": "bid", "tricks": 99}},
    {"do": "sit", "table": "1", "seat": 0},
    {"do": "sit", "table": "lamo-digu"},
    {"do": "return", "code": "lamo-digu-lamo"},
    {"do": "dismiss", "seat": 0},
    {"do": "host", "seat": 1},
    {"do": "start"},
    {"do": "give-up"},
    {"do": "record", "record": "0" * 12},
    {"do": "replay", "record": "0" * 12, "step": 10**9},
    {"do": "name", "name": "Anna"},
    {"do": "name", "name": "\u202eannA"},
    {"do": "fly"},
    b"{",
    b"[]",
    b'{"do":"look","do":"look"}',
    b"\xff\xfe",
    b'{"do":"say","text":"' + b"y" * 70_000 + b'"}',
)
