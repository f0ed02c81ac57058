"""Everything can be reached by mouse alone: by clicks, by the wheel where a list is longer than the
screen, and by the lines of the help where the bar has no room."""

from itertools import product

import pytest

from tests.screen.every_place import PLACES
from tests.screen.places import SIZES
from tests.screen.seated import Size
from tests.screen.somebody import cells
from tui.canvas import does_at
from tui.drawing import Row, Span, row
from tui.places.bar import HELP
from tui.places.frame import framed
from tui.places.help import Help
from tui.places.place import Choice
from tui.places.table import AtTable
from tui.stay import Stay
from tui.text import LANGUAGES

pytestmark = pytest.mark.slow

MANY = 100
"""turns of the wheel, more than any list has rows"""


def stay_at(name: str, language: str, size: Size) -> Stay:
    shown = PLACES[name](language)  # type: ignore[arg-type]
    stay = Stay(shown.scene, shown.message_log, lambda wish: None, lambda text: None, lambda: None)
    stay._places, stay.size = [shown.place], size
    return stay


def turned(stay: Stay) -> set[str]:
    """Every action that can be clicked on while the wheel is turned from the top to the bottom."""
    found, before = set[str](), None
    while (rows := framed(stay.look(), stay.place)) != before:
        before = rows
        found |= {span.does for each in rows for span in each}
        stay.wheel(down=True)
    return found


def choices(stay: Stay) -> list[Choice]:
    return list(stay.place.choices(stay.look()))


@pytest.mark.parametrize("name", [name for name in PLACES if name != "hall, typing"])
def test_every_choice_can_be_reached(name: str) -> None:
    for language, size in product(LANGUAGES, SIZES):
        stay = stay_at(name, language, size)
        wanted, found = choices(stay), turned(stay)
        assert HELP in found
        stay.point_or_choose(HELP)
        assert isinstance(stay.place, Help)
        helped = turned(stay)
        for each in wanted:
            told = not each.pointed and each.does in helped
            assert each.does in found or told, (language, size, each)


def test_the_wheel_goes_through_a_list_and_back() -> None:
    stay = stay_at("keys", "en", (40, 20))
    every = [each.does for each in choices(stay) if each.pointed]
    for number in range(MANY):
        assert stay.look().pointed == every[min(number, len(every) - 1)]
        stay.wheel(down=True)
    for _ in range(MANY):
        stay.wheel(down=False)
    assert stay.look().pointed == every[0]


def test_and_through_a_text() -> None:
    stay = stay_at("rules of eight28", "en", (80, 24))
    stay.look()
    framed(stay.look(), stay.place)
    stay.wheel(down=True)
    assert stay.place.scroll > 1
    stay.wheel(down=False)
    assert stay.place.scroll == 0


# Cells

WIDE: Row = row(Span("牌 ", does="deal"), "♣ ", Span("é", does="take"))


def test_a_click_hits_what_is_drawn_there_also_beside_wide_letters() -> None:
    hit = [does_at([WIDE], x, 0) for x in range(7)]
    assert hit == ["deal"] * 3 + [""] * 2 + ["take", ""]
    assert (cells([WIDE], "deal"), cells([WIDE], "take")) == ([(0, 0), (1, 0), (2, 0)], [(5, 0)])


def test_beside_the_picture_it_hits_nothing() -> None:
    assert [does_at([WIDE], x, y) for x, y in ((0, -1), (0, 1), (6, 0), (99, 0))] == [""] * 4


def test_at_a_table_the_wheel_points_at_cards_and_plays_none() -> None:
    shown = PLACES["farbstich, playing"]("en")
    asked: list[object] = []
    stay = Stay(shown.scene, shown.message_log, asked.append, lambda text: None, lambda: None)
    stay._places = [shown.place]
    assert isinstance(shown.place, AtTable)
    first = stay.look().pointed
    stay.wheel(down=True)
    assert stay.look().pointed != first
    assert asked == []
