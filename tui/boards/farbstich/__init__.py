"""The board of Farbstich."""

from typing import Final

from tui.boards.board import Board
from tui.boards.farbstich.choosing import choices, requests
from tui.boards.farbstich.finale import finale, keepsake
from tui.boards.farbstich.finale import steps as finale_steps
from tui.boards.farbstich.layout import draw
from tui.boards.farbstich.pieces import hidden
from tui.boards.farbstich.recap import fits, recapped, steps
from tui.boards.farbstich.score import score

BOARD: Final = Board(
    draw=draw,
    choices=choices,
    requests=requests,
    score=score,
    hidden=hidden,
    recapped=recapped,
    recap_steps=steps,
    recap_fits=fits,
    finale=finale,
    finale_steps=finale_steps,
    keepsake=keepsake,
)
