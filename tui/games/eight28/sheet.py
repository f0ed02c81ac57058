"""The score sheet of 8-28: the gems of each player, and what was won in each round."""

from typing import Final, NamedTuple

from rich.cells import cell_len

from server.protocol.seat import Over
from tui.games.people import cut
from tui.games.story import Points, story
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas
from tui.widgets.gems import draw_gems

FIRST: Final = 4
"""columns of the numbers of the rounds"""
COLUMN: Final = 14


class Standing(NamedTuple):
    place: str
    name: str
    blue: int
    red: int
    points: str
    mine: bool


class Sheet(NamedTuple):
    """`rounds`: what each seat won, as far as all of it is known; then the sums."""

    title: str
    standings: tuple[Standing, ...]
    rounds_title: str
    names: tuple[str, ...]
    mine: int | None
    rounds: tuple[Points, ...]


def standings(look: Look, seen: Seen) -> tuple[Standing, ...]:
    """Best first."""
    view = seen.view
    worth = [each.worth for each in view.gems]
    order = sorted(range(len(worth)), key=lambda seat: -worth[seat])
    return tuple(
        Standing(
            f"{1 + sum(other > worth[seat] for other in worth)}.",
            seen.names[seat],
            view.gems[seat].blue,
            view.gems[seat].red,
            look.say("eight28-screen-points", points=worth[seat]),
            seat == view.seat,
        )
        for seat in order
    )


def points_after(look: Look, seen: Seen) -> list[Points]:
    """The points after each round, as far as they were told."""
    return story(seen.game, look.scene.game_events, seen.view.players)


def needs_history(look: Look, seen: Seen) -> bool:
    after = points_after(look, seen)
    worth = tuple(each.worth for each in seen.view.gems)
    return len(after) < rounds_over(seen) or (after[-1] if after else worth) != worth


def rounds_over(seen: Seen) -> int:
    is_over = isinstance(seen.view.waiting, Over)
    number: int = seen.view.round
    return number - (not is_over)


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


def sheet_part(look: Look, seen: Seen) -> Sheet:
    return Sheet(
        look.say("eight28-screen-gems-title"),
        standings(look, seen),
        look.say("eight28-screen-rounds"),
        tuple(seen.names),
        seen.view.seat,
        won_by_round(look, seen),
    )


def draw_sheet(canvas: Canvas, sheet: Sheet) -> None:
    palette = canvas.palette
    canvas.put(2, 1, sheet.title, palette.gold, bold=True)
    names = max(cell_len(each.name) for each in sheet.standings)
    names = min(names, canvas.width - 26)
    for y, line in enumerate(sheet.standings, 3):
        ink = palette.gold if line.mine else palette.text
        canvas.put(2, y, line.place, palette.quiet)
        canvas.put(5, y, cut(line.name, names), ink, bold=True)
        x = canvas.put(6 + names, y, f"{line.points:>10}", palette.text, bold=True)
        draw_gems(canvas, x + 2, y, line.blue, line.red, room=12 if canvas.width > 60 else 1)
    if sheet.rounds:
        _draw_rounds(canvas, sheet, 5 + len(sheet.standings))


def _draw_rounds(canvas: Canvas, sheet: Sheet, y: int) -> None:
    palette = canvas.palette
    column = min(COLUMN, (canvas.width - 4 - FIRST) // len(sheet.names))
    canvas.put(2, y, sheet.rounds_title, palette.gold, bold=True)
    y += 2
    for seat, name in enumerate(sheet.names):
        ink = palette.gold if seat == sheet.mine else palette.text
        canvas.put(2 + FIRST + seat * column, y, cut(name, column - 1), ink, bold=True)
    for number, won in enumerate(sheet.rounds, 1):
        y += 1
        best = max(won)
        canvas.put(2, y, str(number), palette.quiet)
        for seat, points in enumerate(won):
            ink = palette.text if points else palette.mute
            text = f"+{points}" if points else canvas.glyphs.missing
            x = 2 + FIRST + seat * column
            canvas.put(x, y, f"{text:>4}", ink, bold=bool(points) and points == best)
    y += 1
    canvas.put(2, y, "=", palette.quiet)
    for seat, points in enumerate(map(sum, zip(*sheet.rounds, strict=True))):
        canvas.put(2 + FIRST + seat * column, y, f"{points:>4}", palette.gold, bold=True)
