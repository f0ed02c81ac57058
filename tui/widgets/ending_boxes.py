"""The boxes of the end of a game, apart from the podium and the chart."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.cells import cell_len

from tui.events_as_text import number
from tui.games.lines import draw_text, in_brief, wrapped
from tui.games.story import Turn, spot
from tui.look import Choice
from tui.widgets.button import Button, draw_button
from tui.widgets.canvas import Canvas
from tui.widgets.chart import seat_ink

AGAIN, WATCH, PROOF = "rematch", "replay", "proof"


class Turns(NamedTuple):
    """The turning points of a game of so many rounds; `reasons`: in a few words, for each."""

    game: str
    turns: tuple[Turn, ...]
    reasons: tuple[str, ...]
    rounds: int
    names: tuple[str, ...]
    me: int | None


class Actions(NamedTuple):
    choices: tuple[Choice, ...]
    pointed: str


def draw_verdict(canvas: Canvas, part: tuple[str, str, bool]) -> None:
    over, won, is_mine = part
    ink = canvas.palette.gold if is_mine else canvas.palette.text
    canvas.put(1, 0, over, canvas.palette.quiet)
    draw_text(canvas, 1, 1, canvas.width - 2, won, ink, bold=True)


def draw_turns(canvas: Canvas, part: Turns) -> None:
    """A number, the round and a sentence; the sentences begin in the same column. The reasons
    stand behind them, where there is room."""
    if not part.turns:
        return
    palette, say = canvas.palette, canvas.say
    canvas.put(1, 0, "─" * (canvas.width - 2), palette.inlay)
    canvas.put(3, 0, f" {say('screen-ending-turns')} ", palette.gold, bold=True)
    spots = (spot(part.game, turn.round, part.rounds) for turn in part.turns)
    whens = [say("screen-ending-turn-when", game=part.game, part=of, round=at) for of, at in spots]
    column = 6 + max(map(cell_len, whens))
    y = 2 if canvas.height > len(whens) + 2 else 1
    every = zip(part.turns, whens, part.reasons, strict=True)
    for at, (turn, when, reason) in enumerate(every, 1):
        rows = wrapped(turn_words(say, turn, part.names, part.me), canvas.width - column - 1)
        if y + len(rows) > canvas.height:
            return
        ink = seat_ink(palette, turn.seat, part.me)
        canvas.put(1, y, f" {at} ", palette.on_gold, ink, bold=True)
        canvas.put(5, y, when, palette.quiet)
        for row in rows:
            end = canvas.put(column, y, row)
            y += 1
        if end + 1 + cell_len(reason) < canvas.width:
            canvas.put(end + 1, y - 1, reason, palette.quiet)


def turn_words(say: Callable[..., str], turn: Turn, names: Sequence[str], me: int | None) -> str:
    """A turning point as a sentence, with what was won in its round."""
    you = "yes" if turn.seat == me else "no"
    what = "gain" if turn.what == "lead" and 0 < turn.won < turn.points else turn.what
    return say(
        "screen-ending-turn",
        what=what,
        you=you,
        name=names[turn.seat],
        points=number(turn.points),
        won=number(turn.won),
    )


def draw_actions(canvas: Canvas, part: Actions) -> None:
    """Playing again and watching as buttons, each in its place; the proof as words."""
    palette, half, tall = canvas.palette, canvas.width // 2, canvas.height >= 5
    y = int(canvas.height >= 6)
    buttons = [
        Button(c.key, c.label, c.does, c.does in (AGAIN, part.pointed)) for c in part.choices
    ]
    others = [each.width for each in buttons if each.does not in (AGAIN, PROOF)]
    second = min(half, canvas.width - 1 - max(others, default=0))
    for button in buttons:
        if button.does == PROOF:
            row = y + (4 if tall else 1)
            end = canvas.put(1, row, button.key, palette.gold, bold=True)
            words = in_brief(canvas.say("screen-ending-proof"), canvas.width - end - 2)
            end = canvas.put(end + 1, row, words, palette.quiet)
            canvas.spot(1, row, end - 1, 1, PROOF)
            continue
        x, width = second, canvas.width - second - 1
        if button.does == AGAIN:
            # Where there is little room, the label needs one of the columns between them.
            x, width = 1, max(second - 2, min(button.width, second - 1))
        draw_button(canvas, x, y, button, width=width, tall=tall)
