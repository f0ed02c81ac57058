"""Sessions that come to a table or go: a lost connection, and the return to the seat."""

from server.house.table import bot_seats, clocks
from server.house.table.draft import Draft
from server.house.table.messages import Asked, Disconnected
from server.house.table.state import TableReader, change, occupant
from server.house.table.views import events_for
from server.protocol import refusals
from server.protocol.notices import Missed, TakenOver
from server.protocol.requests import Watch
from server.protocol.seat import Refusal, Viewer

# Events that a person who comes back is told of; more would fill the mailbox, and stay unread.
MISSED_AT_MOST = 100


def join(draft: Draft, asked: Asked, viewer: Viewer) -> None:
    """The session reads here from now on; a seat it holds is no longer gone."""
    reader = TableReader(asked.profile.id, viewer, asked.profile.preferences)
    draft.change(readers={**draft.state.readers, asked.session: reader})
    if viewer is not None:
        draft.seat(viewer, session=asked.session, gone=None)


def remove(
    draft: Draft, session: int, unread: int | None = None, *, gone: float | None = None
) -> Viewer:
    """Takes a session from its place; the seat it held, if any. `gone`: when its person went, who
    has to be told later what was missed from the move `unread` on."""
    readers = dict(draft.state.readers)
    viewer = readers.pop(session).viewer
    draft.change(readers=readers)
    if viewer is not None:
        before = draft.state.presence[viewer].unread
        if draft.state.game is None:
            unread = before
        elif unread is None:
            unread = before or 0
        draft.seat(viewer, session=None, gone=gone, unread=unread)
    return viewer


def take_over_sessions(draft: Draft, asked: Asked) -> bool:
    """Removes the person's other sessions from the table."""
    # A person sees a table from one place alone: from the seat or from the gallery, once.
    others = [
        session
        for session, reader in draft.state.readers.items()
        if reader.person == asked.profile.id and session != asked.session
    ]
    for session in others:
        remove(draft, session, asked.unread)
        draft.tell(session, TakenOver(draft.state.number))
    return bool(others)


def correct_unread(draft: Draft, seat: int, unread: int | None) -> None:
    """After a restart or a lost connection, only the session that resumes knows what was shown."""
    game, assumed = draft.state.game, draft.state.presence[seat].unread
    if game is None or assumed is None or unread is None:
        return
    # A higher number is of the game before: nothing of this one was shown.
    draft.seat(seat, unread=unread if unread <= game.number + 1 else 0)


def reconnect(draft: Draft, asked: Asked, seat: int) -> Refusal | None:
    """Gives the seat to the person's newest session, with what was missed."""
    state = draft.state
    if asked.session in state.readers:
        return refusals.AlreadyAtTable(state.number)
    rested = draft.now - draft.state.time(draft.now)
    was_here = take_over_sessions(draft, asked)
    correct_unread(draft, seat, asked.unread)
    if rested:
        clocks.skip(draft, rested)
    hurry(draft, seat)
    join(draft, asked, seat)
    draft.change(tempo="usual")
    tell_missed(draft, asked.session, seat)
    if not wake(draft, seat) and not was_here:
        draft.tell(None, draft.news("back", seat))
    return None


def hurry(draft: Draft, seat: int) -> None:
    """Restarts the thinking time when a covered person returns to a game that was unhurried."""
    # From here on somebody waits for the others, whose clocks did not run until now.
    if draft.state.unhurried and seat in draft.state.covered:
        restart_clocks(draft, *draft.state.roster.people)


def restart_clocks(draft: Draft, *seats: int) -> None:
    """The thinking time of decisions that are waited for begins now."""
    for seat in seats:
        if draft.state.presence[seat].asked is not None:
            draft.seat(seat, asked=draft.now)


def wake(draft: Draft, seat: int) -> bool:
    """A person who was away decides again."""
    seated = draft.state.roster.seats[seat]
    away = seated is not None and seated.away
    if away:
        hurry(draft, seat)
        restart_clocks(draft, seat)
        roster = change(draft.state.roster, seat, away=False, slips=0)
        draft.settle(roster, draft.news("back", seat))
        # All that follows in this reaction is the person's own decision.
        bot_seats.cover(draft)
    return away


def lend(draft: Draft, person: int, *, to_bot: bool) -> None:
    """The person of a running game counts as away, or no longer."""
    seat = draft.state.seat_of(person)
    if seat is None or not draft.state.running:
        return
    if not to_bot:
        wake(draft, seat)
    elif not occupant(draft.state.roster, seat).away:
        draft.settle(change(draft.state.roster, seat, away=True))


def tell_missed(draft: Draft, session: int, seat: int) -> None:
    state, since = draft.state, draft.state.presence[seat].unread
    if state.game is None or since is None:
        return
    events = events_for(state, draft.rules.game, state.viewer(session), since)
    if events:
        skipped = max(0, len(events) - MISSED_AT_MOST)
        draft.tell(session, Missed(state.number, events[skipped:], skipped))


def watch(draft: Draft, asked: Asked, request: Watch) -> Refusal | None:
    """From the gallery, or from one's own seat."""
    seat = draft.state.seat_of(asked.profile.id)
    if seat is not None:
        return reconnect(draft, asked, seat)
    if asked.session in draft.state.readers:
        return refusals.AlreadyAtTable(draft.state.number)
    join(draft, asked, None)
    return None


def disconnect(draft: Draft, message: Disconnected) -> None:
    """A session ended; its seat waits for the person."""
    if message.session not in draft.state.readers:
        return
    seat = remove(draft, message.session, message.unread, gone=draft.now)
    if seat is not None:
        # A restart must not repeat what the person has seen.
        draft.keep = draft.state.running
        draft.tell(None, draft.absence("dropped", seat))
