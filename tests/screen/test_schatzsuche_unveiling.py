"""The golden card is unveiled at the end of a game: step by step, only once, and Enter leads on."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from server.engine.schatzsuche import SCHATZSUCHE
from server.protocol import schatzsuche
from server.protocol.notices import GameEnded, GameSnapshot, Notice
from server.protocol.seat import Over
from tests.plain.scripted_house import ScriptedHouse
from tests.screen.running import SIZES, Size, shown
from tests.screen.schatzsuche_tables import LAST_ROUND, AtTable, last_move
from tests.screen.seated import TABLE, Seated
from tui.games.schatzsuche.board import SchatzsucheBoard
from tui.games.schatzsuche.finale import MOMENTS, SHORT, TICKS
from tui.screens.ending import EndingScreen
from tui.screens.table import TableScreen
from tui.text import LANGUAGES, Language
from tui.widgets.drawn import Drawn

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]

RIGHT = LAST_ROUND.replace("guesses HA SK D10", "guesses C7 SK D7")
"""Anna knows the golden card, and Cleo its value."""
WRONG = LAST_ROUND.replace("guesses HA SK D10", "guesses HA SK DJ")
ALL_RIGHT = LAST_ROUND.replace("guesses HA SK D10", "guesses C7 CK D7")
STEP = SchatzsucheBoard.recap_step


@pytest.fixture(autouse=True)
def steps_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a loaded machine, the timer would be as quick as the test."""
    monkeypatch.setattr(SchatzsucheBoard, "recap_step", 1000.0)


@asynccontextmanager
async def at_the_end(
    before: str = RIGHT,
    size: Size = (120, 40),
    language: Language = "en",
    motion: str = "full",
    *,
    was_there: bool = True,
) -> AsyncIterator[AtTable]:
    """A player who has just seen the last card played."""
    earlier, table = last_move(before)
    seated = Seated("schatzsuche", 3, 0, language=language, motion=motion)
    over = SCHATZSUCHE.waiting(table)
    assert isinstance(over, Over)
    first: list[Notice] = [*seated.arrive()]
    if was_there:
        first.append(snapshot(earlier, 1))
    house = ScriptedHouse(first)
    async with shown(house, size) as person:
        there = AtTable(person.app, person.pilot)
        there.house = house
        past = [*table.sheet, schatzsuche.Ended(over.result.points, over.result.winners)]
        ends = seated.end(over.result, past)
        house.tell(*(each for each in ends if not isinstance(each, GameEnded)), snapshot(table, 2))
        house.tell(*(each for each in ends if isinstance(each, GameEnded)))
        await there.settle()
        yield there


def snapshot(table: object, number: int) -> GameSnapshot:
    view = SCHATZSUCHE.view(table, 0)  # type: ignore[arg-type]
    return GameSnapshot(TABLE, number, number, view, (), (None,) * 3)


async def pictures(person: AtTable) -> list[str]:
    """The box of the trick, step by step."""
    found = []
    while isinstance(person.app.screen, TableScreen):
        found.append(person.app.screen.query_one("#trick", Drawn).text())
        person.app.screen.recap.tick()
        person.app.update_soon()
        await person.settle()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
async def test_first_the_guesses_then_the_card_then_the_points(
    size: Size, language: Language
) -> None:
    async with at_the_end(RIGHT, size, language) as person:
        formatter = person.app.scene.formatter()
        golden = formatter.card("C7")
        over = person.app.scene.over
        assert over is not None
        wins = " ".join(formatter.say("common-winners", over.result).split())
        told = [" ".join(each.split()) for each in await pictures(person)]
        assert len(told) == len(MOMENTS) == 4 + 1 + TICKS + 2
        is_up = [False] * 5 + [True] * (TICKS + 2)
        assert [golden.lower() in each.lower() for each in told] == is_up
        assert [wins in each for each in told] == [False] * (len(told) - 1) + [True]


@pytest.mark.parametrize("size", SIZES)
async def test_the_guesses_are_laid_open_one_after_the_other(size: Size) -> None:
    """In the order in which they were made, which is from the dealer's left."""
    async with at_the_end(RIGHT, size) as person:
        told = await pictures(person)
        cards = ("♣7", "♠K", "♦7")
        assert [sum(card in each for card in cards) for each in told[:5]] == [0, 1, 2, 3, 3]


async def test_the_points_grow_to_what_they_are_in_the_end() -> None:
    async with at_the_end() as person:
        lines = [line.split() for each in await pictures(person) for line in each.splitlines()]
        mine = [line for line in lines if line[:1] in (["Anna"], ["Anna★"]) and len(line) > 2]
        points = [int(line[-1]) for line in mine if line[-1].isdigit()]
        assert points == sorted(points)
        assert len({*points}) == TICKS + 1
        assert points[-1] - points[0] == 160


async def test_nothing_moves_on_the_way() -> None:
    async with at_the_end() as person:
        rows = [
            [next((name for name in ("Anna", "Ben", "Cleo") if name in line), "") for line in lines]
            for lines in (each.splitlines() for each in await pictures(person))
        ]
        assert all(each[:-3] == rows[0][:-3] for each in rows[:-1])


async def test_where_nobody_is_right_no_points_are_added() -> None:
    async with at_the_end(WRONG) as person:
        assert len(await pictures(person)) == len(SHORT) == 4 + 1 + 1


async def test_with_little_motion_the_result_is_shown_at_once() -> None:
    async with at_the_end(motion="little") as person:
        assert len(await pictures(person)) == 1


async def test_it_is_short() -> None:
    assert STEP * len(MOMENTS) <= 5


async def test_the_sum_in_the_sheet_waits_for_the_golden_card() -> None:
    async with at_the_end() as person:
        before = person.app.screen.query_one("#sheet", Drawn).text().split()[-3:]
        seen = person.app.scene.seen()
        assert seen is not None
        assert before == [str(each).replace("-", "−") for each in seen.view.totals]


async def test_enter_leads_on_to_the_result() -> None:
    async with at_the_end() as person:
        await person.press("enter")
        assert isinstance(person.app.screen, EndingScreen)


async def test_both_right_are_worth_160() -> None:
    async with at_the_end(ALL_RIGHT) as person:
        last = (await pictures(person))[-1]
        assert [word for word in last.split() if word[:1] == "+"] == ["+160", "+20", "+40"]
        assert all(word in last for word in ("both", "suit", "value"))


@pytest.mark.parametrize("motion", ["full", "none"])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_afterwards_the_card_and_the_guesses_are_still_to_be_seen(
    language: Language, motion: str
) -> None:
    async with at_the_end(RIGHT, (120, 40), language, motion) as person:
        await person.press("enter")
        assert isinstance(person.app.screen, EndingScreen)
        text = person.text()
        assert person.app.scene.formatter().card("C7").lower() in text.lower()
        assert "+160" in text
        king = person.app.scene.say("game-schatzsuche-short-rank", rank="K")
        assert all(card in text for card in ("♣7", f"♠{king}", "♦7"))


async def test_who_comes_later_sees_only_what_came_of_it() -> None:
    async with at_the_end(was_there=False) as person:
        assert isinstance(person.app.screen, EndingScreen)
