"""`ssh host COMMAND`: output and exit code, as sentences or as JSON."""

import json
from pathlib import Path
from typing import Any

import pytest

from server.doors.ssh.host_keys import HostKeys
from server.engine import GAMES
from server.house.history.record_work import Work
from server.house.history.work_pool import InlineWorkPool, TellPlace
from server.house.people.households import Household
from server.protocol.seat import replace
from server.store.changes import Change
from server.store.packing import pack
from server.store.records import record_lines
from tests.ssh.house_over_ssh import ANNA, MANY, Housed, housed
from tests.ssh.test_sessions import says
from tests.textual.loopback import Client

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]


async def played(house: Housed, *, private: bool) -> str:
    """Plays a whole game and returns the number of its record."""
    async with house.entered(key=ANNA, term=None, command="json") as anna:
        await begin(anna, private=private)
        return await play_to_the_end(anna)


async def begin(player: Client, *, private: bool = False) -> None:
    """A game of Farbstich against two bots."""
    await says(player, '"tell":"welcome"')
    ask = {"do": "open", "game": "farbstich", "seats": 3, "bots": ["simple"] * 2}
    player.type(f'{json.dumps(ask | {"private": private})}\n{{"do":"ready"}}\n'.encode())


async def play_to_the_end(player: Client) -> str:
    """The number of the record."""
    while True:
        await player.until(lambda: b"\n" in player.read)
        lines, _, player.read = player.read.rpartition(b"\n")
        for told in map(json.loads, lines.splitlines()):
            if told["tell"] == "over":
                return str(told["record"])
            if told["tell"] == "state" and told["legal"]:
                move = {"do": "move", "at": told["number"], "move": told["legal"][0]}
                player.type(json.dumps(move).encode() + b"\n")


async def test_who_and_tables_print_what_the_lobby_shows(tmp_path: Path, keys: HostKeys) -> None:
    async with housed(tmp_path, keys) as house:
        assert (await house.run("who")).out == "Nobody is here.\n"
        assert json.loads((await house.run("tables --json")).out) == []
        async with house.entered(term=None) as anna:
            anna.type(b"new farbstich seats 3\n")
            await says(anna, "You are at table 1")
            who = await house.run("who")
            assert (who.code, who.err) == (0, "")
            assert who.out == "One person is here:\nanna (guest, table 1).\n"
            (person,) = json.loads((await house.run("who --json")).out)
            assert person == {"name": "anna", "guest": True, "table": 1}
            assert (await house.run("tables")).out.startswith("Table 1: Farbstich, 2 of 3 seats")
            (table,) = json.loads((await house.run("tables --json")).out)
            assert (table["table"], table["game"]) == (1, "farbstich")


async def test_private_tables_are_not_printed(tmp_path: Path, keys: HostKeys) -> None:
    async with housed(tmp_path, keys) as house, house.entered(term=None) as anna:
        anna.type(b"new farbstich private\n")
        await says(anna, "You are at table 1")
        assert (await house.run("tables")).out == "No tables are open right now.\n"
        assert "table" not in (await house.run("who")).out


async def test_rules_and_help_are_printed_as_text_and_as_json(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path, keys) as house:
        rules = await house.run("rules farbstich", env={"LANG": "de_DE"})
        assert rules.code == 0
        assert "Stich" in rules.out
        assert rules.out.startswith("„Hausregel“ ")
        titles = [
            part["title"] for part in json.loads((await house.run("rules eight28 --json")).out)
        ]
        assert len(titles) > 5
        for asked in ("help", "rules --help", "--help"):
            told = await house.run(asked)
            assert (told.code, told.err) == (0, "")
            assert "rules: the rules of a game: rules GAME\n" in told.out
            assert told.out.endswith("With --json after it, a command answers in JSON.\n")
            assert "admin" not in told.out
        assert "verify" in json.loads((await house.run("help --json")).out)


