"""In windows between the usual sizes nothing is cut, and no words lie on other words."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from server.engine.farbstich import FARBSTICH
from server.engine.schatzsuche import SCHATZSUCHE
from server.protocol.eight28 import Gems
from server.protocol.notices import LeftTable, Notice
from server.protocol.seat import Turn, replace
from tests.plain.scripted_house import ScriptedHouse, chair
from tests.screen import eight28_tables, farbstich_tables, schatzsuche_tables
from tests.screen.captions import covered, nothing_cut
from tests.screen.running import Shown, Size, position, shown
from tests.screen.test_schatzsuche_board import CASES
from tui.widgets.drawn import Drawn

pytestmark = pytest.mark.slow

BETWEEN: tuple[Size, ...] = (
    (60, 24),
    (67, 24),
    (68, 30),
    (80, 22),
    (100, 34),
    (110, 50),
    (160, 45),
)
NAMES = (
    "Bartholomäus",
    "Maximilienne",
    "Anna-Christa",
    "Klaus-Dieter",
    "Jean-Etienne",
    "Marie-Louise",
)
"""as long as boards keep them whole where there is room"""
HOW: dict[str, Any] = {"language": "de", "motion": "none"}
Moment = tuple[list[Notice], tuple[str, ...]]


def schatzsuche() -> Iterator[Moment]:
    recap = replace(schatzsuche_tables.to_bid(), sheet=schatzsuche_tables.sheet(9))
    cases = {
        **CASES,
        "bid": (schatzsuche_tables.to_bid, 0, ("3",)),
        "play": (schatzsuche_tables.last_round, 0, ("right",)),
        "clubs": (schatzsuche_tables.clubs, 0, ("8",)),
        "recap": (lambda: recap, 0, ("b",)),
        "end": (lambda: schatzsuche_tables.last_move()[1], 0, ()),
    }
    for made, seat, keys in cases.values():
        table = made()
        legal = SCHATZSUCHE.legal(table, seat)
        view = SCHATZSUCHE.view(table, seat)
        yield position(view, legal, names=NAMES[:3], left=(3600,) * 3, **HOW), keys


def farbstich() -> Iterator[Moment]:
    for cards, seat in ((5, 5), (6, 5)):
        table = farbstich_tables.example(cards)
        legal = FARBSTICH.legal(table, seat)
        view = FARBSTICH.view(table, seat)
        yield position(view, legal, names=NAMES, left=(3600,) * 6, **HOW), ("right",)


def eight28() -> Iterator[Moment]:
    asked, declare = eight28_tables.ASKED, eight28_tables.DECLARE
    for view, legal in ((eight28_tables.SIX, asked), (eight28_tables.THREE, declare)):
        yield position(view, legal, names=NAMES, left=(3600,) * view.players, **HOW), ()


@pytest.mark.asyncio
@pytest.mark.parametrize("size", BETWEEN, ids=str)
async def test_no_board_cuts_or_covers_what_it_says(size: Size) -> None:
    first, *others = [*schatzsuche(), *farbstich(), *eight28()]
    house = ScriptedHouse(first[0])
    with nothing_cut("de", NAMES):
        async with shown(house, size) as person:
            await see(person, first[1])
            for notices, keys in others:
                house.tell(LeftTable(3, False), *notices)
                await person.settle()
                await see(person, keys)


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [(80, 24), (110, 50), (120, 40), (160, 45)], ids=str)
async def test_the_names_of_six_are_whole_in_8_28_though_their_clocks_run(size: Size) -> None:
    six, absent = eight28_tables.SIX, {"presence": "gone", "covered": True}
    chairs = tuple(chair(name, **absent if name == NAMES[2] else {}) for name in NAMES)
    house = ScriptedHouse(position(six, eight28_tables.ASKED, names=NAMES, **HOW))
    with nothing_cut("de", names=()):
        async with shown(house, size) as person:
            for asked in range(6):
                view = replace(six, waiting=Turn((asked,)), to_ask=(asked,), giver=(asked + 5) % 6)
                table = position(view, names=NAMES, left=(3599,) * 6, chairs=chairs, **HOW)
                house.tell(LeftTable(3, False), *table)
                await person.settle()
                assert not covered(person), person.text()
                boxes = person.app.screen.query(".seat").results(Drawn)
                seats = "\n".join(box.text() for box in boxes)
                assert all(name in seats for name in NAMES[1:]), seats
                assert seats.count("59:59") == 5, seats


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [(59, 20), (60, 20), (90, 20), (62, 32), (67, 40)], ids=str)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
async def test_the_own_cards_of_8_28_are_seen_in_low_and_in_slim_windows(
    size: Size, players: int
) -> None:
    mine = eight28_tables.side("4", "9", hole="7")
    others = [eight28_tables.side("3")] * (players - 1)
    table = position(eight28_tables.view(mine, *others), eight28_tables.ASKED)
    async with shown(ScriptedHouse(table), size) as person:
        cards = person.app.screen.query_one("#hand", Drawn).text()
        assert all(card in cards for card in "749"), person.text()


@pytest.mark.asyncio
@pytest.mark.parametrize("width", [62, 64, 67])
async def test_how_many_cards_are_unseen_stands_apart_for_each_card(width: int) -> None:
    mine, other = eight28_tables.side("3", hole="7"), eight28_tables.side("3")
    table = position(eight28_tables.view(mine, other, other), eight28_tables.ASKED)
    async with shown(ScriptedHouse(table), (width, 40)) as person:
        row = next(row for row in person.rows() if "not yet seen" in row)
        assert len(re.findall("[0-9]+ ", row)) == 11, row


@pytest.mark.asyncio
@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize("letters", [3, 4, 7, 8, 12])
async def test_plates_keep_their_rows_when_clocks_and_gems_have_other_digits(
    players: int, letters: int
) -> None:
    names = tuple(name[:letters] for name in NAMES[:players])
    hands = tuple(eight28_tables.side(hole="7" if seat == 0 else None) for seat in range(players))
    house = ScriptedHouse([])
    found = set[tuple[bool, ...]]()
    async with shown(house, (120, 40)) as person:
        for left, gems in ((605, 9), (595, 9), (605, 10), (595, 10), (59, 9)):
            view = eight28_tables.view(*hands, gems=(Gems(gems, 0),) * players)
            table = position(view, names=names, left=(left,) * players, **HOW)
            house.tell(LeftTable(3, False), *table)
            await person.settle()
            boxes = person.app.screen.query(".seat").results(Drawn)
            texts = [box.text().splitlines() for box in boxes if box.display]
            assert len(texts) == players - 1
            found.add(tuple(f"{left // 60}:{left % 60:02}" in rows[0] for rows in texts))
    assert len(found) == 1


async def see(person: Shown, keys: tuple[str, ...]) -> None:
    await person.press(*keys)
    assert not covered(person), person.text()


@pytest.mark.asyncio
@pytest.mark.parametrize("moment", ["guess", "play"])
async def test_a_window_that_was_another_size_looks_as_if_it_never_was(moment: str) -> None:
    made, seat, keys = CASES[moment]
    sizes: tuple[Size, ...] = ((120, 40), (40, 20), (100, 34), (60, 24))
    async with schatzsuche_tables.sits(made(), seat, sizes[0], *keys) as person:
        for size in sizes[1:]:
            await person.resize(*size)
        shown_now = person.text()
    async with schatzsuche_tables.sits(made(), seat, sizes[-1], *keys) as person:
        assert shown_now == person.text()
