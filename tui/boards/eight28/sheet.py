"""Who has which gems, best first, and what everybody won in each round."""

from collections.abc import Iterable, Sequence
from typing import Final

from server.protocol.seat import Over
from tui.boards.eight28.pieces import gems
from tui.boards.story import Points, story
from tui.drawing import Block, Row, Span, fit, row, wide, wrapped
from tui.places.place import Look
from tui.plain.games import Seen

NAME: Final = 20
COLUMN: Final = 16
MARGIN: Final = 2
FIRST: Final = 3
"""columns of the numbers of the rounds"""


def standing(look: Look, seen: Seen) -> Block:
    view = seen.view
    order = sorted(range(len(view.gems)), key=lambda seat: -view.gems[seat].worth)
    won = view.waiting.result.winners if isinstance(view.waiting, Over) else ()
    rows = [
        row(
            Span(f"{look.glyphs.done if seat in won else ' '} ", "good"),
            *fit(row(Span(seen.names[seat], "me" if seat == view.seat else "strong")), NAME),
            " ",
            *gems(look, view.gems[seat]),
        )
        for seat in order
    ]
    longest = max(map(wide, rows))
    return [fit(each, longest) for each in rows]


def sheet(look: Look, seen: Seen) -> Block:
    told = [
        row("  ", *each)
        for number, line in enumerate(seen.face.score(seen)[2:])
        for each in wrapped(line, look.width - 4, "text" if number else "title", "  ")
    ]
    margin = 0 if look.is_narrow else MARGIN
    inner = look.sized(look.width - margin, look.height)
    above = [*standing(look, seen), row(), *rounds(inner, seen)]
    return [row(), *(row(" " * margin, *each) for each in above), *told]


# What was won in each round


def known(look: Look, seen: Seen) -> list[Points]:
    """The points after each round, as far as that was told."""
    return story(seen.game, look.scene.game_events, seen.view.players)


def wants_past(look: Look, seen: Seen) -> bool:
    """Whether some of it was not."""
    after = known(look, seen)
    worth = tuple(each.worth for each in seen.view.gems)
    return len(after) < over(seen) or (after[-1] if after else worth) != worth


def over(seen: Seen) -> int:
    """So many rounds are."""
    is_over = isinstance(seen.view.waiting, Over)
    number: int = seen.view.round
    return number - (not is_over)


def rounds(look: Look, seen: Seen) -> Block:
    """Nothing, until all of it is known."""
    after = known(look, seen)
    if not after or wants_past(look, seen):
        return []
    column = min(COLUMN, (look.width - FIRST) // seen.view.players)
    won = zip([(0,) * seen.view.players, *after], after, strict=False)
    return [
        *wrapped(look.say("eight28-screen-rounds"), look.width, "title"),
        heads(seen, column),
        *(one_round(look, n, *each, column) for n, each in enumerate(won, 1)),
        row(Span("=".ljust(FIRST), "dim"), *numbers(map(str, after[-1]), column, "title")),
        row(),
    ]


def heads(seen: Seen, column: int) -> Row:
    names = (
        fit(row(Span(name, "me" if seat == seen.view.seat else "strong")), column - 1)
        for seat, name in enumerate(seen.names)
    )
    return row(" " * FIRST, *(span for name in names for span in (*name, Span(" "))))


def one_round(look: Look, number: int, before: Points, after: Points, column: int) -> Row:
    won = [now - was for was, now in zip(before, after, strict=True)]
    told = (f"+{each}" if each else look.glyphs.missing for each in won)
    return row(Span(str(number).ljust(FIRST), "dim"), *numbers(told, column, "text"))


def numbers(told: Iterable[str], column: int, ink: str) -> Sequence[Span]:
    return [Span(f"{each:>4}".ljust(column), ink) for each in told]
