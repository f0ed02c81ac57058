"""Bots under all names, each of which decides at once."""

from collections.abc import Mapping

import server.bots
from server.bots import RANDOM, SIMPLE, Bot


def bots(game: str) -> Mapping[str, Bot]:
    known = server.bots.bots(game)
    quick = known.get(SIMPLE, known[RANDOM])
    return {name: known[RANDOM] if name == RANDOM else quick for name in known}
