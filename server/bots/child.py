"""A process of its own in which bots think: `python -m server.bots.child MODULE`.

The module has the function `bots`. Both ways a frame is its length in four bytes and then so many
bytes. Questions are pickles, for nobody but the house can write to this process. Answers are JSON,
for the house believes nothing that a worker writes: the number of the question, and the place of
the chosen move among the legal ones or null.
"""

import json
import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from itertools import count
from queue import SimpleQueue
from random import Random
from struct import Struct
from threading import Thread
from typing import BinaryIO, Final

from server.bots import Bot
from server.protocol.seat import Event, Move, View

LENGTH: Final = Struct(">I")
READY: Final = b"ready"
PATIENCE: Final = 10
"""how much more the house, in which people press keys, is to have of a processor"""

Registry = Callable[[str], Mapping[str, Bot]]
Asked = tuple[str, str, View, Sequence[Event], tuple[Move, ...], bytes]
"""game, bot, its view, what it was told, its legal moves, its dice"""


def frame(content: bytes) -> bytes:
    return LENGTH.pack(len(content)) + content


def think(bots: Registry, asked: Asked) -> int | None:
    """The bot's choice; none if it lets things be, or if it fails."""
    game, bot, view, seen, legal, dice = asked
    try:
        move = bots(game)[bot](view, seen, legal, Random(dice))
        return None if move is None else legal.index(move)
    except Exception:
        # Whatever is wrong with a bot is shown to whoever runs the house; its table goes on.
        traceback.print_exc()
        return None


def main(registry: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(PATIENCE)
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    bots: Registry = import_module(registry).bots
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    write(answers, READY)
    for number in count():
        asked: Asked = pickle.loads(questions.get())  # noqa: S301 - only the house can write here
        write(answers, json.dumps([number, think(bots, asked)]).encode())


def listen(stream: BinaryIO, questions: "SimpleQueue[bytes]") -> None:
    """Nobody is left to answer once the stream ends; then even a bot that thinks for ever does."""
    while len(head := stream.read(LENGTH.size)) == LENGTH.size:
        questions.put(stream.read(*LENGTH.unpack(head)))
    os._exit(0)


def write(stream: BinaryIO, content: bytes) -> None:
    stream.write(frame(content))
    stream.flush()


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except BrokenPipeError:
        # The house has died.
        os._exit(0)
    except Exception:
        # Any other end would wait for the thread that listens.
        traceback.print_exc()
        os._exit(1)
