"""The composition root: reads the settings, chooses language and games, and passes them on."""

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from itertools import pairwise

from server import __version__
from server.commands.command_line import HOUSE, Arguments, Command, Flag, parse
from server.commands.context import Context, error_sentence, has_screen
from server.commands.help import print_help
from server.engine import GAMES
from server.errors import HouseError, UsageError
from server.files import STANDARD, os_errors_as
from server.settings import Settings, load
from tui.text import LANGUAGES, Language, Texts, language_sent

PLAY = "play"
DATA = Flag("data", "DIR")
COMMANDS = (
    Command(
        "play",
        ("[GAME]",),
        (
            Flag("seats", "N"),
            Flag("bots", "BOT"),
            Flag("option", "NAME=VALUE", repeated=True),
            Flag("plain"),
            Flag("json"),
            Flag("schema"),
            Flag("name", "NAME"),
            DATA,
        ),
    ),
    Command("serve", flags=(Flag("host", "HOST"), Flag("port", "PORT"), DATA)),
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
    Command("records", ("[ID]",), (Flag("all"), DATA)),
    Command("backup", ("FILE",), (DATA,)),
)


def answer(typed: Sequence[str], environment: Mapping[str, str]) -> int:
    """Runs the command and returns the exit code. Errors are printed as sentences."""
    texts = Texts(language_asked_for(typed) or language_sent(environment) or "en")
    try:
        command, arguments = parse(COMMANDS, typed)
        settings = load(arguments.get("config")) if arguments.has("config") else Settings()
        texts = texts_for(arguments, settings, texts)
        with os_errors_as("cannot-write", STANDARD):
            code = obey(command, arguments, Context(GAMES, settings, texts))
            sys.stdout.flush()
    except HouseError as error:
        sys.stderr.write(error_sentence(texts, error) + "\n")
        return error.exit_code
    return code


def obey(command: Command, arguments: Arguments, context: Context) -> int:
    if arguments.has("version"):
        context.print(f"kartenhaus {__version__}")
    elif arguments.has("help") or (command == HOUSE and not has_screen()):
        print_help(context, command, COMMANDS)
    else:
        name = PLAY if command == HOUSE else command.name
        return int(import_module(f"server.commands.{name}").run(arguments, context))
    return 0


def texts_for(arguments: Arguments, settings: Settings, texts: Texts) -> Texts:
    """In the language of the flag, the settings, or the terminal, in this order."""
    asked = arguments.get("language", settings.house.language)
    if asked in ("auto", texts.language) and not arguments.has("language"):
        return texts
    for language in LANGUAGES:
        if asked == language:
            return texts if asked == texts.language else Texts(language)
    raise UsageError("no-such-choice", what="--language", value=asked, allowed=LANGUAGES)


def language_asked_for(typed: Sequence[str]) -> Language | None:
    # Before the line is parsed, so that errors of parsing are translated, too.
    for here, after in pairwise((*typed, "")):
        name, _, value = here.partition("=")
        if name == "--language":
            return next((known for known in LANGUAGES if known == (value or after)), None)
    return None
