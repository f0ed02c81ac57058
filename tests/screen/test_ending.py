"""The end of a game: the winners, the points of all, how it went, and how to check it."""

import re
from collections.abc import Sequence

import pytest

from server.protocol import farbstich, schatzsuche
from server.protocol.lobby import Address
from server.protocol.notices import GameEnded
from server.protocol.requests import History, Leave, Rematch, Replay
from server.protocol.seat import Event, Result, replace
from tests.cases import for_each
from tests.plain.scripted_house import chair
from tests.screen.places import (
    EVERYWHERE,
    SIZES,
    HandsOfTest,
    flat,
    in_room,
    look,
    scene,
    screen,
    told,
)
from tests.screen.places import every_choice_is_there as choices_are_there
from tui.drawing import CUT, read
from tui.places.chart import chart
from tui.places.confirm import Confirm
from tui.places.ending import Ending
from tui.places.place import Look
from tui.places.replay import Replaying
from tui.plain.invitation import to_save, to_verify
from tui.plain.scene import Scene
from tui.text import Language

Size = tuple[int, int]
RECORD, SECRET = "dda63ca8f6ad", "5e" * 32
LONG = ("Anna-Katharina", "Bartholomäus", "Maximiliane", "Doro", "Emil", "Frank")
MINUS = "\N{MINUS SIGN}"
TRICKS = ((0, 6), (1, 9), (2, 7), (1, 3), (0, 2), (2, 9), (1, 4), (1, 5), (0, 8))
"""Collectors and colours in each of them."""


def ended(
    game: str,
    points: Sequence[int],
    past: Sequence[Event] = (),
    language: Language = "en",
    you: int | None = 0,
    names: Sequence[str] = LONG,
) -> Scene:
    made = scene(language, name=names[0])
    chairs = tuple(chair(name) for name in names[: len(points)])
    in_room(made, game, len(points), chairs=chairs, phase="over", you=you, record=RECORD)
    winners = tuple(seat for seat, each in enumerate(points) if each == max(points))
    made.over = GameEnded(3, Result(tuple(points), winners), RECORD, SECRET)
    made.game_events = tuple(past)
    return made


def tricks(games: int = 1) -> list[Event]:
    """Of Farbstich; every card that is collected is a red one."""
    events: list[Event] = []
    for number, (seat, worth) in enumerate(TRICKS * games):
        events.append(farbstich.TrickBegan(number % len(TRICKS) + 1, seat))
        events.append(farbstich.Collected(seat, "R", (f"R{worth}",)))  # type: ignore[arg-type]
    points = [sum(w for seat, w in TRICKS * games if seat == each) for each in range(3)]
    return [*events, farbstich.Ended(tuple(points), (points.index(max(points)),))]


def rounds(*totals: tuple[int, ...]) -> list[Event]:
    """Of Schatzsuche."""
    nothing = (0,) * len(totals[0])
    return [schatzsuche.Scored(nothing, nothing, nothing, each) for each in totals]


def seen(made: Scene, size: Size = (80, 24), **taste: object) -> tuple[Ending, Look]:
    place = Ending()
    return place, look(made, size, place, **taste)


def whole(made: Scene, size: Size = (80, 24), **taste: object) -> str:
    """However far one would have to scroll."""
    place, there = seen(made, size, **taste)
    return read(place.text(there))


@for_each(("size", "language"), EVERYWHERE)
@pytest.mark.parametrize("game", ["farbstich", "eight28", "schatzsuche"])
def test_nothing_is_cut(size: Size, language: Language, game: str) -> None:
    """But names in the chart, which stand in full above it."""
    past = tricks() if game == "farbstich" else rounds((3, 9, 2), (13, 8, 3), (16, 18, 21))
    made = ended(game, (16, 21, 16), past if game != "eight28" else (), language)
    place, there = seen(made, size)
    rows = place.text(there)
    words = told(rows)
    lines = read(rows).splitlines()
    assert not any(CUT in line for line in lines if not re.search("[▁▂▃▄▅▆▇█]", line))
    assert all(name in words for name in LONG[:3])
    assert max(map(len, lines)) <= size[0]
    say = there.say
    for key in ("screen-proof", "screen-save"):
        assert flat(say(key)) in words
    for command in (to_verify(there.scene, RECORD), to_save(there.scene, RECORD)):
        assert flat(command) in words
    assert flat(say("screen-won", winners=LONG[1], count=1, you="no")) in words
    assert SECRET in read(rows).replace("\n", "").replace(" ", "")
    assert (say("screen-rounds", game=game) in words) == (game != "eight28")


