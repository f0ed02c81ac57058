"""What was told and said at a table, beside the board or below it."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import islice
from typing import Final

from tui.drawing import EMPTY, Block, Row, Span, boxed, filled, fit, row, wrapped
from tui.message_log import Entry, Kind
from tui.places.place import Look

SIDE: Final = 38
KEPT: Final = 0.4
"""so much of a full page is still to be read on the next one"""
NEARLY: Final = 2
"""rows more or less are the same page"""
ROWS_KEPT: Final = 2048
INKS: Final[Mapping[Kind, str]] = {
    "event": "text",
    "news": "dim",
    "talk": "talk",
    "refused": "bad",
    "house": "link",
    "warning": "warn",
}


class Page:
    """It fills from the top, so that what was told does not move with everything that is told
    then; when it is full, its end becomes the beginning of the next one."""

    def __init__(self) -> None:
        self._first = 0
        self._size = 0, 0

    def beside_board(self, look: Look) -> Block:
        width, height = SIDE - 4, look.height - 2
        frame = look.glyphs.frame
        top, bottom = boxed((), SIDE, 2, frame, look.say("screen-log-title"))
        rows = self._rows(look, width, height)[: max(0, height)]
        page = [between(each, width, frame.down) for each in rows]
        return [top, *page, *[between(EMPTY, width, frame.down)] * (height - len(page)), bottom]

    def _rows(self, look: Look, width: int, height: int) -> Block:
        """Who comes, or has a window of another size, sees as much as there is room for."""
        before, self._size = self._size, (width, height)
        another = before[0] != width or abs(before[1] - height) > NEARLY
        if another or not oldest(look) <= self._first <= look.message_log.count:
            self._first = start(look, width, height)
        rows = told_since(look, self._first, width)
        if len(rows) > height:
            self._first = start(look, width, int(height * KEPT))
            rows = told_since(look, self._first, width)[-height:]
        return rows


@lru_cache(ROWS_KEPT)
def between(inside: Row, width: int, side: str) -> Row:
    """The sides of the frame; rows that were told already are not put together again."""
    edge = Span(side, "frame")
    return (edge, *row(" ", *fit(inside, width), " "), edge)


def oldest(look: Look) -> int:
    """So many entries are forgotten, or are from before this game."""
    message_log = look.message_log
    return max(message_log.before, message_log.count - len(message_log.entries))


def start(look: Look, width: int, height: int) -> int:
    """The first of the last entries that have so much room; the last one has it in any case."""
    number, room = look.message_log.count, height
    for entry in islice(reversed(look.message_log.entries), number - oldest(look)):
        room -= len(broken(entry.sentence, width, INKS[entry.kind]))
        if room < 0 and number < look.message_log.count:
            break
        number -= 1
    return number


def told_since(look: Look, first: int, width: int) -> Block:
    newest = islice(reversed(look.message_log.entries), look.message_log.count - first)
    numbered = zip(range(look.message_log.count, first, -1), newest, strict=False)
    blocks = [told(look, entry, number, width) for number, entry in numbered]
    return [each for block in reversed(blocks) for each in block]


def told(look: Look, entry: Entry, number: int, width: int) -> Block:
    """What one knew when one moved last is pale."""
    old = number <= look.message_log.old and entry.kind == "event"
    return [*broken(entry.sentence, width, "dim" if old else INKS[entry.kind])]


@lru_cache(ROWS_KEPT)
def broken(sentence: str, width: int, ink: str) -> tuple[Row, ...]:
    return tuple(wrapped(sentence, width, ink, "  "))


def below_board(look: Look, width: int, height: int) -> Block:
    """As many of the newest as there is room for in whole, the newest at the bottom; one that is
    too long alone ends in a mark."""
    rows = told_since(look, start(look, width, height), width)
    if len(rows) > height > 0:
        rest = " ".join(span.text.strip() for each in rows[height - 1 :] for span in each)
        rows = [*rows[: height - 1], row(rest, ink=rows[0][0].ink)]
    return filled(rows, width, height)
