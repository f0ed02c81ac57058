"""Bots that no house would want, for workers to think with. Their game tells them what to do."""

import os
import signal
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random

from server.bots import Bot
from server.protocol.seat import Event, Move, View

Seen = Sequence[Event]
Moves = tuple[Move, ...]


def hangs(game: str, view: View, seen: Seen, legal: Moves, dice: Random) -> Move:
    sys.stderr.write("thinking\n")
    while True:
        pass


def dies(game: str, view: View, seen: Seen, legal: Moves, dice: Random) -> Move:
    os.kill(os.getpid(), signal.SIGKILL)
    return legal[-1]


def dies_once(game: str, view: View, seen: Seen, legal: Moves, dice: Random) -> Move:
    if Path(game).exists():
        return legal[-1]
    Path(game).touch()
    return dies(game, view, seen, legal, dice)


def raises(game: str, view: View, seen: Seen, legal: Moves, dice: Random) -> Move:
    raise RuntimeError("an odd bot")


def cheats(game: str, view: View, seen: Seen, legal: Moves, dice: Random) -> Move:
    return Move()


def is_silent(game: str, view: View, seen: Seen, legal: Moves, dice: Random) -> None:
    return None


def babbles(game: str, view: View, seen: Seen, legal: Moves, dice: Random) -> Move:
    os.write(1, bytes.fromhex(game))
    return legal[-1]


def prints(game: str, view: View, seen: Seen, legal: Moves, dice: Random) -> Move:
    sys.stdout.write("thinking\n")
    return legal[-1]


def heeds_interrupts(game: str, view: View, seen: Seen, legal: Moves, dice: Random) -> Move:
    return legal[-1] if signal.getsignal(signal.SIGINT) == signal.SIG_IGN else legal[0]


def tells_its_process(game: str, view: View, seen: Seen, legal: Moves, dice: Random) -> Move:
    Path(game).write_text(str(os.getpid()))
    return legal[-1]


def tells_its_modules(game: str, view: View, seen: Seen, legal: Moves, dice: Random) -> Move:
    Path(game).write_text("\n".join(sys.modules))
    return legal[-1]


def waits_for_a_word(game: str, view: View, seen: Seen, legal: Moves, dice: Random) -> Move:
    """Its game is a pipe: in thought until somebody writes there."""
    Path(game).read_text()
    return legal[-1]


def signs(game: str, view: View, seen: Seen, legal: Moves, dice: Random) -> Move:
    with Path(game).parent.open("a") as book:
        book.write(Path(game).name)
    return legal[-1]


ODD = (
    hangs,
    dies,
    dies_once,
    raises,
    cheats,
    is_silent,
    babbles,
    prints,
    heeds_interrupts,
    tells_its_process,
    tells_its_modules,
    waits_for_a_word,
    signs,
)


def bots(game: str) -> Mapping[str, Bot]:
    return {bot.__name__: partial(bot, game) for bot in ODD}
