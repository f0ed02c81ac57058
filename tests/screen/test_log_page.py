"""The log beside a board fills from the top: what was told stays where it is until its page is
full."""

import pytest

from tests.screen.places import look, scene
from tui.drawing import read
from tui.message_log import MessageLog
from tui.places.log import SIDE, Page
from tui.places.place import Look

pytestmark = pytest.mark.slow

HEIGHT = 12
ROOM = HEIGHT - 2


def seen(message_log: MessageLog, height: int = HEIGHT) -> Look:
    return look(scene(), (SIDE, height))._replace(message_log=message_log)


def lines(page: Page, message_log: MessageLog, height: int = HEIGHT) -> list[str]:
    inside = read(page.beside_board(seen(message_log, height))).split("\n")[1:-1]
    return [each.strip("│ ") for each in inside]


def tell(message_log: MessageLog, *numbers: int) -> None:
    for number in numbers:
        message_log.add("event", f"Move {number}.")


def numbers(page: Page, message_log: MessageLog, height: int = HEIGHT) -> list[int]:
    return [int(each[5:-1]) for each in lines(page, message_log, height) if each]


def test_it_fills_from_the_top_and_nothing_moves() -> None:
    page, message_log = Page(), MessageLog()
    for number in range(ROOM):
        tell(message_log, number)
        assert numbers(page, message_log) == [*range(number + 1)]


def test_when_it_is_full_its_end_begins_the_next_page() -> None:
    page, message_log = Page(), MessageLog()
    tell(message_log, *range(ROOM))
    assert len(numbers(page, message_log)) == ROOM
    tell(message_log, ROOM)
    kept = numbers(page, message_log)
    assert kept == [*range(ROOM - len(kept) + 1, ROOM + 1)]
    assert 1 < len(kept) <= ROOM // 2
    tell(message_log, ROOM + 1)
    assert numbers(page, message_log) == [*kept, ROOM + 1]


def test_who_comes_sees_as_much_as_there_is_room_for() -> None:
    page, message_log = Page(), MessageLog()
    tell(message_log, *range(100))
    assert numbers(page, message_log) == [*range(100 - ROOM, 100)]


def test_a_row_more_or_less_turns_no_page() -> None:
    page, message_log = Page(), MessageLog()
    tell(message_log, *range(5))
    before = numbers(page, message_log)
    assert numbers(page, message_log, HEIGHT - 1) == before
    assert numbers(page, message_log, HEIGHT) == before


def test_the_newest_is_always_seen_even_if_it_is_longer_than_the_page() -> None:
    page, message_log = Page(), MessageLog()
    tell(message_log, *range(8))
    lines(page, message_log)
    message_log.add("talk", "word " * 100 + "end")
    assert lines(page, message_log)[-1].endswith("end")
    tell(message_log, 9)
    assert lines(page, message_log)[-1] == "Move 9." or "Move 9." in lines(page, message_log)


def test_what_is_long_gone_is_forgotten() -> None:
    page, message_log = Page(), MessageLog()
    tell(message_log, 0)
    assert numbers(page, message_log) == [0]
    tell(message_log, *range(1, 2000))
    assert numbers(page, message_log)[-1] == 1999


def test_what_was_told_before_is_not_put_together_again() -> None:
    page, message_log = Page(), MessageLog()
    tell(message_log, 1, 2)
    before = page.beside_board(seen(message_log))
    tell(message_log, 3)
    now = page.beside_board(seen(message_log))
    same = [y for y, row in enumerate(now) if row is before[y]]
    assert same == [y for y in range(1, HEIGHT - 1) if y != 3]
