"""A direct hit, which is a feast: large figures, confetti, the winner's cards and all the gems."""

from collections.abc import Sequence
from itertools import cycle
from typing import Final

from server.protocol import eight28
from tui.boards.eight28.cards import spread
from tui.boards.eight28.pieces import heap, laid
from tui.drawing import Block, Row, Span, centred, fit, row, wide, wrapped
from tui.places.place import Look
from tui.plain.games import Seen

BEATS: Final = 8
"""so long confetti falls and the gems are counted"""
FIGURES: Final = {
    "8": ("###", "# #", "###", "# #", "###"),
    "2": ("###", "  #", "###", "#  ", "###"),
    " ": ("  ", "  ", "##", "  ", "  "),
}
INKS: Final = ("gem-blue", "title", "gem-red", "good")
NAME: Final = 14
APART: Final = 9
"""columns from one piece of confetti to the next"""


def feast(
    look: Look, seen: Seen, paid: eight28.Paid, beat: int, every: Block | None = None
) -> Block:
    """As much of it as there is room for; what was won and by whom is always told. `every`: what
    everybody had."""
    width, height = look.width, look.height
    words = wrapped(seen.formatter.event(paid), width, "strong")
    told = [centred(each, width) for each in words]
    gems = [*told, *won(look, paid, beat)]
    cards = hands(look, seen, paid) if every is None else every
    for parts in (
        [figures(look), banner(look, 3), cards, gems],
        [figures(look), banner(look, 1), cards, gems],
        *([[figures(look), banner(look, 1), gems]] if every is None else []),
        [banner(look, 1), cards, gems],
        [banner(look, 1), cards, told],
        *([[banner(look, 1), gems]] if every is None else [[banner(look, 1), cards], [cards]]),
    ):
        spare = height - sum(map(len, parts))
        if spare >= len(parts) or (every is not None and spare >= 0):
            return strewn(look, parts, beat)
    return strewn(look, [banner(look, 1), told], beat)


def strewn(look: Look, parts: Sequence[Block], beat: int) -> Block:
    """Confetti wherever nothing else is."""
    spare = look.height - sum(map(len, parts))
    gaps = [spare // (len(parts) + 1)] * (len(parts) + 1)
    for at in (0, -1, 1)[: spare - sum(gaps)]:
        gaps[at] += 1
    gaps[-1] += spare - sum(gaps)
    rows: Block = []
    for gap, part in zip(gaps, [*parts, []], strict=True):
        rows += [confetti(look, len(rows) + n - beat) for n in range(gap)]
        rows += part
    return rows[: look.height]


def confetti(look: Look, at: int) -> Row:
    """It falls by a row with each beat."""
    signs = cycle((look.glyphs.gem, look.glyphs.colours["Y"], look.glyphs.gem, look.glyphs.dot))
    inks = cycle(INKS[at % 4 :] + INKS[: at % 4])
    start = (at * 4) % APART
    columns = range(start, look.width - APART + 1, APART)
    parts = [Span(" " * start)] if start else []
    for number, sign, ink in zip(range(len(columns)), signs, inks, strict=False):
        shift = (number * 5 + at * 3) % 4
        parts += [Span(" " * shift), Span(sign, ink), Span(" " * (APART - 1 - shift))]
    return fit(tuple(part for part in parts if part.text), look.width)


def banner(look: Look, height: int) -> Block:
    gem = look.glyphs.gem * 3
    words = row(Span(f"{gem} {look.say('eight28-screen-feast')} {gem}", "fresh"))
    empty = row(Span(" " * look.width, "fresh"))
    before = [empty] * (height // 2)
    return [*before, centred(words, look.width, "fresh"), *before]


def figures(look: Look) -> Block:
    """8 and 28, large."""
    lines = zip(*(FIGURES[each] for each in "8 28"), strict=True)
    return [centred(row(*figure_line(look, each)), look.width) for each in lines]


def figure_line(look: Look, cells: Sequence[str]) -> Row:
    """Each cell is two columns wide, which makes it about square."""
    text = "  ".join("".join(cell * 2 for cell in each) for each in cells)
    return row(Span(text.replace("#", look.glyphs.solid), "title"))


def hands(look: Look, seen: Seen, paid: eight28.Paid) -> Block:
    """Of those who did it."""
    rows: Block = []
    for share in paid.shares:
        side = seen.view.before.sides[share.seat]
        name = fit(row(Span(seen.names[share.seat], "me")), NAME)
        cards = spread(look, laid(look, side), look.width - NAME - 2, 3)
        for number, each in enumerate(cards):
            head = name if number == len(cards) // 2 else fit((), NAME)
            rows.append(row(*head, "  ", *each))
    longest = max(map(wide, rows), default=0)
    return [centred(fit(each, longest), look.width) for each in rows]


def won(look: Look, paid: eight28.Paid, beat: int) -> Block:
    """All the gems, one after another."""
    rows, beat = list[Row](), min(beat, BEATS)
    for share in paid.shares:
        blue = -(-share.blue * beat // BEATS)
        red = -(-share.red * beat // BEATS)
        rows.append(centred(heap(look, eight28.Gems(blue, red), look.width), look.width))
    return rows
