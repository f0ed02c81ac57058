"""The conversation of line mode: when prompts and answers are printed, and how it ends."""

import asyncio
from collections.abc import Iterable

import pytest

from server.engine import GAMES
from server.protocol import requests
from server.protocol.eight28 import Decline
from server.protocol.lobby import ChatMessage
from server.protocol.notices import (
    EventHistory,
    Happened,
    LeftTable,
    NewChatMessage,
    Notice,
    Paused,
    Refused,
    TableResumed,
)
from server.protocol.refusals import TooManyTables
from server.protocol.schatzsuche import SchatzsucheOptions, Unflip
from server.protocol.seat import Move
from tests.plain.local_game import LocalGame
from tests.plain.scripted_house import (
    NAMES,
    TEXTS,
    ScriptedHouse,
    Typist,
    at_table,
    listing,
    lobby,
    type_lines,
    welcome,
)
from tui.plain.dispatch import handle_line
from tui.plain.face import run_conversation
from tui.plain.notices_as_text import handle_notices
from tui.plain.scene import Scene
from tui.text import LANGUAGES, Language

OFFER = "> Your turn."
HI = NewChatMessage(ChatMessage("Ben", "hi", "table", 0.0, seat=1))


async def never_type() -> str | None:
    await asyncio.Event().wait()
    return None


def eight28() -> tuple[LocalGame, list[Notice]]:
    local_game = LocalGame(GAMES["eight28"], 3)
    return local_game, [welcome(), at_table("eight28"), *local_game.go_on()]


def test_the_end_of_input_ends_the_conversation_with_a_goodbye() -> None:
    assert type_lines([])[0] == ["Goodbye."]
    assert type_lines([welcome()])[0][-1] == "Goodbye."
    said, asked = type_lines([welcome(), at_table("eight28")])
    assert said[-1] == "Goodbye. Your seat stays yours, and meanwhile a bot plays for you."
    assert asked == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quit_ends_the_conversation_and_ignores_later_lines(language: Language) -> None:
    scene = Scene(TEXTS.__getitem__)
    handle_notices(scene, [welcome(language)])
    said, _ = type_lines([welcome(language)], scene.word("quit"), "say too late")
    assert len(said) == 2
    assert said[-1] == TEXTS[language].say("plain-bye", seat="no")


@pytest.mark.parametrize("after", range(12))
def test_input_may_end_at_any_moment_of_a_game(after: int) -> None:
    local_game, notices = eight28()
    said, _ = type_lines(notices, *["take", "no"][: after % 3] * after, answers=local_game.answers)
    assert said[-1].startswith("Goodbye.")


@pytest.mark.asyncio
async def test_a_sentence_tells_when_the_house_closes_the_connection() -> None:
    line = ScriptedHouse([welcome()])
    written: list[str] = []

    async def write(text: str) -> None:
        written.append(text)
        line.hang_up()

    await run_conversation(line, never_type, write, TEXTS.__getitem__)
    assert written == [
        "Welcome to Kartenhaus, Anna.\n",
        "The house has ended the connection. Goodbye.\n",
    ]


@pytest.mark.asyncio
async def test_notices_are_printed_without_waiting_for_a_typed_line() -> None:
    line, written = ScriptedHouse([welcome()]), asyncio.Queue[str]()
    talking = asyncio.create_task(
        run_conversation(line, never_type, written.put, TEXTS.__getitem__)
    )
    assert await written.get() == "Welcome to Kartenhaus, Anna.\n"
    line.tell(HI)
    assert await written.get() == "Ben: hi\n"
    line.hang_up()
    await talking


class FullDisk(ScriptedHouse):
    """Answers a request once there is room again."""

    def __init__(self, notices: Iterable[Notice]) -> None:
        super().__init__(notices)
        self.has_room = asyncio.Event()

    async def ask(self, request: requests.Request) -> None:
        self.tell(HI, Paused(3))
        await self.has_room.wait()
        self.tell(TableResumed(3))
        await super().ask(request)


@pytest.mark.asyncio
async def test_whoever_moved_reads_at_once_that_the_table_is_paused() -> None:
    _, notices = eight28()
    house, written = FullDisk(notices), asyncio.Queue[str]()
    typed = iter(["take"])

    async def read_line() -> str | None:
        return next(typed, None) or await never_type()

    async def reads(text: str) -> None:
        async with asyncio.timeout(10):
            while not (await written.get()).startswith(text):
                pass

    talking = asyncio.create_task(
        run_conversation(house, read_line, written.put, TEXTS.__getitem__)
    )
    await reads("Ben: hi")
    await reads("The table is paused because nothing can be saved right now.")
    assert house.asked == []
    house.has_room.set()
    await reads("The pause is over.")
    assert len(house.asked) == 1
    house.hang_up()
    await talking


@pytest.mark.asyncio
async def test_a_broken_terminal_ends_the_conversation_and_leaves_no_task_running() -> None:
    line = ScriptedHouse([welcome()])

    async def broken(text: str) -> None:
        raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        await run_conversation(line, never_type, broken, TEXTS.__getitem__)
    assert asyncio.all_tasks() == {asyncio.current_task()}


def test_every_write_is_one_whole_line() -> None:
    local_game, notices = eight28()
    house = ScriptedHouse(notices, local_game.answers)
    typist = Typist(house, ["take", "table"])
    asyncio.run(typist.run())
    assert all(text.endswith("\n") and text.count("\n") == 1 for text in typist.written)


