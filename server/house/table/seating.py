"""Sitting down, watching, reconnecting, leaving."""

from server.house.table import bot_seats, clocks
from server.house.table.draft import Draft
from server.house.table.messages import Asked, Disconnected, Profile
from server.house.table.state import (
    Roster,
    Seat,
    TableReader,
    change,
    names_of,
    occupant,
    put,
)
from server.house.table.views import events_for
from server.protocol import refusals
from server.protocol.lobby import News
from server.protocol.notices import LeftTable, Missed, SeatNews, TakenOver
from server.protocol.requests import GiveUp, Leave, Sit, Stand, Watch
from server.protocol.seat import NoSuchSeat, Refusal, Viewer, replace

# Events that a person who comes back is told of; more would fill the mailbox, and stay unread.
MISSED_AT_MOST = 100
# Moves that everybody is told again after a restart: those shown last may not have arrived.
RECAPITULATED = 5


def sit(draft: Draft, asked: Asked, request: Sit) -> Refusal | None:
    """Takes a free seat, or the one that this person has here already."""
    profile = asked.profile
    if draft.state.seat_of(profile.id) is not None:
        return reconnect(draft, asked)
    # A lesson begins at once.
    who = Seat(profile.name, person=profile.id, ready=draft.state.setup.lesson)
    roster = take_seat(draft.state.roster, who, request.seat)
    if isinstance(roster, Refusal):
        return roster
    draft.settle(roster)
    seat = draft.state.seat_of(profile.id)
    assert seat is not None
    take_over_sessions(draft, asked)
    join(draft, asked, seat)
    game = draft.state.game
    draft.seat(seat, guest=profile.guest, unread=game.number + 1 if game else None)
    draft.tell(None, draft.news("sat", seat))
    return None


def take_seat(roster: Roster, who: Seat, seat: int | None) -> Roster | Refusal:
    """The first person to sit down becomes host."""
    if roster.phase == "running":
        return refusals.GameRunning()
    if seat is None:
        places = roster.free
        if not places:
            return refusals.TableFull()
        seat = places[0]
    if not 0 <= seat < len(roster.seats):
        return NoSuchSeat(len(roster.seats))
    there = roster.seats[seat]
    if there is not None:
        return refusals.SeatTaken(there.name)
    roster = put(roster, seat, who)
    return replace(roster, host=seat) if roster.host is None and who.bot is None else roster


def join(draft: Draft, asked: Asked, viewer: Viewer) -> None:
    """The session reads here from now on; a seat it holds is no longer gone."""
    reader = TableReader(asked.profile.id, viewer, asked.profile.preferences)
    draft.change(readers={**draft.state.readers, asked.session: reader})
    if viewer is not None:
        draft.seat(viewer, session=asked.session, gone=None)


def remove(draft: Draft, session: int, *, gone: float | None = None) -> Viewer:
    """Takes a session from its place; the seat it held, if any. `gone`: when its person went."""
    readers = dict(draft.state.readers)
    viewer = readers.pop(session).viewer
    draft.change(readers=readers)
    if viewer is not None:
        draft.seat(viewer, session=None, gone=gone)
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
        viewer = remove(draft, session)
        mark_unread(draft, viewer, asked.unread)
        draft.tell(session, TakenOver(draft.state.number))
    return bool(others)


def mark_unread(draft: Draft, seat: Viewer, unread: int | None) -> None:
    """Remembers from where on the person has to be told what was missed."""
    if seat is None or draft.state.game is None:
        return
    if unread is not None:
        draft.seat(seat, unread=unread)
    elif draft.state.presence[seat].unread is None:
        draft.seat(seat, unread=0)


def correct_unread(draft: Draft, seat: int, unread: int | None) -> None:
    """After a restart or a lost connection, only the session that resumes knows what was shown."""
    game, assumed = draft.state.game, draft.state.presence[seat].unread
    if game is None or assumed is None or unread is None:
        return
    # A higher number is of the game before.
    if unread <= game.number + 1:
        draft.seat(seat, unread=unread)


