"""Tables that cannot be restored: the house opens without them."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from server.commands.context import Context
from server.commands.serving.open_house import warn_of_broken
from server.engine import GAMES
from server.protocol.requests import Leave, Open
from server.settings import Settings
from tests.house.running import running_house
from tests.house.scenarios import last_legal, on_turn, playing, table_of
from tui.text import Texts

DAMAGES = {
    "no such card": """UPDATE moves SET move = '{"move":"play","card":"Z9"}'
        WHERE table_id = 1 AND number = 3""",
    "no such move": """UPDATE moves SET move = '{"move":"content"}'
        WHERE table_id = 1 AND number = 3""",
    "not the rules": """UPDATE moves SET move = (SELECT move FROM moves WHERE table_id = 1)
        WHERE table_id = 1""",
    "no such game": """UPDATE tables SET
        setup = replace(cast(setup AS text), 'farbstich', 'oldgame') WHERE id = 1""",
    "no setup": "UPDATE tables SET setup = '{' WHERE id = 1",
    "not over": """UPDATE tables SET
        room = replace(cast(room AS text), '"running"', '"over"') WHERE id = 1""",
}


REASON = (
    r"table 1(: move \d+ is refused: [a-z-]+|: its game ends at another move"
    r"| cannot be restored: [A-Za-z]+)"
)


async def two_tables(folder: Path) -> None:
    async with running_house(folder) as house:
        for names in (("Anna", "Ben", "Carl"), ("Dora", "Emil", "Fritz")):
            people = await playing(house, *names, game="farbstich")
            for _ in range(3):
                mover = on_turn(people)
                await mover.move(last_legal(mover.state))


def damage(folder: Path, statement: str) -> list[str]:
    with closing(sqlite3.connect(folder / "house.db")) as db:
        assert db.execute(statement).rowcount
        db.commit()
    return kept(folder)


def kept(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / "house.db")) as db:
        rows = [
            *db.execute("SELECT * FROM tables WHERE id = 1"),
            *db.execute("SELECT * FROM moves WHERE table_id = 1 ORDER BY number"),
        ]
    return [repr(row) for row in rows]


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("what", DAMAGES)
async def test_the_house_opens_though_one_table_cannot_be_restored(
    tmp_path: Path, what: str
) -> None:
    await two_tables(tmp_path)
    before = damage(tmp_path, DAMAGES[what])
    async with running_house(tmp_path) as house:
        assert list(house.house.tables.broken) == [1]
        assert [table.number for table in house.house.tables] == [2]
        dora = await house.connect(key="Dora")
        assert dora.room.phase == "running"
        anna = await house.connect(key="Anna")
        await anna.ask(Open("farbstich", 3))
        assert table_of(anna) == "3"
        await anna.ask(Leave())
    assert kept(tmp_path) == before


@pytest.mark.asyncio
async def test_a_house_with_sound_rows_has_no_broken_tables(tmp_path: Path) -> None:
    await two_tables(tmp_path)
    async with running_house(tmp_path) as house:
        assert house.house.tables.broken == {}


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("what", DAMAGES)
async def test_the_reason_why_a_table_cannot_go_on_names_the_table_and_no_card(
    tmp_path: Path, what: str
) -> None:
    await two_tables(tmp_path)
    damage(tmp_path, DAMAGES[what])
    async with running_house(tmp_path) as house:
        (reason,) = house.house.tables.broken.values()
    assert re.fullmatch(REASON, reason)


@pytest.mark.asyncio
async def test_operators_are_warned_which_table_cannot_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await two_tables(tmp_path)
    damage(tmp_path, DAMAGES["no such game"])
    desk = Context(GAMES, Settings(), Texts("en"))
    async with running_house(tmp_path) as house:
        warn_of_broken(house.house, desk)
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("Table 1 cannot be restored: ")
    assert line.endswith(f"({house.house.tables.broken[1]})")
