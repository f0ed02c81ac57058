"""The cards in front of a player of 8-28, as large as there is room: whole, as a fan, as chips,
and equal chips once with their number. None is ever left out."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple

from tui.widgets.canvas import Canvas
from tui.widgets.card_pictures import STAR
from tui.widgets.cards import draw_back, draw_chip, draw_number, draw_slab
from tui.widgets.digits import TEN, bitmap_of
from tui.widgets.outline import is_outlined
from tui.widgets.pixels import draw_bitmap

SIZES: Final = ((17, 11), (13, 9), (9, 7), (8, 6), (7, 5), (6, 4))
WILD: Final = "1/11"
PICTURE: Final = 7
"""columns and rows of the picture of a large card"""
Face = Literal["", "back", "secret", "turning", "shown"]
"""how the hidden card lies: face down, seen by its owner alone, on its edge, or turned up"""


class Hand(NamedTuple):
    """`dim`: the player is out of the round."""

    hole: str
    face: Face
    open: tuple[str, ...]
    dim: bool = False


NO_CARDS: Final = Hand("", "", ())


def card_size(height: int) -> tuple[int, int]:
    """The largest card of at most this height; (0, 0) where there is room for chips alone."""
    return next((size for size in SIZES if size[1] <= height), (0, 0))


def fan_step(labels: Sequence[str], card_width: int, room: int, gap: int) -> int:
    """The columns from one card to the next; 0 if their indices would be covered."""
    if len(labels) * (card_width + gap) - gap <= room:
        return card_width + gap
    if len(labels) * card_width <= room:
        return card_width
    step = (room - card_width) // max(1, len(labels) - 1)
    return step if step > max(map(len, labels[:-1]), default=0) and card_width <= room else 0


def draw_hand(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: int,
    hand: Hand,
    *,
    open_at: int = 0,
    gap: int = 0,
) -> int:
    """`open_at`: the column of the first open card, as long as they all fit beside it. Returns the
    column at which the open cards begin."""
    for card_width, card_height in SIZES:
        if card_height > height:
            continue
        starts = [open_at, x + card_width + 1] if open_at else [x + card_width + 1]
        steps = [fan_step(hand.open, card_width, x + width - 1 - at, gap) for at in starts]
        step = steps[0] if steps[0] >= card_width else max(steps)
        if step or not hand.open:
            left = starts[steps.index(step)]
            draw_hole(canvas, x, y, card_width, card_height, hand)
            _draw_fan(canvas, left, y, card_width, card_height, step, hand)
            return left
    return _draw_as_chips(canvas, x, y, width, height, hand)


def draw_hole(canvas: Canvas, x: int, y: int, width: int, height: int, hand: Hand) -> None:
    """The hidden card."""
    match hand.face:
        case "back":
            draw_back(canvas, x, y, width, height)
        case "turning":
            edge = max(3, width // 3)
            left = x + (width - edge) // 2
            draw_slab(canvas, left, y, edge, height, canvas.palette.edge)
        case "secret" | "shown":
            secret = hand.face == "secret"
            draw_number(canvas, x, y, width, height, hand.hole, secret=secret, dim=hand.dim)


def _draw_fan(
    canvas: Canvas, x: int, y: int, width: int, height: int, step: int, hand: Hand
) -> None:
    for at, value in enumerate(hand.open):
        full = at == len(hand.open) - 1 or step >= width
        draw_number(canvas, x, y, width, height, value, full=full, dim=hand.dim)
        if not full and step > PICTURE and height > PICTURE:
            _draw_in_sight(canvas, x, y, step, height, value)
        x += step


def _draw_in_sight(canvas: Canvas, x: int, y: int, step: int, height: int, value: str) -> None:
    """The picture of a card in the part of it that is not covered."""
    ink = canvas.palette.wild if value == WILD else canvas.palette.ink
    picture = STAR if value == WILD else TEN if value == "10" else bitmap_of(value, large=True)
    left = x + (step - len(picture[0]) + 1) // 2
    if not canvas.is_ascii:
        draw_bitmap(canvas, left, y + (height - 3) // 2, picture, ink)


# Chips


def _draw_as_chips(canvas: Canvas, x: int, y: int, width: int, height: int, hand: Hand) -> int:
    """Beside the hidden card as a small card, if there is room for that."""
    hole_width, hole_height = card_size(min(height, 5 if width < 24 else height))
    if hole_width and width >= hole_width + 8:
        left = x + hole_width + 2
        for labels in (hand.open, counted(canvas, hand.open)):
            rows = in_rows([len(each) + 2 for each in labels], x + width - left)
            top = y + 1 if len(rows) < height else y
            widest = max(map(len, labels), default=0) + 2
            if len(rows) <= height and left + widest <= x + width:
                draw_hole(canvas, x, y, hole_width, hole_height, hand)
                air = 2 if len(rows) * 2 <= height - 1 else 1
                _draw_chip_rows(canvas, left, top, labels, rows, hand, air)
                return left
    draw_chips(canvas, x, y, width, height, hand)
    return x


def draw_chips(canvas: Canvas, x: int, y: int, width: int, height: int, hand: Hand) -> int:
    """All cards as chips, the hidden one first. Returns the column behind the last row."""
    rows: list[int] = []
    labels: Sequence[str] = ()
    air = 2
    for labels, air in variants(canvas, hand.open):
        hole = 0 if not hand.face else hole_width(canvas, hand) + (air - 2)
        rows = in_rows([hole, *(len(each) + air for each in labels)], width)
        if len(rows) <= height:
            break
    at = iter(range(-1, len(labels)))
    end = x
    y += len(rows) < height
    for row, count in enumerate(rows[:height]):
        end = x
        for number in (next(at) for _ in range(count)):
            if number >= 0:
                end = draw_card_chip(canvas, end, y + row, labels[number], hand.dim, air == 1)
            elif hand.face:
                end = draw_hole_chip(canvas, end, y + row, hand)
    return end


def chips_width(canvas: Canvas, hand: Hand, width: int) -> int:
    """The columns of the chips in one row, if they fit into the width, or the width."""
    for labels, air in variants(canvas, hand.open):
        taken = hole_width(canvas, hand) + sum(len(each) + air for each in labels)
        if taken <= width:
            return taken
    return width


def variants(canvas: Canvas, cards: Sequence[str]) -> Iterator[tuple[Sequence[str], int]]:
    yield cards, 2
    yield counted(canvas, cards), 2
    yield counted(canvas, cards), 1


def counted(canvas: Canvas, cards: Sequence[str]) -> list[str]:
    """Equal cards once, in the order in which they came: `7×1`."""
    times = canvas.glyphs.times
    return [f"{many}{times}{card}" if many > 1 else card for card, many in Counter(cards).items()]


def in_rows(widths: Sequence[int], room: int) -> list[int]:
    """How many things of these widths stand in each row."""
    rows, left = [0], room
    for width in widths:
        if width > left and rows[-1]:
            rows.append(0)
            left = room
        rows[-1] += 1
        left -= width
    return rows


def _draw_chip_rows(
    canvas: Canvas, x: int, y: int, labels: Sequence[str], rows: Sequence[int], hand: Hand, air: int
) -> None:
    at = iter(labels)
    for row, count in enumerate(rows):
        end = x
        for label in (next(at) for _ in range(count if labels else 0)):
            end = draw_card_chip(canvas, end, y + row * air, label, hand.dim)


def draw_card_chip(
    canvas: Canvas, x: int, y: int, label: str, dim: bool = False, tight: bool = False
) -> int:
    palette = canvas.palette
    ink = palette.wild if label.endswith(WILD) else palette.ink
    paper = palette.paper_dim if dim else palette.paper
    if tight:
        return canvas.put(x, y, label, ink, paper, bold=True) + 1
    return draw_chip(canvas, x, y, label, ink, paper)


def hole_width(canvas: Canvas, hand: Hand) -> int:
    return {"": 0, "back": 4, "turning": 4}.get(hand.face, len(hole_label(canvas, hand)) + 2)


def hole_label(canvas: Canvas, hand: Hand) -> str:
    """Where there are no colours, a sign of the back tells it from the open cards."""
    return f"{canvas.glyphs.back}{hand.hole}" if is_outlined(canvas) else hand.hole


def draw_hole_chip(canvas: Canvas, x: int, y: int, hand: Hand) -> int:
    palette = canvas.palette
    if hand.face in ("secret", "shown"):
        ink = palette.wild if hand.hole == WILD else palette.note_ink
        return draw_chip(canvas, x, y, hole_label(canvas, hand), ink, palette.note)
    pattern = "/\\" if canvas.is_ascii else "╱╲"
    return draw_chip(canvas, x, y, pattern, palette.back_pattern, palette.back, bold=False)
