"""kartenhaus prune: deletes what is kept no longer, in a closed house and in an open one."""

import asyncio
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from server.protocol.seat import replace
from server.store.changes import keep_person, keep_record, keep_table
from server.store.client import Store
from server.store.database import DATABASE
from server.store.open_days import DAY, note_open
from tests.commands.running import Prompt
from tests.commands.test_admin import in_folder
from tests.ssh.test_serve import served
from tests.store.sample import ANNA, RECORD

SETUP = b'{"game":"eight28","options":{},"clock":null,"code":null,"cover":"simple"}'
ROSTER = b'{"seats":[{"name":"Dora","person":4},null,null],"host":0,"secret":"' + b"0" * 64 + b'"}'
WHO = ("Anna", "Ben", "Cleo", "Dora")


@pytest.fixture
def settings(tmp_path: Path) -> str:
    file = tmp_path / "settings.toml"
    file.write_text("[house]\nforget_days = 30\n[records]\nkeep_days = 30\n")
    return str(file)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A house with four people and two records; only Cleo and one record are new, and Dora has a
    seat."""
    place, now = tmp_path / "house", time.time()
    store = Store.open(place)
    seen = {"Cleo": now}
    people = [
        replace(ANNA, id=number, key=name, name=name, folded=name, seen=seen.get(name, 0.0))
        for number, name in enumerate(WHO, 1)
    ]
    records = [replace(RECORD, id="old", results=()), replace(RECORD, id="new", ended=now)]
    asyncio.run(
        store.write(
            *map(keep_person, people),
            keep_table(1, SETUP, ROSTER, now),
            *keep_record(records[0]),
            *keep_record(replace(records[1], results=())),
            *(note_open(now - day * DAY) for day in range(40)),
        )
    )
    store.close()
    return place


def left(folder: Path) -> tuple[set[str], set[str]]:
    with closing(sqlite3.connect(folder / DATABASE)) as db:
        names, records = (
            {text for (text,) in db.execute(sql)}
            for sql in ("SELECT name FROM people", "SELECT id FROM records")
        )
    return names, records


def test_people_and_records_beyond_their_days_are_deleted(
    kartenhaus: Prompt, folder: Path, settings: str
) -> None:
    line = ("prune", "--data", str(folder), "--config", settings)
    tried = kartenhaus(*line, "--dry-run")
    assert tried == (0, "2 people and 1 record would be deleted.\n", "")
    assert left(folder) == (set(WHO), {"old", "new"})
    assert kartenhaus(*line) == (0, "2 people and 1 record deleted.\n", "")
    assert left(folder) == ({"Cleo", "Dora"}, {"new"})
    assert b"Anna" not in (folder / DATABASE).read_bytes()
    assert kartenhaus(*line) == (0, "0 people and 0 records deleted.\n", "")


def test_without_a_house_nothing_is_made(kartenhaus: Prompt, tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere"
    answer = kartenhaus("prune", "--data", str(nowhere))
    assert (answer.code, answer.out) == (2, "")
    assert "no house has stored anything" in answer.err
    assert not nowhere.exists()


def test_a_database_of_an_older_version_is_not_counted(kartenhaus: Prompt, folder: Path) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as db:
        db.execute("PRAGMA user_version = 4")
    answer = kartenhaus("prune", "--dry-run", "--data", str(folder))
    assert (answer.code, answer.out) == (2, "")
    assert "older version" in answer.err


@pytest.mark.slow
@pytest.mark.asyncio
async def test_an_open_house_does_it_itself(folder: Path) -> None:
    async with served(
        folder,
        env={
            **os.environ,
            "KARTENHAUS_HOUSE_FORGET_DAYS": "30",
            "KARTENHAUS_RECORDS_KEEP_DAYS": "30",
        },
    ):
        assert await in_folder(folder, "prune") == (0, "2 people and 1 record deleted.\n", "")
        assert left(folder) == ({"Cleo", "Dora"}, {"new"})
