"""The board of 8-28: what it shows at every size, and what a person does there."""

import re
from collections.abc import Sequence
from itertools import product

import pytest
from rich.style import Style

from server.protocol import eight28
from server.protocol.lobby import Chair
from server.protocol.notices import GameSnapshot, Happened
from server.protocol.requests import MakeMove, Standing
from server.protocol.seat import Move, Turn, replace
from tests.plain.scripted_house import NAMES, ScriptedHouse, chair
from tests.screen.eight28_tables import ASKED, DECLARE, FOUR, MANY, REVEALED, SIX, THREE, side, view
from tests.screen.running import SIZES, Shown, Size, at_position, at_positions, position, shown
from tests.screen.snapshots import check_screen
from tui.games.eight28.board import SEAT_ROWS, Eight28Board
from tui.palettes import Depth
from tui.text import LANGUAGES, capitalized
from tui.widgets.drawn import Drawn

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]
ALL_SIZES = pytest.mark.parametrize("size", SIZES, ids=str)
PLAYERS = (3, 4, 5, 6)
CLOCKS = (65, 44, 12, 150)
DECLINING = {"standing": {"move": "decline"}}


def spots(person: Shown) -> set[str]:
    """Every choice that a click on the board makes."""
    board = person.app.screen.query_one(Eight28Board)
    boxes = (each for each in person.boxes() if board in each.ancestors and each.region)
    return {spot.does for box in boxes for spot in box.spots}


def flat(text: str) -> str:
    return " ".join(text.split())


@ALL_SIZES
async def test_the_question_and_all_answers_are_there(size: Size) -> None:
    async with at_positions(size) as see:
        for table, language, glyphs in product((THREE, SIX), LANGUAGES, ("unicode", "ascii")):
            anna = await see(position(table, ASKED, language=language, glyphs=glyphs))
            assert {"take", "decline", "no-more"} <= spots(anna)
            text = flat(anna.text()).lower()
            for key in ("do-take", "do-decline"):
                assert flat(anna.app.scene.say(f"board-eight28-{key}")).lower() in text


@ALL_SIZES
async def test_open_cards_gems_and_who_is_out_are_told(size: Size) -> None:
    async with at_position(position(THREE, ASKED), size) as anna:
        text = anna.text()
        for word in ("Ben", "Cleo", "1/11", "gives", "out: shows 28"):
            assert word in text
        assert "open 4" not in text


async def test_what_may_be_two_totals_is_told_as_two() -> None:
    async with at_position(position(THREE, ASKED)) as anna:
        assert "shows 4 or 14" in anna.text()
        assert "40 blue" in anna.text()
        assert "15 red" in anna.text()


@ALL_SIZES
async def test_totals_are_worked_out_unless_somebody_would_rather_count(size: Size) -> None:
    async with at_position(position(view(side("5", "2", hole="1/11"), side(), side()), ASKED),
                           size) as anna:  # fmt: skip
        assert anna.app.screen.query_one("#reckoning").text().strip()  # type: ignore[attr-defined]
    async with at_position(position(THREE, ASKED, totals=False), size) as anna:
        assert not anna.app.screen.query_one("#reckoning").text().strip()  # type: ignore[attr-defined]
        assert "You can make" not in anna.text()


async def test_being_over_in_secret_and_a_direct_hit_are_said() -> None:
    bust = view(side("10", "9", "8", hole="9"), side(), side())
    async with at_position(position(bust, ASKED)) as anna:
        assert "36 at least: over 28. Nobody knows yet." in anna.text()
    hit = view(side("2", "4", "1/11", hole="1/11"), side(), side())
    async with at_position(position(hit, ASKED)) as anna:
        assert "8 and 28: a direct hit!" in anna.text()


