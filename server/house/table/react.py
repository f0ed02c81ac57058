"""A table's reactions: `react(state, message, now, rules)` is a pure function."""

from collections.abc import Callable, Mapping
from typing import Any

from server.house.table import clocks, play, seating, timers, waiting_room
from server.house.table.draft import Draft, Reaction, Rules
from server.house.table.messages import (
    Asked,
    BotMoved,
    Disconnected,
    Message,
    ProfileChanged,
    Resumed,
    Tick,
)
from server.house.table.state import State
from server.protocol.notices import Refused
from server.protocol.refusals import LessonIsFixed, NotAtTable, NotSeated
from server.protocol.requests import (
    Dismiss,
    Fill,
    HandOver,
    History,
    Hush,
    Leave,
    MakeMove,
    Ready,
    Rematch,
    Request,
    Say,
    Sit,
    Stand,
    Standing,
    Start,
    Watch,
    Words,
)
from server.protocol.seat import Refusal

ForSession = Callable[[Draft, Asked, Any], Refusal | None]
ForSeat = Callable[[Draft, int, Any], Refusal | None]

FOR_SESSIONS: Mapping[type[Request], ForSession] = {
    Sit: seating.sit,
    Watch: seating.watch,
    Leave: seating.leave,
    Say: waiting_room.say,
    History: play.history,
}
FOR_SEATS: Mapping[type[Request], ForSeat] = {
    Stand: seating.stand,
    Ready: waiting_room.ready,
    Words: waiting_room.words,
    Start: play.start,
    Fill: waiting_room.fill,
    Dismiss: waiting_room.dismiss,
    HandOver: waiting_room.hand_over,
    Hush: waiting_room.hush,
    MakeMove: play.ask_move,
    Standing: play.let_stand,
}
FOR_HOSTS = frozenset({Start, Fill, Dismiss, HandOver, Hush})
FROM_OUTSIDE = frozenset({Sit, Watch})
NOT_IN_A_LESSON = FOR_HOSTS | {Stand, Words, Ready, Rematch}


def react(state: State, message: Message, now: float, rules: Rules) -> Reaction:
    """A refused request changes nothing but this: a person who was away is back."""
    draft = Draft(state, now, rules, message.seed)
    match message:
        case Asked():
            answer(draft, message)
        case Disconnected():
            seating.disconnect(draft, message)
        case BotMoved(seat, at, move):
            play.bot_move(draft, seat, move, at)
        case ProfileChanged(profile):
            seating.change_profile(draft, profile)
        case Tick():
            timers.do_due(draft)
        case Resumed(seconds):
            clocks.skip(draft, seconds)
    if waiting_room.everybody_ready(draft):
        play.begin(draft)
    clocks.cover(draft)
    close_if_deserted(draft)
    return draft.reaction(state)


def answer(draft: Draft, asked: Asked) -> None:
    reader = draft.state.readers.get(asked.session)
    if reader and reader.viewer is not None and not isinstance(asked.request, Leave):
        seating.wake(draft, reader.viewer)
    before = draft.state
    refusal = handle(draft, asked)
    if refusal is not None:
        draft.state = before
        draft.tell(asked.session, Refused(refusal))


def handle(draft: Draft, asked: Asked) -> Refusal | None:
    request, kind = asked.request, type(asked.request)
    reader = draft.state.readers.get(asked.session)
    if reader is None and kind not in FROM_OUTSIDE:
        return NotAtTable()
    if draft.state.setup.lesson and kind in NOT_IN_A_LESSON:
        return LessonIsFixed()
    if kind in FOR_SESSIONS:
        return FOR_SESSIONS[kind](draft, asked, request)
    if reader is None or reader.viewer is None:
        return NotSeated()
    if kind in FOR_HOSTS and (refusal := waiting_room.host_only(draft, reader.viewer)):
        return refusal
    if isinstance(request, Rematch):
        return waiting_room.rematch(draft, asked, request)
    return FOR_SEATS[kind](draft, reader.viewer, request)


def close_if_deserted(draft: Draft) -> None:
    """Closes a table that has neither people in its seats nor readers, and no running game."""
    state = draft.state
    if state.open and not state.running and not state.readers and not state.roster.people:
        draft.close()
