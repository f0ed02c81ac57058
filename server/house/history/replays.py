"""Finished games: their list, and replays step by step, as one seat saw them or with open cards."""

from typing import TYPE_CHECKING, Final

from server.house.history.record_work import ShowStep
from server.house.history.work_pool import AGAIN, WorkRefusedError
from server.house.lobby.session import Session
from server.house.people.households import Cost
from server.house.people.person import Person
from server.protocol.notices import FinishedGames, InQueue
from server.protocol.refusals import NoSuchRecord, TooFast
from server.protocol.requests import Finished, Replay
from server.protocol.seat import Refusal
from server.store.records import last_games, record_lines, took_part

if TYPE_CHECKING:
    from server.house.lobby.house import House

MOST_LISTED: Final = 40


async def record_lines_for(house: "House", person: Person | None, record: str) -> bytes | None:
    """A game of a private table is shown only to its players, like the table itself."""
    found = await house.store.read(record_lines, record)
    if found is None:
        return None
    lines, is_open = found
    may_see = is_open or (person and await house.store.read(took_part, record, person.id))
    return lines if may_see else None


async def send_step(house: "House", session: Session, request: Replay) -> Refusal | None:
    if session.replaying != request.record and (
        refusal := session.household.refuse(Cost.RECORDS, house.clock.now())
    ):
        return refusal
    lines = await record_lines_for(house, session.person, request.record)
    if lines is None:
        return NoSuchRecord(request.record)
    session.replaying = request.record
    try:
        answer = await house.work.do(
            ShowStep(lines, request),
            session.household,
            lambda before: session.mailbox.put(InQueue(before)),
        )
    except WorkRefusedError:
        return TooFast(AGAIN)
    if isinstance(answer, Refusal):
        return answer
    session.mailbox.put(answer)
    return None


async def send_games(house: "House", session: Session, request: Finished) -> Refusal | None:
    games = await house.store.read(last_games, session.person.id, MOST_LISTED)
    session.mailbox.put(FinishedGames(games))
    return None