@ALL_SIZES
async def test_the_choice_of_a_half_says_with_which_total(size: Size) -> None:
    async with at_positions(size) as see:
        for language in LANGUAGES:
            anna = await see(position(REVEALED, DECLARE, language=language, room=DECLINING))
            assert spots(anna) >= {"declare:8", "declare:28"}
            text = flat(anna.text())
            for choice in anna.app.screen.choices():  # type: ignore[attr-defined]
                if choice.pointed:
                    assert flat(capitalized(choice.label)) in text


async def pressed(table: eight28.Eight28View, legal: Sequence[Move], *keys: str) -> list[object]:
    house = ScriptedHouse(position(table, legal))
    async with shown(house) as anna:
        await anna.press(*keys)
        return list(house.asked)


async def test_y_and_n_answer_at_once_and_a_half_is_pointed_at_first() -> None:
    (take,) = await pressed(THREE, ASKED, "y")
    (decline,) = await pressed(THREE, ASKED, "n")
    assert isinstance(take, MakeMove)
    assert take.move == eight28.Take()
    assert isinstance(decline, MakeMove)
    assert decline.move == eight28.Decline()
    assert await pressed(REVEALED, DECLARE, "2") == []
    (declare,) = await pressed(REVEALED, DECLARE, "2", "2")
    assert isinstance(declare, MakeMove)
    assert declare.move == eight28.Declare(28)


async def test_enter_answers_nothing_before_something_was_pointed_at() -> None:
    assert await pressed(THREE, ASKED, "enter") == []
    (take,) = await pressed(THREE, ASKED, "right", "enter")
    assert isinstance(take, MakeMove)
    assert take.move == eight28.Take()


async def test_no_more_declines_the_card_of_now_and_all_that_follow() -> None:
    async with at_position(position(THREE, ASKED)) as anna:
        seen = anna.app.scene.seen()
        assert seen is not None
        decline, standing = Eight28Board().requests(seen, "no-more")
    assert isinstance(decline, MakeMove)
    assert decline.move == eight28.Decline()
    assert standing == Standing(eight28.Decline())
    waiting = replace(THREE, to_ask=(1,), waiting=Turn((1,)))
    assert await pressed(waiting, (), "x") == [Standing(eight28.Decline())]


@ALL_SIZES
async def test_what_is_declined_for_somebody_is_no_question_to_them(size: Size) -> None:
    async with at_positions(size) as see:
        for language in LANGUAGES:
            anna = await see(position(THREE, ASKED, language=language, room=DECLINING))
            assert spots(anna) == {"ask-again"}
            say = anna.app.scene.say
            assert flat(say("board-eight28-declining"))[:20] in flat(anna.text())
            assert say("board-eight28-take") not in anna.text()
            assert say("screen-table-your-turn") not in anna.text()


@ALL_SIZES
async def test_watchers_are_asked_nothing_and_see_all_sides(size: Size) -> None:
    async with at_positions(size) as see:
        for players in PLAYERS:
            anna = await see(position(view(*(side("5") for _ in range(players)), seat=None)))
            assert spots(anna) == set()
            text = anna.text()
            for name in ("Anna", "Ben", "Cleo", "Doro", "Emil", "Frank")[:players]:
                assert name in text


@ALL_SIZES
async def test_the_clocks_that_matter_are_seen(size: Size) -> None:
    others = replace(FOUR, to_ask=(1,), waiting=Turn((1,)))
    async with at_positions(size) as see:
        for language in LANGUAGES:
            anna = await see(position(FOUR, ASKED, language=language, left=CLOCKS))
            assert "1:05" in anna.text()
            anna = await see(position(others, (), language=language, left=CLOCKS))
            assert "0:44" in anna.text()


@ALL_SIZES
async def test_absent_players_and_bots_that_stand_in_are_told(size: Size) -> None:
    chairs: tuple[Chair | None, ...] = (
        chair("Anna"),
        chair("Bartholomäus", covered=True),
        chair("Cleo", presence="gone"),
        chair("Dora"),
    )
    async with at_positions(size) as see:
        for language in LANGUAGES:
            anna = await see(position(FOUR, ASKED, language=language, chairs=chairs))
            say = anna.app.scene.say
            rows = [box.text() for box in anna.boxes() if str(box.id).startswith("seat-")]
            assert say("screen-table-mark", mark="bot") in rows[0]
            assert say("screen-table-mark", mark="gone") in rows[1]


