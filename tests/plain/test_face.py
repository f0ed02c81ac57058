"""The line mode as a conversation: when things are said, and how it ends."""

import asyncio
from collections.abc import Iterable

import pytest

from server.engine import GAMES
from server.protocol import requests
from server.protocol.lobby import ChatMessage
from server.protocol.notices import (
    EventHistory,
    Happened,
    LeftTable,
    NewChatMessage,
    Notice,
    Refused,
    TableResumed,
)
from server.protocol.refusals import TooManyTables
from server.protocol.schatzsuche import SchatzsucheOptions, Unflip
from server.protocol.seat import Move
from tests.plain.dealt import Dealt
from tests.plain.lines import (
    NAMES,
    TEXTS,
    ScriptedLine,
    Visit,
    at_table,
    listing,
    lobby,
    visit,
    welcome,
)
from tui.plain.dispatch import handle_line
from tui.plain.face import run_conversation
from tui.plain.notices_as_text import handle_notices
from tui.plain.scene import Scene
from tui.text import LANGUAGES, Language

OFFER = "> Your turn."
HI = NewChatMessage(ChatMessage("Ben", "hi", "table", 0.0, seat=1))


async def nobody_types() -> str | None:
    await asyncio.Event().wait()
    return None


def eight28() -> tuple[Dealt, list[Notice]]:
    dealt = Dealt(GAMES["eight28"], 3)
    return dealt, [welcome(), at_table("eight28"), *dealt.go_on()]


def test_the_end_of_input_is_a_goodbye() -> None:
    assert visit([])[0] == ["Goodbye."]
    assert visit([welcome()])[0][-1] == "Goodbye."
    said, asked = visit([welcome(), at_table("eight28")])
    assert said[-1] == "Goodbye. Your seat stays yours, and meanwhile a bot plays for you."
    assert asked == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quit_ends_it_too(language: Language) -> None:
    word = Scene(TEXTS.__getitem__)
    handle_notices(word, [welcome(language)])
    said, _ = visit([welcome(language)], word.word("quit"), "say too late")
    assert len(said) == 2
    assert said[-1] == TEXTS[language].say("plain-bye", seat="no")


@pytest.mark.parametrize("after", range(12))
def test_input_may_end_at_any_moment_of_a_game(after: int) -> None:
    dealt, notices = eight28()
    said, _ = visit(notices, *["take", "no"][: after % 3] * after, answers=dealt.answers)
    assert said[-1].startswith("Goodbye.")


@pytest.mark.asyncio
async def test_a_house_that_hangs_up_is_said_to() -> None:
    line = ScriptedLine([welcome()])
    written: list[str] = []

    async def write(text: str) -> None:
        written.append(text)
        line.hang_up()

    await run_conversation(line, nobody_types, write, TEXTS.__getitem__)
    assert written == [
        "Welcome to the card house, Anna.\n",
        "The house has ended the connection. Goodbye.\n",
    ]


@pytest.mark.asyncio
async def test_what_comes_while_nobody_types_is_told_at_once() -> None:
    line, written = ScriptedLine([welcome()]), asyncio.Queue[str]()
    talking = asyncio.create_task(
        run_conversation(line, nobody_types, written.put, TEXTS.__getitem__)
    )
    assert await written.get() == "Welcome to the card house, Anna.\n"
    line.tell(HI)
    assert await written.get() == "Ben: hi\n"
    line.hang_up()
    await talking


@pytest.mark.asyncio
async def test_a_broken_terminal_breaks_the_conversation_and_leaves_nothing_running() -> None:
    line = ScriptedLine([welcome()])

    async def broken(text: str) -> None:
        raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        await run_conversation(line, nobody_types, broken, TEXTS.__getitem__)
    assert asyncio.all_tasks() == {asyncio.current_task()}


def test_only_whole_lines_are_written() -> None:
    dealt, notices = eight28()
    line = ScriptedLine(notices, dealt.answers)
    guest = Visit(line, ["take", "table", "no more", "nonsense"][:2])
    asyncio.run(guest.hold())
    assert all(text.endswith("\n") and text.count("\n") == 1 for text in guest.written)


def test_a_decision_is_prompted_once() -> None:
    _, notices = eight28()
    said, _ = visit([*notices, HI, notices[-1]], "who", "", "repeat")
    prompts = [line for line in said if line.startswith(OFFER)]
    assert len(prompts) == 3, "once by itself, once for an empty line, once repeated"
    assert set(prompts) == {prompts[0]}
    assert prompts[0].endswith("You can type: take, no, no more.")
    assert said[said.index(prompts[0]) + 1] != prompts[0]


