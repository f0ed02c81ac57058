"""How the board of Farbstich tells the trick that has just ended, and the end of a game."""

from random import Random

import pytest

from server.engine.farbstich import FARBSTICH
from server.protocol import farbstich
from server.protocol.farbstich import FarbstichOptions
from server.protocol.lobby import Language
from server.protocol.notices import EventHistory, LeftTable, Missed, Skipped
from server.protocol.seat import Over, replace
from tests.cases import for_each
from tests.playing import do, random_deal
from tests.rules.farbstich_positions import play, position
from tests.screen.farbstich_tables import (
    COLLECTED,
    EXAMPLE,
    RICH,
    TIGHT,
    example,
    inks,
    plain,
    witnessed,
)
from tests.screen.positions import SIZES, choices, drawn_choices, look, seen, text
from tests.screen.seated import TABLE, Seated, course
from tui.boards.farbstich import BOARD, recap
from tui.drawing import read
from tui.places.ending import Ending
from tui.places.place import Look
from tui.places.table import AtTable
from tui.plain.games import Seen
from tui.text import LANGUAGES

pytestmark = pytest.mark.slow

LATE = "display R1 R2 | Anna R5 G1 | Ben G9 B1 | Cleo B3 B2"
LATE_COLLECTED = "Anna plays R5 | Ben plays G9 | Cleo plays B3 | Ben takes R"
LAST = "display R1 R2 | points 20 20 20 | Anna R5 | Ben G9 | Cleo B3"


def ended(step: int, name: str = "Frank", **of_the_look: object) -> Look:
    """The trick of the rule sheet."""
    return witnessed(example(0), COLLECTED, name, **of_the_look)._replace(recap=step)


def rows(of: Look, title: str) -> list[str]:
    lines = [plain(line) for line in text(of).splitlines()]
    start = next(y for y, line in enumerate(lines) if title in line)
    return [line for line in lines[start + 1 :] if line]


def test_a_trick_is_told_one_who_collected_after_the_other() -> None:
    of = [ended(step, size=TIGHT) for step in (1, 2, 3)]
    first, second, third = (rows(each, "Trick 8: who collected what") for each in of)
    emil = "■B Blue 10 3. ■B10 Emil"
    assert first[:3] == ["●R Red 11 1. ●R6 Frank ★Y 4 7 = 11", "2. ●R5 Doro", emil]
    assert second[1:3] == ["2. ●R5 Doro ●R 1 8 = 9", emil]
    assert third[2] == f"{emil} ▲G 6 = 6"


def test_what_is_told_just_now_stands_out() -> None:
    for step, told in ((1, "= 11"), (2, "= 9")):
        assert inks(ended(step, size=TIGHT), told) >= {"fresh"}
    assert "fresh" not in inks(ended(2, size=TIGHT), "= 11")


def test_there_is_a_step_for_each_and_one_for_those_who_go_without() -> None:
    assert recap.steps(seen(ended(1))) == 4
    assert recap.steps(seen(witnessed(position(LATE), LATE_COLLECTED))) == 2


@for_each("language", LANGUAGES)
@for_each("size", SIZES)
def test_that_a_tie_stopped_the_scoring_is_said_in_words(
    size: tuple[int, int], language: Language
) -> None:
    of = ended(4, "Anna", size=size, language=language)
    shown = text(of)
    assert of.say("farbstich-screen-tie-short") in shown
    if size != SIZES[-1]:
        told = of.say("farbstich-colour", colour="G"), of.say("farbstich-colour", colour="Y")
        colours = of.scene.texts.join(told)
        sentence = of.say("farbstich-screen-tied", colours=colours, total=9)
        assert plain(sentence) in plain(shown)


@for_each("size", SIZES)
def test_whoever_came_too_late_is_told_so_though_the_display_is_empty(
    size: tuple[int, int],
) -> None:
    of = witnessed(position(LATE), LATE_COLLECTED, size=size)._replace(recap=2)
    assert "· ●R5 Anna too late" in plain(text(of))
    assert "too late" not in text(of._replace(recap=1))
    assert inks(of, "Cleo") >= {"dim"}


@for_each("language", LANGUAGES)
@for_each("size", SIZES)
def test_the_recap_leaves_all_room_that_a_decision_needs(
    size: tuple[int, int], language: Language
) -> None:
    for step in range(1, 5):
        of = ended(step, size=size, language=language)
        assert drawn_choices(of) == set(choices(of)) != set()
        assert plain(of.say("farbstich-screen-ask-play")) in plain(text(of))
        assert "…" not in text(of)


