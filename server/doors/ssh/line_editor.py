"""Lines typed at a terminal that leaves echo and correction to us."""

from codecs import getincrementaldecoder
from collections import deque
from unicodedata import combining, east_asian_width

ENDS = "\r\n"
RUB_OUT = "\b\x7f"
CLEAR_LINE, END_OF_INPUT, BREAK, ESCAPE = "\x15", "\x04", "\x03", "\x1b"


class LineEditor:
    """Keys go in; what is to be echoed comes out, and finished lines wait in `lines`. Ctrl-D on an
    empty line, or Ctrl-C, ends the input."""

    def __init__(self, longest: int) -> None:
        self.lines: deque[str] = deque()
        self.ended = False
        self._longest = longest
        self._text: list[str] = []
        self._decoder = getincrementaldecoder("utf-8")("replace")
        self._before = ""
        self._in_sequence = False

    def feed(self, keys: bytes) -> str:
        return "".join(self._type(char) for char in self._decoder.decode(keys))

    def _type(self, char: str) -> str:
        before, self._before = self._before, char
        if self.ended or self._is_of_sequence(char, before):
            return ""
        if char in ENDS:
            # Some terminals send both.
            return "" if (before, char) == ("\r", "\n") else self._finish()
        if char in RUB_OUT:
            return self._rub_out(1)
        if char == CLEAR_LINE:
            return self._rub_out(len(self._text))
        if char == BREAK or (char == END_OF_INPUT and not self._text):
            self.ended = True
            return "\r\n"
        if not char.isprintable() or len(self._text) >= self._longest:
            return ""
        self._text.append(char)
        return char

    def _is_of_sequence(self, char: str, before: str) -> bool:
        """Arrow keys and their like are passed over."""
        if char == ESCAPE:
            self._in_sequence = True
        elif self._in_sequence and not (before == ESCAPE and char in "[O"):
            self._in_sequence = not "@" <= char <= "~"
        else:
            return self._in_sequence
        return True

    def _finish(self) -> str:
        self.lines.append("".join(self._text))
        self._text.clear()
        return "\r\n"

    def _rub_out(self, count: int) -> str:
        gone = self._text[len(self._text) - count :] if self._text else []
        del self._text[len(self._text) - len(gone) :]
        cells = sum(map(cells_of, gone))
        return "\b" * cells + " " * cells + "\b" * cells


def cells_of(char: str) -> int:
    if combining(char):
        return 0
    return 2 if east_asian_width(char) in "WF" else 1
