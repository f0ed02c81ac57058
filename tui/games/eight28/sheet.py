"""The score sheet of 8-28: the gems of each player, and what was won in each round."""

from typing import Final, NamedTuple

from rich.cells import cell_len

from server.protocol import eight28
from server.protocol.seat import Over
from server.protocol.story import Points, story
from tui.games.eight28.rail import richest_first
from tui.games.people import cut
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas
from tui.widgets.gems import draw_gems

FIRST: Final = 6
"""the column where the numbers of the rounds end"""
COLUMN: Final = 14


class Sheet(NamedTuple):
    """`rounds`: what each seat won, as far as all of it is known."""

    names: tuple[str, ...]
    gems: tuple[eight28.Gems, ...]
    order: tuple[int, ...]
    mine: int | None
    rounds: tuple[Points, ...]


def sheet_part(look: Look, seen: Seen) -> Sheet:
    view: eight28.Eight28View = seen.view
    order = richest_first(view.gems)
    return Sheet(tuple(seen.names), view.gems, order, view.seat, won_by_round(look, seen))


def points_after(look: Look, seen: Seen) -> list[Points]:
    """The points after each round, as far as they were told."""
    return story(seen.game, look.scene.game_events, seen.view.players)


def needs_history(look: Look, seen: Seen) -> bool:
    view: eight28.Eight28View = seen.view
    after = points_after(look, seen)
    worth = tuple(each.worth for each in view.gems)
    over = view.round - (not isinstance(view.waiting, Over))
    return len(after) < over or (after[-1] if after else worth) != worth


def won_by_round(look: Look, seen: Seen) -> tuple[Points, ...]:
    """Empty until all of it is known."""
    after = points_after(look, seen)
    if not after or needs_history(look, seen):
        return ()
    before = [(0,) * seen.view.players, *after]
    return tuple(
        tuple(now - was for was, now in zip(one, other, strict=True))
        for one, other in zip(before, after, strict=False)
    )


def draw_sheet(canvas: Canvas, sheet: Sheet) -> None:
    palette, worth = canvas.palette, [each.worth for each in sheet.gems]
    canvas.put(2, 1, canvas.say("board-eight28-gems-title"), palette.gold, bold=True)
    names = min(max(map(cell_len, sheet.names)), canvas.width - 26)
    y = 3
    for seat in sheet.order:
        ink = palette.gold if seat == sheet.mine else palette.text
        place = 1 + sum(other > worth[seat] for other in worth)
        points = canvas.say("board-eight28-points", points=worth[seat])
        canvas.put(2, y, f"{place}.", palette.quiet)
        canvas.put(5, y, cut(sheet.names[seat], names), ink, bold=True)
        x = canvas.put(6 + names, y, f"{points:>10}", palette.text, bold=True)
        gems, room = sheet.gems[seat], 12 if canvas.width > 60 else 1
        # Blue gems alone are as many as the points.
        if gems.red:
            draw_gems(canvas, x + 2, y, gems.blue, gems.red, room=room)
        y += 1
    if sheet.rounds:
        _draw_rounds(canvas, sheet, y + 2)


def _draw_rounds(canvas: Canvas, sheet: Sheet, y: int) -> None:
    palette = canvas.palette
    column = min(COLUMN, (canvas.width - FIRST - 2) // len(sheet.names))
    canvas.put(2, y, canvas.say("board-eight28-rounds"), palette.gold, bold=True)
    y += 2
    for seat, name in enumerate(sheet.names):
        ink = palette.gold if seat == sheet.mine else palette.text
        canvas.put(FIRST + seat * column, y, cut(name, column - 1), ink, bold=True)
    for number, won in enumerate(sheet.rounds, 1):
        canvas.put(2, y + number, str(number), palette.quiet)
        for seat, points in enumerate(won):
            ink = palette.text if points else palette.mute
            text = f"+{points}" if points else canvas.glyphs.missing
            is_best = 0 < points == max(won)
            canvas.put(FIRST + seat * column, y + number, f"{text:>4}", ink, bold=is_best)
