"""`ssh HOST me`: what people may ask about themselves, and that they are forgotten if they wish."""

import gzip
import json
import sqlite3
import tarfile
from io import BytesIO
from pathlib import Path

import asyncssh
import pytest

from server.commands.hosting.archive import write_archive
from server.doors.ssh.host_keys import HostKeys
from server.engine import GAMES
from server.protocol.seat import replace
from server.record.reader import Reader
from server.record.replay import replay
from server.store.database import DATABASE
from tests.house.scenarios import execute
from tests.ssh.house_over_ssh import ANNA, BEN, MANY, Housed, housed
from tests.ssh.test_sessions import says
from tests.ssh.test_ssh_commands import begin, play_to_the_end, played
from tui.text import LANGUAGES, Language, Texts

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]
NEW = asyncssh.generate_private_key("ssh-ed25519")
# Long, so that it cannot be in any file by chance.
NAME = "Annabella-Marguerite"
SAID = "the magpie flies at noon"


def fingerprint(key: asyncssh.SSHKey) -> str:
    return key.get_fingerprint()


async def named(house: Housed) -> None:
    """Anna comes, says something in the hall, and has her name from now on."""
    async with house.entered(key=ANNA, term=None) as anna:
        await says(anna, "Welcome")
        anna.type(f"say {SAID}\n".encode())
        await says(anna, SAID)
    told = await house.run(f"me name {NAME}", key=ANNA)
    assert (told.code, told.out) == (0, f"You are {NAME}.\n")


async def two_games(house: Housed) -> list[str]:
    """Of a private table and of an open one."""
    private = await played(house, private=True)
    async with house.entered(key=ANNA, term=None, command="json") as anna:
        await says(anna, '"tell":"table"')
        anna.type(b'{"do":"leave"}\n')
        await says(anna, '"tell":"left"')
    return [private, await played(house, private=False)]


def verified(lines: bytes) -> list[tuple[str, ...]]:
    """The players of each record, all of which verify."""
    players = []
    for record in Reader(GAMES, 65536).read(BytesIO(lines)):
        players.append(record.header.players)
        assert list(replay(GAMES[record.header.game], record))
    return players


async def test_people_are_told_what_is_known_of_them(tmp_path: Path, keys: HostKeys) -> None:
    async with housed(tmp_path, keys) as house:
        await named(house)
        assert "You have no seat at a table.\n" in (await house.run("me", key=ANNA)).out
        await played(house, private=True)
        known = json.loads((await house.run("me --json", key=ANNA)).out)
        assert (known["name"], known["games"]) == (NAME, 1)
        assert known["keys"] == [fingerprint(ANNA)]
        assert [said["text"] for said in known["talk"]] == [SAID]
        told = (await house.run("me", key=ANNA)).out
        assert f"You are {NAME}.\n" in told
        assert f"Key: {fingerprint(ANNA)}\n" in told
        for language in LANGUAGES:
            others = await house.run("me", key=ANNA, env={"LANG": language})
            assert (others.code, NAME in others.out) == (0, True)


async def test_an_export_has_all_that_is_known_and_the_records_verify(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path, keys) as house:
        await named(house)
        ids = set(await two_games(house))
        person, *games = map(json.loads, (await house.run("me export", key=ANNA)).out.splitlines())
        assert person["person"]["name"] == NAME
        assert {game["game"]["id"] for game in games} == ids
        records = (await house.run("me export records", key=ANNA)).out.encode()
        assert sorted(records.splitlines()) == sorted(
            line.encode() for game in games for line in game["game"]["lines"]
        )
        assert [players[0] for players in verified(records)] == [NAME, NAME]


async def test_an_export_that_cannot_be_read_ends_with_a_sentence(
    tmp_path: Path, keys: HostKeys
) -> None:
    def forbid(action: int, table: str | None, *_: str | None) -> int:
        return sqlite3.SQLITE_DENY if table == "records" else sqlite3.SQLITE_OK

    async with housed(tmp_path, keys) as house:
        await played(house, private=True)
        await house.house.store.read(lambda db: db.set_authorizer(forbid))
        for words in ("me export", "me export records"):
            told = await house.run(words, key=ANNA)
            assert (told.code, told.err) == (1, Texts("en").say("refusal-cannot-keep") + "\n")
        assert house.log("error") == []


async def test_nothing_of_others_is_told(tmp_path: Path, keys: HostKeys) -> None:
    async with housed(tmp_path, keys) as house:
        await named(house)
        record = await played(house, private=True)
        async with house.entered("ben", key=BEN, term=None, command="json") as ben:
            await begin(ben)
            await says(ben, '"tell":"state"')
            # His running game has hidden cards, and Anna has played another one.
            told = [
                (await house.run(words, key=key)).out
                for words in ("me", "me --json", "me export", "me export records")
                for key in (BEN, NEW)
            ]
        assert [text for text in told if record in text or SAID in text or NAME in text] == []
        assert [text for text in told if '"secret"' in text or '"e":' in text] == []
        assert any('"name":"ben"' in text for text in told)