def reconnect(draft: Draft, asked: Asked) -> Refusal | None:
    """Gives the seat to the person's newest session, with what was missed."""
    state = draft.state
    if asked.session in state.readers:
        return refusals.AlreadyAtTable(state.number)
    seat = state.seat_of(asked.profile.id)
    if seat is None:
        return refusals.NotSeated()
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
    if draft.state.seat_of(asked.profile.id) is not None:
        return reconnect(draft, asked)
    if asked.session in draft.state.readers:
        return refusals.AlreadyAtTable(draft.state.number)
    join(draft, asked, None)
    return None


def disconnect(draft: Draft, message: Disconnected) -> None:
    """A session ended; its seat waits for the person."""
    if message.session not in draft.state.readers:
        return
    seat = remove(draft, message.session, gone=draft.now)
    if seat is not None:
        mark_unread(draft, seat, message.unread)
        # A restart must not repeat what the person has seen.
        draft.keep = draft.state.running
        draft.tell(None, draft.absence("dropped", seat))


def leave(draft: Draft, asked: Asked, request: Leave) -> Refusal | None:
    """Back to the lobby. In a running game the seat is kept, and covered; a lesson ends."""
    state = draft.state
    if state.setup.lesson:
        draft.close()
        return None
    seat = remove(draft, asked.session)
    if seat is None or not state.running:
        draft.tell(asked.session, LeftTable(state.number, closed=False))
        if seat is not None:
            free_seat(draft, seat, "left")
        return None
    assert state.game is not None
    draft.seat(seat, gone=draft.now, unread=state.game.number + 1)
    news = draft.absence("left", seat)
    draft.tell(asked.session, LeftTable(state.number, closed=False, cover=news.cover))
    draft.tell(None, news)
    return None


def give_up(draft: Draft, asked: Asked, request: GiveUp) -> Refusal | None:
    """Closes the table of a person who plays against bots alone."""
    if draft.state.seat_of(asked.profile.id) is None:
        return refusals.NotSeated()
    if len(draft.state.roster.people) > 1:
        return refusals.NotAlone()
    draft.close()
    return None


def free_seat(draft: Draft, seat: int, news: News) -> None:
    item, roster = draft.news(news, seat), give_seat(draft.state.roster, seat, None)
    empty(draft, seat)
    settle_with_host(draft, roster, item)


def empty(draft: Draft, seat: int) -> None:
    """A session that held the seat watches on."""
    session = draft.state.presence[seat].session
    if session is not None:
        readers = draft.state.readers
        draft.change(readers={**readers, session: replace(readers[session], viewer=None)})
    draft.vacate(seat)


def give_seat(roster: Roster, seat: int, to: Seat | None) -> Roster:
    """A host who goes is followed by the next person, clockwise."""
    roster = put(roster, seat, to)
    if roster.host != seat:
        return roster
    places = roster.people
    host = next((place for place in places if place > seat), places[0] if places else None)
    return replace(roster, host=host)


def settle_with_host(draft: Draft, roster: Roster, item: SeatNews) -> None:
    old_host = draft.state.roster.host
    draft.settle(roster, item)
    if roster.host not in (None, old_host):
        draft.tell(None, draft.news("host", roster.host))


def stand(draft: Draft, seat: int, request: Stand) -> Refusal | None:
    if draft.state.running:
        return refusals.GameRunning()
    free_seat(draft, seat, "stood")
    return None


def change_profile(draft: Draft, profile: Profile) -> None:
    state = draft.state
    readers = {
        session: replace(reader, preferences=profile.preferences)
        if reader.person == profile.id
        else reader
        for session, reader in state.readers.items()
    }
    draft.change(readers=readers)
    seat = state.seat_of(profile.id)
    if seat is None:
        return
    draft.seat(seat, guest=profile.guest)
    if occupant(state.roster, seat).name != profile.name:
        draft.settle(change(draft.state.roster, seat, name=profile.name))


def absent_people(draft: Draft) -> list[int]:
    return [
        seat for seat in draft.state.roster.people if draft.state.presence[seat].session is None
    ]


def names_of_seats(draft: Draft, seats: list[int]) -> tuple[str, ...]:
    names = names_of(draft.state.roster)
    return tuple(names[seat] for seat in seats)
