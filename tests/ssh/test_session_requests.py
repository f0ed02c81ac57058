"""Requests of SSH clients: sessions, variables, commands, forwarding, files."""

import asyncio
from pathlib import Path

import asyncssh
import pytest

from server.doors.ssh.adapter import LONGEST_VARIABLE, MOST_VARIABLES, WINDOW
from server.doors.ssh.host_keys import HostKeys
from server.doors.ssh.session_process import LONGEST_COMMAND
from server.settings import HouseholdSettings
from tests.ssh.bare_server import HERE, doorway, read_came, ssh, until

NO_FILES = "There are no files to copy here."
NOT_PASSED_ON = "Port forwarding is not allowed."


@pytest.mark.asyncio
async def test_a_session_gets_input_byte_by_byte(keys: HostKeys) -> None:
    typed = b"a\xff\x00\x9b\x7f\x03\x04\r\n\x1b[A"
    async with doorway(keys) as door, await door.client() as anna:
        process = await anna.create_process("stay", term_type="xterm", encoding=None)
        await process.stdout.readline()
        process.stdin.write(typed)
        assert await process.stdout.readexactly(len(typed)) == typed


@pytest.mark.asyncio
async def test_a_session_knows_its_terminal_and_its_command(keys: HostKeys) -> None:
    async with doorway(keys) as door, await door.client() as anna:
        came = await door.came(anna, command="join 7", term_type="vt100")
        assert (came.command, came.term) == ("join 7", "vt100")
        came = await door.came(anna)
        assert (came.command, came.term) == (None, None)


@pytest.mark.asyncio
async def test_only_the_variables_for_language_and_colours_are_accepted(keys: HostKeys) -> None:
    wanted = {
        "LANG": "de_CH.UTF-8",
        "LC_ALL": "fr_CH",
        "LC_MESSAGES": "it",
        "COLORTERM": "truecolor",
        "TERM_PROGRAM": "vi",
        "NO_COLOR": "1",
    }
    others = {
        "PATH": "/tmp",  # noqa: S108 (nothing is written there)
        "LD_PRELOAD": "evil.so",
        "LANGUAGE": "en",
        "XLC_ALL": "en",
        "lang": "en",
        "TERM": "dumb",
        "TEXTUAL_DRIVER": "x:y",
        "": "empty",
    }
    async with doorway(keys) as door, await door.client() as anna:
        assert (await door.came(anna, env=wanted | others)).env == wanted


@pytest.mark.asyncio
async def test_the_number_and_size_of_variables_are_limited(keys: HostKeys) -> None:
    async with doorway(keys) as door, await door.client() as anna:
        many = {f"LC_{number}": "x" for number in range(1000)}
        assert len((await door.came(anna, env=many)).env) == MOST_VARIABLES
        assert (await door.came(anna, env={"LANG": "x" * LONGEST_VARIABLE})).env == {}
        odd = {b"LANG": b"\xff\xfe", b"LC_ALL": b"de"}
        assert (await door.came(anna, env=odd)).env == {"LC_ALL": "de"}


@pytest.mark.asyncio
async def test_openssh_sends_its_language(keys: HostKeys, tmp_path: Path) -> None:
    send = ("-o", "SetEnv LANG=it_CH PATH=/x LC_TIME=de")
    async with doorway(keys) as door:
        _, out, _ = await ssh(door, tmp_path, *send, f"anna@{HERE}", "who")
        assert read_came(out).env == {"LANG": "it_CH", "LC_TIME": "de"}


@pytest.mark.asyncio
async def test_connections_are_not_forwarded(keys: HostKeys, tmp_path: Path) -> None:
    async with doorway(keys) as door, await door.client() as anna:
        with pytest.raises(asyncssh.ChannelOpenError, match=NOT_PASSED_ON):
            await anna.open_connection(HERE, door.port)
        with pytest.raises(asyncssh.ChannelOpenError, match=NOT_PASSED_ON):
            await anna.open_unix_connection(str(tmp_path / "socket"))
        with pytest.raises(asyncssh.ChannelListenError):
            await anna.forward_remote_port(HERE, 0, HERE, 1)
        with pytest.raises(asyncssh.ChannelListenError):
            await anna.forward_remote_path(str(tmp_path / "socket"), str(tmp_path / "other"))
        with pytest.raises(asyncssh.ChannelOpenError):
            await anna.open_tun()
        assert list(tmp_path.iterdir()) == []
        assert (await door.came(anna)).login == "anna"


@pytest.mark.slow
@pytest.mark.asyncio
async def test_openssh_cannot_forward_through_the_server(keys: HostKeys, tmp_path: Path) -> None:
    async with doorway(keys) as door:
        through = ("-W", f"{HERE}:{door.port}", f"anna@{HERE}")
        code, out, err = await ssh(door, tmp_path, *through)
        assert (code, out) == (255, "")
        assert NOT_PASSED_ON in err
        back = ("-R", "0:localhost:1", "-o", "ExitOnForwardFailure=yes", f"anna@{HERE}", "who")
        code, out, err = await ssh(door, tmp_path, *back)
        assert (code, out) == (255, "")
        assert "remote port forwarding failed" in err


@pytest.mark.asyncio
async def test_agents_and_windows_are_not_forwarded(keys: HostKeys) -> None:
    async with doorway(keys) as door, await door.client(agent_forwarding=True) as anna:
        process = await anna.create_process("wait")
        await process.stdout.readline()
        [(_, served)] = door.butler.came
        assert served.channel.get_agent_path() is None
        with pytest.raises(asyncssh.ChannelOpenError, match="X11"):
            await anna.run("who", x11_forwarding=True, x11_display=":0")


