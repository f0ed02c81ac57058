"""Keys of one's own: which choice has which, and how one is changed."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tui.places.bar import DIGITS, key_name
from tui.places.form import Field, Form
from tui.places.place import Choice, Hands, Look

EVERYWHERE: Final = {"chat": "c", "log": "l", "rules": "r", "settings": "p"}
TABLES: Final = {**EVERYWHERE, "score": "s"}
RUNNING: Final = {**TABLES, "recap": "b"}
EIGHT28: Final = {**RUNNING, "take": "y", "decline": "n", "no-more": "x"}
BY_HAND: Final = {"markers": "d", "objection": "!"}
GO_ON: Final = {"go-on": " "}
GAMES: Final = {"play-eight28": "e", "play-farbstich": "f", "play-schatzsuche": "t"}
CHOSEN: Final[Mapping[str, Mapping[str, str]]] = {
    "hall": {
        **EVERYWHERE,
        **GAMES,
        "learn": "g",
        "new": "o",
        "join": "j",
        "watch": "w",
        "replays": "v",
        "quit": "q",
    },
    "opening": {"open": "o"},
    "waiting": {
        **EVERYWHERE,
        "ready": "y",
        "unready": "n",
        "start": " ",
        "fill": "+",
        "level": "a",
        "dismiss": "-",
        "host": "h",
        "stand": "u",
        "words": "i",
        "copy": "k",
        "hush": "z",
    },
    "8-28": EIGHT28,
    "8-28, after no more": {**RUNNING, "ask-again": "x"},
    "farbstich": RUNNING,
    "schatzsuche": {**RUNNING, **BY_HAND},
    "lesson": {**EIGHT28, **BY_HAND, **GO_ON},
    "lesson, after no more": {**RUNNING, **GO_ON, "ask-again": "x"},
    "end": {**TABLES, "rematch": "m", "replay": "v", "copy": "k"},
    "replays": {"typed": "/"},
    "replay": {"fog": "d", "seat": "w"},
    "rules": {"search": "/"},
}
"""The usual keys of the choices that have one, by the places where they are: a key must not do two
things at one place, and means the same at all of them."""

USUAL: Final[Mapping[str, str]] = {
    does: key for place in CHOSEN.values() for does, key in place.items()
}
FIXED: Final = frozenset({*DIGITS, *":?=/+-! yn"})


class Keys(Form):
    def __init__(self) -> None:
        super().__init__()
        self._refused = ""

    def title(self, look: Look) -> str:
        return look.say("keys-title")

    def fields(self, look: Look) -> Sequence[Field]:
        about = self._refused or look.say("keys-about")
        return [
            Field(does, look.say("keys-label", does=does), key_name(look, key), about)
            for does, key in keys_now(look.taste.keys).items()
        ]

    def more(self, look: Look) -> Sequence[Choice]:
        own = [Choice("usual", "=", look.say("keys-usual"))]
        return own if look.taste.keys else []

    def do_more(self, does: str, look: Look, hands: Hands) -> None:
        self._refused = ""
        hands.prefer(keys={})

    def change(self, does: str, step: int, look: Look, hands: Hands) -> None:
        self._refused = ""
        label = look.say("keys-type", choice=look.say("keys-label", does=does))
        hands.type(label, lambda typed: self._set(does, typed.strip(), look, hands))

    def _set(self, does: str, key: str, look: Look, hands: Hands) -> None:
        keys = look.taste.keys
        if len(key) != 1 or (key in FIXED and key != USUAL[does]):
            self._refused = look.say("keys-not-this", key=key[:10])
        elif other := next(clashing(keys, does, key), ""):
            named = look.say("keys-label", does=other)
            self._refused = look.say("keys-clash", key=key, choice=named)
        else:
            hands.prefer(keys=with_key(keys, does, key))


def keys_now(own: Mapping[str, str]) -> dict[str, str]:
    return {does: own.get(does, key) for does, key in USUAL.items()}


def clashing(own: Mapping[str, str], does: str, key: str) -> Iterator[str]:
    """What has this key at a place where the choice is, too."""
    now = keys_now(own)
    for place in CHOSEN.values():
        if does in place:
            yield from (each for each in place if each != does and now[each] == key)


def with_key(own: Mapping[str, str], does: str, key: str) -> dict[str, str]:
    others = {each: its for each, its in own.items() if each != does}
    return others if USUAL[does] == key else {**others, does: key}
