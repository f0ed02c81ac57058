"""The board of Schatzsuche.

`layout` puts it together for each size, out of `players` (`briefly` on a phone), `trick`, `sheet`,
`talk` (what I have to decide) and `table` (my hand, and what I can choose). `recap` tells the
round that has just ended, `ending` the game. `moves` says what one can do, `faces` how a card
looks.
"""

from tui.boards.board import Board
from tui.boards.schatzsuche import layout, moves, recap, sheet, table

BOARD = Board(
    draw=layout.draw,
    choices=moves.choices,
    requests=moves.requests,
    score=sheet.full,
    hidden=table.hidden,
    costly=moves.costly,
    opens=moves.opens,
    recapped=recap.recapped,
    recap_steps=recap.steps,
    recap_fits=recap.fits,
)
