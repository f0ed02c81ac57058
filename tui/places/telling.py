"""All that was told, and the score sheet: each as a place of its own."""

from tui.boards.registry import board_of
from tui.drawing import Block, Span, apart, filled, row, wrapped
from tui.places.place import Look, Place


class Scrolling(Place):
    """A text that may be longer than the screen; `scroll` rows of it have gone by."""

    def text(self, look: Look) -> Block:
        raise NotImplementedError

    def picture(self, look: Look) -> Block:
        rows = self.text(look)
        self.scrolls = len(rows) > look.height
        self.scroll = min(self.scroll, max(0, len(rows) - look.height))
        shown = rows[self.scroll : self.scroll + look.height]
        if self.scroll:
            shown[0] = apart(shown[0], row(Span(f" {look.glyphs.up} ", "key")), look.width)
        if len(rows) > self.scroll + look.height:
            shown[-1] = apart(shown[-1], row(Span(f" {look.glyphs.down} ", "key")), look.width)
        return filled(shown, look.width, look.height)


class Log(Scrolling):
    def __init__(self) -> None:
        super().__init__()
        self.scroll = 10**6

    def title(self, look: Look) -> str:
        return look.say("screen-log")

    def text(self, look: Look) -> Block:
        return [
            row(" ", *each)
            for entry in look.diary.entries
            for each in wrapped(entry.sentence, look.width - 5, indent="  ")
        ]


class ScoreSheet(Scrolling):
    def title(self, look: Look) -> str:
        return look.say("screen-score")

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
