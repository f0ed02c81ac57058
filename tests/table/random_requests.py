"""Random requests to a table, sensible or not."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import msgspec

from server.engine import GAMES
from server.house.lobby.lessons import LESSONS
from server.house.table.draft import Rules
from server.house.table.state import TableState
from server.protocol import requests
from server.protocol.fields import choices
from server.protocol.lobby import Tempo, TimeControl
from server.protocol.requests import MakeMove, Open, Request, Standing
from server.protocol.seat import Move, Viewer, name_of
from tests.laws.test_blindness import all_moves as find_moves

RandomRequest = Callable[[TableState, Rules, Viewer, Random], Request]

CLOCKS = (None, None, TimeControl(5, 0), TimeControl(20, 3), TimeControl(120, 15))
TEMPOS: tuple[Tempo, ...] = ("usual", "fast", "step", "wait")
SAYINGS = ("grüezi", "\x1b[2J", "x" * 400, "…")
MALFORMED = (
    b"{",
    b"[]",
    b"null",
    b'{"move":"fly"}',
    b'{"move":"play","card":"Z9"}',
    b'"\\ud800"',
)
LESSON = 0.1
SIDE_MOVES = frozenset({"flip", "unflip", "object"})
LONG_OPTIONS = (3, 4, 5, 6)
"""values of options that make games longer, but not different"""


@cache
def all_moves(game: str) -> tuple[Move, ...]:
    moves: tuple[Move, ...] = find_moves.__wrapped__(GAMES[game])
    return moves


def raw(move: Move) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(move))


def random_open(dice: Random, game: str | None = None) -> Open:
    name = game or dice.choice(list(GAMES))
    if dice.random() < LESSON:
        return Open(name, LESSONS[name].seats, lesson=True)
    chosen = GAMES[name]
    known = choices(chosen.options)
    options: dict[str, Any] = {
        option: dice.choice([v for v in values.values() if v not in LONG_OPTIONS])
        for option, values in known.items()
        if dice.random() < 0.4
    }
    seats = dice.choice(chosen.seats)
    bots = tuple(dice.choice(("simple", "random")) for _ in range(dice.randrange(seats)))
    clock = dice.choice(CLOCKS)
    return Open(
        name,
        seats,
        options,
        clock=clock,
        relaxed=clock is None and dice.random() < 0.5,
        bots=bots,
        private=dice.random() < 0.3,
    )


def random_seat(state: TableState, dice: Random) -> int:
    """One seat too many is among them."""
    return dice.randrange(len(state.roster.seats) + 1)


def random_move(state: TableState, rules: Rules, seat: Viewer, dice: Random) -> MakeMove:
    """Legal or not, in time or not, readable or not."""
    game = state.game
    if game is None or dice.random() < 0.2:
        return MakeMove(msgspec.Raw(dice.choice(MALFORMED)))
    legal = () if seat is None else game.legal[seat]
    move = dice.choice([*legal, dice.choice(all_moves(rules.game.name))])
    return MakeMove(raw(move), dice.choice([None, game.number, game.turn, game.turn - 1, 0, 999]))


def likely_move(state: TableState, seat: int, dice: Random) -> Move:
    """A legal move, as a rule one that the game waits for."""
    assert state.game is not None
    legal = state.game.legal[seat]
    decisions = [move for move in legal if name_of(move) not in SIDE_MOVES]
    return dice.choice(decisions if decisions and dice.random() < 0.9 else legal)


def random_standing(state: TableState, rules: Rules, seat: Viewer, dice: Random) -> Standing:
    if dice.random() < 0.2:
        return Standing(dice.choice([None, msgspec.Raw(dice.choice(MALFORMED))]))
    moves = all_moves(rules.game.name)
    lasting = [move for move in moves if type(move) in dict(rules.game.standing_moves)]
    return Standing(dice.choice([None, *(raw(move) for move in (*lasting, *lasting, moves[0]))]))


REQUESTS: dict[str, RandomRequest] = {
    "sit": lambda state, rules, seat, dice: requests.Sit(str(state.number)),
    "sit there": lambda state, rules, seat, dice: requests.Sit(
        str(state.number), random_seat(state, dice)
    ),
    "watch": lambda state, rules, seat, dice: requests.Watch(str(state.number)),
    "stand": lambda state, rules, seat, dice: requests.Stand(),
    "leave": lambda state, rules, seat, dice: requests.Leave(),
    "give up": lambda state, rules, seat, dice: requests.GiveUp(),
    "tempo": lambda state, rules, seat, dice: requests.SetTempo(dice.choice(TEMPOS)),
    "ready": lambda state, rules, seat, dice: requests.Ready(dice.random() < 0.8),
    "start": lambda state, rules, seat, dice: requests.Start(),
    "fill": lambda state, rules, seat, dice: requests.Fill(
        dice.choice([None, "random", "simple", "clever"])
    ),
    "fill one": lambda state, rules, seat, dice: requests.Fill(seat=random_seat(state, dice)),
    "dismiss": lambda state, rules, seat, dice: requests.Dismiss(random_seat(state, dice)),
    "hand over": lambda state, rules, seat, dice: requests.HandOver(random_seat(state, dice)),
    "rematch": lambda state, rules, seat, dice: requests.Rematch(),
    "words": lambda state, rules, seat, dice: requests.Words(
        dice.choice(["", "lucky", "\n", "x" * 65])
    ),
    "hush": lambda state, rules, seat, dice: requests.Hush(dice.random() < 0.7),
    "say": lambda state, rules, seat, dice: requests.Say(dice.choice(SAYINGS)),
    "history": lambda state, rules, seat, dice: requests.History(dice.choice([0, 1, 7, 10**9])),
    "move": random_move,
    "standing": random_standing,
}
