"""Tables of Farbstich for the tests of its board."""

import re
from typing import cast

from server.cards import Colour
from server.engine.farbstich import FARBSTICH
from server.engine.farbstich.state import State
from server.protocol import farbstich
from server.protocol.seat import Event
from tests.playing import do
from tests.rules.farbstich_positions import cards, parts, play, position
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

COLLECTED = f"{PLAYED} | Frank takes Y | Doro takes R | Emil takes G"
TWO_LEFT = """
    display R1 R2 G3 | Anna R5 G1 W1 | Ben G9 B1 W2 | Cleo B3 B2 W3
"""


def example(cards: int = 6) -> State:
    """That of the rule sheet, when so many cards have been played."""
    script = " | ".join(PLAYED.split(" | ")[:cards])
    return play(position(EXAMPLE), script).table if cards else position(EXAMPLE)


def board(table: State, name: str = "Anna", **of_the_look: object) -> Look:
    """As somebody sees it; nobody is the gallery."""
    seat = NAMES.index(name) if name in NAMES else None
    legal = () if seat is None else FARBSTICH.legal(table, seat)
    return look(FARBSTICH.view(table, seat), legal, **of_the_look)  # type: ignore[arg-type]


def witnessed(table: State, script: str, name: str = "Anna", **of_the_look: object) -> Look:
    """As somebody sees it who was there when all of that happened."""
    seat = NAMES.index(name) if name in NAMES else None
    told: list[Event] = []
    for part in parts(script):
        who, verb, what = part.split()
        move = (
            farbstich.Play(cards([what])[0])
            if verb == "plays"
            else farbstich.Collect(cast(Colour, what))
        )
        step = do(FARBSTICH, table, NAMES.index(who), move)
        table = step.state
        told += [each for each in (FARBSTICH.event_for(one, seat) for one in step.events) if each]
    of = board(table, name, **of_the_look)
    of.scene.recent_events.extend(told)
    return of


def plain(drawn: str) -> str:
    """Without frames, and with one space where there are several."""
    return " ".join(re.sub(r"[│┃]", " ", drawn).split())


def inks(of: Look, words: str) -> set[str]:
    return {span.ink for row in picture(of) for span in row if words in span.text}
