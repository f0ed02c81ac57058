"""Lessons: the teacher's tips, what may be done meanwhile, and the way to a real game."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from server.protocol.lobby import Language
from tests.catalogues import TEXTS
from tests.house.running import AT_ONCE, RunningHouse, running_house
from tests.screen.running import SIZES, Shown, Size, at_house
from tui.games.lines import wrapped
from tui.lessons import LESSONS, open_lesson
from tui.plain.games import Seen
from tui.screens import lesson_bots
from tui.screens.lesson import LessonScreen
from tui.text import LANGUAGES, LOCALES
from tui.widgets.drawn import Drawn

pytestmark = pytest.mark.slow

NOTE_WIDTH, NOTE_ROWS = 24, 8
MOST_STEPS = 40
WORDS_A_SECOND, KEY_SECONDS = 4, 1


class Learner:
    """A person at the screen of a lesson."""

    def __init__(self, person: Shown, house: RunningHouse) -> None:
        self.person = person
        self.house = house

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

    async def until(self, happens: Callable[[], bool]) -> None:
        """Follows the advice until then."""
        for _ in range(MOST_STEPS):
            if happens():
                return
            await self.follow()
        raise AssertionError(self.person.text())

    async def to_the_end(self) -> None:
        await self.until(lambda: self.screen.teacher.is_done)

    async def follow(self) -> None:
        """Presses Space where a tip is to be read, and else what it asks for."""
        tip = self.screen.teacher.tip
        if tip is None:
            # A standing move is made a little later.
            await self.house.pass_time(1)
            await self.person.settle()
        elif not tip.asks:
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
        person.app.prefer(greeted=True, motion="none")
        person.app.ask(open_lesson(game, "wait"))
        await person.settle()
        yield Learner(person, house)


@pytest.mark.asyncio
@pytest.mark.parametrize("game", LESSONS)
async def test_following_the_advice_shows_every_tip_in_order_and_takes_three_minutes_at_most(
    game: str, tmp_path: Path
) -> None:
    async with learner(tmp_path, game) as anna:
        told: list[str] = []
        words = moves = 0
        while not anna.screen.teacher.is_done:
            if anna.key:
                assert anna.key not in told
                told.append(anna.key)
                words += len(anna.screen.teacher.shown[-1].text.split())
            before = anna.seen.number
            await anna.follow()
            moves += anna.seen.number - before
        assert told == [tip.key for tip in LESSONS[game].tips]
        seconds = words / WORDS_A_SECOND + moves * lesson_bots.PAUSE + len(told) * KEY_SECONDS
        assert seconds <= 180, seconds


@pytest.mark.asyncio
async def test_bots_move_one_by_one_between_two_tips(tmp_path: Path) -> None:
    async with learner(tmp_path, "eight28") as anna:
        await anna.until(lambda: anna.key == "lesson-eight28-gem")
        room = anna.person.app.scene.room
        assert room is not None
        assert room.tempo == "wait"
        await anna.house.pass_time(600)
        await anna.person.settle()
        assert anna.key == "lesson-eight28-gem"
        assert "waits for you" in anna.person.text()


@pytest.mark.asyncio
async def test_a_tip_about_the_round_before_shows_how_it_ended(tmp_path: Path) -> None:
    async with learner(tmp_path, "eight28") as anna:
        await anna.until(lambda: anna.key == "lesson-eight28-halves")
        assert "Round 1 · the reveal" in anna.person.rows()[0]
        await anna.person.press("space")
        assert "Round 2" in anna.person.rows()[0]


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
        await anna.until(lambda: anna.key == "lesson-eight28-offer")
        number = anna.seen.number
        await anna.person.press("n")
        assert anna.key == "lesson-eight28-offer"
        assert anna.seen.number == number
        assert "Another time, gladly." in anna.person.text()
        await anna.person.press("y")
        assert anna.key == "lesson-eight28-open"


@pytest.mark.asyncio
async def test_a_choice_before_the_note_is_read_is_answered(tmp_path: Path) -> None:
    async with learner(tmp_path, "eight28") as anna:
        await anna.person.press("y")
        assert anna.key == "lesson-eight28-welcome"
        assert "First read the tip" in anna.person.text()


@pytest.mark.asyncio
@pytest.mark.parametrize("game", LESSONS)
async def test_the_end_of_a_lesson_deals_a_real_game_with_one_key(
    game: str, tmp_path: Path
) -> None:
    async with learner(tmp_path, game) as anna:
        await anna.to_the_end()
        assert "Deal a real game" in anna.person.text()
        await anna.person.press("e")
        room = anna.person.app.scene.room
        assert room is not None
        assert (room.game, room.lesson, room.phase) == (game, False, "running")


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(120, 40), (40, 20)], ids=str)
async def test_after_the_last_tip_the_note_says_what_can_be_done_and_can_be_put_away(
    size: Size, language: Language, tmp_path: Path
) -> None:
    async with learner(tmp_path, "farbstich", size, language) as anna:
        await anna.until(lambda: anna.key == "lesson-farbstich-end")
        say = anna.person.app.scene.say
        last = anna.screen.teacher.shown[-1].text
        await anna.to_the_end()
        await anna.person.pilot.pause()
        for key in ("lesson-over-head", "lesson-over", "lesson-deal"):
            assert all(word in anna.person.text() for word in say(key).split()), key
        # The first move puts the note away.
        await anna.person.press("right")
        assert say("lesson-over-head") not in anna.person.text()
        await anna.person.press("b")
        await anna.person.pilot.pause()
        assert all(word in anna.person.text() for word in last.split())


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_every_tip_is_readable_in_full_and_leaves_free_what_it_speaks_of(
    size: Size, tmp_path: Path
) -> None:
    for game in LESSONS:
        async with learner(tmp_path / game, game, size, "de") as anna:
            read = set[str]()
            for _ in range(MOST_STEPS):
                if anna.screen.teacher.is_done:
                    break
                text = " ".join(anna.person.text().split())
                words = anna.screen.teacher.shown[-1].text.split() if anna.key else []
                assert all(word in text for word in words), (anna.key, anna.person.text())
                note = anna.screen.query_one("#note", Drawn)
                lit = [box.region for box in anna.screen.board.query(Drawn) if box.has_lit]
                assert lit or not anna.key, anna.key
                hidden = [each for each in lit if note.display and note.region.overlaps(each)]
                assert hidden == [], anna.key
                read.add(anna.key)
                await anna.follow()
            assert {tip.key for tip in LESSONS[game].tips} <= read


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [(80, 24), (40, 20)], ids=str)
async def test_what_a_tip_looks_back_at_is_seen_whole(size: Size, tmp_path: Path) -> None:
    async with learner(tmp_path, "farbstich", size, "de") as anna:
        await anna.until(lambda: anna.key == "lesson-farbstich-picked")
        order = anna.screen.board.query_one("#order", Drawn).text()
        rows = anna.person.text()
        assert all(row.strip() in rows for row in order.splitlines())


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_why_a_key_is_not_the_one_is_said_once_and_whole(tmp_path: Path, size: Size) -> None:
    async with learner(tmp_path, "farbstich", size) as anna:
        await anna.until(lambda: anna.key == "lesson-farbstich-display")
        await anna.person.press("3")
        assert TEXTS["en"].say("lesson-read-first") == "First read the tip, then press Space."
        text = anna.person.text()
        assert (text.count("First read the"), text.count("Space.")) == (1, 1), text


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
            person.app.prefer(greeted=True, motion="none")
            person.app.ask(open_lesson("eight28", "wait"))
            await person.settle()
            anna = Learner(person, house)
            await anna.until(lambda: anna.key == "lesson-eight28-open")
        async with at_house(house) as person:
            assert Learner(person, house).key == "lesson-eight28-open"


def test_the_note_has_room_for_every_tip_and_its_heading() -> None:
    room = f"Room: {NOTE_WIDTH} columns for a heading, {NOTE_ROWS} lines of {NOTE_WIDTH} for a tip."
    for language in LANGUAGES:
        for game, lesson in LESSONS.items():
            head = (
                LOCALES.joinpath(language, f"lesson-{game}.ftl").read_text("utf-8").splitlines()[0]
            )
            assert head.endswith(room), head
            told = [(tip.key, tip.head) for tip in lesson.tips]
            for key, heading in (*told, ("lesson-over", "lesson-over-head")):
                values = {"name": "Mirabelle", "low": 7, "high": 27, "total": 12}
                text = TEXTS[language].say(key, **values)
                assert len(wrapped(text, NOTE_WIDTH)) <= NOTE_ROWS, (language, text)
                assert len(TEXTS[language].say(heading)) <= NOTE_WIDTH, (language, heading)


@pytest.mark.asyncio
@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize("size", [(80, 33), (99, 60)])
async def test_the_note_is_seen_whole_in_a_window_that_is_made_lower(
    tmp_path: Path, game: str, size: Size
) -> None:
    async with learner(tmp_path, game, size) as anna:
        await anna.person.resize(size[0], 24)
        await anna.person.settle()
        note = anna.screen.query_one("#note", Drawn)
        assert anna.screen.region.contains_region(note.region)
        rows = anna.person.rows()[note.region.y : note.region.bottom]
        words = [line.strip() for line in note.text().splitlines()]
        assert any(words)
        assert all(line in row for line, row in zip(words, rows, strict=True))
