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
FIRST_CLUSTER: Final = 0x100000
# A frame is positions, colours, links and text.
TOKEN = re.compile(
    r"(?:\x1b\[(?:([\d;]*)m|(\d*)(?:;(\d*))?H)|\x1b\]8;([^\x07\x1b]*)(?:\x07|\x1b\\))?([^\x1b]*)"
)


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
    """`touched` are the numbers of rows that were drawn into, and `doubtful` of those with letters
    whose width is not the same everywhere."""

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
        self.touched, self.doubtful = set[int](), set[int]()
        self.cursor: Position = (0, 0)

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
        cells = at = x = y = 0
        codes = link = ""
        # Neighbouring texts go into their row at once: each time the whole row is made anew.
        start, letters, pens = 0, list[str](), list[str]()
        while at < len(frame):
            token = TOKEN.match(frame, at)
            if token is None or token.end() == at:
                raise UnknownOutputError(frame[at : at + 10])
            at = token.end()
            new_codes, row, column, new_link, text = token.groups()
            if new_codes is not None:
                codes = "" if new_codes == "0" else new_codes
            elif row is not None:
                if letters:
                    self._put(y, start, "".join(letters), "".join(pens))
                    letters.clear()
                    pens.clear()
                self.cursor = y, x = start_of(row, column)
                start = x
            elif new_link is not None:
                link = "" if new_link == ";" else new_link
            if text and y < self.height:
                found = self._letters(y, text)[: max(0, self.width - x)]
                letters.append(found)
                pens.append(self._pen_for(codes, link, text) * len(found))
                x += len(found)
                cells += len(found)
        if letters:
            self._put(y, start, "".join(letters), "".join(pens))
        return cells

    def _pen_for(self, codes: str, link: str, text: str) -> str:
        key = codes, link, text.isspace()
        pen = self._known_pens.get(key)
        if pen is None:
            # Raises an error here if the codes are none of a pen.
            pen_of(codes, link, "truecolor")
            pen = self._known_pens[key] = self._pens.character(PenCodes(*key))
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
        letters, is_doubtful = columns_of(text)
        if is_doubtful:
            self.doubtful.add(y)
            return "".join(map(self._character, letters))
        assert isinstance(letters, str)
        return letters

    def _put(self, y: int, x: int, letters: str, pens: str) -> None:
        row, end = self.rows[y], x + len(letters)
        before, after = row.letters[:x], row.letters[end:]
        # Of a wide letter that is drawn over in part, nothing stays.
        if after.startswith(COVERED):
            after = SPACE + after[1:]
        if row.letters[x : x + 1] == COVERED:
            before = before[:-1] + SPACE
        self.rows[y] = Row(before + letters + after, row.pens[:x] + pens + row.pens[end:])
        self.touched.add(y)

    def _character(self, letter: str) -> str:
        is_one = len(letter) == 1 and not is_cluster(letter)
        return letter if is_one else self._clusters.character(letter)


def is_cluster(character: str) -> bool:
    return character >= chr(FIRST_CLUSTER)


def start_of(row: str, column: str | None) -> Position:
    """Of a position in escape codes, which count from 1."""
    return int(row or 1) - 1, int(column or 1) - 1