def test_nobody_is_prompted_out_of_turn_or_while_the_table_is_paused() -> None:
    _, notices = eight28()
    watching = at_table("eight28", you=1)
    said, _ = visit([welcome(), at_table("eight28", paused=True), *notices[2:]])
    assert not any(line.startswith(">") for line in said)
    said, _ = visit(
        [welcome(), at_table("eight28", paused=True), *notices[2:], TableResumed(3)],
    )
    assert said[-2].startswith(OFFER)
    ben = Dealt(GAMES["eight28"], 3, seat=1)
    said, _ = visit([welcome(name=NAMES[1]), watching, *ben.go_on()])
    assert said[-2].startswith(OFFER)


def test_no_more_cards_stands_until_it_is_taken_back() -> None:
    _, notices = eight28()
    asked = visit(notices, "no more", "again")[1]
    assert [type(request) for request in asked] == [requests.Standing, requests.Standing]
    assert [
        bytes(a.move) if a.move else None for a in asked if isinstance(a, requests.Standing)
    ] == [
        b'{"move":"decline"}',
        None,
    ]


def refusing(request: requests.Request) -> Iterable[Notice]:
    return (Refused(TooManyTables(200)),) if isinstance(request, requests.Open) else ()


def test_after_a_refusal_the_rest_of_what_was_meant_is_not_asked() -> None:
    said, asked = visit([welcome(), lobby()], "play 8-28", answers=refusing)
    assert [type(request) for request in asked] == [requests.Open]
    assert "There are already 200 tables" in said[-2]


def test_the_language_changes_at_once() -> None:
    def answers(request: requests.Request) -> Iterable[Notice]:
        return (welcome("it"),)

    said, asked = visit([welcome(), at_table("eight28")], "language it", "tavolo", answers=answers)
    assert asked == [requests.Speak("it")]
    assert "Adesso parliamo italiano." in said
    assert said[-1].startswith("Ciao.")


def by_hand() -> tuple[Dealt, Scene]:
    """A table where Anna has turned her hearts marker, and could turn it up again."""
    dealt = Dealt(GAMES["schatzsuche"], 3, SchatzsucheOptions("by_hand"))
    scene = Scene(TEXTS.__getitem__)
    handle_notices(scene, [welcome(), at_table("schatzsuche"), *dealt.go_on()])
    (flip,) = handle_line(scene, "flip hearts")
    assert isinstance(flip, requests.MakeMove)
    handle_notices(scene, list(dealt.answers(flip)))
    return dealt, scene


@pytest.mark.parametrize("surely", ["yes", "unflip hearts", "UNFLIP heart"])
def test_what_costs_points_is_asked_about_once(surely: str) -> None:
    dealt, scene = by_hand()
    assert handle_line(scene, "unflip h") == [TEXTS["en"].say("schatzsuche-plain-costly")]
    (move,) = handle_line(scene, surely)
    assert isinstance(move, requests.MakeMove)
    list(dealt.answers(move))
    expected: Move = Unflip("H")
    assert dealt.moves[-1] == expected


def test_anything_else_is_a_no_to_what_costs_points() -> None:
    _, scene = by_hand()
    handle_line(scene, "unflip hearts")
    assert handle_line(scene, "hand")
    assert "I do not know" in str(*handle_line(scene, "yes"))
    assert handle_line(scene, "unflip hearts") == [TEXTS["en"].say("schatzsuche-plain-costly")]


def test_history_is_as_long_as_one_wants() -> None:
    dealt, notices = eight28()
    events = tuple(each.event for each in notices if isinstance(each, Happened))
    past = EventHistory(3, 0, events * 10)

    def answers(request: requests.Request) -> Iterable[Notice]:
        assert request == requests.History()
        return (past,)

    begins = TEXTS["en"].say("plain-past", count=1)
    for line, count in (("history", 12), ("history 3", 3), ("history 20", 20)):
        said, _ = visit(notices, line, answers=answers)
        assert len(said) - 1 - said.index(begins) - 1 == count
    assert dealt.number


def test_an_evening_in_the_lobby() -> None:
    def answers(request: requests.Request) -> Iterable[Notice]:
        match request:
            case requests.Open():
                yield at_table("schatzsuche", phase="gathering")
            case requests.Ready():
                yield at_table("schatzsuche")
                yield from Dealt(GAMES["schatzsuche"], 3).go_on()
            case requests.Leave():
                yield LeftTable(3, closed=False)
                yield lobby(listing())

    said, asked = visit(
        [welcome(), lobby()], "who", "tables", "play schatz", "bid 1", "leave", "tables",
        answers=answers,
    )  # fmt: skip
    assert [type(request) for request in asked] == [
        requests.Open,
        requests.Ready,
        requests.MakeMove,
        requests.Leave,
    ]
    assert said.count("There are no open tables.") == 2
    assert "The game begins." in said
    assert "You have left table 3. You are in the lobby." in said
    assert said[-2].startswith("Table 3: 8-28")
