"""The signals that stop a house or make it read its settings again."""

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def handled_signals(stop: Callable[[], object], reread: Callable[[], object]) -> Iterator[None]:
    """Ctrl-C and SIGTERM stop the house. SIGHUP reads the settings again, but after the terminal
    was closed it stops the house, unless it began with `nohup`."""
    loop = asyncio.get_running_loop()
    needs_terminal = has_terminal() and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN

    def on_hangup() -> None:
        if needs_terminal and not has_terminal():
            stop()
        else:
            reread()

    calls: dict[int, Callable[[], object]] = {
        signal.SIGTERM: stop,
        signal.SIGINT: stop,
        signal.SIGHUP: on_hangup,
    }
    for number, call in calls.items():
        loop.add_signal_handler(number, call)
    try:
        yield
    finally:
        for number in calls:
            loop.remove_signal_handler(number)


def has_terminal() -> bool:
    try:
        os.close(os.open("/dev/tty", os.O_RDONLY | os.O_NOCTTY))
    except OSError:
        return False
    return True
