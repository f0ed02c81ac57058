"""The log beside a board fills from the top: what was told stays where it is until its page is
full."""

from tests.screen.places import look, scene
from tui.diary import Diary
from tui.drawing import read
from tui.places.log import SIDE, Page
from tui.places.place import Look

HEIGHT = 12
ROOM = HEIGHT - 2


def seen(diary: Diary, height: int = HEIGHT) -> Look:
    return look(scene(), (SIDE, height))._replace(diary=diary)


def lines(page: Page, diary: Diary, height: int = HEIGHT) -> list[str]:
    inside = read(page.beside_board(seen(diary, height))).split("\n")[1:-1]
    return [each.strip("│ ") for each in inside]


def tell(diary: Diary, *numbers: int) -> None:
    for number in numbers:
        diary.add("event", f"Move {number}.")


def numbers(page: Page, diary: Diary, height: int = HEIGHT) -> list[int]:
    return [int(each[5:-1]) for each in lines(page, diary, height) if each]


def test_it_fills_from_the_top_and_nothing_moves() -> None:
    page, diary = Page(), Diary()
    for number in range(ROOM):
        tell(diary, number)
        assert numbers(page, diary) == [*range(number + 1)]


def test_when_it_is_full_its_end_begins_the_next_page() -> None:
    page, diary = Page(), Diary()
    tell(diary, *range(ROOM))
    assert len(numbers(page, diary)) == ROOM
    tell(diary, ROOM)
    kept = numbers(page, diary)
    assert kept == [*range(ROOM - len(kept) + 1, ROOM + 1)]
    assert 1 < len(kept) <= ROOM // 2
    tell(diary, ROOM + 1)
    assert numbers(page, diary) == [*kept, ROOM + 1]


def test_who_comes_sees_as_much_as_there_is_room_for() -> None:
    page, diary = Page(), Diary()
    tell(diary, *range(100))
    assert numbers(page, diary) == [*range(100 - ROOM, 100)]


def test_a_row_more_or_less_turns_no_page() -> None:
    page, diary = Page(), Diary()
    tell(diary, *range(5))
    before = numbers(page, diary)
    assert numbers(page, diary, HEIGHT - 1) == before
    assert numbers(page, diary, HEIGHT) == before


def test_the_newest_is_always_seen_even_if_it_is_longer_than_the_page() -> None:
    page, diary = Page(), Diary()
    tell(diary, *range(8))
    lines(page, diary)
    diary.add("talk", "word " * 100 + "end")
    assert lines(page, diary)[-1].endswith("end")
    tell(diary, 9)
    assert lines(page, diary)[-1] == "Move 9." or "Move 9." in lines(page, diary)


def test_what_is_long_gone_is_forgotten() -> None:
    page, diary = Page(), Diary()
    tell(diary, 0)
    assert numbers(page, diary) == [0]
    tell(diary, *range(1, 2000))
    assert numbers(page, diary)[-1] == 1999


def test_what_was_told_before_is_not_put_together_again() -> None:
    page, diary = Page(), Diary()
    tell(diary, 1, 2)
    before = page.beside_board(seen(diary))
    tell(diary, 3)
    now = page.beside_board(seen(diary))
    same = [y for y, row in enumerate(now) if row is before[y]]
    assert same == [y for y in range(1, HEIGHT - 1) if y != 3]
