"""The end of a game: who has won, how it went, how to check it, and what can be done now."""

import re
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from itertools import product

import pytest

from server.protocol import eight28, farbstich, schatzsuche
from server.protocol.notices import EventHistory, GameEnded, Notice, PersonLeft
from server.protocol.requests import History, Leave, Ready, Rematch, Replay, Request
from server.protocol.seat import Event, Result
from tests.plain.scripted_house import TEXTS, ScriptedHouse, chair
from tests.screen.running import SIZES, Shown, Size, at_positions, shown
from tests.screen.seated import RECORD, SECRET, Seated
from tests.screen.snapshots import check
from tui.games.board import Board
from tui.games.reasons import reasons_of
from tui.games.registry import BOARDS
from tui.games.story import Turn
from tui.glyphs import UNICODE
from tui.palettes import palette_for
from tui.screens.ending import EndingScreen, with_bonus
from tui.screens.proof import ProofScreen
from tui.screens.replay import ReplayScreen
from tui.text import LANGUAGES, Language
from tui.widgets.canvas import Canvas
from tui.widgets.chart import Course, Mark, draw_course, free_rows

LONG = ("Anna-Katharina", "Bartholomäus", "Maximiliane", "Doro", "Emil", "Frank")


def rounds(*totals: tuple[int, ...]) -> list[Event]:
    """Of Schatzsuche, by the points after each."""
    nothing = (0,) * len(totals[0])
    return [schatzsuche.Scored(nothing, nothing, nothing, each) for each in totals]


def ended(
    points: Sequence[int],
    past: Sequence[Event] = (),
    *,
    seat: int | None = 0,
    language: Language = "en",
    names: Sequence[str] = LONG,
    game: str = "schatzsuche",
    room: dict[str, object] | None = None,
) -> list[Notice]:
    players = len(points)
    person = Seated(game, players, seat, language=language, names=names, room=room)
    winners = tuple(seat for seat, each in enumerate(points) if each == max(points))
    return [*person.arrive(), *person.end(Result(tuple(points), winners), past)]


def at_end(notices: list[Notice], size: Size = (120, 40)) -> AbstractAsyncContextManager[Shown]:
    return shown(ScriptedHouse(notices), size)


COURSE = rounds((3, 9, 2), (13, 8, 3), (16, 18, 21))


@pytest.mark.asyncio
async def test_the_winner_is_named_with_the_lead() -> None:
    async with at_end(ended((16, 18, 21), COURSE)) as person:
        assert isinstance(person.app.screen, EndingScreen)
        assert "Maximiliane wins. 3 points ahead." in person.text()


@pytest.mark.asyncio
async def test_the_winner_at_the_screen_is_told_you() -> None:
    async with at_end(ended((26, 18, 21), COURSE)) as person:
        assert "You win! 5 points ahead." in person.text()


@pytest.mark.asyncio
async def test_winners_with_equal_points_share_the_win_and_the_place() -> None:
    async with at_end(ended((21, 18, 21), COURSE)) as person:
        text = person.text()
        (verdict,) = (box.text() for box in person.boxes() if box.id == "end-verdict")
        assert "share the win" in " ".join(verdict.split())
        assert text.count("1st") == 2
        assert "2nd" not in text


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize(
    "size", [*SIZES, (40, 36), (44, 36), (50, 40), (100, 34), (100, 40)], ids=str
)
async def test_every_place_is_told_at_every_size_and_in_every_language(size: Size) -> None:
    ends = {"schatzsuche": (16, 18, 21), "farbstich": (254, 205, 156, 144, 77, 69)}
    async with at_positions(size) as see:
        for (game, points), language in product(ends.items(), LANGUAGES):
            past = COURSE if game == "schatzsuche" else ()
            person = await see(ended(points, past, language=language, game=game))
            (podium,) = (box.text() for box in person.boxes() if box.id == "end-podium")
            for name in LONG[: len(points)]:
                assert name[:9] in podium, (language, podium)
            # Those of the first three may be drawn as large digits.
            for each in points[3:] if size[1] > 24 else points:
                assert re.search(rf"\b{each}\b", podium), (language, podium)
            assert person.app.scene.say("screen-ending-again").lower() in person.text().lower()


@pytest.mark.asyncio
async def test_one_key_plays_again_without_a_question() -> None:
    house = ScriptedHouse(ended((16, 18, 21), COURSE))
    async with shown(house) as person:
        await person.press("m")
        assert Rematch() in house.asked


