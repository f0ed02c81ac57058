"""A lesson at the table: the game's own board, and a teacher beside it."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.widget import Widget

from server.protocol.requests import History, Leave, Standing
from tui.lessons.teacher import Teacher
from tui.look import Choice, Look
from tui.screens.confirm import do_nothing
from tui.screens.lesson_bots import LessonBots
from tui.screens.questions import confirm
from tui.screens.table import TableScreen
from tui.text import capitalized
from tui.widgets.containers import BlankHorizontal
from tui.widgets.drawn import Drawn
from tui.widgets.head_bar import Head
from tui.widgets.key_bar import Keys
from tui.widgets.lesson_note import LessonPart, draw_lesson_rail, draw_note, freest_row, note_rows

GO_ON: Final = "go-on"
DEAL: Final = "deal"
EARLIER: Final = "earlier-tip"
OWN: Final = (GO_ON, DEAL, EARLIER)
SECONDS_A_TIP: Final = 8
ALSO: Final = 100
"""how much more a cell counts that one has to see for a tip"""


class LessonScreen(TableScreen):
    """The game goes the way the lesson was made for: a choice other than the advised one is
    answered with the reason, and not sent. Bots wait while a tip is shown; between the tips they
    move one by one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", f"choose('{GO_ON}')", "lesson-go-on", id=GO_ON),
        Binding("e", f"choose('{DEAL}')", "lesson-deal", id=DEAL),
        Binding("b", f"choose('{EARLIER}')", "lesson-again", id=EARLIER),
    ]

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self._back = 0
        """how many tips back the note shows"""
        self._plays_on = False
        """whether the learner goes on with this game after the last tip"""
        self._noted: tuple[LessonPart, Size] | None = None
        """the note that has its place, and the size of the screen then"""
        self._bots = LessonBots(self, lambda: self.teacher)

    def compose_body(self) -> Iterable[Widget]:
        with BlankHorizontal(id="body"):
            yield self.board
            yield Drawn(draw_lesson_rail, ground="panel", id="lesson-rail")
        yield Drawn(draw_note, ground="note", id="note")

    def on_mount(self) -> None:
        if not self.house.scene.game_events:
            # After a reconnect, the conditions of the tips need the events before.
            self.house.ask(History())

    @property
    def teacher(self) -> Teacher:
        return self.house.teacher

    def look(self) -> Look:
        look, tip = super().look(), self.teacher.tip
        if self.teacher.is_done:
            return look
        recap = self.recap.last if tip is not None and tip.looks_back else None
        if tip is None:
            return look._replace(lit="", recap=recap)
        # The note says why something is not to be done yet.
        return look._replace(lit=tip.lit, recap=recap, refusal="")

    def head(self, look: Look) -> Head:
        alerts = () if self.teacher.is_reading else super().head(look).alerts
        head = super().head(look)
        notes = (look.say("lesson-no-clock"),)
        return head._replace(place=look.say("lesson-place"), alerts=alerts, notes=notes)

    def prepare(self) -> None:
        self.teacher.update()
        super().prepare()
        self._bots.update()

    # Content

    def update_view(self, look: Look) -> None:
        self._preselect()
        super().update_view(self.look())

    def show_rail(self, look: Look) -> None:
        part = self._part(look)
        note = self.query_one("#note", Drawn)
        note.show(part)
        note.set_class(not part.text, "-idle")
        shown = part, self.house.size
        if part.text and self.size_class in ("phone", "narrow") and shown != self._noted:
            self._place_note(part)
            # Boxes that are shown for the first time have their place after the next layout.
            self.call_after_refresh(self._place_note, part)
        self._noted = shown
        self.query_one("#lesson-rail", Drawn).show(part)

    def _place_note(self, part: LessonPart) -> None:
        """Where it covers the least of what the tip speaks of and asks for, and of all else."""
        note = self.query_one("#note", Drawn)
        width, height = self.house.size
        rows = note_rows(part, width)
        tip = self.teacher.tip
        advice = tip.advice if tip is not None else ""
        boxes = [box for box in self.board.query(Drawn) if box.region.area]
        also = tip.also if tip is not None else ""
        lit = [box.region for box in boxes if box.has_lit]
        asked = [
            Region(spot.x, spot.y, spot.width, spot.height).translate(box.region.offset)
            for box in boxes
            for spot in box.spots
            if advice and spot.does == advice
        ]
        drawn = [0] * height
        for box in boxes:
            weight = ALSO if box.id == also else 1
            for y, line in enumerate(box.text().splitlines(), box.region.y):
                # In a window that was made smaller, boxes have their new place later.
                if 0 <= y < height:
                    drawn[y] += weight * len(line.replace(" ", ""))
        note.styles.height = rows
        note.styles.offset = (0, freest_row((*lit, *asked), drawn, rows, 1, height - 1))

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
        is_closing = teacher.is_done and not self._plays_on
        is_now = tip is not None or self._back > 0 or is_closing
        number = now.number if now else 0
        wanted = self._wanted() if tip is not None and tip.asks else None
        return LessonPart(
            step=self._step_words(number),
            left=self._left(number),
            number=number,
            tips=teacher.count,
            head=now.head if now and is_now else "",
            text=now.text if now and is_now else "",
            can_go_on=self.teacher.is_reading,
            wanted=wanted or ("", ""),
            can_deal=teacher.is_done,
            still=self.refusal or (say("lesson-waits") if tip is not None else ""),
            is_comment=bool(self.refusal),
            heads=tuple(each.head for each in shown[:-1]),
        )

    def _step_words(self, number: int) -> str:
        count = self.teacher.count
        return self.say("lesson-step", number=number, all=count) if 0 < number <= count else ""

    def _left(self, number: int) -> str:
        """The minutes that the tips to come take."""
        tips = self.teacher.count - number
        minutes = -(-tips * SECONDS_A_TIP // 60)
        return self.say("lesson-left", minutes=minutes) if number and minutes else ""

    def _wanted(self) -> tuple[str, str] | None:
        """The key and the words of the advised choice."""
        tip = self.teacher.tip
        choice = next((c for c in self.choices() if tip and c.does == tip.advice), None)
        if choice is None:
            return None
        return (choice.key or self.say("key-enter"), capitalized(choice.label))

    def _make_keys(self) -> Keys:
        """Only the key that is wanted now, besides those that always work."""
        keys, tip = super()._make_keys(), self.teacher.tip
        wanted = {f"choose('{does}')" for does in OWN}
        if tip is None:
            return keys
        if tip.asks:
            wanted |= {f"choose('{tip.advice}')", "choose_pointed"}
        mine = {key.label: key for key in reversed(keys.choices) if key.action in wanted}
        pages = tuple(key for key in keys.pages if not key.action.startswith("choose"))
        return Keys(tuple(reversed(mine.values())), pages, keys.last)

    def key_bar_state(self, look: Look) -> Hashable:
        return super().key_bar_state(look), self.teacher.tip and self.teacher.tip.key

    # Choices

    def choices(self) -> Sequence[Choice]:
        teacher = self.teacher
        mine: list[Choice] = []
        if teacher.is_reading:
            mine.append(Choice(GO_ON, "space", self.say("lesson-go-on")))
        if teacher.is_done:
            mine.append(Choice(DEAL, "e", self.say("lesson-deal")))
        if len(teacher.shown) > 1:
            mine.append(Choice(EARLIER, "b", self.say("lesson-again")))
        return mine if self.teacher.is_reading else [*mine, *super().choices()]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if self.teacher.is_reading and not self.is_too_small:
            # The keys of the board are answered.
            own = action == "choose" and parameters[0] in self.own_actions()
            if own or action in ("digit", "choose_pointed"):
                return True
        return super().check_action(action, parameters)

    def action_digit(self, digit: str) -> None:
        if self.teacher.is_reading:
            self.refuse(self.say("lesson-read-first"))
        else:
            super().action_digit(digit)

    def action_choose_pointed(self) -> None:
        if self.teacher.is_reading:
            self.point_or_choose(GO_ON)
        else:
            super().action_choose_pointed()

    def point_or_choose(self, does: str) -> None:
        self._plays_on = self.teacher.is_done and does not in OWN
        if self.teacher.is_reading and does not in OWN:
            self.refuse(self.say("lesson-read-first"))
        else:
            super().point_or_choose(does)

    def action_step(self, across: int, down: int) -> None:
        self._plays_on = self.teacher.is_done
        super().action_step(across, down)

    def choose(self, does: str) -> None:
        tip = self.teacher.tip
        if does == EARLIER:
            self._back = (self._back + 1) % len(self.teacher.shown)
            return
        self._back = 0
        if does == GO_ON:
            self.teacher.go_on()
        elif does == DEAL:
            self.house.ask(Leave())
            self.house.command(f"play {self.game}")
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

    def leave(self, then: Callable[[], object]) -> None:
        question = self.say("lesson-leave-question")
        confirm(self.house, question, lambda: self.house.leave(Leave(), then))

    def action_back(self) -> None:
        self.leave(do_nothing)
