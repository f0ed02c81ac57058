"""Which games have a board of their own; any other is played by the list of its moves."""

from collections.abc import Mapping
from typing import Final

from tui.boards import eight28, farbstich, plain, schatzsuche
from tui.boards.board import Board

BOARDS: Final[Mapping[str, Board]] = {
    "eight28": eight28.BOARD,
    "farbstich": farbstich.BOARD,
    "schatzsuche": schatzsuche.BOARD,
}


def board_of(game: str) -> Board:
    return BOARDS.get(game, plain.BOARD)