@pytest.mark.asyncio
async def test_against_bots_alone_the_same_key_is_ready_too() -> None:
    bots = (chair("Anna"), chair("Kilo", bot="club"), chair("Byte", bot="club"))
    people = (chair("Anna"), chair("Kilo", bot="club"), chair("Ben"))
    for chairs, requests in ((bots, [Rematch(), Ready()]), (people, [Rematch()])):
        names = [each.name for each in chairs]
        notices = ended((16, 18, 21), COURSE, names=names, room={"chairs": chairs})
        house = ScriptedHouse(notices, lambda request: [PersonLeft("Nobody")])
        async with shown(house) as person:
            await person.press("m")
            assert house.asked == requests


@pytest.mark.asyncio
async def test_what_was_asked_for_during_the_game_is_not_taken_for_all_of_it() -> None:
    """The score sheet asks for what has happened, as a reconnect does."""
    past: list[Event] = [farbstich.TrickBegan(1, 2), farbstich.Collected(2, "B", ("B4", "B9"))]
    whole = (*past, *past, farbstich.Ended((0, 0, 26), (2,)))

    def answers(request: Request) -> list[Notice]:
        return [EventHistory(3, 0, whole)] if isinstance(request, History) else []

    person = Seated("farbstich", 3)
    *end, _ = person.end(Result((0, 0, 26), (2,)))
    house = ScriptedHouse([*person.arrive(), EventHistory(3, 0, tuple(past)), *end], answers)
    async with shown(house) as anna:
        await anna.settle()
        assert "The end, after 2 tricks" in anna.rows()[0]


@pytest.mark.asyncio
async def test_leaving_a_finished_game_asks_nothing() -> None:
    house = ScriptedHouse(ended((16, 18, 21), COURSE))
    async with shown(house) as person:
        await person.press("escape")
        assert house.asked[-1] == Leave()


@pytest.mark.asyncio
async def test_those_who_watched_cannot_ask_for_another_game() -> None:
    house = ScriptedHouse(ended((16, 18, 21), COURSE, seat=None))
    async with shown(house) as person:
        await person.press("m")
        assert Rematch() not in house.asked


@pytest.mark.asyncio
async def test_the_game_can_be_watched_again() -> None:
    house = ScriptedHouse(ended((16, 18, 21), COURSE))
    async with shown(house) as person:
        await person.press("v")
        assert house.asked[-1] == Replay(RECORD)
        assert isinstance(person.app.screen, ReplayScreen)


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_secret_and_the_lines_to_type_stand_on_a_page_of_their_own(size: Size) -> None:
    async with at_end(ended((16, 18, 21), COURSE), size) as person:
        assert SECRET[:20] not in person.text()
        await person.press("k")
        assert isinstance(person.app.screen, ProofScreen)
        words = person.text().replace("\n", "").replace(" ", "")
        assert SECRET in words
        assert f"kartenhausrecords{RECORD}" in words
        await person.press("k")
        assert person.app.clipboard == f"kartenhaus records {RECORD} | kartenhaus verify -"


@pytest.mark.asyncio
async def test_turning_points_are_numbered_in_the_chart_and_told_below() -> None:
    async with at_end(ended((16, 18, 21), COURSE)) as person:
        text = person.text()
        assert "1  Round 1 Bartholomäus takes the lead with 9." in text
        assert "2  Round 2 You win 10 and take the lead with 13." in text


@pytest.mark.parametrize(
    ("game", "events", "at", "told"),
    [
        (
            "eight28",
            (
                eight28.Carry(0, 0),
                eight28.Paid(8, 7, (eight28.Share(1, 2, 1),)),
                eight28.Paid(28, 27, (eight28.Share(1, 1, 0),)),
            ),
            (2, 1),
            ["7 for the 8", "27 for the 28"],
        ),
        (
            "eight28",
            (eight28.Paid("hit", 28, (eight28.Share(0, 5, 1),)),),
            (1, 0),
            ["8 and 28: a direct hit!"],
        ),
        (
            "farbstich",
            (farbstich.TrickBegan(1, 2), farbstich.Collected(2, "B", ("B4", "B9"))),
            (1, 2),
            ["blue"],
        ),
        (
            "schatzsuche",
            (*rounds((3, 0, 0)), schatzsuche.Scored((2, 0, 1), (2, 1, 1), (4,) * 3, (7,) * 3)),
            (2, 0),
            ["2 of 2 tricks"],
        ),
        (
            "schatzsuche",
            (*rounds((3, 0, 0)), schatzsuche.Treasure("SA", (0, 40, 0))),
            (1, 1),
            ["0 of 0 tricks", "Golden card +40"],
        ),
    ],
    ids=["both halves", "direct hit", "colour", "bid", "golden card"],
)
def test_a_turning_point_has_its_reason(
    game: str, events: Sequence[Event], at: tuple[int, int], told: list[str]
) -> None:
    turn = Turn("lead", *at, points=0, won=0)
    assert reasons_of(TEXTS["en"].say, game, [turn], events) == (" · ".join(told),)


