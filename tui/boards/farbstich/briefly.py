"""A trick in a line or two, where there is no room for a table."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.cells import cell_len

from server.cards import Colour
from server.protocol import farbstich
from tui.boards.farbstich.pieces import chip, named, sign
from tui.boards.farbstich.standing import Standing, standings, to_come
from tui.boards.farbstich.taking import points
from tui.boards.farbstich.trick import PLACE, Trick, ink, last_trick, place, this_trick
from tui.boards.people import is_asked, name_ink, of_note, time_left, told_of
from tui.drawing import Block, Row, Span, fit, flowing, row, wide
from tui.places.place import Look
from tui.plain.games import Seen

NAME: Final = 10
ROOMY: Final = 60
"""So wide that there is room for all clocks."""


def this_trick_briefly(look: Look, seen: Seen, totals: bool = True, people: bool = True) -> Block:
    """In two columns: the cards in the order in which one collects, then who is still to play. What
    has to be known of the players stands below; without that, clocks stand beside their names."""
    view: farbstich.FarbstichView = seen.view
    trick = this_trick(seen)
    width = (look.width - 1) // 2
    cells = [
        (*mark, *named(seen, each.laid.seat, ink(seen, each, trick), width - wide(mark)))
        for each in standings(trick.plays)
        for mark in [before(look, each, trick)]
    ]
    cells += [coming(look, seen, seat, width, clock=not people) for seat in to_come(view)]
    sums = [worth(look, trick)] if totals and trick.plays else []
    rows = [*sums, *flowing([fit(each, width) for each in cells], look.width, gap=1)]
    return with_people(look, seen, rows) if people else rows


def with_people(look: Look, seen: Seen, rows: Block) -> Block:
    """Where nothing else tells of them."""
    noted = of_note(look, seen, clocks=look.width >= ROOMY)
    return [*rows, *told_of(seen, noted, look.width)]


def coming(look: Look, seen: Seen, seat: int, width: int, clock: bool) -> Row:
    """The name may be cut, the clock may not."""
    turn = look.glyphs.turn if is_asked(seen, seat) else look.glyphs.missing
    left = time_left(look, seat) if clock else ""
    after = row(Span(f" {left}" if left else "", "dim"))
    mark = Span(turn.ljust(PLACE - 1), "turn" if is_asked(seen, seat) else "dim")
    room = width - wide(after) - PLACE + 1
    return (mark, *named(seen, seat, name_ink(seen, seat), room), *after)


def worth(look: Look, trick: Trick) -> Row:
    """What each colour comes to, strongest first; a tie is told by a word if there is room."""
    word = f" {look.say('farbstich-screen-tie-short')}"
    made = [sums(look, trick, gap, said) for said in (word, "") for gap in ("  ", " ")]
    made.append(sums(look, trick, " ", "", close=True))
    return next((each for each in made if wide(each) <= look.width), made[-1])


def sums(look: Look, trick: Trick, gap: str, word: str, close: bool = False) -> Row:
    between, equal = ("", "=") if close else (" ", " = ")
    totals = {each.colour: each.total for each in standings(trick.plays)}
    tied = farbstich.rank(trick.plays).tied
    told: list[Span] = []
    for colour, total in totals.items():
        mine = Span(f"{sign(look, colour)}{between}{total}", f"colour-{colour}")
        if colour not in tied:
            told += [mine, Span(gap)]
        elif colour != ordered(totals, tied)[-1]:
            told += [mine, Span(equal, "warn")]
        else:
            told += [mine, Span(word, "warn"), Span(gap)]
    return tuple(told[:-1])


def ordered(totals: Mapping[Colour, int], tied: Sequence[Colour]) -> list[Colour]:
    return [colour for colour in totals if colour in tied]


def last_trick_briefly(look: Look, seen: Seen, titled: bool = True, close: bool = True) -> Block:
    """In as few rows as possible, or with all names in full."""
    last = last_trick(seen)
    if last is None:
        return []
    title = row(Span(look.say("farbstich-screen-last"), "title")) if titled else ()
    if not close:
        return one_by_one(look, seen, last, title, longest(seen))
    return widest(lambda name: one_by_one(look, seen, last, title, name), longest(seen))


def one_by_one(look: Look, seen: Seen, trick: Trick, title: Row, name: int) -> Block:
    items = [
        (
            *before(look, each, trick),
            *named(seen, each.laid.seat, ink(seen, each, trick), name),
            *brought(each, trick),
        )
        for each in standings(trick.plays)
    ]
    return flowing([*([title] if title else []), *items], look.width)


def brought(each: Standing, trick: Trick) -> Row:
    """How much the card was good for."""
    took = trick.took.get(each.laid.seat)
    return row(Span(f" +{points(took)}", "good")) if took is not None else ()


def widest(made: Callable[[int], Block], most: int) -> Block:
    """With names as long as they may be without another row."""
    rows = len(made(NAME))
    widths = range(max(most, NAME), NAME - 1, -1)
    return next(block for each in widths if len(block := made(each)) <= rows)


def longest(seen: Seen) -> int:
    return max(map(cell_len, seen.names))


def before(look: Look, each: Standing, trick: Trick) -> Row:
    where = place(look, each, trick)
    short = where._replace(text=where.text[: PLACE - 1])
    return row(short, chip(look, each.laid.card), " ")
