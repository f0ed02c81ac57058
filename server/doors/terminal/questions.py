"""Asks a terminal whether it has truecolor and synchronised output."""

import re
from typing import Final, Literal

from server.doors.terminal.input_parser import EscapeSequence, Piece, Reply
from server.house.clock import Clock, Timer

Ability = Literal["truecolor", "synchronised"]
PATIENCE: Final = 5.0
"""seconds, after which answers do not count any more"""

# DECRQM: a mode that the terminal knows is set or reset.
HAS_SYNCHRONISED: Final = "\x1b[?2026$p"
# XTGETTCAP asks for the capability "RGB"; DECRQSS which colour is set, after one that needs it.
HAS_TRUECOLOR: Final = "\x1bP+q524742\x1b\\\x1b[48;2;1;2;3m\x1bP$qm\x1b\\\x1b[m"
# DA: all terminals answer this one, and after the others.
WHO_ARE_YOU: Final = "\x1b[c"
ANSWERS: Final[dict[Ability, re.Pattern[str]]] = {
    "synchronised": re.compile(r"\x1b\[\?2026;[12]\$y"),
    "truecolor": re.compile(r"1\+r524742\b.*|1\$r.*48[:;]2[:;]{1,2}1[:;]2[:;]3(?!\d).*"),
}
LAST_ANSWER = re.compile(r"\x1b\[\?[\d;]*c")


class TerminalQuestions:
    """An answer counts only if it was asked for, and once."""

    def __init__(self, clock: Clock) -> None:
        self._open = set[Ability]()
        self._timer = Timer(clock)

    def ask(self, *abilities: Ability) -> str:
        self._open.update(abilities)
        self._timer.set_in(PATIENCE, self.stop)
        colors = HAS_TRUECOLOR if "truecolor" in abilities else ""
        return HAS_SYNCHRONISED + colors + WHO_ARE_YOU

    def answered(self, piece: Piece) -> Ability | None:
        """The ability that the input confirms."""
        if not self._open or not isinstance(piece, EscapeSequence | Reply):
            return None
        if LAST_ANSWER.fullmatch(piece.text):
            self.stop()
        for ability in self._open:
            if ANSWERS[ability].fullmatch(piece.text):
                self._open.discard(ability)
                return ability
        return None

    def stop(self) -> None:
        self._open.clear()
        self._timer.cancel()
