"""How a round ended, step by step: the hidden cards, the choices, and who got which gems.

When somebody has to choose, the cards are turned up on the table itself, before he does; what is
left for afterwards is what came of it. Everybody has a row, in which all of that stands in the end.
"""

from typing import Final

from server.protocol import eight28
from tui.boards.eight28 import middle
from tui.boards.eight28.choosing import is_revealed
from tui.boards.eight28.feast import BEATS, feast
from tui.boards.eight28.hands import ROW, TALL, hands
from tui.boards.eight28.pieces import heap
from tui.drawing import Block, Span, boxed, centred, filled, fit, row, wrapped
from tui.places.place import RICH_HEIGHT, Look
from tui.plain.games import Seen

NAME: Final = 14


# What there is to be told


def recapped(seen: Seen) -> object:
    """The cards that are turned up now, or the round before this one."""
    if not seen.view.sides:
        return None
    if is_revealed(seen):
        return "reveal", seen.view.round
    return None if seen.view.before is None else ("round", seen.view.round)


def steps(seen: Seen) -> int:
    """So many the recap takes."""
    return seen.view.players if is_revealed(seen) else last_step(seen) - told_before(seen)


def last_step(seen: Seen) -> int:
    """A direct hit takes a while, and then everybody's cards are seen once more."""
    last = seen.view.before
    if last is None:
        return 0
    return len(last.sides) + len(last.declared) + len(last.paid) + is_hit(last) * (BEATS + 1)


def told_before(seen: Seen) -> int:
    """Steps that were taken before the choices."""
    last = seen.view.before
    chosen = last.declared and any(has_choice(seen, side) for side in last.sides)
    return len(last.sides) - 1 if chosen else 0


def is_hit(last: eight28.Settled) -> bool:
    return any(paid.target == "hit" for paid in last.paid)


def has_choice(seen: Seen, side: eight28.Side) -> bool:
    assert side.hole is not None
    every = eight28.totals((*side.open, side.hole))
    low, high = eight28.best(every, eight28.LOW), eight28.best(every, eight28.HIGH)
    both = low is not None and (high != low or seen.view.options.low_may_go_high)
    return both and not side.out


def fits(seen: Seen) -> bool:
    """Cards that are being turned up are on the table anyway."""
    return not is_revealed(seen)


def yields(look: Look, seen: Seen) -> bool:
    """Where there is no room for both, what others have is more important than what was."""
    return seen.in_turn and not is_revealed(seen) and look.height < RICH_HEIGHT


# A round that is over


def recap(look: Look, seen: Seen, has_middle: bool = True) -> Block:
    """In a frame, if there is room for one; with what lies in the middle now, if it is told to."""
    step = (look.recap or 0) + told_before(seen)
    if look.is_narrow or look.height < seen.view.players + 2:
        return unframed(look, seen, step, middle.line(look, seen) if has_middle else [])
    inner = look.sized(look.width - 4, look.height - 2)
    rows = told(inner, seen, step, middle.line(inner, seen) if has_middle else [])
    padded = [row(" ", *each, " ") for each in rows]
    words = Span(title(look, seen), "title")
    return boxed(padded, look.width, look.height, look.glyphs.frame, words)


def title(look: Look, seen: Seen) -> str:
    number = seen.view.round - bool(seen.view.sides)
    return look.say("eight28-screen-recap", round=number)


def unframed(look: Look, seen: Seen, step: int, now: Block) -> Block:
    """Its title has a row if there is one to spare."""
    spare = look.height - seen.view.players
    words = [centred(row(Span(title(look, seen), "title")), look.width)] if spare > 0 else []
    below = look.sized(look.width, look.height - len(words))
    return [*words, *told(below, seen, step, now)]


def told(look: Look, seen: Seen, step: int, now: Block) -> Block:
    """Exactly so high: everybody's row, and below them in sentences what came of it."""
    last = seen.view.before
    beyond = step - len(last.sides) - len(last.declared)
    if beyond > 0 and is_hit(last):
        every = hands(look, seen, step, ROW) if beyond > BEATS + 1 else None
        return feast(look, seen, last.paid[0], beyond - 1, every)
    tall = len(now) + 1 + TALL * len(last.sides) + len(in_full(look, seen, last_step(seen)))
    rows = hands(look, seen, step, TALL if tall <= look.height else ROW)
    room = look.height - len(rows)
    now = now if room > 0 else []
    words = came(look, seen, step, room - len(now))
    air = [row()] * (room - len(now) - len(words) > 0 and bool(words))
    return [*filled([*rows, *air, *words], look.width, look.height - len(now)), *now]


def came(look: Look, seen: Seen, step: int, room: int) -> Block:
    """All of it, or as many of the newest sentences as there is room for: none of them is cut, and
    what they say stands in everybody's row, too."""
    if len(in_full(look, seen, last_step(seen))) < room:
        return in_full(look, seen, step)
    rows: Block = []
    for each in reversed(sentences(look, seen, step)):
        if len(each) + len(rows) > room:
            break
        rows = [*each, *rows]
    return rows


def so_far(seen: Seen, step: int) -> tuple[tuple[eight28.Declared, ...], tuple[eight28.Paid, ...]]:
    last = seen.view.before
    beyond = max(0, step - len(last.sides))
    return last.declared[:beyond], last.paid[: max(0, beyond - len(last.declared))]


def sentences(look: Look, seen: Seen, step: int) -> list[Block]:
    declared, paid = so_far(seen, step)
    return [
        *(wrapped(seen.formatter.event(each), look.width, "dim") for each in declared),
        *(wrapped(seen.formatter.event(each), look.width) for each in paid),
        *rest(look, seen, step),
    ]


def rest(look: Look, seen: Seen, step: int) -> list[Block]:
    """What lies in the middle when the game is over is nobody's."""
    there = seen.view.middle
    if seen.view.sides or step < last_step(seen) or not there.worth:
        return []
    return [wrapped(seen.formatter.event(eight28.Carry(there.blue, there.red)), look.width)]


def in_full(look: Look, seen: Seen, step: int) -> Block:
    """With the gems that everybody got."""
    declared, paid = so_far(seen, step)
    rows = [
        each for one in declared for each in wrapped(seen.formatter.event(one), look.width, "dim")
    ]
    for one in paid:
        rows += wrapped(seen.formatter.event(one), look.width)
        for share in one.shares:
            ink = "me" if share.seat == seen.view.seat else "strong"
            name = fit(row(Span(seen.names[share.seat], ink)), NAME)
            won = heap(look, eight28.Gems(share.blue, share.red), look.width - NAME - 3)
            rows.append(row("  ", *name, " ", *won))
    return [*rows, *(each for one in rest(look, seen, step) for each in one)]