@ALL_SIZES
async def test_the_seat_of_the_giver_says_so_whatever_else_it_has_to_say(size: Size) -> None:
    names = ("Anna", "Bartholomäus", *NAMES[2:])
    declined = Happened(3, 1, eight28.Declined(1))
    async with at_positions(size) as see:
        for players, language in product(PLAYERS, LANGUAGES):
            others = (side("2", "3", "1/11"), *(side("9", "9") for _ in range(players - 2)))
            gems = tuple(eight28.Gems(10, number) for number in range(players))
            table = view(side("4", hole="4"), *others, gems=gems)
            *arrival, state = position(table, ASKED, language=language, names=names)
            anna = await see([*arrival, declined, state])
            seat = anna.app.screen.query_one("#seat-0", Drawn).text()
            assert anna.app.scene.say("board-eight28-gives") in seat


def open_rows(seat: str) -> int:
    """The rows of its open cards; 0 for chips. The hidden card has one top and one foot, too."""
    rows = seat.splitlines()
    tops = [y for y, row in enumerate(rows) if row.count("▗") > 1]
    feet = [y for y, row in enumerate(rows) if row.count("▝") > 1]
    return feet[0] - tops[0] + 1 if tops else 0


@pytest.mark.parametrize("players", PLAYERS)
@ALL_SIZES
async def test_the_cards_of_all_seats_are_as_large_as_those_of_the_fullest_one(
    size: Size, players: int
) -> None:
    """Eleven cards have room at full size only on a large screen with two other players."""
    few, many = side("2"), side(*MANY)
    sizes, rows = [], []
    async with at_positions(size) as see:
        for fullest in (few, many):
            table = view(side("4", hole="4"), *(few for _ in range(players - 2)), fullest)
            anna = await see(position(table, ASKED))
            boxes = [box for box in anna.boxes() if box.has_class("seat") and box.region]
            board = anna.app.screen.query_one(Eight28Board)
            assert {box.size.height for box in boxes} == {SEAT_ROWS[board.plan]}
            (found,) = {box.part.alike.size for box in boxes}  # type: ignore[attr-defined]
            sizes.append(found)
            (drawn,) = {open_rows(box.text()) for box in boxes}
            rows.append(drawn)
    if size == (40, 20):
        assert rows == [0, 0]
    elif size == (200, 60) and players == 3:
        assert sizes[0] == sizes[1]
        assert rows[0] == rows[1] > 0
    else:
        assert sizes[0] < sizes[1]
        assert rows[0] > rows[1]


@ALL_SIZES
async def test_the_own_gems_stand_apart_from_the_word_before_them(size: Size) -> None:
    async with at_positions(size) as see:
        for gems, language in product((eight28.Gems(9, 1), eight28.Gems(12, 10)), LANGUAGES):
            table = replace(THREE, gems=(gems, *THREE.gems[1:]))
            anna = await see(position(table, ASKED, language=language))
            own = [anna.app.screen.query_one(f"#{box}", Drawn) for box in ("plate", "hand", "ask")]
            text = "\n".join(box.text() for box in own if box.region)
            assert re.search(rf"(^|\s)◆+ ?{gems.blue} +◆+ ?{gems.red}( |$)", text, re.MULTILINE)


async def test_an_open_card_of_the_own_hand_shows_its_number_where_another_covers_it() -> None:
    table = view(side("4", "9", "1/11", hole="3"), side("8"), side("9"))
    async with at_position(position(table, ASKED)) as anna:
        rows = anna.app.screen.query_one("#hand", Drawn).text().splitlines()
    four, nine = ("▄█▀██", "█▀▀▀█")
    assert any(four[:3] in row for row in rows), rows
    assert any(nine[:2] in row for row in rows), rows


