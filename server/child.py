"""A process that answers the house: what runs in it, and the frames of questions and answers.

In both directions a frame is its length in four bytes, then the content.
"""

import os
import signal
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from struct import Struct
from threading import Thread
from typing import BinaryIO, Final

LENGTH: Final = Struct(">I")
READY: Final = b"ready"

Answer = Callable[[bytes], bytes]


def frame(content: bytes) -> bytes:
    return LENGTH.pack(len(content)) + content


def run(prepare: Callable[[], Answer], niceness: int) -> None:
    """Answers questions until the house ends. `prepare` imports what is needed and gives the
    function that answers."""
    try:
        answer_all(prepare, niceness)
    except BrokenPipeError:
        # The house has died.
        os._exit(0)
    except Exception:
        # A normal exit would wait for the listening thread.
        traceback.print_exc()
        os._exit(1)


def answer_all(prepare: Callable[[], Answer], niceness: int) -> None:
    # Ctrl+C in a local game reaches the whole process group; the house ends this process itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A sandbox may forbid it; a process of the usual priority is better than none.
    with suppress(OSError):
        os.nice(niceness)
    # What is printed must not get between the answers.
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    answer = prepare()
    questions: SimpleQueue[bytes] = SimpleQueue()
    # Reads while an answer is made: else the end of the house would go unnoticed until it is done.
    Thread(target=listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    write(answers, READY)
    while True:
        write(answers, answer(questions.get()))


def listen(stream: BinaryIO, questions: "SimpleQueue[bytes]") -> None:
    """Ends the process when the house closes the stream, even while an answer is made."""
    while len(head := stream.read(LENGTH.size)) == LENGTH.size:
        questions.put(stream.read(*LENGTH.unpack(head)))
    os._exit(0)


def write(stream: BinaryIO, content: bytes) -> None:
    stream.write(frame(content))
    stream.flush()
