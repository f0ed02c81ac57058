"""The rail beside the table: the boxes of the game, what happened before, and the talk."""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Final, NamedTuple

from textual.app import ComposeResult

from tui.games.lines import shortened, wrapped
from tui.games.people import cut
from tui.look import Look
from tui.widgets.canvas import Canvas
from tui.widgets.containers import BlankVertical
from tui.widgets.drawn import Drawn

KEPT: Final = 40
FRESH: Final = 3
"""sentences below the newest that are not pale yet"""
INDENT: Final = 2
LEAST_TALK, MOST_TALK = 4, 12
"""rows of the talk"""
TOLD: Final = frozenset(("event", "seat", "warning"))
"""the rest is shown where it was caused"""


class Sentence(NamedTuple):
    """`old`: it happened before the own last move."""

    text: str
    old: bool
    alarming: bool


class Said(NamedTuple):
    who: str
    text: str
    mine: bool


class Talk(NamedTuple):
    """`key` and `words`: of the line to talk in."""

    lines: tuple[Said, ...]
    key: str
    words: str


def draw_heading(canvas: Canvas, y: int, text: str, x: int = 1) -> None:
    palette = canvas.palette
    end = canvas.put(x, y, text, palette.gold, bold=True)
    canvas.put(end + 1, y, "─" * (canvas.width - end - 3), palette.rule)


def draw_before(canvas: Canvas, sentences: tuple[Sentence, ...]) -> None:
    """The newest sentence at the top, if need be shortened, and as many older ones as have room
    below it in full."""
    palette, y = canvas.palette, 2
    draw_heading(canvas, 0, canvas.say("screen-log-before"))
    for at, sentence in enumerate(sentences):
        ink = palette.text if at == 0 else palette.soft if at <= FRESH else palette.mute
        ink = palette.bad if sentence.alarming else palette.faint if sentence.old else ink
        rows = wrapped(sentence.text, canvas.width - 2, INDENT)
        if at == 0:
            rows = shortened(sentence.text, canvas.width - 2, canvas.height - y, INDENT)
        # A free row stays above the talk.
        elif y + len(rows) >= canvas.height:
            return
        for number, row in enumerate(rows):
            canvas.put(1 + INDENT * bool(number), y + number, row, ink)
        y += len(rows)


def draw_talk(canvas: Canvas, talk: Talk, y: int = 0, air: int = 1) -> None:
    """The newest line at the bottom, above the key that opens the line to talk. `air`: the free
    rows above and below what was said."""
    last = canvas.height - 1
    draw_heading(canvas, y, canvas.say("screen-talk-title"))
    draw_said(canvas, y + 1 + air, last - y - 1 - 2 * air, talk.lines)
    draw_entry(canvas, last, talk.key, talk.words, "chat")


def draw_entry(canvas: Canvas, y: int, key: str, words: str, does: str) -> None:
    """A row with something that can be done, and its key."""
    canvas.spot(0, y, canvas.width, 1, does)
    end = canvas.put(1, y, key, canvas.palette.gold, bold=True)
    canvas.put(end + 1, y, cut(words, canvas.width - end - 2), canvas.palette.mute)


def talk_rows(talk: Talk, width: int) -> int:
    """The heading, what was said, and the line to talk in, with a free row between them."""
    said = sum(len(wrapped(f"{each.who} {each.text}", width - 2)) for each in talk.lines)
    return max(LEAST_TALK, min(MOST_TALK, said + 4)) if width > 2 else LEAST_TALK


def newest(
    lines: Sequence[Said], width: int, room: int, between: str = " "
) -> list[tuple[Said, list[str]]]:
    """The last messages with their rows, each from its author on: a message without room for all
    of it is left out, unless it is the last one, which is shortened."""
    shown = list[tuple[Said, list[str]]]()
    for said in reversed(lines):
        text = f"{said.who}{between}{said.text}"
        rows = wrapped(text, width) if shown else shortened(text, width, room)
        room -= len(rows)
        if room < 0 or not rows:
            break
        shown.insert(0, (said, rows))
    return shown


def draw_said(canvas: Canvas, y: int, height: int, lines: Sequence[Said]) -> None:
    palette = canvas.palette
    for said, rows in newest(lines, canvas.width - 2, height):
        ink = palette.gold if said.mine else palette.text
        for at, row in enumerate(rows):
            canvas.put(1, y + at, row, palette.soft)
            if at == 0 and row.startswith(said.who):
                canvas.put(1, y, said.who, ink, bold=True)
        y += len(rows)


def before(look: Look) -> tuple[Sentence, ...]:
    """The events of this game, the newest first."""
    log = look.message_log
    newest = islice(reversed(log.entries), max(0, log.count - log.before))
    told = (
        Sentence(entry.sentence, number <= log.old, entry.kind == "warning")
        for number, entry in zip(range(log.count, 0, -1), newest, strict=False)
        if entry.kind in TOLD
    )
    return tuple(islice(told, KEPT))


def talk_lines(look: Look, count: int = 8) -> tuple[Said, ...]:
    """The last that was said at this table, or in the hall."""
    scene = look.scene
    hall = (each for each in scene.chat if each.place == "lobby")
    messages = [*(scene.table_talk if scene.room else hall)][-count:]
    return tuple(Said(each.who, each.text, scene.is_me(each.who)) for each in messages)


class Rail(BlankVertical):
    def __init__(self, boxes: Iterable[Drawn]) -> None:
        super().__init__()
        self._game_boxes = boxes
        self._before = Drawn(draw_before, ground="panel", id="rail-before")
        self._talk = Drawn(draw_talk, ground="panel", id="rail-talk")
        self._rows = 0

    def compose(self) -> ComposeResult:
        yield from self._game_boxes
        yield self._before
        yield self._talk

    def show(self, look: Look) -> None:
        self._before.show(before(look))
        key = look.taste.keys.get("chat", "c")
        talk = Talk(talk_lines(look), key, look.say("bar-talk"))
        self._talk.show(talk)
        rows = talk_rows(talk, self._talk.size.width or self.size.width)
        if self._rows != rows:
            self._rows = rows
            self._talk.styles.height = rows
