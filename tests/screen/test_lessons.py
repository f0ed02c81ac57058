"""Following a lesson shows every tip of it at every size; not following it plays on."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from server.protocol.requests import History, Open, Request
from server.protocol.seat import Move
from tests.cases import for_each
from tests.house.running import running_house
from tests.plain.scripted_house import TEXTS
from tests.screen.learning import Learner, advised, keys_of, learner
from tests.screen.places import EVERYWHERE, FRAMES, HandsOfTest, flat, look, scene, screen
from tests.screen.visiting import Session, visiting
from tui.drawing import Row, read, wrapped
from tui.lessons import LESSONS
from tui.places.hall import Hall
from tui.places.hall_games import LETTERS
from tui.places.learning import GO_ON, AtLesson, ChooseLesson, LessonOver
from tui.places.log import SIDE
from tui.places.place import RICH_WIDTH
from tui.places.waiting import WaitingRoom
from tui.plain.lesson import lesson_progress, tips
from tui.text import LANGUAGES, Language

pytestmark = pytest.mark.slow

TURNS = 300
LINES, COLUMNS = 3, 60


def words(rows: Sequence[Row], width: int) -> str:
    """All of them; on a large screen, those beside the board."""
    start = width - SIDE if width >= RICH_WIDTH else 0
    lines = (FRAMES.sub(" ", line[start:]) for line in read(rows).split("\n"))
    return " ".join(" ".join(lines).split())


def all_is_told(anna: Learner) -> None:
    """At every size and in every language, with the key to go on."""
    tip, known = anna.tip, lesson_progress(anna.scene)
    assert tip is not None
    assert known is not None
    about = tip.values(known)
    before = anna.scene.language
    for size, language in EVERYWHERE:
        anna.scene.language = language
        # The words are those of the last time that it looked.
        anna.place.attend(anna.look(size))
        rows = screen(anna.place, anna.look(size))
        told = words(rows, size[0])
        assert flat(anna.scene.say(tip.key, **about)) in told
        assert f"{anna.scene.say('key-space')} {anna.scene.say('lesson-go-on')}" in told
    anna.scene.language = before
    anna.place.attend(anna.look())


@pytest.mark.asyncio
@pytest.mark.parametrize("game", LESSONS)
async def test_who_follows_it_is_told_everything_in_order(tmp_path: Path, game: str) -> None:
    async with running_house(tmp_path) as house:
        anna = await learner(house, game)
        told = list[str]()
        for _ in LESSONS[game].tips:
            assert anna.tip is not None
            told.append(anna.tip.key)
            all_is_told(anna)
            await anna.follow()
        assert told == keys_of(game)
        assert anna.tip is None


@pytest.mark.asyncio
@pytest.mark.parametrize("game", LESSONS)
async def test_the_plain_face_tells_the_same(tmp_path: Path, game: str) -> None:
    async with running_house(tmp_path) as house:
        anna = await learner(house, game)
        heard, sentences = tips(anna.scene), list[str]()
        while (tip := anna.tip) is not None:
            known = lesson_progress(anna.scene)
            assert known is not None
            sentences.append(anna.scene.say(tip.key, **tip.values(known)))
            await anna.follow()
            heard += tips(anna.scene)
        assert len(sentences) == len(keys_of(game))
        assert heard == [f"Tip: {sentence}" for sentence in sentences]


@pytest.mark.asyncio
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", LESSONS)
async def test_who_strays_from_it_still_plays_a_whole_game(
    tmp_path: Path, game: str, seed: int
) -> None:
    """Notices come in order, and never twice."""
    dice, told = Random(f"{game} {seed}"), list[str]()
    async with running_house(tmp_path) as house:
        anna = await learner(house, game)
        while not isinstance(anna.place, LessonOver):
            tip = anna.tip
            if tip is not None and tip.key not in told[-1:]:
                told.append(tip.key)
                size, language = dice.choice(EVERYWHERE)
                anna.scene.language = language
                screen(anna.place, anna.look(size))
            if tip is not None and dice.random() < 0.5:
                anna.go_on()
            else:
                await anna.ask(move(anna, dice))
        every = keys_of(game)
        places = [every.index(key) for key in told]
        assert places == sorted(set(places))
        assert len(told) > 1


def move(anna: Learner, dice: Random) -> Request:
    seen = anna.scene.seen()
    assert seen is not None
    chosen: Move = dice.choice(seen.legal)
    return seen.move_request(chosen)


@pytest.mark.asyncio
async def test_who_comes_back_is_not_told_everything_again(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = await learner(house, "farbstich")
        while anna.tip is None or anna.tip.key != "lesson-farbstich-join":
            await anna.follow()
        await anna.guest.disconnect()
        again = Learner(await house.connect("Anna"))
        assert again.hands.asked == [History()]
        await again.ask(History())
        assert again.tip is not None
        assert again.tip.key == "lesson-farbstich-join"
        while again.tip is not None:
            last = again.tip.key
            await again.follow()
        assert last == "lesson-farbstich-end"


@pytest.mark.asyncio
async def test_it_can_be_begun_again_when_the_game_is_over(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = await learner(house, "farbstich")
        dice = Random(7)
        while not isinstance(anna.place, LessonOver):
            await anna.ask(move(anna, dice))
        can = {each.does for each in anna.place.choices(anna.look())}
        assert "rematch" in can
        assert not can & {"replay", "copy"}
        shown = read(screen(anna.place, anna.look((120, 40))))
        assert anna.scene.say("screen-proof") not in shown
        anna.place.do("rematch", anna.look(), anna.hands)
        await anna.ask(*anna.hands.asked[-2:])
        assert anna.tip is not None
        assert anna.tip.key == "lesson-farbstich-welcome"


@pytest.mark.asyncio
async def test_the_key_to_go_on_is_there_as_long_as_something_is_told(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = await learner(house, "eight28")
        while anna.tip is not None:
            assert GO_ON in {each.does for each in anna.place.choices(anna.look())}
            anna.go_on()
        for size, _ in EVERYWHERE:
            seen = anna.look(size)
            assert seen.is_narrow == (GO_ON in {each.does for each in anna.place.choices(seen)})
            assert "take" in {each.does for each in anna.place.choices(seen)}


@pytest.mark.asyncio
async def test_a_phone_shows_the_tip_or_the_table(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = await learner(house, "eight28")
        phone = anna.look((40, 20))
        assert "take" not in {each.does for each in anna.place.choices(phone)}
        while anna.tip is not None:
            anna.go_on()
        assert "Do you take a card?" in read(screen(anna.place, anna.look((40, 20))))


@for_each("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_a_tip_is_short(game: str, language: Language) -> None:
    for key in keys_of(game):
        said = TEXTS[language].say(key, low=17, high=27, total=12, name="Beta")
        assert len(wrapped(said, COLUMNS)) <= LINES, key


@for_each(("size", "language"), EVERYWHERE)
def test_which_game_one_learns_is_asked(size: tuple[int, int], language: Language) -> None:
    place, seen, hands = ChooseLesson(), look(scene(language), size), HandsOfTest()
    told = words(screen(place, seen), 0)
    for game in LESSONS:
        assert flat(seen.say("hall-about", game=game)) in told
    hands.go(place)
    place.do("learn-farbstich", seen, hands)
    assert hands.asked == [Open("farbstich", 4, lesson=True)]
    assert not hands.places


RUNS = (
    ("eight28", (40, 20), "it"),
    ("farbstich", (120, 40), "de"),
    ("schatzsuche", (80, 24), "fr"),
)


@pytest.mark.asyncio
@pytest.mark.parametrize(("game", "size", "language"), RUNS)
async def test_it_is_followed_by_keys_alone(
    tmp_path: Path, game: str, size: tuple[int, int], language: Language
) -> None:
    async with visiting(tmp_path, size, language) as anna:
        await anna.press("y", "g", LETTERS[game])
        told = list[str]()
        while told[-1:] != keys_of(game)[-1:]:
            tip = lesson(anna).tip
            assert tip is not None
            told.append(tip.key)
            if not tip.asks or size[0] < 80:
                await anna.press(" ")
            if tip.asks:
                await by_keys(anna, advised(tip.key))
        assert told == keys_of(game)
        await anna.press(" ", "escape", "y")
        assert isinstance(anna.app.stay.place, Hall)
        assert not anna.app.scene.kept_table


def lesson(anna: Session) -> AtLesson:
    place = anna.app.stay.place
    assert isinstance(place, AtLesson), anna.text
    return place


async def by_keys(anna: Session, does: str) -> None:
    """To a card with the arrows; anything else has a key."""
    choices = lesson(anna).choices(anna.app.stay.look())
    points = [each.does for each in choices if each.pointed]
    if does in points:
        for _ in points:
            if anna.app.stay.look().pointed != does:
                await anna.press("right")
        await anna.press("enter")
    else:
        await anna.press(next(each.key for each in choices if each.does == does))
    # What stands is done a little later.
    await anna.house.pass_time(1)
    await anna.settle()


@pytest.mark.asyncio
async def test_it_is_gone_on_with_by_the_mouse(tmp_path: Path) -> None:
    async with visiting(tmp_path) as anna:
        for does in ("right", "learn", "learn-eight28", GO_ON, GO_ON, GO_ON, "take"):
            await anna.click(does)
        tip = lesson(anna).tip
        assert tip is not None
        assert tip.key == "lesson-eight28-open"
        assert not isinstance(anna.app.stay.place, WaitingRoom)


@pytest.mark.asyncio
async def test_on_a_phone_the_last_tip_can_be_read_again(tmp_path: Path) -> None:
    async with visiting(tmp_path, (40, 20)) as anna:
        await anna.press("y", "g", LETTERS["farbstich"])
        while (tip := lesson(anna).tip) is not None and not tip.asks:
            await anna.press(" ")
        known = lesson_progress(anna.app.scene)
        assert tip is not None
        assert known is not None
        told = flat(anna.app.scene.say(tip.key, **tip.values(known)))
        await anna.press(" ")
        table = anna.text
        assert told not in words(anna.app.canvas.rows, 40)
        await anna.press(" ")
        assert told in words(anna.app.canvas.rows, 40)
        await anna.press(" ")
        assert anna.text == table
