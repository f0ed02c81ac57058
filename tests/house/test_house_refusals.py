"""Every refusal of the house is reached, and a refused request changes nothing."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.protocol.eight28 import Decline, Take
from server.protocol.lobby import TimeControl
from server.protocol.refusals import (
    HOUSE_REFUSALS,
    AddressFull,
    AddressLimit,
    AlreadyAtTable,
    BadRequest,
    CannotKeep,
    CannotStand,
    GameNotRunning,
    GameRunning,
    HouseCloses,
    HouseFull,
    Hushed,
    LessonIsFixed,
    LineTooLong,
    Muted,
    NameKept,
    NameNotAllowed,
    NameTaken,
    NeedsKey,
    NoHouse,
    NoSuchBot,
    NoSuchCode,
    NoSuchGame,
    NoSuchName,
    NoSuchRecord,
    NoSuchRequest,
    NoSuchTable,
    NotAlone,
    NotAnswered,
    NotAPerson,
    NotAtTable,
    NothingSaid,
    NotHost,
    NotReady,
    NotSeated,
    OptionNotAllowed,
    OtherRules,
    SayingTooLong,
    SeatFree,
    SeatsEmpty,
    SeatsNotAllowed,
    SeatTaken,
    TableFull,
    TableNotReached,
    TablePaused,
    TooFast,
    TooLate,
    TooManyBots,
    TooManySeats,
    TooManyTables,
    WordsNotAllowed,
)
from server.protocol.requests import (
    Dismiss,
    Fill,
    GiveUp,
    HandOver,
    History,
    Hush,
    Leave,
    MakeMove,
    Mute,
    Open,
    Ready,
    Rematch,
    Rename,
    Request,
    Return,
    Say,
    SetTempo,
    ShowRecord,
    Sit,
    Stand,
    Standing,
    Start,
    Watch,
    Words,
)
from server.protocol.seat import GameOver, Malformed, NoSuchSeat, NotYourTurn, Refusal
from server.settings import LimitSettings
from tests.house.running import Client, RunningHouse, all_ready, gather, play_on, running_house
from tests.house.scenarios import (
    as_json,
    dump_of_store,
    last_legal,
    on_turn,
    raw,
    settings,
    start_asking,
    store_refuses_writes,
)

Scene = Callable[[RunningHouse], Awaitable[dict[str, Client]]]

ONLY_IN_JSON = {BadRequest, NoSuchRequest, LineTooLong}
TAKE, DECLINE = raw(Take()), raw(Decline())


def by_name(*people: Client) -> dict[str, Client]:
    return {person.session.person.name: person for person in people}


async def gathering(house: RunningHouse) -> dict[str, Client]:
    anna, ben = await gather(house, "Anna", "Ben", bots=("simple", "simple"))
    await anna.ask(Dismiss(3))
    carl, dora = await house.connect("Carl"), await house.connect("Dora")
    await carl.ask(Watch("1"))
    return by_name(anna, ben, carl, dora)


async def full(house: RunningHouse) -> dict[str, Client]:
    people = await gather(house, "Anna", "Ben", bots=("simple",))
    return by_name(*people, await house.connect("Dora"))


async def running(house: RunningHouse) -> dict[str, Client]:
    people = await gather(house, "Anna", "Ben", bots=("simple",), options={"first_giver": "host"})
    await all_ready(people)
    carl, dora = await house.connect("Carl"), await house.connect("Dora")
    await carl.ask(Watch("1"))
    while not people[0].my_turn:
        mover = on_turn(people)
        await mover.move(last_legal(mover.state))
    return by_name(*people, carl, dora)


async def over(house: RunningHouse) -> dict[str, Client]:
    people = await gather(house, "Anna", "Ben", "Carl", game="farbstich")
    await all_ready(people)
    await play_on(people, last_legal)
    return by_name(*people)


async def hushed(house: RunningHouse) -> dict[str, Client]:
    people = await gathering(house)
    await people["Anna"].ask(Hush())
    return people


async def ben_is_gone(house: RunningHouse) -> dict[str, Client]:
    people = await full(house)
    await people["Ben"].disconnect()
    return people


BOTS = ("novice", "club", "master", "simple", "random")
REFUSED: tuple[tuple[Scene, str, Request, Refusal], ...] = (
    (gathering, "Dora", Rename("x"), NameNotAllowed("x", "length")),
    (gathering, "Dora", Rename("a\x07b"), NameNotAllowed("a\ufffdb", "letters")),
    (gathering, "Dora", Rename("Bot 7"), NameNotAllowed("Bot 7", "reserved")),
    (gathering, "Dora", Rename("ANNA"), NameTaken("ANNA", "ANNA-2")),
    (gathering, "Dora", Mute("Nora"), NoSuchName("Nora")),
    (gathering, "Dora", Mute("Dora"), NoSuchName("Dora")),
    (gathering, "Dora", Return("lamo-digu-sa"), NoSuchCode()),
    (
        gathering,
        "Dora",
        Open("poker", 3),
        NoSuchGame("poker", ("eight28", "farbstich", "schatzsuche")),
    ),
    (gathering, "Dora", Open("eight28", 7), SeatsNotAllowed("3 - 6")),
    (gathering, "Dora", Open("eight28", 3, {"jokers": True}), OptionNotAllowed("jokers", ())),
    (gathering, "Dora", Open("eight28", 3, {"pack": "big"}), OptionNotAllowed("pack", ())),
    (gathering, "Dora", Open("eight28", 3, bots=("clever",)), NoSuchBot("clever", BOTS)),
    (gathering, "Dora", Open("eight28", 3, bots=("simple",) * 4), TooManyBots(3)),
    (gathering, "Dora", Open("eight28", 4, lesson=True), SeatsNotAllowed("3")),
    (gathering, "Dora", Open("eight28", 3, {"jokers": True}, lesson=True), LessonIsFixed()),
    (gathering, "Dora", Open("eight28", 3, clock=TimeControl(60, 5), lesson=True), LessonIsFixed()),
    (gathering, "Dora", Open("eight28", 3, bots=("simple",), lesson=True), LessonIsFixed()),
    (gathering, "Dora", Sit("99"), NoSuchTable("99")),
    (gathering, "Dora", Watch("lamo-digu"), NoSuchTable("lamo-digu")),
    (gathering, "Dora", Say("\x1b", to="lobby"), NothingSaid()),
    (gathering, "Dora", ShowRecord("0123456789ab"), NoSuchRecord("0123456789ab")),
    (gathering, "Dora", Sit("1", 1), SeatTaken("Ben")),
    (gathering, "Dora", Sit("1", 9), NoSuchSeat(4)),
    *((gathering, "Dora", request, NotAtTable()) for request in (Ready(), Leave(), Say("hello"))),
    *((gathering, "Carl", request, NotSeated()) for request in (Ready(), Start(), Stand())),
    (gathering, "Carl", Watch("1"), AlreadyAtTable(1)),
    (gathering, "Anna", Open("eight28", 3), AlreadyAtTable(1)),
    (gathering, "Anna", Sit("1"), AlreadyAtTable(1)),
    (gathering, "Anna", Return("lamo-digu-sa"), NoSuchCode()),
    *(
        (gathering, "Ben", request, NotHost("Anna"))
        for request in (Start(), Fill(), Dismiss(2), HandOver(1), Hush())
    ),
    (gathering, "Anna", Start(), SeatsEmpty(1)),
    (gathering, "Anna", Dismiss(3), SeatFree()),
    (gathering, "Anna", Dismiss(9), NoSuchSeat(4)),
    (gathering, "Anna", HandOver(2), NotAPerson("Alpha")),
    (gathering, "Anna", HandOver(3), SeatFree()),
    (gathering, "Anna", Fill("clever"), NoSuchBot("clever", BOTS)),
    (gathering, "Anna", Fill(None, 1), SeatTaken("Ben")),
    (gathering, "Anna", Words("x" * 65), WordsNotAllowed(64)),
    (gathering, "Anna", Words("a\nb"), WordsNotAllowed(64)),
    (gathering, "Anna", Say("x" * 301), SayingTooLong(300)),
    *(
        (gathering, "Anna", request, GameNotRunning())
        for request in (Rematch(), Standing(DECLINE), MakeMove(TAKE), History())
    ),
    (hushed, "Carl", Say("hello"), Hushed("Anna")),
    (full, "Dora", Sit("1"), TableFull()),
    (full, "Anna", Fill(), TableFull()),
    (ben_is_gone, "Anna", Start(), NotReady(("Ben",))),
    (ben_is_gone, "Anna", HandOver(1), NotReady(("Ben",))),
    *(
        (running, "Anna", request, GameRunning())
        for request in (
            *(Ready(), Start(), Stand(), Words("x"), Fill(), Dismiss(2), HandOver(1), Rematch()),
        )
    ),
    (running, "Dora", Sit("1"), GameRunning()),
    *((running, "Anna", request, NotAlone()) for request in (GiveUp(), SetTempo("fast"))),
    (running, "Carl", GiveUp(), NotSeated()),
    (running, "Dora", GiveUp("1"), NoSuchTable("1")),
    (running, "Dora", GiveUp(), NotAtTable()),
    (running, "Anna", MakeMove(TAKE, 10**9), TooLate(10**9, 1)),
    (running, "Anna", Standing(TAKE), CannotStand(("decline",))),
    (running, "Anna", MakeMove(msgspec.Raw(b"[]")), Malformed(None, ())),
    (running, "Ben", MakeMove(TAKE), NotYourTurn((0,), ())),
    (running, "Carl", MakeMove(TAKE), NotSeated()),
    (over, "Anna", Ready(), GameNotRunning()),
    (over, "Anna", Start(), GameNotRunning()),
    (over, "Anna", Words("x"), GameNotRunning()),
    (over, "Anna", MakeMove(msgspec.Raw(b'{"move":"collect","colour":"R"}')), GameOver(())),
)
IN_TEST_IDENTITY = {NeedsKey, NameKept, HouseCloses}
IN_LIMITS = {TooFast, HouseFull, TooManyTables, TooManySeats, AddressFull, AddressLimit}
IN_TEST_REPLAY = {OtherRules}
IN_TEST_ADMIN = {Muted}
IN_TESTS_OF_THE_LINK = {NoHouse, NotAnswered, TableNotReached}
IN_OTHER_TESTS = IN_TEST_IDENTITY | IN_TEST_REPLAY | IN_TEST_ADMIN | IN_TESTS_OF_THE_LINK
ELSEWHERE = {TablePaused, CannotKeep} | IN_LIMITS | IN_OTHER_TESTS
"""in tests of their own below, or in other files"""


def id_of(row: Any) -> str:
    scene, who, request, refusal = row
    return f"{scene.__name__}-{who}-{type(request).__name__}-{type(refusal).__name__}"


async def everything(house: RunningHouse, people: dict[str, Client]) -> tuple[object, ...]:
    """All that people are shown, and the database."""
    screens = []
    for person in people.values():
        if person.session.is_open:
            person.receive()
            screens.append(as_json(await person.look()))
    return screens, await dump_of_store(house)


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("row", REFUSED, ids=id_of)
async def test_a_refused_request_changes_nothing_and_is_told_to_no_other_session(
    tmp_path: Path, row: tuple[Scene, str, Request, Refusal]
) -> None:
    scene, name, request, refusal = row
    async with running_house(tmp_path) as house:
        people = await scene(house)
        before = await everything(house, people)
        assert same(await people[name].refused(request), refusal)
        for person in people.values():
            assert person is people[name] or person.receive() == []
        assert await everything(house, people) == before


def same(found: Refusal | None, expected: Refusal) -> bool:
    """Compares refusals without their lists of possible moves, which depend on the game."""
    if found is None or type(found) is not type(expected):
        return False
    lists = {"allowed", "possible", "moves", "winners", "now"}
    fields = set(found.__struct_fields__) - lists
    return all(getattr(found, name) == getattr(expected, name) for name in fields)


def test_every_refusal_of_the_house_is_reached() -> None:
    reached = {type(refusal) for *_, refusal in REFUSED} | ELSEWHERE | ONLY_IN_JSON
    assert set(HOUSE_REFUSALS) <= reached


@pytest.mark.asyncio
async def test_the_number_of_tables_is_limited(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(most=1)) as house:
        people = await gathering(house)
        before = await everything(house, people)
        assert await people["Dora"].refused(Open("eight28", 3)) == TooManyTables(1)
        assert await everything(house, people) == before


@pytest.mark.asyncio
async def test_the_number_of_sessions_is_limited(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(limits=LimitSettings(visitors=4))) as house:
        people = await gathering(house)
        before = await everything(house, people)
        assert await house.house.enter(key="Emil", name="Emil") == HouseFull()
        assert all(person.receive() == [] for person in people.values())
        assert await everything(house, people) == before


@pytest.mark.asyncio
async def test_a_request_that_cannot_be_stored_is_refused_and_changes_nothing(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        people = await gathering(house)
        before = await everything(house, people)
        async with store_refuses_writes(house):
            assert await people["Dora"].refused(Open("eight28", 3)) == CannotKeep()
        assert await everything(house, people) == before


@pytest.mark.asyncio
async def test_a_paused_table_refuses_every_request(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await gathering(house)
        async with store_refuses_writes(house):
            asking = await start_asking(people.pop("Ben"), Ready())
            await house.settle()
            before = await everything(house, people)
            for request in (Ready(), Stand(), Say("hello")):
                assert await people["Anna"].refused(request) == TablePaused()
            assert await everything(house, people) == before
        await house.pass_time(1)
        await asking
