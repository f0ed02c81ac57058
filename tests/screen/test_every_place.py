"""Every place of the client, at every size and in every language: nothing is cut that is needed,
every key that is shown works, and every key that works is shown."""

import string
from collections.abc import Iterator, Mapping
from copy import deepcopy
from itertools import product

import pytest

from server.engine import GAMES
from tests.cases import for_each
from tests.plain.scripted_house import NAMES
from tests.screen.every_place import PLACES, Shown
from tests.screen.places import SIZES, flat, told
from tests.screen.seated import Seated, course, sat_through
from tui.boards.registry import board_of
from tui.drawing import CUT, Block, read
from tui.palettes import PALETTES
from tui.places.bar import NAMED_KEYS, always, key_name, key_of, numbered
from tui.places.choosing import ChooseLanguage
from tui.places.form import Form
from tui.places.frame import framed, keys_of
from tui.places.hall import Hall
from tui.places.help import Help
from tui.places.place import Look, Place
from tui.places.table import AtTable
from tui.places.telling import Scrolling
from tui.stay import Stay
from tui.text import LANGUAGES, Language

pytestmark = pytest.mark.slow

Size = tuple[int, int]
BASES = {Form, Scrolling}
KEYS = [*string.ascii_letters, *string.digits, *string.punctuation, " ", *NAMED_KEYS, "home", "end"]
MOVING = {
    "arrows": ("left", "right", "up", "down"),
    "up-down": ("up", "down"),
    "pages": ("pageup", "pagedown", "home", "end"),
    "enter": ("enter",),
}
TEXT_CONTRAST, FRAME_CONTRAST = 4.5, 3.0


def kinds(of: type[Place] = Place) -> Iterator[type[Place]]:
    for kind in of.__subclasses__():
        if kind.__module__.startswith("tui."):
            yield kind
        yield from kinds(kind)


def test_no_place_is_left_out() -> None:
    assert {type(make("en").place) for make in PLACES.values()} == {*kinds()} - BASES


# What is seen


@pytest.mark.parametrize("name", PLACES)
def test_every_choice_is_seen_in_full_or_told_by_the_help(name: str) -> None:
    for language in LANGUAGES:
        shown = PLACES[name](language)
        for size in SIZES:
            every_choice_is_seen(shown, size)


def every_choice_is_seen(shown: Shown, size: Size) -> None:
    rows = shown.picture(size)
    if shown.typing is not None:
        return
    words, look = told(rows), shown.look(size)
    digits = [each for _, each in numbered(shown.place.choices(look))]
    helped = told(whole(Help(shown.place), look))
    for choice in shown.place.choices(look):
        seen = [span for each in rows for span in each if span.does == choice.does]
        if isinstance(shown.place, AtTable):
            assert not any(CUT in span.text for span in seen), (size, choice)
        if seen and not (choice.pointed or choice.drawn):
            assert flat(choice.label) in words, (size, shown.scene.language, choice)
        if choice.does in decisions(shown, look):
            assert seen, (size, shown.scene.language, choice)
        if not choice.pointed or choice in digits:
            assert flat(choice.label) in helped, (size, shown.scene.language, choice)


def decisions(shown: Shown, look: Look) -> set[str]:
    """Actions that a game asks for; of a long list, as many as fit."""
    seen = shown.scene.seen()
    if seen is None or type(shown.place) is not AtTable:
        return {each.does for each in shown.place.choices(look) if each.drawn}
    return {each.does for each in board_of(seen.game).choices(look, seen)}


def whole(place: Scrolling, look: Look) -> Block:
    return place.text(look)


LONG = ("Bartholomäus von Eck", "Maximiliane-Charlotte", "Anna-Katharina Böckli", *NAMES)


