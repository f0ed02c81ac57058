"""Questions for bots, and pools to put them to."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from random import Random

from server.bots import SIMPLE
from server.bots.question import Question
from server.engine import GAMES
from server.house.bot_processes.pool import BotPool, ProcessBotPool
from server.house.fork_server import ForkServer
from server.protocol.farbstich import FarbstichView
from server.protocol.seat import Shuffle, Turn, replace
from tests.bot_processes import odd_bots
from tests.playing import do, random_deal

ODD = odd_bots.__name__
DICE = b"these dice"


def thinkers(registry: str = ODD) -> ForkServer:
    return ForkServer("server.bots.child", registry)


class Alarm:
    def __init__(self, ring: Callable[[], object]) -> None:
        self.ring = ring
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class StandingClock:
    """Time stands still, and tests ring the alarms."""

    def __init__(self) -> None:
        self.alarms: asyncio.Queue[Alarm] = asyncio.Queue()

    def now(self) -> float:
        return 0.0

    def wall(self) -> float:
        return 0.0

    def call_at(self, when: float, call: Callable[[], object]) -> Alarm:
        alarm = Alarm(call)
        self.alarms.put_nowait(alarm)
        return alarm

    async def next_in_force(self) -> Alarm:
        while (alarm := await self.alarms.get()).cancelled:
            pass
        return alarm


@cache
def opening_question(game: str) -> Question:
    """The question of the first seat on turn of a new game."""
    rules = GAMES[game]
    state = rules.start(3)
    dice = Random(1)
    while isinstance(waiting := rules.waiting(state), Shuffle):
        state = do(rules, state, None, random_deal(waiting.size, dice)).state
    assert isinstance(waiting, Turn)
    seat = waiting.seats[0]
    return Question(game, SIMPLE, rules.view(state, seat), (), rules.legal(state, seat), DICE)


def odd(bot: str, game: object = "") -> Question:
    return opening_question("farbstich")._replace(bot=bot, game=str(game))


def last(question: Question) -> int:
    """The choice of odd bots that choose at all."""
    return len(question.legal) - 1


def drawn(question: Question) -> int:
    """The move that is made in place of a bot that fails."""
    return Random(question.dice).randrange(len(question.legal))


def out_of_turn(question: Question) -> Question:
    assert isinstance(question.view, FarbstichView)
    others = Turn((1,), (0,) if question.view.seat == 0 else (2,))
    return question._replace(view=replace(question.view, seat=others.free[0], waiting=others))


@asynccontextmanager
async def pool_of(
    count: int = 1, registry: str = ODD, clock: StandingClock | None = None
) -> AsyncIterator[ProcessBotPool]:
    """Its bots have all the time they need, unless a test rings the alarm."""
    pool = ProcessBotPool(count, 2.0, clock or StandingClock(), thinkers(registry))
    try:
        yield pool
    finally:
        await pool.close()


def workers(house: int = 0) -> list[int]:
    """The processes that the fork servers of a process have forked."""
    servers = filter(is_python, children(house or os.getpid()))
    return [worker for server in servers for worker in children(server)]


def is_python(process: int) -> bool:
    """Not so is the server of a database, which has forked processes, too."""
    return Path(f"/proc/{process}/comm").read_text().startswith("python")


def children(process: int) -> list[int]:
    file = Path(f"/proc/{process}/task/{process}/children")
    return [int(child) for child in file.read_text().split()]


def is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


async def process_of(pool: BotPool, file: Path) -> int:
    """The process that answers the next question."""
    question = odd("writes_its_process", file)
    assert await pool.choose(question, 1) == last(question)
    return int(file.read_text())
