"""Before a game and after it: readiness, words for the shuffle, bots, the host's rights, talk."""

from server.bots import bots
from server.house.people.names import names_of_bots
from server.house.people.sanitize import clean, words_allowed
from server.house.table.draft import Draft
from server.house.table.messages import Asked
from server.house.table.seating import absent_people, free_seat, names_of_seats, take_seat
from server.house.table.state import Roster, Seat, change, names_of, occupant
from server.protocol import refusals, requests
from server.protocol.lobby import LONGEST_NONCE, LONGEST_SAYING, News
from server.protocol.seat import NoSuchSeat, Refusal, replace
from server.store import changes
from server.store.rows import SayingRow, place_of


def not_gathering(draft: Draft) -> Refusal | None:
    if draft.state.roster.phase == "gathering":
        return None
    return refusals.GameRunning() if draft.state.running else refusals.GameNotRunning()


def ready(draft: Draft, seat: int, request: requests.Ready) -> Refusal | None:
    if refusal := not_gathering(draft):
        return refusal
    what: News = "ready" if request.ready else "not-ready"
    draft.settle(change(draft.state.roster, seat, ready=request.ready), draft.news(what, seat))
    return None


def words(draft: Draft, seat: int, request: requests.Words) -> Refusal | None:
    if refusal := not_gathering(draft):
        return refusal
    if not words_allowed(request.words):
        return refusals.WordsNotAllowed(LONGEST_NONCE)
    what: News = "words" if request.words else "no-words"
    draft.settle(change(draft.state.roster, seat, words=request.words), draft.news(what, seat))
    return None


def everybody_ready(draft: Draft) -> bool:
    """All seats are taken, and all people are ready and here: the game begins by itself."""
    roster = draft.state.roster
    if not draft.state.open or roster.phase != "gathering" or draft.rules.closing:
        return False
    return all(seat and seat.ready for seat in roster.seats) and not absent_people(draft)


def why_not_start(draft: Draft, seat: int, request: requests.Start) -> Refusal | None:
    if refusal := not_gathering(draft):
        return refusal
    if draft.rules.closing:
        return refusals.HouseCloses()
    if empty := draft.state.roster.free:
        return refusals.SeatsEmpty(len(empty))
    absent = absent_people(draft)
    return refusals.NotReady(names_of_seats(draft, absent)) if absent else None


def host_only(draft: Draft, seat: int) -> Refusal | None:
    host = draft.state.roster.host
    return (
        None if host in (seat, None) else refusals.NotHost(occupant(draft.state.roster, host).name)
    )


def fill(draft: Draft, seat: int, request: requests.Fill) -> Refusal | None:
    known = tuple(bots(draft.state.setup.game))
    bot = draft.state.setup.cover if request.bot is None else request.bot
    if bot not in known:
        return refusals.NoSuchBot(bot, known)
    before = draft.state.roster
    roster = with_bots(before, bot, request.seat)
    if isinstance(roster, Refusal):
        return roster
    draft.settle(roster)
    for place in before.free:
        if roster.seats[place]:
            draft.tell(None, draft.news("bot", place))
    return None


def with_bots(roster: Roster, bot: str, seat: int | None) -> Roster | Refusal:
    """Bots in one free seat, or in all of them; they are always ready."""
    if roster.phase == "running":
        return refusals.GameRunning()
    places = roster.free
    if not places:
        return refusals.TableFull()
    used = {seated.name for seated in roster.seats if seated}
    names = (name for name in names_of_bots(bot) if name not in used)
    for place in places if seat is None else (seat,):
        filled = take_seat(roster, Seat(next(names), bot=bot, ready=True), place)
        if isinstance(filled, Refusal):
            return filled
        roster = filled
    return roster


def taken(draft: Draft, seat: int) -> Seat | Refusal:
    """The occupant of a seat, on which the host decides between games."""
    if draft.state.running:
        return refusals.GameRunning()
    seats = draft.state.roster.seats
    if not 0 <= seat < len(seats):
        return NoSuchSeat(len(seats))
    return seats[seat] or refusals.SeatFree()


def dismiss(draft: Draft, seat: int, request: requests.Dismiss) -> Refusal | None:
    """Frees a seat; a person who is here watches from then on."""
    there = taken(draft, request.seat)
    if isinstance(there, Refusal):
        return there
    here = draft.state.presence[request.seat].session is not None
    free_seat(draft, request.seat, "no-bot" if there.bot else "stood" if here else "left")
    return None


def hand_over(draft: Draft, seat: int, request: requests.HandOver) -> Refusal | None:
    there = taken(draft, request.seat)
    if isinstance(there, Refusal):
        return there
    if there.bot is not None:
        return refusals.NotAPerson(there.name)
    if draft.state.presence[request.seat].session is None:
        return refusals.NotReady((there.name,))
    draft.settle(replace(draft.state.roster, host=request.seat), draft.news("host", request.seat))
    return None


def hush(draft: Draft, seat: int, request: requests.Hush) -> Refusal | None:
    what: News = "hushed" if request.hush else "not-hushed"
    news = draft.news(what, draft.state.roster.host)
    draft.settle(replace(draft.state.roster, hushed=request.hush), news)
    return None


def rematch(draft: Draft, asked: Asked, request: requests.Rematch) -> Refusal | None:
    """The same people gather for another game."""
    # With another secret: that of the last game is known to everybody now.
    if draft.state.roster.phase != "over":
        return refusals.GameRunning() if draft.state.running else refusals.GameNotRunning()
    seats = tuple(
        seated
        and replace(
            seated, ready=seated.bot is not None, words="", left=None, away=False, standing=None
        )
        for seated in draft.state.roster.seats
    )
    draft.settle(replace(draft.state.roster, seats=seats, phase="gathering", secret=asked.secret))
    draft.changes.append(changes.drop_moves(draft.state.number))
    presence = tuple(replace(here, unread=None) for here in draft.state.presence)
    draft.change(game=None, presence=presence)
    return None


def say(draft: Draft, asked: Asked, request: requests.Say) -> Refusal | None:
    state = draft.state
    seat = state.readers[asked.session].viewer
    if seat is None and state.roster.hushed:
        host = state.roster.host
        return refusals.Hushed("" if host is None else names_of(state.roster)[host])
    text = clean(request.text, LONGEST_SAYING)
    if isinstance(text, Refusal):
        return text
    place, person = place_of(state.number), asked.profile
    draft.said = SayingRow(place, draft.wall, person.id, person.name, text, seat)
    draft.changes += (
        changes.add_saying(draft.said),
        changes.prune_talk(place, draft.rules.talk_kept),
    )
    if not state.dormant:
        # Talk of watchers does not prolong the life of a game that waits for its people.
        draft.change(touched=draft.now)
    return None
