"""The time line of a replay: its rounds and turning points, where one is, and the keys that go on
and back."""

from typing import Final, NamedTuple

from rich.cells import cell_len

from server.protocol.notices import Replayed
from tui.events_as_text import number
from tui.games.lines import shortened
from tui.games.people import cut
from tui.games.story import Turn, spot
from tui.look import Choice
from tui.text import capitalized
from tui.widgets.button import Button, draw_button
from tui.widgets.canvas import Canvas
from tui.widgets.ending_boxes import turn_words

TALL: Final = 10
"""rows from which there is room for turning points, leaders and buttons"""

NARROW: Final = 60


class TimeLine(NamedTuple):
    """`reasons`: in a few words, for each of `turns`; `where`: in the words of the board; `told`:
    what has just happened; `choices`: the buttons, then fog; `eyes`: the key of it, and through
    whose one looks."""

    game: Replayed
    turns: tuple[Turn, ...]
    reasons: tuple[str, ...]
    where: str
    told: str
    choices: tuple[Choice, ...]
    eyes: tuple[Choice, int]

    @property
    def now(self) -> int:
        """The number of the round that is shown."""
        return sum(start <= self.game.step for start in self.game.rounds) or 1

    @property
    def ended(self) -> int:
        """The rounds that are over. The step that ends one begins the next."""
        return self.now - (self.game.step + 1 < self.game.steps)


def draw_time_line(canvas: Canvas, part: TimeLine) -> None:
    palette, width = canvas.palette, canvas.width
    step = canvas.say("screen-replay-step", step=part.game.step + 1, steps=part.game.steps)
    if canvas.height < TALL:
        brief = f"{part.game.step + 1}/{part.game.steps}"
        end = canvas.put(1, 0, brief if width < NARROW else step, bold=True)
        draw_views(canvas, end + (2 if width >= NARROW else 1), 0, part)
        draw_news(canvas, 1, part)
        draw_track(canvas, canvas.height - 1, part, left=1)
        return
    end = canvas.put(1, 0, canvas.say("screen-replay-line-title"), palette.gold, bold=True)
    end = canvas.put(end + 2, 0, part.where, bold=True)
    end = canvas.put(end + 2, 0, step, palette.soft)
    draw_views(canvas, end + 3, 0, part)
    rounds = capitalized(canvas.say("screen-replay-rounds", game=part.game.game))
    words = canvas.say("screen-replay-turns"), rounds, canvas.say("screen-replay-leads")
    for y, word in zip((2, 4, 5), words, strict=True):
        canvas.put(1, y, word, palette.mute)
    draw_track(canvas, 3, part, left=3 + max(map(cell_len, words)))
    draw_news(canvas, 7, part)
    draw_buttons(canvas, 8, part)


def draw_views(canvas: Canvas, x: int, y: int, part: TimeLine) -> None:
    """Fog and eyes, as words with their keys, as far as there is room."""
    palette, (eyes, seat) = canvas.palette, part.eyes
    every = [cut(name, 12) for name in part.game.names]
    room = canvas.width - x - cell_len(part.choices[-1].label) - 12
    # The name says more than the words before it.
    if canvas.width < NARROW or room < cell_len(eyes.label) + cell_len(every[seat]) + 3:
        eyes = eyes._replace(label="")
    room -= cell_len(eyes.label)
    names = every if sum(map(cell_len, every)) + 3 * len(every) <= room else every[seat : seat + 1]
    for choice in (part.choices[-1], eyes):
        end = canvas.put(x, y, f" {choice.key} ", palette.cap_ink, palette.button_cap, bold=True)
        end = canvas.put(end + 1, y, choice.label, palette.soft)
        canvas.spot(x, y, end - x, 1, choice.does)
        x = end + 2 if choice.label else end
    for name in names:
        is_mine, shown = name == every[seat], cut(name, canvas.width - x - 2)
        ink, ground = (palette.note_ink, palette.note) if is_mine else (palette.mute, None)
        chosen = is_mine and palette.depth == "none"
        text = f"[{shown}]" if chosen else f" {shown} "
        x = canvas.put(x, y, text, ink, ground, bold=is_mine)


