"""The rail beside the table: the boxes of the game, what happened before, and the talk."""

from collections.abc import Iterable
from typing import Final

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.containers import Vertical

from tui.games.lines import wrapped
from tui.look import Look
from tui.widgets.canvas import Canvas
from tui.widgets.drawn import Drawn

KEPT: Final = 40


def draw_heading(canvas: Canvas, y: int, text: str, x: int = 1) -> None:
    palette = canvas.palette
    end = canvas.put(x, y, text, palette.gold, bold=True)
    rule = "-" if canvas.is_ascii else "─"
    canvas.put(end + 1, y, rule * (canvas.width - end - 3), palette.rule)


def draw_before(canvas: Canvas, part: tuple[str, tuple[str, ...]]) -> None:
    """The newest sentence at the top, older ones below it."""
    heading, sentences = part
    draw_heading(canvas, 0, heading)
    y = 2
    for sentence in sentences:
        for row in wrapped(sentence, canvas.width - 2):
            canvas.put(1, y, row, canvas.palette.mute if y < 4 else canvas.palette.faint)
            y += 1


def draw_talk(canvas: Canvas, part: tuple[str, tuple[tuple[str, str, bool], ...], str]) -> None:
    """The newest line at the bottom, above the key that opens the line to talk."""
    heading, lines, invitation = part
    draw_heading(canvas, 0, heading)
    rows: list[tuple[str, str, bool]] = []
    for who, text, mine in lines:
        first, *more = wrapped(f"{who} {text}", canvas.width - 2)
        rows += [(who, first, mine), *(("", row, mine) for row in more)]
    for y, (who, row, mine) in enumerate(rows[-(canvas.height - 4) :], 2):
        canvas.put(1, y, row, canvas.palette.soft)
        if who:
            ink = canvas.palette.gold if mine else canvas.palette.soft
            canvas.put(1, y, who, ink, bold=True)
    key, words = invitation.split(" ", 1)
    canvas.put(1, canvas.height - 1, key, canvas.palette.gold, bold=True)
    canvas.put(2 + cell_len(key), canvas.height - 1, words, canvas.palette.mute)


class Rail(Vertical):
    BLANK = True

    def __init__(self, boxes: Iterable[Drawn]) -> None:
        super().__init__()
        self._game_boxes = boxes
        self._before = Drawn(draw_before, ground="panel", id="rail-before")
        self._talk = Drawn(draw_talk, ground="panel", id="rail-talk")

    def compose(self) -> ComposeResult:
        yield from self._game_boxes
        yield self._before
        yield self._talk

    def show(self, look: Look) -> None:
        told = [each.sentence for each in look.message_log.entries if each.kind != "talk"]
        self._before.show((look.say("screen-before"), tuple(told[: -KEPT - 1 : -1])))
        me = look.scene.welcome.name if look.scene.welcome else ""
        lines = tuple((each.who, each.text, each.who == me) for each in look.scene.chat)[-8:]
        self._talk.show((look.say("screen-talk"), lines, f"c {look.say('screen-chat')}"))
