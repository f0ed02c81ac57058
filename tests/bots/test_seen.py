"""A bot has seen all events that its seat was shown since the game began, and no others."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.bots.any_game import choose_at_random
from server.dealer import Dealer
from server.engine import GAMES
from server.house.bot_processes.pool import InlineBotPool, Question
from server.match import MatchPlayer, play
from server.protocol.notices import Happened
from server.protocol.requests import Dismiss, Fill, Leave, Ready, Rematch
from server.protocol.seat import Event, Move, View
from tests.house import quick_bots
from tests.house.running import Client, all_ready, gather, play_on, running_house
from tests.house.scenarios import GRACE, last_legal, on_turn, playing, reconnect
from tests.house.tables import the_table


class Recording(InlineBotPool):
    """Records the questions to bots."""

    def __init__(self) -> None:
        super().__init__(quick_bots.bots)
        self.questions: list[Question] = []

    async def choose(self, question: Question, table: int) -> int | None:
        self.questions.append(question._replace(seen=tuple(question.seen)))
        return await super().choose(question, table)


@pytest.mark.parametrize("game", GAMES)
def test_in_a_match_every_player_has_seen_the_events_for_that_seat(game: str) -> None:
    rules, shown = GAMES[game], [[], [], []]  # type: ignore[var-annotated]
    steps = 0

    def player(seat: int) -> MatchPlayer:
        dice = Random(seat)

        def choose(view: View, seen: Sequence[Event], legal: tuple[Move, ...]) -> Move | None:
            assert seen == shown[seat]
            return choose_at_random(view, seen, legal, dice)

        return choose

    for step in play(rules, rules.options(), Dealer(bytes(32), ()), [player(n) for n in range(3)]):
        for seat, mine in enumerate(shown):
            mine.extend(filter(None, (rules.event_for(event, seat) for event in step.events)))
        steps += 1
    assert steps > 20


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("bots", "cover"),
    [((), "club"), (("novice",), "novice"), (("master", "novice"), "master")],
)
async def test_a_bot_that_covers_a_seat_is_as_strong_as_the_best_bot_at_the_table(
    bots: tuple[str, ...], cover: str, tmp_path: Path
) -> None:
    pool = Recording()
    names = ("Anna", "Ben", "Carl")[: 4 - len(bots)]
    async with running_house(tmp_path, pool=pool) as house:
        people = await playing(house, *names, game="farbstich", bots=bots, relaxed=True)
        anna, *others = people
        await anna.ask(Leave())
        await house.pass_time(GRACE)
        await play_on(others, last_legal)
        assert {question.bot for question in pool.questions if question.view.seat == 0} == {cover}


@pytest.mark.asyncio
async def test_bots_that_were_added_later_count_as_well(tmp_path: Path) -> None:
    pool = Recording()
    async with running_house(tmp_path, pool=pool) as house:
        anna, ben = await gather(house, "Anna", "Ben", game="farbstich", bots=("simple",))
        await anna.ask(Dismiss(2), Fill("master"))
        await all_ready([anna, ben])
        await anna.ask(Leave())
        await house.pass_time(GRACE)
        await play_on([ben], last_legal)
        assert {question.bot for question in pool.questions} == {"master"}


def seen_by(pool: Recording, seat: int) -> list[tuple[Event, ...]]:
    return [tuple(q.seen) for q in pool.questions if q.view.seat == seat]


def events_shown(who: Client) -> list[Event]:
    return [notice.event for notice in who.all(Happened)]


async def some_moves(people: list[Client], count: int) -> None:
    for _ in range(count):
        mover = on_turn(people)
        await mover.move(last_legal(mover.state))


@pytest.mark.asyncio
async def test_a_bot_that_takes_over_has_seen_the_events_since_the_game_began(
    tmp_path: Path,
) -> None:
    pool = Recording()
    async with running_house(tmp_path, pool=pool) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", relaxed=True)
        await some_moves(people, 7)
        anna, *others = people
        known = events_shown(anna)
        assert len(known) > 7
        await anna.disconnect()
        await house.pass_time(GRACE)
        await play_on(others, last_legal)
        first, *_, last = seen_by(pool, 0)
        assert list(first[: len(known)]) == known
        table = the_table(house.house)
        shown = [event for _, event in table.events(0)]
        assert list(last) == shown[: len(last)]
        assert len(shown) > len(last) > len(first) >= len(known)


@pytest.mark.asyncio
async def test_in_a_rematch_a_bot_sees_no_events_of_the_game_before(tmp_path: Path) -> None:
    pool = Recording()
    async with running_house(tmp_path, pool=pool) as house:
        people = await playing(house, "Anna", game="farbstich", bots=("simple",) * 2, relaxed=True)
        await play_on(people, last_legal)
        longest = max(map(len, seen_by(pool, 2)))
        pool.questions.clear()
        await people[0].ask(Rematch(), Ready())
        await play_on(people, last_legal)
        games = seen_by(pool, 2)
        assert games
        assert max(map(len, games)) <= longest + 3
        assert all(type(events[0]) is type(games[0][0]) for events in games)
        assert sum(type(event).__name__ == "GameBegan" for event in games[-1]) == 1


@pytest.mark.asyncio
async def test_a_bot_that_covers_a_seat_again_has_seen_no_event_twice(tmp_path: Path) -> None:
    pool = Recording()
    async with running_house(tmp_path, pool=pool) as house:
        anna, ben, carl = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        for _ in range(2):
            await anna.ask(Leave())
            await house.pass_time(GRACE)
            await some_moves([ben, carl], 2)
            anna = await reconnect(house, anna)
        await anna.ask(Leave())
        await house.pass_time(GRACE)
        await play_on([ben, carl], last_legal)
        table = the_table(house.house)
        shown = [event for _, event in table.events(0)]
        for events in seen_by(pool, 0):
            assert list(events) == shown[: len(events)]


@pytest.mark.asyncio
async def test_a_bot_has_seen_the_same_events_after_a_restart(tmp_path: Path) -> None:
    before, after = Recording(), Recording()
    how: dict[str, Any] = {"game": "farbstich", "bots": ("simple",), "relaxed": True}
    async with running_house(tmp_path, pool=before) as house:
        people = await playing(house, "Anna", "Ben", **how)
        await some_moves(people, 6)
    known = seen_by(before, 2)[-1]
    async with running_house(tmp_path, pool=after) as house:
        people = [await house.connect(name) for name in ("Anna", "Ben")]
        await house.settle()
        await play_on(people, last_legal)
    first = seen_by(after, 2)[0]
    assert len(known) > 10
    assert first[: len(known)] == known
