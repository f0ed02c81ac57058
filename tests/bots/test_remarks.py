"""Remarks of bots are rare, go to people who want them, and never depend on hidden cards."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import get_args
from zlib import crc32

import pytest

from server.bots.remarks import moment
from server.engine import GAMES
from server.house.table import remarks
from server.house.table.draft import Draft, Rules
from server.house.table.recovery import new_table
from server.house.table.remarks import drawn
from server.house.table.state import Roster, Seat, Setup, TableReader
from server.protocol import eight28, farbstich, schatzsuche
from server.protocol.lobby import Preferences
from server.protocol.notices import Remark
from server.protocol.remarks import TEXTS_PER_MOMENT, Moment
from server.protocol.requests import Leave, Prefer, Ready, Watch
from server.protocol.seat import Event, replace
from server.protocol.wire import move_reader
from server.settings import BotSettings, TableSettings
from tests.bots.deciding import as_bytes
from tests.house.running import Client, all_ready, gather, play_on, running_house
from tests.house.scenarios import GRACE, last_legal, playing, table_of
from tests.laws.tables import Table
from tests.laws.test_blindness import (
    all_decisions,
    apply_with_deal,
    other_deals,
    unseen_places,
    with_leaking_events,
)

SHARE = eight28.Share
NO_MOVES = move_reader(())
MOMENTS: list[tuple[Event, int, Moment | None]] = [
    (eight28.Hit((1,)), 1, "hit"),
    (eight28.Hit((1,)), 0, "hit-lost"),
    (eight28.Out(2), 2, "out"),
    (eight28.Out(2), 1, None),
    (eight28.Paid(8, 8, (SHARE(1, 2, 2),)), 1, "won-big"),
    (eight28.Paid(8, 8, (SHARE(1, 1, 2),)), 1, None),
    (eight28.Paid("hit", 8, (SHARE(1, 9, 9),)), 1, None),
    (eight28.Ended((), (3, 1, 3), (0, 2)), 2, "won"),
    (eight28.Ended((), (3, 1, 3), (0, 2)), 1, "lost"),
    (farbstich.Collected(0, "R", ("R1",) * 4), 0, "won-big"),
    (farbstich.Collected(0, "R", ("R1",) * 3), 0, None),
    (farbstich.Collected(0, "R", ("R1",) * 4), 1, None),
    (farbstich.Ranked((0,), {"R": 5}, ("B",)), 1, "tied"),
    (farbstich.Ranked((0,), {"R": 5}, ("B",)), 0, None),
    (schatzsuche.Scored((3, 2, 0), (3, 4, 1), (0,) * 3, (0,) * 3), 0, "bid-made"),
    (schatzsuche.Scored((3, 2, 0), (3, 4, 1), (0,) * 3, (0,) * 3), 1, "bid-missed"),
    (schatzsuche.Scored((3, 2, 0), (3, 4, 1), (0,) * 3, (0,) * 3), 2, None),
    (schatzsuche.Treasure("C7", (0, 40, 0)), 1, "treasure"),
    (schatzsuche.Treasure("C7", (0, 40, 0)), 0, None),
    (schatzsuche.Penalty(2, -10, "no-flip"), 2, "penalty"),
    (schatzsuche.Penalty(2, -10, "no-flip"), 0, None),
]


@pytest.mark.parametrize(("event", "seat", "found"), MOMENTS)
def test_these_events_are_moments_for_a_remark(
    event: Event, seat: int, found: Moment | None
) -> None:
    assert moment([event], seat) == found


def test_every_moment_has_a_case_above() -> None:
    assert {found for _, _, found in MOMENTS if found} == set(get_args(Moment))


def test_the_end_of_a_game_comes_before_other_moments() -> None:
    end = eight28.Ended((), (1, 0, 0), (0,))
    assert moment([eight28.Hit((0,)), end, eight28.Declined(0)], 0) == "won"


class Always(Random):
    """Dice with which every chance event happens."""

    def random(self) -> float:
        return 0.0


def test_remarks_are_rare() -> None:
    found: dict[int, Moment | None] = {0: None, 1: "out", 2: "hit-lost"}
    dice = Random(1)
    said = [drawn(found, dice, recent=False) for _ in range(1000)]
    assert 200 < sum(each is not None for each in said) < 300
    assert {each for each in said if each} == {(1, "out"), (2, "hit-lost")}
    assert drawn(found, Always(), recent=True) is None
    assert drawn({0: None}, Always(), recent=False) is None
    assert drawn({0: "lost", 1: None}, Always(), recent=True) == (0, "lost")


def said(table: Table, events: Sequence[Event], seed: int) -> bytes:
    """The remarks of bots in all seats after these events, and the state of their dice."""
    seats = tuple(Seat(f"club-{n}", bot="club") for n in range(table.players))
    setup = Setup(table.game.name, {}, None, None, "club")
    roster = Roster(seats, None, "0" * 64, "running")
    state = replace(
        new_table(1, setup, roster, now=0.0), readers={1: TableReader(person=1, viewer=None)}
    )
    rules = Rules(table.game, table.options, NO_MOVES, TableSettings(), BotSettings())
    draft = Draft(state, 0.0, rules, seed)
    remarks.remark(draft, events)
    return as_bytes((draft.notices, draft.dice.random()))


def by_all_events(public: Iterable[Event], seat: int) -> Moment:
    """A moment that depends on all that the events tell."""
    known: tuple[Moment, ...] = get_args(Moment)
    return known[crc32(as_bytes((list(public), seat))) % len(known)]


def check(table: Table, seed: int) -> int:
    dice, tried = Random(seed), 0
    for deals, state in all_decisions(table, seed):
        real = apply_with_deal(table.game, deals, deals.deal)
        assert real
        places = unseen_places(deals, state, None)
        if len(places) < 2:
            continue
        for deal in other_deals(table.game, deals, places, dice):
            other = apply_with_deal(table.game, deals, deal)
            assert other
            roll = dice.randrange(1000)
            assert said(table, real.events, roll) == said(table, other.events, roll), "it tells"
            tried += other.state != state
    return tried


def table_of_three(game: str) -> Table:
    return Table(GAMES[game], 3, GAMES[game].options())


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_no_remark_depends_on_a_hidden_card_however_it_is_chosen(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remarks, "moment", by_all_events)
    monkeypatch.setattr(remarks, "SELDOM", 1.0)
    table = table_of_three(game)
    assert check(table, 0) > 20
    leaky = table._replace(game=with_leaking_events(table.game))
    with pytest.raises(AssertionError, match="it tells"):
        check(leaky, 0)


def remarks_to(who: Client) -> list[Remark]:
    return list(who.all(Remark))


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots say something whenever they may."""
    monkeypatch.setattr(remarks, "SELDOM", 1.0)
    monkeypatch.setattr(remarks, "AT_THE_END", 1.0)


