"""A house whose connections are taken by doors on a link of SSH."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from server.doors.ssh.host_keys import HostKeys
from server.protocol.seat import replace
from server.settings import StoreSettings
from tests.house.running import AT_ONCE
from tests.house.tables import Inside, the_table
from tests.link.near_doors import NearDoors
from tests.ssh.bare_server import connect
from tests.ssh.house_over_ssh import ANNA, BEN, MANY, PLENTY, Housed, Ran, housed
from tests.ssh.test_ssh_commands import play_to_the_end
from tests.textual.loopback import Client
from tests.textual.paper import is_given_back

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]
OPEN = {"do": "open", "game": "eight28", "seats": 3, "bots": ["simple"] * 2}
ASKED, OVER = b"\n> ", b"The game is over."


@asynccontextmanager
async def with_doors(
    folder: Path, keys: HostKeys, number: int = 1, **how: Any
) -> AsyncIterator[tuple[Housed, NearDoors]]:
    doors = NearDoors(folder, keys, number)
    async with housed(folder, keys, doors=doors, **how) as house:
        yield house, doors


async def run(port: int, command: str, key: asyncssh.SSHKey | None = None) -> Ran:
    methods = "publickey,keyboard-interactive"
    keys = [key] if key else None
    async with connect(port, "anna", client_keys=keys, preferred_auth=methods) as connection:
        return Ran(await connection.run(command, check=False, stdin=asyncssh.DEVNULL))


async def test_a_whole_game_is_played_over_json_and_its_record_verifies(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with with_doors(tmp_path, keys) as (house, _):
        async with house.entered(key=ANNA, term=None, command="json") as anna:
            anna.type(json.dumps(OPEN).encode() + b'\n{"do":"ready"}\n')
            record = await play_to_the_end(anna)
        assert (await house.run(f"verify {record}")).code == 0
        assert (await house.run("stats")).out.endswith("Games finished: 1\n")
        me = await house.run("me --json", key=ANNA)
        assert json.loads(me.out)["name"] == "anna"


async def test_a_whole_game_is_played_in_line_mode(tmp_path: Path, keys: HostKeys) -> None:
    async with (
        with_doors(tmp_path, keys) as (house, _),
        house.entered(key=ANNA, term=None) as anna,
    ):
        anna.type(b"play 8-28\n")
        asked = 0
        while OVER not in anna.read:
            await anna.until(partial(asks_again, anna, asked))
            asked = anna.read.count(ASKED)
            anna.type(b"1\n")
        assert the_table(house.house).roster.phase == "over"
        anna.type(b"quit\n")
        await anna.read_all()
        assert anna.read.endswith(b"Goodbye.\n")


@pytest.mark.long
async def test_a_whole_game_is_played_on_the_screen_that_the_door_paints(
    tmp_path: Path, keys: HostKeys
) -> None:
    limits = replace(AT_ONCE.limits, sayings_per_minute=PLENTY)
    opening = with_doors(tmp_path, keys, limits=limits)
    async with opening as (house, _), house.entered(key=ANNA) as anna:
        anna.type(b":play 8-28\r")
        await anna.until_shows("YOUR TURN")
        table = the_table(house.house)
        for number in count(1):
            await house.until(partial(asks_or_is_over, table))
            if table.roster.phase == "over":
                break
            # The screen answers once it shows all that has happened before.
            anna.type(f":say move {number}\r".encode())
            await anna.until_shows(f"move {number}")
            await anna.until_shows("YOUR TURN")
            before = table.playing.number
            anna.type(b":1\r")
            await house.until(partial(has_moved, table, before))
        await anna.until_shows("wins")
        anna.type(b":quit\r")
        await anna.read_all()
        assert is_given_back(anna.read)
        await house.until(lambda: not len(house.house.online))


def asks_again(anna: Client, asked: int) -> bool:
    return anna.read.count(ASKED) > asked or OVER in anna.read


def asks_or_is_over(table: Inside) -> bool:
    (anna,) = table.roster.people
    return table.roster.phase == "over" or anna in table.playing.asked


def has_moved(table: Inside, before: int) -> bool:
    return table.game is None or table.game.number != before


async def test_a_seat_is_kept_from_one_door_to_the_other(tmp_path: Path, keys: HostKeys) -> None:
    async with with_doors(tmp_path, keys, 2) as (house, doors):
        async with house.entered(key=ANNA) as anna:
            anna.type(b":play 8-28\r")
            await anna.until_shows("YOUR TURN")
            anna.connection.abort()
        await house.until(lambda: not len(house.house.online))
        async with connect(
            doors.ports[1], "anna", client_keys=[ANNA], preferred_auth="publickey"
        ) as other:
            process = await other.create_process(
                term_type="xterm-256color", term_size=(120, 40), encoding=None
            )
            await Client(other, process, (120, 40)).until_shows("YOUR TURN")


async def test_two_doors_share_the_connections_of_a_household_and_the_last_place(
    tmp_path: Path, keys: HostKeys
) -> None:
    home = MANY.__class__(connections=2)
    async with with_doors(tmp_path, keys, 2, household=home) as (house, doors):
        async with connect(doors.ports[0], "anna"), connect(doors.ports[1], "ben"):
            assert house.door.control.limits.connections == 2
            for port in doors.ports:
                with pytest.raises(asyncssh.DisconnectError, match="2 connections"):
                    await connect(port, "carl")
        await house.until(lambda: not house.door.control.limits.connections)
        assert (await run(doors.ports[1], "stats")).code == 0


async def test_two_doors_share_the_commands_of_a_household(tmp_path: Path, keys: HostKeys) -> None:
    home = MANY.__class__(commands_per_minute=3)
    async with with_doors(tmp_path, keys, 2, household=home) as (_, doors):
        codes = [(await run(port, "stats")).code for port in doors.ports * 2]
        assert codes == [0, 0, 0, 1]


async def test_a_ban_holds_at_every_door(tmp_path: Path, keys: HostKeys) -> None:
    admin = ANNA.export_public_key().decode().strip()
    async with with_doors(tmp_path, keys, 2, admins=(admin,)) as (house, doors):
        async with house.entered(key=BEN, term=None) as ben:
            await ben.until(lambda: b"Welcome" in ben.read)
            ban = await house.run(f"admin ban {BEN.get_fingerprint()}", key=ANNA)
            assert ban.code == 0
            await ben.read_all()
        for port in doors.ports:
            with pytest.raises(asyncssh.Error):
                await run(port, "stats", BEN)
        await house.until(lambda: len(house.log("refused")) == 2)
        assert {each["why"] for each in house.log("refused")} == {"key-not-welcome"}


async def test_a_house_for_invited_people_knows_them_at_every_door(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with with_doors(tmp_path, keys, 2) as (house, doors):
        async with house.entered(key=ANNA, term=None) as anna:
            await anna.until(lambda: b"Welcome" in anna.read)
        house.change_settings(invite_only=True)
        for port in doors.ports:
            assert (await run(port, "stats", ANNA)).code == 0
            with pytest.raises(asyncssh.PermissionDenied):
                await run(port, "stats", BEN)


async def test_what_doors_refuse_is_counted_and_logged_by_the_house(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with with_doors(tmp_path, keys) as (house, _):
        async with house.connected() as anna:
            with pytest.raises(asyncssh.ChannelOpenError):
                await anna.open_connection("127.0.0.1", 22)
        refused = house.door.control.limits.refused
        await house.until(lambda: refused["no-forwarding"] == 1)
        assert house.log("refused") == [{"why": "no-forwarding", "address": "127.0.0.0/24"}]


async def test_people_are_told_at_the_door_that_the_house_closes(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with with_doors(tmp_path, keys) as (house, _), house.entered(key=ANNA) as anna:
        await anna.until_shows("you are anna")
        house.house.dismiss()
        await anna.read_all()
        assert is_given_back(anna.read)
        assert "The house is closing." in anna.read.decode().split("\x1b[?1049l")[-1]


async def test_doors_get_settings_that_were_read_again_but_no_password(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with with_doors(tmp_path, keys) as (house, doors):
        secret = StoreSettings("postgresql://anna:secret@db.example/house")
        control, settings = house.door.control, house.house.settings
        door = replace(settings.door, sessions=2)
        control.change(replace(settings, store=secret, door=door))
        assert house.house.settings.store == secret
        (link,) = doors.links
        await house.until(lambda: link.rules.settings.door.sessions == 2)
        assert link.rules.settings.store == StoreSettings()
