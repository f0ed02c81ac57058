"""The own cards of Farbstich, what each would do, and what a colour brings and leaves."""

import re

import pytest

from server.engine.farbstich import FARBSTICH
from server.protocol import farbstich
from server.protocol.notices import GameSnapshot
from server.protocol.requests import MakeMove
from tests.plain.scripted_house import NAMES
from tests.rules.farbstich_positions import play, position
from tests.screen.farbstich_tables import EXAMPLE, LATE, at_board, example, plain
from tests.screen.running import SIZES, Size, at_position
from tests.screen.running import position as notices_of
from tui.games.farbstich.trick import would
from tui.text import LANGUAGES
from tui.widgets.drawn import Drawn

pytestmark = pytest.mark.slow

NORMAL, NARROW, PHONE, WIDE = SIZES
ROOMY = (NORMAL, NARROW, WIDE)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("cards", "name", "card", "told"),
    [
        (0, "Anna", "G7", "Green would make 7 and you would collect first."),
        (5, "Frank", "R6", "Red would make 11 and you would collect first."),
        (4, "Emil", "B10", "Blue would make 10 and you would collect first."),
        (2, "Cleo", "Y9", "Yellow would make 9, level with green: you would collect nothing."),
        (5, "Frank", "W6", "White would make 6, below a tie: you would collect nothing."),
        (1, "Ben", "G2", "Green would make 9 and you would collect second."),
    ],
)
@pytest.mark.parametrize("size", ROOMY, ids=str)
async def test_the_card_that_is_pointed_at_tells_what_it_would_do(
    size: Size, cards: int, name: str, card: str, told: str
) -> None:
    async with at_board(size) as board:
        await board.see(example(cards), name, f"play:{card}")
        assert told in board.told()


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("cards", "card", "told"),
    [
        (5, "R6", "●R 6 → 11: you collect first"),
        (2, "Y9", "★Y 9 → 9: a tie, you collect nothing"),
        (5, "W6", "○W 6 → 6: below a tie, nothing"),
    ],
)
async def test_on_a_phone_it_is_told_in_one_row(cards: int, card: str, told: str) -> None:
    async with at_board(PHONE) as board:
        await board.see(example(cards), NAMES[cards], f"play:{card}")
        assert told in board.box("question")


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [PHONE, (60, 20), NARROW], ids=str)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
async def test_the_sum_of_a_colour_stands_apart_from_its_cards(size: Size, players: int) -> None:
    """Also in German, where a sign takes three columns."""
    hands = " | ".join(f"{name} G{at}" for at, name in enumerate(NAMES[:players], 1))
    table = position(f"display R10 R9 R8 | {hands}")
    notices = notices_of(FARBSTICH.view(table, 0), language="de")
    async with at_position(notices, size) as anna:
        offer = anna.app.screen.query_one("#offer", Drawn).text()
    assert re.search(r"(?<![×\d])27\b", offer), offer


@pytest.mark.asyncio
@pytest.mark.parametrize("players", [4, 5, 6])
async def test_on_a_phone_what_a_choice_brings_stands_apart_from_the_next_key(players: int) -> None:
    """The display has two colours of two digits each; the highest green takes first."""
    hands = " | ".join(f"{name} G{at}" for at, name in enumerate(NAMES[:players], 1))
    moves = " | ".join(f"{name} plays G{at}" for at, name in enumerate(NAMES[:players], 1))
    table = play(position(f"display R10 R9 B10 B8 | {hands}"), moves).table
    seat = players - 1
    view, legal = FARBSTICH.view(table, seat), FARBSTICH.legal(table, seat)
    async with at_position(notices_of(view, legal, language="de"), PHONE) as anna:
        row = anna.app.screen.query_one("#offer", Drawn).text().splitlines()[1]
    assert re.findall(r"\d+", row) == ["1", "19", "3", "18"], row


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_that_a_choice_leaves_nothing_is_told_in_a_word(size: Size) -> None:
    """Only the choice of the last colour leaves nothing, so it is always pointed at."""
    async with at_board(size) as board:
        hands = "Anna R5 G1 | Ben G2 B1 | Cleo B10 B2"
        table = play(position(f"display R1 R2 | {hands}"), "Anna plays R5 | Ben plays G2")
        await board.see(play(table.table, "Cleo plays B10").table, "Cleo")
        assert "Nothing is left for those after you." in board.words()
        assert ("→ empty" in board.box("offer")) == (size in (NORMAL, WIDE))


@pytest.mark.asyncio
async def test_who_would_come_too_late_for_the_display_is_told_so() -> None:
    async with at_board() as board:
        table = play(position(LATE), "Anna plays R5 | Ben plays G9").table
        await board.see(table, "Cleo", "play:B3")
        told = "Blue would make 3 and put you third, but there is only 1 colour to collect."
        assert told in board.told()


