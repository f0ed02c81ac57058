"""Settings and fixtures of every test run."""

import gc
import os
import re
import sys
import tempfile
from collections.abc import Iterator
from functools import cache, partial
from importlib import import_module
from importlib.resources.abc import Traversable
from itertools import count
from pathlib import Path
from typing import Any, Final, NoReturn

import pytest
from fluent.runtime import FluentResource

if sys.dont_write_bytecode:
    # Each worker and each program that a test starts would compile all modules anew. Their bytecode
    # goes to the cache of pytest, not beside the sources, and so does that of Hypothesis.
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(Path(__file__).parents[1] / ".pytest_cache" / "bytecode")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix

# Files of tests last no longer than these. On a disk, the many small ones of databases, and of
# systems to boot, take twice the time.
MEMORY: Final = Path("/dev/shm")  # noqa: S108
FREE_BYTES: Final = 4 * 2**30


def is_usable(folder: Path) -> bool:
    """Whether it has room, and programs and devices in it can be used."""
    if not folder.is_dir():
        return False
    about = os.statvfs(folder)
    is_barred = about.f_flag & (os.ST_NOEXEC | os.ST_NODEV | os.ST_NOSUID | os.ST_RDONLY)
    return not is_barred and about.f_bavail * about.f_frsize >= FREE_BYTES


if not os.getenv("TMPDIR") and is_usable(MEMORY):
    tempfile.tempdir = str(MEMORY)

NUMBERS: Final = count(1)
TESTS_A_COLLECTION: Final = 300
# As in a house (`server/__main__.py`): most objects of a test last as long as it does.
NEW_OBJECTS_A_COLLECTION: Final = 50_000
WORKERS_A_CORE: Final = 2

ALL_SLOW = re.compile(r"^pytestmark = .*pytest\.mark\.slow", re.MULTILINE)


def pytest_configure() -> None:
    """The same examples in every run: a failure can be repeated. Tracing every line to explain one
    would take many minutes for a house."""
    # Only here is it known where its bytecode goes.
    hypothesis = import_module("hypothesis")
    phases = [phase for phase in hypothesis.Phase if phase is not hypothesis.Phase.explain]
    how = {"derandomize": True, "deadline": None, "database": None, "phases": phases}
    hypothesis.settings.register_profile("house", **how)
    hypothesis.settings.load_profile("house")


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Runs named files in this process: starting workers would take longer than they save. Slow
    tests wait for other processes, so more of them run at once than there are cores."""
    if config.args and all(".py" in name for name in config.args):
        return 0
    if config.option.markexpr == "quick":
        return None
    return WORKERS_A_CORE * len(os.sched_getaffinity(0))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Modules may not play games or read catalogues as they are imported: every worker does it.
    Nothing that is collected is garbage, and looking for some takes a sixth of the time."""

    def refuse(*_: object, **__: object) -> NoReturn:
        raise AssertionError("leave this to the tests: tests are only being collected")

    with pytest.MonkeyPatch.context() as patch:
        for forbidden in ("server.engine.game.Game.apply", "tui.text.FluentResource"):
            patch.setattr(forbidden, refuse)
        gc.disable()
        try:
            return (yield)
        finally:
            gc.enable()
            gc.set_threshold(NEW_OBJECTS_A_COLLECTION)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The quick set need not even import modules that are slow as a whole."""
    if config.option.markexpr != "quick" or collection_path.suffix != ".py":
        return None
    return bool(ALL_SLOW.search(collection_path.read_text("utf-8"))) or None


def pytest_itemcollected(item: pytest.Item) -> None:
    if item.get_closest_marker("slow") is None:
        item.add_marker("quick")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests begin first: one at the end of a run would go on while other workers have nothing
    to do. Each worker is given a part of the list, and gets some of them."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    found = [item for item in items if item.get_closest_marker("long")]
    # Those of one file go to several workers.
    long = [item for number in range(workers) for item in found[number::workers]]
    others = [item for item in items if not item.get_closest_marker("long")]
    items.clear()
    for left in range(workers, 0, -1):
        first, size = len(long) // left, (len(long) + len(others)) // left
        items += [*long[:first], *others[: size - first]]
        del long[:first], others[: size - first]


@pytest.fixture(autouse=True, scope="session")
def read_once() -> Iterator[None]:
    """Every house that a test opens would read its catalogues anew, and parse its style sheets."""
    text = import_module("tui.text")
    usual = text.unparsed
    kept = cache(partial(usual, folder=text.LOCALES))

    def unparsed(language: str, folder: Traversable) -> Any:
        # Tests write catalogues of their own, too.
        return dict(kept(language)) if folder == text.LOCALES else usual(language, folder)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(text, "FluentResource", cache(FluentResource))
        patch.setattr(text, "unparsed", unparsed)
        # Tests that need no Textual do not wait for its import.
        if module := sys.modules.get("server.doors.textual.shared_styles"):
            styles = module.SharedStyles()
            for user in ("server.commands.ssh.faces", "server.doors.textual.run"):
                if user in sys.modules:
                    patch.setattr(f"{user}.SharedStyles", lambda: styles)
        yield


@pytest.fixture(autouse=True)
def small_heap() -> Iterator[None]:
    """A house collects garbage as it opens, which takes 0.2 s with all tests among the objects. The
    garbage of tests is frozen, too, so that now and then all is collected."""
    if not next(NUMBERS) % TESTS_A_COLLECTION:
        gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()
