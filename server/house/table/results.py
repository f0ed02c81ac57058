"""A game that is over: its record, and what the house keeps of it."""

from collections.abc import Iterable

from server.dealer import commitment
from server.house.table.company import Company, Setup, names_of, words_of
from server.house.table.course import Course
from server.protocol.notices import GameEnded
from server.protocol.seat import Event, Result
from server.record.format import FORMAT, Header, write
from server.store.rows import RecordRow, ResultRow

NAME_LENGTH = 12
NO_RECORD = ""
"""of a lesson: everybody knows its cards"""


def record_name(company: Company) -> str:
    """A game is known by the beginning of its commitment."""
    return commitment(bytes.fromhex(company.secret))[:NAME_LENGTH]


def header(setup: Setup, company: Company) -> Header:
    return Header(
        record=FORMAT,
        game=setup.game,
        players=names_of(company),
        options=setup.options,
        host=company.host or 0,
        commit=commitment(bytes.fromhex(company.secret)),
        secret=company.secret,
        nonces=words_of(company),
    )


def over(table: int, course: Course, company: Company) -> GameEnded | None:
    """What was sealed lies open."""
    result = course.game.result(course.now.state)
    if company.phase != "over" or company.record is None or result is None:
        return None
    return GameEnded(table, result, company.record, company.secret)


def record(
    setup: Setup, company: Company, events: Iterable[Event], result: Result, now: float
) -> RecordRow:
    results = tuple(
        ResultRow(seat, seated.person, seated.name, result.points[seat], seat in result.winners)
        for seat, seated in enumerate(company.seats)
        if seated
    )
    return RecordRow(
        id=record_name(company),
        game=setup.game,
        ended=now,
        open=setup.code is None,
        lines=b"".join(write(header(setup, company), events)),
        results=results,
    )
