"""Points, cards, figures and sentences are never cut at any size in any language, and the marks of
a page hide nothing."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from server.cards import VALUE
from server.engine import GAMES
from server.protocol import farbstich
from server.protocol.seat import Event, Over, name_of
from tests.cases import for_each
from tests.playing import PlayedMove
from tests.screen.every_place import PLACES, Shown
from tests.screen.places import SIZES, flat, told
from tests.screen.seated import Seated, Size, course
from tui.boards.registry import board_of
from tui.boards.story import story
from tui.drawing import CUT, Block, Row, read
from tui.events_as_text import number
from tui.places.ending import Ending
from tui.places.frame import framed, low_bar
from tui.places.hall import Hall
from tui.places.table import AtTable
from tui.places.telling import Log, ScoreSheet, Scrolling
from tui.places.waiting import WaitingRoom
from tui.plain.games import Seen
from tui.stay import Stay
from tui.text import LANGUAGES, Language

pytestmark = pytest.mark.slow

LONG = (
    "Bartholomäus von Eck",
    "Maximiliane-Charlotte",
    "Anna-Katharina Böckli",
    "Jean-Christophe Perret",
    "Giovanni Battista Rossi",
    "Wilhelmine von Tannen",
)
KNOWN = 4
LEAST = 2
"""letters of a name that are seen where it stands alone, and in a recap of six on a phone"""
FIGURE = re.compile(r"\N{MINUS SIGN}?\d+")
EVERY = 5
"""So many moments further the points are looked at again."""


def cuts(rows: Block) -> list[str]:
    """The text before each mark of a cut."""
    return [
        span.text.partition(CUT)[0].strip() for each in rows for span in each if CUT in span.text
    ]


def figures(text: str) -> Counter[str]:
    return Counter(FIGURE.findall(text))


def only_names_are_cut(rows: Block, least: int = KNOWN) -> None:
    """A name may end in a mark, as long as one knows whose it is."""
    for begin in cuts(rows):
        assert any(each.startswith(begin) for each in LONG), begin
        assert len(begin) >= least, begin


# Every place


@pytest.mark.parametrize("name", PLACES)
def test_nothing_below_the_title_is_cut_but_lists_of_names(name: str) -> None:
    for language in LANGUAGES:
        shown = PLACES[name](language)
        for size in SIZES:
            for each in shown.picture(size)[1:]:
                line = read([each])
                assert CUT not in line or may_be_cut(shown, each), (language, size, line)


def may_be_cut(shown: Shown, line: Row) -> bool:
    """The people at other tables, and the seal on a phone, of which the rest says no more."""
    begins = " ".join(cuts([line]))
    if isinstance(shown.place, Hall):
        return any(name in begins for name in ("Cleo", "Ben, Cleo, Doro"))
    return isinstance(shown.place, WaitingRoom) and "ab" * 8 in begins


@pytest.mark.parametrize("name", [name for name in PLACES if "unveil" not in name])
def test_every_row_of_a_long_text_is_seen_and_no_mark_lies_on_one(name: str) -> None:
    for language in LANGUAGES:
        shown = PLACES[name](language)
        if isinstance(shown.place, Scrolling):
            for size in SIZES:
                look = shown.look(size)
                rows = {*read(shown.place.text(look.sized(size[0], size[1] - 2))).split("\n"), ""}
                seen = paged(shown, size)
                marks = {
                    each for each in seen if each.strip() in (look.glyphs.up, look.glyphs.down)
                }
                assert seen - marks == rows, (language, size)


def paged(shown: Shown, size: Size) -> set[str]:
    """All rows that one sees who turns one page after the other, from the first to the last."""
    stay = Stay(shown.scene, shown.message_log, lambda wish: None, lambda text: None, lambda: None)
    stay._places, stay.size = [shown.place], size
    stay.press("home")
    seen, before = {""}, None
    while (rows := framed(stay.look(), stay.place)) != before:
        before = rows
        seen.update(read(rows[1 : -len(low_bar(stay.look(), stay.place))]).split("\n"))
        stay.press("pagedown")
    return seen


# Points


def moments(game: str, language: Language) -> Iterator[tuple[Seated, PlayedMove]]:
    """Of a game of the most players, all of whom have long names."""
    players = GAMES[game].seats[-1]
    somebody = Seated(game, players, 0, language, LONG, motion="little")
    for count, each in enumerate(course(game, players, seed=5), 1):
        somebody.follow(each.step, count)
        somebody.place.attend(somebody.look(SIZES[0]))
        yield somebody, each


def finished(game: str, language: Language) -> Seated:
    rules, past = GAMES[game], list[Any]()
    for each in moments(game, language):
        somebody, played = each
        past += [rules.event_for(event, 0) for event in played.step.events]
    waiting = rules.waiting(played.step.state)
    assert isinstance(waiting, Over)
    somebody.end(waiting.result, [event for event in past if event is not None])
    return somebody


def standing(view: Any) -> list[list[str]]:
    """Each seat's row of a score sheet."""
    match name_of(view):
        case "eight28":
            return [[str(each.worth)] for each in view.gems]
        case "farbstich" if view.points is None and not view.scores:
            return []
        case "farbstich":
            games = [*view.scores, *([view.points] if view.points is not None else [])]
            return [[str(sum(each))] for each in zip(*games, strict=True)]
    return [[number(each) for each in totals(view)], *(of_round(each) for each in view.sheet)]


