"""Games that are over, seen again: the list of them, and each step by step."""

from functools import cache
from typing import Any

import pytest

from server.engine import GAMES
from server.protocol.lobby import FinishedGame
from server.protocol.notices import FinishedGames, Replayed
from server.protocol.requests import Finished, Replay
from tests.cases import for_each
from tests.playing import PlayedMove
from tests.screen.places import EVERYWHERE, HandsOfTest, flat, look, scene, screen, told
from tests.screen.seated import course
from tui.boards.registry import board_of
from tui.drawing import CUT, read
from tui.places.place import Look
from tui.places.replay import Replaying, hidden
from tui.places.replays import Replays
from tui.plain.scene import Scene
from tui.text import Language

Size = tuple[int, int]
RECORD = "dda63ca8f6ad"
NAMES = ("Anna", "Ben", "Cleo", "Doro", "Emil", "Frank")
LONG = ("Anna-Katharina", "Bartholomäus von Eck", "Maximiliane", "Doro", "Emil", "Frank")
PLAYERS = {"eight28": 6, "farbstich": 6, "schatzsuche": 4}
CHOICES = ("next", "previous", "next-round", "previous-round", "fog", "seat")
ROUNDS = (0, 3, 7)


@cache
def played(game: str) -> list[PlayedMove]:
    return list(course(game, min(PLAYERS[game], GAMES[game].seats[-1]), 5))


def shown(game: str, language: Language = "en", names: tuple[str, ...] = NAMES) -> Scene:
    """The middle of a game, with open cards."""
    moves, rules = played(game), GAMES[game]
    step = len(moves) // 2
    state: Any = moves[step].step.state
    players = rules.view(state, 0).players
    made = scene(language)
    made.replay = Replayed(
        record=RECORD,
        game=game,
        names=names[:players],
        step=step,
        steps=len(moves),
        rounds=ROUNDS,
        seat=None,
        views=tuple(rules.view(state, seat) for seat in range(players)),
        events=tuple(moves[step].step.events),
    )
    return made


def at_step(made: Scene, step: int) -> None:
    now = made.replay
    assert now is not None
    fields = {name: getattr(now, name) for name in now.__struct_fields__}
    made.replay = Replayed(**{**fields, "step": step})


def seen(made: Scene, size: Size = (80, 24), **taste: object) -> tuple[Replaying, Look]:
    place = Replaying(RECORD)
    return place, look(made, size, place, **taste)


@for_each(("size", "language"), EVERYWHERE)
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_stands_in_the_bar(size: Size, language: Language, game: str) -> None:
    place, there = seen(shown(game, language), size)
    for open_cards in (True, False):
        place.is_open = open_cards
        rows = screen(place, there)
        words = told(rows)
        does = {span.does for each in rows for span in each}
        assert {*CHOICES} <= does
        assert all(flat(each.label) in words for each in place.choices(there))


@for_each(("size", "language"), EVERYWHERE)
@pytest.mark.parametrize("game", GAMES)
def test_the_title_tells_game_and_step_in_full(size: Size, language: Language, game: str) -> None:
    made = shown(game, language)
    place, there = seen(made, size)
    (top, *_) = screen(place, there)
    assert made.replay is not None
    head = read([top])
    assert flat(place.title(there)) in flat(head)
    assert str(made.replay.step + 1) in head
    assert str(made.replay.steps) in head


@for_each("language", ["en", "de"])
def test_arrows_are_shown_as_arrows(language: Language) -> None:
    place, there = seen(shown("farbstich", language))
    words = read(screen(place, there))
    assert all(f"{arrow} " in words for arrow in "→←↓↑")


def test_where_there_are_no_arrows_the_keys_have_names() -> None:
    place, there = seen(shown("farbstich", "de"), (120, 40), glyphs="ascii")
    words = told(screen(place, there))
    assert "Rechts weiter Links zurück Runter Stich vor Hoch Stich zurück" in words


@for_each(("size", "language"), EVERYWHERE)
def test_no_card_of_an_open_hand_is_cut(size: Size, language: Language) -> None:
    """Only names may be."""
    made = shown("farbstich", language, LONG)
    place, there = seen(made, size)
    assert made.replay is not None
    words = told(screen(place, there))
    of = board_of("farbstich").hidden
    for view in made.replay.views:
        for card in of(there, view):
            assert card.text.strip() in words


