"""A finished game: its record, and the rows that are stored of it."""

from collections.abc import Iterable

from server.dealer import commitment
from server.house.table.state import Roster, Setup, TableState, names_of, words_of
from server.protocol.notices import GameEnded
from server.protocol.seat import Event, Over, Result
from server.record.format import FORMAT, Header, write
from server.store.rows import RecordRow, ResultRow

# Of hexadecimal digits: 48 bits tell a million records apart, and can still be typed.
NAME_LENGTH = 12
# Name of a lesson's record: its cards are known, so none is stored.
NO_RECORD = ""


def record_name(roster: Roster) -> str:
    # From the commitment, which is public, so that the name can be shown before the end.
    return commitment(bytes.fromhex(roster.secret))[:NAME_LENGTH]


def header(setup: Setup, roster: Roster) -> Header:
    return Header(
        record=FORMAT,
        game=setup.game,
        players=names_of(roster),
        options=setup.options,
        # The format wants a host; among bots alone the first seat stands for one.
        host=roster.host or 0,
        commit=commitment(bytes.fromhex(roster.secret)),
        secret=roster.secret,
        nonces=words_of(roster),
    )


def game_ended(state: TableState) -> GameEnded | None:
    """The result and the secret, once the game is over."""
    waiting, roster = state.game and state.game.waiting, state.roster
    if roster.record is None or not isinstance(waiting, Over):
        return None
    return GameEnded(state.number, waiting.result, roster.record, roster.secret)


def record(
    setup: Setup, roster: Roster, events: Iterable[Event], result: Result, ended: float
) -> RecordRow:
    results = tuple(
        ResultRow(seat, seated.person, seated.name, result.points[seat], seat in result.winners)
        for seat, seated in enumerate(roster.seats)
        if seated
    )
    return RecordRow(
        id=record_name(roster),
        game=setup.game,
        ended=ended,
        open=setup.code is None,
        lines=b"".join(write(header(setup, roster), events)),
        results=results,
    )