def test_a_decision_is_prompted_once_and_again_only_on_request() -> None:
    _, notices = eight28()
    said, _ = type_lines([*notices, HI, notices[-1]], "who", "", "repeat")
    prompts = [line for line in said if line.startswith(OFFER)]
    assert len(prompts) == 3, "once by itself, once for an empty line, once repeated"
    assert set(prompts) == {prompts[0]}
    assert prompts[0].endswith("You can type: take, no, no more.")
    assert said[said.index(prompts[0]) + 1] != prompts[0]


def test_there_is_no_prompt_out_of_turn_or_while_the_table_is_paused() -> None:
    _, notices = eight28()
    watching = at_table("eight28", you=1)
    said, _ = type_lines([welcome(), at_table("eight28", paused=True), *notices[2:]])
    assert not any(line.startswith(">") for line in said)
    said, _ = type_lines(
        [welcome(), at_table("eight28", paused=True), *notices[2:], TableResumed(3)],
    )
    assert said[-2].startswith(OFFER)
    ben = LocalGame(GAMES["eight28"], 3, seat=1)
    said, _ = type_lines([welcome(name=NAMES[1]), watching, *ben.go_on()])
    assert said[-2].startswith(OFFER)


def test_no_more_sets_a_standing_move_and_again_takes_it_back() -> None:
    _, notices = eight28()
    asked = type_lines(notices, "no more", "again")[1]
    assert [type(request) for request in asked] == [requests.Standing, requests.Standing]
    assert [a.move for a in asked if isinstance(a, requests.Standing)] == [
        Decline(),
        None,
    ]


def refusing(request: requests.Request) -> Iterable[Notice]:
    return (Refused(TooManyTables(200)),) if isinstance(request, requests.Open) else ()


def test_after_a_refusal_the_remaining_requests_of_a_line_are_not_sent() -> None:
    said, asked = type_lines([welcome(), lobby()], "play 8-28", answers=refusing)
    assert [type(request) for request in asked] == [requests.Open]
    assert "There are already 200 tables" in said[-2]


def test_a_new_language_is_used_at_once() -> None:
    def answers(request: requests.Request) -> Iterable[Notice]:
        return (welcome("it"),)

    said, asked = type_lines(
        [welcome(), at_table("eight28")], "language it", "tavolo", answers=answers
    )
    assert asked == [requests.Speak("it")]
    assert "Adesso parliamo italiano." in said
    assert said[-1].startswith("Ciao.")


def by_hand() -> tuple[LocalGame, Scene]:
    """A table where Anna has turned her hearts marker down, and may turn it up again."""
    local_game = LocalGame(GAMES["schatzsuche"], 3, SchatzsucheOptions("by_hand"))
    scene = Scene(TEXTS.__getitem__)
    handle_notices(scene, [welcome(), at_table("schatzsuche"), *local_game.go_on()])
    (flip,) = handle_line(scene, "flip hearts")
    assert isinstance(flip, requests.MakeMove)
    handle_notices(scene, list(local_game.answers(flip)))
    return local_game, scene


@pytest.mark.parametrize("confirmation", ["yes", "unflip hearts", "UNFLIP heart"])
def test_a_move_that_costs_points_is_sent_after_one_confirmation(confirmation: str) -> None:
    local_game, scene = by_hand()
    assert handle_line(scene, "unflip h") == [TEXTS["en"].say("plain-schatzsuche-costly")]
    (move,) = handle_line(scene, confirmation)
    assert isinstance(move, requests.MakeMove)
    list(local_game.answers(move))
    expected: Move = Unflip("H")
    assert local_game.moves[-1] == expected


def test_any_other_line_cancels_the_move_that_waits_for_confirmation() -> None:
    _, scene = by_hand()
    handle_line(scene, "unflip hearts")
    assert handle_line(scene, "hand")
    assert "I do not know" in str(*handle_line(scene, "yes"))
    assert handle_line(scene, "unflip hearts") == [TEXTS["en"].say("plain-schatzsuche-costly")]


def test_history_shows_twelve_events_or_as_many_as_typed() -> None:
    local_game, notices = eight28()
    events = tuple(each.event for each in notices if isinstance(each, Happened))
    past = EventHistory(3, 0, events * 10)

    def answers(request: requests.Request) -> Iterable[Notice]:
        assert request == requests.History()
        return (past,)

    begins = TEXTS["en"].say("plain-past", count=1)
    for line, count in (("history", 12), ("history 3", 3), ("history 20", 20)):
        said, _ = type_lines(notices, line, answers=answers)
        assert len(said) - 1 - said.index(begins) - 1 == count
    assert local_game.number


def test_a_user_opens_a_table_plays_and_returns_to_the_lobby() -> None:
    def answers(request: requests.Request) -> Iterable[Notice]:
        match request:
            case requests.Open():
                yield at_table("schatzsuche", phase="gathering")
            case requests.Ready():
                yield at_table("schatzsuche")
                yield from LocalGame(GAMES["schatzsuche"], 3).go_on()
            case requests.Leave():
                yield LeftTable(3, closed=False)
                yield lobby(listing())

    said, asked = type_lines(
        [welcome(), lobby()], "who", "tables", "play schatz", "bid 1", "leave", "tables",
        answers=answers,
    )  # fmt: skip
    assert [type(request) for request in asked] == [
        requests.Open,
        requests.Ready,
        requests.MakeMove,
        requests.Leave,
    ]
    assert said.count("No tables are open right now.") == 2
    assert "The game begins." in said
    assert "You have left table 3. You are in the hall." in said
    assert said[-2].startswith("Table 3: 8-28")
