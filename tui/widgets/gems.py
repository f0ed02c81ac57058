"""Gems: cut stones for a heap, signs for a row."""

from typing import Final

from tui.widgets.canvas import Canvas
from tui.widgets.outline import is_outlined

MANY: Final = 12
"""from here on a row shows one stone and the number"""
STONE: Final = (("▗▟", "▙▖"), ("▝▜", "▛▘"))
MIDDLE_STONE: Final = (("▗▟█", "█▙▖"), ("███", "███"), ("▝▜█", "█▛▘"))
LARGE_STONE: Final = (("▗▟██", "██▙▖"), ("████", "████"), ("▝▜██", "██▛▘"))
Stone = tuple[tuple[str, str], ...]
HEAPS: Final[tuple[tuple[Stone, int], ...]] = (
    (LARGE_STONE, 2), (MIDDLE_STONE, 2), (MIDDLE_STONE, 0), (STONE, 0),
)  # fmt: skip
"""stones from large to small, with the columns between them"""


def draw_gems(canvas: Canvas, x: int, y: int, blue: int, red: int, *, room: int = 99) -> int:
    """`◆◆◆ 3 ◆ 1`, or one stone where there is no `room` for so many; without gems a quiet 0.
    Returns the column behind it."""
    palette = canvas.palette
    if not blue + red:
        return canvas.put(x, y, "0 ", palette.quiet)
    for count, letter, stone, light, word in (
        (blue, "b", palette.blue, palette.blue_light, palette.blue_word),
        (red, "r", palette.red, palette.red_light, palette.red_word),
    ):
        if not count:
            continue
        sign = letter if is_outlined(canvas) else canvas.glyphs.gem
        for at in range(count if count < MANY and count <= room else 1):
            x = canvas.put(x, y, sign, light if at % 3 == 0 and count > 1 else stone)
        x = canvas.put(x, y, f" {count} ", word, bold=True)
    return x


def draw_counts(
    canvas: Canvas,
    right: int,
    y: int,
    blue: int,
    red: int,
    *,
    gap: str = "",
    words: tuple[str, str] = ("", ""),
    ground: str | None = None,
) -> int:
    """`◆1 ◆3`, without red ones `◆1`; ends before this column, and returns where it begins. `words`
    take the place of signs that have no colours."""
    palette = canvas.palette
    inks = (palette.red_word, palette.blue_word)
    if ground == palette.gold:
        is_bright = palette.dark and palette.depth == "truecolor"
        plain = palette.on_gold, palette.on_gold
        inks = (palette.red_dark, palette.blue_dark) if is_bright else plain
    x = right + 1
    for count, letter, word, ink in zip((red, blue), "rb", reversed(words), inks, strict=True):
        if count or letter == "b":
            sign = letter if is_outlined(canvas) else canvas.glyphs.gem + gap
            text = word if word and is_outlined(canvas) else f"{sign}{count}"
            x = canvas.right(x - 1, y, text, ink, ground=ground, bold=True)
    return x


def draw_stone(canvas: Canvas, x: int, y: int, is_red: bool, stone: Stone = STONE) -> None:
    """Four facets: light, base, base, dark."""
    palette = canvas.palette
    if is_outlined(canvas):
        letter, ink = ("r", palette.red) if is_red else ("b", palette.blue)
        canvas.put(x, y, f"/{letter * 2}\\", ink)
        canvas.put(x, y + 1, "\\__/", ink)
        return
    inks = (palette.blue_light, palette.blue, palette.blue_dark)
    if is_red:
        inks = (palette.red_light, palette.red, palette.red_dark)
    for row, (left, right) in enumerate(stone):
        lower = row * 2 >= len(stone)
        canvas.put(x, y + row, left, inks[1] if lower else inks[0])
        canvas.put(x + len(left), y + row, right, inks[2] if lower else inks[1])


def draw_heap(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: int,
    blue: int,
    red: int,
    *,
    large: bool = False,
) -> None:
    """A pile, blue at the bottom and red on top, of the largest stones that fit; signs where none
    do."""
    stones = [False] * blue + [True] * red
    for stone, gap in HEAPS if large else HEAPS[-1:]:
        across, tall = 2 * len(stone[0][0]) + gap, len(stone)
        levels = max(1, height // tall)
        base = base_of(len(stones), levels)
        if base * across <= width and height >= tall:
            break
    else:
        _draw_signs(canvas, x, y, width, height, stones)
        return
    for level in range(levels):
        row, stones = stones[: base - level], stones[base - level :]
        start = x + (width - across * len(row)) // 2
        top = y + height - tall * (level + 1)
        for at, is_red in enumerate(row):
            draw_stone(canvas, start + across * at, top, is_red, stone)


def base_of(count: int, levels: int) -> int:
    """The stones in the lowest row of a pile."""
    base = 1
    while sum(max(0, base - level) for level in range(levels)) < count:
        base += 1
    return base


def _draw_signs(
    canvas: Canvas, x: int, y: int, width: int, height: int, stones: list[bool]
) -> None:
    palette = canvas.palette
    a_row = max(1, width // 2)
    for at, is_red in enumerate(stones[: a_row * height]):
        level, column = divmod(at, a_row)
        shines = (column + level) % 3 == 0
        if is_red:
            sign, ink = "r", palette.red_light if shines else palette.red
        else:
            sign, ink = "b", palette.blue_light if shines else palette.blue
        sign = sign if is_outlined(canvas) else canvas.glyphs.gem
        canvas.put(x + 2 * column, y + height - 1 - level, sign, ink)
