"""What a bot has seen: all that its seat was told since the game began, and nothing else."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.bots.any_game import choose_at_random
from server.dealer import Dealer
from server.engine import GAMES
from server.house.botpool.pool import InlineBotPool, Question
from server.match import MatchPlayer, play
from server.protocol.notices import Happened
from server.protocol.requests import Dismiss, Fill, Leave, Ready, Rematch
from server.protocol.seat import Event, Move, View
from tests.house import quick_bots
from tests.house.living import Guest, all_ready, gather, living, play_on
from tests.house.scenes import GRACE, again, last_legal, on_turn, playing


class Listening(InlineBotPool):
    """Remembers what bots were asked."""

    def __init__(self) -> None:
        super().__init__(quick_bots.bots)
        self.questions: list[Question] = []

    async def choose(self, question: Question, table: int) -> int | None:
        self.questions.append(question._replace(seen=tuple(question.seen)))
        return await super().choose(question, table)


@pytest.mark.parametrize("game", GAMES)
def test_in_a_match_everybody_has_seen_what_he_was_told(game: str) -> None:
    rules, told = GAMES[game], [[], [], []]  # type: ignore[var-annotated]
    steps = 0

    def player(seat: int) -> MatchPlayer:
        dice = Random(seat)

        def choose(view: View, seen: Sequence[Event], legal: tuple[Move, ...]) -> Move | None:
            assert seen == told[seat]
            return choose_at_random(view, seen, legal, dice)

        return choose

    for step in play(rules, rules.options(), Dealer(bytes(32), ()), [player(n) for n in range(3)]):
        for seat, mine in enumerate(told):
            mine.extend(filter(None, (rules.event_for(event, seat) for event in step.events)))
        steps += 1
    assert steps > 20


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("bots", "cover"),
    [((), "club"), (("novice",), "novice"), (("master", "novice"), "master")],
)
async def test_who_stands_in_is_as_good_as_the_best_bot_at_the_table(
    bots: tuple[str, ...], cover: str, tmp_path: Path
) -> None:
    thinker = Listening()
    names = ("Anna", "Ben", "Carl")[: 4 - len(bots)]
    async with living(tmp_path, thinker=thinker) as house:
        people = await playing(house, *names, game="farbstich", bots=bots, relaxed=True)
        anna, *others = people
        await anna.ask(Leave())
        await house.pass_time(GRACE)
        await play_on(others, last_legal)
        assert {question.bot for question in thinker.questions if question.view.seat == 0} == {
            cover
        }


@pytest.mark.asyncio
async def test_bots_that_sit_down_later_count_too(tmp_path: Path) -> None:
    thinker = Listening()
    async with living(tmp_path, thinker=thinker) as house:
        anna, ben = await gather(house, "Anna", "Ben", game="farbstich", bots=("simple",))
        await anna.ask(Dismiss(2), Fill("master"))
        await all_ready([anna, ben])
        await anna.ask(Leave())
        await house.pass_time(GRACE)
        await play_on([ben], last_legal)
        assert {question.bot for question in thinker.questions} == {"master"}


def stories(thinker: Listening, seat: int) -> list[tuple[Event, ...]]:
    return [tuple(q.seen) for q in thinker.questions if q.view.seat == seat]


def heard(who: Guest) -> list[Event]:
    return [notice.event for notice in who.all(Happened)]


async def some_moves(people: list[Guest], count: int) -> None:
    for _ in range(count):
        mover = on_turn(people)
        await mover.move(last_legal(mover.state))


@pytest.mark.asyncio
async def test_a_bot_that_takes_over_knows_what_its_seat_was_told_since_the_game_began(
    tmp_path: Path,
) -> None:
    thinker = Listening()
    async with living(tmp_path, thinker=thinker) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", relaxed=True)
        await some_moves(people, 7)
        anna, *others = people
        known = heard(anna)
        assert len(known) > 7
        await anna.leave()
        await house.pass_time(GRACE)
        await play_on(others, last_legal)
        first, *_, last = stories(thinker, 0)
        assert list(first[: len(known)]) == known
        course = house.house.owners[1].table.course
        assert course is not None
        told = [event for _, event in course.events_for(0, 0)]
        assert list(last) == told[: len(last)]
        assert len(told) > len(last) > len(first) >= len(known)


@pytest.mark.asyncio
async def test_a_bot_begins_every_game_anew(tmp_path: Path) -> None:
    thinker = Listening()
    async with living(tmp_path, thinker=thinker) as house:
        people = await playing(house, "Anna", game="farbstich", bots=("simple",) * 2, relaxed=True)
        await play_on(people, last_legal)
        longest = max(map(len, stories(thinker, 2)))
        thinker.questions.clear()
        await people[0].ask(Rematch(), Ready())
        await play_on(people, last_legal)
        games = stories(thinker, 2)
        assert games
        assert max(map(len, games)) <= longest + 3
        assert all(type(story[0]) is type(games[0][0]) for story in games)
        assert sum(type(event).__name__ == "GameBegan" for event in games[-1]) == 1


@pytest.mark.asyncio
async def test_who_sits_in_and_out_and_in_again_has_seen_nothing_twice(tmp_path: Path) -> None:
    thinker = Listening()
    async with living(tmp_path, thinker=thinker) as house:
        anna, ben, carl = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        for _ in range(2):
            await anna.ask(Leave())
            await house.pass_time(GRACE)
            await some_moves([ben, carl], 2)
            anna = await again(house, anna)
        await anna.ask(Leave())
        await house.pass_time(GRACE)
        await play_on([ben, carl], last_legal)
        course = house.house.owners[1].table.course
        assert course is not None
        told = [event for _, event in course.events_for(0, 0)]
        for story in stories(thinker, 0):
            assert list(story) == told[: len(story)]


@pytest.mark.asyncio
async def test_a_bot_knows_after_a_restart_what_it_knew_before(tmp_path: Path) -> None:
    before, after = Listening(), Listening()
    how: dict[str, Any] = {"game": "farbstich", "bots": ("simple",), "relaxed": True}
    async with living(tmp_path, thinker=before) as house:
        people = await playing(house, "Anna", "Ben", **how)
        await some_moves(people, 6)
    known = stories(before, 2)[-1]
    async with living(tmp_path, thinker=after) as house:
        people = [await house.come(name) for name in ("Anna", "Ben")]
        await house.settle()
        await play_on(people, last_legal)
    first = stories(after, 2)[0]
    assert len(known) > 10
    assert first[: len(known)] == known
