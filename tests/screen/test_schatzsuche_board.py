"""The board of Schatzsuche: nothing that a decision needs is missing at any size."""

import re
from collections.abc import Callable, Sequence
from itertools import cycle, product

import pytest

from server.cards import RANK, SUITS, SuitCard
from server.engine.schatzsuche.state import State
from server.protocol import schatzsuche
from server.protocol.seat import replace
from tests.plain.scripted_house import TEXTS, chair
from tests.rules.schatzsuche_positions import play, view_of
from tests.rules.schatzsuche_positions import position as table_of
from tests.screen.running import SIZES, Size
from tests.screen.schatzsuche_tables import (
    LAST_ROUND,
    AtTable,
    clubs,
    last_round,
    places,
    played_third,
    sits,
    third,
    to_bid,
    to_guess,
)
from tui.games.schatzsuche import moves
from tui.games.schatzsuche.faces import letter_of
from tui.games.schatzsuche.own import hand_part
from tui.games.schatzsuche.question import question_part
from tui.text import LANGUAGES, Language
from tui.widgets.drawn import Drawn

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]

ODD_SIZES = ((71, 31), (100, 36), (78, 23), (60, 24), (160, 45))
LONG_NAMES = ("Maximiliane-Viktoria-123", "Bartholomäus vom Bahnhof", "Cleopatra die Siebzehnte")
CASES: dict[str, tuple[Callable[[], State], int, tuple[str, ...]]] = {
    "guess": (to_guess, 0, ()),
    "rank": (to_guess, 0, ("3",)),
    "bid": (to_bid, 0, ()),
    "play": (last_round, 0, ()),
    "clubs": (clubs, 0, ()),
    "by hand": (third, 2, ()),
    "markers": (third, 0, ("d",)),
    "objection": (third, 0, ("exclamation_mark",)),
    "content": (played_third, 0, ()),
}


@pytest.mark.parametrize(
    ("size", "language"),
    list(zip([*SIZES, *ODD_SIZES], cycle(LANGUAGES), strict=False)),
    ids=str,
)
async def test_all_that_can_be_chosen_is_drawn_at_every_size(
    size: Size, language: Language
) -> None:
    async with places(size) as sit:
        for case, (made, seat, keys) in CASES.items():
            person = await sit(made(), seat, *keys, names=LONG_NAMES, language=language)
            wanted = {each.does for each in person.screen.choices() if each.pointed}
            assert wanted, case
            assert wanted <= person.chosen(), case


@pytest.mark.parametrize("size", [(68, 24), (90, 30), (100, 34), (120, 36)], ids=str)
async def test_the_own_tricks_are_told_and_each_button_is_there_once(size: Size) -> None:
    async with sits(last_round(), 0, size) as person:
        assert "0 of 3" in person.text()
    async with sits(third(), 0, size, "d") as person:
        assert person.text().count("Turn spades") == 1


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_card_that_may_not_be_played_says_why_in_the_question(language: Language) -> None:
    async with sits(last_round(), 0, (120, 40), "1", language=language) as person:
        formatter = person.app.scene.formatter()
        why = " ".join(formatter.refusal(schatzsuche.MustFollow("S", ("SQ",))).split())
        assert why in person.said()
        await person.press("right")
        assert why not in person.said()
        assert person.screen.pointer.at == "play:SQ"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_on_a_phone_it_says_so_in_brief(language: Language) -> None:
    async with sits(clubs(), 0, (40, 20), "8", language=language) as person:
        suit = person.app.scene.say("game-schatzsuche-suit", suit="C")
        assert person.app.scene.say("board-schatzsuche-must-follow", suit=suit) in person.words()


async def test_who_cannot_follow_is_told_to_trump() -> None:
    hands = "dealer Cleo | trump H9 | Anna S7 D7 | Ben H8 DA | Cleo C8 C9"
    async with sits(play(table_of(hands), "Anna plays S7").table, 1) as person:
        assert "Anna led spades: you must trump." in person.words()
        await person.press("2")
        assert "You cannot follow, so you must play a trump: hearts." in person.said()


@pytest.mark.parametrize(
    ("led", "turned"), [("C7", "clubs and hearts markers"), ("H7", "hearts marker")]
)
async def test_a_card_that_turns_markers_says_so_before(led: str, turned: str) -> None:
    hands = "dealer Cleo | trump H9 | Anna C7 H7 | Ben DA D7 | Cleo C8 C9"
    async with sits(play(table_of(hands), f"Anna plays {led}").table, 1, (120, 40), "1") as person:
        assert f"It turns your {turned} face down." in person.said()