@for_each(("size", "language"), EVERYWHERE)
def test_every_choice_can_be_seen_and_clicked(size: Size, language: Language) -> None:
    place, there = seen(ended("farbstich", (16, 21, 16), tricks(), language), size)
    if size[0] >= 80:
        choices_are_there(place, there)
    words = told(screen(place, there))
    assert all(
        flat(each.label) in words for each in place.choices(there) if each.does in ("replay",)
    )


@for_each("size", SIZES[1:])
def test_a_mark_says_that_there_is_more_below(size: Size) -> None:
    place, there = seen(ended("farbstich", (16, 21, 16), tricks()), size)
    drawn = screen(place, there)
    marks = [span.text.strip() for row in drawn for span in row if "▼" in span.text]
    assert marks == ["▼"]
    place.scroll = 10**6
    assert "▼" not in read(screen(place, there))
    assert "▲" in read(screen(place, there))


def test_the_best_stand_first_and_equal_points_share_a_place() -> None:
    shown = whole(ended("eight28", (7, 21, 7, 0), names=("Anna", "Ben", "Cleo", "Doro")))
    found = re.findall(r"(\d)\.  (\w+) +(\d+)", shown)
    assert found == [("1", "Ben", "21"), ("2", "Anna", "7"), ("2", "Cleo", "7"), ("4", "Doro", "0")]


@pytest.mark.parametrize(
    ("you", "points", "words"),
    [
        (0, (9, 3, 1), "You win!"),
        (1, (9, 3, 1), "Anna-Katharina wins."),
        (None, (9, 9, 1), "Anna-Katharina and Bartholomäus share the win."),
    ],
)
def test_the_winners_are_named(you: int | None, points: tuple[int, ...], words: str) -> None:
    assert words in whole(ended("farbstich", points, you=you))


@for_each("size", SIZES)
def test_all_points_below_zero_have_a_minus_sign(size: Size) -> None:
    shown = whole(ended("schatzsuche", (-103, -4, 12), rounds((-103, -4, 12))), size)
    assert f"{MINUS}103" in shown
    assert not re.search(r"-\d", shown)
    assert shown.count(f"{MINUS}4") == 2


def test_each_game_has_its_own_word_for_what_is_counted() -> None:
    """In German they differ most."""
    three = rounds((3, 0, 0), (4, 9, 0), (15, 9, 0))
    told_of = {
        "farbstich": ("Stich 1: Anna-Katharina geht mit 6 in Führung.", tricks()),
        "schatzsuche": ("Runde 2: Bartholomäus geht mit 9 in Führung.", three),
    }
    for game, (sentence, past) in told_of.items():
        assert sentence in whole(ended(game, (16, 21, 16), past, "de"))
    when = look(scene("de")).say("screen-turn-when", game="eight28", part=0, round=3)
    assert when == "Durchgang 3"


def test_in_a_match_of_farbstich_the_game_is_told_with_the_trick() -> None:
    shown = whole(ended("farbstich", (32, 42, 32), tricks(games=2), "de"), (120, 40))
    assert re.search(r"^ +Partie 1, Stich 2: Bartholomäus geht mit 9 in Führung", shown, re.M)
    assert re.search(r"Stich +1 +2 +3 .* 9 +1 +2 .* 9$", shown, re.M)


def test_nobody_takes_the_lead_with_nothing() -> None:
    shown = whole(ended("schatzsuche", (-1, -4, -9), rounds((0, -4, -9), (-1, -4, -9))))
    assert "lead" not in shown


