"""The board of 8-28: what it shows, at every size, and what one can do there."""

import pytest

from server.cards import NumberCard
from server.protocol import eight28
from server.protocol.lobby import Language
from server.protocol.requests import MakeMove, Standing
from server.protocol.seat import Move, Turn, replace
from tests.screen.positions import NAMES, SIZES, choices, drawn_choices, look, picture, seen, text
from tui.boards.registry import board_of
from tui.drawing import Block, read
from tui.places.recap import Recap
from tui.text import LANGUAGES

ALL_SIZES = pytest.mark.parametrize("size", SIZES, ids=["rich", "tight", "narrow"])
ALL_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)
ASKED: tuple[Move, ...] = (eight28.Take(), eight28.Decline())
MANY: tuple[NumberCard, ...] = ("1", "1", "1", "1/11", "1/11", "1", "1", "2", "3", "1", "1")


def side(*cards: NumberCard, hole: NumberCard | None = None, out: bool = False) -> eight28.Side:
    return eight28.Side(cards, out, hole)


def view(
    *sides: eight28.Side, asked: int = 0, seat: int | None = 0, **more: object
) -> eight28.Eight28View:
    """A round with these cards in front of the players."""
    players = len(sides)
    usual: dict[str, object] = {
        "options": eight28.Eight28Options(),
        "round": 3,
        "last_round": False,
        "supply": eight28.Gems(40, 15),
        "middle": eight28.Gems(7, 1),
        "gems": tuple(eight28.Gems(seat, 0) for seat in range(players)),
        "before": None,
        "giver": 1,
        "sides": sides,
        "pile": 20,
        "to_ask": (asked,),
    }
    return eight28.Eight28View(seat=seat, players=players, waiting=Turn((asked,)), **usual | more)  # type: ignore[arg-type]


THREE = view(side("10", hole="1/11"), side("3", "1/11"), side("9", "9", "10", out=True))
SIX = view(
    side(*MANY, hole="10"), *(side(*MANY) for _ in range(4)), side("10", "9", "10", out=True)
)


def flat(told: str) -> str:
    """As if it stood in one line, with spaces that are all the same."""
    return " ".join(told.split())


@ALL_SIZES
@ALL_LANGUAGES
@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
def test_the_question_and_both_answers_are_there_at_any_size(
    size: tuple[int, int], language: Language, glyphs: str
) -> None:
    for position in (THREE, SIX):
        here = look(position, ASKED, size, language, glyphs=glyphs)
        shown = flat(text(here))
        assert flat(here.say("eight28-screen-take")) in shown
        for each in board_of("eight28").choices(here, seen(here)):
            assert flat(each.label) in shown
        assert {"take", "decline", "no-more"} <= drawn_choices(here)


@ALL_SIZES
def test_everybody_s_open_cards_gems_and_state_are_there(size: tuple[int, int]) -> None:
    shown = text(look(THREE, ASKED, size))
    mine = () if size == SIZES[-1] else ("Anna",)
    for word in (*mine, "Ben", "Cleo", "10", "1/11", "4–14", "out"):
        assert word in shown
    assert "Round 3" in shown
    assert "◆7b ◆1r = 9" in shown


@ALL_SIZES
def test_a_hidden_card_is_a_back_until_it_is_revealed(size: tuple[int, int]) -> None:
    hidden = text(look(THREE, ASKED, size))
    shown = replace(
        THREE, sides=tuple(replace(s, hole=h) for s, h in zip(THREE.sides, "567", strict=True))
    )
    turned_up = text(look(shown, (eight28.Declare(8),), size))
    assert hidden.count("▒▒") - turned_up.count("▒▒") == 2
    assert {"▒6", "▒7"} <= {*turned_up.replace("│", " ").split()}


def test_on_a_large_screen_everybody_has_real_cards() -> None:
    cards = {1: "│3 │ │1/11│", 2: "│9 │ │9 │ │10│"}
    for position in (THREE, view(*THREE.sides, side(), side("2"), side("10", "1/11"))):
        shown = text(look(position, ASKED, SIZES[0]))
        for each in cards.values():
            assert each in shown
        assert shown.count("╰──╯") >= 7
    assert "│7×1│ │2×1/11│" in text(look(SIX, ASKED, SIZES[0]))
    ones = text(look(view(side("1"), side(*MANY[:3] * 3), side()), ASKED, SIZES[0]))
    assert "│▒▒│1 │1 │1 │1 │1 │1 │" in ones


