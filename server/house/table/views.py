"""Views of a table: the room and the game as one reader sees them, and its lobby listing."""

from functools import lru_cache

import msgspec

from server.dealer import commitment
from server.engine.game import AnyGame
from server.house.table.state import TableState
from server.protocol.lobby import Chair, ListedPlayer, Listing, Room
from server.protocol.notices import EventHistory, GameSnapshot
from server.protocol.refusals import GameNotRunning
from server.protocol.seat import Event, Viewer


def chairs_of(state: TableState) -> tuple[Chair | None, ...]:
    """The part of a room that is the same for all viewers, and costs the most."""
    held, covered = state.held, state.played_by_bots
    chairs = list[Chair | None]()
    for seat, seated in enumerate(state.roster.seats):
        if seated is None:
            chairs.append(None)
            continue
        here = seated.bot or seat in held
        chairs.append(
            Chair(
                name=seated.name,
                bot=seated.bot,
                ready=seated.ready,
                presence="away" if seated.away else "here" if here else "gone",
                covered=seat in covered,
                words=bool(seated.words),
            )
        )
    return tuple(chairs)


def room_for(
    state: TableState, chairs: tuple[Chair | None, ...], viewer: Viewer, *, paused: bool
) -> Room:
    setup, roster = state.setup, state.roster
    mine = None if viewer is None else roster.seats[viewer]
    standing = msgspec.json.decode(mine.standing) if mine and mine.standing else None
    return Room(
        table=state.number,
        code=None if setup.lesson else setup.code,
        game=setup.game,
        options=setup.options,
        clock=setup.clock,
        phase=roster.phase,
        host=roster.host,
        chairs=chairs,
        you=viewer,
        watchers=state.watchers,
        hushed=roster.hushed,
        paused=paused,
        commit=commitment_of(roster.secret),
        words=mine.words if mine else "",
        standing=standing,
        record=roster.record or None,
        lesson=setup.lesson,
        tempo=state.tempo,
    )


# Cached: rooms are built at every change of a seat, and the secret changes only once for each game.
@lru_cache(maxsize=1024)
def commitment_of(secret: str) -> str:
    return commitment(bytes.fromhex(secret))


def listing(state: TableState) -> Listing | None:
    """None for a private table."""
    setup, roster = state.setup, state.roster
    if setup.code is not None:
        return None
    return Listing(
        table=state.number,
        game=setup.game,
        seats=tuple([ListedPlayer(s.name, s.bot) if s else None for s in roster.seats]),
        phase=roster.phase,
        options=setup.options,
        clock=setup.clock,
        watchers=state.watchers,
    )


def snapshot(
    state: TableState, rules: AnyGame, viewer: Viewer, left: tuple[int | None, ...]
) -> GameSnapshot:
    """The game as one seat sees it. `left` as `seconds_left` gives it: the same for all."""
    game = state.game
    assert game is not None
    return GameSnapshot(
        table=state.number,
        number=game.number,
        turn=game.turn,
        view=rules.view_for(game.state, viewer),
        legal=() if viewer is None else game.legal[viewer],
        left=left,
    )


def events_for(state: TableState, rules: AnyGame, viewer: Viewer, since: int) -> tuple[Event, ...]:
    """The events of the move with this number and of all after it, as the viewer sees them."""
    log = state.game.log if state.game else ()
    return tuple(
        [
            event
            for number, happened in log
            if number >= since and (event := rules.event_for(happened, viewer)) is not None
        ]
    )


def event_history(
    state: TableState, rules: AnyGame, session: int, since: int
) -> EventHistory | GameNotRunning:
    if state.game is None:
        return GameNotRunning()
    return EventHistory(state.number, since, events_for(state, rules, state.viewer(session), since))
