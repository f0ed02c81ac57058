"""The catalogues of four languages: no key is missing, and none is unused."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from textual.binding import Binding

import server
import tui
from server.commands.cli import COMMANDS
from server.commands.command_line import HOUSE_FLAGS
from server.commands.error_sentences import SENTENCES
from server.commands.ssh import answers
from server.doors.ssh.refusals import DOOR_REFUSALS
from server.engine import GAMES
from server.engine.game import AnyGame
from server.house.lobby.overview import COUNTED
from server.protocol.fields import choices
from server.protocol.lobby import News
from server.protocol.refusals import HOUSE_REFUSALS
from server.protocol.remarks import TEXTS_PER_MOMENT, Moment
from server.protocol.seat import COMMON_REFUSALS, Event, name_of
from server.settings import HouseSettings
from tests.catalogues import files_of
from tests.texts.error_codes import codes_asked_for, codes_raised
from tests.texts.sentences import entries_of
from tui.app import HouseApp
from tui.events_as_text import CARDS
from tui.games.registry import BOARDS
from tui.lessons import LESSONS
from tui.own_keys import screens
from tui.plain import farbstich, schatzsuche
from tui.plain.commands import ANYWHERE, EVERYWHERE, LOBBY, TABLE
from tui.plain.new_table import LEVELS, TERMS
from tui.plain.registry import FACES
from tui.screens.page import BoxScreen
from tui.screens.replay_texts import BY_NAME
from tui.screens.screen import NAMED_KEYS
from tui.text import LANGUAGES, LOCALES, Texts
from tui.widgets.lesson_note import ALWAYS

pytestmark = pytest.mark.slow

CODE = [Path(package.__path__[0]) for package in (server, tui)]


class Names(Visitor):
    """Collects the variables and the other messages that a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (named by fluent.syntax)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 (named by fluent.syntax)
        self.messages.add(node.id.name)


def catalogue(language: str) -> Iterator[tuple[Traversable, ftl.Message]]:
    for file, entry in entries_of(language):
        assert not isinstance(entry, ftl.Junk), (file.name, entry.content)
        if isinstance(entry, ftl.Message):
            yield file, entry


@cache
def names(language: str) -> dict[str, Names]:
    found: dict[str, Names] = {}
    for _, message in catalogue(language):
        assert message.id.name not in found, f"{message.id.name} stands twice"
        found[message.id.name] = Names()
        found[message.id.name].visit(message)
    return found


def variables(language: str, key: str, found: dict[str, Names]) -> set[str]:
    """The variables of a message and of all messages that it includes."""
    own = found[key]
    return own.variables.union(*(variables(language, other, found) for other in own.messages))


def keys_of_games() -> Iterator[str]:
    for game in GAMES.values():
        yield f"game-{game.name}-name"
        yield f"game-{game.name}-card"
        for event in game.events:
            yield f"event-{game.name}-{name_of(event)}"
            if any(field in CARDS for field in fields_with_default(event)):
                yield f"event-{game.name}-{name_of(event)}-hidden"
        yield from (f"game-{game.name}-do-{name_of(move)}" for move in game.moves)
        yield from keys_of_options(game)
        yield from (f"refusal-{name_of(refusal)}" for refusal in game.refusals)


def keys_of_options(game: AnyGame) -> Iterator[str]:
    for option, values in choices(game.options).items():
        key = f"option-{game.name}-{option}"
        yield from (key, f"{key}-about", f"{key}-word")
        for value in values.values():
            if not isinstance(value, bool):
                yield f"{key}-value"
            if isinstance(value, str):
                yield f"{key}-word-{value}"


def fields_with_default(event: type[Event]) -> tuple[str, ...]:
    """The fields of an event that may be hidden from a seat."""
    return event.__struct_fields__[len(event.__struct_fields__) - len(event.__struct_defaults__) :]


def keys_of_rules() -> Iterator[str]:
    for rules in (f"rules-{game}" for game in GAMES):
        yield rules
        for section in Texts("en").say(rules).split():
            yield from (f"{rules}-{section}-title", f"{rules}-{section}")


def keys_of_the_command_line() -> Iterator[str]:
    yield from ("command-help-kartenhaus", "command-help-kartenhaus-version")
    yield from (f"command-help-house-{flag.name}" for flag in HOUSE_FLAGS)
    for command in COMMANDS:
        if not command.about:
            yield f"command-help-{command.name}"
        for flag in command.flags:
            if not flag.about:
                yield f"command-help-{command.name}-{flag.name}"
    yield from (f"command-complaint-{code}" for code in codes_raised() - SENTENCES.keys())


def keys_of_the_house() -> Iterator[str]:
    yield from (
        f"refusal-{name_of(refusal)}"
        for refusal in (*COMMON_REFUSALS, *HOUSE_REFUSALS, *DOOR_REFUSALS)
    )
    yield from (f"news-{what}" for what in get_args(News))


