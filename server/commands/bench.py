"""kartenhaus bench: how fast the house is on this machine, and whether it forgets anything."""

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from server.commandline import Given
from server.commands.desk import Desk
from server.complaint import Misuse

# Each is measured by `server.commands.bench_…`; these flags go with it, and --json with all.
FLAGS: Final[Mapping[str, tuple[str, ...]]] = {
    "engine": ("seconds",),
    "house": ("seconds", "tables", "bots"),
    "crash": ("kills", "seed", "tables"),
    "door": ("seconds",),
    "screen": ("seconds",),
}


def run(given: Given, desk: Desk) -> int:
    what = given.arguments[0]
    if what not in FLAGS:
        raise Misuse("no-such-choice", what="WHAT", value=what, allowed=tuple(FLAGS))
    for flag in dict.fromkeys(flag for flags in FLAGS.values() for flag in flags):
        if given.has(flag) and flag not in FLAGS[what]:
            fitting = tuple(name for name, flags in FLAGS.items() if flag in flags)
            raise Misuse("flag-does-not-fit", flag=flag, what=what, allowed=fitting)
    return int(import_module(f"server.commands.bench_{what}").run(given, desk))
