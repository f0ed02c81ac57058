"""A trick as far as it is laid: who would collect, who has done so, and who goes without."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from server.cards import COLOURS
from server.protocol import farbstich
from tui.boards.farbstich.standing import Standing, lots
from tui.boards.farbstich.taking import Taken, taken
from tui.drawing import Span
from tui.places.place import Look
from tui.plain.games import Seen

PLACE: Final = 3
NOBODY: Final[Taken] = MappingProxyType({})


class Trick(NamedTuple):
    """`collecting`: who has not collected yet; `lots`: how many could or still can; `sure`: in so
    many places it is known that there was something to collect; `took`: who took what, as far as
    that is remembered."""

    plays: Sequence[farbstich.Laid]
    collecting: Sequence[int] = ()
    lots: int = len(COLOURS)
    sure: int = len(COLOURS)
    took: Taken = NOBODY


def this_trick(seen: Seen) -> Trick:
    view: farbstich.FarbstichView = seen.view
    took = taken(seen) if view.to_collect else NOBODY
    return Trick(view.plays, view.to_collect, lots(view.display), took=took)


def last_trick(seen: Seen) -> Trick | None:
    """That of another game is no help, and while it is collected it is this one."""
    view: farbstich.FarbstichView = seen.view
    return None if view.trick == 1 or view.to_collect else ended_trick(seen)


def ended_trick(seen: Seen) -> Trick | None:
    """The newest of all. Where something is left of the display, nobody came too late; else it
    takes somebody who was there to know."""
    view: farbstich.FarbstichView = seen.view
    last = view.last_trick
    if last is None:
        return None
    took = {seat: each for seat, each in taken(seen).items() if seat in last.order}
    if took:
        return Trick(last.plays, lots=1 + max(map(last.order.index, took)), took=took)
    left = set(view.display) - {each.card for each in last.plays}
    return Trick(last.plays, sure=len(COLOURS) if left else 1)


def title(look: Look, seen: Seen) -> str:
    """Until somebody leads, the last trick lies there."""
    if not seen.view.plays and last_trick(seen):
        return look.say("farbstich-screen-last")
    return look.say("farbstich-screen-trick")


def place(look: Look, each: Standing, trick: Trick) -> Span:
    """Where one collects; who has done so in this trick is ticked off."""
    seat = each.laid.seat
    if has_collected(each, trick):
        return Span(look.glyphs.done.ljust(PLACE), "good")
    if trick.collecting[:1] == (seat,):
        return Span(look.glyphs.turn.ljust(PLACE), "turn")
    if not collects(each, trick):
        return Span(("=" if each.tied else look.glyphs.missing).ljust(PLACE), "warn")
    known = f"{each.place}." if each.place <= trick.sure else ""
    return Span(known.ljust(PLACE), "strong")


def has_collected(each: Standing, trick: Trick) -> bool:
    return bool(each.place and trick.collecting) and each.laid.seat not in trick.collecting


def collects(each: Standing, trick: Trick) -> bool:
    """If nothing is left of the display, the last ones go without."""
    if each.laid.seat in trick.collecting:
        return trick.collecting.index(each.laid.seat) < trick.lots
    return 0 < each.place <= trick.lots


def ink(seen: Seen, each: Standing, trick: Trick) -> str:
    seat = each.laid.seat
    if trick.collecting[:1] == (seat,):
        return "turn"
    if seat == seen.view.seat:
        return "me"
    return "text" if has_collected(each, trick) or collects(each, trick) else "dim"
