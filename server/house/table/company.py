"""Who sits at a table and on what terms, as values: from one company to the next, or a refusal."""

from collections.abc import Sequence
from itertools import islice
from typing import Annotated, Any

import msgspec

from server.house.people.names import names_of_bots
from server.protocol.lobby import Phase, TimeControl
from server.protocol.refusals import (
    GameRunning,
    NotAPerson,
    SeatFree,
    SeatTaken,
    TableFull,
)
from server.protocol.seat import NoSuchSeat, Refusal, Value, Viewer, replace

Hex = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]


class Setup(Value, frozen=True):
    """What was agreed when the table was opened; `code` invites to a private one, but nobody to a
    lesson."""

    game: str
    options: dict[str, Any]
    clock: TimeControl | None
    code: str | None
    cover: str
    lesson: bool = False


class Seated(Value, frozen=True):
    """A person or a bot in a seat. `left`: seconds in the bank. `slips`: decisions in a row for
    which there was no time. `standing`: a move, as JSON, that is made for the person."""

    name: str
    person: int | None = None
    bot: str | None = None
    ready: bool = False
    words: str = ""
    left: float | None = None
    slips: int = 0
    away: bool = False
    standing: str | None = None


class Terms(Value, frozen=True):
    """What a game was begun with: who was host, what each seat added to the shuffle, and which
    persons play."""

    host: int
    words: tuple[str, ...]
    players: tuple[int | None, ...] = ()


class Company(Value, frozen=True):
    """`secret` is what the next or the running game is shuffled with, in hex; `record` names the
    game that was finished last. `terms` are kept, for people may go when a game is over.
    `used`: how many seconds each seat had thought when this was written."""

    seats: tuple[Seated | None, ...]
    host: int | None
    secret: Hex
    phase: Phase = "gathering"
    hushed: bool = False
    record: str | None = None
    terms: Terms | None = None
    used: tuple[float, ...] = ()


def put(company: Company, seat: int, seated: Seated | None) -> Company:
    seats = company.seats
    return replace(company, seats=(*seats[:seat], seated, *seats[seat + 1 :]))


def change(company: Company, seat: int, **changes: Any) -> Company:
    seated = company.seats[seat]
    assert seated is not None
    return put(company, seat, replace(seated, **changes))


def seat_of(company: Company, person: int) -> int | None:
    for seat, seated in enumerate(company.seats):
        if seated and seated.person == person:
            return seat
    return None


def people(company: Company) -> tuple[int, ...]:
    """The seats of persons."""
    return tuple(
        seat for seat, seated in enumerate(company.seats) if seated and seated.person is not None
    )


def free(company: Company) -> tuple[int, ...]:
    return tuple(seat for seat, seated in enumerate(company.seats) if seated is None)


def sit(company: Company, who: Seated, seat: int | None) -> Company | Refusal:
    if company.phase == "running":
        return GameRunning()
    if seat is None:
        places = free(company)
        if not places:
            return TableFull()
        seat = places[0]
    if not 0 <= seat < len(company.seats):
        return NoSuchSeat(len(company.seats))
    there = company.seats[seat]
    if there is not None:
        return SeatTaken(there.name)
    company = put(company, seat, who)
    return replace(company, host=seat) if company.host is None and who.bot is None else company


def rise(company: Company, seat: int) -> Company:
    """The seat is free; a host who goes is followed by the next person, clockwise."""
    company = put(company, seat, None)
    if company.host == seat:
        company = replace(company, host=next_host(company, seat))
    return company


def next_host(company: Company, seat: int) -> int | None:
    places = people(company)
    return next((place for place in places if place > seat), places[0] if places else None)


def bot_names(company: Company, bot: str) -> list[str]:
    """A name for each free seat that nobody here has."""
    used = {seated.name for seated in company.seats if seated}
    unused = (name for name in names_of_bots(bot) if name not in used)
    return list(islice(unused, len(free(company))))


def fill(company: Company, names: Sequence[str], bot: str, seat: int | None) -> Company | Refusal:
    """Bots take one free seat, or all; they are always ready."""
    if company.phase == "running":
        return GameRunning()
    if not free(company):
        return TableFull()
    places = free(company) if seat is None else (seat,)
    for place, name in zip(places, names, strict=False):
        done = sit(company, Seated(name, bot=bot, ready=True), place)
        if isinstance(done, Refusal):
            return done
        company = done
    return company


def hand_over(company: Company, seat: int) -> Company | Refusal:
    there = occupant(company, seat)
    if isinstance(there, Refusal):
        return there
    if there.bot is not None:
        return NotAPerson(there.name)
    return replace(company, host=seat)


def occupant(company: Company, seat: int) -> Seated | Refusal:
    if not 0 <= seat < len(company.seats):
        return NoSuchSeat(len(company.seats))
    return company.seats[seat] or SeatFree()


def all_ready(company: Company) -> bool:
    return all(seated is not None and seated.ready for seated in company.seats)


def begun(company: Company, bank: int | None) -> Company:
    left = None if bank is None else float(bank)
    seats = tuple(
        seated and replace(seated, left=left, slips=0, away=False, standing=None)
        for seated in company.seats
    )
    players = tuple(seated.person if seated else None for seated in company.seats)
    terms = Terms(company.host or 0, words_of(company), players)
    return replace(company, seats=seats, phase="running", terms=terms)


def again(company: Company, secret: str) -> Company:
    """Gathers for another game; nobody but the bots is ready for it."""
    seats = tuple(
        seated
        and replace(
            seated, ready=seated.bot is not None, words="", left=None, away=False, standing=None
        )
        for seated in company.seats
    )
    return replace(company, seats=seats, phase="gathering", secret=secret)


def has_played(company: Company, seat: int, person: int) -> bool:
    """The game that was begun last, in this seat."""
    return company.terms is not None and company.terms.players[seat : seat + 1] == (person,)


def viewer(company: Company, seat: Viewer, person: int) -> Viewer:
    """Whoever sits where another has played sees what everybody sees."""
    if seat is None or company.phase != "over" or has_played(company, seat, person):
        return seat
    return None


def words_of(company: Company) -> tuple[str, ...]:
    return tuple(seated.words if seated else "" for seated in company.seats)


def names_of(company: Company) -> tuple[str, ...]:
    return tuple(seated.name if seated else "" for seated in company.seats)


def standing_of(company: Company, seat: int) -> bytes | None:
    seated = company.seats[seat]
    return seated.standing.encode() if seated and seated.standing else None
