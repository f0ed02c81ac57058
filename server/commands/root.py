"""The composition root: settings, language and games are chosen here once, and handed down."""

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from itertools import pairwise

from server import __version__
from server.commandline import Command, Flag, parse
from server.commands.desk import Desk, complain
from server.commands.help import print_help
from server.complaint import Complaint, Misuse
from server.engine import GAMES
from server.settings import Settings, load
from tui.text import LANGUAGES, Language, Texts, language_of

COMMANDS = (
    Command(
        "simulate",
        ("GAME",),
        (
            Flag("seats", "N", required=True),
            Flag("games", "K", required=True),
            Flag("seed", "TEXT", required=True),
            Flag("option", "NAME=VALUE", repeated=True),
            Flag("bots", "BOT,BOT"),
            Flag("out", "FILE"),
        ),
    ),
    Command("verify", ("FILE",), more_arguments=True),
    Command(
        "replay",
        ("FILE",),
        (
            Flag("game", "K"),
            Flag("seat", "SEAT"),
            Flag("gallery"),
            Flag("open"),
            Flag("to", "EVENT"),
            Flag("json"),
        ),
    ),
    Command("bench", ("WHAT",), (Flag("seconds", "N"), Flag("json"))),
)


def answer(typed: Sequence[str], environment: Mapping[str, str]) -> int:
    """The exit code; whatever was wrong has been said in a sentence."""
    texts = Texts(language_asked_for(typed) or language_of_terminal(environment))
    try:
        command, given = parse(COMMANDS, typed)
        if given.get("language", texts.language) not in LANGUAGES:
            asked = given.get("language")
            raise Misuse("no-such-choice", what="--language", value=asked, allowed=LANGUAGES)
        settings = load(given.get("config")) if given.has("config") else Settings()
        if settings.house.language != "auto" and not given.has("language"):
            texts = Texts(settings.house.language)
        desk = Desk(GAMES, settings, texts)
        if given.has("version"):
            desk.print(f"kartenhaus {__version__}")
        elif given.has("help") or command not in COMMANDS:
            print_help(desk, command, COMMANDS)
        else:
            return int(import_module(f"server.commands.{command.name}").run(given, desk))
    except Complaint as complaint:
        sys.stdout.flush()
        sys.stderr.write(complain(texts, complaint) + "\n")
        return complaint.exit_code
    return 0


def language_asked_for(typed: Sequence[str]) -> Language | None:
    """Before anything else is read: what is wrong with the rest is said in this language, too."""
    for here, after in pairwise((*typed, "")):
        name, _, value = here.partition("=")
        if name == "--language":
            return next((known for known in LANGUAGES if known == (value or after)), None)
    return None


def language_of_terminal(environment: Mapping[str, str]) -> Language:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return language_of(environment[name]) or "en"
    return "en"
