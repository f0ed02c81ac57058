"""Work for many at once is spread over turns of the event loop."""

import asyncio
from collections.abc import Callable

import pytest

from server.house.turns import Turns

pytestmark = pytest.mark.asyncio


def noting(done: list[str], name: str) -> Callable[[], None]:
    return lambda: done.append(name)


async def test_the_first_is_called_at_once_and_then_one_in_each_turn_of_the_loop() -> None:
    turns, done = Turns(), list[str]()
    for name in "abc":
        turns.call(noting(done, name))
    for called in ("a", "ab", "abc"):
        assert "".join(done) == called
        await asyncio.sleep(0)
    turns.call(noting(done, "d"))
    assert done[-1] == "d"


async def test_what_waits_already_is_called_once() -> None:
    turns, done = Turns(), list[str]()
    first, again = noting(done, "first"), noting(done, "again")
    for work in (first, again, first, again):
        turns.call(work)
    for _ in range(5):
        await asyncio.sleep(0)
    assert done == ["first", "again", "first"]


async def test_an_error_holds_nobody_up() -> None:
    turns, done, errors = Turns(), list[str](), list[object]()
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: errors.append(context))
    turns.call(noting(done, "first"))
    turns.call(list[None]().pop)
    turns.call(noting(done, "last"))
    for _ in range(3):
        await asyncio.sleep(0)
    assert (done, len(errors)) == (["first", "last"], 1)
