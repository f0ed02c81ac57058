"""Upper bounds of the decisions of a game, side moves apart: every game ends."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from server.engine.eight28.state import PACKS, SUPPLY
from server.protocol.eight28 import Eight28Options
from server.protocol.farbstich import HAND, FarbstichOptions
from server.protocol.schatzsuche import PLAYERS, ROUNDS


def of_eight28(players: int, options: Eight28Options) -> int:
    """A pass asks each player once, and uses up one of 55 blue gems, or in the last round at least
    one card. In each round each player declares at most once."""
    passes = SUPPLY.blue + len(PACKS[options.pack]) + 1
    rounds = SUPPLY.blue + 1
    return (passes + rounds) * players


def of_farbstich(players: int, options: FarbstichOptions) -> int:
    """In each trick each player plays once and collects at most once."""
    return 2 * HAND * players * options.games


def of_schatzsuche(players: int, options: object) -> int:
    """In each round each player guesses, bids, plays all cards and is content, at most."""
    return PLAYERS * sum(1 + 1 + number + 1 for number in range(1, ROUNDS + 1))


MOST_DECISIONS: Final[Mapping[str, Callable[[int, Any], int]]] = {
    "eight28": of_eight28,
    "farbstich": of_farbstich,
    "schatzsuche": of_schatzsuche,
    "high-card": lambda players, options: players,
}
