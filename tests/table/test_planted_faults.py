"""Faults planted in a table are found by its laws."""

import random
import re
from collections.abc import Callable
from dataclasses import replace as variant
from random import Random
from typing import Any

import pytest

from server.engine import GAMES
from server.engine.game import AnyGame
from server.house.table import (
    clocks,
    draft,
    play,
    react,
    reconnect,
    recovery,
    seating,
    state,
    timeouts,
)
from server.protocol.notices import Missed
from server.protocol.seat import Refusal, Viewer, replace
from tests.table import simulation, steps
from tests.table.simulation import Opening
from tests.table.steps import Step, random_steps
from tests.table.test_laws import check_bytes, check_laws, check_secrets, check_the_end

SEARCH = 400
"""runs in which a fault must be found; most are found in the first ten"""

Plant = Callable[[pytest.MonkeyPatch], None]
FAULTS: dict[str, tuple[str, Plant]] = {}


def fault(law: str) -> Callable[[Plant], Plant]:
    """Adds a fault that must be found by one of these laws, or with one of these messages."""

    def add(plant: Plant) -> Plant:
        FAULTS[plant.__name__] = law, plant
        return plant

    return add


def runs(most: int = 30) -> list[tuple[Opening, list[Step]]]:
    found = []
    for seed in range(SEARCH):
        dice = Random(seed)
        opening = Opening(dice.choice([*GAMES]), dice.getrandbits(16))
        found.append((opening, random_steps(dice, most)))
    return found


def check_all(check: Callable[[Opening, list[Step]], object]) -> None:
    for opening, run in runs():
        check(opening, run)


@fault("thought for nothing|gained too much")
def doubled_increment(patch: pytest.MonkeyPatch) -> None:
    bank = play.roster_after

    def richer(table: Any, seat: int, *rest: Any, **named: Any) -> Any:
        clock, before = table.state.setup.clock, table.state.roster.seats[seat].left
        roster = bank(table, seat, *rest, **named)
        left = state.occupant(roster, seat).left
        if clock is None or left is None or left == before:
            return roster
        return state.change(roster, seat, left=left + clock.increment)

    patch.setattr(play, "roster_after", richer)


@fault("which did not decide")
def all_seats_are_charged(patch: pytest.MonkeyPatch) -> None:
    bank = play.roster_after

    def poorer(table: Any, *rest: Any, **named: Any) -> Any:
        roster = bank(table, *rest, **named)
        for seat in roster.people:
            if (left := state.occupant(roster, seat).left) is not None:
                roster = state.change(roster, seat, left=max(0.0, left - 1))
        return roster

    patch.setattr(play, "roster_after", poorer)


