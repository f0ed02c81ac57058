"""Clocks, and who is away, at a table of Schatzsuche: at every size those that matter, and all of
them where there is room."""

from itertools import product

import pytest

from tests.plain.scripted_house import chair
from tests.screen.running import Size
from tests.screen.schatzsuche_tables import (
    AtTable,
    clubs,
    last_round,
    places,
    played_third,
    sits,
    third,
    to_bid,
    to_guess,
)
from tui.games.people import is_asked
from tui.text import LANGUAGES
from tui.widgets.drawn import Drawn

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]

LEFT = (3541, 3542, 3543)
NAMES = ("Anna", "Ben", "Cleo")
LONG = ("Maximiliane-Josefine", "Bartholomäus vom Bahnhof", "Cleopatra die Siebzehnte")
TABLES = (last_round, clubs, third, played_third, to_bid, to_guess)
GONE: dict[str, dict[str, object]] = {"gone": {"presence": "gone"}, "covered": {"covered": True}}


def board(person: AtTable) -> str:
    boxes = (box for box in person.screen.board.query(Drawn) if box.size.area)
    return "\n".join(box.text() for box in boxes)


def clock(seat: int) -> str:
    return f"59:0{seat + 1}"


@pytest.mark.parametrize("size", [(120, 40), (80, 24)])
async def test_where_there_is_room_every_clock_is_seen(size: Size) -> None:
    async with places(size) as sit:
        for table, (number, names) in product(TABLES, enumerate((NAMES, LONG))):
            language = LANGUAGES[number + (size[0] == 80) * 2]
            person = await sit(table(), left=LEFT, names=names, language=language)
            missing = [seat for seat in range(3) if clock(seat) not in board(person)]
            assert missing == [], (table, language, names)


async def test_on_a_phone_my_clock_is_seen_and_that_of_whom_all_wait_for() -> None:
    async with places((40, 20)) as sit:
        for table, seat, names in product(TABLES, range(3), (NAMES, LONG)):
            person = await sit(table(), seat, left=LEFT, names=names, language=LANGUAGES[seat])
            seen = person.app.scene.seen()
            assert seen is not None
            matters = [each for each in range(3) if each == seat or is_asked(seen, each)]
            missing = [each for each in matters if clock(each) not in board(person)]
            assert missing == [], (table, seat, names, board(person))


@pytest.mark.parametrize("size", [(120, 40), (80, 24), (40, 20)])
async def test_who_is_away_or_covered_by_a_bot_is_always_told(size: Size) -> None:
    cases = tuple(zip(product(GONE, (NAMES, LONG)), LANGUAGES, strict=True))
    async with places(size) as sit:
        for table, ((mark, names), language) in product(TABLES, cases):
            chairs = (chair(names[0]), chair(names[1], **GONE[mark]), chair(names[2]))
            person = await sit(table(), left=LEFT, names=names, language=language, chairs=chairs)
            told = max(person.app.scene.say("screen-table-mark", mark=mark).split(), key=len)
            assert told in board(person), (table, mark, names, language)
            wanted = {each.does for each in person.screen.choices() if each.pointed}
            assert wanted <= person.chosen()


async def test_a_bot_that_plays_for_somebody_needs_no_clock_of_theirs_on_a_phone() -> None:
    chairs = (chair("Anna"), chair("Ben", covered=True), chair("Cleo"))
    async with sits(third(), 0, (40, 20), left=LEFT, chairs=chairs) as person:
        assert clock(1) not in board(person)