@ALL_SIZES
@pytest.mark.parametrize("depth", ["truecolor", "256", "16"])
async def test_while_no_answer_is_pointed_at_the_keys_of_all_are_gold(
    size: Size, depth: Depth
) -> None:
    async with at_position(position(THREE, ASKED), size, depth) as anna:
        gold = Style.parse(f"on {anna.app.screen.palette.gold}").bgcolor  # type: ignore[attr-defined]
        ask = anna.app.screen.query_one("#ask", Drawn)

        def is_gold(key: str) -> bool:
            strips = (ask.render_line(y) for y in range(ask.size.height))
            cells = [part for strip in strips for part in strip if part.text.strip() == key]
            return any(part.style is not None and part.style.bgcolor == gold for part in cells)

        assert is_gold("y")
        assert is_gold("n")
        await anna.press("right")
        assert not is_gold("n")


async def test_in_little_room_a_seat_has_the_total_without_a_word() -> None:
    async with at_position(position(SIX, ASKED, language="de")) as anna:
        for at in range(4):
            seat = anna.app.screen.query_one(f"#seat-{at}", Drawn).text()
            assert "14 oder 24" in seat
            assert "offen" not in seat


async def test_many_gems_are_stones_of_a_middle_size_in_a_large_window() -> None:
    table = replace(THREE, middle=eight28.Gems(9, 2))
    async with at_position(position(table, ASKED), (200, 60)) as anna:
        assert anna.text().count("▗▟██▙▖") == 11


async def test_a_move_of_another_changes_their_seat_and_leaves_the_own_cards() -> None:
    before = position(FOUR)
    now = replace(
        FOUR, sides=(*FOUR.sides[:2], side("9", "10", "4"), FOUR.sides[3]), pile=19, to_ask=(3,)
    )
    house = ScriptedHouse(before)
    async with shown(house) as anna:
        parts = {box.id: box.part for box in anna.boxes()}
        house.tell(GameSnapshot(3, 2, 2, now, (), (None,) * 4))
        await anna.settle()
        changed = {box.id for box in anna.boxes() if parts[box.id] != box.part}
        assert "seat-1" in changed
        assert not changed & {"seat-0", "hand", "plate"}


@ALL_SIZES
@pytest.mark.parametrize(
    ("name", "table", "legal"),
    [
        ("eight28-offered", FOUR, ASKED),
        ("eight28-six", SIX, ASKED),
        ("eight28-choosing", REVEALED, DECLARE),
        ("eight28-watching", replace(FOUR, seat=None, sides=(side("4"), *FOUR.sides[1:])), ()),
    ],
)
async def test_the_board_looks_as_it_did(
    name: str, table: eight28.Eight28View, legal: Sequence[Move], size: Size
) -> None:
    async with at_position(position(table, legal), size) as anna:
        check_screen(name, anna)


async def test_the_gems_of_the_middle_are_as_many_as_their_number_says_or_one_stone() -> None:
    async with at_positions((40, 20)) as see:
        for blue in range(1, 14):
            table = replace(THREE, middle=eight28.Gems(blue, 0))
            anna = await see(position(table, ASKED))
            (stones,) = re.findall(rf"(◆+) {blue} ", anna.text())
            assert len(stones) in (1, blue)


async def test_below_a_next_card_stands_how_many_of_it_the_player_has_not_seen() -> None:
    """A 10 of three is in the own hand, hidden, and one lies open; all eights lie open."""
    table = view(
        side("2", "3", hole="10"), side("8", "8", "10"), side("8", "1"), side("8", "1", out=True)
    )
    async with at_position(position(table, ASKED)) as anna:
        rows = [row.split("│")[0].strip() for row in anna.rows()]
        (told,) = (row for row in rows if "not yet seen" in row)
        counts = told.partition("not yet seen")[2].split()[:11]
    assert counts == ["×13", "×2", "×2", "×3", "×3", "×3", "×3", "×0", "×3", "×1", "×8"]