def keys_of_line_mode() -> Iterator[str]:
    for command in (*LOBBY, *TABLE, *ANYWHERE, *EVERYWHERE):
        yield from (f"plain-word-{command}", f"plain-help-{command}")
    yield from (*TERMS, *LEVELS, "plain-word-yes", "plain-word-no")
    for game, face in FACES.items():
        for word in face.commands:
            yield from (f"plain-{game}-word-{word}", f"plain-{game}-help-{word}")
        yield from (f"plain-{game}-costly" for _ in face.needs_confirmation)
    words = (farbstich.NOUNS, schatzsuche.SUIT_WORDS, schatzsuche.RANK_WORDS)
    yield from (key for each in words for key in each.values() if key)


def keys_of_answers() -> Iterator[str]:
    """The texts of `ssh HOST COMMAND`."""
    yield from (f"ssh-help-{name}" for name in answers.NAMES)
    yield from (f"ssh-stats-{what}" for what in COUNTED)


def keys_of_bots() -> Iterator[str]:
    yield from (
        f"remark-{moment}-{way}" for moment in get_args(Moment) for way in range(TEXTS_PER_MOMENT)
    )


def keys_of_the_screen() -> Iterator[str]:
    yield from (f"key-{key}" for key in NAMED_KEYS)
    yield from (action.label for board in BOARDS.values() for action in board.ACTIONS)
    yield from (f"board-{game}-signs" for game in BOARDS)
    yield from BY_NAME.values()
    boxes = (each for each in screens() if issubclass(each, BoxScreen))
    yield from (each.title_key for each in boxes if each.title_key)


def keys_of_bindings() -> Iterator[str]:
    """The descriptions of keys, on all screens."""
    for owner in (HouseApp, *screens()):
        for each in owner.__dict__.get("BINDINGS", ()):
            if isinstance(each, Binding) and each.description:
                yield each.description


def keys_of_lessons() -> Iterator[str]:
    for lesson in LESSONS.values():
        yield from (key for tip in lesson.tips for key in (tip.key, tip.head))
    yield from (key for _, key in ALWAYS)


def keys_in_the_code() -> Iterator[str]:
    """The keys that are literals in calls of `say`."""
    for file in (file for folder in CODE for file in folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                called = ast.unparse(node.func).rsplit(".", 1)[-1]
                first = node.args[0]
                if called == "say":
                    either = (
                        (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,)
                    )
                    yield from (str(key.value) for key in either if isinstance(key, ast.Constant))


@cache
def needed() -> set[str]:
    return {
        *keys_of_games(),
        *keys_of_rules(),
        *keys_of_the_command_line(),
        *keys_in_the_code(),
        *keys_of_the_house(),
        *keys_of_line_mode(),
        *keys_of_answers(),
        *keys_of_bots(),
        *keys_of_the_screen(),
        *keys_of_bindings(),
        *keys_of_lessons(),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing(language: str) -> None:
    assert needed() - set(names(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_used(language: str) -> None:
    found = names(language)
    parts = {other for each in found.values() for other in each.messages}
    spoken_of_by_field = {key for key in found if re.search(r"-(suit|rank|colour)$", key)}
    rows = {"event-eight28-pay-shares", "event-eight28-end-gems"}
    spoken = {"common-and", "common-or", "common-nor", "common-yes", "common-no"}
    assert set(found) - needed() - parts - spoken_of_by_field - rows - spoken == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_has_the_same_variables_in_every_language(language: str) -> None:
    english, other = names("en"), names(language)
    for key in needed():
        assert variables(language, key, other) == variables("en", key, english), key


def test_every_english_sentence_is_that_of_an_error() -> None:
    assert SENTENCES.keys() - codes_raised() == set()


def test_only_errors_that_occur_are_asked_for() -> None:
    asked_for = codes_asked_for()
    assert asked_for
    assert asked_for <= codes_raised()


def test_the_settings_offer_the_languages_that_have_catalogues() -> None:
    kinds = HouseSettings.__annotations__["language"]
    assert kinds.__args__ == ("auto", *LANGUAGES)
    assert {folder.name for folder in LOCALES.iterdir() if folder.is_dir()} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_in_the_file_whose_name_it_begins_with(language: str) -> None:
    files = {file.name.removesuffix(".ftl") for file in files_of(language)}
    for file, message in catalogue(language):
        begins = [name for name in files if f"{message.id.name}-".startswith(prefix(name))]
        assert f"{max(begins, key=len)}.ftl" == file.name, message.id.name


def prefix(file: str) -> str:
    """The beginning of the keys of a file: `refusal-` for `refusals`."""
    return file.removesuffix("s") + "-" if file in PLURALS else f"{file}-"


PLURALS = ("keys", "refusals", "remarks")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert [f.name for f in files_of(language)] == [f.name for f in files_of("en")]
