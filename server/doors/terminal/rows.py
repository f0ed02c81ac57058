"""The rows of a screen, drawn from the frames that Textual writes."""

import re
from typing import Final, NamedTuple

from server.doors.terminal.color_support import ColorDepth
from server.doors.terminal.columns import COVERED, columns_of
from server.doors.terminal.numbered import Numbered
from server.doors.terminal.pens import Pen, UnknownOutputError, for_space, pen_of
from server.doors.terminal.terminal import Size

Position = tuple[int, int]
"""row and column, from 0"""
SPACE: Final = " "
# Of the last plane of Unicode, which is for private use: these stand for no letters.
FIRST_CLUSTER: Final = 0x100000
# A frame is positions, colours, links and text, which a reset often follows.
TOKEN = re.compile(
    r"(?:\x1b\[([\d;]*m)|\x1b\[(\d*(?:;\d*)?H)|\x1b\](8;[^\x07\x1b]*)(?:\x07|\x1b\\))?([^\x1b]*)(\x1b\[0m)?"
)
NOTHING: Final = ("", "", "", "", "")
LINK, NO_LINK = "8;", "8;;"


class Row(NamedTuple):
    """A character for each column: its letter, and its pen. Strings need little memory."""

    letters: str
    pens: str


class PenCodes(NamedTuple):
    """A pen as Textual wrote it, from which follows the pen in the colours of the terminal."""

    codes: str
    link: str
    is_space: bool


class Rows:
    """A screen, drawn from frames. `touched`: the columns that were drawn into, first and behind
    the last, by row; `doubtful`: rows with letters whose width is not the same everywhere."""

    def __init__(self, size: Size) -> None:
        self._pens = Numbered[PenCodes](0)
        # Letters that consist of several characters.
        self._clusters = Numbered[str](FIRST_CLUSTER)
        self._known_pens: dict[tuple[str, str, bool], str] = {}
        self._plain = self._pens.character(PenCodes("", "", True))
        self.resize(size)

    def resize(self, size: Size) -> None:
        self.width, self.height = size
        self.rows = [Row(SPACE * self.width, self._plain * self.width)] * self.height
        self.touched: dict[int, tuple[int, int]] = {}
        self.doubtful = set[int]()
        self.cursor: Position = (0, 0)

    def touch_all(self) -> None:
        self.touched = dict.fromkeys(range(self.height), (0, self.width))

    @property
    def codes(self) -> int:
        """The number of pens and clusters."""
        return len(self._pens) + len(self._clusters)

    def pen(self, character: str, depth: ColorDepth) -> Pen:
        codes, link, is_space = self._pens.value(character)
        pen = pen_of(codes, link, depth)
        return for_space(pen) if is_space else pen

    def letter(self, character: str) -> str:
        return self._clusters.value(character) if is_cluster(character) else character

    def draw(self, frame: str) -> int:
        """Returns the number of cells."""
        cells = x = y = 0
        codes = link = ""
        # Neighbouring texts go into their row at once: each time the whole row is made anew.
        start, letters, pens = 0, list[str](), list[str]()
        for new_codes, position, new_link, text, reset in tokens(frame):
            if new_codes:
                codes = "" if new_codes == "0m" else new_codes[:-1]
            elif position:
                self.cursor = start_of(position)
                if self.cursor != (y, x):
                    self._put(y, start, letters, pens)
                    y, x = self.cursor
                    start = x
            elif new_link:
                link = "" if new_link == NO_LINK else new_link[len(LINK) :]
            if text and y < self.height:
                found = self._letters(y, text)
                if x + len(found) > self.width:
                    found = found[: max(0, self.width - x)]
                key = codes, link, text.isspace()
                pen = self._known_pens.get(key) or self._new_pen(*key)
                count = len(found)
                letters.append(found)
                pens.append(pen * count)
                x += count
                cells += count
            if reset:
                codes = ""
        self._put(y, start, letters, pens)
        return cells

    def _new_pen(self, codes: str, link: str, is_space: bool) -> str:
        # Raises an error here if the codes are none of a pen.
        pen_of(codes, link, "truecolor")
        key = PenCodes(codes, link, is_space)
        pen = self._known_pens[key] = self._pens.character(key)
        return pen

    def forget_unused(self, shown: list[Row | None]) -> list[Row | None]:
        """Forgets pens and clusters that no row has; returns the rows that are shown with the new
        numbers."""
        rows = {row for row in (*self.rows, *shown) if row is not None}
        pens = {self._plain, *"".join(row.pens for row in rows)}
        clusters = {letter for row in rows for letter in row.letters if is_cluster(letter)}
        new_pens, new_clusters = self._pens.keep(pens), self._clusters.keep(clusters)
        renamed = {
            row: Row(row.letters.translate(new_clusters), row.pens.translate(new_pens))
            for row in rows
        }
        self._plain = new_pens[ord(self._plain)]
        self._known_pens.clear()
        self.rows = [renamed[row] for row in self.rows]
        return [row and renamed[row] for row in shown]

    def _letters(self, y: int, text: str) -> str:
        if text.isascii() and text.isprintable():
            return text
        letters, is_doubtful = columns_of(text)
        if is_doubtful:
            self.doubtful.add(y)
            return "".join(map(self._character, letters))
        assert isinstance(letters, str)
        return letters

    def _put(self, y: int, x: int, texts: list[str], pens: list[str]) -> None:
        """Draws the texts into a row, and empties the lists."""
        if not texts:
            return
        letters, row = "".join(texts), self.rows[y]
        end = x + len(letters)
        before, after = row.letters[:x], row.letters[end:]
        # Of a wide letter that is drawn over in part, nothing stays.
        if after.startswith(COVERED):
            after = SPACE + after[1:]
        if row.letters[x : x + 1] == COVERED:
            before = before[:-1] + SPACE
        self.rows[y] = Row(before + letters + after, row.pens[:x] + "".join(pens) + row.pens[end:])
        # With a column more on both sides, for the rest of wide letters.
        first, last = self.touched.get(y, (x, end))
        self.touched[y] = max(0, min(first, x - 1)), max(last, end + 1)
        texts.clear()
        pens.clear()

    def _character(self, letter: str) -> str:
        is_one = len(letter) == 1 and not is_cluster(letter)
        return letter if is_one else self._clusters.character(letter)


def is_cluster(character: str) -> bool:
    return character >= chr(FIRST_CLUSTER)


def tokens(frame: str) -> list[tuple[str, str, str, str, str]]:
    """Codes, position, link, the text behind them, and a reset; raises an error if there is
    anything else."""
    *found, _ = TOKEN.findall(frame)
    if NOTHING in found:
        raise UnknownOutputError(frame)
    return found


def start_of(position: str) -> Position:
    """Of a position in escape codes, which count from 1."""
    row, _, column = position[:-1].partition(";")
    return int(row or 1) - 1, int(column or 1) - 1
