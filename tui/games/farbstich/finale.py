"""The end of a match: everybody's points game by game as bars, and the piles turned up."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from rich.cells import cell_len

from server.cards import COLOUR, VALUE, Colour, ColourCard
from server.protocol import farbstich
from server.protocol.seat import Event
from tui.games.board import Section
from tui.games.farbstich.choosing import sorted_by_colour
from tui.games.farbstich.sheet import best_first
from tui.games.farbstich.words import letters
from tui.games.people import cut
from tui.look import Look
from tui.plain.games import Seen
from tui.widgets.canvas import Canvas

NAME: Final = 12
TALLEST: Final = 3
SHADES: Final = (0.0, 0.42, 0.75)
"""of a game's piece: the newest is the brightest"""


class Row(NamedTuple):
    name: str
    is_me: bool
    games: tuple[int, ...]


class Course(NamedTuple):
    title: str
    game: str
    rows: tuple[Row, ...]


class Group(NamedTuple):
    """The cards of a colour, the highest first."""

    color: Colour
    letters: str
    values: tuple[int, ...]


class Pile(NamedTuple):
    name: str
    is_me: bool
    groups: tuple[Group, ...]
    points: int


class Piles(NamedTuple):
    title: str
    piles: tuple[Pile, ...]
    left: str


def course(look: Look, seen: Seen) -> Section | None:
    """Of a match; a single game has the chart of its tricks."""
    view: farbstich.FarbstichView = seen.view
    if len(view.scores) < 2:
        return None
    rows = tuple(
        Row(seen.names[seat], seat == view.seat, tuple(game[seat] for game in view.scores))
        for seat in best_first(view)
    )
    game = look.say("farbstich-screen-by-game")
    part = Course(look.say("farbstich-screen-by-games"), game, rows)
    return Section(draw_course, part, 3 + 2 * len(rows))


def keepsake(look: Look, seen: Seen) -> Section | None:
    """The piles of the last game, for a client that knows what happened in it."""
    view: farbstich.FarbstichView = seen.view
    piles = collected(look.scene.game_events, view.players)
    if not view.scores or [sum(map(value, pile)) for pile in piles] != list(view.scores[-1]):
        return None
    order = sorted(range(view.players), key=lambda seat: -view.scores[-1][seat])
    part = Piles(
        look.say("farbstich-screen-piles", game=len(view.scores), games=view.options.games),
        tuple(
            Pile(seen.names[seat], seat == view.seat, groups(look, piles[seat]),
                 view.scores[-1][seat])
            for seat in order
        ),
        look.say("farbstich-screen-left", points=sum(map(value, view.display)))
        if view.display else "",
    )  # fmt: skip
    return Section(draw_piles, part, 2 + view.players)


def value(card: ColourCard) -> int:
    return VALUE[card]


def collected(events: Sequence[Event], players: int) -> list[list[ColourCard]]:
    """What each seat took in the last game."""
    piles: list[list[ColourCard]] = [[] for _ in range(players)]
    for event in events:
        if isinstance(event, farbstich.GameBegan):
            piles = [[] for _ in range(players)]
        elif isinstance(event, farbstich.Collected):
            piles[event.seat] += event.cards
    return piles


def groups(look: Look, cards: Sequence[ColourCard]) -> tuple[Group, ...]:
    held = groupby(sorted_by_colour(cards), COLOUR.__getitem__)
    return tuple(
        Group(color, letters(look, color), tuple(VALUE[card] for card in some)[::-1])
        for color, some in held
    )


