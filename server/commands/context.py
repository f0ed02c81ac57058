"""The context of a command: games, settings, and texts, with the functions that print."""

import os
import shutil
import sys
import textwrap
from collections.abc import Mapping
from typing import NamedTuple

from server.commands import error_sentences
from server.engine.game import AnyGame
from server.errors import Detail, HouseError, UsageError
from server.protocol.seat import Refusal
from server.record.reader import Reader
from server.settings import Settings
from tui.events_as_text import Formatter
from tui.text import Texts, clean

# Terminals without the escape sequences that an app needs.
PLAIN_TERMINALS = (None, "", "dumb")
# Details quote files of strangers: bounded, and without control characters.
LONGEST_DETAIL = 200
NARROWEST = 20


class Context(NamedTuple):
    games: Mapping[str, AnyGame]
    settings: Settings
    texts: Texts

    def print(self, line: str, indent: int = 0) -> None:
        """Wraps the line at words if it goes to a terminal."""
        if sys.stdout.isatty():
            width = max(shutil.get_terminal_size().columns, NARROWEST)
            line = textwrap.fill(
                line,
                width,
                subsequent_indent=" " * indent,
                break_long_words=False,
                break_on_hyphens=False,
            )
        sys.stdout.write(line + "\n")

    def warn(self, line: str) -> None:
        # Else the error could stand before the lines that led to it.
        sys.stdout.flush()
        sys.stderr.write(line + "\n")

    def say(self, key: str, /, **values: object) -> None:
        self.print(self.texts.say(key, **values))

    def game(self, name: str) -> AnyGame:
        """Finds a game by its name in records, or by its title."""
        titles = {self.texts.say(f"game-{game}-name").casefold(): game for game in self.games}
        found = titles.get(name.casefold(), name)
        if found not in self.games:
            raise UsageError("no-such-choice", what="GAME", value=name, allowed=tuple(self.games))
        return self.games[found]

    def reader(self) -> Reader:
        return Reader(self.games, self.settings.records.longest_line)


def has_screen() -> bool:
    """Whether an app can run in the terminal of this command."""
    term = os.environ.get("TERM")
    return sys.stdin.isatty() and sys.stdout.isatty() and term not in PLAIN_TERMINALS


def say_refusal(texts: Texts, refusal: Refusal) -> str:
    return Formatter(texts, "", ()).refusal(refusal)


def check_failed(texts: Texts, file: str, error: HouseError) -> str:
    return f"{file}: {error_sentence(texts, error)}"


def error_sentence(texts: Texts, error: HouseError) -> str:
    return "\n".join(one_sentence(texts, each) for each in (error, *error.others))


def one_sentence(texts: Texts, error: HouseError) -> str:
    is_for_hosts = error.code in error_sentences.SENTENCES

    def spelled(detail: Detail) -> object:
        if isinstance(detail, Refusal):
            game, players = error.details["game"], error.details["players"]
            assert isinstance(players, tuple)
            return Formatter(texts, str(game), players).refusal(detail)
        if isinstance(detail, tuple):
            if is_for_hosts:
                return error_sentences.either(detail)
            return texts.join(detail, "common-or")
        return clean(detail, LONGEST_DETAIL) if isinstance(detail, str) else detail

    details = {name: spelled(detail) for name, detail in error.details.items()}
    if is_for_hosts:
        return error_sentences.sentence(error.code, details)
    return texts.say(f"command-complaint-{error.code}", **details)
