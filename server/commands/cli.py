"""The composition root: reads the settings, chooses language and games, and passes them on."""

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from itertools import pairwise

from server import __version__
from server.commands.command_line import HOUSE, Arguments, Command, Flag, parse
from server.commands.context import Context, error_sentence, has_screen
from server.commands.settings_sources import file_of, load
from server.engine import GAMES
from server.errors import HouseError, UsageError
from server.files import STANDARD, os_errors_as
from server.process import without_collection
from server.settings import Settings
from tui.text import LANGUAGES, Language, Texts, language_sent

PLAY = "play"
DATA = Flag("data", "DIR")
STORED = Flag("data", "DIR", "the folder of the database")
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
    Command(
        "serve",
        (),
        (
            Flag("host", "HOST", "the address to listen on, instead of that in the settings"),
            Flag("port", "PORT", "the port, instead of that in the settings"),
            Flag("doors", "N", "so many processes take the connections and draw the screens"),
            Flag(
                "take-over",
                about="take the place of the house that is open in this folder; if that fails, "
                "it goes on",
            ),
            STORED,
        ),
        "Opens the house for everybody who connects with ssh.",
    ),
    Command(
        "door",
        (),
        (
            Flag(
                "house",
                "PLACE",
                "the folder of the house, or HOST:PORT of one on another machine",
                required=True,
            ),
            Flag("data", "DIR", "of a house on another machine: the folder with its keys"),
            Flag("host", "HOST", "the address to listen on, instead of that of the house"),
            Flag("port", "PORT", "the port, instead of that of the house"),
            Flag("fd", "N", "an inherited socket that listens; repeat for more", repeated=True),
        ),
        "Takes connections for a house that runs with --doors, and draws their screens.",
    ),
    Command(
        "setup",
        (),
        (
            Flag("name", "NAME", "the name or address of this machine, as friends reach it"),
            Flag("port", "PORT", "the port of the house"),
            Flag("sshd-port", "PORT", "where sshd goes if the house gets its port"),
            Flag(
                "admin-key",
                "KEY",
                "the public key of an administrator, or its file, or “none”; repeat for more",
                repeated=True,
            ),
            Flag("yes", about="agree to all questions that no flag answers"),
            Flag("replace", about="with --yes: replace files that were changed by hand, too"),
            Flag("dry-run", about="change nothing; print every file and command"),
            Flag("root", "DIR", "fill this folder instead of the machine, for packages"),
        ),
        "Makes the house a service of systemd: writes settings, units and a timer for backups, and "
        "opens the house. Asks before it changes anything, and can be run again.",
    ),
    Command(
        "simulate",
        ("GAME",),
        (
            Flag("seats", "N", "how many bots play", required=True),
            Flag("games", "K", "how many games they play", required=True),
            Flag("seed", "TEXT", "any text; the same text makes the same games", required=True),
            Flag("option", "NAME=VALUE", "an option of the game; repeat for more", repeated=True),
            Flag("bots", "BOT,BOT", "one for each seat, repeated (default: random,simple)"),
            Flag("out", "FILE", "where the records go, instead of standard output"),
        ),
        "Lets bots play whole games and writes their records.",
    ),
    Command(
        "verify",
        ("FILE",),
        about="Checks records against the rules and their sealed shuffles. - is standard input.",
        more_arguments=True,
    ),
    Command(
        "replay",
        ("FILE",),
        (
            Flag("game", "K", "which game of the file, counted from 1"),
            Flag("seat", "SEAT", "as this seat saw it: its number from 0, or a name"),
            Flag("gallery", about="as somebody watching saw it"),
            Flag("open", about="with all cards open"),
            Flag("to", "EVENT", "no further than this event, counted from 1"),
            Flag("json", about="as a record instead of in sentences"),
        ),
        "Tells a recorded game in sentences, as somebody watching saw it.",
    ),
    Command(
        "records",
        ("[ID]",),
        (Flag("all", about="write the records of all games, one after another"), STORED),
        "Lists the finished games, newest last. With an ID it writes that game as a record for "
        "“verify” and “replay”.",
    ),
    Command(
        "settings",
        ("check|show|defaults", "[FILE]"),
        about="Names every mistake of a settings file (check FILE), prints what counts and where "
        "it comes from (show), or the file with every setting, explained (defaults).",
    ),
    Command(
        "admin",
        ("COMMAND",),
        (
            Flag("json", about="print JSON"),
            Flag("when-quiet", "MINUTES", "of restart: when nobody plays, or after so long"),
            Flag("for", "3d", "of ban: minutes, hours, days or weeks, as in 30m, 12h, 3d, 2w"),
            Flag("household", about="of ban: everybody at the address of that person"),
            Flag("why", "TEXT", "the reason, for the log"),
            STORED,
        ),
        "Does what “ssh HOST admin” does, in the house that is open on this machine. COMMAND is: "
        "say, motd, people, mute, merge, kick, close, seat, ban, unban, bans, prune, drain, "
        "restart, update, log or status.",
        more_arguments=True,
    ),
    Command(
        "doctor",
        (),
        (
            Flag("full", about="verify every record, not only the newest"),
            Flag("json", about="print one JSON document"),
            STORED,
        ),
        "Looks at a house, also while it is open, and says what to do. The exit code is 0 if all "
        "is well, else 1.",
    ),
    Command(
        "prune",
        (),
        (Flag("dry-run", about="only count what would be deleted"), STORED),
        "Deletes the people and records that the settings keep no longer. An open house does that "
        "by itself every 15 minutes.",
    ),
    Command(
        "backup",
        ("FILE",),
        (
            Flag(
                "keep",
                "7d4w6m",
                "FILE is a folder: write a dated file into it, then keep the "
                "newest of so many days, weeks and months",
            ),
            STORED,
        ),
        "Writes an archive of database, host keys and settings, also while people play.",
    ),
    Command(
        "restore",
        ("FILE",),
        (Flag("data", "DIR", "the folder to restore into; it must be empty"),),
        "Restores an archive that “backup” has written.",
    ),
    Command(
        "store",
        ("copy",),
        (
            Flag("from", "PLACE", "a folder, or postgresql://user@host/name", required=True),
            Flag("to", "PLACE", "another folder, or an empty database", required=True),
        ),
        "Copies a closed house from its file into PostgreSQL, or back, and compares all rows.",
    ),
    Command(
        "texts",
        ("KEY",),
        (Flag("size", "80x24", "the size of the screen that is drawn"),),
        "For translators: says a text with example variables, and draws the screen it is on. The "
        "beginning of a key says all texts that begin so.",
    ),
)


