"""Bots against bots: how often each wins, and how long it thinks."""

import os
from argparse import Namespace
from collections.abc import Sequence
from inspect import Parameter, signature

import msgspec

from server.bots import bots, bound
from server.commands.context import Context
from server.commands.game_choices import read_options
from server.engine import GAMES
from server.engine.game import AnyGame
from server.errors import UsageError
from server.protocol.fields import spell_range
from server.settings import Settings
from tests.bench.arena import Contest, Entrant, Standing, outcomes, standings
from tests.bench.printing import print_json, print_line, print_table, progress_to
from tui.text import Texts

BUDGET = "budget"
"""the parameter that is a whole number of worlds"""
HEAD = ("Bot", "Seats", "Wins %", "95 %", "Decisions", "ms p50", "p99", "longest")


class Report(msgspec.Struct, frozen=True):
    """`fair`: the share of each if all were equally good."""

    game: str
    seats: int
    options: object
    seed: str
    games: int
    fair: float
    bots: list[Standing]


def run(args: Namespace) -> int:
    game = Context(GAMES, Settings(), Texts("en")).game(args.game)
    if args.seats not in game.seats:
        allowed = spell_range(game.seats)
        raise UsageError("not-a-number", flag="seats", value=str(args.seats), allowed=allowed)
    options = read_options(game, args.option)
    entrants = read_entrants(game, args.bots.split(","), args.seats)
    contest = Contest(game.name, options, entrants, os.fsencode(args.seed))
    deals = -(-args.games // args.seats)
    played = []
    with progress_to(deals) as report:
        for done, outcome in enumerate(outcomes(contest, deals, args.processes), start=1):
            played.append(outcome)
            report(done)
    found = Report(
        game=game.name,
        seats=args.seats,
        options=options,
        seed=contest.seed.decode(errors="backslashreplace"),
        games=deals * args.seats,
        fair=1 / args.seats,
        bots=standings(contest, played),
    )
    if args.json:
        print_json(msgspec.to_builtins(found))
    else:
        print_report(found)
    return 0


def read_entrants(game: AnyGame, wished: Sequence[str], seats: int) -> tuple[Entrant, ...]:
    """One for each seat; the last one named has all seats that are left."""
    if len(wished) > seats:
        raise UsageError("too-many-bots", bots=len(wished), seats=seats)
    named = [read_entrant(game, spelled) for spelled in wished]
    return (*named, *[named[-1]] * (seats - len(named)))


def read_entrant(game: AnyGame, spelled: str) -> Entrant:
    """A bot and its parameters, as in simple:low=7:high=24."""
    name, *pairs = spelled.split(":")
    known = bots(game.name)
    if name not in known:
        raise UsageError("no-such-choice", what="--bots", value=name, allowed=tuple(known))
    habits = dict(read_habit(game, name, pair) for pair in pairs)
    return Entrant(spelled, name, habits)


def read_habit(game: AnyGame, bot: str, pair: str) -> tuple[str, float]:
    habit, _, spelled = pair.partition("=")
    known = habits_of(game, bot)
    if habit not in known:
        raise UsageError("no-such-choice", what=bot, value=habit, allowed=known or ("-",))
    try:
        number = float(spelled) if "." in spelled and habit != BUDGET else int(spelled)
    except ValueError:
        raise UsageError("not-a-pair", value=pair) from None
    if habit == BUDGET and number < 0:
        raise UsageError("no-such-choice", what=habit, value=spelled, allowed=("0", "1", "2", "…"))
    return habit, number


def habits_of(game: AnyGame, bot: str) -> tuple[str, ...]:
    """The parameters that a bot takes by name: its budget, and others that its module has."""
    parameters = signature(bound(game.name, bot)).parameters.values()
    return tuple(p.name for p in parameters if p.kind is Parameter.KEYWORD_ONLY)


def print_report(report: Report) -> None:
    contest = f"{report.game}, {report.seats} seats, {report.games} games"
    print_line(f"{contest}: the fair share of each bot is {percent(report.fair)} %.")
    print_table(HEAD, map(row, report.bots))


def row(standing: Standing) -> tuple[str, ...]:
    return (
        standing.bot,
        str(standing.seats),
        percent(standing.share),
        f"{percent(standing.low)}-{percent(standing.high)}",
        f"{standing.decisions:,}",
        f"{standing.p50:.2f}",
        f"{standing.p99:.2f}",
        f"{standing.longest:.2f}",
    )


def percent(share: float) -> str:
    return f"{100 * share:.1f}"
