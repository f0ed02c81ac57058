"""Lines over byte streams, and the standard streams of a process."""

import asyncio
import os
import pty
import subprocess
import sys
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.doors.lines import CHUNK, OverlongLine, lines, text_writer
from tests.doors.scripted import Page, Source

pytestmark = pytest.mark.slow

LONGEST = 8
# Tells back what it is told, line by line, until it is told to end.
ECHO = """
import asyncio, sys
from contextlib import aclosing
from server.errors import HouseError
from server.doors.lines import lines, standard_streams

async def main():
    read, write = standard_streams()
    await write(b"ready\\n")
    async with aclosing(lines(read, 1000000)) as incoming:
        async for line in incoming:
            if line == b"end":
                return
            if line == b"end while reading":
                reading = asyncio.create_task(read(1))
                await write(b"leaves\\n")
                return
            await write(line + b"!\\n")

try:
    asyncio.run(main())
except BrokenPipeError:
    sys.exit(141)
except HouseError as complaint:
    sys.exit(f"{complaint.code}: {complaint.details}")
"""
COMMAND = [sys.executable, "-c", ECHO]


class Chunks:
    """Returns exactly the given pieces."""

    def __init__(self, *pieces: bytes) -> None:
        self._pieces = iter(pieces)

    async def read(self, most: int) -> bytes:
        return next(self._pieces, b"")


async def all_lines(*pieces: bytes, longest: int = LONGEST) -> list[bytes | OverlongLine]:
    return [line async for line in lines(Chunks(*pieces).read, longest)]


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (b"", []),
        (b"one", [b"one"]),
        (b"one\n", [b"one"]),
        (b"one\r\ntwo\n", [b"one", b"two"]),
        (b"\n\none\n", [b"", b"", b"one"]),
        (b"o\rne\n", [b"o\rne"]),
        (b"12345678\n", [b"12345678"]),
        (b"12345678\r\n", [b"12345678"]),
        (b"123456789\none\n", [OverlongLine(LONGEST), b"one"]),
        (b"123456789", [OverlongLine(LONGEST)]),
        (b"1234567\r\r\n", [b"1234567\r"]),
        (b"x" * 100 + b"\n\none", [OverlongLine(LONGEST), b"", b"one"]),
    ],
)
async def test_input_is_split_at_line_ends(
    text: bytes, expected: list[bytes | OverlongLine]
) -> None:
    assert await all_lines(text) == expected
    assert await all_lines(*(text[at : at + 1] for at in range(len(text)))) == expected


@given(st.lists(st.binary(min_size=1, max_size=6) | st.sampled_from((b"\n", b"\r\n", b"long" * 9))))
def test_splitting_the_input_elsewhere_gives_the_same_lines(pieces: list[bytes]) -> None:
    whole = b"".join(pieces)
    found = asyncio.run(all_lines(*pieces))
    texts = whole.split(b"\n")
    if not texts[-1]:
        texts.pop()
    texts = [text.removesuffix(b"\r") for text in texts]
    assert found == [text if len(text) <= LONGEST else OverlongLine(LONGEST) for text in texts]


@pytest.mark.asyncio
async def test_an_overlong_line_is_not_kept_in_memory() -> None:
    piece = bytes(CHUNK)

    async def store(pieces: int) -> int:
        tracemalloc.start()
        found = await all_lines(*(piece,) * pieces, b"\none\n", longest=2 * CHUNK)
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert found == [OverlongLine(2 * CHUNK), b"one"]
        return peak

    assert await store(1000) < 20 * CHUNK


@pytest.mark.asyncio
async def test_a_line_is_returned_before_the_next_one_arrives() -> None:
    incoming = lines(Source(b"one\ntw", ends=False).read, LONGEST)
    assert await anext(incoming) == b"one"
    await incoming.aclose()


def echo(text: bytes) -> tuple[int, bytes, bytes]:
    done = subprocess.run(COMMAND, input=text, capture_output=True, check=False, timeout=60)
    return done.returncode, done.stdout, done.stderr


def test_standard_streams_can_be_pipes() -> None:
    assert echo(b"one\ntwo\nthree") == (0, b"ready\none!\ntwo!\nthree!\n", b"")
    assert echo(b"") == (0, b"ready\n", b"")


def test_standard_streams_take_much_at_once() -> None:
    text = b"x" * 900000
    assert echo(text + b"\n") == (0, b"ready\n" + text + b"!\n", b"")


