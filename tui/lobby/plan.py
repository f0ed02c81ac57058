"""A table seen from above, with a place for each seat around it."""

from math import ceil
from typing import Final, NamedTuple

from rich.cells import cell_len

from tui.games.people import cut
from tui.lobby.posters import draw_samples
from tui.widgets.canvas import Canvas
from tui.widgets.cards import draw_slot
from tui.widgets.gems import draw_heap
from tui.widgets.outline import draw_outline, is_outlined

SIDES: Final = {
    3: ("bottom", "left", "right"),
    4: ("bottom", "left", "top", "right"),
    5: ("bottom", "left", "top-left", "top-right", "right"),
    6: ("bottom-left", "left", "top-left", "top-right", "right", "bottom-right"),
}
"""clockwise from the own place"""
PLATE: Final = 18
WIDEST: Final = 84
LEAST_TABLE: Final = 9
"""rows from which the table itself is drawn"""


class Place(NamedTuple):
    """`what` is below the name, as `bot`; `state` below that; `does`: the choice of its seat."""

    name: str
    what: str = ""
    state: str = ""
    is_you: bool = False
    is_free: bool = False
    is_good: bool = False
    does: str = ""
    key: str = ""
    pointed: bool = False


class Plan(NamedTuple):
    """`places` clockwise from the own one; `caption`: above the table."""

    game: str
    places: tuple[Place, ...]
    caption: str = ""


def draw_plan(canvas: Canvas, plan: Plan) -> None:
    if canvas.height < LEAST_TABLE:
        draw_places(canvas, 0, plan.places)
        return
    rows = 3 if any(each.state for each in plan.places) else 2
    top = 1 if canvas.height >= 2 * rows + 8 else 0
    if plan.caption:
        canvas.center(0, 0, canvas.width, plan.caption, canvas.palette.quiet)
        top += 1
    plate = min(PLATE, (canvas.width - 6) // 3)
    left = max(plate // 3, (canvas.width - WIDEST) // 2)
    table_y = top + rows
    width = canvas.width - 2 * left
    height = min(25, width // 3 + 2, canvas.height - 2 * rows - top - 1)
    draw_table(canvas, left, table_y, width, height)
    canvas.center(
        left, table_y + 2, width, canvas.say(f"game-{plan.game}-name"), canvas.palette.quiet
    )
    large = height >= 16
    middle = left + width // 2
    y = table_y + (height - (7 if large else 4)) // 2 + 1
    if height >= 9 and plan.game == "eight28":
        draw_heap(canvas, middle - 15, y, 30, 6 if large else 4, 3, 0, large=large)
    elif height >= 9:
        card = (9, 7, 10) if large else (6, 4, 7)
        draw_samples(canvas, middle - card[2] * 3 // 2, y, *card, plan.game)
    middle_y, bottom = table_y + (height - rows) // 2, table_y + height
    half = (width - 2 * plate - 2) // 2
    spots = {
        "top": (left + (width - plate) // 2, top),
        "top-left": (left + half, top),
        "top-right": (left + half + plate + 2, top),
        "left": (left - plate // 3 + 1, middle_y),
        "right": (left + width + plate // 3 - plate - 1, middle_y),
        "bottom": (left + (width - plate) // 2, bottom),
        "bottom-left": (left + half, bottom),
        "bottom-right": (left + half + plate + 2, bottom),
    }
    for side, place in zip(SIDES[len(plan.places)], plan.places, strict=True):
        x, y = spots[side]
        draw_place(canvas, x, y, plate, rows, place)


def draw_places(canvas: Canvas, y: int, places: tuple[Place, ...]) -> int:
    """Beside each other, and in several rows if they tell more than a name; for small windows.
    Returns the row below them."""
    rows = 3 if any(each.state for each in places) else 2
    most = len(places) if rows == 2 else 2 if canvas.width < 60 else 3
    lines = ceil(len(places) / most)
    columns = ceil(len(places) / lines)
    width = (canvas.width - 1) // columns - 1
    for at, place in enumerate(places):
        x, row = 1 + at % columns * (width + 1), y + at // columns * rows
        ground, ink, quiet = colors_of(canvas, place)
        canvas.fill(x, row, width, 2, ground)
        name = cut(called(canvas, place), width - 2)
        end = canvas.put(x + 1, row, name, ink, bold=True, underline=place.pointed)
        if place.state and end + cell_len(place.what) < x + width:
            canvas.right(x + width - 1, row, place.what, quiet)
        told = place.state or place.what
        told = cut(told, width - 2) if place.state or cell_len(told) < width - 1 else ""
        canvas.put(x + 1, row + 1, told, canvas.palette.good if place.is_good else quiet)
        if place.does:
            canvas.spot(x, row, width, 2, place.does)
    return y + lines * rows


def draw_table(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    """A rim of wood with the corners cut, and the cloth inside it."""
    palette = canvas.palette
    if is_outlined(canvas):
        draw_outline(canvas, x, y, width, height, palette.cloth, palette.wood)
        return
    canvas.put(x + 2, y, "▄" * (width - 4), palette.wood)
    for row in range(1, height - 1):
        inset = 0 if 1 < row < height - 2 else 1
        canvas.put(x + inset, y + row, "█" * (width - 2 * inset), palette.wood)
    canvas.put(x + 2, y + height - 1, "▀" * (width - 4), palette.wood)
    lit = palette.blend(palette.cloth, palette.text, 0.07)
    canvas.fill(x + 3, y + 1, width - 6, height - 2, lit)


def colors_of(canvas: Canvas, place: Place) -> tuple[str, str, str]:
    """Ground, ink of the name, ink of the rest."""
    palette = canvas.palette
    if place.is_you:
        return palette.gold, palette.on_gold, palette.on_gold
    ink = palette.gold if place.is_free or place.pointed else palette.text
    return palette.plate, ink, palette.quiet


def called(canvas: Canvas, place: Place) -> str:
    mark = f"{canvas.glyphs.point} " if place.pointed else ""
    return f"{mark}{place.key} {place.name}" if place.key else f"{mark}{place.name}"


def draw_place(canvas: Canvas, x: int, y: int, width: int, rows: int, place: Place) -> None:
    palette = canvas.palette
    if place.does:
        canvas.spot(x, y, width, rows, place.does)
    ground, ink, quiet = colors_of(canvas, place)
    name = cut(called(canvas, place), width - 2)
    if place.is_free:
        canvas.fill(x, y, width, rows + 1, ground)
        draw_slot(canvas, x, y, width, rows + 1, palette.gold)
        canvas.center(x, y + 1, width, name, ink, bold=True, underline=place.pointed)
        if rows > 2:
            canvas.center(x, y + 2, width, cut(place.what, width - 2), quiet)
        return
    canvas.fill(x, y, width, rows, ground)
    canvas.center(x, y, width, name, ink, bold=True, underline=place.pointed)
    # Of "bot: club player", the level is enough.
    what = place.what if cell_len(place.what) <= width - 2 else place.what.rpartition(": ")[2]
    canvas.center(x, y + 1, width, cut(what, width - 2), quiet)
    if rows == 3 and place.state:
        state_ink = quiet if place.is_you else palette.good if place.is_good else palette.mute
        canvas.center(x, y + 2, width, cut(place.state, width - 2), state_ink, bold=True)
