"""How somebody wants to see and hear the house; the house keeps it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, get_args

from server.protocol.lobby import GlyphSet, Language, Motion, Pace, Preferences, Theme
from server.protocol.requests import AddDevice, Rename, Return, Speak
from tui.places.form import Field, Form, stepped
from tui.places.keys import Keys
from tui.places.place import Hands, Look
from tui.text import LANGUAGES

CHOSEN: Final[Mapping[str, tuple[object, ...]]] = {
    "theme": get_args(Theme),
    "glyphs": get_args(GlyphSet),
    "motion": get_args(Motion),
    "pace": get_args(Pace),
}
SWITCHED: Final = ("totals", "bell", "remarks", "forced")
PREFERRED: Final = ("theme", "glyphs", "motion", "pace", *SWITCHED)


class Settings(Form):
    def title(self, look: Look) -> str:
        return look.say("settings-title")

    def fields(self, look: Look) -> Sequence[Field]:
        preferred = [field(look, each, preference(look, each)) for each in PREFERRED]
        own = look.say("settings-own-keys", count=len(look.taste.keys))
        return [
            field(look, "language", look.say("settings-language", language=look.scene.language)),
            field(look, "name", look.scene.welcome.name if look.scene.welcome else ""),
            *preferred,
            field(look, "keys", own),
            *who(look),
        ]

    def change(self, does: str, step: int, look: Look, hands: Hands) -> None:
        if does in PREFERRED:
            hands.prefer(**{does: other(look.taste, does, step)})
        elif does == "language":
            hands.ask(Speak(next_language(look.scene.language, step)))
        elif does == "keys":
            hands.go(Keys())
        elif does == "device":
            hands.ask(AddDevice())
        else:
            self._type(does, look, hands)

    def _type(self, does: str, look: Look, hands: Hands) -> None:
        asked: Callable[[str], Rename | Return] = Rename if does == "name" else Return
        label = look.say("settings-type", what=does)
        hands.type(label, lambda text: hands.ask(asked(text.strip())))


def field(look: Look, what: str, value: str) -> Field:
    label = look.say("settings-label", what=what)
    return Field(what, label, value, look.say("settings-about", what=what))


def preference(look: Look, what: str) -> str:
    value = getattr(look.taste, what)
    if what in SWITCHED:
        return look.say("settings-on", on="yes" if value else "no")
    return look.say("settings-value", value=value)


def who(look: Look) -> list[Field]:
    """A guest comes back with a code, anybody else with another key; in a house of one's own there
    is nobody else to be."""
    welcome = look.scene.welcome
    if welcome is None or look.scene.local:
        return []
    if welcome.guest:
        return [field(look, "return", welcome.code or look.say("settings-no-code"))]
    return [
        field(look, "device", look.say("settings-device")),
        field(look, "return", look.say("settings-no-code")),
    ]


def other(taste: Preferences, what: str, step: int) -> object:
    now = getattr(taste, what)
    return stepped(CHOSEN.get(what, (False, True)), now, step)


def next_language(now: Language, step: int) -> Language:
    return LANGUAGES[(LANGUAGES.index(now) + step) % len(LANGUAGES)]