def test_the_middle_is_a_table_with_gems_and_what_is_left_of_the_cards() -> None:
    rows = picture(look(THREE, ASKED, SIZES[0]))
    felt = [span for each in rows for span in each if span.ink.endswith("+felt")]
    assert "◆ " * 7 + "◆" in read(rows)
    assert "20 cards left" in read(rows)
    assert "│▒▒│││" in read(rows)
    assert len({span.ink for span in felt}) >= 4
    none = read(picture(look(replace(THREE, pile=0), ASKED, SIZES[0])))
    assert "│▒▒│││" not in none


@pytest.mark.parametrize("gems", [0, 1, 9, 26, 85])
def test_the_gems_in_the_middle_are_told_however_many_there_are(gems: int) -> None:
    many = replace(THREE, middle=eight28.Gems(min(gems, 55), max(0, gems - 55)))
    shown = text(look(many, ASKED, SIZES[0]))
    assert f"◆{min(gems, 55)}b" in shown


@ALL_SIZES
def test_what_one_has_is_worked_out_unless_one_would_rather_count(size: tuple[int, int]) -> None:
    assert "the 28: 21" in text(look(THREE, ASKED, size)).replace("\n", " ")
    alone = text(look(THREE, ASKED, size, totals=False))
    assert "the 28" not in alone
    assert "You have" not in alone


def test_being_bust_in_secret_and_a_direct_hit_are_said() -> None:
    bust = view(side("10", "9", "8", hole="9"), side(), side())
    assert "36 at least: more than 28" in text(look(bust, ASKED))
    hit = view(side("2", "4", "1/11", hole="1/11"), side(), side())
    assert "direct hit" in text(look(hit, ASKED))


@ALL_SIZES
@ALL_LANGUAGES
def test_the_choice_of_a_half_says_with_which_total(
    size: tuple[int, int], language: Language
) -> None:
    revealed = view(
        side("4", "10", "1/11", hole="1"), side("3", hole="2"), side("4", hole="4"), giver=2
    )
    legal = (eight28.Declare(8), eight28.Declare(28))
    both = view(side("4", "1/11", "1/11", hole="2"), *revealed.sides[1:], giver=2)
    here = look(both, legal, size, language)
    assert choices(here) == ["declare:8", "declare:28"]
    assert drawn_choices(here) == {"declare:8", "declare:28"}
    shown = text(here)
    for each in board_of("eight28").choices(here, seen(here)):
        assert each.label in shown


def test_a_choice_asks_the_house_for_the_move_or_for_the_whole_round() -> None:
    asked = seen(look(THREE, ASKED))
    requests = board_of("eight28").requests
    assert isinstance(requests(asked, "take")[0], MakeMove)
    assert isinstance(requests(asked, "decline")[0], MakeMove)
    (standing,) = requests(asked, "no-more")
    assert isinstance(standing, Standing)
    assert standing.move is not None
    assert requests(asked, "ask-again") == (Standing(None),)


def test_who_said_no_more_can_take_it_back() -> None:
    here = look(view(side("5", hole="5"), side(), side(), asked=1))
    assert choices(here) == ["no-more"]
    assert here.scene.room is not None
    here.scene.room = replace(here.scene.room, standing={"move": "decline"})
    assert choices(here) == ["ask-again"]


def test_who_watches_is_asked_nothing_and_sees_all_sides() -> None:
    here = look(view(side("5"), side("6"), side("7"), seat=None))
    assert choices(here) == []
    shown = text(here)
    for word in ("Anna", "Ben", "Cleo", "You watch"):
        assert word in shown


@ALL_SIZES
@ALL_LANGUAGES
def test_before_the_deal_and_after_the_end_the_gems_are_told(
    size: tuple[int, int], language: Language
) -> None:
    over = replace(THREE, sides=(), to_ask=(), giver=None)
    shown = text(look(over, (), size, language))
    assert "◆2" in shown


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_who_watches_sees_everybody_clockwise(players: int) -> None:
    here = look(view(*(side("5") for _ in range(players)), seat=None), (), SIZES[0])
    shown = text(here)
    for name in NAMES[:players]:
        assert shown.count(name) >= 1
    assert shown.count("│5 │") == players


