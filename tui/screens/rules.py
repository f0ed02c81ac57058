"""The rules of a game as this table plays it, to be read and searched."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final, NamedTuple

from textual.binding import Binding, BindingType

from tui.games.lines import wrapped
from tui.look import Look
from tui.plain.registry import face_of
from tui.plain.repeat import default_options
from tui.plain.scene import Scene
from tui.rules import Section, folded_at, rules, search
from tui.screens.page import PageScreen
from tui.widgets.canvas import Canvas
from tui.widgets.rail import draw_heading

LINE: Final = 76


class Rules(NamedTuple):
    """`words` are marked in the sections."""

    sections: tuple[Section, ...]
    words: str = ""
    nothing: str = ""


def sections_of(scene: Scene, game: str) -> Sequence[Section]:
    """With the options of this table, if it plays this game; else with the usual ones."""
    room = scene.room if scene.room and scene.room.game == game else None
    options = {**default_options(game), **(room.options if room else {})}
    players = len(room.chairs) if room else face_of(game).seats
    return rules(scene.texts, game, options, players)


class RulesScreen(PageScreen):
    """Of the game at this table, or of another one; begins at a section."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "search", "screen-search", key_display="/", id="search")
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
        if not self._words:
            return Rules(tuple(sections))
        found = search(sections, self._words)
        nothing = "" if found else look.say("screen-search-nothing", words=self._words)
        return Rules(found, self._words, nothing)

    def update_view(self, look: Look) -> None:
        super().update_view(look)
        if self._section in self._starts:
            self.call_after_refresh(self.paper.scroll_to_row, self._starts[self._section])
            self._section = ""

    def draw(self, canvas: Canvas, part: Rules) -> None:  # type: ignore[override]
        width = min(LINE, canvas.width - 4)
        left = (canvas.width - width) // 2
        y = 1
        for row in wrapped(part.nothing, width) if part.nothing else ():
            y = _put(canvas, left, y, row, canvas.palette.bad)
        for section in part.sections:
            self._starts[section.title] = y - 1
            draw_heading(canvas, y, section.title, left)
            y += 2
            for paragraph in section.paragraphs:
                for row in wrapped(paragraph, width):
                    y = _put(canvas, left, y, row, canvas.palette.text, part.words)
                y += 1
            y += 1

    def action_search(self) -> None:
        self.house.type_line(self.say("screen-search-line"), self._look_for)

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


def _put(canvas: Canvas, x: int, y: int, row: str, ink: str, words: str = "") -> int:
    """Writes a row with the found words marked; returns the next row."""
    canvas.put(x, y, row, ink)
    for start, end in _marks(row, words):
        before = canvas.put(x, y, row[:start], ink)
        canvas.put(before, y, row[start:end], canvas.palette.gold, bold=True, underline=True)
    return y + 1


def _marks(row: str, words: str) -> Iterator[tuple[int, int]]:
    for word in words.split():
        yield from folded_at(row, word)
