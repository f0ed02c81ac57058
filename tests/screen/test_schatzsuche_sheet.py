"""The points of Schatzsuche: the sheet, the round that has just ended, and the end of the game."""

import pytest

from server.engine.schatzsuche.state import State
from server.protocol import schatzsuche
from server.protocol.seat import Over, Result, replace
from tests.cases import for_each
from tests.rules.schatzsuche_positions import position, view_of
from tests.screen.positions import SIZES, seen, text
from tests.screen.schatzsuche_tables import LAST_ROUND, at, holds, one_line, over, third
from tui.boards.schatzsuche import recap, sheet
from tui.drawing import Block, read, wide
from tui.text import LANGUAGES, Language

pytestmark = pytest.mark.slow


def result_of(table: State) -> Result:
    waiting = view_of(table).waiting
    assert isinstance(waiting, Over)
    return waiting.result


@pytest.mark.parametrize("width", [118, 80, 40])
def test_the_sheet_has_ten_rounds_and_the_sums(width: int) -> None:
    drawn = at(over(), size=(width, 18))
    rows = sheet.full(drawn, seen(drawn))
    assert max(map(wide, rows)) <= width
    told = read(rows)
    assert [line.split()[0] for line in told.splitlines() if line.strip()[:1].isdigit()][:10] == [
        str(number) for number in range(1, 11)
    ]
    assert "Golden card" in told
    points = result_of(over()).points
    assert sums(rows) == [f"{each}".replace("-", "−") for each in points]


def sums(rows: Block) -> list[str]:
    lines = [line.split() for line in read(rows).splitlines()]
    return lines[lines.index(["Sum"]) + 1]


def test_the_sheet_tells_penalties() -> None:
    drawn = at(third("Anna plays CA | Ben plays SK | Cleo objects Ben"), 2)
    told = [line.split() for line in read(sheet.full(drawn, seen(drawn))).splitlines()]
    assert told[told.index(["Penalties"]) + 1] == ["0", "−10", "0"]


@for_each("size", SIZES)
@for_each("language", LANGUAGES)
def test_in_the_end_the_golden_card_is_turned_up(size: tuple[int, int], language: Language) -> None:
    table = over()
    drawn = at(table, 0, size, language)
    told = one_line(drawn)
    result = result_of(table)
    assert seen(drawn).formatter.say("who-won", result) in told
    assert seen(drawn).formatter.event(schatzsuche.Golden("C7")) in told
    for points in result.points:
        assert str(points).replace("-", "−") in told
    assert all(holds(drawn, card) for card in ("C7", "HA", "SK", "D10"))


def test_both_right_are_worth_160() -> None:
    table = over(LAST_ROUND.replace("guesses HA SK D10", "guesses C7 CK D7"))
    assert "+160 +20 +40 Golden card suit and rank suit rank" in one_line(at(table))
    words = text(at(table, 0, (40, 13))).split()
    bonus = {word: words[i + 1] for i, word in enumerate(words) if word in ("♣C7", "♣CK", "♦D7")}
    assert bonus == {"♣C7": "+160", "♣CK": "+20", "♦D7": "+40"}


def test_the_round_that_has_ended_is_told_step_by_step() -> None:
    table = replace(
        position("round 4"), sheet=(schatzsuche.Scored((1, 0, 2), (1, 1, 1), (3, -3, -3), ()),)
    )
    for size in SIZES:
        drawn = at(table, 0, size)
        assert recap.recapped(seen(drawn)) == table.sheet[-1]
        assert "is over" not in text(drawn)
        assert one_line(drawn._replace(recap=1)).count("1/1") >= 1
        assert "Bid/Tricks Points" in one_line(drawn._replace(recap=1))
        assert "Cleo 2/1 −3" in one_line(drawn._replace(recap=3))
    assert recap.recapped(seen(at(over()))) is None
