"""The command line: help, language, and wrong input."""

import re

import pytest

from server import __version__
from server.commands.cli import COMMANDS
from server.commands.command_line import HOUSE_FLAGS
from server.commands.ssh.admin_commands import COMMANDS as ADMIN_COMMANDS
from tests.commands.running import Prompt
from tui.text import LANGUAGES

SIMULATE = "simulate schatzsuche --seats 3 --seed a"


def test_the_version_is_printed(kartenhaus: Prompt) -> None:
    assert kartenhaus("--version") == (0, f"kartenhaus {__version__}\n", "")
    assert kartenhaus("--language", "fr", "--version") == (0, f"kartenhaus {__version__}\n", "")


def test_without_a_command_the_commands_are_listed(kartenhaus: Prompt) -> None:
    code, out, err = kartenhaus()
    assert (code, err) == (0, "")
    for command in COMMANDS:
        assert re.search(rf"^  {command.name} +\w", out, re.MULTILINE)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_the_help_of_every_command_explains_its_flags_in_every_language(
    kartenhaus: Prompt, command: object, language: str
) -> None:
    assert isinstance(command, type(COMMANDS[0]))
    code, out, err = kartenhaus(command.name, "--help", "--language", language)
    assert (code, err) == (0, "")
    for flag in (*command.flags, *HOUSE_FLAGS):
        assert re.search(rf"^  --{flag.name}\b.*  \S", out, re.MULTILINE), flag
    for argument in command.arguments:
        assert argument in out.splitlines()[0]
    assert all(len(line) <= 80 for line in out.splitlines())


def test_help_names_the_commands_of_administrators(kartenhaus: Prompt) -> None:
    words = re.findall(r"[a-z]+", kartenhaus("admin", "--help").out.partition("COMMAND is:")[2])
    assert sorted(words[: words.index("status") + 1]) == sorted({*ADMIN_COMMANDS, "or"})


def test_help_names_games_seats_bots_and_options(kartenhaus: Prompt) -> None:
    for command in ("simulate", "play"):
        out = kartenhaus(command, "-h").out
        assert "Schatzsuche (GAME = schatzsuche)" in out
        assert re.search(r"--seats +3-6", out)
        assert re.search(r"--bots +novice, club, master, simple, random", out)
        assert "--option pass_is_final=…" in out


@pytest.mark.parametrize(
    ("environment", "usage"),
    [
        ({}, "Usage"),
        ({"LANG": "C.UTF-8"}, "Usage"),
        ({"LANG": "de_CH.UTF-8"}, "Aufruf"),
        ({"LANG": "fr"}, "Usage :"),
        ({"LANG": "it_IT@euro"}, "Uso"),
        ({"LANG": "nl_NL.UTF-8"}, "Usage"),
        ({"LANG": "frisian"}, "Usage:"),
        ({"LANG": "de_DE", "LC_MESSAGES": "it_IT"}, "Uso"),
        ({"LANG": "de_DE", "LC_MESSAGES": "it_IT", "LC_ALL": "en_GB"}, "Usage:"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "Aufruf"),
        ({"LANG": "DE"}, "Aufruf"),
        ({"LANG": "en_GB", "LANGUAGE": "nl:it:de"}, "Uso"),
        ({"LANG": "C", "LANGUAGE": "it"}, "Usage"),
    ],
)
def test_the_language_is_that_of_the_terminal(
    kartenhaus: Prompt,
    monkeypatch: pytest.MonkeyPatch,
    environment: dict[str, str],
    usage: str,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert kartenhaus("--help").out.replace("\xa0", " ").startswith(usage)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (
            "deal",
            "There is no command “deal”. You can use: ",
        ),
        (
            "--colour",
            "There is no flag --colour here. You can use: --version, --language, --config or --he",
        ),
        ("--data tea", "The flag --data goes after a command: kartenhaus play --data DIR"),
        ("--plain", "The flag --plain goes after a command: kartenhaus play --plain"),
        ("--data=tea serve", "The flag --data goes after a command: kartenhaus serve --data DIR"),
        ("verify", "FILE is missing. --help says what goes there."),
        ("backup a b", "“b” is one word too many. --help says what goes where."),
        ("simulate eight28 --seats", "--seats needs a value after it."),
        ("play --json=yes", "--json takes no value."),
        ("play --json --json", "--json may be given only once."),
        ("play --seats 3", "GAME is missing."),
        ("play 8-28 --seats 9", "--seats takes a whole number (3-6), not “9”."),
        ("play 8-28 --bots clever", "--bots cannot be “clever”. It can be: novice, club"),
        ("play 8-28 --option pack", "An option is written NAME=VALUE, not “pack”."),
        ("play 8-28 --option jokers=2", "--option cannot be “jokers”. It can be: pack"),
        ("verify a --json", "There is no flag --json here."),
        (f"{SIMULATE} --games 0", "--games takes a whole number (1-1000000), not “0”."),
        (f"{SIMULATE} --games ten", "--games takes a whole number (1-1000000), not “ten”."),
        (f"{SIMULATE} --games ²", "--games takes a whole number (1-1000000), not “²”."),
        ("--language nl", "--language cannot be “nl”. It can be: en, de, fr or it."),
    ],
)
def test_a_mistyped_command_gets_a_sentence_and_exit_code_2(
    kartenhaus: Prompt, typed: str, sentence: str
) -> None:
    code, out, err = kartenhaus(*typed.split())
    assert (code, out) == (2, "")
    assert err.startswith(sentence)


@pytest.mark.parametrize(
    "typed",
    [
        "--language de deal",
        "--language=de deal",
        "deal --language de",
        "deal --language=de",
    ],
)
def test_errors_of_parsing_are_in_the_language_of_the_flag(kartenhaus: Prompt, typed: str) -> None:
    assert kartenhaus(*typed.split()).err.startswith("Den Befehl „deal“ gibt es nicht.")


def test_control_characters_in_arguments_are_not_printed(kartenhaus: Prompt) -> None:
    assert kartenhaus("\x1b[2Jdeal\u202e").err.startswith("There is no command “�[2Jdeal�”.")


def test_flags_have_long_names_and_may_stand_anywhere(kartenhaus: Prompt) -> None:
    assert kartenhaus("--lang", "it").err.startswith("There is no flag --lang here.")
    assert kartenhaus("simulate", "-x").err.startswith("There is no flag -x here.")
    assert kartenhaus("--help", "replay", "--language", "it").out.startswith(
        "Uso: kartenhaus replay"
    )
    assert kartenhaus("verify", "--", "--help").err.startswith("--help cannot be read")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "There is no command “deal”."),
        ("de", "Den Befehl „deal“ gibt es nicht."),
        ("fr", "La commande « deal » n’existe pas."),
        ("it", "Il comando «deal» non esiste."),
    ],
)
def test_errors_of_typing_are_in_four_languages(
    kartenhaus: Prompt, language: str, sentence: str
) -> None:
    err = kartenhaus("deal", "--language", language).err.replace("\xa0", " ")
    assert err.startswith(sentence)


@pytest.mark.parametrize("columns", [40, 60, 80, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_fits_the_width_of_the_terminal(
    kartenhaus: Prompt, monkeypatch: pytest.MonkeyPatch, language: str, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    out = kartenhaus("simulate", "--help", "--language", language).out
    texts = [line for line in out.splitlines()[1:] if not line.lstrip().startswith("-")]
    assert all(len(line) <= columns for line in texts if " " in line.strip())
