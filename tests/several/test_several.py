"""A short run of three houses, and what its laws find in a damaged history."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from server.doors.json.entrance import HANDLED
from server.house.table.state import Roster, Seat, Setup, Terms
from server.protocol.seat import Turn
from tests.postgres.cluster import why_not as why_no_database
from tests.several import laws, network
from tests.several.audit import Audit, Game, WrittenMove, WrittenTable, as_json, game_of
from tests.several.history import Entry, History, Notice, What
from tests.several.laws import Games
from tests.several.nemesis import CUT_ONE_WAY, KILL, STOP, Fault, planned
from tests.several.planted import patches
from tests.several.run import Wish, check
from tests.simulation.planted import check_fit, laws_of

NAMES = ("anna", "ben", "cleo")
TABLE, SEAT = 7, 1
MOVES = 12
# One house is gone for a while, and another one comes back with an old epoch.
PLAN = (
    Fault(4.0, 4.0, KILL, "house1"),
    Fault(4.5, 8.0, STOP, "house2"),
    Fault(9.0, 2.0, CUT_ONE_WAY, "house3", ("house1",)),
    Fault(12.6, 0.5, KILL, "database"),
)


class Played(NamedTuple):
    """The first moves of a game, as ben was told them in two sessions."""

    audit: Audit
    history: History

    @property
    def game(self) -> Game:
        return Games(self.audit).games[TABLE]

    def add(self, session: int, what: Notice, at: float | None = None) -> None:
        at = self.history.entries[-1].at + 0.1 if at is None and self.history.entries else at or 0
        kind: What = "told" if "tell" in what else "asked"
        self.history.entries.append(Entry(at, NAMES[SEAT], session, kind, what))

    def broken(self) -> set[str]:
        return {each.law for each in laws.read_history(self.history, Games(self.audit))[1]}


def state(game: Game, number: int) -> Notice:
    view, legal = game.view(number, SEAT)
    return {"tell": "state", "table": TABLE, "number": number, "view": view, "legal": legal}


@pytest.fixture
def played() -> Played:
    setup = Setup("farbstich", {}, None, None, "simple")
    seats = tuple(Seat(name) for name in NAMES)
    roster = Roster(seats, 0, "07" * 32, "running", terms=Terms(0, ("",) * len(NAMES)))
    rows = [
        WrittenTable(
            *(1, 0.0, "house1", "INSERT", TABLE),
            *(msgspec.json.encode(setup), msgspec.json.encode(roster), 1, 1, None),
        )
    ]
    made = Played(Audit({TABLE: []}, {TABLE: rows}, {}, {}), History())
    game, dice = game_of(rows), Random(3)
    assert game
    made.add(1, {"tell": "table", "room": {"table": TABLE, "you": SEAT}})
    made.add(2, {"tell": "table", "room": {"table": TABLE, "you": SEAT}})
    for number in range(1, MOVES + 1):
        waiting = game.game.waiting(game.states[-1])
        assert isinstance(waiting, Turn)
        seat = waiting.seats[0]
        move = dice.choice(game.game.legal(game.states[-1], seat))
        if seat == SEAT:
            made.add(1, {"do": "move", "at": number - 1, "move": as_json(move)})
        row = WrittenMove(
            *(number, 0.0, "house1", "INSERT", TABLE, number, seat),
            *(msgspec.json.encode(move), 1, "house1"),
        )
        made.audit.moves[TABLE].append(row)
        assert game.play(row) is None
        for session in (1, 2):
            for event in (event for at, event in game.events(SEAT) if at == number):
                told = {"tell": "event", "table": TABLE, "number": number, "event": event}
                made.add(session, told)
            made.add(session, state(game, number))
    return made


def test_a_history_of_what_was_stored_breaks_no_law(played: Played) -> None:
    acknowledged, broken = laws.read_history(played.history, Games(played.audit))
    assert not broken
    assert acknowledged == sum(each.what == "asked" for each in played.history.entries) > 0


def lost_move(played: Played) -> None:
    played.audit.moves[TABLE].pop()


def move_twice(played: Played) -> None:
    played.audit.moves[TABLE].append(played.audit.moves[TABLE][-1])


def two_owners(played: Played) -> None:
    last = played.audit.moves[TABLE].pop()
    played.audit.moves[TABLE].append(last._replace(writer="house2"))


def taken_early(played: Played) -> None:
    first = played.audit.tables[TABLE][0]
    played.audit.tables[TABLE].append(first._replace(writer="house2", house=2, epoch=2, lease=0.5))


def other_state(played: Played) -> None:
    shown = state(played.game, 5)
    played.add(2, {**shown, "view": {**shown["view"], "trick": 9}})


def hidden_cards(played: Played) -> None:
    event = {"e": "hand", "seat": 0, "cards": ["R1"]}
    played.add(3, {"tell": "table", "room": {"table": TABLE, "you": SEAT}})
    played.add(3, {"tell": "event", "table": TABLE, "number": 0, "event": event})


def seat_of_another(played: Played) -> None:
    view, legal = played.game.view(MOVES, 0)
    shown = {"tell": "state", "table": TABLE, "number": MOVES, "view": view, "legal": legal}
    played.add(3, shown)


def other_move_made(played: Played) -> None:
    asked = next(each for each in played.history.entries if each.what == "asked")
    asked.data["move"] = {"move": "play", "card": "none"}
    played.add(1, {"tell": "went", "name": "anna"}, played.history.entries[-1].at + 40)


@pytest.mark.parametrize(
    ("damage", "law"),
    [
        (lost_move, laws.AS_STORED),
        (move_twice, laws.ONCE),
        (two_owners, laws.ONE_OWNER),
        (taken_early, laws.LEASE_KEPT),
        (other_state, laws.TWO_THINGS),
        (hidden_cards, laws.AS_STORED),
        (seat_of_another, laws.AS_STORED),
        (other_move_made, laws.ACKNOWLEDGED),
    ],
)
def test_a_damaged_history_breaks_a_law(
    played: Played, damage: Callable[[Played], None], law: str
) -> None:
    damage(played)
    assert law in played.broken()


@pytest.mark.parametrize("refusals", [0, 1, 2])
def test_each_of_several_moves_asked_for_at_once_is_made_or_refused(
    played: Played, refusals: int
) -> None:
    entries = played.history.entries
    asked = [each for each in entries if each.what == "asked"][-1]
    shown = state(played.game, asked.data["at"] + 1)
    place = [each.data for each in entries].index(asked.data)
    for card in ("none", "other"):
        other = {**asked.data, "move": {"move": "play", "card": card}}
        entries.insert(place, asked._replace(data=other))
    del entries[[each.data for each in entries].index(shown) + 1 :]
    for _ in range(refusals):
        played.add(1, {"tell": "refused", "refusal": {"refusal": "too-late"}})
    played.add(1, {"tell": "went", "name": "anna"}, entries[-1].at + 40)
    assert played.broken() == (set() if refusals == 2 else {laws.ACKNOWLEDGED})


def test_a_link_may_tell_nothing_but_the_notices_of_its_person(
    played: Played, tmp_path: Path
) -> None:
    (tmp_path / "1").write_bytes(HANDLED + b'{"tell":"went","name":"anna"}\n{"tell":"we')
    assert not laws.check_link(tmp_path, played.history, Games(played.audit))
    for more in (b'{"tell":"went","name":"anna","secret":"07"}', b'{"tell":"everything"}'):
        (tmp_path / "1").write_bytes(more + b"\n")
        (found,) = laws.check_link(tmp_path, played.history, Games(played.audit))
        assert found.law == laws.LINK


def test_lobbies_must_list_the_tables_there_are_and_those_who_watch(played: Played) -> None:
    audit = played.audit._replace(phases={TABLE: "running"})
    right = laws.Lobby("anna", is_in=True, phases={TABLE: "running"}, people={"anna", "ben"})
    away = right._replace(name="ben", is_in=False, phases={}, people=set())
    assert not laws.check_lists([right, away], audit)
    for wrong in (
        right._replace(phases={}),
        right._replace(people={"ben"}),
        right._replace(people={"anna", "cleo"}),
    ):
        (found,) = laws.check_lists([wrong, away], audit)
        assert found.law == laws.LISTS


def test_the_seed_decides_the_faults_and_all_end_in_time() -> None:
    kinds = {"house1": "house", "house2": "house", "door1": "door", "database": "database"}
    plan = planned(4, 60, kinds)
    assert plan == planned(4, 60, kinds)
    assert len(plan) > 5
    assert all(each.seconds > 0 and each.at + each.seconds <= 60 for each in plan)
    assert planned(5, 60, kinds) != plan


@pytest.mark.slow
def test_planted_faults_name_laws_and_fit_the_sources() -> None:
    known = {value for value in vars(laws).values() if isinstance(value, str)}
    assert len(patches()) >= 4
    for patch in patches():
        assert laws_of(patch)
        assert known.issuperset(laws_of(patch))
        check_fit(patch)


@pytest.mark.slow
@pytest.mark.skipif(bool(network.why_not()), reason=network.why_not())
@pytest.mark.skipif(bool(why_no_database()), reason=why_no_database())
def test_people_of_three_houses_play_on_as_stored_whatever_befalls_machines_and_links() -> None:
    outcome = check(Wish(people=8, plan=PLAN))
    assert not outcome.violations, "\n".join(each.sentence for each in outcome.violations)
    assert outcome.acknowledged
