"""The points of Schatzsuche: the sheets, and the round that has just ended."""

import pytest

from server.engine.schatzsuche.state import State
from server.protocol import schatzsuche
from server.protocol.seat import Over, Result, replace
from tests.rules.schatzsuche_positions import position as table_of
from tests.rules.schatzsuche_positions import view_of
from tests.screen.running import SIZES, Size
from tests.screen.schatzsuche_tables import AtTable, last_move, last_round, sits, third
from tui.games.schatzsuche.faces import signed
from tui.text import LANGUAGES, Language
from tui.widgets.drawn import Drawn
from tui.widgets.paper import PaperText

pytestmark = pytest.mark.asyncio


def result_of(table: State) -> Result:
    waiting = view_of(table).waiting
    assert isinstance(waiting, Over)
    return waiting.result


async def page(table: State, size: Size, seat: int = 0, language: Language = "en") -> list[str]:
    """The rows of the score sheet as a page."""
    async with sits(table, seat, size, "s", language=language) as person:
        return person.app.screen.query_one(PaperText).text().splitlines()


@pytest.mark.slow
@pytest.mark.parametrize("size", [(120, 40), (80, 24), (40, 30)])
async def test_the_sheet_has_ten_rounds_and_the_sums(size: Size) -> None:
    table = last_round()
    rows = [row.strip("▌▐▏│ ").split() for row in await page(table, size)]
    numbers = [row[0] for row in rows if row and row[0].isdigit()]
    assert numbers[:10] == [str(number) for number in range(1, 11)]
    (ninth,) = (row for row in rows if row[:1] == ["9"])
    assert [each for each in ninth if "/" in each] == ["1/1", "0/1", "9/0"]
    assert {"+9", "−9"} <= {*ninth}
    sums = rows[next(at for at, row in enumerate(rows) if row[:1] == ["Sum"]) + 1]
    assert sums[:3] == [signed(each).lstrip("+") for each in view_of(table).totals]


async def test_the_sheet_tells_penalties_and_guesses() -> None:
    rows = await page(third("Anna plays CA | Ben plays SK | Cleo objects Ben"), (120, 40), 2)
    below = rows[next(at for at, row in enumerate(rows) if "Penalties" in row) + 1]
    assert [each for each in below.split() if each[-1].isdigit()] == ["0", "−10", "0"]
    rows = await page(last_round(), (120, 40))
    below = rows[next(at for at, row in enumerate(rows) if "Golden card" in row) + 1]
    assert all(card in below for card in ("♥A", "♠K", "♦10"))


@pytest.mark.slow
@pytest.mark.parametrize("size", [(120, 40), (80, 24), (40, 30)])
async def test_no_number_of_the_sheet_is_cut(size: Size) -> None:
    points = (-1000, 999, -888)
    rows = tuple(
        schatzsuche.Scored((10, 9, 8), (10, 10, 10), (100, -90, -80), points) for _ in range(9)
    )
    table = replace(last_round(), sheet=rows, totals=points)
    text = "\n".join(await page(table, size))
    for each in ("10/10", "9/10", "8/10", "+100", "−90", "−80", "−1000", "999", "−888"):
        assert each in text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_beside_the_table_every_round_has_its_points(language: Language) -> None:
    async with sits(last_round(), language=language) as person:
        rows = person.screen.query_one("#sheet", Drawn).text().splitlines()
        assert rows[3].split() == ["1", "+1", "−1", "−1"]
        assert rows[11].split() == ["9", "+9", "−9", "−9"]
        assert "…" not in "".join(rows)


NOUNS = (" trick", " tricks", " tricks")


async def recapped(person: AtTable, step: int) -> str:
    person.screen.recap.step = step
    person.app.update_soon()
    await person.settle()
    return " ".join(person.screen.query_one("#trick", Drawn).text().split())


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
async def test_the_round_that_has_ended_is_told_step_by_step(size: Size) -> None:
    table = replace(
        table_of("round 4"), sheet=(schatzsuche.Scored((1, 0, 2), (1, 1, 1), (3, -3, -3), ()),)
    )
    async with sits(table, 0, size) as person:
        seen = person.app.scene.seen()
        assert seen is not None
        assert person.screen.board.recapped(seen) == table.sheet[-1]
        assert "is over" not in person.text()
        of_one, of_none, of_two = NOUNS if size[0] > 60 else ("", "", "")
        assert f"Anna 1 of 1{of_one} +3" in await recapped(person, 1)
        assert "Cleo" not in await recapped(person, 2)
        assert (
            await recapped(person, 3) == f"Round 1 is over Anna 1 of 1{of_one} +3"
            f" Ben 1 of 0{of_none} −3 Cleo 1 of 2{of_two} −3"
        )


async def test_cards_in_the_trick_are_more_important_than_the_round_before() -> None:
    async with sits(last_round()) as person:
        assert "is over" not in await recapped(person, 3)
        assert "wins so far" in person.text()


async def test_at_the_end_the_golden_card_is_told_in_place_of_the_round() -> None:
    _, table = last_move()
    async with sits(table) as person:
        seen = person.app.scene.seen()
        assert seen is not None
        assert person.screen.board.recapped(seen) == "C7"
    assert result_of(table).points