async def test_by_hand_nobody_is_warned() -> None:
    async with sits(third(), 2, (120, 40), "3") as person:
        assert "Play the 8 of diamonds" in person.words()
        assert "It turns" not in person.words()
        assert not any(each.why_not for each in person.screen.choices())


@pytest.mark.parametrize("size", SIZES)
async def test_what_the_house_refused_stands_beside_the_hand(size: Size) -> None:
    refused = "Your hearts marker already lies face down."
    async with sits(third(), 2, size) as person:
        person.screen.refuse(refused)
        person.app.update_soon()
        await person.settle()
        letters = (word for word in person.said().split() if word.strip(".").isalpha())
        assert refused in " ".join(letters)


@pytest.mark.parametrize("size", SIZES)
async def test_the_longest_refusal_leaves_the_hand_whole(size: Size) -> None:
    async with places(size) as sit:
        for language in LANGUAGES:
            person = await sit(clubs(), 0, "8", language=language)
            cards = {f"play:{card}" for card in view_of(clubs(), 0).hand}
            assert cards <= person.chosen()


async def test_bids_and_tricks_of_this_round_stand_at_the_seats() -> None:
    async with sits(last_round()) as person:
        words = person.words()
        assert "1 of 4 ◉ ○ ○ ○" in words
        assert "0 of 3 ○ ○ ○" in words
        assert "10 bid 3 bid 4 bid 0 ★" in words


async def test_markers_lie_up_with_their_suit_or_down_and_say_so() -> None:
    table = third("Anna plays CA | Ben flips C | Ben flips H | Ben plays SK")
    async with sits(table, 0, (80, 24)) as person:
        rows = person.text().splitlines()
        (ben,) = (each for each in rows if each.startswith("▌ Ben "))
        assert ben.split()[2:8] == ["♠", "S", "no♥", "no♣", "♦", "D"]
        assert "Marker of clubs, face down: Ben has none left." in person.tips()
        assert "Marker of spades, face up: Ben may still hold some." in person.tips()


@pytest.mark.parametrize("size", SIZES)
async def test_a_watcher_sees_the_table_and_no_hand(size: Size) -> None:
    async with sits(last_round(), None, size) as person:
        assert list(person.screen.choices()) == []
        assert not any(does.startswith("play:") for does in person.chosen())
        assert "You are watching." in person.words()
        assert "Queen of spades" not in person.tips()


async def test_everybody_sees_who_deals_who_is_a_bot_and_who_is_away() -> None:
    chairs = (
        chair("Anna"),
        replace(chair("Ben"), bot="simple"),
        replace(chair("Cleo"), presence="away"),
    )
    async with sits(last_round(), chairs=chairs, left=(125, None, 61)) as person:
        assert "Ben bot" in person.words()
        assert "Cleo away deals 1:01" in person.words()
        assert "2:05" in person.words()


async def test_the_card_that_was_sent_is_marked_at_once() -> None:
    async with sits(last_round(), 0, (80, 24)) as person:
        box, look = person.app.screen.query_one("#hand", Drawn), person.app.look()
        seen = person.app.scene.seen()
        assert seen is not None
        sent = look._replace(sent="play:SQ")
        box.show(hand_part(sent, seen, question_part(sent, seen)))
        assert "✓" in box.text().splitlines()[-1]


@pytest.mark.parametrize("size", SIZES)
async def test_in_the_last_round_every_screen_has_the_guesses(size: Size) -> None:
    async with places(size) as sit:
        for table, language in product((last_round(), to_bid()), LANGUAGES):
            person = await sit(table, language=language)
            ace = person.app.scene.say("game-schatzsuche-short-rank", rank="A")
            king = person.app.scene.say("game-schatzsuche-short-rank", rank="K")
            assert all(each in person.text() for each in (f"♥{ace}", f"♠{king}", "♦10"))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_on_a_card_are_the_letters_of_the_language(language: Language) -> None:
    """No suit has those of another, and every rank has its own."""
    async with sits(to_bid(), language=language) as person:
        say = person.app.scene.say
        suits = {say("game-schatzsuche-short-suit", suit=suit) for suit in SUITS}
        ranks = {say("game-schatzsuche-short-rank", rank=rank) for rank in "JQKA"}
        assert len(suits) == len(SUITS)
        assert len(ranks) == 4
        assert not suits & ranks
        assert say("game-schatzsuche-short-suit", suit="H") in person.text()


