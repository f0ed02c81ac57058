"""A new table: every option can be set, and what is opened is what was shown."""

import pytest

from server.engine import GAMES
from server.protocol.fields import choices as values_of
from server.protocol.lobby import TimeControl
from server.protocol.requests import Open
from tests.cases import for_each
from tests.screen.places import (
    EVERYWHERE,
    HandsOfTest,
    every_choice_is_there,
    flat,
    in_room,
    look,
    scene,
    screen,
    told,
)
from tui.places.opening import CLOCKS, LEVELS, SEATS, Opening
from tui.places.place import Look
from tui.plain.registry import FACES
from tui.text import LANGUAGES, Language

Size = tuple[int, int]


def opened(place: Opening) -> Open:
    hands = HandsOfTest()
    place.do("open", look(scene()), hands)
    (request,) = hands.asked
    assert isinstance(request, Open)
    return request


def values(place: Opening, what: str, seen: Look) -> list[str]:
    """All that it says until it begins again."""
    said = list[str]()
    while True:
        now = next(each.value for each in place.fields(seen) if each.does == what)
        if now in said:
            return said
        said.append(now)
        place.do(what, seen, HandsOfTest())


@for_each(("size", "language"), EVERYWHERE)
@pytest.mark.parametrize("game", FACES)
def test_every_option_has_a_name_a_value_and_a_sentence(
    size: Size, language: Language, game: str
) -> None:
    place, seen = Opening(game), look(scene(language), size)
    every_choice_is_there(place, seen)
    for at, field in enumerate(place.fields(seen)):
        place.at = at
        words = told(screen(place, seen))
        for part in (field.label, field.value, field.about):
            assert flat(part) in words


@for_each("language", LANGUAGES)
@pytest.mark.parametrize("game", FACES)
def test_every_value_of_every_option_has_a_word_of_its_own(game: str, language: Language) -> None:
    place, seen = Opening(game), look(scene(language))
    possible = values_of(GAMES[game].options)
    for name in GAMES[game].options.__struct_fields__:
        said = values(place, f"option-{name}", seen)
        assert len(said) == len(possible[name])
        words = [seen.say("opening-option", option=name), *said]
        raw = {name, *(each for each in possible[name] if not each.isdigit())}
        assert not raw & set(words)
        assert seen.say("opening-option-about", option=name) != name


@for_each("language", LANGUAGES)
@pytest.mark.parametrize("what", ["clock", "level", "private", "seats", "bots", "game"])
def test_everything_else_has_different_words_for_different_values(
    what: str, language: Language
) -> None:
    counts = {
        "clock": len(CLOCKS),
        "level": len(LEVELS),
        "private": 2,
        "seats": len(SEATS["eight28"]),
        "bots": 5,
        "game": len(FACES),
    }
    assert len(values(Opening(), what, look(scene(language)))) == counts[what]


def test_the_seats_are_those_that_each_game_allows() -> None:
    assert {game: tuple(seats) for game, seats in SEATS.items()} == {
        game: tuple(GAMES[game].seats) for game in FACES
    }


@pytest.mark.parametrize("game", FACES)
def test_without_a_change_it_is_the_usual_table(game: str) -> None:
    usual = GAMES[game].options()
    options = {each: getattr(usual, each) for each in usual.__struct_fields__}
    assert opened(Opening(game)) == Open(game, FACES[game].seats, options)


def test_what_was_set_is_what_is_opened() -> None:
    place, hands, seen = Opening(), HandsOfTest(), look(scene())
    for what in (
        "game",
        "seats",
        "option-games",
        "clock",
        "clock",
        "bots",
        "bots",
        "level",
        "private",
    ):
        place.do(what, seen, hands)
    assert opened(place) == Open(
        "farbstich",
        5,
        {"games": 2, "open_scores": False},
        TimeControl(60, 5),
        bots=("master", "master"),
        private=True,
    )
    assert hands.asked == []


def test_every_value_can_be_gone_back_to() -> None:
    place, seen = Opening(), look(scene())
    before = opened(place)
    for at, field in enumerate(place.fields(seen)[1:], start=1):
        place.at = at
        place.do("next", seen, HandsOfTest())
        assert opened(place) != before or field.does in ("bots", "level")
        place.do("previous", seen, HandsOfTest())
        assert opened(place) == before


def test_fewer_seats_take_fewer_bots() -> None:
    place, seen = Opening(), look(scene())
    for _ in range(4):
        place.do("bots", seen, HandsOfTest())
    assert opened(place).bots == ("club",) * 4
    place.at = 1
    place.do("previous", seen, HandsOfTest())
    assert (opened(place).seats, opened(place).bots) == (3, ("club",) * 3)


def test_it_is_over_once_one_sits_at_a_table() -> None:
    made = scene()
    assert Opening().still_makes_sense(look(made))
    assert not Opening().still_makes_sense(look(in_room(made)))


def test_a_refusal_is_read_where_the_table_was_wanted() -> None:
    place, seen = Opening(), look(scene())
    screen(place, seen)
    place.do("open", seen, HandsOfTest())
    seen.message_log.add("refused", "There are too many tables.")
    assert "There are too many tables." in told(screen(place, seen))
    place.do("seats", seen, HandsOfTest())
    assert "There are too many tables." not in told(screen(place, seen))
