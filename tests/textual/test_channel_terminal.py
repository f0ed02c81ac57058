"""An app in a real SSH session."""

from typing import Any

import asyncssh
import pytest
from textual.app import App

from server.doors.terminal.terminal import Bounds, Size
from server.doors.textual.driver import TerminalDriver
from server.doors.textual.run import AppEnd
from tests.textual.apps import Fragile, Parlour
from tests.textual.loopback import Client, entered, opened, wait_for
from tests.textual.paper import is_given_back, kinds_of_colors

pytestmark = pytest.mark.slow


class Later:
    """A listener that starts to listen after the end."""

    knows_that_he_is_gone = False

    def received(self, text: str) -> None: ...

    def resized(self, size: Size) -> None: ...

    def gone(self) -> None:
        self.knows_that_he_is_gone = True


@pytest.mark.asyncio
async def test_a_client_sees_the_app_types_and_leaves() -> None:
    async with opened(Parlour) as door, entered(door) as client:
        await client.until_shows("for Anna")
        client.type("aß\x1b[A".encode())
        await client.until_shows("a ß up")
        door.apps[0].exit()
        assert await door.next_end() == AppEnd("left")
        await client.read_all()
        assert is_given_back(client.read)
        assert (await client.process.wait()).exit_status == 0


@pytest.mark.asyncio
async def test_input_before_the_start_of_the_app_is_not_lost() -> None:
    async with opened(Parlour) as door:
        door.is_open.clear()
        async with entered(door) as client:
            client.type(b"early")
            client.size = (100, 40)
            client.process.change_terminal_size(*client.size)
            await wait_for(lambda: door.waiting[0]._recv_buf_len == 5)
            await wait_for(lambda: door.waiting[0].term_size[0] == 100)
            door.is_open.set()
            await client.until_shows("the table")
            await door.pass_time(0.1)
            await client.until_shows("e a r l y")
            assert tuple(door.apps[0].size) == (100, 40)


@pytest.mark.asyncio
async def test_a_client_that_leaves_before_its_app_starts_is_gone() -> None:
    async with opened(Parlour) as door:
        door.is_open.clear()
        async with entered(door) as client:
            await wait_for(lambda: door.waiting)
            client.process.stdin.write_eof()
            await wait_for(lambda: door.waiting[0]._eof_received)
            door.is_open.set()
            assert await door.next_end() == AppEnd("gone")


@pytest.mark.asyncio
async def test_split_utf8_characters_are_joined_and_invalid_bytes_are_ignored(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    received = TerminalDriver.received

    def received_with_text(driver: TerminalDriver, text: str) -> None:
        assert text, "nothing would mean the end"
        received(driver, text)

    monkeypatch.setattr(TerminalDriver, "received", received_with_text)
    async with opened(Parlour) as door, entered(door) as client:
        await client.until_shows("for Anna")
        for part in (b"a\xc3", b"\xa4", b"\xff\xfe\x9b", b"\xc3", b"b"):
            client.type(part)
        await client.until_shows(" b ")
        assert [key for key in door.apps[0].heard if len(key) == 1] == ["a", "ä", "b"]  # type: ignore[attr-defined]
        client.type(b"\x00\x80z")
        await client.until_shows("ctrl+@")
        await client.until_shows("z")


@pytest.mark.asyncio
async def test_a_resized_terminal_is_repainted_within_the_largest_size() -> None:
    async with opened(Parlour) as door, entered(door) as client:
        await client.until_shows("for Anna")
        client.process.change_terminal_size(100, 40)
        await client.until(lambda: b"\x1b[40H" in client.read)
        for _ in range(200):
            client.process.change_terminal_size(3000, 3000)
        client.type(b"x")
        await client.until_shows("x")
        await door.pass_time(0.1)
        await client.until(lambda: b"\x1b[150H" in client.read)
        assert door.terminals[0].size == (400, 150)
        assert tuple(door.apps[0].size) == (400, 150)
        assert len(door.apps[0].sizes) <= 5  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("term", "env", "kinds"),
    [
        ("xterm", {}, {"16"}),
        ("xterm-256color", {}, {"256"}),
        ("xterm-256color", {"COLORTERM": "truecolor"}, {"truecolor"}),
        ("xterm-256color", {"COLORTERM": "truecolor", "NO_COLOR": "1"}, set()),
        ("vt100", {}, set()),
    ],
)
@pytest.mark.asyncio
async def test_the_app_is_painted_in_the_colours_of_the_client(
    term: str, env: dict[str, str], kinds: set[str]
) -> None:
    async with opened(Parlour) as door, entered(door, term, env=env) as client:
        await client.until_shows("the table")
        painted = client.read.split(b"$qm\x1b\\\x1b[m")[-1]
        assert kinds_of_colors(painted) == kinds


