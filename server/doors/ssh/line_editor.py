"""Lines typed at a terminal in raw mode, which leaves echo and editing to the server."""

from codecs import getincrementaldecoder
from collections import deque

from server.doors.lines import KILOBYTE, LONGEST_TYPED, ReadLine
from server.doors.ssh.streams import ChannelStreams
from server.protocol.clusters import JOINERS, clusters

CHUNK = 1024
LINE_ENDS = "\r\n"
BACKSPACES = "\b\x7f"
# Characters of one letter or sign: a family of four with their skin tones has 11.
LONGEST_CLUSTER = 16
CTRL_C, CTRL_D, CTRL_U, ESCAPE = "\x03", "\x04", "\x15", "\x1b"


def edited_lines(streams: ChannelStreams) -> ReadLine:
    editor = LineEditor(LONGEST_TYPED)

    async def read_line() -> str | None:
        while not editor.lines and not editor.ended:
            keys = await streams.read_keys(CHUNK)
            if not keys:
                return None
            await streams.pay(len(keys) / KILOBYTE)
            await streams.write_keys(editor.feed(keys).encode())
        if not editor.lines:
            return None
        await streams.pay(1)
        return editor.lines.popleft()

    return read_line


class LineEditor:
    """Collects finished lines in `lines`. Ctrl-D on an empty line and Ctrl-C end the input."""

    def __init__(self, longest: int) -> None:
        self.lines: deque[str] = deque()
        self.ended = False
        self._longest = longest
        self._text: list[str] = []
        self._decoder = getincrementaldecoder("utf-8")("replace")
        self._previous = ""
        self._in_sequence = False

    def feed(self, keys: bytes) -> str:
        """The echo of these keys."""
        return "".join(self._type(char) for char in self._decoder.decode(keys))

    def _type(self, char: str) -> str:
        previous, self._previous = self._previous, char
        if self.ended or self._is_of_sequence(char, previous):
            return ""
        if char in LINE_ENDS:
            # Some terminals send both.
            if (previous, char) == ("\r", "\n"):
                return ""
            self.lines.append("".join(self._text))
            self._text.clear()
            return "\r\n"
        if char in BACKSPACES:
            # Of a whole line, the next thousand backspaces would find their clusters for seconds.
            end = clusters("".join(self._text[-LONGEST_CLUSTER:]))
            return self._erase(len(end[-1].text) if end else 0)
        if char == CTRL_U:
            return self._erase(len(self._text))
        if char == CTRL_C or (char == CTRL_D and not self._text):
            self.ended = True
            return "\r\n"
        # Unprintable characters would come back as the echo and control the terminal; joiners do
        # not, and belong to the letters beside them.
        if not (char.isprintable() or char in JOINERS) or len(self._text) >= self._longest:
            return ""
        self._text.append(char)
        return char

    def _is_of_sequence(self, char: str, previous: str) -> bool:
        """Skips escape sequences, such as those of arrow keys."""
        if char == ESCAPE:
            self._in_sequence = True
        elif self._in_sequence and not (previous == ESCAPE and char in "[O"):
            self._in_sequence = not "@" <= char <= "~"
        else:
            return self._in_sequence
        return True

    def _erase(self, count: int) -> str:
        erased = self._text[len(self._text) - count :] if self._text else []
        del self._text[len(self._text) - len(erased) :]
        cells = sum(each.width for each in clusters("".join(erased)))
        # Overwritten with spaces: not all terminals know a sequence that deletes.
        return "\b" * cells + " " * cells + "\b" * cells
