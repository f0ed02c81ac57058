"""How a person wants to see and hear the house; the house keeps it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, Final, get_args

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widget import Widget

from server.protocol.lobby import Colours, GlyphSet, Motion, Pace, Theme
from server.protocol.requests import AddDevice, Rename, Return, Speak
from tui.look import Choice, Look, point
from tui.own_keys import all_keys, label_of
from tui.screens.keys import KeysScreen
from tui.screens.pointing import with_digits
from tui.screens.screen import HouseScreen
from tui.text import LANGUAGES, capitalized
from tui.widgets.cloth import Cloth
from tui.widgets.containers import BlankHorizontal
from tui.widgets.drawn import Drawn
from tui.widgets.form import Form, OwnKey, Setting, draw_form
from tui.widgets.head_bar import Head, head_of
from tui.widgets.key_bar import Key, Keys
from tui.widgets.settings_preview import Preview, draw_preview

VALUES: Final[Mapping[str, tuple[object, ...]]] = {
    "theme": get_args(Theme),
    "colours": get_args(Colours),
    "glyphs": get_args(GlyphSet),
    "motion": get_args(Motion),
    "pace": get_args(Pace),
    "totals": (True, False),
    "bell": (True, False),
    "remarks": (True, False),
    "forced": (True, False),
}
TYPED: Final = ("name", "return")


GROUPS: Final = {"look": ("theme", "colours", "glyphs", "motion"),
                 "table": ("pace", "totals", "bell", "remarks", "forced"),
                 "keys": ("keys", "device", "return")}  # fmt: skip
SHOWN_KEYS: Final = ("take", "decline", "no-more", "recap", "chat", "log", "rules", "score")
"""those of one's own are shown, too"""


def settings_of(look: Look) -> Sequence[Setting]:
    return [*_who(look), *(_preference(look, what) for what in VALUES), *_others(look)]


def keys_of(look: Look) -> tuple[OwnKey, ...]:
    """The most useful keys, and all that are not as usual."""
    usual, own = all_keys(), look.taste.keys
    shown = dict.fromkeys((*(each for each in own if each in usual), *SHOWN_KEYS))
    labels = (capitalized(label_of(look.say, each, usual[each].description)) for each in shown)
    return tuple(
        OwnKey(label, own.get(each, usual[each].key), usual[each].key)
        for each, label in zip(shown, labels, strict=True)
    )


def _who(look: Look) -> Iterator[Setting]:
    yield _setting(look, "name", (look.scene.name,))
    languages = [look.scene.texts_in(each).say("screen-language-mine") for each in LANGUAGES]
    yield _setting(look, "language", languages, LANGUAGES.index(look.scene.language))


def _preference(look: Look, what: str) -> Setting:
    values = VALUES[what]
    labels = [
        look.say("screen-settings-on", on="yes" if each else "no")
        if isinstance(each, bool)
        else look.say("screen-settings-value", value=each)
        for each in values
    ]
    return _setting(look, what, labels, values.index(getattr(look.taste, what)))


def _others(look: Look) -> Iterator[Setting]:
    """A guest comes back with a code, anybody else with another key; in a house of one's own there
    is nobody else to be."""
    yield _setting(
        look, "keys", (look.say("screen-settings-own-keys", count=len(look.taste.keys)),)
    )
    welcome = look.scene.welcome
    if welcome is None or look.scene.local:
        return
    if not welcome.guest:
        yield _setting(look, "device", (look.say("screen-settings-device"),))
    code = welcome.code if welcome.guest else None
    yield _setting(look, "return", (code or look.say("screen-settings-no-code"),))


def _setting(look: Look, what: str, options: Sequence[str], chosen: int = 0) -> Setting:
    label, about = (
        look.say("screen-settings-label", what=what),
        look.say("screen-settings-about", what=what),
    )
    group = next((group for group, names in GROUPS.items() if what in names), "")
    words = look.say("screen-settings-group", group=group) if group else ""
    return Setting(what, label, tuple(options), chosen, about, words)