@pytest.mark.asyncio
async def test_openssh_logs_in_without_agent_forwarding(keys: HostKeys, tmp_path: Path) -> None:
    async with doorway(keys) as door:
        asked = ("-A", "-X", "-v", f"anna@{HERE}", "who")
        code, out, err = await ssh(door, tmp_path, *asked)
        assert (code, read_came(out).login) == (0, "anna")
        assert "client-agent" not in err


@pytest.mark.asyncio
async def test_file_transfers_are_refused(keys: HostKeys, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    async with doorway(keys) as door, await door.client() as anna:
        with pytest.raises(asyncssh.Error):
            await anna.start_sftp_client()
        for subsystem in ("sftp", "netconf"):
            done = await anna.run(subsystem=subsystem)
            assert (done.exit_status, done.stdout, done.stderr) == (2, "", NO_FILES + "\n")
        for command in (
            "scp -t /",
            "/usr/bin/scp -f x",
            " rsync --server . /",
            "/usr/lib/sftp-server",
        ):
            assert (await anna.run(command)).stderr == NO_FILES + "\n"
        assert door.butler.came == []


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("how", [["-s"], []])
async def test_openssh_shows_that_there_are_no_files(
    keys: HostKeys, tmp_path: Path, how: list[str]
) -> None:
    wanted = "sftp" if how else "scp -t /"
    async with doorway(keys) as door:
        code, out, err = await ssh(door, tmp_path, *how, f"anna@{HERE}", wanted)
        assert (code, out, err) == (2, "", NO_FILES + "\n")


@pytest.mark.asyncio
async def test_an_overlong_command_is_refused(keys: HostKeys) -> None:
    async with doorway(keys) as door:
        async with await door.client() as anna:
            fits = "é" * (LONGEST_COMMAND // 2)
            assert (await door.came(anna, command=fits)).command == fits
            done = await anna.run(fits + "x")
            sentence = "This command is too long. At most 4096 bytes are read.\n"
            assert (done.exit_status, done.stderr) == (2, sentence)
            with pytest.raises(asyncssh.Error):
                await anna.run("x" * 1_000_000)
        async with await door.client() as berta:
            assert (await door.came(berta)).login == "anna"


@pytest.mark.asyncio
async def test_commands_are_rate_limited(keys: HostKeys) -> None:
    household = HouseholdSettings(commands_per_minute=2)
    async with doorway(keys, household=household) as door, await door.client() as anna:
        for _ in range(2):
            assert (await door.came(anna, command="who")).command == "who"
        done = await anna.run("who")
        sentence = "Too many commands came from your address. Try again in 30 seconds.\n"
        assert (done.exit_status, done.stdout, done.stderr) == (1, "", sentence)
        assert (await door.came(anna)).command is None
        await door.pass_time(30)
        assert (await door.came(anna, command="who")).command == "who"
        assert door.limits.refused == {"address-limit": 1}


@pytest.mark.asyncio
async def test_a_connection_has_a_limited_number_of_sessions(keys: HostKeys) -> None:
    async with doorway(keys, sessions=2) as door, await door.client() as anna:
        staying = [await anna.create_process("stay") for _ in range(2)]
        more = (anna.create_process("stay") for _ in range(28))
        for refused in await asyncio.gather(*more, return_exceptions=True):
            assert isinstance(refused, asyncssh.ChannelOpenError)
            assert "only 2 sessions at once" in refused.reason
        staying[0].stdin.write_eof()
        await staying[0].wait_closed()
        assert (await door.came(anna)).login == "anna"
        assert door.limits.refused == {"too-many-sessions": 28}


@pytest.mark.asyncio
async def test_signals_and_breaks_are_ignored(keys: HostKeys) -> None:
    async with doorway(keys) as door, await door.client() as anna:
        process = await anna.create_process("stay", term_type="xterm")
        await process.stdout.readline()
        for signal in ("INT", "TERM", "HUP", "no signal at all"):
            process.channel.send_signal(signal)
        process.channel.send_break(1000)
        process.stdin.write("still here")
        assert await process.stdout.readexactly(10) == "still here"


@pytest.mark.asyncio
async def test_unread_resizes_are_combined(keys: HostKeys) -> None:
    async with doorway(keys) as door, await door.client() as anna:
        process = await anna.create_process("wait", term_type="xterm")
        await process.stdout.readline()
        [(_, served)] = door.butler.came
        for width in range(1, 1001):
            process.change_terminal_size(width, 50)
        await until(lambda: served.term_size[:2] == (1000, 50))
        with pytest.raises(asyncssh.TerminalSizeChanged):
            await served.stdin.read(1)
        process.stdin.write("x")
        assert await served.stdin.read(1) == b"x"


@pytest.mark.asyncio
async def test_unread_input_stays_with_the_client(keys: HostKeys) -> None:
    async with doorway(keys) as door, await door.client() as anna:
        process = await anna.create_process("stay", encoding=None)
        await process.stdout.readline()
        [(_, served)] = door.butler.came
        served.channel.pause_reading()
        process.stdin.write(bytes(4 * WINDOW))
        for _ in range(100):
            await asyncio.sleep(0)
        assert process.channel.get_write_buffer_size() == 3 * WINDOW
        process.channel.abort()
