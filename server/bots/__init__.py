"""Bots: functions of a seat's view, of the events it has seen since the game began, of its legal
moves and of a random generator. See README.md in this folder."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from random import Random
from types import ModuleType
from typing import Any, Final

from server.bots import any_game, eight28, farbstich, schatzsuche
from server.protocol.seat import Event, Move

Bot = Callable[[Any, Sequence[Event], tuple[Move, ...], Random], Move | None]

NOVICE: Final = "novice"
CLUB: Final = "club"
MASTER: Final = "master"
SIMPLE: Final = "simple"
RANDOM: Final = "random"
LEVELS: Final = (NOVICE, CLUB, MASTER)
USUAL: Final = CLUB
_BY_STRENGTH: Final = (RANDOM, NOVICE, SIMPLE, CLUB, MASTER)

_GAMES: Final[Mapping[str, ModuleType]] = {
    "eight28": eight28,
    "farbstich": farbstich,
    "schatzsuche": schatzsuche,
}


def bots(game: str) -> Mapping[str, Bot]:
    # A new game without bots of its own can be played at once, at random.
    names = (*LEVELS, SIMPLE, RANDOM) if game in _GAMES else (RANDOM,)
    return {name: bound(game, name) for name in names}


def best(names: Iterable[str]) -> str:
    """The strongest of these; unknown names, such as those of bots since removed, rank last."""
    return max(names, key=lambda name: _BY_STRENGTH.index(name) if name in _BY_STRENGTH else -1)


def usual(game: str) -> str:
    """The bot that plays unless another is chosen."""
    return USUAL if USUAL in bots(game) else RANDOM


def hurried(bot: Bot, share: float) -> Bot:
    """The bot with this share of its budget, but at least one world."""
    usual = bot.keywords.get("budget", 0) if isinstance(bot, partial) else 0
    fewer = {"budget": max(1, round(usual * share))}
    return partial(bot, **fewer) if usual and share < 1 else bot


def bound(game: str, name: str, **habits: float) -> Bot:
    """A bot with its budget of imagined worlds, and any other habits. The budget is not a time, so
    that choices are the same on every machine."""
    if name == RANDOM:
        return any_game.choose_at_random
    module = _GAMES[game]
    bot: Bot = partial(getattr(module, name), **{"budget": module.BUDGET.get(name, 0), **habits})
    return bot