async def test_a_record_can_be_printed_and_verified(tmp_path: Path, keys: HostKeys) -> None:
    async with housed(tmp_path, keys) as house:
        record = await played(house, private=False)
        lines = (await house.run(f"record {record}")).out.splitlines()
        assert json.loads(lines[0])["game"] == "farbstich"
        good = await house.run(f"verify {record}")
        assert (good.code, good.err) == (0, "")
        assert record in good.out
        as_json = await house.run(f"verify {record} --json")
        assert json.loads(as_json.out) == {"record": record, "true": True}
        counted = json.loads((await house.run("stats --json")).out)
        assert counted["finished"] == 1
        assert "Games finished: 1\n" in (await house.run("stats")).out


async def test_a_record_that_fails_verification_gives_exit_code_1(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path, keys) as house:
        record = await played(house, private=False)
        found = await house.house.store.read(record_lines, record)
        assert found
        false = pack(found[0].replace(b'"secret":"', b'"secret":"0'))
        await house.house.store.write(Change("UPDATE records SET lines = ?", (false,)))
        for asked in (f"verify {record}", f"verify {record} --json"):
            told = await house.run(asked)
            assert told.code == 1
            assert record in told.out + told.err


class BusyPool(InlineWorkPool):
    """A pool with three others in line."""

    async def do(self, work: Work, household: Household, tell: TellPlace) -> Any:
        tell(3)
        return await super().do(work, household, tell)


async def test_who_waits_for_a_proof_is_told_the_place(tmp_path: Path, keys: HostKeys) -> None:
    async with housed(tmp_path, keys) as house:
        record = await played(house, private=False)
        house.house.work = BusyPool(GAMES, 65536)
        told = await house.run(f"verify {record} --json")
        assert (told.code, told.err) == (0, "One moment, 3 people are ahead of you.\n")
        assert json.loads(told.out)["record"] == record


async def test_a_household_may_have_so_many_proofs_in_a_minute(
    tmp_path: Path, keys: HostKeys
) -> None:
    few = replace(MANY, proofs_per_minute=1)
    async with housed(tmp_path, keys, household=few) as house:
        record = await played(house, private=False)
        assert (await house.run(f"verify {record}")).code == 0
        told = await house.run(f"verify {record}")
        assert (told.code, told.out) == (1, "")
        assert "60 seconds" in told.err or "minute" in told.err


async def test_the_record_of_a_private_table_is_only_for_its_players(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path, keys) as house:
        record = await played(house, private=True)
        for asked in (f"record {record}", f"verify {record}"):
            assert (await house.run(asked, key=ANNA)).code == 0
            other = await house.run(asked)
            assert (other.code, other.out) == (2, "")
            assert other.err == f"There is no finished game “{record}”.\n"


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("nonsense", "There is no command “nonsense”. You can use: plain, json, join, who"),
        ("who is here", "“is” is one word too many."),
        ("rules", "GAME is missing."),
        ("rules poker", "GAME cannot be “poker”."),
        ("record x", "There is no finished game “x”."),
        ("it's me", "There is no command “it's”."),
        ("join", "There is no command “join”."),
        ("$(reboot) `ls`", "There is no command “$(reboot)”."),
        ("\x1b[2Jwho", "There is no command “\N{REPLACEMENT CHARACTER}[2Jwho”."),
    ],
)
async def test_unknown_commands_get_a_sentence_and_exit_code_2(
    tmp_path: Path, keys: HostKeys, command: str, sentence: str
) -> None:
    async with housed(tmp_path, keys) as house:
        told = await house.run(command)
        assert (told.code, told.out) == (2, "")
        assert told.err.startswith(sentence)
        assert told.err.count("\n") == 1


async def test_on_a_terminal_lines_end_with_carriage_return_and_newline(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path, keys) as house:
        told = await house.run("stats", term="xterm")
        assert told.out.count("\r\n") == told.out.count("\n") == 4
        told = await house.run("nonsense", term="xterm")
        assert told.err.endswith(".\r\n")


async def test_answers_are_in_the_language_of_the_client_or_the_settings(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path, keys) as house:
        assert (await house.run("who", env={"LC_ALL": "de_CH"})).out == "Es ist niemand da.\n"
    async with housed(tmp_path, keys, language="it") as house:
        assert "nessuno" in (await house.run("who", env={"LC_ALL": "de_CH"})).out
