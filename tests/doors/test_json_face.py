"""The JSON protocol: every line is handled or refused, and every notice is written."""

import asyncio
import gc
import json
from itertools import pairwise
from typing import Any
from weakref import ref

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.doors.json.session import converse_in_json
from server.protocol.notices import Notice
from server.protocol.requests import Leave, Look, Request, Standing
from server.protocol.seat import name_of
from tests.doors.examples import NOTICE_EXAMPLES, REQUEST_EXAMPLES
from tests.doors.scripted import Page, ScriptedLine, Source, news
from tests.doors.strange_lines import LOOK, STRANGE, bad
from tests.laws.test_layers import modules_after


async def heard(text: bytes, line: ScriptedLine) -> list[dict[str, Any]]:
    """The objects written in answer to this input."""
    page = Page()
    await converse_in_json(line, Source(text).read, page.write)
    return page.objects


@pytest.mark.asyncio
@pytest.mark.parametrize("asked", REQUEST_EXAMPLES, ids=name_of)
async def test_every_request_is_decoded(asked: Request) -> None:
    line = ScriptedLine()
    text = msgspec.json.encode(asked)
    assert await heard(text + b"\n", line) == []
    assert [type(request) for request in line.asked] == [type(asked)]
    assert msgspec.json.encode(line.asked[0]) == text


@pytest.mark.asyncio
@pytest.mark.parametrize("text", [b'{"do":"standing"}', b'{"do":"standing","move": null }'])
async def test_a_standing_move_of_null_or_none_takes_it_back(text: bytes) -> None:
    line = ScriptedLine()
    assert await heard(text, line) == []
    assert line.asked == [Standing(None)]


@pytest.mark.asyncio
@pytest.mark.parametrize("strange", STRANGE)
async def test_invalid_lines_are_refused_and_the_next_line_is_handled(strange: str) -> None:
    text, refusal = STRANGE[strange]
    line = ScriptedLine()
    told = await heard(text + b"\n" + LOOK, line)
    assert told == [{"tell": "refused", "refusal": refusal}]
    assert line.asked == [Look()]


@pytest.mark.asyncio
async def test_the_longest_line_can_be_set() -> None:
    page, line = Page(), ScriptedLine()
    await converse_in_json(line, Source(b" " * 20 + b"\n" + LOOK).read, page.write, longest=18)
    assert page.objects == [
        {"tell": "refused", "refusal": {"refusal": "line-too-long", "most": 18}}
    ]
    assert line.asked == [Look()]


@pytest.mark.asyncio
async def test_blank_lines_are_ignored() -> None:
    line = ScriptedLine()
    assert await heard(b"\n \n\r\n\t\n" + LOOK + b"\n", line) == []
    assert line.asked == [Look()]


@pytest.mark.asyncio
@pytest.mark.parametrize("end", [b"", b"\n", b"\r\n"])
async def test_the_last_line_may_lack_its_end(end: bytes) -> None:
    line = ScriptedLine()
    assert await heard(LOOK + b'{"do":"leave"}' + end, line) == []
    assert line.asked == [Look(), Leave()]


@pytest.mark.asyncio
async def test_half_a_line_at_the_end_is_refused() -> None:
    line = ScriptedLine()
    assert await heard(b'{"do":"le', line) == [{"tell": "refused", "refusal": bad(None)}]
    assert line.asked == []


@given(st.lists(st.sampled_from((LOOK, b"?\n")), max_size=12))
def test_answers_and_refusals_keep_the_order_of_the_lines(sent: list[bytes]) -> None:
    line = ScriptedLine(lambda request: [news(str(len(line.asked))), news("and more")])
    told = asyncio.run(heard(b"".join(sent), line))
    expected = ["refused" if text == b"?\n" else "news" for text in sent for _ in text[:1]]
    kinds = [notice["tell"] for notice in told if notice.get("name") != "and more"]
    assert kinds == expected
    names = [notice["name"] for notice in told if notice["tell"] == "news"]
    looks = sent.count(LOOK)
    assert names[::2] == [str(number) for number in range(1, looks + 1)]
    assert names[1::2] == ["and more"] * looks


