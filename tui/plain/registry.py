"""The games that line mode has commands and sentences for."""

from collections.abc import Mapping
from typing import Final

from tui.plain import eight28, farbstich, schatzsuche
from tui.plain.games import GameFace

FACES: Final[Mapping[str, GameFace]] = {
    "eight28": eight28.FACE,
    "farbstich": farbstich.FACE,
    "schatzsuche": schatzsuche.FACE,
}
GENERIC: Final = GameFace()


def face_of(game: str) -> GameFace:
    return FACES.get(game, GENERIC)
