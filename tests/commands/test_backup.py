"""kartenhaus backup: copies a running house, or prints why not."""

import asyncio
from pathlib import Path

import pytest

from server.store.client import Store
from server.store.database import DATABASE
from tests.commands.running import Prompt
from tests.store.sample import FILLED, contents, filling
from tui.text import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_database_of_a_running_house_can_be_copied(
    kartenhaus: Prompt, tmp_path: Path, language: str
) -> None:
    store = Store.open(tmp_path / "house")
    asyncio.run(store.write(*filling()))
    folder = tmp_path / "copy"
    folder.mkdir()
    file = folder / DATABASE
    code, out, err = kartenhaus(
        "backup", str(file), "--data", str(tmp_path / "house"), "--language", language
    )
    assert (code, err) == (0, "")
    assert str(file) in out
    store.close()
    copy = Store.open(folder)
    assert contents(copy) == FILLED
    copy.close()


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
