"""kartenhaus backup: copies a running house, or prints why not."""

import asyncio
import sqlite3
import tarfile
from contextlib import closing
from datetime import UTC, datetime, timedelta
from io import BytesIO
from pathlib import Path

import pytest

from server.commands.hosting.backup_rotation import Keep, outdated
from server.doors.ssh.host_keys import KEYS, open_keys
from server.store.client import Store
from server.store.database import DATABASE
from tests.commands.running import Prompt
from tests.ssh.made_keys import give_keys
from tests.store.sample import FILLED, contents, filling

GAMES = ("--seats", "3", "--games", "1", "--seed", "tea")


@pytest.mark.slow
def test_a_running_house_is_backed_up_and_restored_with_its_keys_and_settings(
    kartenhaus: Prompt, tmp_path: Path
) -> None:
    house, copy, file = tmp_path / "house", tmp_path / "copy", tmp_path / "house.tar.gz"
    settings = tmp_path / "settings.toml"
    settings.write_text("[tables]\nmost = 7\n")
    store = Store.open(house)
    asyncio.run(store.write(*filling()))
    give_keys(house)
    keys = open_keys(house / KEYS)
    saved = kartenhaus("backup", str(file), "--data", str(house), "--config", str(settings))
    store.close()
    assert saved.err == ""
    assert str(file) in saved.out
    assert file.stat().st_mode & 0o777 == 0o600
    restored = kartenhaus("restore", str(file), "--data", str(copy))
    assert restored.err == ""
    assert [key for key in keys.fingerprints() if key not in restored.out] == []
    assert copy.stat().st_mode & 0o777 == 0o700
    assert all(each.stat().st_mode & 0o077 == 0 for each in copy.rglob("*"))
    assert (copy / "house.toml").read_text() == settings.read_text()
    assert open_keys(copy / KEYS).fingerprints() == keys.fingerprints()
    again = Store.open(copy)
    assert contents(again) == FILLED
    again.close()


@pytest.mark.slow
def test_the_newest_records_are_verified_and_wrong_ones_are_named(
    kartenhaus: Prompt, tmp_path: Path
) -> None:
    house, file = tmp_path / "house", tmp_path / "house.tar.gz"
    Store.open(house).close()
    record = tmp_path / "record.jsonl"
    kartenhaus("simulate", "eight28", *GAMES, "--out", str(record))
    first, *_ = lines = record.read_bytes().splitlines(keepends=True)
    games = [b"".join([first, *lines[1:]])]
    with closing(sqlite3.connect(house / DATABASE)) as database, database:
        for number, (name, text) in enumerate((("good", games[0]), ("bad", b"{}\n")), 1):
            database.execute(
                "INSERT INTO records (number, id, game, ended, open, lines)"
                " VALUES (?, ?, 'eight28', 0, 1, ?)",
                (number, name, text),
            )
    answer = kartenhaus("backup", str(file), "--data", str(house))
    assert answer.code == 1
    assert "of its 2 newest records 1 verify. These do not: bad." in answer.out
    assert kartenhaus("restore", str(file), "--data", str(tmp_path / "copy")).code == 1


@pytest.mark.parametrize("there", ["house.db", "house.db-wal", "anything"])
def test_only_an_empty_folder_is_restored_into(
    kartenhaus: Prompt, tmp_path: Path, there: str
) -> None:
    file, copy = tmp_path / "house.tar.gz", tmp_path / "copy"
    Store.open(tmp_path / "house").close()
    kartenhaus("backup", str(file), "--data", str(tmp_path / "house"))
    copy.mkdir()
    (copy / there).write_bytes(b"old")
    answer = kartenhaus("restore", str(file), "--data", str(copy))
    assert answer == (2, "", f"{copy} is not empty. Name another folder with --data.\n")
    assert [each.name for each in copy.iterdir()] == [there]


