"""The cards in front of a player of 8-28, as large as there is room: whole, as a fan, as chips,
and equal chips once with their number. None is ever left out."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from tui.games.lines import in_rows
from tui.widgets.canvas import Canvas
from tui.widgets.cards import draw_back, draw_chip, draw_number, draw_slab
from tui.widgets.outline import is_outlined
from tui.widgets.pixels import BITMAPS, draw_bitmap

SIZES: Final = ((17, 11), (13, 9), (9, 7), (8, 6), (7, 5), (6, 4))
WILD: Final = "1/11"
BESIDE: Final = len(SIZES)
"""instead of cards of a size, chips beside the hidden card"""
CHIPS: Final = BESIDE + 1
"""chips alone"""
SHADOW: Final = 1
"""columns behind the cards of a seat that their shadow may take"""
PICTURE: Final = 7
"""rows from which a card has a large picture"""
Face = Literal["", "back", "secret", "turning", "shown"]
"""how the hidden card lies: face down, seen by its owner alone, on its edge, or turned up"""


class Hand(NamedTuple):
    """`dim`: the player is out of the round."""

    hole: str
    face: Face
    open: tuple[str, ...]
    dim: bool = False


class Chip(NamedTuple):
    text: str
    ink: str = ""
    ground: str = ""
    is_tight: bool = False
    is_bold: bool = True

    @property
    def width(self) -> int:
        return len(self.text) + (1 if self.is_tight else 2)


def card_size(height: int) -> tuple[int, int]:
    """The largest card of at most this height; (0, 0) where there is room for chips alone."""
    return next((size for size in SIZES if size[1] <= height), (0, 0))


def fan_step(labels: Sequence[str], card_width: int, room: int, gap: int) -> int:
    """The columns from one card to the next; 0 if their indices would be covered."""
    for step in (card_width + gap, card_width):
        if len(labels) * step - (step - card_width) <= room:
            return step
    step = (room - card_width) // max(1, len(labels) - 1)
    return step if step > max(map(len, labels[:-1]), default=0) and card_width <= room else 0


def size_of(cards: Sequence[str], width: int, height: int) -> int:
    """The largest of SIZES, by its number, in which these open cards have room beside the hidden
    one; else BESIDE or CHIPS."""
    for size, (card_width, card_height) in enumerate(SIZES):
        room = width + SHADOW - card_width - 2
        if card_height <= height and (not cards or fan_step(cards, card_width, room, 0)):
            return size
    for labels in (cards, counted(cards)):
        if beside_hole([Chip(each) for each in labels], width, height):
            return BESIDE
    return CHIPS


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
    size: int = 0,
    spill: int = 0,
) -> int:
    """`open_at`: the column of the first open card, as long as they all fit beside it. `size`: the
    largest one that they may have. `spill`: columns behind the width for the shadow. Returns the
    column at which the open cards begin."""
    for card_width, card_height in SIZES[size:]:
        if card_height > height:
            continue
        starts = [open_at, x + card_width + 1] if open_at else [x + card_width + 1]
        end = x + width + spill - 1
        steps = [fan_step(hand.open, card_width, end - at, gap) for at in starts]
        step = steps[0] if steps[0] >= card_width else max(steps)
        if step or not hand.open:
            left = starts[steps.index(step)]
            draw_hole(canvas, x, y, card_width, card_height, hand)
            _draw_fan(canvas, left, y, card_width, card_height, step, hand)
            return left
    if size < CHIPS and (left := _draw_beside_hole(canvas, x, y, width, height, hand)):
        return left
    draw_chips(canvas, x, y, width, height, hand)
    return x


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
        digits = BITMAPS["large-digits"][value]
        if not full and height >= PICTURE and step > len(digits[0]) and not canvas.is_ascii:
            # In the part of the card that is not covered.
            ink = canvas.palette.wild if value == WILD and not hand.dim else canvas.palette.ink
            left = x + (step - len(digits[0]) + 1) // 2
            draw_bitmap(canvas, left, y + (height - 3) // 2, digits, ink)
        x += step


# Chips


def hole_size(width: int, height: int) -> tuple[int, int]:
    """The size of a hidden card with chips beside it."""
    return card_size(min(height, 5 if width < 24 else height))


def beside_hole(chips: Sequence[Chip], width: int, height: int) -> list[list[Chip]]:
    """Rows of chips beside the hidden card, with free rows between them; none if they have no room
    there."""
    hole_width, _ = hole_size(width, height)
    room = width - hole_width - 2
    rows, widest = chip_rows(chips, room), max((chip.width for chip in chips), default=0)
    return rows if hole_width and 2 * len(rows) <= height and max(6, widest) <= room else []


def _draw_beside_hole(canvas: Canvas, x: int, y: int, width: int, height: int, hand: Hand) -> int:
    """Returns the column of the chips beside the hidden card, 0 if there is no room for them."""
    arranged = arrangements(canvas, hand._replace(face=""))[:2]
    every = (beside_hole(chips, width, height) for chips in arranged)
    rows = next((rows for rows in every if rows), None)
    if rows is None:
        return 0
    hole_width, hole_height = hole_size(width, height)
    draw_hole(canvas, x, y, hole_width, hole_height, hand)
    _draw_rows(canvas, x + hole_width + 2, y, height, rows)
    return x + hole_width + 2


def chip_rows(chips: Sequence[Chip], room: int) -> list[list[Chip]]:
    return in_rows(chips, lambda chip: chip.width, room, 0)


def airy(every: Sequence[list[list[Chip]]], height: int) -> list[list[Chip]]:
    """The first arrangement that fits with free rows between its rows, or else without; as much
    of the last one as there is room for, if none fits."""
    fitting = [rows for rows in every if len(rows) <= height]
    return next((rows for rows in fitting if 2 * len(rows) <= height), [*fitting, every[-1]][0])


def draw_chips(canvas: Canvas, x: int, y: int, width: int, height: int, hand: Hand) -> None:
    """All cards as chips, the hidden one first."""
    every = [chip_rows(chips, width) for chips in arrangements(canvas, hand)]
    _draw_rows(canvas, x, y, height, airy(every, height)[:height])


def _draw_rows(canvas: Canvas, x: int, y: int, height: int, rows: list[list[Chip]]) -> None:
    step = 2 if 2 * len(rows) <= height else 1
    y += len(rows) < height
    for row, chips in enumerate(rows):
        end = x
        for text, ink, ground, is_tight, is_bold in chips:
            if is_tight:
                end = canvas.put(end, y + row * step, text, ink, ground, bold=True) + 1
            else:
                end = draw_chip(canvas, end, y + row * step, text, ink, ground, bold=is_bold)


def chips_width(canvas: Canvas, hand: Hand, width: int) -> int:
    """The columns of the chips in one row, if they fit into the width, or the width."""
    every = (sum(chip.width for chip in chips) for chips in arrangements(canvas, hand))
    return next((taken for taken in every if taken <= width), width)


def arrangements(canvas: Canvas, hand: Hand) -> list[list[Chip]]:
    """From wide to narrow: each card, equal cards once as `7×1`, and those close to each other."""
    palette, times = canvas.palette, canvas.glyphs.times
    paper = palette.paper_dim if hand.dim else palette.paper
    fewer = counted(hand.open, times)

    def chips(labels: Sequence[str], is_tight: bool) -> list[Chip]:
        inks = (palette.wild if each.endswith(WILD) else palette.ink for each in labels)
        cards = [Chip(label, ink, paper, is_tight) for label, ink in zip(labels, inks, strict=True)]
        return [*hole_chip(canvas, hand, is_tight), *cards]

    return [chips(hand.open, False), chips(fewer, False), chips(fewer, True)]


def counted(cards: Sequence[str], times: str = "×") -> list[str]:
    """Equal cards once, with their number."""
    return [f"{n}{times}{card}" if n > 1 else card for card, n in Counter(cards).items()]


def hole_chip(canvas: Canvas, hand: Hand, is_tight: bool) -> list[Chip]:
    palette = canvas.palette
    if not hand.face:
        return []
    if hand.face in ("back", "turning"):
        return [Chip("╱╲", palette.back_pattern, palette.back, is_tight, is_bold=False)]
    ink = palette.wild if hand.hole == WILD else palette.note_ink
    # Without colours, a sign of the back tells it from the open cards.
    label = f"{canvas.glyphs.back}{hand.hole}" if is_outlined(canvas) else hand.hole
    return [Chip(label, ink, palette.note, is_tight)]
