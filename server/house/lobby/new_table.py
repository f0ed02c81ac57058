"""Opening a table: checks the request, stores the table, seats the person who opened it."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import msgspec

from server.bots import best, bots, usual
from server.dealer import SECRET_BYTES
from server.engine.game import AnyGame
from server.house.lobby import deserted, lessons
from server.house.lobby.session import Session
from server.house.lobby.unfinished import unfinished
from server.house.people.codes import invitation_code
from server.house.people.households import Cost, Held
from server.house.people.person import Person
from server.house.table import recovery
from server.house.table.draft import stored
from server.house.table.state import Roster, Setup, TableState
from server.house.table.summary import kind_of
from server.house.table.waiting_room import with_bots
from server.protocol import refusals
from server.protocol.fields import choices, spell, spell_range
from server.protocol.lobby import TimeControl
from server.protocol.requests import Open, Sit, Watch
from server.protocol.seat import Refusal
from server.store.client import StoreError

if TYPE_CHECKING:
    from server.house.lobby.house import House


async def open_table(house: "House", session: Session, request: Open) -> Refusal | None:
    person = session.person
    if session.table is not None:
        return refusals.AlreadyAtTable(session.table)
    if house.closing:
        return refusals.HouseCloses()
    state = new_table(house, request)
    if isinstance(state, Refusal):
        return state
    if refusal := seats_enough(house, person, against_bots(state)):
        return refusal
    if refusal := session.household.refuse(Cost.TABLES, house.clock.now()):
        return refusal
    with on_the_way(house.sitting, person):
        await deserted.make_room(house)
        state = await house.tables.numbered(state)
        if refusal := house_full(house, session, state):
            return refusal
        person.is_new = False
        with counted(house, session, state):
            await house.store.write(stored(state, house.clock.now(), is_new=True))
        if house.tables.stopped:
            # Nothing would stop this table before the store closes. The next start removes it.
            return None
        table = house.tables.open(state)
        number = str(table.number)
        await table.ask(session, Sit(number) if state.roster.free else Watch(number))
    return None


def house_full(house: "House", session: Session, state: TableState) -> Refusal | None:
    most = house.settings.tables.most
    if house.tables.taken >= most:
        return refusals.TooManyTables(most)
    if state.roster.free:
        return None
    full = session.household.refuse_hold(Held.BOT_TABLES)
    # A new one takes the place of one that nobody watches any more.
    return None if full and house.tables.close_resting(session.household) else full


@contextmanager
def counted(house: "House", session: Session, state: TableState) -> Iterator[None]:
    # While it is stored: many that open at once must not exceed the limits.
    tables = house.tables
    tables.opening += 1
    if not state.roster.free:
        tables.charge(state.number, session.household)
    try:
        yield
    except StoreError:
        tables.discharge(state.number)
        raise
    finally:
        tables.opening -= 1


def against_bots(state: TableState) -> str:
    """The kind of game, if bots take all seats of this new table but one."""
    return kind_of(state.setup) if len(state.roster.free) == 1 else ""


def seats_enough(house: "House", person: Person, kind: str = "") -> Refusal | None:
    """The first game of each kind against bots alone is not counted. `kind`: that of the new one,
    which will take the place of an unfinished one."""
    most, games = house.settings.tables.per_person, house.games_against_bots(person)
    replaced = {table.number for table in unfinished(house, person, kind)} if kind else set()
    kinds = {each for number, each in games.items() if number not in replaced}
    counted = house.seats_of(person) - len(replaced) - len(kinds)
    # Of several that are asked for at once, the kinds are not known yet.
    is_free = kind and kind not in kinds and not house.sitting[person.id]
    return refusals.TooManySeats(most) if counted + (not is_free) > most else None


@contextmanager
def on_the_way(sitting: Counter[int], person: Person) -> Iterator[None]:
    # Counted as seated already: asking several times at once must give no more seats.
    sitting[person.id] += 1
    try:
        yield
    finally:
        sitting[person.id] -= 1
        if not sitting[person.id]:
            del sitting[person.id]


def new_table(house: "House", request: Open) -> TableState | Refusal:
    """Without a number."""
    game = house.games.get(request.game)
    if game is None:
        return refusals.NoSuchGame(request.game, tuple(house.games))
    if request.lesson:
        lesson = lessons.lesson_request(request)
        if isinstance(lesson, Refusal):
            return lesson
        request = lesson
    if request.seats not in game.seats:
        return refusals.SeatsNotAllowed(spell_range(game.seats))
    options = read_options(game, request.options)
    if isinstance(options, Refusal):
        return options
    secret = lessons.lesson_secret(game.name) if request.lesson else house.draw(SECRET_BYTES)
    roster = first_roster(game, request, secret.hex())
    if isinstance(roster, Refusal):
        return roster
    code = invitation_code(house.draw) if request.private else None
    clock, stands_in = clock_of(game, request), cover(game, request.bots)
    setup = Setup(game.name, options, clock, code, stands_in, request.lesson)
    return recovery.new_table(0, setup, roster, house.clock.now(), request.tempo)


def read_options(game: AnyGame, wished: dict[str, Any]) -> dict[str, Any] | Refusal:
    """All options of the game, with defaults for those that are not named."""
    known = choices(game.options)
    for name, value in wished.items():
        if name not in known:
            return refusals.OptionNotAllowed(name, tuple(known))
        # By type, too: True equals 1.
        if spell(value) not in known[name] or type(value) is not type(known[name][spell(value)]):
            return refusals.OptionNotAllowed(name, tuple(known[name]))
    options: dict[str, Any] = msgspec.to_builtins(game.options())
    return options | wished


def first_roster(game: AnyGame, request: Open, secret: str) -> Roster | Refusal:
    """Bots sit in the last seats."""
    if len(request.bots) > request.seats:
        return refusals.TooManyBots(request.seats)
    known = bots(game.name)
    roster = Roster((None,) * request.seats, None, secret)
    first = request.seats - len(request.bots)
    for seat, bot in enumerate(request.bots, start=first):
        if bot not in known:
            return refusals.NoSuchBot(bot, tuple(known))
        filled = with_bots(roster, bot, seat)
        if isinstance(filled, Refusal):
            return filled
        roster = filled
    return roster


def clock_of(game: AnyGame, request: Open) -> TimeControl | None:
    if request.relaxed:
        return None
    return request.clock or TimeControl(*game.default_clock)


def cover(game: AnyGame, wished: tuple[str, ...]) -> str:
    """The bot that stands in for people where no other sits: the best of those asked for."""
    return best(wished) if wished else usual(game.name)
