"""Players that a program is. A bot knows its seat's view and legal moves, and its own dice."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from server.bots import any_game, eight28, farbstich, schatzsuche
from server.protocol.seat import Move

Bot = Callable[[Any, tuple[Move, ...], Random], Move | None]

RANDOM: Final = "random"
SIMPLE: Final = "simple"

_SIMPLE: Final[Mapping[str, Bot]] = {
    "eight28": eight28.simple,
    "farbstich": farbstich.simple,
    "schatzsuche": schatzsuche.simple,
}


def bots(game: str) -> Mapping[str, Bot]:
    """The bots that can play a game, by name."""
    simple = {SIMPLE: _SIMPLE[game]} if game in _SIMPLE else {}
    return {RANDOM: any_game.choose_at_random, **simple}
