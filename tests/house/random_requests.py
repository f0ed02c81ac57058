"""What people may ask of a house, sensible or not."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import msgspec

from server.engine import GAMES
from server.house.lobby.lessons import LESSONS
from server.protocol.fields import choices
from server.protocol.lobby import Preferences, TimeControl
from server.protocol.requests import (
    AddDevice,
    Dismiss,
    Fill,
    HandOver,
    History,
    Hush,
    Leave,
    Look,
    MakeMove,
    Mute,
    Open,
    Prefer,
    Ready,
    Rematch,
    Rename,
    Request,
    Return,
    Say,
    ShowRecord,
    Sit,
    Speak,
    Stand,
    Standing,
    Start,
    Watch,
    Words,
)
from server.protocol.seat import Move, name_of
from tests.house.observed import KEYS, Connection, ObservedHouse
from tests.house.tables import Inside
from tests.laws.test_blindness import all_moves as find_moves

RandomRequest = Callable[[ObservedHouse, Connection, Random], Request]

CLOCKS = (None, None, TimeControl(5, 0), TimeControl(20, 3), TimeControl(120, 15))
NAMES = (*KEYS, "anna", "Guest-3", "Alpha", "x", "Fanny", "Gian")
SAYINGS = ("grüezi", "\x1b[2J", "x" * 400, "…")
STRANGE = (b"{", b"[]", b"null", b'{"move":"fly"}', b'{"move":"play","card":"Z9"}', b'"\\ud800"')
LESSON = 0.1
ASIDES = frozenset({"flip", "unflip", "object"})


@cache
def all_moves(game: str) -> tuple[Move, ...]:
    moves: tuple[Move, ...] = find_moves.__wrapped__(GAMES[game])
    return moves


def raw(move: Move) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(move))


def random_table(world: ObservedHouse, dice: Random) -> str:
    """By its number or its code; now and then one that is not there."""
    known = [table.setup.code or str(table.number) for table in world.tables]
    return dice.choice([*known, *known, *known, "1", "99", "lamo-digu"])


def at_table(world: ObservedHouse, line: Connection) -> Inside | None:
    return world.table(line.session.table)


def random_seat(world: ObservedHouse, line: Connection, dice: Random) -> int:
    table = at_table(world, line)
    return dice.randrange(len(table.roster.seats) + 1 if table else 7)


def random_open(dice: Random, game: str | None = None) -> Open:
    name = game or dice.choice(list(GAMES))
    if dice.random() < LESSON:
        return Open(name, LESSONS[name].seats, lesson=True)
    chosen = GAMES[name]
    known = choices(chosen.options)
    options: dict[str, Any] = {
        option: dice.choice([v for v in values.values() if v not in (3, 4, 5, 6)])
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


def strange_open(dice: Random) -> Open:
    wish = random_open(dice)
    return dice.choice(
        [
            Open("chess", 3),
            Open(wish.game, 9),
            Open(wish.game, wish.seats, {"wings": True}),
            Open(wish.game, wish.seats, {"games": 7}),
            Open(wish.game, wish.seats, bots=("simple",) * 9),
            Open(wish.game, wish.seats, bots=("clever",)),
            Open(wish.game, wish.seats, bots=("random",) * wish.seats),
        ]
    )


def random_move(world: ObservedHouse, line: Connection, dice: Random) -> MakeMove:
    """Legal or not, in time or not, readable or not."""
    table = at_table(world, line)
    if table is None or table.game is None or dice.random() < 0.2:
        return MakeMove(msgspec.Raw(dice.choice(STRANGE)))
    seat = table.seat_of(line.session)
    legal = () if seat is None else table.playing.legal[seat]
    move = dice.choice([*legal, dice.choice(all_moves(table.rules.game.name))])
    now = table.game
    return MakeMove(raw(move), dice.choice([None, now.number, now.turn, now.turn - 1, 0, 999]))


def likely_move(table: Inside, seat: int, dice: Random) -> MakeMove:
    """One of those that the game waits for, as a rule."""
    assert table.game is not None
    legal = table.playing.legal[seat]
    plain = [move for move in legal if name_of(move) not in ASIDES]
    move = dice.choice(plain if plain and dice.random() < 0.9 else legal)
    return MakeMove(raw(move), dice.choice([None, table.playing.number]))


def random_standing(world: ObservedHouse, line: Connection, dice: Random) -> Standing:
    table = at_table(world, line)
    if table is None or dice.random() < 0.2:
        return Standing(dice.choice([None, msgspec.Raw(dice.choice(STRANGE))]))
    moves = all_moves(table.rules.game.name)
    lasting = [move for move in moves if type(move) in dict(table.rules.game.standing_moves)]
    return Standing(dice.choice([None, *(raw(move) for move in (*lasting, *lasting, moves[0]))]))


def random_record(world: ObservedHouse, line: Connection, dice: Random) -> ShowRecord:
    records = [table.roster.record for table in world.tables if table.roster.record]
    return ShowRecord(dice.choice([*records, "0" * 12]))


def random_return(world: ObservedHouse, line: Connection, number: int) -> Request:
    codes = [*world.codes, "lamo-digu"]
    return Return(codes[number % len(codes)]) if world.is_alone(line) else Look()


REQUESTS: dict[str, RandomRequest] = {
    "open": lambda world, line, dice: random_open(dice),
    "open strangely": lambda world, line, dice: strange_open(dice),
    "sit": lambda world, line, dice: Sit(random_table(world, dice)),
    "sit there": lambda world, line, dice: Sit(
        random_table(world, dice), random_seat(world, line, dice)
    ),
    "watch": lambda world, line, dice: Watch(random_table(world, dice)),
    "stand": lambda world, line, dice: Stand(),
    "leave": lambda world, line, dice: Leave(),
    "ready": lambda world, line, dice: Ready(dice.random() < 0.8),
    "start": lambda world, line, dice: Start(),
    "fill": lambda world, line, dice: Fill(dice.choice([None, "random", "clever"])),
    "fill one": lambda world, line, dice: Fill(seat=random_seat(world, line, dice)),
    "dismiss": lambda world, line, dice: Dismiss(random_seat(world, line, dice)),
    "hand over": lambda world, line, dice: HandOver(random_seat(world, line, dice)),
    "rematch": lambda world, line, dice: Rematch(),
    "words": lambda world, line, dice: Words(dice.choice(["", "lucky", "\n", "x" * 65])),
    "hush": lambda world, line, dice: Hush(dice.random() < 0.7),
    "say": lambda world, line, dice: Say(dice.choice(SAYINGS)),
    "say aloud": lambda world, line, dice: Say(dice.choice(SAYINGS), "lobby"),
    "mute": lambda world, line, dice: Mute(dice.choice(NAMES), dice.random() < 0.7),
    "prefer": lambda world, line, dice: Prefer(Preferences(forced=dice.random() < 0.7)),
    "speak": lambda world, line, dice: Speak(dice.choice(["en", "de", "fr", "it"])),
    "device": lambda world, line, dice: AddDevice(),
    "return": lambda world, line, dice: random_return(world, line, dice.randrange(999)),
    "rename": lambda world, line, dice: Rename(dice.choice(NAMES)),
    "look": lambda world, line, dice: Look(),
    "history": lambda world, line, dice: History(dice.choice([0, 1, 7, 10**9])),
    "record": random_record,
    "move": random_move,
    "standing": random_standing,
}

TABLE_REQUESTS = (
    "stand",
    "ready",
    "start",
    "fill",
    "fill one",
    "dismiss",
    "hand over",
    "hush",
    "say",
    "prefer",
    "history",
    "standing",
    "words",
    "rematch",
    "sit there",
    "watch",
    "rename",
    "device",
)
