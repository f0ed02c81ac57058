"""A form of settings: each with its values beside each other, the chosen one marked."""

from math import ceil
from typing import Final, NamedTuple

from rich.cells import cell_len

from tui.games.lines import wrapped
from tui.games.people import cut
from tui.widgets.canvas import Canvas

LABEL: Final = 24
NARROW: Final = 60
ARROWS: Final = 3
"""columns behind the values, for the keys that change the one that is pointed at"""


class Setting(NamedTuple):
    """`group`: the heading below which it stands."""

    does: str
    label: str
    options: tuple[str, ...]
    chosen: int
    about: str
    group: str = ""

    @property
    def shown(self) -> str:
        return self.options[self.chosen]


class OwnKey(NamedTuple):
    label: str
    key: str
    usual: str


class Form(NamedTuple):
    """`at`: the setting that the keys change; `about` it, where there is no preview; `answer`: what
    the house said to the last change; `keys`: of one's own, where there is room."""

    settings: tuple[Setting, ...]
    at: str
    about: str
    answer: str
    refused: bool
    keys: tuple[OwnKey, ...] = ()


def draw_form(canvas: Canvas, form: Form) -> None:
    palette, width, settings = canvas.palette, canvas.width - 4, form.settings
    below = [(row, palette.text) for row in wrapped(form.about, width)] if form.about else []
    ink = palette.bad if form.refused else palette.mute
    answer = wrapped(form.answer, width) if form.answer else []
    below += [(row, ink) for row in answer]
    # The rows stay where they are while sentences of other lengths stand below them.
    most = max(len(wrapped(each.about, width)) for each in settings) if form.about else 0
    room = canvas.height - most - len(answer) - 1
    margin = int(not answer and room > len(settings))
    room -= margin
    keys = ceil(len(form.keys) / 2)
    step, heading, air = spacing(settings, room, keys)
    has_headings = air >= 0
    at = next((n for n, each in enumerate(settings) if each.does == form.at), 0)
    count = max(1, room // step)
    top = 0 if has_headings else max(0, min(at - count // 2, len(settings) - count))
    y, group = int(air > 0 or heading == 2), ""
    for setting in settings[top : top + count]:
        if has_headings and setting.group != group:
            group, y = setting.group, y + air
            draw_group(canvas, y, group)
            y += heading
        draw_setting(canvas, y, setting, setting.does == form.at)
        y += step
    at_keys = y + (step == 1)
    draw_own_keys(canvas, at_keys, form.keys[: 2 * max(0, room - at_keys)])
    start = max(y, canvas.height - most - len(answer) - margin - (heading == 2))
    for at_row, (row, color) in enumerate(below, start):
        canvas.put(2, at_row, row, color)


def spacing(settings: tuple[Setting, ...], room: int, keys: int) -> tuple[int, int, int]:
    """The rows of a setting and of a heading, and the free ones above a heading; no headings if
    negative."""
    headings = sum(bool(each) for each in {setting.group for setting in settings})
    rows = len(settings) + headings
    if 2 * rows + keys <= room:
        return 2, 2, 0
    if len(settings) + rows <= room:
        return 2, 1, 0
    if rows + headings <= room:
        return 1, 1, 1
    return 1, 1, 0 if rows <= room else -1


def draw_group(canvas: Canvas, y: int, words: str) -> None:
    end = canvas.put(2, y, words, canvas.palette.mute)
    canvas.put(end + 1, y, "─" * (canvas.width - end - 4), canvas.palette.rule)


def draw_own_keys(canvas: Canvas, y: int, keys: tuple[OwnKey, ...]) -> None:
    """In two columns; beside a changed one stands the usual one."""
    palette, column = canvas.palette, min(40, (canvas.width - 2) // 2)
    widest = [
        max((cell_len(label) for label, key, usual in keys[side::2] if key == usual), default=0)
        for side in (0, 1)
    ]
    for at, (label, key, usual) in enumerate(keys):
        x, row = 2 + at % 2 * column, y + at // 2
        is_own = key != usual
        canvas.put(x, row, cut(label, column - 15 if is_own else column - 5), palette.soft)
        ink, ground = (
            (palette.on_gold, palette.gold) if is_own else (palette.cap_ink, palette.button)
        )
        at_key = x + max(column - 14, 0 if is_own else min(widest[at % 2], column - 5) + 1)
        end = canvas.put(at_key, row, f" {key} ", ink, ground, bold=True)
        if is_own:
            canvas.put(end + 1, row, f"{canvas.say('screen-keys-was')} {usual}", palette.mute)


def draw_setting(canvas: Canvas, y: int, setting: Setting, is_at: bool) -> None:
    palette = canvas.palette
    canvas.spot(0, y, canvas.width, 1, setting.does)
    if is_at:
        canvas.fill(0, y, canvas.width, 1, palette.bar)
        mark = ">" if canvas.is_ascii else "▌"
        canvas.put(0, y, mark, palette.gold)
    ink = palette.text if is_at else palette.soft
    end = canvas.put(2, y, setting.label, ink, bold=is_at)
    # In a narrow window all values end in one column: they and their labels differ much in width.
    is_narrow = canvas.width < NARROW
    start = end + 1 if is_narrow else max(end + 1, LABEL)
    width = sum(cell_len(each) + 3 for each in setting.options) - 1
    shown = range(len(setting.options))
    if width > canvas.width - start - ARROWS:
        shown, width = range(setting.chosen, setting.chosen + 1), cell_len(setting.shown) + 2
    right = canvas.width - width - ARROWS
    x = max(end, right) if is_narrow else max(end + 1, min(LABEL, right))
    for at in shown:
        option = cut(setting.options[at], canvas.width - x - 2)
        x = draw_option(canvas, x, y, setting, at, option, is_at)
    if is_at and len(setting.options) > 1:
        canvas.put(x, y, canvas.glyphs.arrows, palette.gold)


def draw_option(
    canvas: Canvas, x: int, y: int, setting: Setting, at: int, option: str, is_at: bool
) -> int:
    palette = canvas.palette
    is_chosen = at == setting.chosen
    ink, ground = palette.mute, None
    if is_chosen:
        ink, ground = (palette.on_gold, palette.gold) if is_at else (palette.text, palette.gold_cap)
    does = setting.does if len(setting.options) == 1 else f"{setting.does}={at}"
    canvas.spot(x, y, cell_len(option) + 2, 1, does)
    # Without colours, brackets tell the chosen one.
    left, right = "[]" if is_chosen and palette.depth == "none" else "  "
    return canvas.put(x, y, f"{left}{option}{right}", ink, ground, bold=is_chosen) + 1
