"""A house in which anything may happen in any order: its invariants hold after each step."""

import asyncio
import os
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, settings
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

pytestmark = [pytest.mark.long, pytest.mark.slow]

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
CHOICE = st.tuples(SOME, st.sampled_from([*REQUESTS]), SOME)
CHOICE_AT_TABLE = st.tuples(SOME, st.sampled_from(TABLE_REQUESTS), SOME)

has_connections = precondition(lambda self: bool(self.observed.connections))
has_seated = precondition(lambda self: bool(actions.seated(self.observed)))
has_asked = precondition(lambda self: bool(actions.asked_players(self.observed)))


class HouseMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.steps = 0

    def teardown(self) -> None:
        if hasattr(self, "observed"):
            self.do(self.observed.house.close())
        self.runner.close()
        self.folder.cleanup()

    def do(self, what: Coroutine[Any, Any, Any]) -> Any:
        return self.runner.run(what)

    def connection(self, number: int) -> Connection:
        return self.observed.connection(number)

    @initialize(leisure=st.booleans(), game=GAME, dice=SOME)
    def the_house_opens(self, leisure: bool, game: str, dice: int) -> None:
        self.observed = ObservedHouse(Path(self.folder.name), AT_LEISURE if leisure else AT_ONCE)
        self.do(self.observed.open())
        self.do(self.observed.start())
        self.do(actions.gather_people(self.observed, game, Random(dice)))

    # People come and go.

    @rule(
        key=KEY,
        name=NAME,
    )
    def somebody_comes(self, key: str | None, name: str | None) -> None:
        full = len(self.observed.connections) >= MOST_CONNECTIONS
        came = self.do(self.observed.connect(key, name))
        assert isinstance(came, HouseFull) == full

    @rule(game=GAME, dice=SOME)
    def people_gather_at_a_new_table(self, game: str, dice: int) -> None:
        self.do(actions.gather_people(self.observed, game, Random(dice)))

    @has_connections
    @rule(who=SOME)
    def a_connection_breaks(self, who: int) -> None:
        self.do(self.observed.disconnect(self.connection(who)))

    @has_connections
    @rule(on_purpose=st.booleans())
    def everybody_goes(self, on_purpose: bool) -> None:
        self.do(actions.disconnect_all(self.observed, on_purpose=on_purpose))

    @precondition(lambda self: bool(self.observed.connections and self.observed.codes))
    @rule(who=SOME, code=SOME)
    def somebody_returns(self, who: int, code: int) -> None:
        connection = self.connection(who)
        self.do(self.observed.ask(connection, random_return(self.observed, connection, code)))

    @precondition(lambda self: bool(self.observed.codes))
    @rule(key=KEY, code=SOME)
    def somebody_comes_and_returns(self, key: str | None, code: int) -> None:
        connection = self.do(self.observed.connect(key, None))
        if isinstance(connection, Connection):
            self.do(self.observed.ask(connection, random_return(self.observed, connection, code)))

    @precondition(lambda self: len(self.observed.connections) < len(KEYS))
    @rule()
    def everybody_comes_back(self) -> None:
        self.do(actions.reconnect_all(self.observed))

    @has_connections
    @rule(who=SOME, reads=st.booleans())
    def somebody_reads_or_not(self, who: int, reads: bool) -> None:
        self.connection(who).reads = reads
        self.do(self.observed.settle())

    # They make requests.

    @has_connections
    @rule(choice=CHOICE)
    def somebody_asks(self, choice: tuple[int, str, int]) -> None:
        for connection, request in actions.requests_of_each(self.observed, [choice]).items():
            self.do(self.observed.ask(connection, request))

    @has_seated
    @rule(choices=st.lists(CHOICE_AT_TABLE, min_size=1, max_size=4))
    def they_ask_at_their_tables(self, choices: list[tuple[int, str, int]]) -> None:
        for who, what, dice in choices:
            if sitting := actions.seated(self.observed):
                connection, _, _ = sitting[who % len(sitting)]
                request = REQUESTS[what](self.observed, connection, Random(dice))
                self.do(self.observed.ask(connection, request))

    @has_connections
    @rule(who=SOME, dice=SOME, sits=st.booleans())
    def somebody_goes_to_a_table(self, who: int, dice: int, sits: bool) -> None:
        name = random_table(self.observed, Random(dice))
        self.do(self.observed.ask(self.connection(who), Sit(name) if sits else Watch(name)))

    @precondition(lambda self: any(not table.running for table in self.observed.tables))
    @rule()
    def all_are_ready(self) -> None:
        self.do(actions.all_ready(self.observed))

    @has_asked
    @rule(moves=st.integers(1, 12), dice=SOME)
    def they_play(self, moves: int, dice: int) -> None:
        self.do(actions.play(self.observed, moves, Random(dice)))

    @has_asked
    @rule(moves=st.integers(8, 40), dice=SOME)
    def they_play_for_long(self, moves: int, dice: int) -> None:
        self.do(actions.play(self.observed, moves, Random(dice)))

    @has_seated
    @rule(what=st.lists(st.tuples(SOME, SOME), min_size=1, max_size=4))
    def they_try_illegal_moves(self, what: list[tuple[int, int]]) -> None:
        for who, dice in what:
            if sitting := actions.seated(self.observed):
                connection, _, _ = sitting[who % len(sitting)]
                self.do(actions.try_illegal_move(self.observed, connection, Random(dice)))

    @has_connections
    @rule(
        choices=st.lists(CHOICE, min_size=2, max_size=4),
        leaves=st.one_of(st.none(), SOME),
        after=st.integers(0, 12),
        comes=st.sampled_from([None, None, "guest", *KEYS, *FURTHER_KEYS]),
    )
    def much_happens_at_once(
        self,
        choices: list[tuple[int, str, int]],
        leaves: int | None,
        after: int,
        comes: str | None,
    ) -> None:
        self.do(
            actions.ask_at_the_same_time(
                self.observed, choices, leaves=leaves, after=after, comes=comes
            )
        )

    # Time passes, and the house goes down and comes up.

    @rule(seconds=st.sampled_from(SECONDS))
    def time_passes(self, seconds: float) -> None:
        self.do(actions.pass_time(self.observed, seconds))

    @rule(killed=st.booleans(), back=st.sampled_from([True, True, False]))
    def the_house_is_opened_again(self, killed: bool, back: bool) -> None:
        self.do(actions.restart(self.observed, killed=killed))
        if back:
            self.do(actions.reconnect_all(self.observed))

    @has_connections
    @rule(
        choices=st.lists(CHOICE, min_size=1, max_size=3),
        after=st.integers(0, 20),
        killed=st.booleans(),
    )
    def the_house_ends_in_the_middle(
        self, choices: list[tuple[int, str, int]], after: int, killed: bool
    ) -> None:
        self.do(actions.stop_during_requests(self.observed, choices, after, killed=killed))
        self.do(actions.reconnect_all(self.observed))

    @has_asked
    @rule(dice=SOME, after=st.integers(0, 20))
    def the_house_is_killed_at_a_move(self, dice: int, after: int) -> None:
        move = Random(dice)
        self.do(actions.stop_during_requests(self.observed, [], after, killed=True, move=move))
        self.do(actions.reconnect_all(self.observed))

    # Invariants

    @invariant()
    def everything_is_in_order(self) -> None:
        if hasattr(self, "observed"):
            self.do(self._check())

    async def _check(self) -> None:
        invariants.check(self.observed)

    @invariant()
    def no_seat_is_sent_hidden_cards(self) -> None:
        if hasattr(self, "observed"):
            self.steps += 1
            self.do(actions.check_secrecy_of_one(self.observed, self.steps))


TestHouse = HouseMachine.TestCase
# Shrinking a history takes minutes; the one that failed first is printed as it is.
PHASES = (Phase.explicit, Phase.generate)

TestHouse.settings = settings(
    max_examples=50,
    stateful_step_count=40,
    phases=tuple(Phase) if "SHRINK" in os.environ else PHASES,
    report_multiple_bugs=False,
)
