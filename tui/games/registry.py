"""The games that have a board of their own; any other is played by the list of its moves."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tui.games.board import Board
from tui.games.eight28.board import Eight28Board
from tui.games.farbstich.board import FarbstichBoard
from tui.games.listed import ListedBoard
from tui.games.schatzsuche.board import SchatzsucheBoard

BOARDS: Final[Mapping[str, type[Board]]] = {
    "eight28": Eight28Board,
    "farbstich": FarbstichBoard,
    "schatzsuche": SchatzsucheBoard,
}

STYLES: Final = tuple(Path(__file__).with_name(game) / "board.tcss" for game in BOARDS)


def board_type(game: str) -> type[Board]:
    return BOARDS.get(game, ListedBoard)
