"""A table's reactions: `react(state, message, now, rules)` is a pure function."""

from collections.abc import Callable, Mapping
from typing import Any

from server.house.table import (
    bot_seats,
    clocks,
    forgotten,
    messages,
    play,
    reconnect,
    seating,
    tempo,
    timeouts,
    waiting_room,
)
from server.house.table.draft import Draft, Reaction, Rules
from server.house.table.state import TableState
from server.protocol import requests
from server.protocol.notices import Refused
from server.protocol.refusals import LessonIsFixed, NotAtTable, NotSeated
from server.protocol.seat import Refusal

ForSession = Callable[[Draft, messages.Asked, Any], Refusal | None]
ForSeat = Callable[[Draft, int, Any], Refusal | None]

FOR_SESSIONS: Mapping[type[requests.Request], ForSession] = {
    requests.Sit: seating.sit,
    requests.Watch: reconnect.watch,
    requests.Leave: seating.leave,
    requests.GiveUp: seating.give_up,
    requests.Say: waiting_room.say,
    requests.History: play.history,
}
FOR_SEATS: Mapping[type[requests.Request], ForSeat] = {
    requests.Stand: seating.stand,
    requests.Ready: waiting_room.ready,
    requests.Words: waiting_room.words,
    requests.Start: play.start,
    requests.Fill: waiting_room.fill,
    requests.Dismiss: waiting_room.dismiss,
    requests.HandOver: waiting_room.hand_over,
    requests.Hush: waiting_room.hush,
    requests.MakeMove: play.ask_move,
    requests.Standing: play.let_stand,
    requests.SetTempo: tempo.set_tempo,
}
FOR_HOSTS = frozenset(
    {requests.Start, requests.Fill, requests.Dismiss, requests.HandOver, requests.Hush}
)
FROM_OUTSIDE = frozenset({requests.Sit, requests.Watch, requests.GiveUp})
NOT_IN_A_LESSON = FOR_HOSTS | {requests.Stand, requests.Words, requests.Ready, requests.Rematch}


def react(state: TableState, message: messages.Message, now: float, rules: Rules) -> Reaction:
    """A refused request changes nothing but this: a person who was away is back."""
    draft = Draft(state, now, rules, message.seed)
    apply(draft, message)
    if waiting_room.everybody_ready(draft):
        play.begin(draft)
    bot_seats.cover(draft)
    tempo.settle(draft, state)
    close_if_deserted(draft)
    return draft.reaction(state)


def apply(draft: Draft, message: messages.Message) -> None:
    match message:
        case messages.Asked():
            answer(draft, message)
        case messages.Disconnected():
            reconnect.disconnect(draft, message)
        case messages.BotMoved(seat, at, move):
            play.bot_move(draft, seat, move, at)
        case messages.ProfileChanged(profile):
            seating.change_profile(draft, profile)
        case messages.Forgotten(person):
            forgotten.forget(draft, person)
        case messages.Tick():
            timeouts.do_due(draft)
        case messages.Close(by) if by is None or not draft.state.held:
            draft.close()
        case messages.SeatLent(person, to_bot):
            reconnect.lend(draft, person, to_bot=to_bot)
        case messages.Resumed(seconds):
            clocks.skip(draft, seconds)


def answer(draft: Draft, asked: messages.Asked) -> None:
    reader = draft.state.readers.get(asked.session)
    if reader and reader.viewer is not None and not isinstance(asked.request, requests.Leave):
        reconnect.wake(draft, reader.viewer)
    # Handlers refuse before they change anything, but after a person who was away is back.
    before = draft.state
    refusal = handle(draft, asked)
    if refusal is not None:
        draft.state = before
        draft.tell(asked.session, Refused(refusal))


def handle(draft: Draft, asked: messages.Asked) -> Refusal | None:
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
    if isinstance(request, requests.Rematch):
        return waiting_room.rematch(draft, asked, request)
    return FOR_SEATS[kind](draft, reader.viewer, request)


def close_if_deserted(draft: Draft) -> None:
    """Closes a table that has neither people in its seats nor readers, and no running game."""
    state = draft.state
    if state.open and not state.running and not state.readers and not state.roster.people:
        draft.close()