@pytest.mark.asyncio
async def test_a_client_whose_connection_breaks_is_gone() -> None:
    async with opened(Parlour) as door, entered(door) as client:
        await client.until_shows("for Anna")
        client.connection.abort()
        assert await door.next_end() == AppEnd("gone")
        later = Later()
        door.terminals[0].listen(later)
        assert later.knows_that_he_is_gone


@pytest.mark.asyncio
async def test_a_client_that_ends_its_input_is_gone() -> None:
    async with opened(Parlour) as door, entered(door) as client:
        await client.until_shows("for Anna")
        client.process.stdin.write_eof()
        assert await door.next_end() == AppEnd("gone")
        await client.read_all()
        assert is_given_back(client.read)


@pytest.mark.asyncio
async def test_a_client_whose_channel_closes_while_it_is_not_read_is_gone() -> None:
    async with opened(Parlour) as door, entered(door) as client:
        await client.until_shows("for Anna")
        client.type(b"k" * 400_000)
        await wait_for(lambda: door.terminals[0]._paused)
        client.process.channel.abort()
        await wait_for(door.terminals[0]._channel.is_closing)
        await door.pass_time(1)
        assert await door.next_end() == AppEnd("gone")


@pytest.mark.asyncio
async def test_a_flood_of_input_stays_with_the_client_and_others_are_not_delayed() -> None:
    async with opened(Parlour) as door, entered(door) as client, entered(door) as quiet:
        await client.until_shows("for Anna")
        await quiet.until_shows("for Anna")
        client.type(b"k" * 400_000)
        await wait_for(lambda: door.terminals[0]._paused)
        quiet.type(b"q")
        await quiet.until_shows("q")
        heard = door.apps[0].heard  # type: ignore[attr-defined]
        assert len(heard) <= Bounds().keys_at_once + 1
        driver = door.apps[0]._driver
        assert isinstance(driver, TerminalDriver)
        assert 0 < len(driver._parser._text) <= 65536
        await door.pass_time(1)
        await client.until_shows("k k k k k k")
        assert len(heard) <= 250


@pytest.mark.asyncio
async def test_a_crash_prints_nothing_of_what_the_app_knew() -> None:
    async with opened(Fragile) as door, entered(door) as client:
        await client.until_shows("for Anna")
        client.type(b"b")
        ended = await door.next_end()
        await client.read_all()
        assert ended.how == "crashed"
        assert b"seven-of-hearts" not in client.read
        assert is_given_back(client.read)


@pytest.mark.asyncio
async def test_each_channel_of_a_connection_has_its_own_app() -> None:
    names = iter(["Anna", "Berta"])
    app: list[App[Any]] = []

    def make() -> App[Any]:
        app.append(Parlour(next(names)))
        return app[-1]

    async with opened(make) as door, entered(door) as anna:
        await anna.until_shows("for Anna")
        process: asyncssh.SSHClientProcess[bytes] = await anna.connection.create_process(
            term_type="xterm", term_size=(80, 24), encoding=None
        )
        berta = Client(anna.connection, process, (80, 24))
        await berta.until_shows("for Berta")
        berta.type(b"b")
        await berta.until_shows("b ")
        app[0].exit()
        assert await door.next_end() == AppEnd("left")
        berta.type(b"c")
        await berta.until_shows("b c")
