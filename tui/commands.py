"""Commands for the command palette: actions, places, rules and settings, from everywhere."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, get_args

from textual.actions import parse
from textual.binding import Binding
from textual.command import Hit, Hits, Provider

from server.protocol.lobby import Theme
from server.protocol.requests import Speak
from tui.lobby.ways import Way, can_sit, request_for, title_of, ways
from tui.own_keys import all_bindings, label_of
from tui.plain.registry import FACES
from tui.plain.repeat import sections_of
from tui.plain.vocabulary import fold
from tui.screens.alone import is_alone
from tui.screens.confirm import do_nothing
from tui.screens.hall import HallScreen
from tui.screens.pointing import with_digits
from tui.screens.questions import ask_to_quit
from tui.screens.rules import RulesScreen
from tui.screens.screen import HouseScreen
from tui.screens.settings import SettingsScreen, settings_of
from tui.text import ENGLISH, LANGUAGES
from tui.themes import OWN

if TYPE_CHECKING:
    from tui.app import HouseApp

Section = Literal["actions", "places", "rules", "settings"]
HIDDEN: Final = ("command_palette", "choose_pointed")
FROM_ELSEWHERE: Final = (
    *(f"play-{game}" for game in FACES), "new", "learn", "join", "replays", "quit",
)  # fmt: skip
"""choices of the hall that are found from every screen"""
WITHOUT_LEAVING: Final = ("replays", "quit")
"""those that are possible at a table"""
SECTIONS: Final[tuple[Section, ...]] = ("actions", "places", "rules", "settings")


class Command(NamedTuple):
    """`about` tells what it is, or when it is allowed; `words` find it, too, and are not shown."""

    section: Section
    name: str
    about: str
    key: str
    run: Callable[[], object]
    allowed: bool = True
    words: str = ""


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
            name = fold(command.name)
            if all(word in name for word in words):
                yield Found.of(command, 1.0 if name.startswith(words[0]) else 0.8)
            elif is_about(command, words):
                yield Found.of(command, 0.5)

    async def discover(self) -> Hits:
        for command in self._commands():
            yield Found.of(command, 0.0)

    def _commands(self) -> Iterator[Command]:
        screen = self.screen
        if isinstance(screen, HouseScreen):
            above = [*actions(screen)]
            yield from above
            yield from actions_below(screen, above)
            yield from places(screen)
            yield from tables(screen)
            yield from rule_sections(screen)
            yield from settings(screen)


def is_about(command: Command, words: Iterable[str]) -> bool:
    """Words that are not shown count from their beginnings: more would be found by chance."""
    shown, hidden = fold(f"{command.name} {command.about}"), fold(f" {command.words}")
    return all(word in shown or f" {word}" in hidden for word in words)


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
        about = choice.why_not or screen.about(does)
        words = words_for(screen, does)
        yield Command("actions", choice.label, about, key, run, not choice.why_not, words)
    told = {each.label for each in choices.values() if each.does in keys}
    for binding in bindings_of(screen):
        _, name, parameters = parse(binding.action)
        does = str(parameters[0]) if name == "choose" else ""
        if does in keys or (does and does not in screen.own_actions()):
            continue
        allowed = bool(screen.check_action(name, parameters))
        label = label_of(screen.say, binding.id or "", binding.description)
        label = choices[does].label if does in choices else label
        if label in told:
            # Two keys do the same.
            continue
        told.add(label)
        about = screen.about(binding.id or "none")
        if not allowed:
            about = screen.say("screen-find-when", does=binding.id or "none")
        key = screen.house.taste.keys.get(binding.id or "") or screen.key_name(binding)
        run = choosing(screen, does) if does else partial(screen.run_action, binding.action)
        words = words_for(screen, binding.id or "none")
        yield Command("actions", label, about, key, run, allowed, words)


def actions_below(screen: HouseScreen, above: Iterable[Command]) -> Iterator[Command]:
    """At a table, its actions that the page above it does not have. Their keys do not work here."""
    house = screen.house
    table = house.place_screen
    if screen is table or house.scene.room is None or house.scene.over is not None:
        return
    names = {each.name for each in above}
    for each in actions(table):
        if each.name not in names:
            yield each._replace(key="", run=partial(house.back_to_place, each.run))


def bindings_of(screen: HouseScreen) -> Iterable[Binding]:
    """All of a screen that are shown, those that do not work now included."""
    found = dict[str, Binding]()
    for binding in all_bindings(type(screen)):
        if binding.show and binding.description and binding.action not in HIDDEN:
            found.setdefault(binding.action, binding)
    return found.values()


def choosing(screen: HouseScreen, does: str) -> Callable[[], object]:
    """Points at the choice and chooses it at once: its name was read in the palette. A choice that
    is not pointed at may be about the one that is."""

    def choose() -> None:
        if any(each.does == does and each.pointed for each in screen.choices()):
            screen.pointer.at = does
        screen.point_or_choose(does)

    return choose


def places(screen: HouseScreen) -> Iterator[Command]:
    """The hall and what can be done there, while another screen is on top."""
    house, say = screen.house, screen.say
    if isinstance(screen, HallScreen) or house.scene.asks_language:
        return
    name, about = say("screen-hall-place"), screen.about("hall" if house.scene.room else "none")
    words = words_for(screen, "hall")
    yield Command("places", name, about, "", partial(house.go_to_hall, do_nothing), words=words)
    room = house.scene.room
    # A new game would end that which is left for later.
    here = f"play-{room.game}" if room and is_alone(house.scene) else ""
    for does in (each for each in FROM_ELSEWHERE if each != here):
        name, about = say("screen-keys-label", does=does), say("screen-find-about", does=does)
        run = partial(at_once if does in WITHOUT_LEAVING else in_hall, house, does)
        yield Command("places", name, about, "", run, words=words_for(screen, does))


def in_hall(house: "HouseApp", does: str) -> None:
    """Goes to the hall, and makes this choice there."""

    def choose() -> None:
        hall = house.place_screen
        if isinstance(hall, HallScreen):
            hall.pointer.before = ""
            hall.choose(does)

    house.go_to_hall(choose)


def at_once(house: "HouseApp", does: str) -> None:
    if does == "quit":
        ask_to_quit(house)
    else:
        house.open(does)


def tables(screen: HouseScreen) -> Iterator[Command]:
    """The own games that wait, and the open tables; at a table, those known from the hall."""
    scene, room = screen.house.scene, screen.house.scene.room
    for way in () if scene.asks_language else ways(scene):
        if room is not None and way.table in (str(room.table), room.code):
            continue
        free = way.listing.seats.count(None) if way.listing and can_sit(way.listing) else 0
        about = screen.say("screen-find-table", free=free)
        if way.is_back:
            about = screen.say("screen-find-own-table")
        run = partial(go, screen.house, way)
        yield Command("places", title_of(scene, way), about, "", run)


def go(house: "HouseApp", way: Way) -> None:
    """To a table, as it is once the person is in the hall."""

    def ask() -> None:
        now = (each for each in ways(house.scene) if each.table == way.table)
        house.ask(request_for(next(now, way)))

    house.go_to_hall(ask)


def rule_sections(screen: HouseScreen) -> Iterator[Command]:
    """Those of the game at this table first."""
    scene = screen.house.scene
    mine = scene.room.game if scene.room else ""
    for game in sorted(FACES, key=lambda game: game != mine):
        for section in sections_of(scene, game):
            key = "r" if game == mine or not mine else ""
            page = opening(screen, RulesScreen, game, section.title)
            yield Command("rules", section.title, scene.game_name(game), key, page)


def settings(screen: HouseScreen) -> Iterator[Command]:
    """Each opens its page; themes and languages are also set at once."""
    house, say = screen.house, screen.say
    for setting in settings_of(screen.look()):
        run = opening(screen, SettingsScreen, setting.does)
        words = words_for(screen, setting.does)
        yield Command("settings", setting.label, setting.shown, "p", run, words=words)
        if setting.does == "theme":
            for own in get_args(Theme):
                value = say("screen-settings-value", value=own)
                yield setting_to(screen, "theme", value, partial(house.prefer_theme, own))
        elif setting.does == "language":
            for language in LANGUAGES:
                texts = house.scene.texts_in(language)
                name, run = texts.say("screen-language-mine"), partial(house.ask, Speak(language))
                words = texts.say("plain-word-this-language")
                yield setting_to(screen, "language", name, run)._replace(words=words)
    for theme in house.available_themes:
        if not theme.startswith(OWN):
            run = partial(setattr, house, "theme", theme)
            yield setting_to(screen, "theme", theme, run)._replace(about="Textual")


def setting_to(screen: HouseScreen, what: str, value: str, run: Callable[[], object]) -> Command:
    label = screen.say("screen-settings-label", what=what)
    name = screen.say("common-named", of=label, what=value)
    return Command("settings", name, "", "", run, words=words_for(screen, what))


def words_for(screen: HouseScreen, does: str) -> str:
    """Other words for it, also in English."""
    scene = screen.house.scene
    every = {scene.texts, scene.texts_in(ENGLISH)}
    return " ".join(texts.say("screen-find-word", does=does) for texts in every)


def opening(
    screen: HouseScreen, page: Callable[..., HouseScreen], *how: str
) -> Callable[[], object]:
    return lambda: screen.house.show(page(*how))