def answer(typed: Sequence[str], environment: Mapping[str, str]) -> int:
    """Runs the command and returns the exit code. Errors are printed as sentences."""
    texts = Texts(language_asked_for(typed) or language_sent(environment) or "en")
    try:
        command, arguments = parse(COMMANDS, typed)
        settings = settings_for(command, arguments, environment)
        texts = texts_for(arguments, settings, texts)
        with os_errors_as("cannot-write", STANDARD):
            code = obey(command, arguments, Context(GAMES, settings, texts))
            sys.stdout.flush()
    except HouseError as error:
        sys.stderr.write(error_sentence(texts, error) + "\n")
        return error.exit_code
    return code


def settings_for(
    command: Command, arguments: Arguments, environment: Mapping[str, str]
) -> Settings:
    if command.name in ("settings", "doctor", "setup"):
        # They read them themselves, and may be asked because they are wrong.
        return Settings()
    # The file of this machine is for its house, and not for those who play here.
    is_for_players = command.name in (HOUSE.name, PLAY)
    return load(arguments.get("config") if is_for_players else file_of(arguments), environment)


def obey(command: Command, arguments: Arguments, context: Context) -> int:
    if arguments.has("version"):
        context.print(f"kartenhaus {__version__}")
        return 0
    # Only the command that runs is imported: some need libraries that take long to load.
    if arguments.has("help") or (command == HOUSE and not has_screen()):
        import_module("server.commands.help").print_help(context, command, COMMANDS)
        return 0
    name = PLAY if command == HOUSE else command.name
    with without_collection():
        module = import_module(f"server.commands.{name}")
    return int(module.run(arguments, context))


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
