"""The points of a game round by round, as a picture: bars beside the name of each player."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from tui.boards.story import Points, spot
from tui.drawing import Block, Row, Span, centred, fit, row
from tui.events_as_text import number
from tui.places.place import Look

SUM: Final = 6
NAME: Final = 8
"""So much of a name has to be seen."""
LONGEST_NAME: Final = 20
WIDEST: Final = 6
SPARSE: Final = 5
"""Where a bar is a single column, there is a number below every fifth."""


class Shape(NamedTuple):
    """How wide names and bars are, of how many rounds there are bars, and how high they can be."""

    name: int
    bar: int
    rounds: int
    high: int


def chart(
    look: Look, names: Sequence[str], after: Sequence[Points], game: str, high: int = 1
) -> Block:
    """As many rounds as there is room for, the last ones rather than the first."""
    if not after:
        return []
    word = look.say("screen-rounds", game=game)
    shape = shaped(look.width, max(map(cell_len, [*names, word])), len(after), high)
    shown = after[-shape.rounds :]
    least = min(0, *(min(each) for each in after))
    most = max(1, *(max(each) for each in after))
    first = len(after) - len(shown) + 1
    labels = [str(spot(game, first + at, len(after))[1]) for at in range(len(shown))]
    rows: Block = []
    for seat, name in enumerate(names):
        rows += lines(look, name, [p[seat] for p in shown], (least, most), shape, seat)
    return [centred(each, look.width) for each in (*rows, numbers(word, labels, shape))]


def shaped(width: int, longest: int, rounds: int, high: int) -> Shape:
    """Bars as wide as possible, as long as enough is left of the names."""
    room, longest = width - SUM - 1, min(longest, LONGEST_NAME)
    least = min(longest, NAME)
    bar = next((w for w in range(WIDEST, 1, -1) if w * rounds <= room - least), 1)
    count = min(rounds, (room - least) // bar)
    return Shape(min(longest, room - bar * count), bar, count, high)


def lines(
    look: Look, name: str, points: Sequence[int], span: tuple[int, int], shape: Shape, seat: int
) -> Block:
    """The name and the points stand where the bars do. No bar reaches those of the one above."""
    signs, (least, most) = look.glyphs.bars, span
    steps = shape.high * len(signs) - (1 if shape.high > 1 else 2)
    heights = [(each - least) * steps // (most - least) for each in points]
    mine = seat == look.scene.seat
    rows: Block = [row()] if shape.high > 1 else []
    for below in reversed(range(0, shape.high * len(signs), len(signs))):
        label = row(Span(name, "me" if mine else "strong")) if below == 0 else ()
        end = number(points[-1]) if below == 0 else ""
        drawn = "".join(bar(signs, each - below, shape.bar) for each in heights)
        rows.append(
            row(
                *fit(label, shape.name),
                " ",
                Span(drawn, "turn" if mine else "key"),
                Span(f"{end:>{SUM}}", "strong"),
            )
        )
    return rows


def bar(signs: str, height: int, width: int) -> str:
    """The part of a bar in one row, which may reach above it or not up to it."""
    sign = signs[min(height, len(signs) - 1)] if height >= 0 else " "
    return (sign * max(1, width - 1)).ljust(width)


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
