"""How a JSON session ends, and clients that do not read."""

import asyncio

import pytest

from server.doors.json.session import converse_in_json
from server.protocol.requests import Look
from tests.doors.scripted import Page, ScriptedLine, SlowPage, Source, StuckPage, news
from tests.doors.strange_lines import LOOK


async def talk_whose_input_ended_in_a_write(
    line: ScriptedLine, page: SlowPage | StuckPage
) -> asyncio.Task[None]:
    line.tell(news("Anna"))
    source = Source(b"", ends=False)
    talk = asyncio.create_task(converse_in_json(line, source.read, page.write))
    await page.tried.wait()
    source.end()
    for _ in range(10):
        await asyncio.sleep(0)
    return talk


def no_task_is_left() -> bool:
    return asyncio.all_tasks() == {asyncio.current_task()}


@pytest.mark.asyncio
async def test_a_session_closed_by_the_house_ends_although_the_input_is_open() -> None:
    line, page = ScriptedLine(), Page()
    line.hang_up()
    await converse_in_json(line, Source(b"", ends=False).read, page.write)
    assert page.writes == []
    assert no_task_is_left()


@pytest.mark.asyncio
async def test_an_error_of_writing_ends_the_session() -> None:
    line, page = ScriptedLine(), StuckPage()
    line.tell(news("Anna"))
    page.breaks()
    with pytest.raises(BrokenPipeError):
        await converse_in_json(line, Source(b"", ends=False).read, page.write)
    assert no_task_is_left()


@pytest.mark.asyncio
async def test_an_error_of_reading_ends_the_session() -> None:
    async def read(most: int) -> bytes:
        raise ConnectionResetError

    with pytest.raises(ConnectionResetError):
        await converse_in_json(ScriptedLine(), read, Page().write)
    assert no_task_is_left()


@pytest.mark.asyncio
async def test_the_input_can_end_while_the_output_is_stuck() -> None:
    line, page = ScriptedLine(lambda request: [news("Anna")]), StuckPage()
    source = Source(LOOK, ends=False)
    talk = asyncio.create_task(converse_in_json(line, source.read, page.write))
    await page.tried.wait()
    source.end()
    page.breaks()
    with pytest.raises(BrokenPipeError):
        await talk
    assert no_task_is_left()


@pytest.mark.asyncio
@pytest.mark.parametrize("last", [(), ("Ben",)])
async def test_notices_that_are_being_written_at_the_end_of_the_input_are_not_lost(
    last: tuple[str, ...],
) -> None:
    line, page = ScriptedLine(), SlowPage()
    talk = await talk_whose_input_ended_in_a_write(line, page)
    line.tell(*map(news, last))
    page.goes_on()
    await talk
    assert [notice["name"] for notice in page.objects] == ["Anna", *last]


@pytest.mark.asyncio
async def test_an_error_of_writing_at_the_end_of_the_input_is_raised() -> None:
    page = StuckPage()
    talk = await talk_whose_input_ended_in_a_write(ScriptedLine(), page)
    page.breaks()
    with pytest.raises(BrokenPipeError):
        await talk


@pytest.mark.asyncio
async def test_a_request_can_be_sent_while_the_output_is_stuck() -> None:
    line, page = ScriptedLine(), StuckPage()
    line.tell(news("Anna"))
    source = Source(b"", ends=False)
    talk = asyncio.create_task(converse_in_json(line, source.read, page.write))
    await page.tried.wait()
    source.send(LOOK)
    await line.was_asked.wait()
    assert line.asked == [Look()]
    page.breaks()
    with pytest.raises(BrokenPipeError):
        await talk


@pytest.mark.asyncio
@pytest.mark.parametrize("text", [b"?\n" * 5000, b"?" * 10000])
async def test_refusals_for_a_client_that_does_not_read_are_bounded(text: bytes) -> None:
    reads = 0

    async def read(most: int) -> bytes:
        nonlocal reads
        reads += 1
        return text[:most] + b"\n"

    page = StuckPage()
    talk = asyncio.create_task(converse_in_json(ScriptedLine(), read, page.write))
    await page.tried.wait()
    turns = 0
    while turns < 1000:
        await asyncio.sleep(0)
        turns += 1
    assert reads == 1
    page.breaks()
    with pytest.raises(BrokenPipeError):
        await talk


@pytest.mark.asyncio
async def test_answers_for_a_client_that_does_not_read_are_bounded() -> None:
    line, page = ScriptedLine(lambda request: [news("Anna")]), StuckPage()
    talk = asyncio.create_task(
        converse_in_json(line, Source(LOOK * 500, ends=False).read, page.write)
    )
    await page.tried.wait()
    for _ in range(1000):
        await asyncio.sleep(0)
    assert len(line.asked) <= 2
    page.breaks()
    with pytest.raises(BrokenPipeError):
        await talk


@pytest.mark.asyncio
async def test_notices_are_written_after_the_last_request() -> None:
    line, page = ScriptedLine(lambda request: [news("Anna")]), Page()
    source = Source(LOOK, ends=False)
    talk = asyncio.create_task(converse_in_json(line, source.read, page.write))
    await page.written.wait()
    page.written.clear()
    line.tell(news("Ben"))
    await page.written.wait()
    source.end()
    await talk
    assert [notice["name"] for notice in page.objects] == ["Anna", "Ben"]


@pytest.mark.asyncio
async def test_a_cancelled_session_leaves_no_task() -> None:
    line, page = ScriptedLine(), StuckPage()
    line.tell(news("Anna"))
    talk = asyncio.create_task(converse_in_json(line, Source(b"", ends=False).read, page.write))
    await page.tried.wait()
    talk.cancel()
    with pytest.raises(asyncio.CancelledError):
        await talk
    assert no_task_is_left()