def test_a_look_ahead_is_what_the_engine_makes_of_it() -> None:
    view = FARBSTICH.view(example(4), 4)
    assert isinstance(view, farbstich.FarbstichView)
    then = would(view, "B10")
    assert (then.total, then.outcome, then.place, then.coming) == (10, "collects", 1, 1)


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_card_that_is_pointed_at_has_its_place_in_the_order(size: Size) -> None:
    async with at_board(size) as board:
        await board.see(example(5), "Frank", "play:R6")
        assert "you? 6" in board.box("order")
        assert re.search(r"●R\D* 11 .*you\? 6.* 1\.", plain(board.box("order")))


@pytest.mark.asyncio
async def test_who_works_it_out_in_the_head_is_told_nothing_of_it() -> None:
    async with at_board() as board:
        await board.see(example(5), "Frank", "play:R6", totals=False)
        assert "would make" not in board.words()
        assert "you?" not in board.words()
        assert "Which card do you play?" in board.words()


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_cards_are_pointed_at_first_and_played_then(size: Size) -> None:
    async with at_board(size) as board:
        await board.see(example(0))
        assert board.choices == ["play:G7", "play:W1"]
        assert board.spots == {"play:G7", "play:W1"}
        assert board.screen.pointer.at == ""
        await board.person.press("right")
        assert board.screen.pointer.at == "play:G7"
        assert not board.moves
        await board.person.press("enter")
        (asked,) = board.moves
        assert isinstance(asked, MakeMove)
        assert asked.move == farbstich.Play("G7")


@pytest.mark.asyncio
async def test_a_card_that_is_not_shown_yet_cannot_be_chosen() -> None:
    later = position(EXAMPLE.replace("G7 W1", "G7 B1"))
    async with at_board() as board:
        await board.see(example(0))
        *_, state = notices_of(FARBSTICH.view(later, 0), FARBSTICH.legal(later, 0))
        assert isinstance(state, GameSnapshot)
        board.person.app.scene.state = state
        board.screen.point_or_choose("play:B1")
        assert board.pointed == ""
        board.person.app.update_soon()
        await board.person.settle()
        board.screen.point_or_choose("play:B1")
        assert board.pointed == "play:B1"


@pytest.mark.asyncio
async def test_a_card_is_played_by_two_clicks_or_by_the_button() -> None:
    async with at_board() as board:
        await board.see(example(0))
        hand = board.screen.query_one("#hand")
        x, y = hand.region.x + 5, hand.region.y + 4
        await board.person.click(x, y)
        assert board.screen.pointer.at == "play:G7"
        question = board.screen.query_one("#question")
        await board.person.click(question.region.right - 6, question.region.bottom - 2)
        (asked,) = board.moves
        assert isinstance(asked, MakeMove)
        assert asked.move == farbstich.Play("G7")


@pytest.mark.asyncio
async def test_the_card_that_is_pointed_at_is_lifted_out_of_the_hand() -> None:
    async with at_board() as board:
        await board.see(example(0), "Anna", "play:W1")
        rows = board.box("hand").splitlines()
        assert rows[1].strip() == "▗▄▄▄▄▄▄▖"
        assert rows[-2].split() == ["▝▀▀▀▀▀▀▀▌", "2"]
        assert rows[-1].split() == ["1", "▲"]


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_out_of_turn_the_hand_is_seen_and_cannot_be_played(size: Size) -> None:
    async with at_board(size) as board:
        await board.see(example(0), "Ben")
        assert board.choices == []
        assert board.spots == set()
        assert "Anna plays now." in board.words()
        assert "○" in board.box("hand")


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_gallery_sees_no_hand(size: Size) -> None:
    async with at_board(size) as board:
        await board.see(example(1), "nobody")
        assert "○" not in board.box("hand")
        assert "Ben plays now." in board.words()
        assert board.spots == set()


@pytest.mark.asyncio
async def test_why_a_move_was_refused_stands_at_the_question() -> None:
    async with at_board() as board:
        await board.see(example(0))
        board.person.app.scene.refusal = "Too late: the table has gone on."
        board.person.app.scene.refusal_count += 1
        board.person.app.update_soon()
        await board.person.settle()
        assert "Too late: the table has gone on." in board.box("question")
        assert "Which card do you play?" in board.box("question")