@pytest.mark.slow
def test_a_broken_archive_changes_nothing(kartenhaus: Prompt, tmp_path: Path) -> None:
    file, copy = tmp_path / "house.tar.gz", tmp_path / "copy"
    Store.open(tmp_path / "house").close()
    give_keys(tmp_path / "house")
    kartenhaus("backup", str(file), "--data", str(tmp_path / "house"))
    whole = file.read_bytes()
    for broken in (b"", b"no archive", whole[: len(whole) // 2], whole[:-1], changed(whole)):
        file.write_bytes(broken)
        code, out, err = kartenhaus("restore", str(file), "--data", str(copy))
        assert (code, out) == (2, ""), broken[:20]
        assert err.count("\n") == 1
        assert not copy.exists()


def changed(whole: bytes) -> bytes:
    middle = len(whole) // 2
    return whole[:middle] + bytes([whole[middle] ^ 0xFF]) + whole[middle + 1 :]


def test_an_archive_of_a_newer_version_is_refused(kartenhaus: Prompt, tmp_path: Path) -> None:
    file = tmp_path / "house.tar.gz"
    about = b'{"format": 1, "version": "99.0", "schema": 999, "made": "2030-01-01T00:00:00+00:00"}'
    with tarfile.open(file, "w:gz") as archive:
        member = tarfile.TarInfo("kartenhaus.json")
        member.size = len(about)
        archive.addfile(member, BytesIO(about))
    code, out, err = kartenhaus("restore", str(file), "--data", str(tmp_path / "copy"))
    assert (code, out) == (2, "")
    assert "was made by a newer version (99.0, this is" in err


@pytest.mark.slow
def test_other_files_in_an_archive_are_left_in_it(kartenhaus: Prompt, tmp_path: Path) -> None:
    file, copy = tmp_path / "house.tar.gz", tmp_path / "copy"
    Store.open(tmp_path / "house").close()
    kartenhaus("backup", str(file), "--data", str(tmp_path / "house"))
    with tarfile.open(file) as archive:
        members = [(each, archive.extractfile(each)) for each in archive.getmembers()]
        with tarfile.open(tmp_path / "more.tar.gz", "w:gz") as more:
            for member, stream in members:
                more.addfile(member, stream)
            for name in ("../escaped", "/escaped", "keys/other"):
                more.addfile(tarfile.TarInfo(name))
    assert kartenhaus("restore", str(tmp_path / "more.tar.gz"), "--data", str(copy)).code == 0
    assert sorted(each.name for each in copy.rglob("*")) == [
        "host_ed25519",
        "host_rsa",
        "house.db",
        "house.lock",
        "keys",
    ]


def test_with_keep_dated_files_are_written_and_old_ones_deleted(
    kartenhaus: Prompt, tmp_path: Path
) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    Store.open(tmp_path / "house").close()
    for day in range(1, 29):
        (folder / f"kartenhaus-2020-01-{day:02}-030000.tar.gz").touch()
    (folder / "kartenhaus-other.tar.gz").touch()
    answer = kartenhaus("backup", str(folder), "--keep", "2d", "--data", str(tmp_path / "house"))
    assert answer.code == 0
    kept = sorted(each.name for each in folder.iterdir())
    assert kept[0] == "kartenhaus-2020-01-28-030000.tar.gz"
    assert len(kept) == 3
    assert kept[-1] == "kartenhaus-other.tar.gz"


@pytest.mark.slow
def test_the_newest_of_each_day_week_and_month_is_kept() -> None:
    end = datetime(2026, 11, 19, 3, tzinfo=UTC)
    made = [end - timedelta(hours=12 * number) for number in range(500)]
    gone = set(outdated(made, Keep(7, 4, 6)))
    kept = [each for each in made if each not in gone]
    assert kept[:3] == [end, end - timedelta(hours=12), end - timedelta(hours=36)]
    assert len({each.date() for each in kept[:7]}) == 7
    assert len({each.strftime("%Y-%m") for each in kept}) == 6
    assert len(kept) <= 7 + 4 + 6
    assert outdated(made[:1], Keep(0, 0, 1)) == []


@pytest.mark.parametrize("rule", ["", "7", "d", "0d", "7d4x", "4w7d", "-1d", "99999d"])
def test_a_rule_that_is_none_is_refused(kartenhaus: Prompt, tmp_path: Path, rule: str) -> None:
    answer = kartenhaus("backup", str(tmp_path), "--keep", rule, "--data", str(tmp_path))
    assert (answer.code, answer.out) == (2, "")
    assert "7d4w6m" in answer.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", [("backup", "copy.db"), ("records",)])
def test_a_folder_without_a_database_is_refused(
    kartenhaus: Prompt, tmp_path: Path, command: tuple[str, ...]
) -> None:
    folder = tmp_path / "house"
    assert kartenhaus(*command, "--data", str(folder)) == (
        2,
        "",
        f"There is no {folder / DATABASE}: no house has stored anything there.\n",
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", [("backup", "copy.db"), ("records",)])
def test_a_file_that_is_no_database_of_a_house_is_refused(
    kartenhaus: Prompt, tmp_path: Path, command: tuple[str, ...]
) -> None:
    file = tmp_path / DATABASE
    file.write_bytes(b"")
    assert kartenhaus(*command, "--data", str(tmp_path)) == (
        2,
        "",
        f"{file} belongs to another program. Nothing in it has been changed.\n",
    )
    assert file.read_bytes() == b""


@pytest.mark.parametrize(
    ("target", "sentence"),
    [
        ("house/house.db", "{file} is the database itself. Write the copy somewhere else."),
        ("no/copy.db", "{file} cannot be written: there is no such file or folder."),
        ("house", "{file} cannot be written: it is a folder."),
    ],
)
def test_a_copy_that_cannot_be_written_is_refused(
    kartenhaus: Prompt, tmp_path: Path, target: str, sentence: str
) -> None:
    Store.open(tmp_path / "house").close()
    file = tmp_path / target
    answer = kartenhaus("backup", str(file), "--data", str(tmp_path / "house"))
    assert answer == (2, "", sentence.format(file=file) + "\n")


def test_a_copy_is_not_written_to_standard_output(kartenhaus: Prompt, tmp_path: Path) -> None:
    Store.open(tmp_path).close()
    answer = kartenhaus("backup", "-", "--data", str(tmp_path))
    assert answer == (2, "", "- cannot be written: it is not a regular file.\n")
