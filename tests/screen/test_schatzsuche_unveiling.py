"""The golden card is unveiled at the end of a game: step by step, only once, and nobody has to wait
for it."""

from collections.abc import Iterator

import pytest

from server.engine.schatzsuche import SCHATZSUCHE
from server.engine.schatzsuche.state import State
from server.protocol import schatzsuche
from server.protocol.notices import GameSnapshot
from server.protocol.requests import Leave
from server.protocol.seat import Over, Result
from tests.cases import for_each
from tests.screen.places import SIZES, HandsOfTest, flat, told
from tests.screen.schatzsuche_tables import LAST_ROUND, chip, over
from tests.screen.seated import TABLE, Seated, Size
from tui.boards.schatzsuche.ending import TICKS
from tui.drawing import Block, read
from tui.places.confirm import Confirm
from tui.places.ending import Ending
from tui.places.finale import HOLD_SECONDS, STEP_SECONDS
from tui.places.place import Look
from tui.stay import Stay
from tui.text import LANGUAGES, Language

pytestmark = pytest.mark.slow

NAMES = ("Anna", "Ben", "Cleo")
RIGHT = LAST_ROUND.replace("guesses HA SK D10", "guesses C7 SK D7")
"""Anna knows the golden card, and Cleo its value."""


def ended(
    language: Language = "en", motion: str = "full", before: str = RIGHT
) -> tuple[Seated, Ending]:
    """A player who has just seen the last card played."""
    table: State = over(before)
    seated = Seated("schatzsuche", 3, 0, language, NAMES, motion=motion)
    seated.scene.state = GameSnapshot(TABLE, 1, 1, SCHATZSUCHE.view(table, 0), (), (None,) * 3)
    waiting = SCHATZSUCHE.waiting(table)
    assert isinstance(waiting, Over)
    seated.scene.recent_events.append(
        schatzsuche.Ended(waiting.result.points, waiting.result.winners)
    )
    seated.end(waiting.result)
    assert isinstance(seated.place, Ending)
    return seated, seated.place


def steps(seated: Seated, place: Ending, size: Size = (80, 24)) -> Iterator[Block]:
    """All pictures until the usual end is shown."""
    while place.attend(seated.look(size)) is not None:
        yield seated.picture(size)
        place.tick()


def is_down(look: Look, rows: Block) -> bool:
    return look.glyphs.back in read(rows)


@for_each("language", LANGUAGES)
@for_each("size", SIZES)
def test_first_the_guesses_then_the_card_then_the_points(size: Size, language: Language) -> None:
    seated, place = ended(language)
    look = seated.look(size)
    golden = flat(seated.scene.formatter().event(schatzsuche.Golden("C7")))
    pictures = list(steps(seated, place, size))
    assert len(pictures) == 4 + 1 + TICKS + 2
    shown = [told(each) for each in pictures]
    assert [golden in each for each in shown] == [False] * 5 + [True] * (TICKS + 2)
    assert [is_down(look, each) for each in pictures] == [True] * 5 + [False] * (TICKS + 2)
    wins = flat(seated.scene.formatter().say("who-won", result(seated)))
    assert [wins in each for each in shown] == [False] * (len(shown) - 1) + [True]
    assert wins not in told(seated.picture(size)) or place.attend(look) is None


def result(seated: Seated) -> Result:
    assert seated.scene.over is not None
    return seated.scene.over.result


@for_each("size", SIZES)
def test_the_guesses_are_laid_open_one_after_the_other(size: Size) -> None:
    """In the order in which they were made, which is from the dealer's left."""
    seated, place = ended()
    laid = [sum(sign in read(each) for sign in "♣♠♦") for each in steps(seated, place, size)]
    assert laid[:5] == [0, 1, 2, 3, 3]


def test_the_points_grow_to_what_they_are_in_the_end() -> None:
    seated, place = ended()
    lines = [line.split() for each in steps(seated, place) for line in read(each).splitlines()]
    points = [int(line[-1]) for line in lines if "Anna" in line and line[-1].isdigit()]
    assert points == sorted(points)
    assert len({*points}) == TICKS + 1
    assert points[-1] - points[0] == 160


