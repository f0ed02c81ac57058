"""A process in which bots think: `python -m server.bots.child MODULE`, where MODULE has `bots`.

In both directions a frame is its length in four bytes, then the content. Questions come as pickles,
which is safe because only the house can write to this process. Answers go as JSON, because the
house does not trust this process: the number of the question, and the place of the chosen move
among the legal ones or null.
"""

import json
import os
import pickle
import signal
import sys
import traceback
from contextlib import suppress
from importlib import import_module
from itertools import count
from queue import SimpleQueue
from struct import Struct
from threading import Thread
from typing import BinaryIO, Final

from server.bots.question import Increment, KeptEvents, Registry, think

LENGTH: Final = Struct(">I")
READY: Final = b"ready"
NICENESS: Final = 10  # lower priority than the house, which answers key presses


def frame(content: bytes) -> bytes:
    return LENGTH.pack(len(content)) + content


def main(registry: str) -> None:
    # Ctrl+C in a local game reaches the whole process group; the house ends this process itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A sandbox may forbid it; a bot of the usual priority is better than none.
    with suppress(OSError):
        os.nice(NICENESS)
    # What a bot prints must not get between the answers.
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    bots: Registry = import_module(registry).bots
    messages: SimpleQueue[bytes] = SimpleQueue()
    # Reads while a bot thinks: else the end of the house would go unnoticed until it is done.
    Thread(target=listen, args=(sys.stdin.buffer, messages), daemon=True).start()
    events = KeptEvents()
    write(answers, READY)
    for number in count():
        increment: Increment = pickle.loads(messages.get())  # noqa: S301 - only the house writes here
        chosen = think(bots, events.complete(increment))
        write(answers, json.dumps([number, chosen]).encode())


def listen(stream: BinaryIO, messages: "SimpleQueue[bytes]") -> None:
    """Ends the process when the house closes the stream, even while a bot thinks."""
    while len(head := stream.read(LENGTH.size)) == LENGTH.size:
        messages.put(stream.read(*LENGTH.unpack(head)))
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
        # A normal exit would wait for the listening thread.
        traceback.print_exc()
        os._exit(1)
