"""Commands for the command palette: the actions of a screen, tables, rules and settings."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal, NamedTuple

from textual.actions import parse
from textual.binding import Binding
from textual.command import Hit, Hits, Provider

from tui.own_keys import label_of
from tui.plain.registry import FACES
from tui.plain.vocabulary import fold
from tui.screens.pointing import with_digits
from tui.screens.rules import RulesScreen, sections_of
from tui.screens.screen import FIXED, HouseScreen
from tui.screens.settings import SettingsScreen, settings_of
from tui.themes import OWN

Section = Literal["actions", "places", "rules", "settings"]
HIDDEN: Final = (*FIXED, "choose_pointed")
SECTIONS: Final[tuple[Section, ...]] = ("actions", "places", "rules", "settings")


class Command(NamedTuple):
    """`about` tells what it is, or when it is allowed."""

    section: Section
    name: str
    about: str
    key: str
    run: Callable[[], object]
    allowed: bool = True


@dataclass
class Found(Hit):
    """A hit that the palette of the house shows in its section, with its key."""

    found: Command | None = None

    @classmethod
    def of(cls, command: Command, score: float) -> "Found":
        return cls(score, command.name, command.run, help=command.about, found=command)


class HouseCommands(Provider):
    """Of the screen from which the palette was opened."""

    async def search(self, query: str) -> Hits:
        words = fold(query).split()
        for command in self._commands():
            name, about = fold(command.name), fold(command.about)
            if all(word in name for word in words):
                yield Found.of(command, 1.0 if name.startswith(words[0]) else 0.8)
            elif all(word in f"{name} {about}" for word in words):
                yield Found.of(command, 0.5)

    async def discover(self) -> Hits:
        for command in self._commands():
            yield Found.of(command, 0.0)

    def _commands(self) -> Iterator[Command]:
        screen = self.screen
        if isinstance(screen, HouseScreen):
            yield from actions(screen)
            yield from tables(screen)
            yield from rule_sections(screen)
            yield from settings(screen)


def actions(screen: HouseScreen) -> Iterator[Command]:
    """First what can be pointed at, then all that has a key; what is not possible now says when."""
    choices = {each.does: each for each in screen.choices()}
    enter = {each.does: screen.say("key-enter") for each in choices.values() if each.key == "enter"}
    digits = {each.does: key for key, each in with_digits([*choices.values()]).items()}
    without = dict.fromkeys((does for does, each in choices.items() if each.pointed), "")
    keys = without | enter | digits
    for does, key in keys.items():
        choice = choices[does]
        run = choosing(screen, does)
        about = choice.why_not or screen.say("screen-find-about", does=does)
        yield Command("actions", choice.label, about, key, run, not choice.why_not)
    for binding in bindings_of(screen):
        _, name, parameters = parse(binding.action)
        does = str(parameters[0]) if name == "choose" else ""
        if does in keys or (does and does not in screen.own_actions()):
            continue
        allowed = bool(screen.check_action(name, parameters))
        label = label_of(screen.say, binding.id or "", binding.description)
        label = choices[does].label if does in choices else label
        about = screen.say("screen-find-about", does=binding.id or "none")
        if not allowed:
            about = screen.say("screen-find-when", does=binding.id or "none")
        key = screen.house.taste.keys.get(binding.id or "") or screen.key_name(binding)
        run = choosing(screen, does) if does else doing(screen, binding.action)
        yield Command("actions", label, about, key, run, allowed)


def bindings_of(screen: HouseScreen) -> Iterable[Binding]:
    """All of a screen that are shown, those that do not work now included."""
    classes = [each for each in type(screen).__mro__ if issubclass(each, HouseScreen)]
    found = dict[str, Binding]()
    for each in classes:
        for binding in each.__dict__.get("BINDINGS", ()):
            if binding.show and binding.description and binding.action not in HIDDEN:
                found.setdefault(binding.action, binding)
    return found.values()


def choosing(screen: HouseScreen, does: str) -> Callable[[], object]:
    """Points at the choice and chooses it at once: its name was read in the palette."""

    def choose() -> None:
        screen.pointer.at = does
        screen.point_or_choose(does)

    return choose


def doing(screen: HouseScreen, action: str) -> Callable[[], object]:
    return lambda: screen.run_action(action)


def tables(screen: HouseScreen) -> Iterator[Command]:
    """The open tables, as long as the person is in the hall."""
    house = screen.house
    if house.scene.room is not None:
        return
    for table, listing in sorted(house.scene.tables.items()):
        name = house.scene.game_name(listing.game)
        title = f"{name} · {screen.say('screen-table-number', table=table)}"
        free = sum(seat is None for seat in listing.seats)
        about = screen.say("screen-find-table", free=free)
        line = f"{'sit' if free else 'watch'} {table}"
        yield Command("places", title, about, "", partial(house.command, line))


def rule_sections(screen: HouseScreen) -> Iterator[Command]:
    scene = screen.house.scene
    for game in (scene.room.game,) if scene.room else FACES:
        for section in sections_of(scene, game) if game in FACES else ():
            page = RulesScreen, game, section.title
            yield Command(
                "rules", section.title, scene.game_name(game), "r", opening(screen, *page)
            )


def settings(screen: HouseScreen) -> Iterator[Command]:
    for setting in settings_of(screen.look()):
        run = opening(screen, SettingsScreen, setting.does)
        yield Command("settings", setting.label, setting.shown, "p", run)
    house, label = screen.house, screen.say("screen-settings-label", what="theme")
    for theme in house.available_themes:
        if not theme.startswith(OWN):
            run = partial(setattr, house, "theme", theme)
            name = screen.say("common-named", of=label, what=theme)
            yield Command("settings", name, "Textual", "", run)


def opening(
    screen: HouseScreen, page: Callable[..., HouseScreen], *how: str
) -> Callable[[], object]:
    return lambda: screen.house.show(page(*how))