@fault("the clock of seat")
def a_pause_counts_as_thinking(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(clocks, "skip", lambda *_: None)


@fault("a_dormant_table_has_no_running_clock")
def clocks_run_while_everybody_is_gone(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(state.TableState, "time", lambda _, now: now)


@fault("ran out of time too early")
def time_outs_come_early(patch: pytest.MonkeyPatch) -> None:
    decision = clocks.decision

    def hasty(*what: Any) -> Any:
        due = decision(*what)
        return due and due._replace(when=due.when - 2)

    patch.setattr(clocks, "decision", hasty)


@fault("was given time")
def a_restart_gives_time_back(patch: pytest.MonkeyPatch) -> None:
    restore = recovery.with_clocks
    patch.setattr(
        recovery,
        "with_clocks",
        lambda draft, roster, game: restore(draft, replace(roster, used=()), game),
    )


@fault("no limit for the decision")
def decisions_have_no_limit(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(clocks, "decision", lambda *_: None)


@fault("is waited for|a_refused_request_changes_nothing")
def nobody_covers_absent_people(patch: pytest.MonkeyPatch) -> None:
    all_due = clocks.all_due
    patch.setattr(
        clocks, "all_due", lambda *what: [due for due in all_due(*what) if due.what != "cover"]
    )


@fault("for which nobody ran out of time")
def a_time_out_lasts_for_later_decisions(patch: pytest.MonkeyPatch) -> None:
    with_clocks = play.with_clocks

    def forgetful(table: Any, *what: Any) -> Any:
        before = table.state.presence
        return tuple(
            replace(here, bot_once=was.bot_once)
            for here, was in zip(with_clocks(table, *what), before, strict=True)
        )

    patch.setattr(play, "with_clocks", forgetful)


@fault("a person at the table twice|is not in its person's seat")
def a_person_has_two_views_of_a_table(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(seating, "take_over_sessions", lambda *_: False)


@fault("traces of a person")
def a_free_seat_remembers_its_person(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        draft.Draft, "vacate", lambda table, seat: table.seat(seat, session=None, gone=None)
    )


@fault("the_host_is_a_person_in_a_seat")
def a_table_without_host(patch: pytest.MonkeyPatch) -> None:
    take_seat = seating.take_seat

    def seated(*what: Any) -> Any:
        roster = take_seat(*what)
        return roster if isinstance(roster, Refusal) else replace(roster, host=None)

    patch.setattr(seating, "take_seat", seated)


@fault("an open table without people|an empty table stays")
def deserted_tables_stay_open(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(react, "close_if_deserted", lambda _: None)


@fault("a bot moved for somebody else")
def bots_move_for_people_who_are_back(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(play, "bots_in_seats", lambda table: range(len(table.roster.seats)))


@fault("a_refused_request_changes_nothing")
def a_refused_request_counts_as_a_sign_of_life(patch: pytest.MonkeyPatch) -> None:
    answer = react.answer

    def touched(table: Any, asked: Any) -> None:
        answer(table, asked)
        table.change(touched=table.now)

    patch.setattr(react, "answer", touched)


@fault("notices_go_to_readers_and_the_asker")
def everybody_is_told_what_one_missed(patch: pytest.MonkeyPatch) -> None:
    tell = draft.Draft.tell

    def broadcast(table: Any, session: int | None, notice: Any) -> None:
        tell(table, None if isinstance(notice, Missed) else session, notice)

    patch.setattr(draft.Draft, "tell", broadcast)


@fault("what_is_stored_is_what_is_shown")
def standing_moves_are_not_stored(patch: pytest.MonkeyPatch) -> None:
    stored = draft.stored

    def without(table: Any, *rest: Any) -> Any:
        seats = tuple(seat and replace(seat, standing=None) for seat in table.roster.seats)
        return stored(replace(table, roster=replace(table.roster, seats=seats)), *rest)

    patch.setattr(draft, "stored", without)


@fault("is not told all that it missed")
def a_lagging_session_that_ends_is_not_stored(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(draft.Draft, "keep", property(lambda _: False, lambda *_: None), raising=False)


@fault("a_timer_leaves_nothing_undone")
def a_timer_does_one_thing_only(patch: pytest.MonkeyPatch) -> None:
    def once(table: Any) -> None:
        due = clocks.next_due(table.state, table.now, table.rules)
        if due and due.when <= table.now and due.what == "rise":
            table.now -= 1e-9
            seating.free_seat(table, due.seat, "left")

    patch.setattr(timeouts, "do_due", once)


@pytest.mark.slow
@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    law, plant = FAULTS[name]
    plant(monkeypatch)
    with pytest.raises(AssertionError) as found:
        check_all(check_laws)
    where = [entry.name for entry in found.traceback]
    assert re.search(law, f"{where[-1]}: {found.value}")


@pytest.mark.slow
def test_bots_that_never_answer_in_time_are_no_fault_but_a_game_without_end_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(play, "bot_move", lambda *_: None)
    monkeypatch.setattr(steps, "ENOUGH", 50)
    with pytest.raises(AssertionError, match="the game does not end"):
        check_all(check_the_end)


@pytest.mark.slow
def test_chance_that_does_not_come_from_the_seed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "draw_pace", lambda *_: random.random())
    with pytest.raises(AssertionError):
        check_all(check_bytes)


@pytest.mark.slow
def test_a_state_that_is_changed_in_place_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def join(table: Any, asked: Any, viewer: Viewer) -> None:
        reader = state.TableReader(asked.profile.id, viewer, asked.profile.preferences)
        table.state.readers[asked.session] = reader
        if viewer is not None:
            table.seat(viewer, session=asked.session, gone=None)

    for module in (seating, reconnect):
        monkeypatch.setattr(module, "join", join)
    with pytest.raises(AssertionError):
        check_all(check_bytes)


def with_leaking_views(game: AnyGame) -> AnyGame:
    """Everybody sees what seat 0 sees."""

    def seen(position: Any, seat: Viewer) -> Any:
        return replace(game.view_for(position, 0), seat=seat)

    return variant(game, view_for=seen)


def with_leaking_events(game: AnyGame) -> AnyGame:
    return variant(game, event_for=lambda event, seat: event)


@pytest.mark.slow
@pytest.mark.parametrize("leak", [with_leaking_views, with_leaking_events])
def test_a_hidden_card_in_a_notice_is_found(
    leak: Callable[[AnyGame], AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "GAMES", {name: leak(game) for name, game in GAMES.items()})
    with pytest.raises(AssertionError):
        check_all(check_secrets)
