"""A table seen from above, with a place for each seat around it."""

from typing import Final, NamedTuple

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
WIDEST: Final = 70


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
    rows = 3 if any(each.state for each in plan.places) else 2
    top = 1 if canvas.height >= 2 * rows + 8 else 0
    if plan.caption:
        canvas.center(0, 0, canvas.width, plan.caption, canvas.palette.quiet)
        top += 1
    plate = min(PLATE, (canvas.width - 6) // 3)
    left = max(plate // 3, (canvas.width - WIDEST) // 2)
    table_y = top + rows
    width = canvas.width - 2 * left
    height = min(21, width // 3 + 2, canvas.height - 2 * rows - top - 1)
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


def draw_place(canvas: Canvas, x: int, y: int, width: int, rows: int, place: Place) -> None:
    palette = canvas.palette
    if place.does:
        canvas.spot(x, y, width, rows, place.does)
    ground, ink, quiet = palette.plate, palette.text, palette.quiet
    if place.is_you:
        ground, ink, quiet = palette.gold, palette.on_gold, palette.on_gold
    mark = f"{canvas.glyphs.point} " if place.pointed else ""
    key = f"{place.key} " if place.key else ""
    name = cut(f"{mark}{key}{place.name}", width - 2)
    if place.is_free:
        canvas.fill(x, y, width, rows + 1, ground)
        draw_slot(canvas, x, y, width, rows + 1, palette.gold)
        canvas.center(x, y + 1, width, name, palette.gold, bold=True, underline=place.pointed)
        if rows > 2:
            canvas.center(x, y + 2, width, cut(place.what, width - 2), quiet)
        return
    canvas.fill(x, y, width, rows, ground)
    ink = palette.gold if place.pointed and not place.is_you else ink
    canvas.center(x, y, width, name, ink, bold=True, underline=place.pointed)
    canvas.center(x, y + 1, width, cut(place.what, width - 2), quiet)
    if rows == 3 and place.state:
        state_ink = quiet if place.is_you else palette.good if place.is_good else palette.mute
        canvas.center(x, y + 2, width, cut(place.state, width - 2), state_ink, bold=True)
