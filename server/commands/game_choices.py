"""Options and bots of a game, as they are written on a command line."""

from collections.abc import Sequence
from typing import Any

from server.bots import bots
from server.engine.game import AnyGame
from server.errors import UsageError
from server.protocol.fields import choices
from server.protocol.seat import Options


def read_options(game: AnyGame, pairs: Sequence[str]) -> Options:
    known = choices(game.options)
    chosen: dict[str, Any] = {}
    for pair in pairs:
        name, equals, spelled = pair.partition("=")
        if not equals:
            raise UsageError("not-a-pair", value=pair)
        if name not in known:
            raise UsageError("no-such-choice", what="--option", value=name, allowed=tuple(known))
        if spelled not in known[name]:
            raise UsageError("no-such-choice", what=name, value=spelled, allowed=tuple(known[name]))
        if name in chosen:
            raise UsageError("flag-twice", flag=f"option {name}")
        chosen[name] = known[name][spelled]
    return game.options(**chosen)


def require_bot(game: AnyGame, name: str) -> str:
    known = bots(game.name)
    if name not in known:
        raise UsageError("no-such-choice", what="--bots", value=name, allowed=tuple(known))
    return name
