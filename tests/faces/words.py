"""Words typed in line mode in each language, and the words that end a game."""

from typing import NamedTuple

from server.protocol.lobby import Language


class Words(NamedTuple):
    language: Language
    new: str
    seats: str
    bots: str
    sit: str
    ready: str
    moves: str
    yes: str
    no: str
    record: str
    over: str


ENGLISH = Words(
    "en", "new", "seats", "bots", "sit", "ready", "moves", "yes", "no",
    "record", "is over.",
)  # fmt: skip
GERMAN = Words(
    "de", "neu", "plätze", "bots", "setzen", "bereit", "züge", "ja", "nein",
    "aufzeichnung", "ist aus.",
)  # fmt: skip
FRENCH = Words(
    "fr", "nouvelle", "places", "bots", "asseoir", "prêt", "coups", "oui", "non",
    "enregistrement", "est finie.",
)  # fmt: skip
ITALIAN = Words(
    "it", "nuovo", "posti", "bot", "siedi", "pronto", "mosse", "sì", "no",
    "registrazione", "è finit",
)  # fmt: skip
ALL = (ENGLISH, GERMAN, FRENCH, ITALIAN)
