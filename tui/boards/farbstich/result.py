"""The end: who has won, and everybody's points."""

from functools import partial
from typing import Final

from server.protocol import farbstich
from server.protocol.seat import Over
from tui.boards.farbstich.briefly import last_trick_briefly
from tui.boards.farbstich.sheet import table, totals
from tui.boards.farbstich.stacking import fitted, gap, section
from tui.drawing import Block, Span, centred, fit, in_the_middle, row, wide, wrapped
from tui.places.place import Look
from tui.plain.games import Seen

WIDTH: Final = 66


def result(look: Look, seen: Seen) -> Block:
    inner = look.sized(min(look.width, WIDTH), look.height)
    ranking = table(inner, seen, best_first(seen.view))
    above = inner.sized(max(map(wide, ranking)), look.height)
    sections = [
        section(0, partial(headline, above, seen)),
        gap(),
        section(0, lambda: ranking),
        gap(),
        gap(),
        section(9, partial(last_trick_briefly, inner, seen), list),
    ]
    rows = [each for block in fitted(sections, look.height) for each in block]
    width = max(map(wide, rows))
    return in_the_middle([fit(each, width) for each in rows], look.width, look.height)


def headline(look: Look, seen: Seen) -> Block:
    """Whoever has won himself is told so."""
    assert isinstance(seen.view.waiting, Over)
    winners = seen.view.waiting.result.winners
    if seen.view.seat not in winners:
        names = seen.texts.join(seen.names[seat] for seat in winners)
        told = look.say("who-won", winners=names, winners_count=len(winners))
        return [centred(each, look.width) for each in wrapped(told, look.width - 2, "title")]
    others = [seen.names[seat] for seat in winners if seat != seen.view.seat]
    told = look.say(
        "farbstich-screen-you-won", others=seen.texts.join(others), others_count=len(others)
    )
    star = look.glyphs.colours["Y"]
    feast = row(Span(f" {star} {told} {star} ", "fresh"))
    if wide(feast) <= look.width:
        return [centred(feast, look.width)]
    return [centred(each, look.width) for each in wrapped(told, look.width - 2, "fresh")]


def best_first(view: farbstich.FarbstichView) -> list[int]:
    worth = totals(view)
    return sorted(range(view.players), key=lambda seat: -worth[seat])
