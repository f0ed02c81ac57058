"""Every command that reads a house works with a URL, or says what is wrong with it."""

import asyncio
import json
import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from server.commands.monitoring.metrics_server import SOCKET
from server.doors.json.unix_socket import connect
from server.doors.ssh.host_keys import KEYS, open_keys
from server.store import migrations, postgres_schema
from server.store.changes import forget_person, move_history, rename_in_record
from server.store.client import Store
from server.store.open_days import days_ago, skip_closed_time
from tests.cases import for_each
from tests.commands.running import Answer, Prompt
from tests.commands.test_metrics import Figures, get
from tests.postgres.cluster import Cluster
from tests.ssh.client_programs import ROOT
from tests.ssh.made_keys import give_keys
from tests.ssh.test_serve import served
from tests.store.sample import FILLED, RECORD, contents, empty_table, filling
from tests.store.test_queries import QUESTIONS, crowd

pytestmark = pytest.mark.slow

GAMES = ("eight28", "--seats", "3", "--games", "2", "--seed", "tea")


def in_database(url: str, sql: str) -> list[tuple[object, ...]]:
    with psycopg.connect(url, autocommit=True) as connection:
        found = connection.execute(sql.encode())
        return found.fetchall() if found.description else []


@pytest.fixture
def house(tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a house whose settings have the URL of an empty database."""
    monkeypatch.setenv("KARTENHAUS_STORE_URL", url)
    monkeypatch.setenv("KARTENHAUS_DOOR_PORT", "0")
    return tmp_path / "house"


def fill(folder: Path, url: str = "") -> None:
    with closing(Store.open(folder, url=url)) as store:
        store.write_now(*filling())


@pytest.mark.asyncio
async def test_every_question_and_change_has_the_same_answer_as_in_a_file(
    tmp_path: Path, url: str
) -> None:
    steps = (
        (*filling(), *crowd(10, 60)),
        move_history(11, 1),
        (forget_person(12), *rename_in_record(1, "abc", 0, "Somebody", RECORD.lines)),
        (empty_table(2, changed=50.0), skip_closed_time(90_000.0)),
    )
    with (
        closing(Store.open(tmp_path / "file")) as file,
        closing(Store.open(tmp_path / "other", url=url)) as database,
    ):
        for step in steps:
            for store in (file, database):
                await store.write(*step)
            assert contents(file) == contents(database)
            for name, question in QUESTIONS.items():
                assert (name, await database.read(question)) == (name, await file.read(question))
        assert await database.read(lambda db: days_ago(db, 1)) == await file.read(
            lambda db: days_ago(db, 1)
        )


def test_a_house_moves_to_a_database_and_back(
    kartenhaus: Prompt, tmp_path: Path, url: str, cluster: Cluster
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    other = cluster.new_database()
    fill(here)
    for origin, target in ((here, url), (url, other), (other, there)):
        code, out, err = kartenhaus("store", "copy", "--from", str(origin), "--to", str(target))
        # The record of this sample is none.
        assert (code, err) == (1, "")
        assert "and all rows are the same." in out
        assert out.endswith("of its 1 newest records 0 verify. These do not: abc.\n")
    for place, its_url in ((there, ""), (here, url)):
        with closing(Store.open(place, url=its_url)) as store:
            assert contents(store) == FILLED
            # Numbers go on after those that were copied.
            store.write_now(*filling()[-4:-3], empty_table(8))
            assert store.everything().next_table == 9


def test_a_move_into_a_place_in_use_or_out_of_an_open_house_is_refused(
    kartenhaus: Prompt, tmp_path: Path, url: str
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    fill(here)
    fill(there, url)

    def refused(origin: object, target: object) -> str:
        code, out, err = kartenhaus("store", "copy", "--from", str(origin), "--to", str(target))
        assert (code, out) == (2, "")
        assert err.count("\n") == 1, err
        return err

    assert "in use already" in refused(here, url)
    assert "in use already" in refused(url, here)
    for itself in (url, here):
        assert "is the database itself" in refused(itself, itself)
    assert "no house has stored anything" in refused(tmp_path / "nowhere", url)
    assert not (tmp_path / "nowhere").exists()
    with closing(Store.open(here)):
        assert str(here) in refused(here, url)
    with closing(Store.open(there, url=url)) as store:
        assert "Another house uses" in refused(url, tmp_path / "new")
        assert contents(store) == FILLED


def test_a_copy_that_differs_is_not_kept(
    kartenhaus: Prompt, tmp_path: Path, url: str, house: Path
) -> None:
    """A trigger in the new database changes what is copied."""
    fill(tmp_path / "here")
    Store.open(house, url=url).close()
    in_database(
        url,
        "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS"
        " $$ BEGIN new.text := 'spoilt'; RETURN new; END $$;"
        "CREATE TRIGGER spoil BEFORE INSERT ON talk FOR EACH ROW EXECUTE FUNCTION spoil()",
    )
    code, _, err = kartenhaus("store", "copy", "--from", str(tmp_path / "here"), "--to", url)
    assert (code, "table talk differs" in err) == (1, True)
    assert in_database(url, "SELECT * FROM people") == []


def test_a_house_is_backed_up_while_it_is_open_and_restored_into_a_folder(
    kartenhaus: Prompt, tmp_path: Path, url: str, house: Path
) -> None:
    file, copy = str(tmp_path / "house.tar.gz"), tmp_path / "copy"
    give_keys(house)
    keys = open_keys(house / KEYS)
    with closing(Store.open(house, url=url)) as store:
        store.write_now(*filling())
        saved = kartenhaus("backup", file, "--data", str(house))
    assert (saved.err, file in saved.out) == ("", True)
    restored = kartenhaus("restore", file, "--data", str(copy))
    assert (restored.err, "kartenhaus store copy --from" in restored.out) == ("", True)
    assert open_keys(copy / KEYS).fingerprints() == keys.fingerprints()
    with closing(Store.open(copy)) as again:
        assert contents(again) == FILLED


def test_records_are_listed_and_written(kartenhaus: Prompt, url: str, house: Path) -> None:
    fill(house, url)
    assert "Anna" in kartenhaus("records", "--data", str(house)).out
    answer = kartenhaus("records", "--all", "--data", str(house))
    assert (answer.code, answer.out.encode()) == (0, RECORD.lines)
    assert kartenhaus("records", "abc", "--data", str(house)).out.encode() == RECORD.lines
    assert kartenhaus("records", "nothing", "--data", str(house)).code == 2


def test_people_and_records_beyond_their_days_are_deleted(
    kartenhaus: Prompt, url: str, house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KARTENHAUS_RECORDS_KEEP_DAYS", "3")
    fill(house, url)
    in_database(
        url, "INSERT INTO open_days SELECT day, day * 86400 FROM generate_series(100, 140) AS day"
    )
    in_database(url, "DELETE FROM tables; DELETE FROM talk")
    tried = kartenhaus("prune", "--dry-run", "--data", str(house))
    assert tried == (0, "0 people and 1 record would be deleted.\n", "")
    assert kartenhaus("prune", "--data", str(house)) == (0, "0 people and 1 record deleted.\n", "")
    assert (
        in_database(url, "SELECT number FROM records UNION ALL SELECT number FROM vacuum_due") == []
    )
    with closing(Store.open(house, url=url)):
        answer = kartenhaus("prune", "--data", str(house))
        assert (answer.code, "No house is open" in answer.err) == (2, True)


def complaints(kartenhaus: Prompt, house: Path) -> str:
    """The faults of the database, as the doctor tells them."""
    found = json.loads(kartenhaus("doctor", "--json", "--data", str(house)).out)
    about = [each for each in found["checks"] if each["check"] == "database"]
    assert about
    return "".join(each["says"] for each in about if not each["good"])


def test_the_doctor_looks_at_the_database(
    kartenhaus: Prompt, url: str, house: Path, cluster: Cluster
) -> None:
    Store.open(house, url=url).close()
    assert "does not sync" in complaints(kartenhaus, house)
    cluster.stop()
    try:
        assert "cannot be used" in complaints(kartenhaus, house)
    finally:
        cluster.start("fsync=on")
    assert complaints(kartenhaus, house) == ""
    in_database(url, "DROP TABLE talk")
    assert "broken (talk)" in complaints(kartenhaus, house)


WRONG_URLS = {
    "postgresql://house:secret@localhost:port/x": "cannot be read",
    "postgresql://house:secret@localhost/x?colour=red": "cannot be read",
    "postgresql://house:top@secret@localhost/x": "cannot be read",
    "postgresql://house:12/secret@localhost/x": "cannot be read",
    "postgresql://house:secret@127.0.0.1:1/x": "postgresql://127.0.0.1:1/x cannot be used",
    "postgresql://house:secret@/x?host=/nowhere": "postgresql:///nowhere/x cannot be used",
    "postgresql:///?service=none": "cannot be used",
    "mysql://house:secret@localhost/x": "store.url",
    "house.db": "store.url",
}


@for_each("url", WRONG_URLS)
def test_a_wrong_url_is_named_without_its_password(
    kartenhaus: Prompt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    monkeypatch.setenv("KARTENHAUS_STORE_URL", url)
    for typed in (("records",), ("prune",), ("backup", str(tmp_path / "copy"))):
        answer: Answer = kartenhaus(*typed, "--data", str(tmp_path / "house"))
        assert (answer.code, answer.out) == (2, "")
        assert WRONG_URLS[url] in answer.err
        assert "secret" not in answer.err
        assert answer.err.count("\n") == 1
    assert not (tmp_path / "house" / "house.db").exists()


def test_a_database_of_another_program_or_a_newer_version_is_refused_and_stays(
    kartenhaus: Prompt, url: str, house: Path, cluster: Cluster
) -> None:
    Store.open(house, url=url).close()
    in_database(url, "UPDATE origin SET schema = 99, version = '99.1'")
    answer = kartenhaus("prune", "--data", str(house))
    assert (answer.code, "by version 99.1 (schema 99)" in answer.err) == (2, True)
    assert in_database(url, "SELECT schema FROM origin") == [(99,)]
    in_database(url, "DROP TABLE origin")
    answer = kartenhaus("prune", "--data", str(house))
    assert (answer.code, "another program" in answer.err) == (2, True)


def test_the_steps_of_both_schemas_have_the_same_numbers() -> None:
    steps = len(postgres_schema.STEPS)
    assert postgres_schema.FIRST + steps - 1 == len(migrations.MIGRATIONS)


def test_without_psycopg_one_is_told_what_to_install(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['psycopg'] = None\n"
        "from server.__main__ import main; sys.exit(main(('serve', '--data', sys.argv[1])))"
    )
    done = subprocess.run(
        (sys.executable, "-c", code, tmp_path / "house"),
        env={**os.environ, "KARTENHAUS_STORE_URL": "postgresql://house@/house"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, "pip install 'kartenhaus[postgres]'" in done.stderr) == (2, True)


@pytest.mark.asyncio
async def test_a_house_without_a_url_imports_nothing_of_postgres(tmp_path: Path) -> None:
    code = (
        "import sys, pathlib; from server.commands import serve, play, doctor, backup, prune\n"
        "from server.store.client import Store; Store.open(pathlib.Path(sys.argv[1])).close()\n"
        "sys.exit(any('postgres' in name or 'psycopg' in name for name in sys.modules))"
    )
    command = (sys.executable, "-c", code, str(tmp_path))
    assert subprocess.run(command, cwd=ROOT, timeout=60, check=False).returncode == 0


@pytest.mark.asyncio
async def test_an_open_house_answers_its_commands_and_measures_its_database(
    kartenhaus: Prompt, tmp_path: Path, url: str, house: Path
) -> None:
    measured = {**os.environ, "KARTENHAUS_METRICS_SOCKET": "true"}
    async with served(house, env=measured) as running, running.entered("anna") as anna:
        anna.type(b"name Annie\n")
        await anna.until_shows("Annie")
        page = await get(await connect(house, SOCKET), "/metrics")
        second = await asyncio.to_thread(
            subprocess.run,
            (sys.executable, "-m", "server", "serve", "--data", tmp_path / "second"),
            env=measured,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        status = await asyncio.to_thread(
            subprocess.run,
            (sys.executable, "-m", "server", "admin", "prune", "--data", house),
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert in_database(url, "SELECT name FROM people") == [("Annie",)]
    assert Figures(page.body)("database_bytes") > 1_000_000
    assert (second.returncode, "Another house uses" in second.stderr) == (2, True)
    assert status.stdout == "0 people and 0 records deleted.\n"
    assert not (house / "house.db").exists()
