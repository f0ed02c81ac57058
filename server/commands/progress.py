"""Progress of a long command: a bar on a terminal, a plain line every few seconds elsewhere."""

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module

# A bar may move; lines stay in a log, so they are few.
BAR_SECONDS, LINE_SECONDS = 0.1, 5.0
Report = Callable[[int], None]


@contextmanager
def progress(total: int) -> Iterator[Report]:
    """Yields a function that takes the amount done so far. A total of 0 shows nothing."""

    def print_line(done: int) -> None:
        percent = min(100 * done // total, 100)
        sys.stderr.write(f"{percent} % done\n")
        sys.stderr.flush()

    if not total:
        yield lambda done: None
    elif sys.stderr.isatty() and os.environ.get("TERM") != "dumb":
        # Only here, as most commands show no bar.
        rich = import_module("rich.progress")
        # rich's own thread would take time from a bench; its redirection would hold back a record.
        bar = rich.Progress(
            rich.BarColumn(),
            rich.TaskProgressColumn(),
            console=import_module("rich.console").Console(stderr=True),
            auto_refresh=False,
            transient=True,
            redirect_stdout=False,
            redirect_stderr=False,
        )
        task = bar.add_task("", total=total)
        with bar:
            yield at_most_every(
                BAR_SECONDS, lambda done: bar.update(task, completed=done, refresh=True)
            )
    else:
        yield at_most_every(LINE_SECONDS, print_line)


def at_most_every(seconds: float, report: Report) -> Report:
    following = time.monotonic() + seconds

    def sometimes(done: int) -> None:
        nonlocal following
        now = time.monotonic()
        if now >= following:
            following = now + seconds
            report(done)

    return sometimes
