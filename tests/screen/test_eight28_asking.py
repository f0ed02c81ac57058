"""8-28: what one is asked and what is done for him, the clocks, and which card is hidden."""

from collections.abc import Sequence

import pytest

from server.cards import NumberCard
from server.protocol import eight28
from server.protocol.lobby import Chair, Language
from server.protocol.seat import Move, Turn, replace
from tests.cases import for_each
from tests.plain.scripted_house import chair
from tests.screen.positions import SIZES, choices, drawn_choices, look, picture, text, whole
from tests.screen.test_eight28_board import ASKED, THREE, flat, side, view
from tui.drawing import read
from tui.places.frame import framed, keys_of
from tui.places.place import Look
from tui.places.table import AtTable
from tui.plain.prompt import new_prompt
from tui.text import LANGUAGES

pytestmark = pytest.mark.slow

WHOLE = ((40, 20), (80, 24), (120, 40))
ALL_SIZES = pytest.mark.parametrize("size", SIZES, ids=["rich", "tight", "narrow"])
ALL_WHOLE = pytest.mark.parametrize("size", WHOLE)
ALL_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)
DECLARE: tuple[Move, ...] = (eight28.Declare(8), eight28.Declare(28))
REVEALED = view(
    side("4", "1/11", "1/11", hole="2"), side("3", hole="2"), side("4", hole="4"), giver=2
)
FOUR = view(side("4", hole="4"), side("3", "1/11"), side("9", "10"), side("2", "2"))
OTHERS = replace(FOUR, to_ask=(1,), waiting=Turn((1,)))
CLOCKS = (65, 44, 12, 150)


def after_no_more(
    position: eight28.Eight28View, legal: Sequence[Move], size: tuple[int, int], language: Language
) -> Look:
    here = look(position, legal, size, language)
    assert here.scene.room is not None
    here.scene.room = replace(here.scene.room, standing={"move": "decline"})
    return here


# After "no more this round"


@ALL_SIZES
@ALL_LANGUAGES
def test_who_wants_no_more_cards_is_still_asked_for_which_half_he_plays(
    size: tuple[int, int], language: Language
) -> None:
    here = after_no_more(REVEALED, DECLARE, size, language)
    shown = flat(text(here))
    assert flat(here.say("eight28-screen-choose")) in shown
    assert flat(here.say("eight28-screen-declining")) not in shown
    assert {"declare:8", "declare:28"} <= drawn_choices(here)


@ALL_SIZES
@ALL_LANGUAGES
def test_what_is_declined_for_somebody_is_no_question_to_him(
    size: tuple[int, int], language: Language
) -> None:
    here = after_no_more(THREE, ASKED, size, language)
    shown = text(here)
    assert flat(here.say("eight28-screen-declining")) in flat(shown)
    assert flat(here.say("eight28-screen-take")) not in flat(shown)
    assert choices(here) == ["ask-again"]
    assert drawn_choices(here) == {"ask-again"}
    assert here.glyphs.strong.down not in shown
    assert here.glyphs.turn not in shown


def test_who_lets_his_no_stand_is_not_called() -> None:
    asked, declined = look(THREE, ASKED), after_no_more(THREE, ASKED, SIZES[1], "en")
    for each in (asked, declined):
        new_prompt(each.scene)
    assert asked.scene.prompt
    assert not declined.scene.prompt
    assert asked.say("screen-your-turn") in read(whole(asked._replace(width=80, height=24)))
    assert asked.say("screen-your-turn") not in read(whole(declined._replace(width=80, height=24)))
    choosing = after_no_more(REVEALED, DECLARE, SIZES[1], "en")
    new_prompt(choosing.scene)
    assert choosing.scene.prompt


# Clocks and those who are away


@ALL_WHOLE
@ALL_LANGUAGES
def test_my_clock_and_that_of_the_one_who_is_asked_are_seen_at_every_size(
    size: tuple[int, int], language: Language
) -> None:
    for position, legal in ((FOUR, ASKED), (OTHERS, ())):
        here = look(position, legal, size, language, left=CLOCKS)
        shown = read(whole(here))
        assert "1:05" in shown
        assert "0:44" in shown or (position is FOUR and size == WHOLE[0])
        here = here._replace(elapsed=3)
        shown = read(whole(here))
        assert ("1:02" if position is FOUR else "0:41") in shown


