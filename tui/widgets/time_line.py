"""The time line of a replay: its rounds, where one is, and the keys that go on and back."""

from typing import NamedTuple

from rich.cells import cell_len

from tui.games.lines import draw_text, wrapped
from tui.look import Choice
from tui.widgets.button import button_width, draw_button
from tui.widgets.canvas import Canvas
from tui.widgets.rail import draw_heading


class TimeLine(NamedTuple):
    """`rounds`: the steps at which rounds begin; `told`: what has just happened; `name`: through
    whose eyes one looks; `choices`: the five that go on and back, then fog and eyes."""

    game: str
    rounds: tuple[int, ...]
    steps: int
    step: int
    told: str
    name: str
    choices: tuple[Choice, ...]


def draw_replay_rail(canvas: Canvas, told: tuple[str, ...]) -> None:
    draw_heading(canvas, 0, canvas.say("screen-replay-now"))
    y = 2
    for sentence in told:
        y = draw_text(canvas, 1, y, canvas.width - 2, sentence, canvas.palette.soft)


def draw_time_line(canvas: Canvas, part: TimeLine) -> None:
    palette = canvas.palette
    end = canvas.put(1, 0, canvas.say("screen-replay-line-title"), palette.gold, bold=True)
    where = canvas.say("screen-replay-step", step=part.step + 1, steps=part.steps)
    end = canvas.put(end + 2, 0, where, bold=True)
    draw_views(canvas, end + 3, 0, part)
    if canvas.height < 6:
        canvas.put(1, 1, part.told[: canvas.width - 2], palette.soft)
        draw_track(canvas, canvas.height - 1, part, labels=False)
        return
    draw_track(canvas, 2, part, labels=True)
    for y, row in enumerate(wrapped(part.told, canvas.width - 2)[:1], 4):
        canvas.put(1, y, row, palette.soft)
    draw_buttons(canvas, 6, part)


def draw_views(canvas: Canvas, x: int, y: int, part: TimeLine) -> None:
    """Fog and eyes, as words with their keys, as far as there is room."""
    palette = canvas.palette
    *_, fog, eyes = part.choices
    for choice, label in ((fog, fog.label), (eyes, f"{eyes.label}: {part.name}")):
        width = cell_len(label) + 5
        if x + width > canvas.width:
            return
        canvas.spot(x, y, width, 1, choice.does)
        end = canvas.put(x, y, f" {choice.key} ", palette.cap_ink, palette.button_cap, bold=True)
        x = canvas.put(end + 1, y, label, palette.soft) + 2


def draw_track(canvas: Canvas, y: int, part: TimeLine, *, labels: bool) -> None:
    """A block for each round: lilac behind, gold for now, dim for what is still to come."""
    palette = canvas.palette
    word = canvas.say("screen-rounds", game=part.game)
    left = cell_len(word) + 2 if labels else 1
    starts = part.rounds or (0,)
    ends = (*starts[1:], part.steps)
    room = canvas.width - left - 1
    block = max(2, room // len(starts))
    full, empty = ("#", ".") if canvas.is_ascii else ("▄", "▄")
    if labels:
        canvas.put(1, y + 1, word, palette.mute)
    for at, (start, end) in enumerate(zip(starts, ends, strict=True)):
        x = left + at * block
        if x + block > canvas.width:
            break
        width = max(1, block - 1)
        done = round((part.step - start + 1) / max(1, end - start) * width)
        done = max(0, min(width, done if part.step >= start else 0))
        is_now = start <= part.step < end
        canvas.put(x, y, empty * width, palette.rule)
        canvas.put(x, y, full * done, palette.gold if is_now else palette.note)
        if is_now and done:
            canvas.put(x + done - 1, y, full, palette.gold)
        if labels and (block > 3 or at % 2 == 0):
            ink = palette.gold if is_now else palette.mute
            canvas.center(x, y + 1, width, str(at + 1), ink, bold=is_now)


def draw_buttons(canvas: Canvas, y: int, part: TimeLine) -> None:
    x = 1
    for at, (does, key, label, *_) in enumerate(part.choices[:-2]):
        if x + button_width(key, label) > canvas.width:
            return
        x = draw_button(canvas, x, y, key, label, hot=at == 0, does=does) + 1