@pytest.mark.parametrize("game", BOARDS)
def test_exactly_the_games_with_a_trophy_say_that_they_have_one(game: str) -> None:
    board = BOARDS[game]
    assert board.has_trophy == (board.trophy is not Board.trophy)


def test_what_the_golden_card_added_has_a_star_after_the_last_round_in_the_chart() -> None:
    marks = (Mark(1, 1, 0), Mark(2, 2, 1))
    part = Course("schatzsuche", LONG[:2], ((9, 3), (10, 25)), ("1", "2"), 0, marks)
    told = with_bonus(part, (10, 5))
    assert told.after == ((9, 3), (10, 5), (10, 25))
    assert told.labels == ("1", "2", "★")
    assert [mark.round for mark in told.marks] == [1, 3]
    assert with_bonus(part, ()) == part


@pytest.mark.asyncio
async def test_a_lesson_has_nothing_to_check_and_nothing_to_watch() -> None:
    notices = ended((16, 18, 21), COURSE)
    notices = [
        GameEnded(each.table, each.result, "", each.secret) if isinstance(each, GameEnded) else each
        for each in notices
        if not isinstance(each, EventHistory)
    ]
    async with at_end(notices) as person:
        text = person.text()
        assert "Play again" in text
        assert "Watch it again" not in text


@pytest.mark.asyncio
async def test_bots_are_marked() -> None:
    chairs = (chair("Anna"), chair("Kilo", bot="club"), chair("Byte", bot="club"))
    notices = ended((16, 18, 21), COURSE, names=("Anna", "Kilo", "Byte"), room={"chairs": chairs})
    async with at_end(notices, (80, 24)) as person:
        assert "Kilo bot" in person.text()


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_end_looks_as_it_did(size: Size) -> None:
    async with at_end(ended((16, 18, 21), COURSE), size) as person:
        check(f"ending-{size[0]}x{size[1]}", person.text())


def test_names_at_the_ends_of_lines_have_a_row_each_the_best_at_the_top() -> None:
    assert free_rows([5, 5, 5], [1, 3, 2]) == [7, 5, 6]
    assert free_rows([2, 9, 3], [9, 1, 8]) == [2, 9, 3]


@pytest.mark.parametrize("width", [30, 40, 52])
def test_names_beside_a_narrow_chart_are_cut_and_their_points_never(width: int) -> None:
    after = tuple((number, -number, 10 * number) for number in range(1, 11))
    labels = tuple(map(str, range(1, 11)))
    course = Course("schatzsuche", LONG[:3], after, labels, 0, ())
    palette = palette_for("dark", "truecolor", "schatzsuche")
    canvas = Canvas(width, 16, palette, UNICODE, TEXTS["en"], (palette.cloth,) * 16)
    draw_course(canvas, course)
    ends = [line.split()[-1] for line in canvas.text().splitlines() if line.rstrip()[-1:].isdigit()]
    assert {"10", "−10", "100"} <= {*ends}


def drawn_course(after: Sequence[tuple[int, ...]], marks: tuple[Mark, ...], width: int) -> str:
    labels = (*(str(each) for each in range(1, len(after))), "★")
    course = Course("schatzsuche", ("Ann", "Ben"), tuple(after), labels, 0, marks)
    palette = palette_for("dark", "truecolor", "schatzsuche")
    canvas = Canvas(width, 16, palette, UNICODE, TEXTS["en"], (palette.cloth,) * 16)
    draw_course(canvas, course)
    return canvas.text()


@pytest.mark.parametrize("width", [43, 52, 80])
def test_turning_points_of_neighbouring_rounds_do_not_cover_each_other(width: int) -> None:
    after = [(round_, 3) for round_ in range(1, 12)]
    marks = tuple(Mark(number, number + 3, 1) for number in range(1, 6))
    row = next(row for row in drawn_course(after, marks, width).splitlines() if "3" in row[8:])
    assert re.search("1.*2.*3.*4.*5", row), row


@pytest.mark.parametrize("width", [43, 52, 80])
def test_the_star_of_the_golden_card_is_always_below_the_chart(width: int) -> None:
    assert drawn_course([(1, 3)] * 11, (), width).splitlines()[-1].split()[-1] == "★"
