"""Work on whole records: checking one, and showing a step of its game."""

from collections.abc import Mapping
from io import BytesIO
from typing import Any, Final, NamedTuple

from server.engine.game import AnyGame, Step
from server.errors import CheckFailed, Detail, HouseError
from server.protocol.notices import Replayed
from server.protocol.refusals import OtherRules
from server.protocol.requests import Replay
from server.protocol.seat import NoSuchSeat, Refusal, Shuffle, Viewer, name_of
from server.protocol.story import SCORING, story
from server.record.reader import Reader
from server.record.replay import replay

# A replay keeps a state for each of its steps, so that only a few can stay in memory.
MOST_CACHED: Final = 8
# Events that begin a part of a game to which a reader can jump.
PART_EVENTS: Final = frozenset({"round", "game"})
PART_EVENTS_OF: Final = {"farbstich": frozenset({"trick"})}


class Check(NamedTuple):
    """Plays the game of a record by the rules, with every deal made from its secret."""

    lines: bytes


class ShowStep(NamedTuple):
    lines: bytes
    request: Replay


Work = Check | ShowStep


class Failure(NamedTuple):
    """The values of a HouseError."""

    code: str
    details: dict[str, Detail]


class GameReplay(NamedTuple):
    """All steps of a game, and in `parts` the numbers of those that begin a part."""

    game: AnyGame
    names: tuple[str, ...]
    steps: tuple[Step[Any], ...]
    parts: tuple[int, ...]


class RecordWork:
    """Checks records and shows their steps; keeps the replays that were looked at last."""

    def __init__(self, games: Mapping[str, AnyGame], longest_line: int) -> None:
        self._games = games
        self._longest_line = longest_line
        self._replays: dict[str, GameReplay] = {}

    def do(self, work: Work) -> Failure | Replayed | Refusal | None:
        match work:
            case Check(lines):
                return self._check(lines)
            case ShowStep(lines, request):
                return self._show(lines, request)

    def _check(self, lines: bytes) -> Failure | None:
        try:
            for record in Reader(self._games, self._longest_line).read(BytesIO(lines)):
                for _ in replay(self._games[record.header.game], record):
                    pass
        except HouseError as error:
            return Failure(error.code, error.details)
        return None

    def _show(self, lines: bytes, request: Replay) -> Replayed | Refusal:
        # Each step of one is a request of its own, and replaying a game for each would be
        # quadratic.
        found = self._replays.pop(request.record, None) or load_replay(self._games, lines)
        if found is None:
            return OtherRules(request.record)
        self._replays[request.record] = found
        if len(self._replays) > MOST_CACHED:
            del self._replays[next(iter(self._replays))]
        if request.seat is not None and request.seat >= len(found.names):
            return NoSuchSeat(len(found.names))
        return replay_step(found, request)


def load_replay(games: Mapping[str, AnyGame], lines: bytes) -> GameReplay | None:
    """None if the record does not follow the rules of today."""
    try:
        record = next(Reader(games, len(lines)).read(BytesIO(lines)))
        game = games[record.header.game]
        steps = from_the_deal(game, tuple(replay(game, record)))
    except CheckFailed:
        return None
    part_events = PART_EVENTS_OF.get(game.name, PART_EVENTS)
    parts = tuple(
        number
        for number, step in enumerate(steps)
        if any(name_of(event) in part_events for event in step.events)
    )
    return GameReplay(game, record.header.players, steps, parts)


def from_the_deal(game: AnyGame, steps: tuple[Step[Any], ...]) -> tuple[Step[Any], ...]:
    """Joins the draw of who begins with the deal that follows: the table is empty in between."""
    begun = 0
    while begun < len(steps) - 1 and isinstance(game.waiting(steps[begun].state), Shuffle):
        begun += 1
    events = tuple(event for step in steps[: begun + 1] for event in step.events)
    return (Step(steps[begun].state, events), *steps[begun + 1 :])


def replay_step(game_replay: GameReplay, request: Replay) -> Replayed:
    """The requested step, or the last one if the game has fewer."""
    game = game_replay.game
    number = min(request.step, len(game_replay.steps) - 1)
    state, events = game_replay.steps[number]
    past = game_replay.steps
    seats: list[Viewer] = [request.seat]
    if request.seat is None:
        seats = [*range(len(game_replay.names))]
    else:
        past = past[: number + 1]
        events = tuple(e for e in (game.event_for(e, request.seat) for e in events) if e)
    # Events that change points are public.
    told = [event for step in past for event in step.events]
    return Replayed(
        record=request.record,
        game=game.name,
        names=game_replay.names,
        step=number,
        steps=len(game_replay.steps),
        rounds=game_replay.parts,
        seat=request.seat,
        views=tuple(game.view(state, seat) for seat in seats),
        events=events,
        points=tuple(story(game.name, told, len(game_replay.names))),
        scoring=tuple(event for event in told if isinstance(event, SCORING)),
    )
