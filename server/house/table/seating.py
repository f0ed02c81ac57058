"""Sitting down, leaving, and giving a seat to somebody else."""

from server.house.table.draft import Draft
from server.house.table.messages import Asked, Profile
from server.house.table.reconnect import join, reconnect, remove, take_over_sessions
from server.house.table.state import Roster, Seat, change, names_of, occupant, put
from server.protocol import refusals
from server.protocol.lobby import News
from server.protocol.notices import LeftTable, SeatNews
from server.protocol.requests import GiveUp, Leave, Sit, Stand
from server.protocol.seat import NoSuchSeat, Refusal, replace


def sit(draft: Draft, asked: Asked, request: Sit) -> Refusal | None:
    """Takes a free seat, or the one that this person has here already."""
    profile = asked.profile
    seat = draft.state.seat_of(profile.id)
    if seat is not None:
        return reconnect(draft, asked, seat)
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