@pytest.mark.asyncio
@pytest.mark.parametrize("pointed", ["R", "G", "B", "Y"])
async def test_each_colour_tells_the_most_that_it_leaves(pointed: str) -> None:
    async with at_board() as board:
        await board.see(example(), "Frank")
        assert "→ the most that Doro can collect then" in board.words()
        assert "→ ★Y 11 → ★Y 11 → ★Y 11 → ●R 9" in plain(board.box("offer"))
        await board.point(f"collect:{pointed}")
        assert re.search(r"most: Doro (9|11), Emil", board.words())


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [*SIZES, (100, 36)], ids=str)
async def test_before_a_colour_is_pointed_at_its_keys_and_what_the_arrows_mean_are_told(
    size: Size,
) -> None:
    async with at_board(size) as board:
        for language in LANGUAGES:
            await board.see(example(), "Frank", language=language)
            has_arrows = "→" in board.box("offer")
            assert has_arrows == (size not in (NARROW, PHONE))
            name = board.screen.seen().names[3]  # type: ignore[union-attr]
            legend = board.say("board-farbstich-leaves-most", sign="→", name=name)
            hint = board.say("board-farbstich-hint", first="1", last="4")
            assert hint in board.words()
            assert (legend in board.words()) == has_arrows


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [NARROW, PHONE], ids=str)
async def test_a_key_beside_a_number_means_what_it_brings_and_not_what_it_leaves(
    size: Size,
) -> None:
    async with at_board(size) as board:
        await board.see(example(), "Frank")
        row = board.box("offer").splitlines()[1]
        brought = re.findall(r"(\d) (?:take |\+)(\d+)", row)
        assert brought == [("1", "9"), ("2", "6"), ("3", "4"), ("4", "11")]
        assert "→" not in board.box("offer")


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [NARROW, PHONE], ids=str)
async def test_the_colours_on_offer_are_told_in_the_same_form(size: Size) -> None:
    async with at_board(size) as board:
        await board.see(example(), "Frank")
        row = board.box("offer").splitlines()[0]
        assert len(re.findall("×", row)) in (0, 4), row
        assert len(re.findall(r"=\d", row)) in (0, 4), row


@pytest.mark.asyncio
@pytest.mark.parametrize("key", ["1", "enter"])
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_last_card_needs_one_key_and_no_choice(size: Size, key: str) -> None:
    async with at_board(size) as board:
        last = position("display R1 R2 | Anna R5 | Ben G2 | Cleo B10")
        await board.see(last)
        assert "1…1" not in board.words()
        assert "Play red 5" in board.box("question")
        await board.person.press(key)
        (asked,) = (each for each in board.moves if isinstance(each, MakeMove))
        assert asked.move == farbstich.Play("R5")


@pytest.mark.asyncio
async def test_what_is_left_for_everybody_who_collects_then_is_told() -> None:
    async with at_board() as board:
        await board.see(example(), "Frank", "collect:Y")
        told = (
            "Yellow brings you 11 points in 2 cards. If each then takes the most: Doro 9, Emil 6."
        )
        assert told in board.words()
        await board.point("collect:B")
        assert "If each then takes the most: Doro 11, Emil 9." in board.words()
        await board.see(play(example(), "Frank takes Y").table, "Doro", "collect:R")
        assert "The most that is left: Emil 6." in board.words()


@pytest.mark.asyncio
async def test_it_is_told_when_nothing_is_left_and_when_nobody_comes_after() -> None:
    async with at_board() as board:
        after = play(position(LATE), "Anna plays R5 | Ben plays G9 | Cleo plays B3").table
        await board.see(after, "Ben")
        assert "Nothing is left for those after you." in board.words()
        last = play(example(), "Frank takes Y | Doro takes R").table
        await board.see(last, "Emil", "collect:G")
        assert "Nobody collects after you; 4 points stay in the display." in board.words()
        assert "→" not in board.box("offer")


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_who_works_it_out_in_the_head_sees_only_what_lies_there(size: Size) -> None:
    async with at_board(size) as board:
        await board.see(example(), "Frank", "collect:Y", totals=False)
        assert "→" not in board.words()
        assert "11" in board.box("offer")
        assert board.spots == set(board.choices)


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_question_is_next_to_the_colours(size: Size) -> None:
    async with at_board(size) as board:
        await board.see(example(), "Frank", "collect:Y")
        offer, question = (board.screen.query_one(each).region for each in ("#offer", "#question"))
        assert question.y - offer.bottom <= 7


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_pointing_and_collecting_move_no_box(size: Size) -> None:
    async with at_board(size) as board:
        places = set()
        for cards, name in ((0, "Anna"), (5, "Frank"), (6, "Frank")):
            await board.see(example(cards), name)
            await board.person.press("right")
            boxes = ("seats", "order", "offer", "question", "hand")
            places.add(tuple(board.screen.query_one(f"#{box}").region for box in boxes))
        assert len(places) == 1


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_a_tie_that_ends_the_scoring_is_told_while_one_picks(size: Size) -> None:
    async with at_board(size) as board:
        for language in LANGUAGES:
            await board.see(example(), "Frank", "collect:Y", language=language)
            assert board.say("board-farbstich-tie-short") in board.words()
            assert "9 = 9" in board.words()


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_who_collects_next_is_named_at_every_size(size: Size) -> None:
    async with at_board(size) as board:
        for language in LANGUAGES:
            await board.see(example(), "Frank", "collect:Y", language=language)
            assert "Doro 9" in board.words()
            assert "…" not in board.words()