@for_each("size", WHOLE[1:])
def test_where_there_is_room_all_clocks_are_seen_however_long_the_names(
    size: tuple[int, int],
) -> None:
    names = ("Anna", "Bartholomäus von Eck", "Maximiliane-Charlotte", "Dora")
    chairs = [chair(name, covered=name != "Anna") for name in names]
    here = look(FOUR, ASKED, size, "de", names, CLOCKS, chairs)
    shown = read(whole(here))
    for each in ("1:05", "0:44", "0:12", "2:30"):
        assert each in shown
    assert shown.count(here.say("screen-mark", mark="covered")) == 3


@ALL_LANGUAGES
def test_on_a_phone_one_sees_who_is_away_and_for_whom_a_bot_plays(language: Language) -> None:
    chairs: list[Chair | None] = [
        chair("Anna"),
        chair("Bartholomäus", covered=True),
        chair("Cleo", presence="gone"),
        chair("Dora"),
    ]
    here = look(FOUR, ASKED, WHOLE[0], language, chairs=chairs)
    rows = {each.split()[0][:2]: each for each in read(whole(here)).split("\n") if each.strip()}
    away, bot = here.say("screen-mark", mark="gone"), here.say("screen-mark", mark="bot")
    assert f" {bot} " in rows["Ba"]
    assert f" {away} " in rows["Cl"]
    assert f" {bot} " not in rows["Do"]
    assert f" {away} " not in rows["Do"]


def test_a_phone_shows_pile_and_supply_where_rows_are_free() -> None:
    here = look(THREE, ASKED, WHOLE[0])
    shown = read(whole(here))
    assert "20 cards left" in shown
    assert "supply: 40b 15r" in shown


# The hidden card


@ALL_WHOLE
@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
def test_my_hidden_card_is_told_apart_without_any_colour(
    size: tuple[int, int], glyphs: str
) -> None:
    here = look(FOUR, ASKED, size, glyphs=glyphs)
    back = here.glyphs.back
    rows = whole(here)
    mine = [span.text.strip(" │|") for each in rows for span in each if span.ink == "back"]
    assert f"{back}4" in mine
    assert "4" not in mine
    assert f"{back}4" in read(rows)


# Proportions


def test_a_table_does_not_grow_with_any_window() -> None:
    for width in (161, 240):
        rows = read(picture(look(FOUR, ASKED, (width, 50)))).split("\n")
        (framed,) = (each for each in rows if "Round 3" in each)
        middle = framed[framed.index("Round 3") - 3 :].partition("╮")[0]
        assert len(middle) < 50
        assert framed.index("╭") > 10


# Arrows and Enter


def test_enter_answers_nothing_before_one_has_pointed_at_it() -> None:
    here, place = look(THREE, ASKED, WHOLE[1]), AtTable()
    assert place.pointed(here) == ""
    place.step(1)
    assert place.pointed(here) == "take"
    place.step(1)
    assert place.pointed(here) == "decline"
    waiting = look(replace(THREE, to_ask=(1,), waiting=Turn((1,))), (), WHOLE[1])
    assert place.pointed(waiting) == ""
    assert place.pointed(here) == ""
    choosing = look(REVEALED, DECLARE, WHOLE[1])
    assert place.pointed(choosing) == ""
    place.step(-1)
    assert place.pointed(choosing) == "declare:28"
    assert place.pointed(here) == ""


@ALL_WHOLE
def test_what_one_points_at_is_seen_and_the_letters_still_work(size: tuple[int, int]) -> None:
    here, place = look(THREE, ASKED, size, keys={"take": "ü"}), AtTable()
    place.pointed(here)
    place.step(1)
    pointed = here._replace(pointed=place.pointed(here))
    rows = framed(pointed, place)
    marked = "".join(s.text for each in rows for s in each if s.ink == "pointed")
    assert here.say("eight28-screen-do-take") in marked
    keys = keys_of(pointed, place)
    assert (keys["ü"], keys["n"], keys["x"]) == ("take", "decline", "no-more")
    assert not {"1", "2", "y"} & {*keys}
    assert all(each.at_once for each in place.choices(here) if each.pointed)


@ALL_SIZES
def test_that_nobody_knows_of_too_much_is_said_only_as_long_as_it_is_so(
    size: tuple[int, int],
) -> None:
    cases: tuple[tuple[NumberCard | None, str], ...] = (
        (None, "Nobody knows yet"),
        ("10", "31: too much"),
    )
    for hidden, told in cases:
        sides = (side("9", "10", "2", hole="10"), side("3", hole=hidden), side("4", hole=hidden))
        drawn = flat(text(look(view(*sides), (), size, "en")))
        assert told in drawn
        assert ("Nobody knows" in drawn) == (hidden is None)
