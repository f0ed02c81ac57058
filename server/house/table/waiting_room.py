"""What people do at a table before a game and after it."""

from server.bots import bots
from server.dealer import SECRET_BYTES
from server.house.lobby.session import Session
from server.house.people.sanitize import clean, words_allowed
from server.house.table import company as c
from server.house.table import seating
from server.house.table.table import Table
from server.protocol.lobby import LONGEST_NONCE, LONGEST_SAYING, News
from server.protocol.refusals import (
    GameNotRunning,
    GameRunning,
    Hushed,
    NoSuchBot,
    NotHost,
    NotReady,
    WordsNotAllowed,
)
from server.protocol.requests import (
    Dismiss,
    Fill,
    HandOver,
    Hush,
    Prefer,
    Ready,
    Rematch,
    Say,
    Words,
)
from server.protocol.seat import Refusal, replace


async def ready(table: Table, seat: int, request: Ready) -> Refusal | None:
    if table.company.phase != "gathering":
        return GameRunning() if table.running else GameNotRunning()
    what: News = "ready" if request.ready else "not-ready"
    company = c.change(table.company, seat, ready=request.ready)
    await table.settle(company, table.news(what, seat))
    return None


def all_agree(table: Table) -> bool:
    """All seats are taken, all are ready, and all people are here."""
    company = table.company
    waits = table.open and company.phase == "gathering" and c.all_ready(company)
    waits = waits and not table.services.closes()
    return waits and not set(c.people(company)) - table.audience.held


async def words(table: Table, seat: int, request: Words) -> Refusal | None:
    if table.company.phase != "gathering":
        return GameRunning() if table.running else GameNotRunning()
    if not words_allowed(request.words):
        return WordsNotAllowed(LONGEST_NONCE)
    what: News = "words" if request.words else "no-words"
    company = c.change(table.company, seat, words=request.words)
    await table.settle(company, table.news(what, seat))
    return None


def host_only(table: Table, seat: int) -> Refusal | None:
    host = table.company.host
    if host == seat or host is None:
        return None
    there = table.company.seats[host]
    assert there is not None
    return NotHost(there.name)


async def fill(table: Table, seat: int, request: Fill) -> Refusal | None:
    known = tuple(bots(table.game.name))
    bot = table.setup.cover if request.bot is None else request.bot
    if bot not in known:
        return NoSuchBot(bot, known)
    names = c.bot_names(table.company, bot)
    company = c.fill(table.company, names, bot, request.seat)
    if isinstance(company, Refusal):
        return company
    seats = table.company.seats
    new = [place for place, was in enumerate(seats) if company.seats[place] != was]
    await table.settle(company)
    for place in new:
        table.audience.tell(table.news("bot", place))
    return None


async def dismiss(table: Table, seat: int, request: Dismiss) -> Refusal | None:
    """Whoever is here looks on from now on."""
    if table.running:
        return GameRunning()
    there = c.occupant(table.company, request.seat)
    if isinstance(there, Refusal):
        return there
    here = request.seat in table.audience.held
    what: News = "no-bot" if there.bot else "stood" if here else "left"
    await seating.rise(table, request.seat, table.news(what, request.seat))
    return None


async def hand_over(table: Table, seat: int, request: HandOver) -> Refusal | None:
    if table.running:
        return GameRunning()
    company = c.hand_over(table.company, request.seat)
    if isinstance(company, Refusal):
        return company
    if request.seat not in table.audience.held:
        return NotReady((c.names_of(company)[request.seat],))
    await table.settle(company, table.news("host", request.seat))
    return None


async def hush(table: Table, seat: int, request: Hush) -> Refusal | None:
    what: News = "hushed" if request.hush else "not-hushed"
    company = replace(table.company, hushed=request.hush)
    await table.settle(company, table.news(what, table.company.host))
    return None


async def rematch(table: Table, seat: int, request: Rematch) -> Refusal | None:
    """The same people gather for another game, with another secret."""
    if table.company.phase != "over":
        return GameRunning() if table.running else GameNotRunning()
    secret = table.services.draw(SECRET_BYTES).hex()
    company = c.again(table.company, secret)
    await table.settle(company, also=[table.moves_dropped])
    table.course = None
    table.seen.clear()
    table.gone = {seat: table.gone[seat] for seat in c.people(company) if seat in table.gone}
    return None


async def prefer(table: Table, session: Session, request: Prefer) -> Refusal | None:
    """It counts from the next look at what is due."""
    return None


async def say(table: Table, session: Session, request: Say) -> Refusal | None:
    seat = table.audience.seat_of(session)
    if seat is None and table.company.hushed:
        return Hushed(table.host_name)
    text = clean(request.text, LONGEST_SAYING)
    if isinstance(text, Refusal):
        return text
    row = table.talk.row(session, text, table.now, seat)
    await table.keep(*table.talk.changes(row))
    if not table.dormant:
        # A game that waits for its people does not wait longer because others talk.
        table.touched = table.now
    table.talk.publish(row, table.audience)
    return None
