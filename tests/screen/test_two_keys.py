"""Every action at a table takes two keys or two clicks, and one more where it must be confirmed."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from server.protocol import eight28, farbstich, schatzsuche
from server.protocol.requests import Request
from server.protocol.seat import Move
from tests.cases import for_each
from tests.screen.places import SIZES
from tests.screen.seated import Seated, Size, course, sat_through
from tests.screen.somebody import cells
from tui.boards.registry import board_of
from tui.canvas import does_at
from tui.drawing import Block
from tui.places.confirm import Confirm
from tui.places.frame import framed, keys_of
from tui.places.hall import Hall
from tui.places.table import AtTable
from tui.plain.games import Seen
from tui.stay import Stay
from tui.text import LANGUAGES

pytestmark = pytest.mark.slow

GAMES_OF_ALL_KINDS: list[tuple[str, int, dict[str, Any]]] = [
    ("eight28", 4, {}),
    ("farbstich", 3, {}),
    ("farbstich", 6, {}),
    ("schatzsuche", 3, {}),
    ("schatzsuche", 3, {"markers": "by_hand"}),
]
KINDS: dict[str, set[type[Move]]] = {
    "eight28": {eight28.Take, eight28.Decline, eight28.Declare},
    "farbstich": {farbstich.Play, farbstich.Collect},
    "schatzsuche": {
        schatzsuche.Guess,
        schatzsuche.Bid,
        schatzsuche.Play,
        schatzsuche.Flip,
        schatzsuche.Unflip,
        schatzsuche.Object,
        schatzsuche.Content,
    },
}
BY_HAND: set[type[Move]] = {
    schatzsuche.Flip,
    schatzsuche.Unflip,
    schatzsuche.Object,
    schatzsuche.Content,
}
COSTLY = (schatzsuche.Unflip,)
EVERY = 9
"""So many moments further the mouse is tried again."""


class At:
    """A player at a table before the first key."""

    def __init__(self, seated: Seated, size: Size = (80, 24)) -> None:
        self.asked: list[object] = []
        self.stay = Stay(
            seated.scene, seated.message_log, self.asked.append, self.asked.append, lambda: None
        )
        self.stay._places = [Hall(), AtTable()]
        self.stay.size = size
        self.stay.look()

    @property
    def keys(self) -> dict[str, str]:
        return dict(keys_of(self.stay.look(), self.stay.place))

    @property
    def is_asked_again(self) -> bool:
        return isinstance(self.stay.place, Confirm)

    def press(self, *keys: str) -> "At":
        for key in keys:
            self.stay.press(key, key if len(key) == 1 else "")
        return self

    def click(self, *whats: str) -> "At":
        """On things that are to be seen."""
        for does in whats:
            rows = self.rows()
            assert cells(rows, does), does
            x, y = cells(rows, does)[0]
            self.stay.point_or_choose(does_at(rows, x, y))
        return self

    def rows(self) -> Block:
        return framed(self.stay.look(), self.stay.place)


def moments(game: str, players: int, options: dict[str, Any], seed: int) -> Iterator[Seated]:
    """Of a whole game: whenever something may be done, in one's turn or out of it."""
    seated = Seated(game, players, 0, LANGUAGES[seed % len(LANGUAGES)], options=options)
    for _ in sat_through(seated, course(game, players, seed, **options)):
        state = seated.scene.state
        if state is not None and state.legal:
            yield seated


def ways(seated: Seated) -> Iterator[tuple[str, ...]]:
    """All that one or two keys can be, if the second one follows from the first."""
    for key in own_keys(At(seated), seated):
        first = At(seated).press(key)
        if first.asked or first.is_asked_again:
            yield (key,)
        elif first.stay._places[-1].picked:  # type: ignore[attr-defined]
            yield from ((key, other) for other in own_keys(first, seated))
        else:
            yield (key, key)


def own_keys(there: At, seated: Seated) -> list[str]:
    """Those of the game."""
    seen = seen_by(seated)
    look = there.stay.look()._replace(picked=there.stay.place.picked)  # type: ignore[attr-defined]
    mine = {each.does for each in board_of(seen.game).choices(look, seen)}
    return [key for key, does in there.keys.items() if does in mine]


def seen_by(seated: Seated) -> Seen:
    seen = seated.scene.seen()
    assert seen is not None
    return seen


def done(there: At) -> tuple[Request, ...]:
    """The requests that were sent, after confirming."""
    if there.is_asked_again:
        there.press("y")
    (asked,) = there.asked or [()]
    assert isinstance(asked, tuple)
    return asked


def name_of_choice(seated: Seated, move: Move) -> str:
    """Of a choice that asks just this of the house."""
    seen, board = seen_by(seated), board_of(seated.game.name)
    look = At(seated).stay.look()
    for picked in ("", *(each.does for each in board.choices(look, seen))):
        if picked == "" or board.opens(seen, picked):
            for each in board.choices(look._replace(picked=picked), seen):
                if not board.opens(seen, each.does) and asks(seen, each.does, move):
                    return each.does
    raise AssertionError(move)


def asks(seen: Seen, does: str, move: Move) -> bool:
    return tuple(board_of(seen.game).requests(seen, does)) == (seen.move_request(move),)


@pytest.mark.parametrize(("game", "players", "options"), GAMES_OF_ALL_KINDS)
def test_every_move_of_a_whole_game_takes_two_keys(
    game: str, players: int, options: dict[str, Any]
) -> None:
    """One more only where it costs something."""
    kinds = set[type[Move]]()
    for seated in moments(game, players, options, seed=len(options) + 1):
        seen = seen_by(seated)
        able, sure = list[tuple[Request, ...]](), list[tuple[Request, ...]]()
        for way in ways(seated):
            assert len(way) <= 2
            there = At(seated).press(*way)
            (sure if there.is_asked_again else able).append(done(there))
        for move in seen.legal:
            assert (seen.move_request(move),) in (sure if isinstance(move, COSTLY) else able), move
        kinds |= {type(each) for each in seen.legal}
    assert kinds >= KINDS[game] - (set() if options else BY_HAND)


@for_each("size", SIZES)
@pytest.mark.parametrize(("game", "players", "options"), GAMES_OF_ALL_KINDS)
def test_and_two_clicks(game: str, players: int, options: dict[str, Any], size: Size) -> None:
    seed = SIZES.index(size) + 1
    for seated in islice(moments(game, players, options, seed), 0, None, EVERY):
        seen = seen_by(seated)
        for move in seen.legal:
            there = At(seated, size)
            does = name_of_choice(seated, move)
            if does in shown(there):
                there.click(does)
                if not (there.asked or there.is_asked_again):
                    there.click(does)
            else:
                there.click(opener(there, seen, move), does)
            assert done(there) == (seen.move_request(move),), move


def shown(there: At) -> set[str]:
    return {span.does for each in there.rows() for span in each}


def opener(there: At, seen: Seen, move: Move) -> str:
    """The action that has to be clicked on first."""
    board, look = board_of(seen.game), there.stay.look()
    return next(
        each.does
        for each in board.choices(look, seen)
        if board.opens(seen, each.does)
        and any(
            asks(seen, one.does, move)
            for one in board.choices(look._replace(picked=each.does), seen)
            if not board.opens(seen, one.does)
        )
    )
