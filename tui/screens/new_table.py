"""A new table: what is played and how; the table as it will be stands beside it."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, NamedTuple

from textual.binding import Binding, BindingType
from textual.widget import Widget

from tui.games.lines import draw_text
from tui.lobby.new_table import NewTable, outlook, settings_of
from tui.lobby.plan import Place, Plan, draw_plan
from tui.look import Choice, Look, point
from tui.screens.screen import HouseScreen
from tui.widgets.button import Button, draw_button
from tui.widgets.canvas import Canvas
from tui.widgets.cloth import Cloth
from tui.widgets.containers import BlankHorizontal, BlankVertical
from tui.widgets.drawn import Drawn
from tui.widgets.form import Form, draw_form
from tui.widgets.head_bar import Head, head_of
from tui.widgets.key_bar import Key, Keys

OPEN: Final = "open"
BACK: Final = "back"


class Words(NamedTuple):
    """The meaning of the setting that is pointed at, and the effect of opening."""

    label: str
    about: str
    outlook: str


def draw_words(canvas: Canvas, words: Words) -> None:
    palette, width = canvas.palette, canvas.width - 4
    canvas.put(2, 0, words.label, palette.gold, bold=True)
    y = draw_text(canvas, 2, 1, width, words.about, palette.text)
    draw_text(canvas, 2, y + 1, width, words.outlook, palette.quiet)


BUTTONS_WITH_KEYS: Final = 60


def draw_buttons(canvas: Canvas, part: tuple[str, str]) -> None:
    """The key that opens the table, and what is pointed at."""
    key, pointed = part
    x, say = 2, canvas.say
    # On a phone, the bar alone names the key.
    escape = say("key-escape") if canvas.width >= BUTTONS_WITH_KEYS else ""
    for does, name, label in (
        (OPEN, key, say("screen-new-table-open-button")),
        (BACK, escape, say("screen-new-table-back")),
    ):
        mark = f"{canvas.glyphs.point} " if pointed == does else ""
        button = Button(name, mark + label, does, hot=does == OPEN)
        x = draw_button(canvas, x, 0, button, tall=canvas.height >= 3) + 2


class NewTableScreen(HouseScreen):
    """Up and down point at a setting, left and right change it."""

    CSS_PATH = "new_table.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("o", f"choose('{OPEN}')", "screen-new-table-open", id=OPEN),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._answer = ""
        self.pointer.at = "game"

    @property
    def table(self) -> NewTable:
        """The settings of the new table, kept while the person is elsewhere."""
        house = self.house
        if house.new_table is None:
            house.new_table = NewTable(local=house.scene.local)
        return house.new_table

    def compose_body(self) -> Iterable[Widget]:
        self.game = self.table.game
        with BlankHorizontal(classes="halves"):
            with BlankVertical(id="new-left"):
                yield Drawn(draw_form, ground="panel", id="new-form")
                yield Drawn(draw_buttons, ground="panel", id="new-buttons")
            with Cloth(id="new-right"):
                yield Drawn(draw_plan, id="new-plan")
                yield Drawn(draw_words, id="new-words")

    def head(self, look: Look) -> Head:
        return head_of(look, look.say("screen-new-table-title"), look.say("screen-hall-place"))

    def still_makes_sense(self) -> bool:
        return self.house.scene.room is None

    def choices(self) -> Sequence[Choice]:
        settings = settings_of(super().look(), self.table)
        return [
            *(point(each.does, each.label, at_once=True) for each in settings),
            point(OPEN, self.say("screen-new-table-open"), "o", at_once=True),
            point(BACK, self.say("bar-back"), "escape", at_once=True),
        ]

    def rows(self) -> Sequence[Sequence[str]]:
        settings = [each.does for each in self.choices() if each.does not in (OPEN, BACK)]
        return [*([does] for does in settings), [OPEN, BACK]]

    def update_view(self, look: Look) -> None:
        settings = settings_of(look, self.table)
        at = next((each for each in settings if each.does == look.pointed), None)
        described = at or settings[0]
        has_plan = self.size_class in ("normal", "wide")
        form = Form(
            tuple(settings),
            at.does if at else "",
            "" if has_plan else described.about,
            self._answer,
            refused=bool(self._answer),
        )
        self.query_one("#new-form", Drawn).show(form)
        buttons = self.key_names().get(OPEN, "o"), look.pointed
        self.query_one("#new-buttons", Drawn).show(buttons)
        self.query_one("#new-plan", Drawn).show(self._plan(look))
        if has_plan:
            words = Words(described.label, described.about, outlook(look, self.table))
            self.query_one("#new-words", Drawn).show(words)

    def _plan(self, look: Look) -> Plan:
        table, say = self.table, look.say
        level = say("screen-new-table-level", level=table.values["level"])
        bot = Place(say("screen-new-table-a-bot"), level)
        free = Place(say("screen-waiting-free"), say("screen-new-table-a-seat"), is_free=True)
        you = Place(look.scene.name, say("screen-hall-you-yourself"), is_you=True)
        others = [free] * (table.seats - table.bots - 1) + [bot] * table.bots
        places = [you, *others][: table.seats] if table.bots < table.seats else [bot] * table.seats
        return Plan(table.game, tuple(places), say("screen-new-table-preview"))

    def refuse(self, sentence: str) -> None:
        """The answer of the house stands below the form."""
        self._answer = sentence
        self.house.update_soon()

    def _make_keys(self) -> Keys:
        keys, change = super()._make_keys(), self.say("screen-settings-change")
        up_down = Key(self.glyphs.upright, self.say("bar-point"), "screen.step(0, 1)")
        if self.pointer.at in (OPEN, BACK):
            return keys._replace(choices=(up_down, *keys.choices[1:]))
        own = (
            key._replace(
                name=f"{self.glyphs.arrows} {key.name}",
                label=self.say("common-named", of=change, what=key.label),
            )
            if key.action == "choose_pointed"
            else key
            for key in keys.choices[1:]
        )
        return keys._replace(choices=(up_down, *own))

    # Changing

    def action_step(self, across: int, down: int) -> None:
        self._answer = ""
        if down or self.pointer.at in (OPEN, BACK):
            super().action_step(across, down)
        else:
            self._change(self.pointer.at or "game", across)

    def point_or_choose(self, does: str) -> None:
        """A click on a value takes it; Enter takes the next one."""
        self._answer = ""
        what, _, value = does.partition("=")
        if what == OPEN:
            self.house.sent = OPEN
            self.house.ask(self.table.request())
        elif what == BACK:
            self.action_back()
        else:
            self._change(what, to=int(value) if value else None)
        self.house.update_soon()

    def _change(self, what: str, step: int = 1, to: int | None = None) -> None:
        self.pointer.at = what
        self.table.change(what, step, to)
        self.game = self.table.game
        self.house.update_soon()
