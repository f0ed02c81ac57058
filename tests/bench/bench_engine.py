"""kartenhaus bench engine: how fast the rules are, with and without views for every seat."""

import random
import sys
import time
from typing import Any

import msgspec

from server.commands.command_line import Arguments
from server.commands.context import Context
from server.commands.progress import Progress
from server.dealer import Dealer
from server.engine.game import AnyGame, Step
from server.protocol.seat import Over, Refusal, Shuffle
from tests.bench.columns import print_columns

MOST_SECONDS = 600


class Speed(msgspec.Struct, frozen=True):
    """Deals take time, too, but are not counted as moves."""

    game: str
    seats: int
    views: bool
    moves_per_second: int
    games_per_second: int


def run(given: Arguments, desk: Context) -> int:
    seconds = given.number("seconds", range(1, MOST_SECONDS + 1), default=1)
    tables = [
        (game, seats, views)
        for game in desk.games.values()
        for seats in sorted({game.seats[0], game.seats[-1]})
        for views in (False, True)
    ]
    speeds = []
    with Progress(desk.texts, len(tables)) as progress:
        for done, (game, seats, views) in enumerate(tables, start=1):
            speeds.append(measure(game, seats, seconds, views=views))
            progress.at(done)
    if given.has("json"):
        sys.stdout.write(msgspec.json.encode(speeds).decode() + "\n")
    else:
        print_table(desk, speeds)
    return 0


def measure(game: AnyGame, seats: int, seconds: float, *, views: bool) -> Speed:
    dice = random.Random(seats)
    moves = games = 0
    begin = now = time.perf_counter()
    while now - begin < seconds:
        moves += play_at_random(game, seats, Dealer(dice.randbytes(32), ()), dice, views=views)
        games += 1
        now = time.perf_counter()
    spent = now - begin
    return Speed(game.name, seats, views, round(moves / spent), round(games / spent))


def play_at_random(
    game: AnyGame, seats: int, dealer: Dealer, dice: random.Random, *, views: bool
) -> int:
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
    """All that a table sends out after a move: to every seat and to the gallery."""
    for seat in (None, *range(seats)):
        game.view(step.state, seat)
        for event in step.events:
            game.event_for(event, seat)


def print_table(desk: Context, speeds: list[Speed]) -> None:
    say = desk.texts.say
    head = tuple(say(f"bench-{column}") for column in Speed.__struct_fields__)
    rows = [
        (
            say(f"{speed.game}-name"),
            str(speed.seats),
            say("yes" if speed.views else "no"),
            say("number", number=speed.moves_per_second),
            say("number", number=speed.games_per_second),
        )
        for speed in speeds
    ]
    print_columns(desk, (head, *rows))
