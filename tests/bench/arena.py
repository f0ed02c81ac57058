"""Bots against bots, measured fairly: each deal is played once with every bot in every seat.

The neighbours differ from deal to deal. All chance comes from the seed, so the same contest has the
same outcome in any number of processes.
"""

import signal
import time
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from hashlib import sha256
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import fmean, variance
from typing import Any, Final, NamedTuple

import msgspec

from server.bots import Bot, bound
from server.dealer import Dealer
from server.engine import GAMES
from server.match import MatchPlayer, play
from server.protocol.seat import Event, Move, Options, Over, Turn, View

WIDE: Final = 1.96
"""standard errors on each side of a 95 % confidence interval"""
MILLION: Final = 1_000_000


class Entrant(NamedTuple):
    """A bot as it was typed, with its name and its parameters."""

    spelled: str
    bot: str
    habits: Mapping[str, float]


class Contest(NamedTuple):
    game: str
    options: Options
    entrants: tuple[Entrant, ...]
    """one for each seat; several may be of the same kind"""
    seed: bytes

    @property
    def seats(self) -> int:
        return len(self.entrants)


class Outcome(NamedTuple):
    """One deal: the wins of each entrant, where a shared win counts in parts, and the
    nanoseconds of its decisions. `longest` includes moves out of turn."""

    wins: tuple[float, ...]
    took: tuple["array[int]", ...]
    longest: tuple[int, ...]


class Standing(msgspec.Struct, frozen=True):
    """All entrants of one kind. Shares are those of a single entrant; times are milliseconds of
    processor time for a decision in turn with a choice."""

    bot: str
    seats: int
    share: float
    low: float
    high: float
    decisions: int
    p50: float
    p99: float
    longest: float


def outcomes(contest: Contest, deals: int, processes: int) -> Iterator[Outcome]:
    """In the order of the deals, in whatever order the processes finish."""
    numbers = range(1, deals + 1)
    if processes == 1:
        yield from (play_deal(contest, number) for number in numbers)
        return
    with get_context("spawn").Pool(processes, initializer=leave_interrupts_to_the_house) as pool:
        yield from pool.imap(partial(play_deal, contest), numbers)


def leave_interrupts_to_the_house() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_deal(contest: Contest, number: int) -> Outcome:
    """Plays a deal once with every entrant in every seat."""
    name = contest.seed + b"/%d" % number
    around = list(range(contest.seats))
    Random(name).shuffle(around)
    wins = [0.0] * contest.seats
    took = tuple(array("q") for _ in wins)
    longest = [0] * contest.seats
    for turn in range(contest.seats):
        sits = around[turn:] + around[:turn]
        watches = [Watch() for _ in sits]
        dice = [Random(name + b"/%d/%d" % (turn, seat)) for seat in range(contest.seats)]
        bots = [bot_of(contest, entrant) for entrant in sits]
        players = [timed(*each) for each in zip(bots, dice, watches, strict=True)]
        winners = winners_of(contest, Dealer(sha256(name).digest(), ()), players)
        for seat in winners:
            wins[sits[seat]] += 1 / len(winners)
        for entrant, watch in zip(sits, watches, strict=True):
            took[entrant].extend(watch.took)
            longest[entrant] = max(longest[entrant], watch.longest)
    return Outcome(tuple(wins), took, tuple(longest))


def bot_of(contest: Contest, entrant: int) -> Bot:
    _, bot, habits = contest.entrants[entrant]
    return bound(contest.game, bot, **habits)


class Watch:
    def __init__(self) -> None:
        self.took = array("q")
        self.longest = 0

    def note(self, took: int, *, counts: bool) -> None:
        self.longest = max(self.longest, took)
        if counts:
            self.took.append(took)


def timed(bot: Bot, dice: Random, watch: Watch) -> MatchPlayer:
    """Times the decisions in processor time of this process: other load does not count."""

    def choose(view: View, seen: Sequence[Event], legal: tuple[Move, ...]) -> Move | None:
        begun = time.process_time_ns()
        move = bot(view, seen, legal, dice)
        took = time.process_time_ns() - begun
        waited_for = isinstance(view.waiting, Turn) and view.seat in view.waiting.seats
        watch.note(took, counts=waited_for and len(legal) > 1)
        return move

    return choose


def winners_of(contest: Contest, dealer: Dealer, players: Sequence[MatchPlayer]) -> tuple[int, ...]:
    game = GAMES[contest.game]
    state: Any = None
    for step in play(game, contest.options, dealer, players):
        state = step.state
    waiting = game.waiting(state)
    assert isinstance(waiting, Over)
    return waiting.result.winners


def standings(contest: Contest, played: Iterable[Outcome]) -> list[Standing]:
    """One for each kind of bot, in the order in which they were named."""
    all_played = list(played)
    kinds = dict.fromkeys(entrant.spelled for entrant in contest.entrants)
    return [standing(contest, kind, all_played) for kind in kinds]


def standing(contest: Contest, kind: str, played: Sequence[Outcome]) -> Standing:
    own = [at for at, entrant in enumerate(contest.entrants) if entrant.spelled == kind]
    games = len(own) * contest.seats
    shares = [sum(outcome.wins[at] for at in own) / games for outcome in played]
    took = sorted(ns for outcome in played for at in own for ns in outcome.took[at])
    longest = max(outcome.longest[at] for outcome in played for at in own)
    share, margin = fmean(shares), margin_of(shares)
    return Standing(
        bot=kind,
        seats=len(own),
        share=share,
        low=max(0.0, share - margin),
        high=min(1.0, share + margin),
        decisions=len(took),
        p50=percentile(took, 50) / MILLION,
        p99=percentile(took, 99) / MILLION,
        longest=longest / MILLION,
    )


def margin_of(shares: Sequence[float]) -> float:
    """Half the width of the interval. Its unit is the deal: the games of one deal are
    correlated."""
    return WIDE * sqrt(variance(shares) / len(shares)) if len(shares) > 1 else 1.0


def percentile(ordered: Sequence[int], percent: int) -> int:
    """The smallest value that at least `percent` of 100 values do not exceed."""
    if not ordered:
        return 0
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]
