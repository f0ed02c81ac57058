"""The processes that answer the house: what runs in them, and the frames of questions and answers.

In both directions a frame is its length in four bytes, then the content.
"""

import gc
import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterable
from contextlib import suppress
from queue import SimpleQueue
from select import select
from socket import recv_fds, socket
from struct import Struct
from threading import Thread
from typing import BinaryIO, Final, NamedTuple, NoReturn

LENGTH: Final = Struct(">I")
NUMBER: Final = Struct(">I")
READY: Final = b"ready"

Answer = Callable[[bytes], bytes]


def frame(content: bytes) -> bytes:
    return LENGTH.pack(len(content)) + content


def run(prepare: Callable[[], Answer], niceness: int) -> None:
    """Forks a worker for each connection that the house sends over the standard input. `prepare`
    imports what they need and gives the function that answers."""
    # The house ends its processes itself, after those who play have been sent out.
    for ignored in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ignored, signal.SIG_IGN)
    # A sandbox may forbid it; a process of the usual priority is better than none.
    with suppress(OSError):
        os.nice(niceness)
    answer = prepare()
    # Collected once here, garbage is not copied to each worker.
    gc.collect()
    gc.freeze()
    serve(socket(fileno=sys.stdin.fileno()), answer)


def serve(control: socket, answer: Answer) -> None:
    """A message is the number of a worker: with a connection to start it, else to kill it."""
    workers: dict[int, Worker] = {}
    while True:
        ready, _, _ = select([control.fileno(), *(each.alive for each in workers.values())], [], [])
        for number, worker in tuple(workers.items()):
            if worker.alive in ready:
                workers.pop(number).bury()
        if control.fileno() not in ready:
            continue
        message, files, _, _ = recv_fds(control, NUMBER.size, 1)
        if not message:
            # The house has ended.
            for each in workers.values():
                each.kill()
            os._exit(0)
        (number,) = NUMBER.unpack(message)
        if files:
            if started := start(answer, files[0], workers.values()):
                workers[number] = started
        elif number in workers:
            workers[number].kill()


class Worker(NamedTuple):
    """`alive` is a pipe that ends when it dies. The connection is kept open until then: whoever
    sees its end knows that the process is gone."""

    pid: int
    alive: int
    connection: int

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    def bury(self) -> None:
        os.waitpid(self.pid, 0)
        self.close()

    def close(self) -> None:
        os.close(self.alive)
        os.close(self.connection)


def start(answer: Answer, connection: int, others: Iterable[Worker]) -> Worker | None:
    alive, held = os.pipe()
    try:
        pid = os.fork()
    except OSError:
        # A machine without memory. The house sees the end of the connection.
        for each in (alive, held, connection):
            os.close(each)
        return None
    if pid:
        os.close(held)
        return Worker(pid, alive, connection)
    os.close(alive)
    for other in others:
        other.close()
    # This also closes the socket to the house on which the numbers come.
    os.dup2(connection, sys.stdin.fileno())
    os.dup2(connection, sys.stdout.fileno())
    os.close(connection)
    return work(answer)


def work(answer: Answer) -> NoReturn:
    """Answers questions until the house ends."""
    try:
        answer_all(answer)
    except BrokenPipeError:
        # The house has died.
        os._exit(0)
    except Exception:
        # Any fault: the exit below ends the process without a traceback.
        traceback.print_exc()
    finally:
        # A normal exit would wait for the listening thread.
        os._exit(1)


def answer_all(answer: Answer) -> NoReturn:
    # Printed text must not get between the answers.
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    questions: SimpleQueue[bytes] = SimpleQueue()
    # Reads while an answer is made: else the end of the house would go unnoticed until it is done.
    Thread(target=listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    write(answers, READY)
    while True:
        write(answers, answer(questions.get()))


def listen(stream: BinaryIO, questions: "SimpleQueue[bytes]") -> None:
    """Ends the process when the house closes the stream, even while an answer is made."""
    # A house that was killed before it read an answer resets the connection.
    with suppress(ConnectionResetError):
        while len(head := stream.read(LENGTH.size)) == LENGTH.size:
            questions.put(stream.read(*LENGTH.unpack(head)))
    os._exit(0)


def write(stream: BinaryIO, content: bytes) -> None:
    stream.write(frame(content))
    stream.flush()
