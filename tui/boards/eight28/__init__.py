"""The board of 8-28."""

from typing import Final

from tui.boards.board import Board
from tui.boards.eight28.choosing import choices, requests
from tui.boards.eight28.finale import finale, keepsake
from tui.boards.eight28.finale import steps as finale_steps
from tui.boards.eight28.layout import draw
from tui.boards.eight28.pieces import laid_open
from tui.boards.eight28.recap import fits, recapped, steps, yields
from tui.boards.eight28.sheet import sheet, wants_past

BOARD: Final = Board(
    draw=draw,
    choices=choices,
    points_at_first=False,
    requests=requests,
    score=sheet,
    laid_open=laid_open,
    recapped=recapped,
    recap_steps=steps,
    recap_fits=fits,
    recap_yields=yields,
    recap_hushes=True,
    wants_past=wants_past,
    finale=finale,
    finale_steps=finale_steps,
    keepsake=keepsake,
)