async def test_a_key_that_is_not_known_is_told_nothing(tmp_path: Path, keys: HostKeys) -> None:
    async with housed(tmp_path, keys) as house:
        for words in ("me", "me export", "me forget anna", "me keys", "me code", "me name Eva"):
            for key in (None, NEW):
                told = await house.run(words, key=key)
                assert (told.code, told.out) == (1, "")
                assert "does not know this one" in told.err


@pytest.mark.parametrize(
    "words", ["me nonsense", "me keys lose", "me keys add", "me name", "me export all", "me code x"]
)
async def test_wrong_words_are_refused_with_a_sentence(
    tmp_path: Path, keys: HostKeys, words: str
) -> None:
    async with housed(tmp_path, keys) as house:
        await named(house)
        told = await house.run(words, key=ANNA)
        assert (told.code, told.out) == (2, "")
        assert told.err.endswith(".\n")


async def test_who_is_forgotten_leaves_no_name_and_no_key_in_any_file(
    tmp_path: Path, keys: HostKeys
) -> None:
    folder, copy = tmp_path / "house", tmp_path / "copy.tar.gz"
    folder.mkdir()
    async with housed(folder, keys) as house:
        await named(house)
        records = await two_games(house)
        before = await house.run(f"record {records[1]}")
        assert NAME in before.out
        for words in ("me forget", "me forget Ben"):
            unsure = await house.run(words, key=ANNA)
            assert (unsure.code, unsure.out) == (2, "")
            assert unsure.err.endswith(f"me forget {NAME}\n")
        traces = traces_in(folder)
        assert traces
        done = await house.run(f"me forget {NAME.lower()}", key=ANNA)
        assert (done.code, done.err) == (0, "")
        assert traces_in(folder) == []
        write_archive(folder, str(copy), "")
        with tarfile.open(fileobj=gzip.open(copy)) as archive:
            stream = archive.extractfile(DATABASE)
            assert stream
            copied = stream.read()
        assert [trace for trace in TRACES if trace in copied] == []
        after = await house.run(f"record {records[1]}")
        assert after.out == before.out.replace(NAME, "")
        assert [players[0] for players in verified(after.out.encode())] == [""]
        assert (await house.run(f"verify {records[1]}")).code == 0
        assert (await house.run("me", key=ANNA)).code == 1
        assert (await house.run(f"record {records[0]}", key=ANNA)).code == 2
        for language, somebody in SOMEBODY.items():
            word = Texts(language).say("plain-word-finished")
            told = await house.run(None, "ben", typed=f"{word}\n", env={"LANG": language})
            assert somebody in told.out


SOMEBODY: dict[Language, str] = {
    "en": "somebody",
    "de": "jemand",
    "fr": "quelqu’un",
    "it": "qualcuno",
}
TRACES = (NAME.encode(), NAME.lower().encode(), fingerprint(ANNA).encode(), SAID.encode())


def traces_in(folder: Path) -> list[tuple[str, bytes]]:
    files = {file.name: file.read_bytes() for file in folder.glob("house.db*")}
    return [(name, trace) for name, text in files.items() for trace in TRACES if trace in text]


async def test_a_game_of_others_goes_on_with_a_bot(tmp_path: Path, keys: HostKeys) -> None:
    async with housed(tmp_path, keys) as house:
        await named(house)
        async with (
            house.entered(key=ANNA, term=None, command="json") as anna,
            house.entered("ben", key=BEN, term=None, command="json") as ben,
        ):
            anna.type(b'{"do":"open","game":"farbstich","seats":3,"bots":["simple"]}\n')
            await says(anna, '"tell":"table"')
            ben.type(b'{"do":"sit","table":"1"}\n{"do":"ready"}\n')
            await says(ben, '"tell":"table"')
            anna.type(b'{"do":"words","words":"tea"}\n{"do":"ready"}\n')
            await says(ben, '"tell":"state"')
            assert (await house.run(f"me forget {NAME}", key=ANNA)).code == 0
            await says(ben, '"what":"bot"')
            await play_to_the_end(ben)
        records = (await house.run("me export records", key=BEN)).out
        assert NAME not in records
        assert '"nonces":["tea","",""]' in records
        assert len(verified(records.encode())) == 1


async def test_one_who_plays_against_bots_alone_can_be_forgotten(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path, keys) as house:
        await named(house)
        async with house.entered(key=ANNA, term=None, command="json") as anna:
            await begin(anna)
            await says(anna, '"tell":"state"')
            (table,) = (each.number for each in house.house.tables)
            for language, words in (("en", "You have a seat at table"), ("de", "Platz an Tisch"),
                                    ("fr", "à la table"), ("it", "al tavolo")):  # fmt: skip
                told = await house.run("me", key=ANNA, env={"LANG": language})
                assert f"{words} {table}.\n" in told.out
            assert (await house.run(f"me forget {NAME}", key=ANNA)).code == 0
            await house.until(lambda: not len(house.house.tables))
            await says(anna, "this session ends")
        assert (await house.run("me", key=ANNA)).code == 1


