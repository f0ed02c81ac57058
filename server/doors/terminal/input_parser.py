"""Splits what a terminal sends into characters, escape sequences, pastes and replies."""

import re
from typing import Final, NamedTuple

ESC: Final = "\x1b"
PASTE_BEGINS, PASTE_END, STRING_END = "\x1b[200~", "\x1b[201~", "\x1b\\"
# Characters of a sequence; those of keys, of the mouse and of answers are shorter.
LONGEST: Final = 64
# Seconds to wait for the rest of a sequence, which a network may have cut in two. The key Escape
# alone waits for as long.
ESCAPE_SECONDS, STRING_SECONDS = 0.1, 1.0

BEGUN = re.compile(r"\x1b(?:\[(?:\[|M.{0,2}|[0-?]*[ -/]*)?|[O\]P_^X])?\Z", re.DOTALL)
WHOLE = re.compile(r"\x1b(?:\[(?:\[[A-E]|M.{3}|[0-?]*[ -/]*[@-~])|O[ -~])", re.DOTALL)
BROKEN = re.compile(r"\x1b\[[0-?]*[ -/]*")
STRING_BEGINS = re.compile(r"\x1b[\]P_^X]")
# A control character ends an unfinished string, and is itself the next piece.
PASTE_ENDS = re.compile(r"\x1b\[201~")
STRING_ENDS = re.compile(r"\x07|\x1b\\|(?=\x1b[^\\])|(?=[\x00-\x06\x08-\x1a\x1c-\x1f\x7f])")


class Char(NamedTuple):
    char: str
    alt: bool = False


class EscapeSequence(NamedTuple):
    """A key, the mouse, or an answer of the terminal, from Escape to its last character."""

    text: str


class Pasted(NamedTuple):
    text: str


class Reply(NamedTuple):
    """The beginning of a control string."""

    text: str


class Ignored(NamedTuple):
    """So many characters without a meaning of their own."""

    size: int


class Kind(NamedTuple):
    """A kind of piece whose end may come much later than its beginning."""

    make: type[Pasted] | type[Reply]
    ends: re.Pattern[str]
    end: str
    """the longest text that `ends` matches, which may arrive in parts"""
    most: int


Piece = Char | EscapeSequence | Pasted | Reply | Ignored
STRING: Final = Kind(Reply, STRING_ENDS, STRING_END, LONGEST)


class InputParser:
    """Takes text as it comes, and gives one piece after another. Keeps only the beginning of long
    pastes and control strings, and drops sequences that are too long."""

    def __init__(self, most_pasted: int) -> None:
        self._paste = Kind(Pasted, PASTE_ENDS, PASTE_END, most_pasted)
        self._text = ""
        self._at = 0
        self._open: Kind | None = None
        self._kept = ""

    def feed(self, text: str) -> None:
        self._text = self._text[self._at :] + text
        self._at = 0

    @property
    def patience(self) -> float | None:
        """In how many seconds without input an unfinished sequence ends, if there is one."""
        if self._open:
            return None if self._open is self._paste else STRING_SECONDS
        return ESCAPE_SECONDS if self._at < len(self._text) else None

    def take(self) -> Piece | None:
        """The next piece, or None until there is more text."""
        if self._open:
            return self._take_open(self._open)
        if self._at >= len(self._text):
            return None
        if self._text[self._at] != ESC:
            return Char(self._advance(1))
        if BEGUN.match(self._text, self._at):
            too_long = len(self._text) - self._at > LONGEST
            return Ignored(len(self._advance_all())) if too_long else None
        return self._take_sequence()

    def end_sequence(self) -> Piece | None:
        """Nothing more came: an Escape alone is a key, and so is Escape with one character."""
        if self._open is self._paste:
            return None
        if self._open:
            self._open = None
            return Ignored(len(self._advance_all()))
        match rest := self._advance_all():
            case "":
                return None
            case "\x1b":
                return Char(ESC)
            case _:
                return Char(rest[1], alt=True) if len(rest) == 2 else Ignored(len(rest))

    def _take_sequence(self) -> Piece:
        if whole := WHOLE.match(self._text, self._at):
            return self._found(self._advance(len(whole[0])))
        if STRING_BEGINS.match(self._text, self._at):
            self._open, self._kept = STRING, ""
            return Ignored(len(self._advance(2)))
        if broken := BROKEN.match(self._text, self._at):
            return Ignored(len(self._advance(len(broken[0]))))
        if self._text[self._at + 1] == ESC:
            return Char(self._advance(1))
        return Char(self._advance(2)[1], alt=True)

    def _found(self, sequence: str) -> Piece:
        if len(sequence) > LONGEST:
            return Ignored(len(sequence))
        if sequence != PASTE_BEGINS:
            return EscapeSequence(sequence)
        self._open, self._kept = self._paste, ""
        return Ignored(len(sequence))

    def _take_open(self, kind: Kind) -> Piece | None:
        end = kind.ends.search(self._text, self._at)
        until = end.start() if end else len(self._text) - begun_end(self._text, kind.end)
        part = self._advance(until - self._at)
        self._kept += part[: kind.most - len(self._kept)]
        if not end:
            return Ignored(len(part)) if part else None
        self._advance(len(end[0]))
        self._open = None
        return kind.make(self._kept)

    def _advance(self, count: int) -> str:
        text = self._text[self._at : self._at + count]
        self._at += count
        return text

    def _advance_all(self) -> str:
        return self._advance(len(self._text) - self._at)


def begun_end(text: str, end: str) -> int:
    """How many characters of `end` the text ends with."""
    return next((n for n in range(len(end) - 1, 0, -1) if text.endswith(end[:n])), 0)
