"""The rules of a game as this table plays it, to be read and searched."""

from typing import ClassVar, Final, NamedTuple

from rich.cells import cell_len
from textual.binding import Binding, BindingType

from tui.games.lines import draw_text, wrapped
from tui.look import Look
from tui.plain.repeat import sections_of
from tui.rules import Section, folded_at, search
from tui.screens.page import PageScreen
from tui.widgets.canvas import Canvas
from tui.widgets.rail import draw_heading

LINE: Final = 76


class Rules(NamedTuple):
    """`words` are marked in the sections."""

    sections: tuple[Section, ...]
    words: str = ""


class RulesScreen(PageScreen):
    """Of the game at this table, or of another one; begins at a section."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "search", "screen-rules-search", key_display="/", id="search")
    ]

    def __init__(self, game: str = "", section: str = "") -> None:
        super().__init__()
        self._of = game
        self._section = section
        self._words = ""
        self._starts: dict[str, int] = {}

    def title_of(self, look: Look) -> str:
        game = look.scene.game_name(self._game(look))
        return look.say("screen-rules-title", game=game, words=self._words or "none")

    def _game(self, look: Look) -> str:
        room = look.scene.room
        return self._of or (room.game if room else "")

    def content(self, look: Look) -> Rules:
        sections = sections_of(look.scene, self._game(look))
        found = search(sections, self._words) if self._words else sections
        return Rules(found, self._words)

    def update_view(self, look: Look) -> None:
        super().update_view(look)
        if self._section in self._starts:
            self.call_after_refresh(self.paper.scroll_to_row, self._starts[self._section])
            self._section = ""

    def draw(self, canvas: Canvas, part: Rules) -> None:  # type: ignore[override]
        width = min(LINE, canvas.width - 4)
        left = (canvas.width - width) // 2
        y = 1
        if not part.sections:
            nothing = canvas.say("screen-rules-search-nothing", words=part.words)
            y = draw_text(canvas, left, y, width, nothing, canvas.palette.bad)
        if not part.words:
            means = canvas.say("rules-house-rule-means")
            y = draw_text(canvas, left, y, width, means, canvas.palette.quiet) + 1
        for section in part.sections:
            self._starts[section.title] = y - 1
            draw_heading(canvas, y, section.title, left)
            y += 2
            for paragraph in section.paragraphs:
                for row in wrapped(paragraph, width):
                    canvas.put(left, y, row)
                    draw_marks(canvas, left, y, row, part.words)
                    y += 1
                y += 1
            y += 1

    def action_search(self) -> None:
        self.house.type_line(self.say("screen-rules-search-line"), self._look_for)

    def _look_for(self, words: str) -> None:
        self._words = words
        self.paper.scroll_home(animate=False)
        self.house.update_soon()

    def action_back(self) -> None:
        """From what was found back to all of it."""
        if self._words:
            self._look_for("")
        else:
            super().action_back()


def draw_marks(canvas: Canvas, x: int, y: int, text: str, words: str, ink: str = "") -> None:
    """Marks the words that were looked for in a text."""
    for word in words.split():
        for start, end in folded_at(text, word):
            found, at = text[start:end], x + cell_len(text[:start])
            canvas.put(at, y, found, ink or canvas.palette.gold, bold=True, underline=True)