async def test_nobody_is_told_forgotten_while_nothing_can_be_stored(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path, keys) as house:
        await named(house)
        async with house.entered(key=ANNA, term=None, command="json") as anna:
            await says(anna, '"tell":"welcome"')
            store = house.house.store
            await store.read_in_order(execute("PRAGMA query_only = ON"))
            assert (await house.run(f"me forget {NAME}", key=ANNA)).code == 1
            await says(anna, "this session ends")
            assert b"forgotten you" not in anna.read
            await store.read_in_order(execute("PRAGMA query_only = OFF"))
        assert NAME in (await house.run("me", key=ANNA)).out


async def test_a_lost_key_is_replaced_by_a_code(tmp_path: Path, keys: HostKeys) -> None:
    async with housed(tmp_path, keys) as house:
        await named(house)
        first, code = [
            json.loads((await house.run("me code --json", key=ANNA)).out)["code"] for _ in range(2)
        ]
        refused = await house.run(f"me keys add {first}", key=NEW)
        assert (refused.code, refused.out) == (1, "")
        assert (await house.run("me", key=NEW)).code == 1
        added = await house.run(f"me keys add {code}", key=NEW)
        assert (added.code, added.out) == (0, f"This key belongs to {NAME} now.\n")
        assert NAME in (await house.run("me", key=NEW)).out
        # Once.
        assert (await house.run(f"me keys add {code}", key=BEN)).code == 1
        lost = await house.run(f"me keys remove {fingerprint(ANNA)}", key=NEW)
        assert lost.code == 0
        assert (await house.run("me", key=ANNA)).code == 1
        last = await house.run(f"me keys remove {fingerprint(NEW)}", key=NEW)
        assert (last.code, last.out) == (2, "")
    async with housed(tmp_path, keys) as again:
        assert json.loads((await again.run("me keys --json", key=NEW)).out) == [fingerprint(NEW)]
        assert (await again.run("me", key=ANNA)).code == 1


async def test_a_printed_code_works_after_a_restart_and_in_line_mode(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path, keys) as house:
        await named(house)
        code = json.loads((await house.run("me code --json", key=ANNA)).out)["code"]
    async with housed(tmp_path, keys) as again:
        async with again.entered("new", key=NEW, term=None) as new:
            new.type(f"return {code}\n".encode())
            await says(new, NAME)
        assert NAME in (await again.run("me", key=NEW)).out
        async with again.entered("guest", term=None) as guest:
            second = json.loads((await again.run("me code --json", key=NEW)).out)["code"]
            guest.type(f"return {second}\n".encode())
            await says(guest, "your own SSH key")


async def test_wrong_codes_are_counted_for_the_household(tmp_path: Path, keys: HostKeys) -> None:
    few = replace(MANY, wrong_codes_per_minute=2)
    async with housed(tmp_path, keys, household=few) as house:
        await named(house)
        code = json.loads((await house.run("me code --json", key=ANNA)).out)["code"]
        for _ in range(2):
            assert (await house.run("me keys add lamo-digu", key=NEW)).code == 1
        assert (await house.run(f"me keys add {code}", key=NEW)).code == 1
        assert (await house.run("me", key=NEW)).code == 1


async def test_wrong_codes_and_invitations_are_logged_without_the_code(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path, keys) as house:
        assert (await house.run("me keys add lamo-digu-baru", key=NEW)).code == 1
        for login, typed in (("lamo-digu-baru", ""), ("ben", "sit lamo-digu-baru"),
                             ("ben", "return lamo-digu-baru"), ("ben", "sit 99")):  # fmt: skip
            async with house.entered(login, key=BEN, term=None) as ben:
                await says(ben, "Welcome")
                ben.type(f"{typed}\nquit\n".encode())
                await ben.read_all()
        refused = house.log("refused")
        assert [each["why"] for each in refused] == ["no-such-code"] * 4
        assert {each["address"] for each in refused} == {"127.0.0.0/24"}
        assert "lamo" not in house.whole_log


async def test_a_new_name_is_seen_at_once_and_one_that_is_taken_is_refused(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path, keys) as house:
        async with house.entered("anna", key=ANNA, term=None) as anna:
            await says(anna, "Welcome")
            await named_ben(house)
            taken = await house.run("me name Ben", key=ANNA)
            assert (taken.code, taken.out) == (1, "")
            assert (await house.run("me name Eva", key=ANNA)).code == 0
            await says(anna, "Eva")
        assert "Eva" in (await house.run("me", key=ANNA)).out


async def named_ben(house: Housed) -> None:
    async with house.entered("Ben", key=BEN, term=None) as ben:
        await says(ben, "Welcome")
