"""All that was told, and the score sheet: each as a place of its own."""

from server.protocol.requests import History
from tui.boards.registry import board_of
from tui.drawing import Block, Row, Span, apart, filled, row, wrapped
from tui.places.log import INKS
from tui.places.place import Hands, Look, Place


class Scrolling(Place):
    """A text that may be longer than the screen; `scroll` rows of it have gone by. That there is
    more stands in rows of its own, so that nothing is hidden by it."""

    def __init__(self) -> None:
        super().__init__()
        self._width = self._length = 0

    def text(self, look: Look) -> Block:
        raise NotImplementedError

    def picture(self, look: Look) -> Block:
        rows = self.text(look)
        self._stay_there(look.width, len(rows))
        self.scrolls = len(rows) > look.height
        last = len(rows) - look.height + 1 if self.scrolls else 0
        self.scroll = min(self.scroll, last)
        above = [mark(look, look.glyphs.up)] if self.scroll else []
        room = look.height - len(above)
        is_end = len(rows) <= self.scroll + room
        shown = [*above, *rows[self.scroll : self.scroll + room - (not is_end)]]
        below = [] if is_end else [mark(look, look.glyphs.down)]
        return filled([*shown, *below], look.width, look.height)

    def _stay_there(self, width: int, length: int) -> None:
        """In another width the same words are in other rows."""
        if self._length and width != self._width:
            self.scroll = self.scroll * length // self._length
        self._width, self._length = width, length


def mark(look: Look, sign: str) -> Row:
    return apart((), row(Span(f" {sign} ", "key")), look.width)


class Log(Scrolling):
    def __init__(self) -> None:
        super().__init__()
        self.scroll = 10**6

    def title(self, look: Look) -> str:
        return look.say("screen-log-title")

    def text(self, look: Look) -> Block:
        return [
            row(" ", *each)
            for entry in look.message_log.entries
            for each in wrapped(entry.sentence, look.width - 5, INKS[entry.kind], "  ")
        ]


class ScoreSheet(Scrolling):
    def arrive(self, look: Look, hands: Hands) -> None:
        seen = look.scene.seen()
        if seen is not None and board_of(seen.game).wants_past(look, seen):
            hands.ask(History())

    def title(self, look: Look) -> str:
        return look.say("screen-score-title")

    def text(self, look: Look) -> Block:
        seen = look.scene.seen()
        if seen is None:
            return []
        sheet = board_of(seen.game).score
        if sheet is not None:
            return sheet(look, seen)
        return [each for line in seen.face.score(seen) for each in wrapped(line, look.width)]

    def still_makes_sense(self, look: Look) -> bool:
        return look.scene.room is not None