@pytest.mark.slow
@given(st.binary(max_size=9), st.sampled_from(("look", "standing", "open")))
def test_a_request_with_any_bytes_in_it_is_handled_or_refused(part: bytes, do: str) -> None:
    part = part.replace(b"\n", b"")
    for value in (part, b'"' + part + b'"', b'{"' + part + b'":1}', b"1" + part):
        text = b'{"do":"%b","move":%b,"game":"a","seats":3}' % (do.encode(), value)
        line = ScriptedLine()
        assert len(asyncio.run(heard(text, line))) + len(line.asked) == 1


@given(st.lists(st.binary(max_size=9)))
def test_every_line_of_random_bytes_gets_one_refusal(sent: list[bytes]) -> None:
    line = ScriptedLine()
    told = asyncio.run(heard(b"\n".join(sent), line))
    asked = [text for text in b"\n".join(sent).split(b"\n") if text.strip()]
    assert len(told) == len(asked)
    assert {notice["refusal"]["refusal"] for notice in told} <= {"bad-request"}


@pytest.mark.asyncio
@pytest.mark.parametrize("notice", NOTICE_EXAMPLES, ids=name_of)
async def test_every_notice_is_one_line(notice: Notice) -> None:
    line = ScriptedLine()
    line.tell(notice)
    (told,) = await heard(b"", line)
    assert told["tell"] == name_of(notice)
    assert told == json.loads(msgspec.json.encode(notice))
    assert {*told} == {"tell", *notice.__struct_fields__}


@pytest.mark.asyncio
async def test_notices_that_come_together_are_written_together() -> None:
    line, page = ScriptedLine(), Page()
    line.tell(news("Anna"), news("Ben"))
    line.hang_up()
    await converse_in_json(line, Source(b"", ends=False).read, page.write)
    assert len(page.writes) == 1
    assert [notice["name"] for notice in page.objects] == ["Anna", "Ben"]


@pytest.mark.asyncio
async def test_notices_are_written_without_a_request() -> None:
    line, page, source = ScriptedLine(), Page(), Source(b"", ends=False)
    talk = asyncio.create_task(converse_in_json(line, source.read, page.write))
    for name in ("Anna", "Ben"):
        page.written.clear()
        line.tell(news(name))
        await page.written.wait()
    source.end()
    await talk
    assert [notice["name"] for notice in page.objects] == ["Anna", "Ben"]


@pytest.mark.asyncio
async def test_answers_to_the_last_requests_are_still_written() -> None:
    line = ScriptedLine(lambda request: [news("late")])
    told = await heard(LOOK * 3, line)
    assert [notice["name"] for notice in told] == ["late"] * 3


def test_a_session_that_has_ended_is_freed() -> None:
    line = ScriptedLine(lambda request: [news("Anna")])
    asyncio.run(heard(LOOK, line))
    left = ref(line)
    del line
    gc.collect()
    assert left() is None


class HesitantLine(ScriptedLine):
    """Never returns notices by itself, as if the task never ran."""

    async def notices(self) -> list[Notice]:
        await asyncio.Event().wait()
        return self.pending()


@pytest.mark.asyncio
async def test_notices_that_are_pending_at_the_end_are_written() -> None:
    told = await heard(LOOK, HesitantLine(lambda request: [news("late")]))
    assert [notice["name"] for notice in told] == ["late"]


@pytest.mark.asyncio
async def test_other_tasks_run_between_two_requests() -> None:
    turns: list[str] = []

    async def other() -> None:
        while len(turns) < 1000:
            turns.append("other")
            await asyncio.sleep(0)

    def script(request: Request) -> list[Notice]:
        turns.append("asked")
        return []

    others = asyncio.create_task(other())
    await heard(LOOK * 20, ScriptedLine(script))
    await others
    assert turns.count("asked") == 20
    assert ("asked", "asked") not in pairwise(turns)


@pytest.mark.parametrize("face", ["server.doors.json.session", "server.doors.lines"])
def test_the_json_session_imports_neither_rules_nor_house(face: str) -> None:
    loaded = modules_after(f"import {face}")
    assert face in loaded
    behind = ("server.engine", "server.house", "server.store", "server.record", "server.dealer")
    assert not {name for name in loaded if name.startswith(behind)}