def test_it_never_covers_the_cards_that_i_have_to_know_for_my_own() -> None:
    of = witnessed(example(0), f"{COLLECTED} | Frank plays W6", "Anna")._replace(recap=2)
    assert seen(of).in_turn
    assert not recap.is_shown(of, seen(of))
    assert not recap.fits(seen(of))


def test_who_has_nothing_to_decide_is_told_it_to_its_end() -> None:
    of = witnessed(example(0), f"{COLLECTED} | Frank plays W6", "Cleo")
    assert [recap.is_shown(of._replace(recap=step), seen(of)) for step in (3, 4)] == [True, False]


def test_while_a_trick_is_collected_there_is_none() -> None:
    of = witnessed(example(0), COLLECTED.rsplit(" | ", 1)[0])
    assert recap.recapped(seen(of)) is None


@for_each("size", SIZES)
def test_those_who_collect_are_shown_with_what_they_took(size: tuple[int, int]) -> None:
    of = witnessed(example(0), COLLECTED.rsplit(" | ", 2)[0], "Doro", size=size)
    told = "★Y 4 7 = 11" if size == RICH else "Frank ★Y 11"
    assert told in plain(text(of))


@for_each("size", [(81, 38), (80, 18), (40, 20)])
def test_what_a_card_of_the_last_trick_was_good_for_stays_there(size: tuple[int, int]) -> None:
    of = witnessed(example(0), f"{COLLECTED} | Frank plays W6", size=size)
    assert "1. ●R6 Frank +11" in plain(text(of))
    assert "Emil +6" in plain(text(of))


@for_each("size", SIZES)
def test_plain_ascii_is_enough_for_the_recap(size: tuple[int, int]) -> None:
    assert text(ended(4, size=size, glyphs="ascii")).isascii()


def test_who_was_not_there_is_told_nothing_that_he_cannot_know() -> None:
    of = witnessed(position(LATE), LATE_COLLECTED, size=TIGHT)._replace(recap=2)
    of.scene.recent_events.clear()
    assert "too late" not in text(of)
    assert "●R 1 2  = 3" not in text(of)


def test_what_happened_in_a_gap_is_not_guessed() -> None:
    somebody = Seated("farbstich", 3)
    for number, each in enumerate(course("farbstich", 3, 3), 1):
        somebody.follow(each.step, number)
        if number == 8:
            break
    assert somebody.scene.recent_events
    somebody.hear(Skipped(3))
    assert not somebody.scene.recent_events
    somebody.hear(
        Missed(TABLE, (farbstich.TrickBegan(2, 0),), 0),
        Missed(TABLE, (farbstich.Played(0, "R5"),), 7),
    )
    assert list(somebody.scene.recent_events) == [farbstich.Played(0, "R5")]


def test_what_happened_at_a_table_is_forgotten_with_it() -> None:
    somebody = Seated("farbstich", 3)
    somebody.follow(next(course("farbstich", 3, 3)).step)
    assert somebody.scene.recent_events
    somebody.hear(LeftTable(TABLE, False))
    assert not somebody.scene.recent_events


def test_who_comes_back_to_the_end_is_told_of_the_last_trick_by_what_he_asks_for() -> None:
    somebody = last_of_all()
    past = tuple(somebody.scene.recent_events)
    somebody.scene.recent_events.clear()
    somebody.hear(EventHistory(TABLE, 0, past))
    assert "Ben +" in read(BOARD.draw(somebody.look((80, 20)), found(somebody)))


def found(somebody: Seated) -> Seen:
    there = somebody.scene.seen()
    assert there is not None
    return there


# The end of a game


def between_games() -> Look:
    """The first game of two is over, the second one is dealt."""
    hands = "points 30 10 20 | display R1 R2 | games 2 | Anna R5 | Ben G9 | Cleo B3"
    table = position(hands, FarbstichOptions(games=2))
    of = witnessed(table, LATE_COLLECTED, size=TIGHT)
    dealt = do(FARBSTICH, play(table, LATE_COLLECTED).table, None, random_deal(30, Random(1))).state
    after = look(FARBSTICH.view(dealt, 0), FARBSTICH.legal(dealt, 0), TIGHT)
    after.scene.recent_events.extend(of.scene.recent_events)
    return after