def draw_track(canvas: Canvas, y: int, part: TimeLine, *, left: int) -> None:
    """A block for each round: lilac behind, gold for now, dim for what is still to come."""
    palette, is_tall = canvas.palette, canvas.height >= TALL
    starts = part.game.rounds or (0,)
    ends = (*starts[1:], part.game.steps)
    block = max(2, (canvas.width - left - 1) // len(starts))
    letter = "=" if canvas.is_ascii else "▄"
    past = palette.note if palette.dark else palette.note_head
    later = "-" if canvas.is_ascii else "─" if palette.depth == "none" else letter
    for at, (start, end) in enumerate(zip(starts, ends, strict=True), 1):
        x, width = left + (at - 1) * block, max(1, block - 1)
        if x + block > canvas.width:
            break
        done = round((part.game.step - start + 1) / max(1, end - start) * width)
        done = max(0, min(width, done if part.game.step >= start else 0))
        is_now = at == part.now
        canvas.put(x, y, later * width, palette.rule)
        canvas.put(x, y, letter * done, palette.gold if is_now else past)
        draw_mark(canvas, x, y - is_tall, width, part, at)
        if is_tall:
            draw_round(canvas, x, y, width, part, at)
            if is_now:
                mark = "v" if canvas.is_ascii else "▼"
                canvas.put(x + max(0, done - 1), y - 1, mark, palette.gold)


def draw_mark(canvas: Canvas, x: int, y: int, width: int, part: TimeLine, which: int) -> None:
    """The number of the turning point at the end of a round."""
    palette, is_tall = canvas.palette, canvas.height >= TALL
    found = [at for at, turn in enumerate(part.turns, 1) if turn.round == which]
    if not found:
        return
    is_past = which <= part.ended
    ink, ground = (palette.note_ink, palette.note) if is_past else (palette.mute, palette.button)
    label = f" {found[-1]} " if width > (3 if is_tall else 6) else str(found[-1])
    canvas.put(x + max(0, width - cell_len(label)), y, label, ink, ground, bold=True)


def draw_round(canvas: Canvas, x: int, y: int, width: int, part: TimeLine, which: int) -> None:
    """Its number and leader below the track."""
    palette, is_now = canvas.palette, which == part.now
    if width > 2 or which % 2 == 0:
        label = str(spot(part.game.game, which, len(part.game.rounds))[1])
        ink = palette.gold if is_now else palette.mute
        canvas.center(x, y + 1, width, label, ink, bold=is_now)
    if width < 7 or which > len(part.game.points):
        return
    points, is_past = part.game.points[which - 1], which <= part.ended
    best = max(points)
    if points.count(best) == 1:
        worth = number(best)
        name = cut(part.game.names[points.index(best)], width - cell_len(worth) - 1)
        canvas.center(x, y + 2, width, f"{name} {worth}", palette.soft if is_past else palette.mute)


def draw_news(canvas: Canvas, y: int, part: TimeLine) -> None:
    """The newest turning point as a sentence with its reason, or what has just happened. A low
    time line has only this row for both, so that a turning point is told by its own step alone."""
    palette, say = canvas.palette, canvas.say
    past = [(at, turn) for at, turn in enumerate(part.turns, 1) if turn.round <= part.ended]
    is_new = part.game.step in (*part.game.rounds[1:], part.game.steps - 1)
    if canvas.height < TALL:
        past = [(at, turn) for at, turn in past if is_new and turn.round == part.ended]
    if not past:
        rows = 1 if canvas.height >= TALL else canvas.height - 2
        for at, row in enumerate(shortened(part.told, canvas.width - 2, rows)):
            canvas.put(1, y + at, row, palette.soft)
        return
    at, turn = past[-1]
    of, round_ = spot(part.game.game, turn.round, len(part.game.rounds))
    end = 1 + canvas.put(1, y, f" {at} ", palette.note_ink, palette.note, bold=True)
    if canvas.width >= NARROW:
        when = say("screen-ending-turn-when", game=part.game.game, part=of, round=round_)
        end = 2 + canvas.put(end, y, when, palette.mute)
    told = turn_words(say, turn, part.game.names, None)
    end = canvas.put(end, y, cut(told, canvas.width - end - 1))
    if end + 1 + cell_len(reason := part.reasons[at - 1]) < canvas.width:
        canvas.put(end + 1, y, reason, palette.soft)


def draw_buttons(canvas: Canvas, y: int, part: TimeLine) -> None:
    x = 1
    for at, (does, key, label, *_) in enumerate(part.choices[:-1]):
        button = Button(key, label, does, hot=at == 0)
        if x + button.width > canvas.width:
            return
        x = draw_button(canvas, x, y, button) + 1
