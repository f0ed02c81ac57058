"""The first question of all, in four languages: which one the house is to speak."""

from collections.abc import Iterable, Sequence
from string import ascii_lowercase
from typing import ClassVar, Final, NamedTuple

from textual.binding import Binding, BindingType
from textual.widget import Widget

from server.protocol.requests import Speak
from tui.games.people import cut
from tui.look import Choice, Look, point
from tui.screens.screen import HouseScreen
from tui.text import LANGUAGES, Language
from tui.widgets.button import Button, draw_button
from tui.widgets.canvas import Canvas
from tui.widgets.cloth import Cloth
from tui.widgets.drawn import Drawn
from tui.widgets.head_bar import Head
from tui.widgets.letters import draw_name, name_bitmap


def letters_of(languages: Iterable[Language]) -> dict[Language, str]:
    """For each language a letter of its code that no other has, or else any free letter."""
    letters: dict[Language, str] = {}
    for language in languages:
        taken = letters.values()
        letters[language] = next(
            letter for letter in language + ascii_lowercase if letter not in taken
        )
    return letters


KEYS: Final = letters_of(LANGUAGES)
WIDEST: Final = 60
NAME_WIDTH: Final = 69


class Tongue(NamedTuple):
    does: str
    key: str
    name: str
    question: str
    pointed: bool


def draw_languages(canvas: Canvas, tongues: tuple[Tongue, ...]) -> None:
    palette, large = canvas.palette, canvas.width >= NAME_WIDTH + 4 and canvas.height >= 26
    tall = canvas.height >= 20
    y = 0
    if large:
        y = (canvas.height - 26) // 2
        width = len(name_bitmap(large=True)[0])
        draw_name(canvas, (canvas.width - width) // 2, y, large=True)
        y += 6
    width = min(WIDEST, canvas.width - 4)
    x = (canvas.width - width) // 2
    for tongue in tongues:
        mark = f"{canvas.glyphs.point} " if tongue.pointed else ""
        button = Button(tongue.key, f"{mark}{tongue.name}", tongue.does, hot=True)
        draw_button(canvas, x, y, button, width=width, tall=tall)
        y += 3 if tall else 1
        canvas.put(x + 1, y, cut(tongue.question, width - 2), palette.quiet)
        y += 2


class LanguageScreen(HouseScreen):
    """Escape leaves the language as it is."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(KEYS[each], f"choose('speak-{each}')", "screen-language-mine", id=f"speak-{each}")
        for each in LANGUAGES
    ]

    def compose_body(self) -> Iterable[Widget]:
        with Cloth(id="languages"):
            yield Drawn(draw_languages, id="language-list")

    def head(self, look: Look) -> Head:
        return Head("Kartenhaus")

    def choices(self) -> Sequence[Choice]:
        return [
            point(f"speak-{each}", self._name_of(each), KEYS[each], at_once=True)
            for each in LANGUAGES
        ]

    def _name_of(self, language: Language) -> str:
        return self.house.scene.texts_in(language).say("screen-language-mine")

    def rows(self) -> Sequence[Sequence[str]]:
        return [[each.does] for each in self.choices()]

    def update_view(self, look: Look) -> None:
        keys = self.key_names()
        tongues = tuple(
            Tongue(
                does := f"speak-{each}",
                keys.get(does, KEYS[each]),
                self._name_of(each),
                self.house.scene.texts_in(each).say("screen-language-question"),
                look.pointed == does,
            )
            for each in LANGUAGES
        )
        self.query_one("#language-list", Drawn).show(tongues)

    def choose(self, does: str) -> None:
        language = next(each for each in LANGUAGES if does == f"speak-{each}")
        # The page stays until the answer: the hall would be seen in another language before.
        self.house.ask(Speak(language))

    def action_back(self) -> None:
        self.house.scene.asks_language = False
        self.house.update_soon()
