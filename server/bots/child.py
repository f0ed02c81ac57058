"""A process in which bots think: `python -m server.bots.child MODULE`, where MODULE has `bots`.

Questions come as pickles, which is safe because only the house can write to this process. Answers
go as JSON, because the house does not trust this process: the number of the question, and the place
of the chosen move among the legal ones or null.
"""

import json
import pickle
import sys
from importlib import import_module
from itertools import count
from typing import Final

from server.bots.question import Increment, KeptEvents, Registry, think
from server.child import Answer, run

NICENESS: Final = 10  # lower priority than the house, which answers key presses


def prepare() -> Answer:
    bots: Registry = import_module(sys.argv[1]).bots
    events, numbers = KeptEvents(), count()

    def answer(question: bytes) -> bytes:
        increment: Increment = pickle.loads(question)  # noqa: S301 - only the house writes here
        chosen = think(bots, events.complete(increment))
        return json.dumps([next(numbers), chosen]).encode()

    return answer


if __name__ == "__main__":
    run(prepare, NICENESS)
