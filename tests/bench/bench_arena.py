"""kartenhaus arena: how often each bot wins, and how long it thinks."""

import os
import sys
from collections.abc import Sequence
from inspect import Parameter, signature

import msgspec

from server.bots import bots, bound
from server.commands.command_line import Arguments
from server.commands.context import Context
from server.commands.progress import Progress
from server.commands.simulate import MOST_GAMES, read_options
from server.engine.game import AnyGame
from server.errors import UsageError
from tests.bench.arena import Contest, Entrant, Standing, outcomes, standings
from tests.bench.columns import print_columns

SEED = "tea"
BUDGET = "budget"
"""the habit that is a whole number of worlds"""
MOST_PROCESSES = 64
COLUMNS = ("bot", "seats", "share", "interval", "decisions", "p50", "p99", "longest")


class Report(msgspec.Struct, frozen=True):
    """`fair` is the share of each, were they all as good as each other."""

    game: str
    seats: int
    options: object
    seed: str
    games: int
    fair: float
    bots: list[Standing]


def run(given: Arguments, desk: Context) -> int:
    game = desk.game(given.positional[0])
    seats = given.number("seats", game.seats)
    games = given.number("games", range(1, MOST_GAMES + 1))
    processes = given.number("processes", range(1, MOST_PROCESSES + 1), default=cores())
    options = read_options(game, given.flags.get("option", []))
    entrants = read_entrants(game, given.get("bots").split(","), seats)
    seed = given.get("seed", SEED)
    contest = Contest(game.name, options, entrants, os.fsencode(seed))
    deals = -(-games // seats)
    played = []
    with Progress(desk.texts, deals) as progress:
        for done, outcome in enumerate(outcomes(contest, deals, processes), start=1):
            played.append(outcome)
            progress.at(done)
    table = standings(contest, played)
    spelled = contest.seed.decode(errors="backslashreplace")
    report = Report(game.name, seats, options, spelled, deals * seats, 1 / seats, table)
    if given.has("json"):
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        print_report(desk, report)
    return 0


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def read_entrants(game: AnyGame, wished: Sequence[str], seats: int) -> tuple[Entrant, ...]:
    """One for each seat; the last one named has all that are left."""
    if len(wished) > seats:
        raise UsageError("too-many-bots", bots=len(wished), seats=seats)
    named = [read_entrant(game, spelled) for spelled in wished]
    return (*named, *[named[-1]] * (seats - len(named)))


def read_entrant(game: AnyGame, spelled: str) -> Entrant:
    """A name, and perhaps habits that are not its usual ones: simple:low=7:high=24."""
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
    """What can be set by name: the budget, and whatever else its module lets it do otherwise."""
    parameters = signature(bound(game.name, bot)).parameters.values()
    return tuple(p.name for p in parameters if p.kind is Parameter.KEYWORD_ONLY)


def print_report(desk: Context, report: Report) -> None:
    say = desk.texts.say
    title = say(f"{report.game}-name")
    fair = percent(report.fair)
    desk.say("arena-done", game=title, seats=report.seats, games=report.games, fair=fair)
    head = tuple(say(f"arena-{column}") for column in COLUMNS)
    print_columns(desk, (head, *(row(desk, standing) for standing in report.bots)))


def row(desk: Context, standing: Standing) -> tuple[str, ...]:
    return (
        standing.bot,
        str(standing.seats),
        percent(standing.share),
        f"{percent(standing.low)}-{percent(standing.high)}",
        desk.texts.say("number", number=standing.decisions),
        f"{standing.p50:.2f}",
        f"{standing.p99:.2f}",
        f"{standing.longest:.2f}",
    )


def percent(share: float) -> str:
    return f"{100 * share:.1f}"
