"""Replays of finished games, step by step, as one seat saw them or with open cards."""

from collections.abc import Mapping
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from server.engine.game import AnyGame, Step
from server.errors import CheckFailed
from server.house.lobby.session import Session
from server.house.people.households import Cost
from server.protocol.lobby import FinishedGame
from server.protocol.notices import FinishedGames, Replayed
from server.protocol.refusals import NoSuchRecord, OtherRules
from server.protocol.requests import Finished, Replay
from server.protocol.seat import NoSuchSeat, Refusal, Viewer, name_of
from server.protocol.story import story
from server.record.reader import Reader
from server.record.replay import replay
from server.store.records import last_games, record_lines, took_part

if TYPE_CHECKING:
    from server.house.lobby.house import House

MOST_LISTED: Final = 40
# A replay keeps a state for each of its steps, so that only a few can stay in memory.
MOST_CACHED: Final = 8
# Events that begin a part of a game to which a reader can jump.
PART_EVENTS: Final = frozenset({"round", "game"})
PART_EVENTS_OF: Final = {"farbstich": frozenset({"trick"})}


class GameReplay(NamedTuple):
    """All steps of a game, and in `parts` the numbers of those that begin a part. `is_open`:
    everybody may see it, not only its players."""

    is_open: bool
    game: AnyGame
    names: tuple[str, ...]
    steps: tuple[Step[Any], ...]
    parts: tuple[int, ...]


def keep(replays: dict[str, GameReplay], record: str, game_replay: GameReplay) -> None:
    """Keeps the few that were looked at last."""
    # Each step of one is a request of its own, and replaying a game for each would be quadratic.
    replays.pop(record, None)
    replays[record] = game_replay
    if len(replays) > MOST_CACHED:
        del replays[next(iter(replays))]


def load_replay(games: Mapping[str, AnyGame], lines: bytes, is_open: bool) -> GameReplay | None:
    """None if the record does not follow the rules of today."""
    try:
        record = next(Reader(games, len(lines)).read(BytesIO(lines)))
        game = games[record.header.game]
        steps = tuple(replay(game, record))
    except CheckFailed:
        return None
    part_events = PART_EVENTS_OF.get(game.name, PART_EVENTS)
    parts = tuple(
        number
        for number, step in enumerate(steps)
        if any(name_of(event) in part_events for event in step.events)
    )
    return GameReplay(is_open, game, record.header.players, steps, parts)


async def may_see(house: "House", session: Session, record: str, is_open: bool) -> bool:
    # A game of a private table is shown only to its players, like the table itself.
    return is_open or await house.store.read(took_part(record, session.person.id))


async def record_lines_for(
    house: "House", session: Session, record: str
) -> tuple[bytes, bool] | None:
    found = await house.store.read(record_lines(record))
    if found is None or not await may_see(house, session, record, found[1]):
        return None
    return found


async def send_step(house: "House", session: Session, request: Replay) -> Refusal | None:
    game_replay = house.replays.get(request.record)
    if game_replay is None:
        if refusal := session.household.refuse(Cost.RECORDS, house.clock.now()):
            return refusal
        found = await record_lines_for(house, session, request.record)
        if found is None:
            return NoSuchRecord(request.record)
        game_replay = load_replay(house.games, *found)
        if game_replay is None:
            return OtherRules(request.record)
    elif not await may_see(house, session, request.record, game_replay.is_open):
        return NoSuchRecord(request.record)
    keep(house.replays, request.record, game_replay)
    if request.seat is not None and request.seat >= len(game_replay.names):
        return NoSuchSeat(len(game_replay.names))
    session.mailbox.put(replay_step(game_replay, request))
    return None


def replay_step(game_replay: GameReplay, request: Replay) -> Replayed:
    """The requested step, or the last one if the game has fewer."""
    game = game_replay.game
    number = min(request.step, len(game_replay.steps) - 1)
    state, events = game_replay.steps[number]
    seats: list[Viewer] = [request.seat]
    past = game_replay.steps
    if request.seat is None:
        seats = [*range(len(game_replay.names))]
    else:
        events = tuple(e for e in (game.event_for(e, request.seat) for e in events) if e)
        past = past[: number + 1]
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
    )


async def send_games(house: "House", session: Session, request: Finished) -> Refusal | None:
    found = await house.store.read(last_games(session.person.id, MOST_LISTED))
    games = (
        FinishedGame(g.id, g.game, g.ended, g.names, g.points, g.winners, g.you) for g in found
    )
    session.mailbox.put(FinishedGames(tuple(games)))
    return None
