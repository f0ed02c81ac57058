"""Replays a stored run of messages: `python -m tests.table.replay FILE` writes a digest."""

import pickle
import sys
from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path

import msgspec

from server.house.table.draft import Reaction, Rules
from server.house.table.messages import Message
from server.house.table.react import react
from server.house.table.state import TableState
from tests.table.simulation import Opening, opened

Run = Sequence[tuple[float, Message]]


def replay(state: TableState, rules: Rules, run: Run) -> list[Reaction]:
    reactions = []
    for now, message in run:
        reactions.append(react(state, message, now, rules))
        state = reactions[-1].state
    return reactions


def write_run(file: Path, opening: Opening, run: Run) -> None:
    file.write_bytes(pickle.dumps((opening, list(run))))


def read_run(file: Path) -> tuple[Opening, list[tuple[float, Message]]]:
    opening, run = pickle.loads(file.read_bytes())  # noqa: S301 (our own)
    return opening, run


def digest(reactions: Iterable[Reaction]) -> str:
    return sha256(b"\n".join(map(msgspec.json.encode, reactions))).hexdigest()


def replay_file(file: Path) -> str:
    opening, run = read_run(file)
    rules, state = opened(opening)
    return digest(replay(state, rules, run))


if __name__ == "__main__":
    sys.stdout.write(replay_file(Path(sys.argv[1])))
