"""A client of the house that goes on in another one: what is asked meanwhile waits, and is neither
lost nor asked twice."""

import asyncio
from collections.abc import Sequence

import pytest

from server.doors.json.entrance import HANDLED
from server.doors.json.session import ENCODER, converse
from server.doors.lines import lines
from server.doors.movable_client import MovableClient
from server.protocol.notices import HouseAway, MovedTo, Notice, Refused
from server.protocol.refusals import NoHouse, TableNotReached
from server.protocol.requests import Look, Request, Sit

pytestmark = pytest.mark.asyncio
THERE = MovedTo(2, Sit("7"))


class Behind:
    """A session that answers `Sit` with these notices."""

    def __init__(self, *answers: Notice) -> None:
        self.asked: list[Request] = []
        self.table: int | None = None
        self.unread: int | None = None
        self.code: str | None = None
        self._answers = answers
        self._new: list[Notice] = []
        self._some = asyncio.Event()

    @property
    def has_move(self) -> bool:
        return any(isinstance(each, MovedTo) for each in self._new)

    def tell(self, *notices: Notice) -> None:
        self._new += notices
        self._some.set()

    def on_close(self, call: object) -> None:
        pass

    async def ask(self, request: Request) -> None:
        self.asked.append(request)
        if isinstance(request, Sit):
            self.tell(*self._answers)

    async def notices(self) -> list[Notice]:
        await self._some.wait()
        return self.pending()

    def pending(self) -> list[Notice]:
        new, self._new = self._new, []
        self._some.clear()
        return new


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def asking(client: MovableClient, *requests: Request) -> Sequence[asyncio.Future[None]]:
    found = []
    for request in requests:
        found.append(asyncio.ensure_future(client.ask(request)))
        await settle()
    return found


async def test_requests_wait_for_the_other_house_and_the_answer_is_that_of_it() -> None:
    here, there = Behind(THERE), Behind()
    client, moves = MovableClient(here), list[MovedTo]()
    client.on_move = moves.append
    reading = asyncio.ensure_future(client.notices())
    sitting, looking = await asking(client, Sit("7"), Look())
    assert moves == [THERE]
    assert not any(each.done() for each in (sitting, looking, reading))
    assert here.asked == [Sit("7")]
    there.tell(Refused(NoHouse()))
    client.move(there)
    here.tell(HouseAway())
    await settle()
    assert sitting.done()
    assert (looking.done(), there.asked) == (True, [Look()])
    reading.cancel()


async def test_a_session_that_cannot_be_moved_goes_on_where_it_is() -> None:
    here = Behind(THERE)
    client = MovableClient(here)
    client.on_move = lambda moved: None
    reading = asyncio.ensure_future(client.notices())
    (sitting,) = await asking(client, Sit("7"))
    client.stay()
    assert await reading == [Refused(TableNotReached())]
    await sitting
    (looking,) = await asking(client, Look())
    assert looking.done()
    assert here.asked == [Sit("7"), Look()]


async def test_the_end_of_a_pause_is_not_the_end_of_a_move_nor_that_of_a_pause() -> None:
    here, there = Behind(), Behind()
    client = MovableClient(here)
    client.on_move = lambda moved: None
    client.hold()
    here.tell(THERE)
    assert client.pending() == []
    (looking,) = await asking(client, Look())
    client.go_on()
    await settle()
    assert not looking.done()
    client.hold()
    client.stay()
    await settle()
    assert not looking.done()
    client.move(there)
    await looking
    assert (here.asked, there.asked) == ([], [Look()])


async def test_nothing_is_shown_of_a_move_and_all_that_came_before_it() -> None:
    here, there = Behind(), Behind()
    client = MovableClient(here)
    client.on_move = lambda moved: None
    here.tell(Refused(NoHouse()), THERE)
    assert client.pending() == [Refused(NoHouse())]
    here.tell(Refused(TableNotReached()), THERE)
    client.move(there)
    assert client.pending() == [Refused(TableNotReached())]


async def test_a_house_that_is_lost_while_a_session_moves_is_told_once() -> None:
    here, there = Behind(), Behind()
    client = MovableClient(here)
    client.on_move = lambda moved: None
    here.tell(THERE)
    assert client.pending() == []
    client.lose()
    assert client.pending() == [HouseAway()]
    (looking,) = await asking(client, Look())
    assert looking.done()
    assert client.pending() == [Refused(NoHouse())]
    client.move(there)
    assert client.pending() == []


async def test_a_door_that_knows_no_other_houses_is_told_that_the_table_is_away() -> None:
    written: list[bytes] = []
    incoming = iter((ENCODER.encode(Sit("7")) + b"\n", b""))

    async def read(most: int) -> bytes:
        return next(incoming)

    async def write(text: bytes) -> None:
        written.append(text)

    await converse(Behind(THERE), lines(read, 999), write, HANDLED, (MovedTo,))
    assert b"".join(written) == HANDLED + ENCODER.encode(Refused(NoHouse())) + b"\n" + HANDLED