AFTER = [(each, -each, each // 2) for each in range(1, 40)]


@pytest.mark.parametrize("rounds", [1, 3, 9, 18, 30, 39])
@pytest.mark.parametrize("width", [34, 74, 100])
def test_the_chart_fits_and_has_the_newest_rounds(width: int, rounds: int) -> None:
    drawn = chart(look(ended("eight28", (1, 2, 3)), (width, 20)), LONG[:3], AFTER[:rounds], "x")
    lines = read(drawn).splitlines()
    assert len(lines) == 4
    assert max(map(len, lines)) <= width
    assert [line.split()[-1] for line in lines[:3]] == [
        str(rounds),
        f"{MINUS}{rounds}",
        str(rounds // 2),
    ]
    bars = re.findall(r"[▁▂▃▄▅▆▇█]", lines[1])
    assert bars[-1] == "▁"
    assert lines[0].lstrip().startswith("Anna-Ka")


def test_bars_have_gaps_between_them_where_nine_of_them_fit_on_a_phone() -> None:
    drawn = chart(look(ended("farbstich", (1, 2, 3)), (34, 20)), LONG[:3], AFTER[:9], "farbstich")
    assert re.search(r"([▁▂▃▄▅▆▇█] ){9}", read(drawn))
    assert re.search(r"1 2 3 4 5 6 7 8 9", read(drawn))


def test_the_chart_is_in_the_middle() -> None:
    lines = whole(ended("farbstich", (16, 21, 16), tricks()), (80, 24)).splitlines()
    drawn = [line for line in lines if "█" in line or "▁" in line]
    assert drawn
    for line in drawn:
        before, after = len(line) - len(line.lstrip()), 80 - len(line)
        assert abs(before - after) <= 2


def test_on_a_large_screen_high_bars_stand_beside_the_places() -> None:
    lines = whole(ended("farbstich", (16, 21, 16), tricks()), (120, 40)).splitlines()
    first = next(i for i, line in enumerate(lines) if "1." in line and LONG[1] in line)
    assert any("█" in line for line in lines[first : first + 3])
    assert sum("█" in line for line in lines) > 3


def test_a_bar_is_so_high_as_its_points_are_many_and_parts_from_the_one_above() -> None:
    points = [(1, 0), (2, 1), (3, 3)]
    drawn = chart(look(ended("eight28", (3, 3)), (60, 20)), ("Anna", "Ben"), points, "eight28", 2)
    assert [line[15:] for line in read(drawn).splitlines()] == [
        "",
        "            ▃▃▃▃▃ █████",
        "Anna  ▆▆▆▆▆ █████ █████      3",
        "",
        "                  █████",
        "Ben   ▁▁▁▁▁ ▆▆▆▆▆ █████      3",
        "Round 1     2     3",
    ]


@for_each("size", SIZES)
def test_plain_ascii_is_enough(size: Size) -> None:
    names = ("Anna", "Ben", "Cleo")
    made = ended("farbstich", (16, 21, 16), tricks(), names=names)
    place, there = seen(made, size, glyphs="ascii")
    assert read(place.text(there)).isascii()


@for_each(("size", "language"), EVERYWHERE)
@pytest.mark.parametrize("game", ["farbstich", "eight28", "schatzsuche"])
def test_what_is_new_never_eats_the_name_of_the_game(
    size: Size, language: Language, game: str
) -> None:
    place, there = seen(ended(game, (16, 21, 16), language=language), size)
    for unread in (0, 1, 128):
        there.message_log.unread = unread
        (top, *_) = screen(place, there)
        assert place.title(there) in read([top])
        if size[0] >= 80:
            assert LONG[0] in read([top])


def test_what_can_be_done() -> None:
    place, there = seen(ended("farbstich", (16, 21, 16)))
    hands = HandsOfTest()
    place.arrive(there, hands)
    for does in ("rematch", "replay", "copy"):
        place.do(does, there, hands)
    place.escape(there, hands)
    assert hands.asked == [History(), Rematch(), Replay(RECORD)]
    assert hands.copied == [f"kartenhaus records {RECORD} | kartenhaus verify -"]
    assert [type(each) for each in hands.places] == [Replaying, Confirm]
    hands.places[-1].do("yes", there, hands)
    assert hands.asked[-1] == Leave()


def test_those_who_watched_cannot_ask_for_another_game() -> None:
    place, there = seen(ended("farbstich", (16, 21, 16), you=None))
    assert "rematch" not in {each.does for each in place.choices(there)}


def test_over_ssh_the_record_is_where_the_door_is() -> None:
    made = ended("farbstich", (16, 21, 16), tricks())
    assert made.welcome is not None
    made.welcome = replace(made.welcome, door=Address("game.host", 2222))
    words = whole(made)
    assert f"ssh -p 2222 game.host verify {RECORD}" in words
    assert f"ssh -p 2222 game.host record {RECORD} > {RECORD}.jsonl" in words
    assert "kartenhaus" not in words


@for_each("size", SIZES)
def test_a_bot_is_marked_where_all_stand_in_the_end(size: Size) -> None:
    made = ended("farbstich", (16, 21, 16), names=("Anna", "Ben", "Kilo"))
    assert made.room is not None
    made.room = replace(made.room, chairs=(*made.room.chairs[:2], chair("Kilo", bot="club")))
    words = whole(made, size)
    assert re.search(r"Kilo +bot +16", words)
    assert re.search(r"Ben +21", words)


@for_each("size", SIZES)
def test_that_a_line_was_copied_is_said_at_the_top(size: Size) -> None:
    place, there = seen(ended("farbstich", (16, 21, 16)), size)
    place.do("copy", there, HandsOfTest())
    copied = there.say("waiting-copied", text=to_verify(there.scene, RECORD))
    assert flat(copied) in told(place.picture(there))
