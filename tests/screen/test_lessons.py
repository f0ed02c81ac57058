"""Lessons: the teacher's tips, what may be done meanwhile, and the way to a real game."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from server.protocol.lobby import Language
from tests.catalogues import TEXTS
from tests.house.running import AT_ONCE, running_house
from tests.screen.running import Shown, Size, at_house
from tui.games.lines import wrapped
from tui.lessons import LESSONS, open_lesson
from tui.plain.games import Seen
from tui.screens.lesson import LessonScreen
from tui.text import LANGUAGES

NOTE_WIDTH, NOTE_ROWS = 24, 8


class Learner:
    """A person at the screen of a lesson."""

    def __init__(self, person: Shown) -> None:
        self.person = person

    @property
    def screen(self) -> LessonScreen:
        screen = self.person.app.screen
        assert isinstance(screen, LessonScreen), screen
        return screen

    @property
    def seen(self) -> Seen:
        seen = self.screen.seen()
        assert seen is not None
        return seen

    @property
    def key(self) -> str:
        """The key of the tip that is shown."""
        tip = self.screen.teacher.tip
        return "" if tip is None else tip.key

    async def follow(self) -> None:
        """Presses Space where a tip is to be read, and else what it asks for."""
        tip = self.screen.teacher.tip
        assert tip is not None
        if not tip.asks:
            await self.person.press("space")
        else:
            choice = next(each for each in self.screen.choices() if each.does == tip.advice)
            is_pointed = self.screen.pointer.at == tip.advice
            await self.person.press("enter" if is_pointed else choice.key)


@asynccontextmanager
async def learner(
    tmp_path: Path, game: str, size: Size = (120, 40), language: Language = "en"
) -> AsyncIterator[Learner]:
    async with (
        running_house(tmp_path, AT_ONCE) as house,
        at_house(house, size, language) as person,
    ):
        person.app.ask(open_lesson(game))
        await person.settle()
        yield Learner(person)


@pytest.mark.asyncio
@pytest.mark.parametrize("game", LESSONS)
async def test_following_the_advice_shows_every_tip_in_order(game: str, tmp_path: Path) -> None:
    async with learner(tmp_path, game) as anna:
        told: list[str] = []
        while not anna.screen.teacher.is_done:
            assert anna.key not in told
            told.append(anna.key)
            await anna.follow()
        assert told == [tip.key for tip in LESSONS[game].tips]


@pytest.mark.asyncio
async def test_the_game_stands_still_while_a_tip_is_read(tmp_path: Path) -> None:
    async with learner(tmp_path, "farbstich") as anna:
        before = anna.screen.board.parts(anna.screen.look(), anna.seen)
        for _ in range(5):
            await anna.person.settle()
        assert anna.screen.board.parts(anna.screen.look(), anna.seen) == before


@pytest.mark.asyncio
async def test_another_choice_than_the_advised_one_is_answered_and_not_sent(tmp_path: Path) -> None:
    async with learner(tmp_path, "eight28") as anna:
        while anna.key != "lesson-eight28-offer":
            await anna.follow()
        number = anna.seen.number
        await anna.person.press("n")
        assert anna.key == "lesson-eight28-offer"
        assert anna.seen.number == number
        assert "For this lesson: Take it" in anna.person.text()
        await anna.person.press("y")
        assert anna.key == "lesson-eight28-open"


@pytest.mark.asyncio
async def test_a_choice_before_the_note_is_read_is_answered(tmp_path: Path) -> None:
    async with learner(tmp_path, "eight28") as anna:
        await anna.person.press("y")
        assert anna.key == "lesson-eight28-welcome"
        assert "First read the note" in anna.person.text()


@pytest.mark.asyncio
@pytest.mark.parametrize("game", LESSONS)
async def test_the_end_of_a_lesson_deals_a_real_game_with_one_key(
    game: str, tmp_path: Path
) -> None:
    async with learner(tmp_path, game) as anna:
        while not anna.screen.teacher.is_done:
            await anna.follow()
        assert "Deal a real game" in anna.person.text()
        await anna.person.press("e")
        room = anna.person.app.scene.room
        assert room is not None
        assert (room.game, room.lesson, room.phase) == (game, False, "running")


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [(80, 24), (40, 20), (120, 40), (200, 60)], ids=str)
async def test_every_tip_is_readable_in_full_at_every_size(size: Size, tmp_path: Path) -> None:
    for game in LESSONS:
        async with learner(tmp_path / game, game, size, "de") as anna:
            while not anna.screen.teacher.is_done:
                text = " ".join(anna.person.text().split())
                for word in anna.screen.teacher.shown[-1].text.split():
                    assert word in text, (anna.key, anna.person.text())
                await anna.follow()


@pytest.mark.asyncio
async def test_earlier_tips_can_be_read_again(tmp_path: Path) -> None:
    async with learner(tmp_path, "farbstich") as anna:
        first = anna.screen.teacher.shown[0].text.split()[0]
        await anna.follow()
        await anna.person.press("b")
        assert first in anna.person.text()
        await anna.person.press("space")


@pytest.mark.asyncio
async def test_coming_back_to_a_lesson_goes_on_where_it_was(tmp_path: Path) -> None:
    async with running_house(tmp_path, AT_ONCE) as house:
        async with at_house(house) as person:
            person.app.ask(open_lesson("eight28"))
            await person.settle()
            anna = Learner(person)
            while anna.key != "lesson-eight28-open":
                await anna.follow()
        async with at_house(house) as person:
            assert Learner(person).key == "lesson-eight28-open"


def test_the_note_has_room_for_every_tip_and_its_heading() -> None:
    for language in LANGUAGES:
        for lesson in LESSONS.values():
            for tip in lesson.tips:
                values = {"name": "Mirabelle", "low": 7, "high": 27, "total": 12}
                text = TEXTS[language].say(tip.key, **values)
                assert len(wrapped(text, NOTE_WIDTH)) <= NOTE_ROWS, (language, text)
                assert len(TEXTS[language].say(tip.head)) <= NOTE_WIDTH, (language, tip.head)
