"""A question over the screen, with buttons: before something is lost, or which of a few things."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from textual import events
from textual.widget import Widget

from tui.games.lines import draw_text, in_rows, wrapped
from tui.look import Choice, Look, point
from tui.plain.vocabulary import fold
from tui.screens.page import Box, BoxScreen
from tui.widgets.button import Button, draw_button
from tui.widgets.canvas import Canvas
from tui.widgets.drawn import Drawn

WIDTH: Final = 60
GAP: Final = 2
FRAME: Final = 6
"""rows of the box besides the question and its buttons"""
BUTTONS: Final = (3, 1)
"""rows of a button, and where there is little room"""


def do_nothing() -> None:
    """The answer that changes nothing."""


class Answer(NamedTuple):
    """`about`: a sentence below the button, which then has a row of its own. Without a `key` it is
    a letter of the label, as each language calls it."""

    does: str
    key: str
    label: str
    then: Callable[[], object]
    about: str = ""

    @property
    def width(self) -> int:
        return Button(self.key, self.label, self.does).width


def lettered(answers: Sequence[Answer]) -> tuple[Answer, ...]:
    """Each with the first letter of its label that no other has."""
    found: list[Answer] = []
    for answer in answers:
        taken = [each.key for each in found]
        letters = (each for each in fold(answer.label) if each.isalpha() and each not in taken)
        found.append(answer._replace(key=answer.key or next(letters)))
    return tuple(found)


class Question(NamedTuple):
    text: str
    buttons: tuple[Answer, ...]
    pointed: str


def rows_of(buttons: Sequence[Answer], width: int) -> list[list[Answer]]:
    """Beside each other as far as there is room."""
    return in_rows(buttons, lambda each: width if each.about else each.width, width, GAP)


def height_of(question: Question, width: int, button: int) -> int:
    """With buttons of so many rows, and all that is said about them."""
    abouts = [len(wrapped(each.about, width)) for each in question.buttons if each.about]
    buttons = button * len(rows_of(question.buttons, width))
    return len(wrapped(question.text, width)) + 1 + buttons + sum(abouts) + max(0, len(abouts) - 1)


def draw_question(canvas: Canvas, part: Question) -> None:
    width = canvas.width - 4
    y = 1 + draw_text(canvas, 2, 1, width, part.text, bold=True)
    tall, low = (height_of(part, width, button) < canvas.height for button in BUTTONS)
    for buttons in rows_of(part.buttons, width):
        x = 2
        for each in buttons:
            button = Button(each.key, each.label, each.does, each.does == part.pointed)
            x = GAP + draw_button(canvas, x, y, button, width=width * bool(each.about), tall=tall)
        y += 3 if tall else 1
        for each in buttons:
            # In a low window there is room for one.
            about = each.about if tall or low or each.does == part.pointed else ""
            y = draw_text(canvas, 2, y, width, about, canvas.palette.soft) + bool(about)


class ConfirmScreen(BoxScreen):
    """The last answer is pointed at first: Enter and Escape change nothing. Letters and clicks
    answer at once."""

    def __init__(self, title: str, question: str, answers: Sequence[Answer]) -> None:
        super().__init__()
        self._title = title
        self._question = question
        self._answers = lettered(answers)
        self._asked_at: object = None
        self.pointer.at = "" if answers[-1].about else answers[-1].does

    def compose_body(self) -> Iterable[Widget]:
        yield Drawn(draw_question, ground="panel", id="question")

    def on_mount(self) -> None:
        self._asked_at = self._where()
        box = self.query_one(Box)
        box.add_class("question")
        width, height = self.app.size
        room, part = min(WIDTH, width) - 6, self._part()
        # Where it leaves only the bars of the screen below, they would stand there twice.
        buttons = BUTTONS if width > WIDTH else BUTTONS[:1]
        heights = (height_of(part, room, button) + FRAME for button in buttons)
        box.styles.height = next((rows for rows in heights if rows < height - 2), "100%")

    def _part(self) -> Question:
        return Question(self._question, self._answers, self.pointer.at)

    def title_of(self, look: Look) -> str:
        return self._title

    def update_view(self, look: Look) -> None:
        self.query_one("#question", Drawn).show(self._part())

    def _where(self) -> object:
        room = self.house.scene.room
        return room and (room.table, room.phase)

    def still_makes_sense(self) -> bool:
        """At another table, or once the game has begun, it would be another question."""
        return self._asked_at == self._where()

    def choices(self) -> Sequence[Choice]:
        return [point(each.does, each.label, each.key, at_once=True) for each in self._answers]

    def rows(self) -> Sequence[Sequence[str]]:
        every = [each.does for each in self._answers]
        return [[does] for does in every] if any(each.about for each in self._answers) else [every]

    def choose(self, does: str) -> None:
        self.dismiss()
        self.app.call_later(next(each.then for each in self._answers if each.does == does))

    def on_key(self, event: events.Key) -> None:
        found = next((each for each in self._answers if each.key == event.character), None)
        if found is not None:
            event.stop()
            self.point_or_choose(found.does)
