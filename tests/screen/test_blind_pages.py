"""Recaps, ends of games and replays of a seat stay the same when cards it has never seen differ."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any
from zlib import crc32

import pytest

from server.engine import GAMES
from server.engine.game import AnyGame, Step
from server.house.history.replays import GameReplay, replay_step
from server.protocol.requests import Replay
from server.protocol.seat import Deal, Over, Turn, Viewer
from tests.laws.tables import Table
from tests.laws.test_blindness import with_leaking_view
from tests.playing import PlayedMove
from tests.screen import resampled
from tests.screen.places import SIZES, look, scene, screen
from tests.screen.resampled import Course, course, others
from tests.screen.seated import RECORD, Seated
from tui.boards.board import Board
from tui.boards.registry import BOARDS, board_of
from tui.drawing import Block, row
from tui.places.ending import Ending
from tui.places.place import Look
from tui.places.replay import Replaying
from tui.places.table import AtTable
from tui.places.telling import Log, ScoreSheet
from tui.plain.games import Seen

pytestmark = pytest.mark.slow

TABLES = [("eight28", 3), ("eight28", 6), ("farbstich", 3), ("farbstich", 6), ("schatzsuche", 3)]
NAMES = ("Anna", "Ben", "Cleo", "Doro", "Emil", "Frank")
MOST = 4
Pages = Callable[[Course, Viewer], Iterator[Block]]


def table_of(game: str, players: int) -> Table:
    return Table(GAMES[game], players, GAMES[game].options())


@cache
def played(game: str, players: int) -> list[PlayedMove]:
    return resampled.played(table_of(game, players), seed=3)


def seated(known: Course, seat: Viewer) -> Seated:
    """A player who has not received any notice yet."""
    return Seated(known.table.game.name, known.table.players, seat, motion="full")


def check(table: Table, moments: list[list[PlayedMove]], pages: Pages) -> int:
    """How many games with truly different deals looked the same."""
    dice, different = Random(1), 0
    for moves in moments:
        for seat in (None, 0, table.players - 1):
            shown = list(pages(course(table, moves), seat))
            for other in others(table, moves, seat, dice):
                assert list(pages(other, seat)) == shown, (seat, len(moves))
                different += 1
    return different


def spread(moments: list[list[PlayedMove]]) -> list[list[PlayedMove]]:
    """Some of them, from the first to the last."""
    return moments[:: max(1, len(moments) // MOST)]


# The recap of a round


@cache
def ends_of_rounds(game: str, players: int) -> list[list[PlayedMove]]:
    """Whenever there is another recap, at the next decision that leaves room for it."""
    somebody, told = Seated(game, players), set[object]()
    found, moves = list[list[PlayedMove]](), played(game, players)
    for number, each in enumerate(moves, 1):
        somebody.follow(each.step, number)
        seen = somebody.scene.seen()
        assert seen is not None
        of = board_of(game).recapped(seen)
        waits = isinstance(GAMES[game].waiting(each.step.state), Turn)
        if of is not None and of not in told and waits and board_of(game).recap_fits(seen):
            told.add(of)
            found.append(moves[:number])
    return spread(found)


def recaps(known: Course, seat: Viewer) -> Iterator[Block]:
    """Step by step, as one sees it who has been there since the game began."""
    somebody = seated(known, seat)
    before = max(at for at, (_, move) in enumerate(known.moves[:-1]) if not isinstance(move, Deal))
    for step in (known.step(0, before), known.step(before)):
        somebody.follow(step)
        somebody.place.attend(somebody.look(SIZES[0]))
    place = somebody.place
    assert isinstance(place, AtTable)
    assert place._recap.step == 1
    while place._recap.step is not None:
        for size in SIZES:
            yield somebody.picture(size)
        place.tick()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_recap_tells_nothing_of_cards_that_nobody_has_seen(game: str, players: int) -> None:
    moments = ends_of_rounds(game, players)
    assert check(table_of(game, players), moments, recaps) >= 2 * len(moments) >= 4


# The end of a game


def endings(known: Course, seat: Viewer) -> Iterator[Block]:
    step, game, somebody = known.step(), known.table.game, seated(known, seat)
    somebody.follow(step)
    waiting = game.waiting(step.state)
    assert isinstance(waiting, Over)
    told = [game.event_for(event, seat) for event in step.events]
    somebody.end(waiting.result, [event for event in told if event is not None])
    place = somebody.place
    assert isinstance(place, Ending)
    place.attend(somebody.look(SIZES[0]))
    while place._finale.is_shown:
        yield from (somebody.picture(size) for size in SIZES)
        place.tick()
    for size in SIZES:
        yield place.text(somebody.look(size))
        yield from (somebody.picture(size, each) for each in (ScoreSheet(), Log()))


@pytest.mark.parametrize("game", ["eight28", "schatzsuche"])
def test_the_end_tells_nothing_of_cards_that_nobody_has_seen(game: str) -> None:
    """In Farbstich everybody has seen all of them by then."""
    players = GAMES[game].seats[0]
    assert check(table_of(game, players), [played(game, players)], endings) == 3


@pytest.mark.parametrize("players", GAMES["farbstich"].seats)
def test_at_the_end_of_farbstich_no_card_is_unknown(players: int) -> None:
    moves = resampled.played(table_of("farbstich", players), seed=3)
    assert list(others(table_of("farbstich", players), moves, None, Random(1))) == []


# A game seen again


@cache
def decisions(game: str, players: int) -> list[list[PlayedMove]]:
    moves = played(game, players)
    waits = [isinstance(GAMES[game].waiting(each.step.state), Turn) for each in moves]
    return spread([moves[:number] for number, each in enumerate(waits, 1) if each])


def replays_of(game: AnyGame) -> Pages:
    def pages(known: Course, seat: Viewer) -> Iterator[Block]:
        """As the house and the place have it."""
        number = len(known.moves) - 1
        steps: tuple[Step[Any], ...] = (known.step(number),) * (number + 1)
        game_replay = GameReplay(True, game, NAMES[: known.table.players], steps, (0,))
        made, place = scene(), Replaying(RECORD, seat or 0)
        made.replay = replay_step(game_replay, Replay(RECORD, number, seat or 0))
        place.is_open = False
        for size in SIZES:
            yield screen(place, look(made, size, place))

    return pages


def check_replays(game: AnyGame, players: int) -> int:
    dice, different, table = Random(1), 0, table_of(game.name, players)
    for moves in decisions(game.name, players):
        for seat in (0, players - 1):
            shown = list(replays_of(game)(course(table, moves), seat))
            for other in others(table, moves, seat, dice):
                assert list(replays_of(game)(other, seat)) == shown, (seat, len(moves))
                different += 1
    return different


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_game_seen_again_as_a_seat_saw_it_tells_no_more(game: str, players: int) -> None:
    assert check_replays(GAMES[game], players) >= MOST


# Whoever peeks is caught


def peeking_board(board: Board, secret: dict[str, int]) -> Board:
    """Where something has ended, it tells how the cards were dealt."""

    def peeked() -> Block:
        return [row(f"{secret['deals']:03}")]

    def draw(look: Look, seen: Seen) -> Block:
        drawn = board.draw(look, seen)
        if look.recap is None:
            return drawn
        return [(*peeked()[0], *row(" " * (look.width - 3))), *drawn[1:]]

    return replace(board, draw=draw, keepsake=lambda look, seen: peeked())


def peek(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    secret, sit = dict[str, int](), seated

    def peeking(known: Course, seat: Viewer) -> Seated:
        deals = [move for _, move in known.moves if isinstance(move, Deal)]
        secret["deals"] = crc32(str(deals).encode()) % 1000
        return sit(known, seat)

    monkeypatch.setitem(globals(), "seated", peeking)
    monkeypatch.setitem(BOARDS, game, peeking_board(BOARDS[game], secret))


@pytest.mark.parametrize("game", GAMES)
def test_a_recap_that_peeks_is_caught(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    players = GAMES[game].seats[0]
    moments = ends_of_rounds(game, players)
    peek(game, monkeypatch)
    with pytest.raises(AssertionError):
        check(table_of(game, players), moments, recaps)


@pytest.mark.parametrize("game", ["eight28", "schatzsuche"])
def test_an_end_that_peeks_is_caught(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    players = GAMES[game].seats[0]
    peek(game, monkeypatch)
    with pytest.raises(AssertionError):
        check(table_of(game, players), [played(game, players)], endings)


@pytest.mark.parametrize("game", GAMES)
def test_a_house_that_shows_what_others_see_is_caught(game: str) -> None:
    """Everybody would be shown what the first seat saw."""
    with pytest.raises(AssertionError):
        check_replays(with_leaking_view(GAMES[game]), GAMES[game].seats[0])
