"""`ssh host admin …`: its commands, and who may use them."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from server.commands.ssh.admin_commands import COMMANDS
from server.doors.ssh.host_keys import HostKeys
from server.house.people.households import Cost
from server.protocol.refusals import AddressLimit
from server.settings import HouseholdSettings
from tests.house.running import ManualClock
from tests.house.scenarios import execute
from tests.ssh.house_over_ssh import ANNA, BEN, Housed, Ran, housed
from tests.ssh.test_sessions import says
from tests.textual.paper import PATIENCE

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]
PUBLIC = ANNA.export_public_key().decode().strip()


class Run:
    """A house with an administrator."""

    def __init__(self, house: Housed) -> None:
        self.house = house

    async def admin(self, command: str) -> Ran:
        return await self.house.run(f"admin {command}", key=ANNA)


@asynccontextmanager
async def run_by_anna(folder: Path, keys: HostKeys, **door: Any) -> AsyncIterator[Run]:
    async with housed(folder, keys, admins=(PUBLIC,), **door) as house:
        yield Run(house)


@pytest.mark.parametrize("command", ["status", "say hi", "nonsense", "", "drain on", "ban ben"])
@pytest.mark.parametrize("key", [None, BEN], ids=["guest", "other key"])
async def test_admin_commands_are_refused_without_an_admin_key(
    tmp_path: Path, keys: HostKeys, command: str, key: asyncssh.SSHKey | None
) -> None:
    async with run_by_anna(tmp_path, keys) as run:
        told = await run.house.run(f"admin {command}", key=key)
        assert (told.code, told.out) == (2, "")
        assert told.err == "Only administrators can do this.\n"
        (entry,) = run.house.log("refused")
        assert entry == {"why": "admins-only", "address": "127.0.0.0/24"}
        assert not run.house.house.closing


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("unban x", "BAN cannot be “x”: there is none.\n"),
        ("close 99", "TABLE cannot be “99”: there is none.\n"),
    ],
)
async def test_where_there_is_nothing_to_choose_the_sentence_lists_nothing(
    tmp_path: Path, keys: HostKeys, command: str, sentence: str
) -> None:
    async with run_by_anna(tmp_path, keys) as run:
        told = await run.admin(command)
        assert (told.code, told.out, told.err) == (2, "", sentence)


async def test_unknown_admin_commands_get_a_sentence(tmp_path: Path, keys: HostKeys) -> None:
    async with run_by_anna(tmp_path, keys) as run:
        told = await run.admin("nonsense")
        assert told.code == 2
        assert ", ".join([*COMMANDS][:-1]) in told.err
        for command in (
            "say",
            "kick",
            "kick nobody",
            "close",
            "close 99",
            "ban",
            "ban nobody",
            "unban x",
            "drain maybe",
            "people nobody",
            "mute",
            "mute nobody",
            "merge ben",
            "merge ben nobody",
            "restart now",
            "restart --when-quiet",
            "restart --when-quiet 0",
            "log 3",
        ):
            told = await run.admin(command)
            assert (told.code, told.out) == (2, ""), command
            assert told.err


async def test_an_announcement_reaches_everybody(tmp_path: Path, keys: HostKeys) -> None:
    async with run_by_anna(tmp_path, keys) as run, run.house.entered("ben", term=None) as ben:
        ben.type(b"play farbstich\n")
        await says(ben, "> Your turn.")
        assert (await run.admin("say it's late, \x1b[2Jgood night")).code == 0
        await says(ben, "The house announces: it's late, ")
        assert b"\x1b" not in ben.read
        assert "late" not in run.house.whole_log


async def test_a_kicked_person_may_come_again(tmp_path: Path, keys: HostKeys) -> None:
    async with run_by_anna(tmp_path, keys) as run:
        async with run.house.entered("Ben Lee") as ben:
            await ben.until_shows("You are Ben Lee")
            assert (await run.admin("kick Ben Lee")).out == "Ben Lee was disconnected.\n"
            await ben.read_all()
            assert b"The house has ended your visit." in ben.read.split(b"\x1b[23;0t")[-1]
        assert (await run.house.run(None, "Ben Lee", typed="quit\n")).code == 0


async def test_a_table_is_closed_at_once_with_a_word_to_its_people(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with run_by_anna(tmp_path, keys) as run, run.house.entered("ben", term=None) as ben:
        ben.type(b"play farbstich\n")
        await says(ben, "> Your turn.")
        told = await run.admin("close 1 We close, \x1b[2Jgood night")
        assert (told.code, told.out) == (0, "Table 1 is closed.\n")
        await says(ben, "The house announces: We close, ")
        await says(ben, "Table 1 is closed.")
        assert b"\x1b" not in ben.read
        assert (await run.house.run("tables --json")).out == "[]\n"
        (entry,) = run.house.log("admin")
        assert (entry["command"], entry["whom"]) == ("close", "1")
        assert entry["by"] == ANNA.get_fingerprint()
        assert "night" not in run.house.whole_log


REFUSED = (asyncssh.DisconnectError, asyncssh.ChannelOpenError)
"""depends on whether the client asks for a session before it is disconnected"""


@pytest.mark.parametrize("by_key", [False, True])
async def test_a_ban_of_a_key_holds_at_once_and_after_a_restart(
    tmp_path: Path, keys: HostKeys, by_key: bool
) -> None:
    async with run_by_anna(tmp_path, keys) as run:
        async with run.house.connected("ben", BEN) as connection:
            inside = await connection.create_process(encoding=None)
            await inside.stdout.readuntil(b"Welcome")
            told = await run.admin(f"ban {BEN.get_fingerprint()}" if by_key else "ban ben")
            assert told.out == f"Banned: {BEN.get_fingerprint()}\n"
            assert b"You are banned from this house." in await inside.stdout.read()
            again = await connection.run("who")
            assert (again.exit_status, again.stdout) == (1, "")
            assert "your key" in str(again.stderr)
        with pytest.raises(REFUSED):
            await run.house.run("who", key=BEN)
    async with run_by_anna(tmp_path, keys) as run:
        with pytest.raises(REFUSED):
            await run.house.run("who", key=BEN)
        assert (await run.admin("bans")).out == f"{BEN.get_fingerprint()}\n"
        assert (await run.admin(f"unban {BEN.get_fingerprint()}")).code == 0
        assert (await run.house.run("who", key=BEN)).code == 0
        assert json.loads((await run.admin("bans --json")).out) == []


async def test_a_ban_does_not_reset_ratelimits(tmp_path: Path, keys: HostKeys) -> None:
    async with run_by_anna(
        tmp_path, keys, household=HouseholdSettings(commands_per_minute=3)
    ) as run:
        limits = run.house.door.control.limits
        starting = limits.starting
        assert (await run.admin("ban 192.0.2.7")).code == 0
        assert (await run.admin("unban 192.0.2.7/32")).code == 0
        here = limits.household("127.0.0.1")
        assert here.refuse(Cost.COMMANDS, limits.clock.now()) is None
        assert isinstance(here.refuse(Cost.COMMANDS, limits.clock.now()), AddressLimit)
        assert limits.starting is starting


async def test_a_ban_for_a_while_is_told_with_its_end_outlives_a_restart_and_then_ends(
    tmp_path: Path, keys: HostKeys
) -> None:
    clock = ManualClock()
    async with run_by_anna(tmp_path, keys, clock=clock) as run:
        german = {"LANG": "de_DE.UTF-8"}
        async with run.house.entered("ben", BEN, term=None, env=german) as ben:
            await says(ben, "Willkommen")
            told = await run.admin("ban ben --for 3d --why cheating")
            assert told.out == f"Banned: {BEN.get_fingerprint()} until 1970-01-15 13:46 UTC\n"
            await says(ben, "Du darfst dieses Haus bis 1970-01-15 13:46 UTC nicht mehr betreten.")
        (entry,) = run.house.log("admin")
        assert (entry["whom"], entry["why"]) == ("ben --for 3d", "cheating")
    async with run_by_anna(tmp_path, keys, clock=clock) as run:
        with pytest.raises(REFUSED):
            await run.house.run("who", key=BEN)
        (listed,) = json.loads((await run.admin("bans --json")).out)
        assert listed == {"ban": BEN.get_fingerprint(), "until": 1_000_000 + 3 * 86400}
        while clock.next_alarm(listed["until"]):
            await asyncio.sleep(0)
        assert (await run.house.run("who", key=BEN)).code == 0
        assert json.loads((await run.admin("bans --json")).out) == []


async def test_a_shorter_ban_does_not_replace_a_longer_one(tmp_path: Path, keys: HostKeys) -> None:
    async with run_by_anna(tmp_path, keys) as run:
        ban = f"ban {BEN.get_fingerprint()}"
        for longer in (" --for 3d", ""):
            first = await run.admin(ban + longer)
            assert ("until" in first.out) == bool(longer)
            assert (await run.admin(f"{ban} --for 30m")).out == first.out
            assert first.out == "Banned: " + (await run.admin("bans")).out
    async with run_by_anna(tmp_path, keys) as run:
        assert (await run.admin("bans")).out == f"{BEN.get_fingerprint()}\n"


@pytest.mark.parametrize(
    "command",
    ["ban ben --for", "ban ben --for 3", "ban ben --for 0d", "ban ben --for=ever", "ban --for 3d"],
)
async def test_a_ban_with_a_faulty_length_bans_nobody(
    tmp_path: Path, keys: HostKeys, command: str
) -> None:
    async with run_by_anna(tmp_path, keys) as run, run.house.entered("ben", BEN, term=None) as ben:
        await says(ben, "Welcome")
        told = await run.admin(command)
        assert (told.code, told.out) == (2, "")
        assert told.err
        assert (await run.admin("bans")).out == ""


async def test_a_ban_of_a_household_ends_the_sessions_of_all_at_that_address(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with run_by_anna(tmp_path, keys) as run, AsyncExitStack() as here:
        inside = []
        for name, key in (("ben", BEN), ("bea", None)):
            connection = await here.enter_async_context(
                run.house.connected(name, key, local_addr=("127.0.0.2", 0))
            )
            inside.append(await connection.create_process(encoding=None))
            await inside[-1].stdout.readuntil(b"Welcome")
        assert (await run.admin("ban ben --household")).out == "Banned: 127.0.0.2/32\n"
        for session in inside:
            assert b"You are banned from this house." in await session.stdout.read()
        by_key = await run.admin(f"ban {BEN.get_fingerprint()} --household")
        assert by_key.code == 2
        assert "Nobody here is called" in by_key.err


async def test_nothing_is_promised_at_a_paused_table(tmp_path: Path, keys: HostKeys) -> None:
    async with run_by_anna(tmp_path, keys) as run, run.house.entered("ben", term=None) as ben:
        ben.type(b"play farbstich\n")
        await says(ben, "> Your turn.")
        (table,) = run.house.house.tables
        store = run.house.house.store
        await store.read_in_order(execute("PRAGMA query_only = ON"))
        ben.type(b"1\n")
        await run.house.until(lambda: table.summary.paused)
        for command in ("close 1 We close", "seat 1 ben bot"):
            told = await run.admin(command)
            assert (told.code, told.out) == (2, "")
            assert told.err.startswith("Table 1 is paused")
        await store.read_in_order(execute("PRAGMA query_only = OFF"))
        await run.house.until(lambda: not table.summary.paused)
        assert (await run.admin("close 1")).out == "Table 1 is closed.\n"
        assert b"We close" not in ben.read


async def test_a_seat_is_lent_to_a_bot_until_its_person_plays_or_the_host_gives_it_back(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with run_by_anna(tmp_path, keys) as run, AsyncExitStack() as here:
        ben, carl = [
            await here.enter_async_context(run.house.entered(name, term=None))
            for name in ("ben", "carl")
        ]
        ben.type(b"new farbstich seats 3 bots 1 relaxed\n")
        await says(ben, "able 1")
        assert (await run.admin("seat 1 ben bot")).err == "ben has no running game at table 1.\n"
        carl.type(b"sit 1\nready\n")
        ben.type(b"ready\n")
        await says(ben, "The game begins.")
        assert (await run.admin("seat 1 ben bot")).code == 0
        await says(ben, "The house lets a bot play for you at table 1.")
        await says(carl, "A bot plays for ben.")
        assert (await run.admin("seat 1 ben back")).code == 0
        await says(carl, "ben is back.")
        assert [entry["whom"] for entry in run.house.log("admin")] == ["1 ben bot", "1 ben back"]
        for wrong in ("seat 1 ben", "seat 1 ben up", "seat 9 ben bot", "seat 1 anna bot"):
            assert (await run.admin(wrong)).code == 2


async def test_what_an_admin_does_is_answered_in_json_too(tmp_path: Path, keys: HostKeys) -> None:
    async with run_by_anna(tmp_path, keys) as run, run.house.entered("ben", term=None) as ben:
        ben.type(b"play farbstich\n")
        await says(ben, "> Your turn.")
        acts = ("say hi", "motd hi", "mute ben 1", "drain on", "drain off", "seat 1 ben bot")
        for command in (*acts, "ban 192.0.2.7", "unban 192.0.2.7/32", "close 1", "kick ben"):
            done = json.loads((await run.admin(f"{command} --json")).out)
            assert [*done] == ["done"], command
            assert done["done"], command


async def test_everybody_is_told_that_no_new_games_begin(tmp_path: Path, keys: HostKeys) -> None:
    french = {"LANG": "fr_FR.UTF-8"}
    async with (
        run_by_anna(tmp_path, keys) as run,
        run.house.entered("ben", term=None, env=french) as ben,
    ):
        await says(ben, "Bienvenue")
        await run.admin("drain on")
        await says(ben, "aucune nouvelle partie ne commence")
        await run.admin("drain off")
        await says(ben, "De nouvelles parties peuvent commencer.")


async def test_addresses_and_networks_can_be_banned_but_not_the_admins_own(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with run_by_anna(tmp_path, keys) as run, run.house.entered("ben", term=None) as ben:
        await says(ben, "Welcome")
        assert (await run.admin("ban 192.0.2.7")).out.endswith(" 192.0.2.7/32\n")
        assert (await run.admin("ban 2001:db8::7/32")).out.endswith(" 2001:db8::/32\n")
        assert (await run.admin("unban 192.0.2.7/32")).code == 0
        assert (await run.admin("bans")).out == "2001:db8::/32\n"
        for mine in ("127.0.0.0/8", ANNA.get_fingerprint(), "ben"):
            told = await run.admin(f"ban {mine}")
            assert (told.code, told.err) == (2, "This would lock you out, too.\n")


async def test_a_drained_house_starts_no_game_and_running_games_go_on(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with run_by_anna(tmp_path, keys) as run, run.house.entered("ben", term=None) as ben:
        ben.type(b"play farbstich\n")
        await says(ben, "> Your turn.")
        assert (await run.admin("drain on")).out.startswith("No new games begin")
        async with run.house.entered("carl", term=None) as carl:
            carl.type(b"play farbstich\n")
            await says(carl, "The house is about to close: no more games begin.")
            ben.type(b"1\n")
            await ben.until(lambda: ben.read.count(b"> Your turn.") == 2)
            assert (await run.admin("drain off")).out == "New games can begin again.\n"
            carl.type(b"play farbstich\n")
            await says(carl, "> Your turn.")


async def test_status_counts_people_tables_games_and_connections(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with run_by_anna(tmp_path, keys) as run, run.house.entered("ben", term=None) as ben:
        ben.type(b"play farbstich private\n")
        await says(ben, "> Your turn.")
        status = json.loads((await run.admin("status --json")).out)
        assert status == {
            "people": 1,
            "tables": 1,
            "running": 1,
            "finished": 0,
            "connections": 2,
            "bans": 0,
            "drained": 0,
            "loop-lag-ms": 0,
        }
        assert "connections 2\n" in (await run.admin("status")).out


async def test_the_list_of_admins_can_change_while_the_house_is_open(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path, keys) as house:
        run = Run(house)
        assert (await run.admin("status")).code == 2
        house.change_settings(admins=(PUBLIC,), log_addresses="no")
        assert (await run.admin("status")).code == 0


async def test_a_muted_person_is_told_and_cannot_talk_until_then(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with run_by_anna(tmp_path, keys) as run, run.house.entered("ben", term=None) as ben:
        await says(ben, "ben")
        assert (
            await run.admin("mute ben 5 --why rude words")
        ).out == "ben is muted for 5 minutes.\n"
        await says(ben, "You can talk again in 300 seconds.")
        ben.type(b"say hello\n")
        await says(ben, "You can talk again in 30")
        assert "muted: 300" in (await run.admin("people ben")).out
        (entry,) = run.house.log("admin")
        assert entry == {
            "command": "mute",
            "by": ANNA.get_fingerprint(),
            "whom": "ben 5",
            "why": "rude words",
        }
        assert (await run.admin("mute ben 0")).code == 0
        await says(ben, "You can talk again.")
        ben.type(b"say hello\n")
        await says(ben, "ben: hello")


async def test_people_are_listed_with_what_a_host_needs(tmp_path: Path, keys: HostKeys) -> None:
    async with run_by_anna(tmp_path, keys) as run:
        assert (await run.admin("people")).out == "Nobody is here.\n"
        async with run.house.entered("ben", key=BEN, term=None) as ben:
            ben.type(b"play farbstich\n")
            await says(ben, "> Your turn.")
            (listed,) = json.loads((await run.admin("people --json")).out)
            assert (listed["name"], listed["kind"], listed["table"]) == ("ben", "key", 1)
            told = (await run.admin("people ben")).out
        assert f"keys: {BEN.get_fingerprint()}" in told
        assert "seats: 1" in told


async def test_the_keys_of_one_person_are_given_to_another(tmp_path: Path, keys: HostKeys) -> None:
    async with run_by_anna(tmp_path, keys) as run:
        await run.house.run("plain", login="bea", key=BEN, typed="quit\n")
        await run.house.run("plain", login="anna", key=ANNA, typed="quit\n")
        assert (await run.admin("merge bea anna")).code == 0
        assert BEN.get_fingerprint() in (await run.admin("people anna")).out
        assert (await run.admin("people bea")).code == 2
        told = await run.admin("merge anna anna")
        assert (told.code, told.err) == (
            2,
            "Only somebody with a key who is not here and has no seat can be merged.\n",
        )
        assert [entry["whom"] for entry in run.house.log("admin")] == ["bea anna"]


async def test_the_greeting_changes_for_those_who_come_from_now_on(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with run_by_anna(tmp_path, keys) as run:
        assert (await run.admin("motd Game night on Friday")).code == 0
        async with run.house.entered("ben", term=None) as ben:
            await says(ben, "Game night on Friday")
        assert "Friday" not in run.house.whole_log
        assert (await run.admin("motd")).out.startswith("There is no greeting now.")


async def test_the_log_shows_its_newest_entries(tmp_path: Path, keys: HostKeys) -> None:
    async with run_by_anna(tmp_path, keys) as run:
        entries = [json.loads(line) for line in (await run.admin("log")).out.splitlines()]
        assert "login" in {entry["what"] for entry in entries}


async def test_a_restart_tells_people_and_ends_the_house(tmp_path: Path, keys: HostKeys) -> None:
    async with run_by_anna(tmp_path, keys) as run, run.house.entered("ben", term=None) as ben:
        ended = asyncio.Event()
        run.house.door.control.stop = ended.set
        await says(ben, "ben")
        assert (await run.admin("restart")).code == 0
        await says(ben, "Type the same line again")
        async with asyncio.timeout(PATIENCE):
            await ended.wait()


async def test_a_restart_when_quiet_waits_for_those_who_play_but_not_for_the_absent(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with run_by_anna(tmp_path, keys) as run:
        ended = asyncio.Event()
        run.house.door.control.stop = ended.set
        async with run.house.entered("ben", key=BEN, term=None) as ben:
            ben.type(b"play farbstich\n")
            await says(ben, "> Your turn.")
            assert (await run.admin("restart --when-quiet 60")).code == 0
            assert run.house.house.closing
            assert not ended.is_set()
        async with asyncio.timeout(PATIENCE):
            await ended.wait()
        assert len(run.house.house.tables) == 1
