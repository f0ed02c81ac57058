"""The board of Farbstich."""

from typing import Final

from tui.boards.board import Board
from tui.boards.farbstich.choosing import choices, requests
from tui.boards.farbstich.layout import draw
from tui.boards.farbstich.pieces import hidden
from tui.boards.farbstich.sheet import sheet

BOARD: Final = Board(draw=draw, choices=choices, requests=requests, score=sheet, hidden=hidden)
