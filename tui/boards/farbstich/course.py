"""How far the game has gone."""

from typing import Final

from server.protocol import farbstich
from tui.drawing import Block, Row, Span, cut, flowing, row, wide
from tui.places.place import Look
from tui.plain.games import Seen

LEADER: Final = 24


def course(look: Look, seen: Seen) -> Block:
    """How far it has gone, and who leads to this trick."""
    view: farbstich.FarbstichView = seen.view
    assert view.starter is not None
    name = cut_name(seen.names[view.starter], LEADER)
    leads = look.say("farbstich-screen-leads", **{**seen.seat_values(view.starter), "seat": name})
    parts = [*how_far(look, view), row(Span(leads, "dim"))]
    return flowing(parts, look.width, gap=3)


def short_course(look: Look, seen: Seen) -> Block:
    return flowing(how_far(look, seen.view), look.width, gap=3)


def how_far(look: Look, view: farbstich.FarbstichView) -> list[Row]:
    games = view.options.games
    here = look.say("farbstich-screen-course", trick=view.trick, tricks=farbstich.HAND)
    parts = [row(Span(here, "title"))]
    if games > 1:
        parts.append(row(look.say("farbstich-screen-game", game=view.game, games=games)))
    return parts


def cut_name(name: str, width: int) -> str:
    spans = row(name)
    return "".join(span.text for span in cut(spans, width)) if wide(spans) > width else name