class SettingsScreen(HouseScreen):
    """Every change is saved at once, and seen in the preview. `start`: the setting pointed at."""

    CSS_PATH = "settings.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("k", "own_keys", "screen-settings-own-keys-choice"),
        Binding("escape", "back", "screen-settings-done"),
    ]

    def __init__(self, start: str = "name") -> None:
        super().__init__()
        self.pointer.at = start
        self._answer = ""
        self._told = 0

    def compose_body(self) -> Iterable[Widget]:
        with BlankHorizontal():
            yield Drawn(draw_form, ground="panel", id="form")
            with Cloth(classes="cloth", id="preview"):
                yield Drawn(draw_preview, id="cards")

    def compose(self) -> ComposeResult:
        self._told = self.house.message_log.count
        yield from super().compose()

    def head(self, look: Look) -> Head:
        return head_of(look, look.say("screen-settings-title"))

    def choices(self) -> Sequence[Choice]:
        return [point(each.does, each.label, at_once=True) for each in settings_of(super().look())]

    def rows(self) -> Sequence[Sequence[str]]:
        return [[each.does] for each in self.choices()]

    def update_view(self, look: Look) -> None:
        settings = settings_of(look)
        at = next((each for each in settings if each.does == look.pointed), settings[0])
        shows_preview = self.size_class in ("normal", "wide")
        about = "" if shows_preview else at.about
        saved = self._answer or look.say("screen-settings-saved")
        keys = keys_of(look) if shows_preview else ()
        form = Form(tuple(settings), at.does, about, saved, bool(self._answer), keys)
        self.query_one("#form", Drawn).show(form)
        if shows_preview:
            self.query_one("#cards", Drawn).show(Preview(at, look.taste.totals))

    def _make_keys(self) -> Keys:
        keys = super()._make_keys()
        up_down = Key(self.glyphs.upright, self.say("bar-point"), "screen.step(0, 1)")
        change = Key(self.glyphs.arrows, self.say("screen-settings-change"), "screen.step(1, 0)")
        return keys._replace(choices=(up_down, change))

    def refuse(self, sentence: str) -> None:
        """The answer of the house stands below the form."""
        self._answer = sentence
        self.house.update_soon()

    # Changing

    def action_digit(self, digit: str) -> None:
        """Only points: what is typed next must not end in the field for the name."""
        self.pointer.at = with_digits(self.choices())[digit].does
        self.house.update_soon()

    def action_step(self, across: int, down: int) -> None:
        if down:
            self._answer = ""
            super().action_step(0, down)
        else:
            self._change(self.pointer.at or "name", across)

    def point_or_choose(self, does: str) -> None:
        """A click on a value takes it; Enter takes the next one."""
        what, _, value = does.partition("=")
        self.pointer.at = what
        self._change(what, 1, int(value) if value else None)
        self.house.update_soon()

    def _change(self, what: str, step: int, to: int | None = None) -> None:
        self._answer = ""
        if what in VALUES:
            values = VALUES[what]
            now = values.index(getattr(self.house.taste, what))
            self.house.prefer(**{what: values[(now + step) % len(values) if to is None else to]})
        elif what == "language":
            now = LANGUAGES.index(self.house.scene.language)
            self.house.ask(Speak(LANGUAGES[(now + step) % len(LANGUAGES) if to is None else to]))
        elif what == "keys":
            self.action_own_keys()
        elif what == "device":
            self.house.ask(AddDevice())
        elif what in TYPED:
            self._type(what)

    def _type(self, what: str) -> None:
        request: type[Rename] | type[Return] = Rename if what == "name" else Return
        label = self.say("screen-settings-type", what=what)
        self.house.type_line(label, lambda text: self.house.ask(request(text)))

    def action_own_keys(self) -> None:
        self.house.show(KeysScreen())
