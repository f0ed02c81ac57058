"""A house in which anything may happen in any order, and what is true of it all the same."""

import asyncio
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from server.engine import GAMES
from server.protocol.refusals import HouseFull
from server.protocol.requests import Sit, Watch
from server.protocol.seat import replace
from server.settings import BotSettings, LimitSettings, Settings
from tests.house import actions, invariants
from tests.house.observed import FURTHER_KEYS, KEYS, MOST_CONNECTIONS, Connection, ObservedHouse
from tests.house.random_requests import REQUESTS, TABLE_REQUESTS, random_return, random_table

pytestmark = pytest.mark.slow

LIMITS = LimitSettings(
    requests_per_second=100_000, unread=50, talk_kept=5, visitors=MOST_CONNECTIONS
)
AT_ONCE = Settings(limits=LIMITS, bots=BotSettings(workers=0, quickest_ms=0, slowest_ms=0))
AT_LEISURE = replace(AT_ONCE, bots=BotSettings(workers=0))

SECONDS = (0.5, 4, 4, 10, 10, 46, 46, 46, 130, 130, 310, 1801, 72 * 3600 + 1)
SOME = st.integers(0, 999)
KEY = st.sampled_from([*KEYS, *FURTHER_KEYS, None])
NAME = st.sampled_from([*KEYS, None, "\x1b"])
GAME = st.sampled_from([*GAMES])
WISHED = st.tuples(SOME, st.sampled_from([*REQUESTS]), SOME)
WISHED_THERE = st.tuples(SOME, st.sampled_from(TABLE_REQUESTS), SOME)

somebody_is_here = precondition(lambda self: bool(self.world.lines))
somebody_sits = precondition(lambda self: bool(actions.seated(self.world)))
somebody_is_asked = precondition(lambda self: bool(actions.asked_players(self.world)))


class HouseMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.steps = 0

    def teardown(self) -> None:
        if hasattr(self, "world"):
            self.do(self.world.house.close())
        self.runner.close()
        self.folder.cleanup()

    def do(self, what: Coroutine[Any, Any, Any]) -> Any:
        return self.runner.run(what)

    def line(self, number: int) -> Connection:
        return self.world.line(number)

    @initialize(leisure=st.booleans(), game=GAME, dice=SOME)
    def the_house_opens(self, leisure: bool, game: str, dice: int) -> None:
        self.world = ObservedHouse(Path(self.folder.name), AT_LEISURE if leisure else AT_ONCE)
        self.do(self.world.open())
        self.do(self.world.start())
        self.do(actions.gather_people(self.world, game, Random(dice)))

    # People come and go.

    @rule(
        key=KEY,
        name=NAME,
    )
    def somebody_comes(self, key: str | None, name: str | None) -> None:
        full = len(self.world.lines) >= MOST_CONNECTIONS
        came = self.do(self.world.connect(key, name))
        assert isinstance(came, HouseFull) == full

    @rule(game=GAME, dice=SOME)
    def a_party_comes(self, game: str, dice: int) -> None:
        self.do(actions.gather_people(self.world, game, Random(dice)))

    @somebody_is_here
    @rule(who=SOME)
    def a_line_breaks(self, who: int) -> None:
        self.do(self.world.leave(self.line(who)))

    @somebody_is_here
    @rule(on_purpose=st.booleans())
    def everybody_goes(self, on_purpose: bool) -> None:
        self.do(actions.disconnect_all(self.world, on_purpose=on_purpose))

    @precondition(lambda self: bool(self.world.lines and self.world.codes))
    @rule(who=SOME, code=SOME)
    def somebody_returns(self, who: int, code: int) -> None:
        line = self.line(who)
        self.do(self.world.ask(line, random_return(self.world, line, code)))

    @precondition(lambda self: bool(self.world.codes))
    @rule(key=KEY, code=SOME)
    def somebody_comes_and_returns(self, key: str | None, code: int) -> None:
        line = self.do(self.world.connect(key, None))
        if isinstance(line, Connection):
            self.do(self.world.ask(line, random_return(self.world, line, code)))

    @precondition(lambda self: len(self.world.lines) < len(KEYS))
    @rule()
    def everybody_comes_back(self) -> None:
        self.do(actions.reconnect_all(self.world))

    @somebody_is_here
    @rule(who=SOME, reads=st.booleans())
    def somebody_reads_or_not(self, who: int, reads: bool) -> None:
        self.line(who).reads = reads
        self.do(self.world.settle())

    # They ask.

    @somebody_is_here
    @rule(wished=WISHED)
    def somebody_asks(self, wished: tuple[int, str, int]) -> None:
        for line, wish in actions.requests_of_each(self.world, [wished]).items():
            self.do(self.world.ask(line, wish))

    @somebody_sits
    @rule(wished=st.lists(WISHED_THERE, min_size=1, max_size=4))
    def they_ask_at_their_tables(self, wished: list[tuple[int, str, int]]) -> None:
        for who, what, dice in wished:
            if sitting := actions.seated(self.world):
                line, _, _ = sitting[who % len(sitting)]
                self.do(self.world.ask(line, REQUESTS[what](self.world, line, Random(dice))))

    @somebody_is_here
    @rule(who=SOME, dice=SOME, sits=st.booleans())
    def somebody_goes_to_a_table(self, who: int, dice: int, sits: bool) -> None:
        name = random_table(self.world, Random(dice))
        self.do(self.world.ask(self.line(who), Sit(name) if sits else Watch(name)))

    @precondition(lambda self: any(not table.running for table in self.world.tables))
    @rule()
    def all_are_ready(self) -> None:
        self.do(actions.all_ready(self.world))

    @somebody_is_asked
    @rule(moves=st.integers(1, 12), dice=SOME)
    def they_play(self, moves: int, dice: int) -> None:
        self.do(actions.play(self.world, moves, Random(dice)))

    @somebody_is_asked
    @rule(moves=st.integers(8, 40), dice=SOME)
    def they_play_for_long(self, moves: int, dice: int) -> None:
        self.do(actions.play(self.world, moves, Random(dice)))

    @somebody_sits
    @rule(what=st.lists(st.tuples(SOME, SOME), min_size=1, max_size=4))
    def they_meddle(self, what: list[tuple[int, int]]) -> None:
        for who, dice in what:
            if sitting := actions.seated(self.world):
                line, _, _ = sitting[who % len(sitting)]
                self.do(actions.try_illegal_move(self.world, line, Random(dice)))

    @somebody_is_here
    @rule(
        wished=st.lists(WISHED, min_size=2, max_size=4),
        leaves=st.one_of(st.none(), SOME),
        after=st.integers(0, 12),
        comes=st.sampled_from([None, None, "guest", *KEYS, *FURTHER_KEYS]),
    )
    def much_happens_at_once(
        self,
        wished: list[tuple[int, str, int]],
        leaves: int | None,
        after: int,
        comes: str | None,
    ) -> None:
        self.do(
            actions.ask_at_the_same_time(
                self.world, wished, leaves=leaves, after=after, comes=comes
            )
        )

    # Time passes, and the house goes down and comes up.

    @rule(seconds=st.sampled_from(SECONDS))
    def time_passes(self, seconds: float) -> None:
        self.do(actions.pass_time(self.world, seconds))

    @rule(killed=st.booleans(), back=st.sampled_from([True, True, False]))
    def the_house_is_opened_again(self, killed: bool, back: bool) -> None:
        self.do(actions.restart(self.world, killed=killed))
        if back:
            self.do(actions.reconnect_all(self.world))

    @somebody_is_here
    @rule(
        wished=st.lists(WISHED, min_size=1, max_size=3),
        after=st.integers(0, 20),
        killed=st.booleans(),
    )
    def the_house_ends_in_the_middle(
        self, wished: list[tuple[int, str, int]], after: int, killed: bool
    ) -> None:
        self.do(actions.stop_during_requests(self.world, wished, after, killed=killed))
        self.do(actions.reconnect_all(self.world))

    @somebody_is_asked
    @rule(dice=SOME, after=st.integers(0, 20))
    def the_house_is_killed_at_a_move(self, dice: int, after: int) -> None:
        move = Random(dice)
        self.do(actions.stop_during_requests(self.world, [], after, killed=True, move=move))
        self.do(actions.reconnect_all(self.world))

    # What is always true.

    @invariant()
    def everything_is_in_order(self) -> None:
        if hasattr(self, "world"):
            self.do(self._check())

    async def _check(self) -> None:
        invariants.check(self.world)

    @invariant()
    def nobody_can_tell_deals_apart(self) -> None:
        if hasattr(self, "world"):
            self.steps += 1
            self.do(actions.check_secrecy_of_one(self.world, self.steps))


TestHouse = HouseMachine.TestCase
TestHouse.settings = settings(max_examples=80, stateful_step_count=40)