def totals(view: Any) -> tuple[int, ...]:
    over = isinstance(view.waiting, Over)
    return tuple(view.waiting.result.points if over else view.totals)


def of_round(scored: Any) -> list[str]:
    bids = [str(each) for each in (*scored.bids, *scored.tricks)]
    return [*bids, *(number(each) for each in scored.points)]


@for_each("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_score_sheet_has_every_number(game: str, language: Language) -> None:
    looked = 0
    for at, (somebody, _) in enumerate(moments(game, language)):
        seen = somebody.scene.seen()
        if at % EVERY or seen is None:
            continue
        wanted = [each for row in standing(seen.view) for each in row]
        for size in SIZES:
            rows = ScoreSheet().text(somebody.look(size, ScoreSheet()))
            only_names_are_cut(rows)
            assert not Counter(wanted) - figures(told(rows)), (size, at)
        looked += len(wanted)
    assert looked > 3 or game == "farbstich"


@for_each("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_end_has_everybodys_points_beside_his_name(game: str, language: Language) -> None:
    somebody = finished(game, language)
    place, over = somebody.place, somebody.scene.over
    assert isinstance(place, Ending)
    assert over is not None
    for size in SIZES:
        rows = place.text(somebody.look(size))
        only_names_are_cut(rows)
        lines = read(rows).split("\n")
        for name, points in zip(LONG, over.result.points, strict=False):
            mine = [each for each in lines if name[:KNOWN] in each and re.search(r"\d\. ", each)]
            assert any(number(points) in FIGURE.findall(each) for each in mine), (size, name)
        after = story(game, somebody.scene.game_events, len(over.result.points))
        last = Counter(map(number, after[-1]))
        assert not last - figures(told(rows)), (size, last)


@for_each("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_how_a_game_ends_is_shown_uncut(game: str, language: Language) -> None:
    somebody = finished(game, language)
    place = somebody.place
    assert isinstance(place, Ending)
    place.attend(somebody.look(SIZES[0]))
    while place._finale.is_shown:
        for size in SIZES:
            only_names_are_cut(somebody.picture(size)[1:])
        place.tick()
    for size in SIZES:
        only_names_are_cut(ScoreSheet().text(somebody.look(size, ScoreSheet())))


@for_each("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_recap_has_every_number_of_what_it_tells(game: str, language: Language) -> None:
    looked, lots = 0, Lots()
    for somebody, played in moments(game, language):
        place, seen = somebody.place, somebody.scene.seen()
        assert isinstance(place, AtTable)
        assert seen is not None
        lots.hear(played.step.events)
        if place._recap.step is None or not board_of(game).recap_fits(seen):
            continue
        for step, wanted in steps(seen, lots):
            place._recap.step = step
            for size in SIZES:
                rows = board(somebody, place, size)
                assert not Counter(wanted) - figures(told(rows)), (size, wanted)
                only_names_are_cut(rows, LEAST)
            looked += len(wanted)
        place._recap.hide()
    assert looked > 3


class Lots:
    """Values of the colours collected from the last trick of Farbstich."""

    def __init__(self) -> None:
        self.last: list[str] = []
        self._now: list[str] = []

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, farbstich.Collected):
                self._now.append(str(sum(VALUE[card] for card in event.cards)))
            if isinstance(event, farbstich.TrickBegan):
                self.last, self._now = self._now, []


def steps(seen: Seen, lots: Lots) -> Iterator[tuple[int, list[str]]]:
    """How far it is told, and the numbers that are to be seen then."""
    view, last = seen.view, board_of(seen.game).recap_steps(seen)
    if name_of(view) == "schatzsuche":
        yield last, of_round(view.sheet[-1])
    elif name_of(view) == "farbstich":
        yield last, lots.last
    else:
        events = (*view.before.declared, *view.before.paid)
        for step, event in enumerate(events, len(view.before.sides) + 1):
            yield step, FIGURE.findall(seen.formatter.event(event))


def board(somebody: Seated, place: AtTable, size: Size) -> Block:
    """Without what was told, which has its own place."""
    look = somebody.look(size)
    there = look.sized(look.width, look.height - 1 - len(low_bar(look, place)))
    rows = place.picture(there)
    return rows if look.is_rich else rows[: -len(place.below(there))]


# Sentences


@for_each("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_stands_in_the_log(game: str, language: Language) -> None:
    somebody = finished(game, language)
    for size in SIZES:
        words = told(Log().text(somebody.look(size, Log())), size[0])
        assert CUT not in words
        for entry in somebody.message_log.entries:
            assert flat(entry.sentence) in words, (size, entry)
