"""Clocks, and who is away, on the boards of Farbstich and Schatzsuche: at every size those that
matter, and all of them where there is room."""

from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Any

import pytest

from server.engine.schatzsuche.state import State
from server.protocol.lobby import Chair, Language
from tests.plain.scripted_house import chair
from tests.rules import farbstich_positions as farbstich
from tests.screen.farbstich_tables import COLLECTED, EXAMPLE, board, example, plain, witnessed
from tests.screen.positions import NAMES, SIZES, drawn_choices, seen, text
from tests.screen.schatzsuche_tables import at, clubs, last_round, played_third, third
from tui.boards.people import is_asked
from tui.boards.registry import board_of
from tui.places.place import Look
from tui.text import LANGUAGES

pytestmark = pytest.mark.slow

LARGE, TIGHT, PHONE = SIZES
LEFT = (3541, 3542, 3543, 3544, 3545, 3546)
LONG = ("Maximiliane-Josefine", "Bartholomäus vom Bahnhof", "Cleopatra die Siebzehnte")
SHORT_AND_LONG = (NAMES, (*LONG, *NAMES[3:]))
GONE: dict[str, dict[str, object]] = {
    "gone": {"presence": "gone"},
    "covered": {"covered": True},
}
Drawn = Callable[..., Look]


def board_after(cards: int, name: str, **how: Any) -> Look:
    return board(example(cards), name, **how)


def told_again(**how: Any) -> Look:
    return witnessed(farbstich.position(EXAMPLE), COLLECTED, **how)


def at_seat(table: Callable[[], State], seat: int, **how: Any) -> Look:
    return at(table(), seat, **how)


TABLES: dict[str, Drawn] = {
    **{
        f"farbstich, {name}, {cards} cards": partial(board_after, cards, name)
        for cards in range(7)
        for name in ("Anna", "Doro", "Frank")
    },
    "farbstich, told again": told_again,
    **{
        f"schatzsuche, {table.__name__}, {seat}": partial(at_seat, table, seat)
        for table in (last_round, clubs, third, played_third)
        for seat in range(3)
    },
}


def drawn(
    table: str,
    size: tuple[int, int],
    language: Language = "en",
    names: tuple[str, ...] = NAMES,
    **gone: object,
) -> Look:
    """Everybody has a clock; the second one may be gone. Farbstich is being told again while
    somebody else decides."""
    players = 6 if table.startswith("farbstich") else 3
    chairs: list[Chair] = [chair(name) for name in names[:players]]
    chairs[1] = chair(names[1], **gone)
    made = TABLES[table](
        size=size, language=language, names=names[:players], chairs=chairs, left=LEFT[:players]
    )
    return made._replace(recap=9) if "again" in table else made


def to_be_drawn(of: Look) -> set[str]:
    """The others stand in the bar."""
    every = board_of(seen(of).game).choices(of, seen(of))
    return {each.does for each in every if each.pointed or each.drawn}


def clock(seat: int) -> str:
    return f"59:0{seat + 1}"


def everybody(of: Look) -> range:
    return range(seen(of).view.players)


@pytest.mark.parametrize("table", TABLES)
def test_where_there_is_room_every_clock_is_seen(table: str) -> None:
    for size, language in product([LARGE, TIGHT], LANGUAGES):
        of = drawn(table, size, language)
        shown = text(of)
        assert [seat for seat in everybody(of) if clock(seat) not in shown] == [], (size, language)


@pytest.mark.parametrize("table", TABLES)
def test_on_a_phone_my_clock_is_seen_and_that_of_whom_all_wait_for(table: str) -> None:
    for names, language in product(SHORT_AND_LONG, LANGUAGES):
        of = drawn(table, PHONE, language, names)
        shown, mine = text(of), seen(of).view.seat
        matters = [seat for seat in everybody(of) if seat == mine or is_asked(seen(of), seat)]
        assert [seat for seat in matters if clock(seat) not in shown] == [], (names, language)
        assert drawn_choices(of) >= to_be_drawn(of), (names, language)


@pytest.mark.parametrize("table", TABLES)
def test_who_is_away_or_covered_by_a_bot_is_always_told(table: str) -> None:
    for case in product(SIZES, SHORT_AND_LONG, LANGUAGES, GONE.items()):
        size, names, language, (mark, how) = case
        of = drawn(table, size, language, names, **how)
        told = max(of.say("screen-mark", mark=mark).split(), key=len)
        assert told in text(of), case
        assert drawn_choices(of) >= to_be_drawn(of), case


def test_a_bot_that_plays_for_somebody_needs_no_clock_of_his() -> None:
    of = drawn("farbstich, Anna, 1 cards", PHONE, names=(NAMES[0], *LONG[1:], *NAMES[3:]))
    assert "Bartholomäus vom Bahnhof 59:02" in plain(text(of))
    covered = drawn("schatzsuche, third, 0", PHONE, covered=True)
    assert clock(1) not in text(covered)
