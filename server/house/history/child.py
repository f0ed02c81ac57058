"""A process that checks and replays records: `python -m server.house.history.child LONGEST_LINE`.

Questions and answers are pickles: both sides are the house itself, and no bot runs here.
"""

import pickle
import sys
from typing import Final

from server.child import Answer, run
from server.engine import GAMES
from server.house.history.record_work import RecordWork

NICENESS: Final = 15  # lower priority than bots, for which people wait at their tables


def prepare() -> Answer:
    work = RecordWork(GAMES, int(sys.argv[1]))
    return lambda question: pickle.dumps(work.do(pickle.loads(question)))  # noqa: S301


if __name__ == "__main__":
    run(prepare, NICENESS)