@pytest.mark.asyncio
@pytest.mark.usefixtures("talkative")
async def test_remarks_go_to_seats_and_gallery_but_not_to_people_who_switched_them_off(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await gather(house, "Anna", "Ben", game="farbstich", bots=("simple",))
        carl = await house.connect("Carl")
        await carl.ask(Watch(table_of(anna)))
        await ben.ask(Prefer(Preferences(remarks=False)))
        await all_ready([anna, ben])
        await play_on([anna, ben], last_legal)
        assert remarks_to(ben) == []
        assert remarks_to(anna) == remarks_to(carl)
        last = remarks_to(anna)[-1]
        assert (last.seat, last.name) == (2, "Alpha")
        assert last.moment in ("won", "lost")
        assert last.which in range(TEXTS_PER_MOMENT)


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.usefixtures("talkative")
async def test_some_time_passes_between_two_remarks(tmp_path: Path) -> None:
    """The clock stands still here, so there is one remark at most before the end."""
    async with running_house(tmp_path) as house:
        (anna,) = await playing(house, "Anna", bots=("simple",) * 3, relaxed=True)
        await play_on([anna], last_legal)
        *before, end = [remark.moment for remark in remarks_to(anna)]
        assert len(before) <= 1
        assert end in ("won", "lost")


@pytest.mark.asyncio
@pytest.mark.usefixtures("talkative")
async def test_a_bot_that_covers_a_seat_makes_no_remarks(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await gather(house, "Anna", "Ben", "Carl", game="farbstich")
        for person in people:
            await person.ask(Ready())
        anna, *others = people
        await anna.ask(Leave())
        await house.pass_time(GRACE)
        await play_on(others, last_legal)
        assert [remark for other in others for remark in remarks_to(other)] == []
