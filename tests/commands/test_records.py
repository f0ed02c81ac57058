"""kartenhaus records: the finished games of a house."""

import asyncio
import re
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from server.settings import HouseSettings, Settings
from server.store.changes import keep_record
from server.store.client import Store
from server.store.database import data_folder
from server.store.rows import RecordRow, ResultRow
from tests.commands.running import Prompt
from tests.records.writing import record_of, text_of


@cache
def farbstich() -> bytes:
    return text_of(record_of("farbstich", 3))


@cache
def eight28() -> bytes:
    return text_of(record_of("eight28", 4))


def older() -> RecordRow:
    return RecordRow(
        "f00d",
        "farbstich",
        1_700_000_000.0,
        False,
        farbstich(),
        (
            ResultRow(0, 1, "Anna", 12, False),
            ResultRow(1, None, "Ben\x1b[2J", 20, True),
            ResultRow(2, 2, "Cleo", -1, False),
        ),
    )


def newer() -> RecordRow:
    return RecordRow(
        "beef",
        "eight28",
        1_700_000_060.0,
        True,
        eight28(),
        (ResultRow(0, 1, "Anna", 30, True), ResultRow(1, 3, "Doro", 30, True)),
    )


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """A running house with two games, in the folder that is usual for it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    store = Store.open(tmp_path / "kartenhaus")
    asyncio.run(store.write(*keep_record(newer()), *keep_record(older())))
    yield store
    store.close()


@pytest.fixture
def utc(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.usefixtures("house", "utc")
def test_games_are_listed_newest_last(kartenhaus: Prompt) -> None:
    assert kartenhaus("records") == (
        0,
        "f00d  2023-11-14 22:13  Farbstich: Anna 12, Ben�[2J 20 and Cleo -1. Ben�[2J wins.\n"
        "beef  2023-11-14 22:14  8-28: Anna 30 and Doro 30. Anna and Doro share the win.\n",
        "",
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "8-28: Anna 30 und Doro 30. Anna und Doro gewinnen gemeinsam."),
        ("fr", "8-28 : Anna 30 et Doro 30. "),
        ("it", "8-28: Anna 30 e Doro 30. Vincono a pari merito Anna e Doro."),
    ],
)
@pytest.mark.usefixtures("house")
def test_games_are_listed_in_every_language(
    kartenhaus: Prompt, language: str, sentence: str
) -> None:
    out = kartenhaus("records", "--language", language).out
    assert sentence in re.sub(r"[\xa0\u202f]", " ", out)


@pytest.mark.usefixtures("house")
def test_a_record_comes_byte_for_byte_and_is_true(kartenhaus: Prompt, tmp_path: Path) -> None:
    code, out, err = kartenhaus("records", "f00d")
    assert (code, out.encode(), err) == (0, farbstich(), "")
    file = tmp_path / "record.jsonl"
    file.write_text(out)
    assert kartenhaus("verify", str(file)).code == 0


@pytest.mark.usefixtures("house")
def test_all_records_come_one_after_another(kartenhaus: Prompt) -> None:
    assert kartenhaus("records", "--all").out.encode() == farbstich() + eight28()


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("records dead", "There is no record “dead” here. “kartenhaus records” lists them."),
        ("records f00d --all", "Only one of these can be chosen: ID or --all."),
        ("records f00d beef", "“beef” is one word too many. --help says what goes where."),
    ],
)
@pytest.mark.usefixtures("house")
def test_unknown_ids_and_wrong_arguments_are_refused(
    kartenhaus: Prompt, typed: str, sentence: str
) -> None:
    code, out, err = kartenhaus(*typed.split())
    assert (code, out) == (2, "")
    assert err.startswith(sentence)


def test_a_house_without_finished_games_says_so(kartenhaus: Prompt, tmp_path: Path) -> None:
    Store.open(tmp_path).close()
    data = ("--data", str(tmp_path))
    assert kartenhaus("records", *data) == (0, "No game has been finished here yet.\n", "")
    assert kartenhaus("records", "--all", *data) == (0, "", "")


def test_an_argument_in_brackets_may_be_left_out(kartenhaus: Prompt) -> None:
    assert kartenhaus("records", "--help").lines[0] == "Usage: kartenhaus records [ID]"


@pytest.mark.parametrize(
    ("arguments", "setting", "base", "folder"),
    [
        ("cards", "/srv/cards", "/base", "cards"),
        ("", "/srv/cards", "/base", "/srv/cards"),
        ("", "~/cards", "/base", "/home/anna/cards"),
        ("", "", "/base", "/base/kartenhaus"),
        ("", "", "", "/home/anna/.local/share/kartenhaus"),
        ("", "", "not/absolute", "/home/anna/.local/share/kartenhaus"),
        ("", "", None, "/home/anna/.local/share/kartenhaus"),
    ],
)
def test_the_data_folder_comes_from_flag_setting_or_environment(
    monkeypatch: pytest.MonkeyPatch, arguments: str, setting: str, base: str | None, folder: str
) -> None:
    monkeypatch.setenv("HOME", "/home/anna")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    if base is not None:
        monkeypatch.setenv("XDG_DATA_HOME", base)
    settings = Settings(house=HouseSettings(data=setting))
    assert data_folder(arguments, settings) == Path(folder)