@for_each("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_at_no_moment_of_a_game_a_choice_is_cut(game: str, language: Language) -> None:
    """Everybody has a long name."""
    players, seats = GAMES[game].seats[-1], LANGUAGES.index(language)
    seated = Seated(game, players, seats % players, language, LONG[:players])
    for number, _ in sat_through(seated, course(game, players, seats)):
        seen = seated.scene.seen()
        if seen is None or not seen.in_turn or number % 4 == 0:
            continue
        for size in SIZES:
            rows, look = seated.picture(size), seated.look(size)
            for choice in board_of(game).choices(look, seen):
                drawn = [span.text for each in rows for span in each if span.does == choice.does]
                assert drawn, (size, choice)
                assert CUT not in "".join(drawn), (size, choice)


# Keys


class Trying:
    """Presses one key after another at a place, each from the same starting state."""

    def __init__(self, name: str, language: Language, size: Size) -> None:
        self.shown = PLACES[name](language)
        self.size = size
        self.begin()

    def begin(self) -> None:
        shown, self.done = self.shown, list[object]()
        shown.scene.asks_language = isinstance(shown.place, ChooseLanguage)
        self.stay = Stay(
            shown.scene,
            shown.message_log,
            self.done.append,
            lambda text: self.done.append(("copy", text)),
            lambda: self.done.append("quit"),
        )
        self.place = deepcopy(shown.place)
        self.stay._places = [Hall(), self.place]
        self.stay.size = self.size
        self.before = self.picture()

    def picture(self) -> Block:
        return framed(self.stay.look(), self.place)

    def pressed(self, key: str) -> bool:
        """Whether anything can be noticed of it. Pictures are made of what the place remembers."""
        stay, place, remembers = self.stay, self.place, state(self.place)
        stay.press(key, key if len(key) == 1 else "")
        if self.done or stay._places[1:] != [place] or stay.typing is not None:
            return True
        if stay.scene.asks_language != isinstance(place, ChooseLanguage):
            return True
        return state(place) != remembers and self.picture() != self.before


def state(of: object) -> object:
    """All that it remembers."""
    if type(of).__module__.startswith(("tui.places", "tui.lessons")):
        return {name: state(value) for name, value in vars(of).items()}
    return of


ANY_KEY = {"hall, typing", "schatzsuche, unveiling", "schatzsuche, unveiled"}
"""Letters are typed, or whatever is pressed leads on."""


@pytest.mark.parametrize("name", [name for name in PLACES if name not in ANY_KEY])
def test_every_key_that_is_shown_works_and_every_one_that_works_is_shown(name: str) -> None:
    """At every size and in every language."""
    for language, size in product(LANGUAGES, SIZES):
        trying = Trying(name, language, size)
        look, place = trying.stay.look(), trying.place
        known, helped = keys_of(look, place), read(whole(Help(place), look))
        every_drawn_key_is_known(trying, known)
        for key in KEYS:
            works = trying.pressed(key)
            if works:
                assert key in known or moves(look, key, helped), (language, size, key)
                assert key not in known or shows(look, key, helped), (language, size, key)
                trying.begin()
            elif key in known and key != "escape":
                assert known[key] == look.pointed, (language, size, key)


def every_drawn_key_is_known(trying: Trying, known: Mapping[str, str]) -> None:
    look = trying.stay.look()
    names = {(key_name(look, key), does) for key, does in known.items()}
    names |= {(key_name(look, "enter"), look.pointed)}
    for each in trying.before:
        for span in each:
            if span.ink == "bar+key" and span.does:
                assert (span.text, span.does) in names, (look.width, span)


def shows(look: Look, key: str, helped: str) -> bool:
    name = key_name(look, key)
    return any(line[1:].startswith(f"{name} ") for line in helped.split("\n"))


def moves(look: Look, key: str, helped: str) -> bool:
    return any(
        key in keys and f" {look.say(f'key-{name}')} " in helped for name, keys in MOVING.items()
    )


@pytest.mark.parametrize("name", PLACES)
def test_no_key_does_two_things(name: str) -> None:
    for language, size in product(LANGUAGES, SIZES):
        shown = PLACES[name](language)
        look = shown.look(size)
        usual = [*shown.place.choices(look), *always(look)]
        keys = [key_of(look, each) for each in usual if not each.pointed]
        assert len(keys) == len({*keys}), (language, size, keys)


# Colours


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def is_frame(text: str) -> bool:
    return not any(letter.isalnum() for letter in text) and all(
        0x2500 <= ord(letter) <= 0x259F or letter in " +-|#=" for letter in text
    )


@pytest.mark.parametrize("theme", PALETTES)
def test_all_that_is_written_stands_out(theme: str) -> None:
    palette, looked = PALETTES[theme], dict[tuple[str, bool], str]()
    for make in PLACES.values():
        shown = make("en")
        for size in SIZES:
            for each in shown.picture(size, theme=theme):
                looked |= {(s.ink, is_frame(s.text)): s.text for s in each if s.text.strip()}
    assert len(looked) > 40
    for (ink, frame), text in looked.items():
        style = palette.style(ink)
        assert style.color is not None
        assert style.bgcolor is not None
        colours = [each.get_truecolor().hex for each in (style.color, style.bgcolor)]
        least = FRAME_CONTRAST if frame else TEXT_CONTRAST
        assert contrast(*colours) >= least, (ink, text, colours)


def test_contrast_is_computed_as_it_should_be() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)
