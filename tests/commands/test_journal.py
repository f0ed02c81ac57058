"""The host's log: its entries, and what happens while it cannot be written."""

import json
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from threading import Event
from typing import Any

import pytest

from server.commands.monitoring.background_writer import BackgroundWriter, in_background
from server.commands.monitoring.logging import Journal, Level
from tests.commands.full_pipe import full_pipe
from tests.house.running import ManualClock

MOST = 20


class Disk:
    """Takes three bytes at a time, as long as it has room, and may stall."""

    def __init__(self) -> None:
        self.content = b""
        self.room = 100_000
        self.goes_on = Event()
        self.goes_on.set()

    def write(self, text: bytes) -> int:
        self.goes_on.wait()
        if len(self.content) >= self.room:
            raise OSError("no space left")
        self.content += text[:3]
        return len(text[:3])

    @property
    def entries(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.content.splitlines()]


@contextmanager
def journal_on(disk: Disk, least: Level = "info") -> Iterator[Journal]:
    writer, clock = BackgroundWriter(disk.write, most=MOST), ManualClock()
    # The clock of the machine is set.
    clock.ahead = 7.0
    journal = Journal(writer, clock, "network", least)
    try:
        yield journal
    finally:
        disk.goes_on.set()
        journal.close()
        writer.finish()


def test_an_entry_names_its_time_its_level_and_its_part_of_the_house() -> None:
    disk = Disk()
    with journal_on(disk) as journal:
        journal.part("door")("refused", "warning", why="too-fast")
    assert disk.entries == [
        {
            "at": 1_000_007.0,
            "level": "warning",
            "part": "door",
            "what": "refused",
            "why": "too-fast",
        }
    ]


def test_entries_below_the_least_level_are_not_kept() -> None:
    disk = Disk()
    with journal_on(disk, "warning") as journal:
        journal.write("settings")
        journal.write("fault", "error")
        journal.change_level("info")
        journal.write("settings")
    assert [entry["what"] for entry in disk.entries] == ["fault", "settings"]


def test_a_stalled_log_never_makes_its_writers_wait_and_says_how_much_was_lost() -> None:
    disk = Disk()
    with journal_on(disk) as journal:
        disk.goes_on.clear()
        for number in range(MOST + 31):
            journal.write("enter", person=number)
        disk.goes_on.set()
        journal.flush()
        journal.write("leave")
    entries = disk.entries
    (dropped,) = [entry for entry in entries if entry["what"] == "dropped"]
    written = [entry for entry in entries if entry["what"] == "enter"]
    assert dropped["entries"] == MOST + 31 - len(written) > 0
    assert entries[-1]["what"] == "leave"


def test_entries_are_lost_but_counted_while_the_disk_is_full() -> None:
    disk = Disk()
    with journal_on(disk) as journal:
        disk.room = 0
        journal.write("enter")
        journal.flush()
        disk.room = 100_000
        journal.write("leave")
    assert [entry["what"] for entry in disk.entries] == ["dropped", "leave"]
    assert disk.entries[0]["entries"] == 1


def test_a_line_that_was_cut_off_does_not_spoil_the_next_one() -> None:
    disk = Disk()
    writer = BackgroundWriter(disk.write)
    disk.room = 6
    writer.write("first line\n")
    writer.wait_until_written()
    disk.room = 100_000
    writer.write("second line\n")
    writer.finish()
    assert disk.content == b"first \nsecond line\n"


def test_what_a_library_reports_is_logged_without_its_text() -> None:
    disk = Disk()
    with journal_on(disk):
        try:
            raise ValueError("seven of hearts")
        except ValueError:
            logging.getLogger("asyncio").exception("seven of hearts is lost")
    (entry,) = disk.entries
    assert (entry["part"], entry["level"], entry["what"]) == ("asyncio", "error", "library")
    assert entry["kind"] == "builtins.ValueError"
    assert b"hearts" not in disk.content


def test_the_end_does_not_wait_for_a_reader_that_stopped_reading() -> None:
    disk = Disk()
    disk.goes_on.clear()
    writer = BackgroundWriter(disk.write, most=1)
    for _ in range(9):
        writer.write("line\n")
    writer.finish(seconds=0.01)
    assert not disk.content
    disk.goes_on.set()


@pytest.mark.slow
def test_printing_to_a_pipe_that_nothing_reads_does_not_wait() -> None:
    with full_pipe() as pipe, open(pipe, "w", closefd=False) as stream:
        with in_background(stream, redirect_stdout) as writer:
            sys.stdout.write("The house is closing.\n")
            assert sys.stdout is writer
        assert sys.stdout is not writer
