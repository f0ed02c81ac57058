"""The board of 8-28."""

from typing import Final

from tui.boards.board import Board
from tui.boards.eight28.choosing import choices, requests
from tui.boards.eight28.layout import draw
from tui.boards.eight28.pieces import hidden
from tui.boards.eight28.recap import recapped, steps
from tui.boards.eight28.sheet import sheet

BOARD: Final = Board(
    draw=draw,
    choices=choices,
    requests=requests,
    score=sheet,
    hidden=hidden,
    recapped=recapped,
    recap_steps=steps,
)
