"""A player's place is kept when the window changes, after Escape, and whatever others do."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.house.running import running_house
from tests.plain.scripted_house import TEXTS
from tests.screen.places import SIZES, flat, look, scene
from tests.screen.sitting import Sitting, sitting
from tests.textual.paper import Paper, played, typed
from tui.app import HouseApp
from tui.drawing import Block, read
from tui.places.confirm import Confirm
from tui.places.hall import Hall
from tui.places.place import Choice, Look, Place, point

MINUTE = 60


async def asked(anna: Sitting, game: str) -> None:
    """Begins a game, up to the turn to play a card."""
    await anna.press({"farbstich": "f", "schatzsuche": "t", "eight28": "e"}[game])
    await anna.house.pass_time(MINUTE)
    await anna.settle()
    assert anna.scene.prompt


# Another window


@pytest.mark.asyncio
async def test_another_window_in_mid_hand_keeps_place_and_pointer(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house, sitting(house, (120, 40), "de") as anna:
        await asked(anna, "farbstich")
        place = anna.stay.place
        await anna.press("4")
        pointed = anna.stay.look().pointed
        for size in (*SIZES, (10, 5), (40, 20)):
            anna.stay.size = size
            anna.rows()
            assert (anna.stay.place, anna.stay.look().pointed) == (place, pointed)
        await anna.press("enter")
        seen = anna.scene.seen()
        assert seen is not None
        assert pointed.removeprefix("play:") not in seen.view.hand


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_terminal_that_changes_its_size_shows_the_same_table(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        line = await house.house.enter(key="anna", name="Anna", language="de")
        app, paper = HouseApp(line, TEXTS.__getitem__), Paper((120, 40))  # type: ignore[arg-type]
        async with played(app, paper, clock=house.clock) as play:
            await typed(play, "t")
            await house.pass_time(MINUTE)
            for size in ((40, 20), (80, 24), (120, 40)):
                paper.resize(size)
                await paper.until(shown_at(size, paper, app))


def shown_at(size: tuple[int, int], paper: Paper, app: HouseApp) -> Callable[[], bool]:
    """Whether an emulator makes of the bytes what the app has drawn."""

    def is_shown() -> bool:
        rows = [each.rstrip() for each in paper.shows().split("\n")]
        return app.stay.size == size and rows == read(app.canvas.rows).split("\n")

    return is_shown


# Escape


@pytest.mark.asyncio
@pytest.mark.parametrize("key", ["l", "s", "r", "?"])
async def test_escape_leads_back_to_where_one_was(tmp_path: Path, key: str) -> None:
    async with running_house(tmp_path) as house, sitting(house, (80, 24), "fr") as anna:
        await asked(anna, "farbstich")
        await anna.press("3")
        place, before = anna.stay.place, anna.rows()
        await anna.press(key)
        assert anna.stay.place is not place
        await anna.press("escape")
        assert anna.stay.place is place
        assert anna.rows() == before


@pytest.mark.asyncio
async def test_what_one_left_off_typing_is_still_there(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house, sitting(house, (80, 24), "en") as anna:
        await anna.press("c", *"See you", "escape")
        assert anna.stay.typing is None
        await anna.press("c", *" later", "enter")
        assert [each.text for each in anna.scene.chat] == ["See you later"]
        await anna.press("c")
        assert anna.stay.typing is not None
        assert anna.stay.typing.text == ""


@pytest.mark.asyncio
@pytest.mark.parametrize("game", ["eight28", "farbstich", "schatzsuche"])
async def test_a_running_game_is_left_only_by_who_says_so(tmp_path: Path, game: str) -> None:
    async with running_house(tmp_path) as house, sitting(house, (40, 20), "it") as anna:
        await asked(anna, game)
        place = anna.stay.place
        for answer in ("n", "escape"):
            await anna.press("escape")
            assert isinstance(anna.stay.place, Confirm)
            assert flat(TEXTS["it"].say("screen-leave-question")) in in_the_box(anna)
            await anna.press(answer)
            assert anna.stay.place is place
        await anna.press("escape", "y")
        assert isinstance(anna.stay.place, Hall)
        assert anna.scene.kept_table


def in_the_box(anna: Sitting) -> str:
    """The text of the box above everything else."""
    lines = (max(each.split("┃"), key=len) for each in read(anna.rows()).split("\n"))
    return " ".join(" ".join(lines).split())


@pytest.mark.asyncio
async def test_the_house_is_left_only_by_who_says_so(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house, sitting(house, (80, 24), "de") as anna:
        await anna.press("escape")
        assert isinstance(anna.stay.place, Confirm)
        await anna.press("n")
        assert isinstance(anna.stay.place, Hall)


# What is chosen


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_a_refused_move_says_why(tmp_path: Path, size: tuple[int, int]) -> None:
    async with running_house(tmp_path) as house, sitting(house, size, "de") as anna:
        await asked(anna, "schatzsuche")
        for _ in range(400):
            if wrong := illegal(anna):
                break
            keys = ("right",) if not anna.stay.look().pointed else ()
            await anna.press(*keys, "enter") if anna.scene.prompt else None
            await house.pass_time(1)
            await anna.settle()
        before = anna.scene.refusal_count
        await anna.click(wrong)
        await anna.click(wrong)
        assert anna.scene.refusal_count == before + 1
        assert flat(anna.scene.refusal) in anna.text()
        assert anna.stay.look().pointed == wrong


def illegal(anna: Sitting) -> str:
    """A card in her hand that she must not play now."""
    seen = anna.scene.seen()
    if seen is None or not seen.in_turn or not seen.view.hand or not seen.view.plays:
        return ""
    legal = {getattr(move, "card", None) for move in seen.legal}
    return next((f"play:{card}" for card in seen.view.hand if card not in legal), "")


class Row(Place):
    def __init__(self, *points: str) -> None:
        super().__init__()
        self.points = points
        self.done: list[str] = []

    def picture(self, look: Look) -> Block:
        return []

    def choices(self, look: Look) -> Sequence[Choice]:
        return [point(each, each) for each in self.points]


def seen_in(place: Place) -> str:
    return place.pointed(look(scene()))


def test_the_first_is_pointed_at_to_begin_with() -> None:
    place = Row("a", "b")
    assert seen_in(place) == "a"
    place.points = ()
    assert seen_in(place) == ""
    place.points = ("c", "d")
    assert seen_in(place) == "c"


def test_who_points_at_something_points_at_it_wherever_it_moves() -> None:
    place = Row("a", "b", "c")
    seen_in(place)
    place.step(2)
    assert seen_in(place) == "c"
    place.points = ("c", "d")
    assert seen_in(place) == "c"
    place.points = ("x", "y", "d", "c")
    assert seen_in(place) == "c"


def test_when_it_is_gone_nothing_is_pointed_at_until_one_points_again() -> None:
    """Enter pressed at this moment is not meant for the choice that took its place."""
    place = Row("a", "b", "c")
    seen_in(place)
    place.step(1)
    assert seen_in(place) == "b"
    place.points = ("a", "c", "d")
    assert seen_in(place) == ""
    place.step(1)
    assert seen_in(place) == "a"
    place.points = ("c", "d")
    assert seen_in(place) == ""
    place.step(-1)
    assert seen_in(place) == "d"


@pytest.mark.parametrize("by", [-3, 3])
def test_arrows_stop_at_the_ends(by: int) -> None:
    place = Row("a", "b")
    seen_in(place)
    place.step(by)
    assert seen_in(place) == ("a" if by < 0 else "b")


# Nothing happens


@pytest.mark.asyncio
async def test_while_nothing_happens_nothing_is_sent(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        line = await house.house.enter(key="anna", name="Anna", language="en")
        app, paper = HouseApp(line, TEXTS.__getitem__), Paper((120, 40))  # type: ignore[arg-type]
        async with played(app, paper, clock=house.clock) as play:
            await typed(play, "f")
            await house.pass_time(MINUTE)
            await play.settle()
            assert "Which card" in paper.shows()
            written = len(paper.written)
            await house.pass_time(MINUTE)
            await play.settle()
            assert len(paper.written) == written
            await typed(play, "3")
            assert 0 < len(paper.written) - written < 2048