SETTLED = eight28.Settled(
    giver=0,
    sides=(
        side("6", hole="2"),
        side("10", "10", hole="8"),
        side("9", "9", "10", hole="7", out=True),
    ),
    declared=(),
    paid=(
        eight28.Paid(8, 8, (eight28.Share(0, 4, 0),)),
        eight28.Paid(28, 28, (eight28.Share(1, 2, 1),)),
    ),
)


def recap(step: int, size: tuple[int, int], language: Language = "en") -> Block:
    after = replace(THREE, before=SETTLED)
    return picture(look(after, ASKED, size, language)._replace(recap=step))


@ALL_SIZES
@ALL_LANGUAGES
def test_the_end_of_a_round_is_told_card_by_card_and_hides_no_decision(
    size: tuple[int, int], language: Language
) -> None:
    shown = [
        "".join(s.text for row in recap(step, size, language) for s in row) for step in range(6)
    ]
    backs = [each.count("▒▒") for each in shown[:4]]
    assert [backs[0] - each for each in backs] == [0, 1, 2, 3]
    here = look(THREE, ASKED, size, language)
    for each in shown:
        assert here.say("eight28-screen-do-take") in each
    assert shown[5] != shown[4] != shown[3]


ALL_OF_IT = eight28.Paid("hit", 28, (eight28.Share(0, 7, 1),))
HIT = replace(
    THREE,
    before=eight28.Settled(
        giver=0,
        sides=(side("2", "4", "1/11", hole="1/11"), side("10", hole="8"), side("9", hole="7")),
        declared=(),
        paid=(ALL_OF_IT,),
    ),
)


def feast(size: tuple[int, int], language: Language = "en", step: int | None = None) -> Block:
    here = look(HIT, ASKED, size, language)
    last = board_of("eight28").recap_steps(seen(here)) - 1
    return picture(here._replace(recap=last if step is None else step))


@ALL_SIZES
@ALL_LANGUAGES
def test_a_direct_hit_is_a_feast(size: tuple[int, int], language: Language) -> None:
    here = look(HIT, ASKED, size, language)
    rows = feast(size, language)
    banner = [s.text.strip() for each in rows for s in each if s.ink == "fresh"]
    assert f"◆◆◆ {here.say('eight28-screen-feast')} ◆◆◆" in banner
    shown = read(rows)
    assert shown.count("★") >= 1
    assert flat(seen(here).formatter.event(ALL_OF_IT)) in flat(shown.replace("│", " "))
    assert here.say("eight28-screen-do-take") in shown


def test_on_a_large_screen_a_feast_has_large_figures_the_cards_and_all_gems() -> None:
    shown = read(feast(SIZES[0]))
    assert "██████        ██████  ██████" in shown
    assert "│▒1/11│ │2 │ │4 │ │1/11│" in shown
    assert "◆" * 8 in shown


def test_a_feast_moves_and_ends_with_everything() -> None:
    here = look(HIT, ASKED, SIZES[0])
    last = board_of("eight28").recap_steps(seen(here)) - 1
    pictures = [read(feast(SIZES[0], step=step)) for step in range(4, last + 1)]
    assert len(set(pictures)) == len(pictures) > 4
    assert "◆" * 8 not in pictures[0]
    assert "◆" * 8 in pictures[-1]


@pytest.mark.parametrize("motion", ["full", "little", "none"])
def test_with_any_motion_the_feast_comes_and_without_it_stays(motion: str) -> None:
    recap = Recap()
    recap.attend(look(replace(THREE, before=None), ASKED, motion=motion))
    here, shown = look(HIT, ASKED, SIZES[0], motion=motion), list[str]()
    for _ in range(30):
        seconds = recap.attend(here)
        if recap.step is not None:
            shown.append(text(here._replace(recap=recap.step)))
        if seconds is None:
            break
        recap.tick()
    assert "DIRECT HIT" in shown[-1]
    assert "◆" * 8 in shown[-1]
    assert (recap.step is None) == (motion != "none")
    assert (len(set(shown)) > 1) == (motion == "full")