def test_nothing_moves_on_the_way() -> None:
    """Later parts have their place from the beginning."""
    seated, place = ended()
    first, *others = [read(each).splitlines() for each in steps(seated, place)]
    names = next(y for y, line in enumerate(first) if all(name in line for name in NAMES))
    assert {shown[names] for shown in others} == {first[names]}


def test_where_nobody_is_right_no_points_are_added() -> None:
    seated, place = ended(before=LAST_ROUND.replace("guesses HA SK D10", "guesses HA SK DJ"))
    assert len(list(steps(seated, place))) == 4 + 1 + 1 + 1


@pytest.mark.parametrize(("motion", "pictures"), [("little", 2), ("none", 0)])
def test_with_less_motion_there_are_fewer_steps(motion: str, pictures: int) -> None:
    seated, place = ended(motion=motion)
    assert len(list(steps(seated, place))) == pictures


def test_it_is_short() -> None:
    seated, place = ended()
    seconds = []
    while (wait := place.attend(seated.look((80, 24)))) is not None:
        seconds.append(wait)
        place.tick()
    assert seconds[-1] == HOLD_SECONDS
    assert set(seconds[:-1]) == {STEP_SECONDS}
    assert sum(seconds[:-1]) <= 5


@pytest.mark.parametrize("key", ["enter", " ", "x", "down", "c", "escape", "1"])
def test_any_key_leads_on(key: str) -> None:
    seated, place = ended()
    stay, asked = sits(seated, place)
    place.attend(stay.look())
    assert is_down(stay.look(), seated.picture((80, 24)))
    stay.press(key, key if len(key) == 1 else "")
    assert place.attend(stay.look()) is None
    assert not is_down(stay.look(), seated.picture((80, 24)))
    assert asked == []


def sits(seated: Seated, place: Ending) -> tuple[Stay, list[object]]:
    asked: list[object] = []
    stay = Stay(seated.scene, seated.message_log, asked.append, asked.append, lambda: None)
    stay._places = [place]
    return stay, asked


def test_a_key_that_does_something_does_it_at_once() -> None:
    seated, place = ended()
    stay, asked = sits(seated, place)
    place.attend(stay.look())
    stay.press("m", "m")
    assert len(asked) == 1
    assert place.attend(stay.look()) is None


def test_escape_first_leads_on_and_then_away() -> None:
    seated, place = ended()
    stay, asked = sits(seated, place)
    place.attend(stay.look())
    stay.press("escape")
    assert asked == []
    stay.press("escape")
    assert isinstance(stay.place, Confirm)
    stay.press("y", "y")
    assert asked == [(Leave(),)]


def test_a_click_anywhere_leads_on() -> None:
    seated, place = ended()
    place.attend(seated.look((80, 24)))
    rows = seated.picture((80, 24))
    assert all(span.does for each in rows[1:-2] for span in each)
    place.do("skip", seated.look((80, 24)), HandsOfTest())
    assert place.attend(seated.look((80, 24))) is None


@pytest.mark.parametrize("motion", ["full", "none"])
@for_each("language", LANGUAGES)
@for_each("size", SIZES)
def test_afterwards_the_card_and_the_guesses_are_still_to_be_seen(
    size: Size, language: Language, motion: str
) -> None:
    seated, place = ended(language, motion)
    list(steps(seated, place, size))
    look = seated.look(size)
    rows = place.text(look.sized(size[0], size[1] - 3))
    drawn = read(rows)
    assert flat(seated.scene.formatter().event(schatzsuche.Golden("C7"))) in told(rows)
    assert "+160" in drawn
    if size[0] < 120:
        assert all(chip(look, card) in drawn for card in ("C7", "SK", "D7"))
    assert "…" not in drawn
    assert max(map(len, drawn.splitlines())) <= size[0]


def test_who_comes_later_sees_only_what_came_of_it() -> None:
    seated, place = ended()
    seated.scene.recent_events.clear()
    assert place.attend(seated.look((80, 24))) is None