def test_standard_streams_can_be_files(tmp_path: Path) -> None:
    moves, told = tmp_path / "moves.txt", tmp_path / "told.txt"
    moves.write_bytes(b"one\ntwo\n")
    with moves.open("rb") as source, told.open("wb") as page:
        subprocess.run(COMMAND, stdin=source, stdout=page, check=True, timeout=60)
    assert told.read_bytes() == b"ready\none!\ntwo!\n"


def test_standard_streams_can_be_a_terminal() -> None:
    master, slave = pty.openpty()
    with subprocess.Popen(COMMAND, stdin=slave, stdout=slave, stderr=slave) as running:
        os.close(slave)
        shown = b""
        while b"ready" not in shown:
            shown += os.read(master, 1000)
        os.write(master, b"one\n")
        while b"one!" not in shown:
            shown += os.read(master, 1000)
        os.write(master, b"\x04")
        assert running.wait(timeout=60) == 0
    os.close(master)


@pytest.mark.parametrize("word", ["end", "end while reading"])
def test_a_process_can_exit_while_a_read_is_blocked(word: str) -> None:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as running:
        assert running.stdin
        assert running.stdout
        # It has not been asked anything yet, and speaks all the same.
        assert running.stdout.readline() == b"ready\n"
        running.stdin.write(f"{word}\n".encode())
        running.stdin.flush()
        assert running.wait(timeout=60) == 0


def test_a_closed_output_raises_an_error() -> None:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as running:
        assert running.stdin
        assert running.stdout
        assert running.stdout.readline() == b"ready\n"
        running.stdout.close()
        running.stdin.write(b"one\n")
        running.stdin.flush()
        assert running.wait(timeout=60) == 141


def test_standard_streams_can_be_non_blocking() -> None:
    source, sender = os.pipe()
    reader, page = os.pipe()
    os.set_blocking(source, False)
    os.set_blocking(page, False)
    text = b"x" * 900000
    with subprocess.Popen(COMMAND, stdin=source, stdout=page) as running:
        os.close(source)
        os.close(page)
        with os.fdopen(reader, "rb") as told, os.fdopen(sender, "wb") as sending:
            assert told.readline() == b"ready\n"
            sending.write(text + b"\n")
            sending.flush()
            assert told.readline() == text + b"!\n"
            sending.write(b"end\n")
        assert running.wait(timeout=60) == 0


@pytest.mark.parametrize("source", ["<&-", "0>/dev/null"])
def test_an_unreadable_standard_input_raises_an_error(source: str) -> None:
    done = subprocess.run(
        ["bash", "-c", f'exec "$@" {source}', "bash", *COMMAND],
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (1, b"ready\n")
    assert done.stderr.startswith(b"cannot-read: {'file': 'stdin', 'why': 'closed'")


async def written(text: str, width: int) -> str:
    page = Page()
    await text_writer(page.write, lambda: width)(text)
    return b"".join(page.writes).decode()


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("width", "text", "rows"),
    [
        (0, "a line of any length\n", ["a line of any length"]),
        (9, "four words in two\n", ["four", "words in", "two"]),
        (8, "words in one\n", ["words in", "one"]),
        (7, "one\ntwo words\n\n", ["one", "two", "words", ""]),
        # Four letters of two columns each.
        (8, "a \u4f60\u597d\u4e16\u754c b\n", ["a", "\u4f60\u597d\u4e16\u754c", "b"]),
        (4, "an overlong word\n", ["an", "overlong", "word"]),
        (9, "  to the right\n  > \n", ["  to the", "  right", "  > "]),
        (8, " \x1b[1mtwo\x1b[0m one three\n", [" \x1b[1mtwo\x1b[0m one", " three"]),
    ],
)
async def test_lines_are_broken_between_words_where_the_width_is_known(
    width: int, text: str, rows: list[str]
) -> None:
    assert (await written(text, width)).split("\n") == [*rows, ""]


@pytest.mark.asyncio
@pytest.mark.parametrize("width", [0, 12])
async def test_a_command_is_never_broken_and_can_be_copied(width: int) -> None:
    *_, last, end = (await written("type: ssh\xa0-p\xa02222\xa0house\n", width)).split("\n")
    assert last.endswith("ssh -p 2222 house")
    assert not end
