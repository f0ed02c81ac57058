"""Tables of Farbstich for the tests of its board."""

import re

from server.engine.farbstich import FARBSTICH
from server.engine.farbstich.table import Table
from tests.rules.farbstich_positions import play, position
from tests.screen.positions import NAMES, look, picture
from tui.places.place import Look

NARROW, TIGHT, RICH = (40, 13), (80, 18), (81, 38)
EXAMPLE = """
    display G6 Y7 Y4 R8 R1 B4
    Anna G7 W1 | Ben G2 W2 | Cleo Y9 W3 | Doro R5 W4 | Emil B10 W5 | Frank R6 W6
"""
PLAYED = (
    "Anna plays G7 | Ben plays G2 | Cleo plays Y9 | Doro plays R5 | Emil plays B10 | Frank plays R6"
)


def example(cards: int = 6) -> Table:
    """That of the rule sheet, when so many cards have been played."""
    script = " | ".join(PLAYED.split(" | ")[:cards])
    return play(position(EXAMPLE), script).table if cards else position(EXAMPLE)


def board(table: Table, name: str = "Anna", **of_the_look: object) -> Look:
    """As somebody sees it; nobody is the gallery."""
    seat = NAMES.index(name) if name in NAMES else None
    legal = () if seat is None else FARBSTICH.legal(table, seat)
    return look(FARBSTICH.view(table, seat), legal, **of_the_look)  # type: ignore[arg-type]


def plain(drawn: str) -> str:
    """Without frames, and with one space where there are several."""
    return " ".join(re.sub(r"[│┃]", " ", drawn).split())


def inks(of: Look, words: str) -> set[str]:
    return {span.ink for row in picture(of) for span in row if words in span.text}
