"""Measurements for developers: `python -m tests.bench NAME [FLAGS]`."""

import sys
from collections.abc import Sequence
from importlib import import_module

from server.commands.command_line import Command, Flag, parse
from server.commands.context import Context, error_sentence
from server.engine import GAMES
from server.errors import HouseError
from server.settings import Settings, load
from tui.text import Texts

SECONDS, JSON = Flag("seconds", "N"), Flag("json")
BENCHES = (
    Command("engine", flags=(SECONDS, JSON)),
    Command("house", flags=(SECONDS, Flag("tables", "N"), Flag("bots", "BOT"), JSON)),
    Command("screen", flags=(SECONDS, JSON)),
    Command("door", flags=(SECONDS, JSON)),
    Command("crash", flags=(Flag("kills", "N"), Flag("seed", "TEXT"), Flag("tables", "N"), JSON)),
    Command(
        "arena",
        ("GAME",),
        (
            Flag("seats", "N", required=True),
            Flag("bots", "BOT,BOT", required=True),
            Flag("games", "K", required=True),
            Flag("seed", "TEXT"),
            Flag("option", "NAME=VALUE", repeated=True),
            Flag("processes", "N"),
            JSON,
        ),
    ),
)


def main(typed: Sequence[str]) -> int:
    """Exit code; errors are printed in English."""
    texts = Texts("en")
    try:
        command, given = parse(BENCHES, typed)
        if not command.name.isalpha() or command not in BENCHES or given.has("help"):
            names = " ".join(bench.name for bench in BENCHES)
            sys.stdout.write(f"python -m tests.bench NAME, where NAME is one of: {names}\n")
            return 0
        settings = load(given.get("config")) if given.has("config") else Settings()
        bench = import_module(f"tests.bench.bench_{command.name}")
        return int(bench.run(given, Context(GAMES, settings, texts)))
    except HouseError as error:
        sys.stderr.write(error_sentence(texts, error) + "\n")
        return error.exit_code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
