"""How the last trick was scored, step by step: who collected which colour, what it was worth, who
went without and why; and at the end of a game, everybody's points."""

from functools import partial
from typing import Final

from server.protocol import farbstich
from server.protocol.seat import Over
from tui.boards.farbstich.briefly import longest, with_people
from tui.boards.farbstich.pieces import chip, named
from tui.boards.farbstich.sheet import table as points
from tui.boards.farbstich.sheet import totals
from tui.boards.farbstich.stacking import Making
from tui.boards.farbstich.standing import Standing, standings
from tui.boards.farbstich.table import Manner, laid_out
from tui.boards.farbstich.taking import at_length, briefly, closely
from tui.boards.farbstich.trick import Trick, ended_trick, ink, place
from tui.drawing import EMPTY, Block, Row, Span, apart, boxed, fit, flowing, row, wide
from tui.places.place import Look
from tui.plain.games import Seen

LEAST: Final = 9
"""So much room has a colour with its sum."""
LONG: Final = 60
"""So wide is a row in which every card has room."""


def recapped(seen: Seen) -> object:
    """While a trick is collected, it is this one that counts; at the very end there is more to
    see."""
    view: farbstich.FarbstichView = seen.view
    return None if view.to_collect or isinstance(view.waiting, Over) else view.last_trick


def steps(seen: Seen) -> int:
    players = seen.view.players if ends_game(seen) else 0
    return of_the_trick(seen) + players


def of_the_trick(seen: Seen) -> int:
    """One for everybody who collects, and one for all those who go without."""
    trick = ended_trick(seen)
    if trick is None:
        return 0
    able = collectors(trick)
    return able + (able < len(trick.plays))


def collectors(trick: Trick) -> int:
    return sum(0 < each.place <= trick.lots for each in standings(trick.plays))


def ends_game(seen: Seen) -> bool:
    view: farbstich.FarbstichView = seen.view
    return bool(view.scores) and view.trick <= 1


def fits(seen: Seen) -> bool:
    """It does not cover the cards of a trick,"""
    return not seen.view.plays


def is_shown(look: Look, seen: Seen) -> bool:
    """except for as long as it is told to somebody who has nothing to decide."""
    if look.recap is None or ended_trick(seen) is None:
        return False
    return fits(seen) or (not seen.in_turn and look.recap < steps(seen))


def title(look: Look, seen: Seen) -> str:
    view: farbstich.FarbstichView = seen.view
    if tells_points(look, seen):
        games = view.options.games
        return look.say("farbstich-screen-recap-game", game=len(view.scores), games=games)
    number = farbstich.HAND if ends_game(seen) else view.trick - 1
    return look.say("farbstich-screen-recap", trick=number)


def tells_points(look: Look, seen: Seen) -> bool:
    return ends_game(seen) and (look.recap or 0) > of_the_trick(seen)


def box(look: Look, seen: Seen, height: int, below: Block) -> Block:
    inner = look.sized(look.width - 4, height - 2)
    rows = told(inner, seen)
    if len(rows) * 2 - 1 <= inner.height:
        rows = [each for one in rows for each in (one, EMPTY)]
    padded = [row(" ", *fit(each, inner.width), " ") for each in rows]
    name = Span(title(look, seen), "title")
    return [*boxed(padded, look.width, height, look.glyphs.frame, name), *below]


def titled(look: Look, seen: Seen) -> Block:
    return [row(Span(title(look, seen), "title")), *told(look, seen)]


def sizes(look: Look, seen: Seen) -> tuple[Making, ...]:
    """In a row each, and where there is little room two beside each other."""
    if tells_points(look, seen):
        return partial(titled, look, seen), partial(told, look, seen)
    return partial(titled, look, seen), partial(told, look, seen), partial(close, look, seen)


def over_people(look: Look, seen: Seen, making: Making) -> Block:
    return with_people(look, seen, making())


def told(look: Look, seen: Seen) -> Block:
    return last_points(look, seen) if tells_points(look, seen) else of_trick(look, seen)


def of_trick(look: Look, seen: Seen) -> Block:
    trick = ended_trick(seen)
    return [] if trick is None else laid_out(look, seen, trick, Manner(alone=True), line)


def line(look: Look, seen: Seen, each: Standing, trick: Trick, head: Row, manner: Manner) -> Row:
    before = row(*head, place(look, each, trick), chip(look, each.laid.card), " ")
    got = gained(look, each, trick)
    room = min(longest(seen) + 3, look.width - wide(before) - max(LEAST, wide(got)))
    name = named(seen, each.laid.seat, ink(seen, each, trick), room - 1)
    return row(*before, *fit(name, room), *got)


def gained(look: Look, each: Standing, trick: Trick) -> Row:
    """What is told just now stands out."""
    step, took = step_of(each, trick), trick.took.get(each.laid.seat)
    if look.recap is None or step > look.recap:
        return ()
    if took is not None:
        new = "fresh" if step == look.recap else "strong"
        return at_length(look, took, new) if look.width >= LONG else briefly(look, took, new)
    late = bool(each.place) and each.place > trick.lots
    return row(Span(look.say("farbstich-screen-late"), "warn")) if late else ()


def step_of(each: Standing, trick: Trick) -> int:
    return each.place if 0 < each.place <= trick.lots else collectors(trick) + 1


def close(look: Look, seen: Seen) -> Block:
    trick = ended_trick(seen)
    if trick is None:
        return []
    cell = look.sized((look.width - 1) // 2, 1)
    cells = [short(cell, seen, each, trick) for each in standings(trick.plays)]
    return flowing(cells, look.width, gap=1)


def short(look: Look, seen: Seen, each: Standing, trick: Trick) -> Row:
    mark = place(look, each, trick)
    card = chip(look, each.laid.card)
    before = row(mark._replace(text=mark.text[:2]), card._replace(text=card.text[1:-1]), " ")
    took = trick.took.get(each.laid.seat)
    told = took is not None and step_of(each, trick) <= (look.recap or 0)
    got = row(" ", *closely(look, took)) if took is not None and told else ()
    room = look.width - wide(before) - wide(got)
    name = named(seen, each.laid.seat, ink(seen, each, trick), room)
    return apart(row(*before, *name), got, look.width)


def last_points(look: Look, seen: Seen) -> Block:
    """The last one first, and so that nothing moves."""
    worth = totals(seen.view)
    seats = sorted(range(seen.view.players), key=lambda seat: -worth[seat])
    head, *rows = points(look, seen, seats)
    shown = (look.recap or 0) - of_the_trick(seen)
    hidden = max(0, len(rows) - shown)
    return [head, *[EMPTY] * hidden, *rows[hidden:]]