def test_names_of_open_hands_have_the_room_that_the_cards_leave() -> None:
    made = shown("farbstich", names=LONG)
    _, there = seen(made)
    assert made.replay is not None
    assert CUT not in read(hidden(there, made.replay, 80))
    assert "Bartho" in read(hidden(there, made.replay, 36))


@pytest.mark.parametrize(
    ("does", "at", "step"),
    [
        ("next", 4, 5),
        ("previous", 4, 3),
        ("previous", 0, 0),
        ("next-round", 0, 3),
        ("next-round", 3, 7),
        ("previous-round", 7, 3),
        ("previous-round", 5, 3),
        ("previous-round", 2, 0),
    ],
)
def test_one_steps_and_leaps(does: str, at: int, step: int) -> None:
    made = shown("farbstich")
    at_step(made, at)
    place, there = seen(made)
    hands = HandsOfTest()
    place.do(does, there, hands)
    assert hands.asked == [Replay(RECORD, step, None)]


def test_beyond_the_last_round_one_leaps_to_the_end() -> None:
    made = shown("farbstich")
    place, there = seen(made)
    hands = HandsOfTest()
    place.do("next-round", there, hands)
    assert made.replay is not None
    assert hands.asked == [Replay(RECORD, made.replay.steps - 1, None)]


def test_one_can_hide_the_cards_and_take_another_seat() -> None:
    made = shown("farbstich")
    at_step(made, 4)
    place, there = seen(made)
    hands = HandsOfTest()
    for does in ("fog", "seat", "fog"):
        place.do(does, there, hands)
    assert hands.asked == [Replay(RECORD, 4, 0), Replay(RECORD, 4, 1), Replay(RECORD, 4, None)]


def test_no_key_of_a_replay_is_one_that_means_something_everywhere() -> None:
    place, there = seen(shown("farbstich"))
    assert not {each.key for each in place.choices(there)} & {*"pclsr?:"}


# The list


def finished(language: Language = "en", games: int = 30) -> Scene:
    made = scene(language)
    made.finished_games = FinishedGames(
        tuple(
            FinishedGame(f"R-{n}", game, 1_790_000_000 + n, LONG, (31, 28, -7, 0, 4, 9), (0,), 2)
            for n, game in enumerate([*GAMES] * (games // len(GAMES)))
        )
    )
    return made


@for_each(("size", "language"), EVERYWHERE)
@pytest.mark.parametrize("at", [0, 1, 17, 29])
def test_the_game_that_is_pointed_at_is_told_in_full(
    size: Size, language: Language, at: int
) -> None:
    place = Replays()
    there = look(finished(language), size, place)
    place.step(at)
    rows = screen(place, there)
    lines = [each for each in rows if any(span.does == f"R-{at}" for span in each)]
    words = told(lines)
    assert CUT not in words
    game = there.scene.game_name([*GAMES][at % len(GAMES)])
    assert words.removeprefix(f"{at + 1} ").startswith(
        f"2026-09-21 14:13 {game} Anna-Katharina 31, Bartholomäus von Eck 28,"
    )
    assert "Maximiliane \N{MINUS SIGN}7," in words


def test_a_game_of_the_list_is_seen_from_ones_own_seat() -> None:
    place, hands = Replays(), HandsOfTest()
    there = look(finished(), (80, 24), place)
    place.arrive(there, hands)
    place.do("R-4", there, hands)
    assert hands.asked == [Finished(), Replay("R-4")]
    (replay,) = hands.places
    assert isinstance(replay, Replaying)
    assert (replay.record, replay.seat) == ("R-4", 2)


def test_a_game_can_be_seen_by_its_number() -> None:
    place, hands = Replays(), HandsOfTest()
    place.do("typed", look(finished(), (80, 24), place), hands)
    hands.then(f" {RECORD} ")
    assert hands.asked == [Replay(RECORD)]


def test_who_has_finished_nothing_is_told_so() -> None:
    place = Replays()
    there = look(scene(), (40, 20), place)
    assert flat(there.say("plain-no-finished")) in told(screen(place, there))