def test_at_the_end_of_a_game_the_points_follow_the_last_one_first() -> None:
    of = between_games()
    assert recap.steps(seen(of)) == 5
    assert "Trick 9: who collected what" in text(of._replace(recap=2))
    told = [rows(of._replace(recap=step), "Game 1 is over: the points")[1:4] for step in (3, 5)]
    assert told[0][0].startswith("Ben 13")
    assert [line.split()[0] for line in told[1]] == ["Anna", "Cleo", "Ben"]


def last_of_all(language: Language = "en", motion: str = "full") -> Seated:
    """A player who has followed a whole game."""
    somebody = Seated("farbstich", 6, language=language, motion=motion)
    moves = list(course("farbstich", 6, 4))
    for number, each in enumerate(moves, 1):
        somebody.follow(each.step, number)
    waiting = FARBSTICH.waiting(moves[-1].step.state)
    assert isinstance(waiting, Over)
    somebody.end(waiting.result)
    somebody.place.attend(somebody.look((120, 40)))
    return somebody


def test_the_end_is_told_before_it_is_summed_up() -> None:
    somebody = last_of_all()
    assert isinstance(somebody.place, Ending)
    first = read(somebody.picture((80, 24)))
    assert "Trick 9: who collected what" in first
    assert "Frank wins" not in first
    somebody.place.hurry()
    assert "Frank wins" in read(somebody.picture((80, 24)))


@pytest.mark.parametrize(("motion", "steps"), [("full", 12), ("little", 1), ("none", 0)])
def test_it_moves_as_much_as_one_likes(motion: str, steps: int) -> None:
    somebody = last_of_all(motion=motion)
    told = 0
    while "Frank wins" not in read(somebody.picture((120, 40))):
        somebody.place.tick()
        told += 1
    assert told == steps
    assert somebody.place.attend(somebody.look((120, 40))) is None


@for_each("size", [(120, 40), (80, 24), (40, 20)])
def test_what_is_told_of_the_end_stays_where_it_is(size: tuple[int, int]) -> None:
    somebody = last_of_all()
    edges = set()
    for _ in range(6):
        drawn = read(somebody.picture(size)).splitlines()
        edges |= {(y, line.index("Trick 9:")) for y, line in enumerate(drawn) if "Trick 9:" in line}
        somebody.place.tick()
    assert len(edges) == 1


@for_each("language", LANGUAGES)
@for_each("size", [(120, 40), (80, 24), (40, 20)])
def test_nothing_of_the_end_is_cut(size: tuple[int, int], language: Language) -> None:
    somebody = last_of_all(language)
    for _ in range(12):
        assert "…" not in read(somebody.picture(size))
        somebody.place.tick()


def test_the_last_trick_of_all_is_kept_with_those_who_came_too_late() -> None:
    of = witnessed(position(LAST), LATE_COLLECTED, size=RICH)
    kept = plain(read(BOARD.keepsake(of, seen(of))))
    assert "1. ▲G9 Ben ●R 1 2 = 3" in kept
    assert "· ●R5 Anna too late" in kept


@for_each("size", SIZES)
def test_in_a_replay_the_end_tells_who_came_too_late_by_who_collected_last(
    size: tuple[int, int],
) -> None:
    of = witnessed(position(LAST), LATE_COLLECTED, size=size)
    assert "1. ▲G9 Ben +3 · ●R5 Anna · ■B3 Cleo" in plain(text(of))
    of.scene.recent_events.clear()
    assert "· ●R5 Anna" not in plain(text(of))


def test_any_key_ends_what_is_told_step_by_step() -> None:
    somebody = Seated("farbstich", 3)
    for number, each in enumerate(course("farbstich", 3, 3), 1):
        somebody.follow(each.step, number)
        somebody.place.attend(somebody.look((80, 24)))
        found = somebody.scene.seen()
        if found is not None and recap.recapped(found) and recap.steps(found) > 2:
            break
    assert isinstance(somebody.place, AtTable)
    before = read(somebody.picture((80, 24)))
    somebody.place.hurry()
    after = read(somebody.picture((80, 24)))
    assert before != after
    somebody.place.hurry()
    assert read(somebody.picture((80, 24))) == after


def test_the_first_trick_of_a_game_has_nothing_before_it() -> None:
    view = FARBSTICH.view(position(EXAMPLE), 0)
    assert isinstance(view, farbstich.FarbstichView)
    assert recap.recapped(seen(look(replace(view, last_trick=None)))) is None
