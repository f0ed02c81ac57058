"""The log of a table beside or below the board, and the news that must not be overlooked."""

from pathlib import Path

import pytest

from server.protocol.lobby import ChatMessage
from server.protocol.notices import NewChatMessage
from tests.house.running import running_house
from tests.plain.scripted_house import chair
from tests.screen.places import in_room, look, scene, told
from tests.screen.sitting import Sitting, sitting
from tui.drawing import read
from tui.message_log import MessageLog
from tui.places.frame import head
from tui.places.log import Page, below_board, oldest
from tui.places.place import Look
from tui.places.table import AtTable
from tui.visit import is_mine

LONG = "Ben takes the card that nobody else at this table wanted to have, and pays for it."


def telling(*sentences: str) -> Look:
    message_log = MessageLog()
    for each in sentences:
        message_log.add("event", each)
    return look(in_room(scene()), (120, 40))._replace(message_log=message_log)


@pytest.mark.parametrize(
    ("height", "begins"),
    [(1, "Carl passes."), (2, "Anna passes."), (4, "Anna passes."), (5, "Ben takes"), (9, "Ben")],
)
def test_only_whole_sentences_stand_below_the_board(height: int, begins: str) -> None:
    rows = read(below_board(telling(LONG, "Anna passes.", "Carl passes."), 30, height)).split("\n")
    assert len(rows) == height
    assert rows[0].startswith(begins)
    assert [each for each in rows if each][-1] == "Carl passes."


def test_one_that_is_too_long_alone_begins_and_ends_in_a_mark() -> None:
    rows = read(below_board(telling("Anna passes.", LONG), 30, 2)).split("\n")
    assert rows == ["Ben takes the card that nobody", "else at this table wanted to …"]


def test_what_was_told_before_this_game_stands_in_the_whole_log_alone() -> None:
    here = telling("You are in the lobby.", "The old game is over.")
    here.message_log.begin()
    assert oldest(here) == 2
    here.message_log.add("event", "Round 1.")
    for block in (Page().beside_board(here), below_board(here, 80, 5)):
        assert "Round 1." in told(block)
        assert "old game" not in told(block)
    assert len(here.message_log.entries) == 3


def test_nobody_has_to_read_what_he_said_himself() -> None:
    made, message_log = scene(name="Anna"), MessageLog()
    for who in ("Anna", "Ben"):
        said = NewChatMessage(ChatMessage(who, "Hi", "lobby", 0.0))
        message_log.add("talk", f"{who}: Hi", is_mine(made, said))
    assert (message_log.count, message_log.unread) == (2, 1)


def shown(anna: Sitting) -> str:
    look = anna.stay.look()
    return told(below_board(look.sized(100, 30), 100, 30))


@pytest.mark.asyncio
async def test_at_a_second_table_nothing_is_told_of_the_first(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house, sitting(house, (120, 40), "en") as anna:
        await anna.press("f")
        assert "You lead" in shown(anna) or "Round" in shown(anna) or "Game" in shown(anna)
        first = [each.sentence for each in anna.stay.message_log.entries]
        await anna.press("escape", "y", "e")
        assert anna.scene.room is not None
        assert anna.scene.room.game == "eight28"
        assert "Round 1." in shown(anna)
        assert not [each for each in first if each in shown(anna)]


@pytest.mark.asyncio
async def test_who_is_out_of_time_reads_so_before_anything_is_done_for_him(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house, sitting(house, (80, 24), "en") as anna:
        anna.stay.command("new farbstich bots 3 clock 60 0")
        await anna.settle()
        await anna.press("y")
        while not anna.scene.prompt:
            await house.pass_time(1)
            await anna.settle()
        before = anna.stay.message_log.count
        await house.pass_time(61)
        await anna.settle()
        new = list(anna.stay.message_log.entries)[before - anna.stay.message_log.count :]
        assert new[0] == ("warning", "Your time is up: a bot decides for you.")
        assert new[1].sentence.startswith("You play")
        warnings = [each.sentence for each in new if each.kind == "warning"]
        assert warnings[1].startswith("Your time is up again")
        assert warnings[2:] == ["A bot plays for you."]


def test_for_whom_a_bot_plays_sees_it_as_long_as_it_does() -> None:
    made = scene()
    for covered in (True, False):
        there = (chair("Anna", covered=covered), chair("Ben"), chair("Carl"))
        here = look(in_room(made, chairs=there, phase="running", you=0), (40, 20))
        top = told([head(here, AtTable())])
        assert (here.say("screen-covered") in top) == covered
