"""The board of Schatzsuche.

`layout` puts it together for each size, out of `players` (`briefly` on a phone), `trick`, `sheet`,
`talk` (what I have to decide) and `table` (my hand, and what I can choose; `guessing`: what the
golden card can be). `recap` tells the round that has just ended, `ending` the game, `unveiling` how
it came to that. `moves` says what one can do, `faces` how a card looks.
"""

from tui.boards.board import Board
from tui.boards.schatzsuche import layout, moves, recap, sheet, table, unveiling

BOARD = Board(
    draw=layout.draw,
    choices=moves.choices,
    requests=moves.requests,
    score=sheet.full,
    hidden=table.hidden,
    costly=moves.costly,
    opens=moves.opens,
    across=moves.across,
    finale=unveiling.unveiling,
    finale_steps=unveiling.steps,
    keepsake=unveiling.keepsake,
    recapped=recap.recapped,
    recap_steps=recap.steps,
    recap_fits=recap.fits,
    recap_yields=recap.yields,
)
