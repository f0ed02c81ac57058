"""Faulty bots to test bot processes with. The name of their game is their instruction."""

import os
import signal
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from zlib import crc32

import msgspec

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
    raise RuntimeError(f"an odd bot with {legal[-1]}")


def cheats(game: str, view: View, seen: Seen, legal: Moves, dice: Random) -> Move:
    return Move()


def is_silent(game: str, view: View, seen: Seen, legal: Moves, dice: Random) -> None:
    return None


def babbles(game: str, view: View, seen: Seen, legal: Moves, dice: Random) -> Move:
    """Writes the bytes that its game says, in hexadecimal, between the answers."""
    os.write(1, bytes.fromhex(game))
    return legal[-1]


def prints(game: str, view: View, seen: Seen, legal: Moves, dice: Random) -> Move:
    sys.stdout.write("thinking\n")
    return legal[-1]


def ignores_interrupts(game: str, view: View, seen: Seen, legal: Moves, dice: Random) -> Move:
    return legal[-1] if signal.getsignal(signal.SIGINT) == signal.SIG_IGN else legal[0]


def writes_its_process(game: str, view: View, seen: Seen, legal: Moves, dice: Random) -> Move:
    Path(game).write_text(str(os.getpid()))
    return legal[-1]


def writes_its_modules(game: str, view: View, seen: Seen, legal: Moves, dice: Random) -> Move:
    Path(game).write_text("\n".join(sys.modules))
    return legal[-1]


def reads_a_pipe(game: str, view: View, seen: Seen, legal: Moves, dice: Random) -> Move:
    """Thinks until somebody writes to the pipe that its game names."""
    Path(game).read_text()
    return legal[-1]


def signs(game: str, view: View, seen: Seen, legal: Moves, dice: Random) -> Move:
    """Appends the last part of its game to the file before it."""
    with Path(game).parent.open("a") as log:
        log.write(Path(game).name)
    return legal[-1]


def goes_by_all_it_saw(game: str, view: View, seen: Seen, legal: Moves, dice: Random) -> Move:
    return legal[crc32(msgspec.json.encode(list(seen))) % len(legal)]


ODD = (
    hangs,
    dies,
    dies_once,
    raises,
    cheats,
    is_silent,
    babbles,
    prints,
    ignores_interrupts,
    writes_its_process,
    writes_its_modules,
    reads_a_pipe,
    signs,
    goes_by_all_it_saw,
)


def bots(game: str) -> Mapping[str, Bot]:
    return {bot.__name__: partial(bot, game) for bot in ODD}
