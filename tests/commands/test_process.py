"""The command line in odd circumstances: closed and full streams, signals, poor terminals."""

import gc
import json
import os
import pty
import re
import signal
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from server.process import without_collection
from tests.records.writing import record_of, text_of

pytestmark = pytest.mark.slow

BAR = "━"
KARTENHAUS = f"{sys.executable} -m server"
# The process that started the tests may have its children ignore signals.
HEEDING = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGTERM, signal.SIG_DFL)
signal.signal(signal.SIGHUP, signal.SIG_DFL)
from server.__main__ import main
sys.exit(main(sys.argv[1:]))
"""
# A bar is drawn after every game, not only ten times a second.
OFTEN = """
import sys
from server.__main__ import main
from server.commands import progress
progress.BAR_SECONDS = 0.0
sys.exit(main(sys.argv[1:]))
"""
LONG = "simulate eight28 --seats 6 --games 100000 --seed long"


def test_no_garbage_is_looked_for_during_imports() -> None:
    with without_collection():
        assert not gc.isenabled()
    assert gc.isenabled()
    with pytest.raises(ImportError), without_collection():
        import_module("server.commands.no_such_command")
    assert gc.isenabled()


def shell(line: str, **environment: str) -> tuple[int, str, str]:
    """The result of a shell line, in which `kartenhaus` is this version."""
    done = subprocess.run(
        ["bash", "-c", line.replace("kartenhaus", KARTENHAUS)],
        capture_output=True,
        check=False,
        env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
    )
    return (
        done.returncode,
        done.stdout.decode(errors="replace"),
        done.stderr.decode(errors="replace"),
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    file.write_bytes(text_of(record_of("farbstich", 3)))
    return file


@pytest.mark.parametrize("typed", ["--version", "--help", "replay {record}", "verify {record}"])
def test_unwritable_output_is_an_error_with_a_sentence(record: Path, typed: str) -> None:
    line = f"kartenhaus {typed.format(record=record)}"
    full = shell(f"{line} > /dev/full")
    assert full == (2, "", "stdout cannot be written: no space is left.\n")
    assert shell(f"{line} >&-") == (2, "", "stdout cannot be written: it is closed.\n")


def test_a_file_is_written_even_without_standard_output(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    line = f"kartenhaus simulate farbstich --seats 3 --games 1 --seed a --out {out} 2>&-"
    assert shell(line)[0] == 0
    assert out.read_text().startswith('{"record"')


def test_a_closed_standard_error_changes_nothing(record: Path) -> None:
    code, out, _ = shell(f"kartenhaus verify {record} 2>&-")
    assert code == 0
    assert "1 game checked" in out


def test_a_closed_standard_input_is_an_error_with_a_sentence() -> None:
    code, _, err = shell("kartenhaus verify - <&-")
    assert (code, err) == (2, "stdin cannot be read: it is closed.\n")


@pytest.mark.parametrize("typed", [LONG, f"{LONG} --out -"])
def test_a_closed_pipe_ends_the_command_quietly(typed: str) -> None:
    assert shell(f"kartenhaus {typed} | head -1 | wc -l; echo ${{PIPESTATUS[0]}}") == (
        0,
        "1\n141\n",
        "",
    )


@pytest.mark.parametrize(
    "typed", ["replay {record} --open", "verify {record}", "--version", "--help"]
)
def test_a_pipe_that_was_never_read_is_no_error(record: Path, typed: str) -> None:
    code, out, err = shell(
        f"kartenhaus {typed.format(record=record)} | true; echo ${{PIPESTATUS[0]}}"
    )
    assert (code, err) == (0, "")
    assert out in {"141\n", "0\n"}


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_characters_that_the_terminal_cannot_encode_are_replaced(
    record: Path, encoding: str, language: str
) -> None:
    line = f"kartenhaus --language {language}"
    # ASCII lacks every letter that the others lack; a replay has the most kinds of letters.
    others = ("--help", f"verify {record}") if encoding == "ascii" else ()
    for typed in (f"replay {record}", *others):
        code, out, err = shell(f"{line} {typed}", PYTHONIOENCODING=encoding)
        assert (code, err) == (0, "")
        assert out
    if encoding == "ascii":
        assert shell(f"{line} deal", PYTHONIOENCODING=encoding)[0] == 2


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
def test_a_signal_leaves_no_half_written_file(tmp_path: Path, number: int, code: int) -> None:
    before = tmp_path / "games.jsonl"
    before.write_text("what was there before")
    command = [sys.executable, "-c", HEEDING, *LONG.split(), "--out", str(before)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        while len(list(tmp_path.iterdir())) < 2 and running.poll() is None:
            os.sched_yield()
        running.send_signal(number)
        out, err = running.communicate(timeout=60)
    assert (running.returncode, out, err) == (code, b"", b"")
    assert list(tmp_path.iterdir()) == [before]
    assert before.read_text() == "what was there before"


def test_circular_links_and_missing_files_are_errors_with_a_sentence(tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    simulate = "kartenhaus simulate farbstich --seats 3 --games 1 --seed a --out"
    assert shell(f"{simulate} {loop}")[2] == f"{loop} cannot be written: its links form a loop.\n"
    assert shell(f"{simulate} ''")[2] == " cannot be written: there is no such file or folder.\n"
    assert shell("kartenhaus verify ''")[2] == " cannot be read: there is no such file or folder.\n"


def test_a_file_may_have_the_longest_possible_name(tmp_path: Path) -> None:
    out = tmp_path / ("n" * 250)
    line = f"kartenhaus simulate farbstich --seats 3 --games 1 --seed a --out {out}"
    assert shell(line)[0] == 0
    assert list(tmp_path.iterdir()) == [out]


def on_a_terminal(typed: str) -> str:
    """The output of a command whose streams are all one terminal."""
    master, slave = pty.openpty()
    command = [sys.executable, "-c", OFTEN, *typed.split()]
    with subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave) as running:
        os.close(slave)
        written = b""
        while part := read_some(master):
            written += part
        assert running.wait(timeout=60) == 0
    os.close(master)
    return written.decode()


def read_some(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # the last one at the other end has gone
        return b""


def test_no_progress_bar_is_drawn_between_records_on_a_terminal() -> None:
    written = on_a_terminal("simulate eight28 --seats 3 --games 10 --seed a")
    assert all(json.loads(line) for line in written.splitlines())


def test_a_progress_bar_is_drawn_on_a_terminal_and_removed_at_the_end(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    written = on_a_terminal(f"simulate eight28 --seats 6 --games 10 --seed a --out {out}")
    assert BAR in written
    assert "10 games written to" in written.rpartition("\x1b[2K")[2]


@pytest.mark.parametrize("columns", [5, 9, 19, 200])
def test_a_progress_bar_is_not_wider_than_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    out = tmp_path / "games.jsonl"
    written = on_a_terminal(f"simulate eight28 --seats 6 --games 10 --seed a --out {out}")
    plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", written)
    lines = plain.split("\r\n")[0].split("\r")
    assert len(lines) > 2
    assert all(len(line) <= columns for line in lines)
