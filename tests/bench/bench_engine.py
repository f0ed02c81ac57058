"""How fast the rules are, with and without views for every seat."""

import time
from argparse import Namespace
from random import Random
from typing import Any

import msgspec

from server.dealer import Dealer
from server.engine import GAMES
from server.engine.game import AnyGame, Step
from server.protocol.seat import Over, Refusal, Shuffle
from tests.bench.printing import print_json, print_table, progress_to

HEAD = ("Game", "Seats", "Views", "Moves/s", "Games/s")


class Speed(msgspec.Struct, frozen=True):
    """Deals take time, too, but are not counted as moves."""

    game: str
    seats: int
    views: bool
    moves_per_second: int
    games_per_second: int


def run(args: Namespace) -> int:
    tables = [
        (game, seats, views)
        for game in GAMES.values()
        for seats in sorted({game.seats[0], game.seats[-1]})
        for views in (False, True)
    ]
    speeds = []
    with progress_to(len(tables)) as report:
        for done, (game, seats, views) in enumerate(tables, start=1):
            speeds.append(measure(game, seats, args.seconds, views=views))
            report(done)
    if args.json:
        print_json(msgspec.to_builtins(speeds))
    else:
        print_table(HEAD, map(row, speeds))
    return 0


def row(speed: Speed) -> tuple[str, ...]:
    return (
        speed.game,
        str(speed.seats),
        "yes" if speed.views else "no",
        f"{speed.moves_per_second:,}",
        f"{speed.games_per_second:,}",
    )


def measure(game: AnyGame, seats: int, seconds: float, *, views: bool) -> Speed:
    dice = Random(seats)
    moves = games = 0
    begin = now = time.perf_counter()
    while now - begin < seconds:
        moves += play_at_random(game, seats, Dealer(dice.randbytes(32), ()), dice, views=views)
        games += 1
        now = time.perf_counter()
    spent = now - begin
    return Speed(game.name, seats, views, round(moves / spent), round(games / spent))


def play_at_random(game: AnyGame, seats: int, dealer: Dealer, dice: Random, *, views: bool) -> int:
    """A whole game of legal moves chosen evenly; the number of moves."""
    state, moves = game.start(seats), 0
    while not isinstance(waiting := game.waiting(state), Over):
        if isinstance(waiting, Shuffle):
            step = game.apply(state, None, dealer.deal(waiting))
        else:
            seat = waiting.seats[0]
            legal = game.legal(state, seat)
            step = game.apply(state, seat, legal[int(dice.random() * len(legal))])
            moves += 1
        assert not isinstance(step, Refusal)
        state = step.state
        if views:
            show(game, step, seats)
    return moves


def show(game: AnyGame, step: Step[Any], seats: int) -> None:
    """Everything that a table sends after a move, to each seat and to the gallery."""
    for seat in (None, *range(seats)):
        game.view(step.state, seat)
        for event in step.events:
            game.event_for(event, seat)
