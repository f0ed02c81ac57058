"""The rules of the games. A new game is a package here and an entry below."""

from collections.abc import Mapping
from typing import Final

from server.engine.eight28 import EIGHT28
from server.engine.farbstich import FARBSTICH
from server.engine.game import AnyGame
from server.engine.schatzsuche import SCHATZSUCHE

GAMES: Final[Mapping[str, AnyGame]] = {
    game.name: game for game in (EIGHT28, FARBSTICH, SCHATZSUCHE)
}
