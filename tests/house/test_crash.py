"""A house that is killed at any moment restarts with everything that was shown."""

from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from server.protocol.notices import EventHistory
from server.protocol.requests import History, Leave, Words
from server.store.client import Store
from tests.bench.bench_crash import Crashes, Found
from tests.bench.crash.account import Account
from tests.bench.crash.books import KEPT, Books
from tests.bench.crash.difference import Difference, Place
from tests.bench.crash.witness import Witness
from tests.house.faulty_stores import DelaysLastWrite, LosesTalk, LosesWords, SwapsMoves
from tests.house.running import all_ready, gather, play_on, running_house

KILLS, TABLES = 100, 16
EVENTS: list[dict[str, Any]] = [
    {"e": "round", "round": 1},
    {"e": "card"},
    {"e": "decline"},
    {"e": "card"},
    {"e": "end"},
]


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.asyncio
async def test_after_a_kill_no_event_that_was_sent_is_lost_or_different() -> None:
    survived = await Crashes(KILLS, TABLES, "tea").survive()
    assert survived["kills"] == KILLS
    assert survived["games"] >= TABLES <= survived["tables"]
    assert survived["moves"] > 10 * KILLS


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("store", "found"),
    [
        (DelaysLastWrite, {"room", "seat", "state", "event", "words", "talk", "record"}),
        (LosesTalk, {"talk"}),
        (LosesWords, {"words"}),
        (SwapsMoves, {"state", "event", "room", "ended"}),
    ],
)
async def test_a_store_that_loses_something_is_found_by_the_crash_test(
    store: type[Store], found: set[str]
) -> None:
    crashes = Crashes(KILLS, TABLES, "tea", f"{store.__module__}:{store.__name__}")
    with pytest.raises(Found) as caught:
        await crashes.survive()
    difference = caught.value.difference
    assert difference.what in found
    # A house that does not open any more shows nothing.
    assert difference.what == "ended" or difference.before != difference.after


@pytest.mark.asyncio
async def test_a_finished_game_is_restored_though_its_host_has_left(tmp_path: Path) -> None:
    """The restored game has the words and the host of the person who left."""
    async with running_house(tmp_path) as house:
        anna, *others = people = await gather(house, "Anna", "Ben", "Carl", game="farbstich")
        await anna.ask(Words("early summer rain"))
        await all_ready(people)
        await play_on(people, lambda state: state.legal[0])
        await others[0].ask(History())
        await anna.ask(Leave())
    async with running_house(tmp_path) as house:
        ben = await house.connect("Ben")
        await ben.ask(History())
        assert ben.last(EventHistory) == others[0].last(EventHistory)
        assert ben.room.record == others[0].room.record


def listener(*heard: tuple[int, int]) -> Account:
    """A client that was connected for these ranges of events."""
    account = Account(7, 2)
    for first, last in heard:
        account.interrupt()
        for at in range(first, last):
            account.hear(at, [EVENTS[at]])
    return account


@pytest.mark.parametrize(
    "heard",
    [[], [(0, 5)], [(0, 2)], [(1, 3)], [(0, 2), (3, 4)], [(1, 3), (3, 5)], [(2, 4), (0, 4)]],
)
def test_events_that_were_sent_are_found_in_the_restored_log(heard: list[tuple[int, int]]) -> None:
    account = listener(*heard)
    account.interrupt()
    account.recall(EVENTS)
    assert [entry.event for entry in account.whole] == EVENTS
    account.is_like(EVENTS)


@pytest.mark.parametrize(
    ("heard", "again"),
    [
        ([(0, 4)], EVENTS[:3]),
        ([(0, 4)], EVENTS[1:]),
        ([(0, 4)], [*EVENTS[:2], EVENTS[3], EVENTS[2], EVENTS[4]]),
        ([(0, 1), (2, 4)], [*EVENTS[:3], EVENTS[4]]),
        ([(2, 4)], [*EVENTS[:3], EVENTS[0], EVENTS[3]]),
        ([(0, 1), (2, 4), (2, 3)], EVENTS[:3]),
    ],
)
def test_an_event_that_differs_after_a_restart_is_found(
    heard: list[tuple[int, int]], again: list[dict[str, Any]]
) -> None:
    account = listener(*heard)
    account.interrupt()
    with pytest.raises(Difference):
        account.recall(again)


def test_a_client_that_stayed_has_got_every_event() -> None:
    with pytest.raises(Difference):
        listener((0, 4)).recall(EVENTS)
    with pytest.raises(Difference):
        listener((0, 4)).is_like(EVENTS)


@pytest.mark.parametrize("since", [1, 2, 3, 4])
def test_events_keep_the_numbers_of_their_states(since: int) -> None:
    account = listener((0, 5))
    account.recall_since(since, EVENTS[since:])
    for wrong in (EVENTS[since - 1 :], EVENTS[since + 1 :], [*EVENTS[since:], EVENTS[0]]):
        with pytest.raises(Difference):
            account.recall_since(since, wrong)


SAYINGS = [("Ada", f"line {number}", float(number), 0) for number in range(KEPT + 5)]


@pytest.fixture
def books() -> Books:
    """Books with the first chat messages of a table."""
    books = Books()
    for said in SAYINGS[:KEPT]:
        books.said(7, said)
    books.begin(patient=True)
    return books


@pytest.mark.parametrize("new", [0, 1, 5])
def test_the_newest_chat_messages_are_kept(books: Books, new: int) -> None:
    books.recalled(7, list(SAYINGS[new : KEPT + new]), Place(7))
    assert list(books.talk[7]) == SAYINGS[: KEPT + new]


@pytest.mark.parametrize(
    "history",
    [
        [],
        SAYINGS[1:KEPT],
        SAYINGS[: KEPT - 1],
        [*SAYINGS[1:KEPT], SAYINGS[0]],
        [*SAYINGS[:3], SAYINGS[KEPT], *SAYINGS[4:KEPT]],
    ],
)
def test_a_lost_chat_message_is_found(
    books: Books, history: list[tuple[str, str, float, int | None]]
) -> None:
    with pytest.raises(Difference):
        books.recalled(7, history, Place(7))


def state(*left: int) -> dict[str, Any]:
    view = {"waiting": {"waits": "turn", "seats": [0]}}
    return {"number": 3, "turn": 3, "view": view, "legal": [], "left": list(left)}


@pytest.fixture
def witness() -> Witness:
    """A witness of a game in which seat 0 is asked."""
    return Witness("Ada", Books())


@pytest.mark.parametrize(("now", "found"), [(30, False), (52, False), (53, True)])
def test_thinking_time_that_is_given_back_is_found(witness: Witness, now: int, found: bool) -> None:
    before, after = state(40, 60), state(now, 60)
    with pytest.raises(Difference) if found else nullcontext():
        witness.check_running(before, after)