def draw_course(canvas: Canvas, course: Course) -> None:
    """A bar for each player, with a piece for each game; the own one in gold."""
    palette = canvas.palette
    canvas.put(1, 0, course.title, palette.gold, bold=True)
    room = max(cell_len(cut(row.name, NAME)) for row in course.rows) + 2
    most = max(1, *(sum(row.games) for row in course.rows))
    unit = (canvas.width - room - 7) / most
    draw_legend(canvas, course, room)
    top = 4 if canvas.height >= 4 + 2 * len(course.rows) else 3
    step = max(1, min(TALLEST, (canvas.height - top) // len(course.rows)))
    for at, row in enumerate(course.rows):
        draw_row(canvas, row, room, top + at * step, unit, step)


def draw_legend(canvas: Canvas, course: Course, x: int) -> None:
    count = len(course.rows[0].games)
    for at in range(count):
        text = f"{course.game} {at + 1}" if canvas.width >= 60 and count <= 3 else str(at + 1)
        ground, _ = shade(canvas, at, count, False)
        canvas.put(x, 2, "▄▄", ground)
        x = canvas.put(x + 3, 2, text, canvas.palette.quiet) + 2


def shade(canvas: Canvas, at: int, count: int, is_me: bool) -> tuple[str, str]:
    """The ground of a piece and the ink on it; pieces that have no shades alternate."""
    palette = canvas.palette
    share = SHADES[-1 - (at % len(SHADES))] if count > len(SHADES) else SHADES[count - 1 - at]
    dark, bright = (
        (palette.gold_dark, palette.gold) if is_me else (palette.bubble_old, palette.quiet)
    )
    plain = bright if (count - at) % 2 else dark
    ground = palette.blend(bright, dark, share, plain)
    is_dark = share > 0.5 if palette.depth == "truecolor" else plain == dark
    return ground, palette.text if is_dark else palette.on_gold if is_me else palette.plate


def draw_row(canvas: Canvas, row: Row, room: int, y: int, unit: float, step: int) -> None:
    palette = canvas.palette
    ink = palette.gold if row.is_me else palette.text
    canvas.put(1, y, cut(row.name, NAME), ink, bold=True)
    x, before = room, 0
    for at, points in enumerate(row.games):
        ground, on_ground = shade(canvas, at, len(row.games), row.is_me)
        before += points
        width = room + round(before * unit) - x
        canvas.fill(x, y, width, 1, ground)
        if step >= 2 and ground.startswith(("#", "color")) and not canvas.is_ascii:
            canvas.put(x, y + 1, "▀" * width, ground)
        if width > len(str(points)):
            canvas.right(x + width - 1, y, str(points), on_ground, ground=ground, bold=True)
        x += width
    canvas.put(x + 1, y, str(sum(row.games)), ink, bold=True)


def draw_piles(canvas: Canvas, piles: Piles) -> None:
    palette = canvas.palette
    canvas.put(1, 0, piles.title, palette.gold, bold=True)
    canvas.right(canvas.width - 2, 0, piles.left, palette.quiet)
    roomy = canvas.height >= 2 + 2 * len(piles.piles)
    step, y = (2, 2) if roomy else (1, 1 + (canvas.height > 1 + len(piles.piles)))
    for pile in piles.piles:
        ink = palette.gold if pile.is_me else palette.text
        canvas.put(1, y, cut(pile.name, NAME), ink, bold=True)
        draw_groups(canvas, NAME + 2, y, canvas.width - NAME - 7, pile.groups, tall=roomy)
        canvas.right(canvas.width - 2, y, str(pile.points), ink, bold=True)
        y += step


def draw_groups(
    canvas: Canvas, x: int, y: int, width: int, groups: Sequence[Group], *, tall: bool = False
) -> int:
    """Cards as chips, the sign of each colour once; closer where there is little room."""
    signs = [sign(canvas, each) for each in groups]
    bare = sum(len(numbers(each)) for each in groups)
    close = bare + sum(map(cell_len, signs)) + 4 * len(groups) > width
    if close and bare + sum(map(cell_len, signs)) > width:
        signs = [each.letters for each in groups]
    for group, start in zip(groups, signs, strict=True):
        card = canvas.palette.color(group.color)
        text = f"{start}{numbers(group)}" if close else f" {start} {numbers(group)} "
        end = canvas.put(x, y, text, card.ink, card.ground, bold=True)
        if tall and card.ground.startswith(("#", "color")) and not canvas.is_ascii:
            canvas.put(x, y + 1, "▀" * (end - x), card.ground)
        x = end + (not close)
    return x


def sign(canvas: Canvas, group: Group) -> str:
    return f"{canvas.glyphs.colours[group.color]}{group.letters}"


def numbers(group: Group) -> str:
    return " ".join(map(str, group.values))
