"""How the last round ended: shown before the end is told, and what is kept of it there."""

from typing import Final

from server.protocol import eight28
from server.protocol.lobby import Motion
from tui.boards.eight28.feast import banner
from tui.boards.eight28.hands import ROW, TALL, hands
from tui.boards.eight28.recap import in_full, is_hit, last_step, recap, title, told_before
from tui.drawing import Block, Span, centred, fit, in_the_middle, row, wide
from tui.places.place import Look
from tui.plain.games import Seen

WIDTH: Final = 96
FRAME: Final = 3
"""rows, with the air between cards and words"""


def steps(seen: Seen, motion: Motion) -> range:
    """Only those who were there have seen it end."""
    was_there = any(isinstance(event, eight28.Ended) for event in seen.recent_events)
    every = range(1, all_steps(seen) + 1)
    if motion == "none" or not was_there:
        return range(0)
    return every if motion == "full" else every[-1:]


def all_steps(seen: Seen) -> int:
    return last_step(seen) - told_before(seen) if seen.view.before else 0


def finale(look: Look, seen: Seen) -> Block:
    """As large as it will be in the end, so that nothing moves."""
    inner = look.sized(min(WIDTH, look.width), look.height)
    if not is_hit(seen.view.before):
        words = in_full(inner.sized(inner.width - 4, 1), seen, last_step(seen))
        wanted = TALL * seen.view.players + len(words) + FRAME
        inner = inner.sized(inner.width, min(look.height, wanted))
    return in_the_middle(recap(inner, seen, has_middle=False), look.width, look.height)


def keepsake(look: Look, seen: Seen) -> Block:
    """All cards, what everybody played for, and what he got."""
    last = seen.view.before
    if last is None:
        return []
    inner = look.sized(min(WIDTH, look.width), look.height)
    rows = hands(inner, seen, last_step(seen), ROW)
    widest = max(map(wide, rows))
    words = row(Span(title(look, seen), "title"))
    head = banner(look, 1) if is_hit(last) else [centred(words, look.width)]
    return [*head, *(centred(fit(each, widest), look.width) for each in rows)]
