"""A lesson at the table: the game's own board, and a teacher beside it."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.widget import Widget

from server.protocol.requests import History, Leave, Standing
from tui.lessons.teacher import Teacher
from tui.look import Choice, Look
from tui.screens.table import Body, TableScreen
from tui.widgets.drawn import Drawn
from tui.widgets.head_bar import Head
from tui.widgets.lesson_note import LessonPart, draw_lesson_rail, draw_note

GO_ON: Final = "go-on"
DEAL: Final = "deal"
EARLIER: Final = "earlier-tip"
ALWAYS: Final = (("b", "lesson-again"), ("r", "screen-rules"), ("Esc", "lesson-leave"))


class LessonScreen(TableScreen):
    """The game goes the way the lesson was made for: a choice other than the advised one is
    answered with the reason, and not sent."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", f"choose('{GO_ON}')", "lesson-go-on", id=GO_ON),
        Binding("e", f"choose('{DEAL}')", "lesson-deal", id=DEAL),
        Binding("b", f"choose('{EARLIER}')", "lesson-again", id=EARLIER),
    ]

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self._back = 0
        """how many tips back the note shows"""

    def compose_body(self) -> Iterable[Widget]:
        with Body(id="body"):
            yield self.board
            yield Drawn(draw_lesson_rail, ground="panel", id="lesson-rail")
        yield Drawn(draw_note, ground="note", id="note")

    def on_mount(self) -> None:
        super().on_mount()
        if not self.house.scene.game_events:
            # Who comes back needs the events before, for the conditions of the tips.
            self.house.ask(History())

    @property
    def teacher(self) -> Teacher:
        return self.house.teacher

    def look(self) -> Look:
        tip = self.teacher.tip
        return super().look()._replace(lit=tip.lit if tip is not None else "")

    def head(self, look: Look) -> Head:
        alerts = () if self.teacher.is_reading() else super().head(look).alerts
        head = super().head(look)
        notes = (look.say("lesson-no-clock"),)
        return head._replace(place=look.say("lesson-place"), alerts=alerts, notes=notes)

    def prepare(self) -> None:
        self.teacher.update()
        super().prepare()

    def update_view(self, look: Look) -> None:
        self._preselect()
        super().update_view(look)

    def show_rail(self, look: Look) -> None:
        part = self._part(look)
        note = self.query_one("#note", Drawn)
        note.show(part)
        note.set_class(not part.text, "-idle")
        note.set_class(look.lit == "seats", "-low")
        self.query_one("#lesson-rail", Drawn).show(part)

    def _preselect(self) -> None:
        """Points at what the tip asks for, so that Enter does it."""
        tip = self.teacher.tip
        if tip is None or self.pointer.at or self.picked:
            return
        if any(tip.advice in row for row in self.rows()):
            self.pointer.at = tip.advice

    def _part(self, look: Look) -> LessonPart:
        teacher, say = self.teacher, look.say
        tip, shown = teacher.tip, teacher.shown
        now = shown[max(0, len(shown) - 1 - self._back)] if shown else None
        is_now = tip is not None or self._back > 0
        number = now.number if now else 0
        wanted = self._wanted() if tip is not None and tip.asks else None
        return LessonPart(
            title=say("lesson-first-hand"),
            step=say("lesson-step", number=number, all=teacher.count) if number else "",
            number=number,
            tips=teacher.count,
            head=now.head if now and is_now else "",
            text=now.text if now and is_now else "",
            go_on=say("lesson-go-on") if tip is not None and not tip.asks else "",
            wanted=wanted or ("", ""),
            deal=say("lesson-deal") if teacher.is_done else "",
            still=self.refusal or (say("lesson-waits") if tip is not None else ""),
            is_comment=bool(self.refusal),
            so_far=say("lesson-so-far"),
            heads=tuple(each.head for each in shown[:-1]),
            always=say("lesson-always"),
            keys=tuple((key, say(words)) for key, words in ALWAYS),
            space=say("key-space"),
        )

    def _wanted(self) -> tuple[str, str] | None:
        """The key and the words of the advised choice."""
        tip = self.teacher.tip
        choice = next((c for c in self.choices() if tip and c.does == tip.advice), None)
        if choice is None:
            return None
        return (choice.key or self.say("key-enter"), choice.label)

    # Choices

    def choices(self) -> Sequence[Choice]:
        teacher = self.teacher
        mine: list[Choice] = []
        if teacher.tip is not None and not teacher.tip.asks:
            mine.append(Choice(GO_ON, "space", self.say("lesson-go-on")))
        if teacher.is_done:
            mine.append(Choice(DEAL, "e", self.say("lesson-deal")))
        if len(teacher.shown) > 1:
            mine.append(Choice(EARLIER, "b", self.say("lesson-again")))
        return [*mine, *super().choices()]

    def choose(self, does: str) -> None:
        tip = self.teacher.tip
        if does == EARLIER:
            self._back = (self._back + 1) % len(self.teacher.shown)
            return
        self._back = 0
        if does == GO_ON:
            self.teacher.go_on()
            self.house.visit.release()
        elif does == DEAL:
            self.house.ask(Leave())
            self.house.command(f"play {self.game}")
        elif tip is not None and not tip.asks:
            self.refuse(self.say("lesson-read-first"))
        elif tip is not None and does != tip.advice:
            wanted = self._wanted()
            self.refuse(self.say("lesson-other-way", wanted=wanted[1] if wanted else ""))
        else:
            if tip is not None and self._is_standing(does):
                # The house makes the move later, when it is due; the tip is done now.
                self.teacher.followed()
            super().choose(does)

    def _is_standing(self, does: str) -> bool:
        seen = self.seen()
        requests = self.board.requests(seen, does) if seen else ()
        return any(isinstance(each, Standing) for each in requests)

    def action_back(self) -> None:
        question = self.say("lesson-leave-question")
        self.house.confirm(question, lambda: self.house.ask(Leave()))
