"""A new table: what was asked for is checked, and the opener takes the first seat."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import msgspec

from server.bots import best, bots, usual
from server.dealer import SECRET_BYTES
from server.engine.game import AnyGame
from server.house.lobby import lessons
from server.house.lobby.session import Session
from server.house.people import codes
from server.house.people.person import Person
from server.house.table.company import Company, Setup, bot_names, fill, free
from server.house.table.table import Table
from server.protocol.fields import choices, spell, spell_range
from server.protocol.lobby import TimeControl
from server.protocol.refusals import (
    AlreadyAtTable,
    HouseCloses,
    NoSuchBot,
    NoSuchGame,
    OptionNotAllowed,
    SeatsNotAllowed,
    TooManyBots,
    TooManySeats,
    TooManyTables,
)
from server.protocol.requests import Open, Sit, Watch
from server.protocol.seat import Refusal

if TYPE_CHECKING:
    from server.house.lobby.house import House


async def open_table(house: "House", session: Session, request: Open) -> Refusal | None:
    if session.table is not None:
        return AlreadyAtTable(session.table)
    if house.closes:
        return HouseCloses()
    if refusal := seats_enough(house, session.person):
        return refusal
    table = new_table(house, request)
    if isinstance(table, Refusal):
        return table
    session.person.is_new = False
    with on_the_way(house.opening, session.person):
        await house.services.store.write(table.as_kept(table.company))
    owner = house.add_table(table)
    number = str(table.number)
    with on_the_way(house.sitting, session.person):
        await owner.ask(session, Sit(number) if free(table.company) else Watch(number))
    return None


def seats_enough(house: "House", person: Person) -> Refusal | None:
    most = house.services.settings.tables.per_person
    return TooManySeats(most) if house.seats_of(person) >= most else None


@contextmanager
def on_the_way(where: list[Person], person: Person) -> Iterator[None]:
    """He counts already, so that nobody gets more by asking several times at once."""
    where.append(person)
    try:
        yield
    finally:
        where.remove(person)


def new_table(house: "House", request: Open) -> Table | Refusal:
    services = house.services
    tables = services.settings.tables
    if len(house.owners) + len(house.opening) >= tables.most:
        return TooManyTables(tables.most)
    game = services.games.get(request.game)
    if game is None:
        return NoSuchGame(request.game, tuple(services.games))
    if request.lesson:
        lesson = lessons.lesson_request(request)
        if isinstance(lesson, Refusal):
            return lesson
        request = lesson
    if request.seats not in game.seats:
        return SeatsNotAllowed(spell_range(game.seats))
    options = read_options(game, request.options)
    if isinstance(options, Refusal):
        return options
    secret = lessons.lesson_secret(game.name) if request.lesson else services.draw(SECRET_BYTES)
    company = first_company(game, request, secret.hex())
    if isinstance(company, Refusal):
        return company
    code = codes.invitation_code(services.draw) if request.private else None
    clock, stands_in = clock_of(game, request), cover(game, request.bots)
    setup = Setup(game.name, options, clock, code, stands_in, request.lesson)
    number = house.next_table
    house.next_table += 1
    return Table(number, setup, company, services)


def read_options(game: AnyGame, wished: dict[str, Any]) -> dict[str, Any] | Refusal:
    """Every option of the game, those that were not named as usual."""
    known = choices(game.options)
    for name, value in wished.items():
        if name not in known:
            return OptionNotAllowed(name, tuple(known))
        if spell(value) not in known[name] or type(value) is not type(known[name][spell(value)]):
            return OptionNotAllowed(name, tuple(known[name]))
    options: dict[str, Any] = msgspec.to_builtins(game.options())
    return options | wished


def first_company(game: AnyGame, request: Open, secret: str) -> Company | Refusal:
    """Bots sit in the last seats."""
    if len(request.bots) > request.seats:
        return TooManyBots(request.seats)
    known = bots(game.name)
    company = Company((None,) * request.seats, None, secret)
    first = request.seats - len(request.bots)
    for seat, bot in enumerate(request.bots, start=first):
        if bot not in known:
            return NoSuchBot(bot, tuple(known))
        filled = fill(company, bot_names(company, bot), bot, seat)
        if isinstance(filled, Refusal):
            return filled
        company = filled
    return company


def clock_of(game: AnyGame, request: Open) -> TimeControl | None:
    if request.relaxed:
        return None
    return request.clock or TimeControl(*game.default_clock)


def cover(game: AnyGame, wished: tuple[str, ...]) -> str:
    """Which bot stands in for people, if no other sits down: like the best of those wished for."""
    return best(wished) if wished else usual(game.name)