@pytest.mark.parametrize("size", SIZES)
async def test_the_table_shows_that_the_ten_beats_the_king(size: Size) -> None:
    async with sits(last_round(), 0, size) as person:
        assert "A 10 K Q J 9 8 7" in person.text()


@pytest.mark.parametrize("size", SIZES)
async def test_the_trick_of_another_round_is_gone_when_a_new_one_is_bid(size: Size) -> None:
    last = schatzsuche.Trick(
        (schatzsuche.Laid(0, "C8"), schatzsuche.Laid(1, "C9"), schatzsuche.Laid(2, "S8")), 1
    )
    async with sits(to_bid(), 0, size) as person:
        state = person.app.scene.state
        assert state is not None
        person.app.scene.state = replace(state, view=replace(state.view, last_trick=last))
        person.app.update_soon()
        await person.settle()
        assert "won it" not in person.text()


@pytest.mark.parametrize("size", SIZES)
async def test_the_last_trick_of_a_round_lies_there_as_long_as_one_can_object(size: Size) -> None:
    async with sits(played_third(), 0, size) as person:
        assert "▲ Cleo" in person.text()
        assert "Cleo won it" not in person.text()


@pytest.mark.parametrize("size", SIZES)
async def test_no_name_hides_who_wins_so_far(size: Size) -> None:
    async with places(size) as sit:
        for language in LANGUAGES:
            person = await sit(last_round(), names=LONG_NAMES, language=language)
            assert "▲ Barth" in person.text()


async def test_each_bid_that_is_pointed_at_tells_what_every_outcome_brings() -> None:
    async with sits(to_bid(), 0, (120, 40), "3") as person:
        assert "Bid 3 and win 1 → −20 2 → −10 3 → +30 4 → +20 5 → +10" in person.words()
        await person.press("plus")
        assert "Bid 10 and win 8 → −20 9 → −10 10 → +100" in person.words()


async def test_the_bids_of_the_others_are_tokens() -> None:
    bids = play(table_of(LAST_ROUND + "| bidding"), "Anna bids 3 | Ben bids 2").table
    async with sits(bids, 2) as person:
        assert "10 tricks to win" in person.words()
        assert "Anna 3 Ben 2 5 left" in person.words()


@pytest.mark.parametrize("language", ["de", "it"])
async def test_every_card_of_a_full_hand_has_the_letters_of_its_suit(language: Language) -> None:
    """Also where cards lie on each other: two suits may begin with the same letter."""
    for size in ((200, 60), (120, 40), (80, 24)):
        async with sits(to_bid(), 0, size, language=language) as person:
            hand = person.app.screen.query_one("#hand", Drawn).text()
            letters = [letter_of(TEXTS[language], suit) for suit in "HCSD"]  # type: ignore[arg-type]
            assert [len(re.findall(rf"{each}\b", hand)) for each in letters] == [3, 3, 1, 3], size


@pytest.mark.parametrize("size", [*SIZES, *ODD_SIZES, (40, 36), (56, 30)], ids=str)
async def test_every_other_rank_is_still_seen_and_can_be_clicked_while_one_is_pointed_at(
    size: Size,
) -> None:
    async with places(size) as sit:
        for table in (clubs(), last_round()):
            person = await sit(table)
            for _ in moves.playable(view_of(table, 0)):
                await person.press("right")
                check_corners(person, moves.in_hand(view_of(table, 0)))


def check_corners(person: AtTable, cards: Sequence[SuitCard]) -> None:
    box = person.app.screen.query_one("#hand", Drawn)
    raised = person.screen.pointer.at.removeprefix("play:")
    rows = box.text().splitlines()
    spots = {spot.does: spot for spot in box.spots}
    for card in cards:
        x, y, width, height, *_ = spots[f"play:{card}"]
        assert rows[y + 1][x + 1 :].startswith(RANK[card]), (card, raised, rows)
        for corner in ((x, y + 1), (x + width - 1, y + height - 1)):
            there = box.spot_at(*corner)
            assert there is not None
            assert there.does == f"play:{card}", (card, raised, corner)
    lower = {spots[f"play:{card}"].y for card in cards if card != raised}
    assert lower == {spots[f"play:{raised}"].y + 1}


@pytest.mark.parametrize("size", [(100, 28), (80, 24), (40, 20)], ids=str)
async def test_every_trick_that_is_left_has_one_sign(size: Size) -> None:
    async with sits(to_bid(), 0, size) as person:
        assert person.app.screen.query_one("#trick", Drawn).text().count("□") == 10
