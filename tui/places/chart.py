"""The points of a game round by round, as a picture: a row of bars for each player."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from tui.boards.story import Points, spot
from tui.drawing import Block, Row, Span, centred, fit, row
from tui.places.place import Look
from tui.telling import number

SUM: Final = 6
NAME: Final = 8
"""So much of a name has to be seen."""
LONGEST_NAME: Final = 20
WIDEST: Final = 4
SPARSE: Final = 5
"""Where a bar is a single column, there is a number below every fifth."""


class Shape(NamedTuple):
    """How wide names and bars are, and of how many rounds there are bars."""

    name: int
    bar: int
    rounds: int


def chart(look: Look, names: Sequence[str], after: Sequence[Points], game: str) -> Block:
    """As many rounds as there is room for, the last ones rather than the first."""
    if not after:
        return []
    word = look.say("screen-rounds", game=game)
    shape = shaped(look.width, max(map(cell_len, [*names, word])), len(after))
    shown = after[-shape.rounds :]
    low = min(0, *(min(each) for each in after))
    high = max(1, *(max(each) for each in after))
    first = len(after) - len(shown) + 1
    labels = [str(spot(game, first + at, len(after))[1]) for at in range(len(shown))]
    rows = [
        line(look, name, [p[seat] for p in shown], (low, high), shape, seat)
        for seat, name in enumerate(names)
    ]
    return [centred(each, look.width) for each in (*rows, numbers(word, labels, shape))]


def shaped(width: int, longest: int, rounds: int) -> Shape:
    """Bars as wide as possible, as long as enough is left of the names."""
    room, longest = width - SUM - 1, min(longest, LONGEST_NAME)
    least = min(longest, NAME)
    bar = next((w for w in range(WIDEST, 1, -1) if w * rounds <= room - least), 1)
    count = min(rounds, (room - least) // bar)
    return Shape(min(longest, room - bar * count), bar, count)


def line(
    look: Look, name: str, points: Sequence[int], span: tuple[int, int], shape: Shape, seat: int
) -> Row:
    bars, (low, high) = look.glyphs.bars, span
    heights = ((p - low) * (len(bars) - 1) // (high - low) for p in points)
    drawn = "".join((bars[h] * max(1, shape.bar - 1)).ljust(shape.bar) for h in heights)
    mine = seat == look.scene.seat
    return row(
        *fit(row(Span(name, "me" if mine else "strong")), shape.name),
        " ",
        Span(drawn, "turn" if mine else "key"),
        Span(f"{number(points[-1]):>{SUM}}", "strong"),
    )


def numbers(word: str, labels: Sequence[str], shape: Shape) -> Row:
    """What is counted, and every number that there is room for."""
    step = -(-(max(map(len, labels)) + 1) // shape.bar) if shape.bar > 1 else SPARSE
    told = "".join(each.ljust(step * shape.bar) for each in labels[::step])
    width = len(labels) * shape.bar
    return row(
        *fit(row(Span(word, "dim")), shape.name),
        " ",
        Span(told[:width].ljust(width), "dim"),
        " " * SUM,
    )
