"""The rail beside the table: the boxes of the game, what happened before, and the talk."""

from collections.abc import Iterable
from itertools import islice
from typing import Final, NamedTuple

from textual.app import ComposeResult
from textual.containers import Vertical

from tui.games.lines import wrapped
from tui.look import Look
from tui.widgets.canvas import Canvas
from tui.widgets.drawn import Drawn

KEPT: Final = 40
TOLD: Final = frozenset(("event", "seat", "warning"))
"""the rest is shown where it was caused"""


class Sentence(NamedTuple):
    """`old`: it happened before the own last move."""

    text: str
    old: bool
    alarming: bool


class Before(NamedTuple):
    heading: str
    sentences: tuple[Sentence, ...]


class Said(NamedTuple):
    who: str
    text: str
    mine: bool


class Talk(NamedTuple):
    """`invitation`: the key that opens the line to talk, and its label."""

    heading: str
    lines: tuple[Said, ...]
    invitation: tuple[str, str] = ("", "")


def draw_heading(canvas: Canvas, y: int, text: str, x: int = 1) -> None:
    palette = canvas.palette
    end = canvas.put(x, y, text, palette.gold, bold=True)
    canvas.put(end + 1, y, "─" * (canvas.width - end - 3), palette.rule)


def draw_before(canvas: Canvas, part: Before) -> None:
    """The newest sentence at the top, older ones below it."""
    palette = canvas.palette
    draw_heading(canvas, 0, part.heading)
    y = 2
    for sentence in part.sentences:
        ink = palette.bad if sentence.alarming else palette.soft
        for row in wrapped(sentence.text, canvas.width - 2):
            canvas.put(1, y, row, palette.faint if sentence.old else ink)
            y += 1


def draw_talk(canvas: Canvas, part: Talk) -> None:
    """The newest line at the bottom, above the key that opens the line to talk."""
    draw_heading(canvas, 0, part.heading)
    draw_said(canvas, 2, canvas.height - 4, part.lines)
    key, words = part.invitation
    end = canvas.put(1, canvas.height - 1, key, canvas.palette.gold, bold=True)
    canvas.put(end + 1, canvas.height - 1, words, canvas.palette.mute)


def draw_said(canvas: Canvas, y: int, height: int, lines: Iterable[Said]) -> None:
    palette = canvas.palette
    rows: list[tuple[Said | None, str]] = []
    for said in lines:
        first, *more = wrapped(f"{said.who} {said.text}", canvas.width - 2)
        rows += [(said, first), *((None, row) for row in more)]
    for at, (begins, row) in enumerate(rows[-height:] if height > 0 else (), y):
        canvas.put(1, at, row, palette.soft)
        if begins is not None and row.startswith(begins.who):
            canvas.put(1, at, begins.who, palette.gold if begins.mine else palette.text, bold=True)


def before(look: Look) -> Before:
    """What happened in this game, the newest first."""
    log = look.message_log
    newest = islice(reversed(log.entries), max(0, log.count - log.before))
    told = [
        Sentence(entry.sentence, number <= log.old, entry.kind == "warning")
        for number, entry in zip(range(log.count, 0, -1), newest, strict=False)
        if entry.kind in TOLD
    ]
    return Before(look.say("screen-before"), tuple(told[:KEPT]))


def talk_lines(look: Look, count: int = 8) -> tuple[Said, ...]:
    """The last that was said at this table, or in the hall."""
    scene = look.scene
    hall = (each for each in scene.chat if each.place == "lobby")
    messages = [*(scene.table_talk if scene.room else hall)][-count:]
    return tuple(Said(each.who, each.text, scene.is_me(each.who)) for each in messages)


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
        self._before.show(before(look))
        key = look.taste.keys.get("chat", "c")
        invitation = key, look.say("screen-chat")
        self._talk.show(Talk(look.say("screen-talk"), talk_lines(look), invitation))
