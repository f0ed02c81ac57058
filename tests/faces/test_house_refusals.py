"""Each refusal of the house is a sentence in line mode and an object over JSON."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from server.protocol import refusals
from server.protocol.requests import Ready, Sit
from server.protocol.seat import Refusal, name_of
from server.settings import Settings
from tests.faces.answers import answer_to
from tests.faces.evening import Evening, Program, Typist, evening
from tests.house.running import AT_ONCE
from tests.house.scenarios import (
    let_tasks_run,
    settings,
    start_asking,
    store_is_busy,
    store_refuses_writes,
)
from tests.house.tables import the_table
from tui.text import LANGUAGES

BREAKS_OFF = "Ben breaks off"
READERS: Mapping[str, Any] = {
    name_of(kind): msgspec.json.Decoder(kind) for kind in refusals.HOUSE_REFUSALS
}


class Step(NamedTuple):
    """A line that Anna types with the same request as JSON, or a line of Ben's."""

    line: str
    request: dict[str, Any] | None = None


def opening(game: str = "eight28", seats: int = 3, **how: Any) -> dict[str, Any]:
    return {"do": "open", "game": game, "seats": seats, **how}


OPENS = Step("new 8-28 seats 3", opening())
OPENS_WITH_BOTS = Step("new 8-28 seats 3 bots 2 simple", opening(bots=["simple", "simple"]))
OPENS_AGAINST_THE_CLOCK = Step(
    "new 8-28 seats 3 bots 2 simple clock 60 5",
    opening(bots=["simple", "simple"], clock={"bank": 60, "increment": 5}),
)
READY = Step("ready", {"do": "ready"})
SITS = Step("sit 1", {"do": "sit", "table": "1"})
WATCHES = Step("watch 1", {"do": "watch", "table": "1"})
STARTS = Step("start", {"do": "start"})
LEAVES = Step("leave", {"do": "leave"})
HELLO = Step("say hello", {"do": "say", "text": "hello", "to": "lobby"})
BEN_OPENS, BEN_SITS, BEN_GOES = Step("new 8-28 seats 3"), Step("sit 1"), Step(BREAKS_OFF)
FOUR_SEATS = Step("new 8-28 seats 4 bots 2 simple", opening(seats=4, bots=["simple", "simple"]))

CASES: Mapping[type[Refusal], Sequence[Step]] = {
    refusals.TooFast: [HELLO] * 21,
    refusals.NameNotAllowed: [Step("name x", {"do": "name", "name": "x"})],
    refusals.NameTaken: [Step("name ben", {"do": "name", "name": "ben"})],
    refusals.NoSuchName: [Step("mute Zoe", {"do": "mute", "name": "Zoe"})],
    refusals.NoSuchCode: [Step("return nobody-has-it", {"do": "return", "code": "nobody-has-it"})],
    refusals.NoSuchGame: [Step("new poker", opening("poker", 2))],
    refusals.SeatsNotAllowed: [Step("new 8-28 seats 9", opening(seats=9))],
    refusals.NoSuchBot: [OPENS, Step("fill clever", {"do": "fill", "bot": "clever"})],
    refusals.LessonIsFixed: [
        Step("learn 8-28", opening(lesson=True)),
        Step("fill", {"do": "fill"}),
    ],
    refusals.TooManyBots: [Step("new 8-28 seats 3 bots 4", opening(bots=["simple"] * 4))],
    refusals.TooManyTables: [BEN_OPENS, OPENS],
    refusals.TooManySeats: [FOUR_SEATS, BEN_SITS, STARTS, LEAVES, OPENS],
    refusals.NoSuchTable: [Step("sit 7", {"do": "sit", "table": "7"})],
    refusals.TableFull: [Step("new 8-28 seats 3 bots 2"), SITS],
    refusals.SeatTaken: [BEN_OPENS, Step("sit 1 1", {"do": "sit", "table": "1", "seat": 0})],
    refusals.SeatFree: [OPENS, Step("dismiss 2", {"do": "dismiss", "seat": 1})],
    refusals.AlreadyAtTable: [OPENS, OPENS],
    refusals.NotAtTable: [READY],
    refusals.NotSeated: [BEN_OPENS, WATCHES, READY],
    refusals.NotHost: [BEN_OPENS, SITS, Step("fill", {"do": "fill"})],
    refusals.NotAlone: [BEN_OPENS, SITS, Step("give up", {"do": "give-up"})],
    refusals.GameRunning: [OPENS_WITH_BOTS, READY, Step("fill", {"do": "fill"})],
    refusals.GameNotRunning: [OPENS, Step("history", {"do": "events"})],
    refusals.SeatsEmpty: [OPENS, STARTS],
    refusals.NotReady: [FOUR_SEATS, BEN_SITS, BEN_GOES, STARTS],
    refusals.NotAPerson: [OPENS_WITH_BOTS, Step("host 2", {"do": "host", "seat": 1})],
    refusals.WordsNotAllowed: [
        OPENS,
        Step(f"words {'x' * 65}", {"do": "words", "words": "x" * 65}),
    ],
    refusals.NothingSaid: [Step("say \u200b", {"do": "say", "text": "\u200b", "to": "lobby"})],
    refusals.SayingTooLong: [
        Step(f"say {'x' * 301}", {"do": "say", "text": "x" * 301, "to": "lobby"})
    ],
    refusals.Hushed: [
        BEN_OPENS,
        WATCHES,
        Step("hush"),
        Step("say hello", {"do": "say", "text": "hello"}),
    ],
    refusals.NoSuchRecord: [Step("record 123", {"do": "record", "record": "123"})],
}  # fmt: skip
ONLY_BY_PROGRAMS: Mapping[type[Refusal], Sequence[Step]] = {
    refusals.BadRequest: [Step("", {"do": "name"})],
    refusals.NoSuchRequest: [Step("", {"do": "cheat"})],
    refusals.OptionNotAllowed: [Step("", opening(options={"pack": "poker"}))],
    refusals.LineTooLong: [Step("", {"do": "say", "text": "x" * 70000})],
    refusals.CannotStand: [
        OPENS_WITH_BOTS,
        READY,
        Step("", {"do": "standing", "move": {"move": "take"}}),
    ],
}
WITH_TROUBLE = {refusals.TablePaused, refusals.CannotKeep, refusals.TooLate}
OF_OTHER_DAYS = {refusals.OtherRules}
FOR_SOME_PEOPLE = {
    refusals.NeedsKey,
    refusals.NameKept,
    refusals.HouseCloses,
    refusals.Muted,
}
AT_THE_DOOR = {refusals.HouseFull, refusals.AddressFull, refusals.AddressLimit}
OF_LOST_HOUSES = {refusals.NoHouse, refusals.NotAnswered, refusals.TableNotReached}
OTHERS = {*OF_OTHER_DAYS, *FOR_SOME_PEOPLE, *AT_THE_DOOR, *OF_LOST_HOUSES}
SETTINGS: Mapping[type[Refusal], Settings] = {
    refusals.TooManyTables: settings(most=1),
    refusals.TooManySeats: settings(per_person=1),
}


def test_every_refusal_of_the_house_is_reached() -> None:
    reached = {*CASES, *ONLY_BY_PROGRAMS, *WITH_TROUBLE, *OTHERS}
    assert reached == set(refusals.HOUSE_REFUSALS)


async def walk(here: Evening, anna: Typist | Program, steps: Sequence[Step]) -> list[Any]:
    """Takes the steps; returns the answer to Anna's last one."""
    ben = await here.plain("Ben")
    last: list[Any] = []
    for line, request in steps:
        if line == BREAKS_OFF:
            await ben.break_off()
        elif request is None:
            await ben.types(line)
        elif isinstance(anna, Program):
            last = await anna.sends(request)
        else:
            last = await anna.types(line)
    return last


async def refused_to_a_program(folder: Path, kind: type[Refusal], steps: Sequence[Step]) -> Refusal:
    async with evening(folder, SETTINGS.get(kind, AT_ONCE)) as here:
        (answer,) = await walk(here, await here.json("Anna"), steps)
        assert answer["tell"] == "refused"
        return read(answer["refusal"])


def read(refusal: dict[str, Any]) -> Refusal:
    found = READERS[refusal["refusal"]].decode(json.dumps(refusal))
    assert isinstance(found, Refusal)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("kind", [*CASES, *ONLY_BY_PROGRAMS], ids=name_of)
@pytest.mark.asyncio
async def test_a_json_client_gets_the_refusal_as_an_object(
    kind: type[Refusal], tmp_path: Path
) -> None:
    steps = {**CASES, **ONLY_BY_PROGRAMS}[kind]
    assert type(await refused_to_a_program(tmp_path, kind, steps)) is kind


@pytest.mark.slow
@pytest.mark.parametrize("kind", CASES, ids=name_of)
@pytest.mark.asyncio
async def test_line_mode_explains_the_refusal_in_every_language(
    kind: type[Refusal], tmp_path: Path
) -> None:
    """English words are understood in every language."""
    (tmp_path / "json").mkdir()
    refusal = await refused_to_a_program(tmp_path / "json", kind, CASES[kind])
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        async with evening(tmp_path / language, SETTINGS.get(kind, AT_ONCE)) as here:
            anna = await here.plain("Anna", language)
            assert await walk(here, anna, CASES[kind]) == [answer_to(anna, refusal)]


@pytest.mark.asyncio
async def test_a_request_that_cannot_be_stored_is_refused_and_changes_nothing(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as here:
        anna, ben = await here.plain("Anna", "de"), await here.json("Ben")
        async with store_refuses_writes(here.house):
            assert await anna.types("name Zoe") == [answer_to(anna, refusals.CannotKeep())]
            answer = await ben.sends({"do": "name", "name": "Zoe"})
            assert answer == [answer_to(ben, refusals.CannotKeep())]
        assert await anna.types("name Zoe") == ["Du heißt jetzt Zoe."]


@pytest.mark.asyncio
async def test_a_paused_table_refuses_moves_and_resumes(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        anna, ben = await here.plain("Anna", "fr"), await here.json("Ben")
        await anna.types("new 8-28 seats 3")
        await ben.sends(SITS.request or {})
        cleo = await here.house.connect("Cleo")
        await cleo.ask(Sit("1"))
        anna.news()
        async with store_refuses_writes(here.house):
            asking = await start_asking(cleo, Ready())
            await here.settle()
            assert anna.news()[-1].startswith("La table est en pause")
            assert await anna.types("prêt") == [answer_to(anna, refusals.TablePaused())]
            assert await ben.sends({"do": "ready"}) == [answer_to(ben, refusals.TablePaused())]
        await here.pass_time(2)
        await asking
        assert "La table reprend." in anna.news()


FACES = pytest.mark.parametrize("face", [Typist, Program])
Face = type[Typist] | type[Program]


@FACES
@pytest.mark.asyncio
async def test_a_guest_cannot_add_devices(face: Face, tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        guest = await here.comes(face, None, "it")
        answer = await walk(here, guest, [Step("device", {"do": "device"})])
        assert answer == [answer_to(guest, refusals.NeedsKey())]


@FACES
@pytest.mark.asyncio
async def test_a_person_with_a_name_cannot_become_somebody_else_by_a_code(
    face: Face, tmp_path: Path
) -> None:
    async with evening(tmp_path) as here:
        guest = await here.json("Cleo")
        (code,) = [answer["code"] for answer in await guest.sends({"do": "device"})]
        anna = await here.comes(face, "Anna", "fr", key="Anna")
        leaves = Step("leave", {"do": "leave"})
        back = Step(f"return {code}", {"do": "return", "code": code})
        answer = await walk(here, anna, [OPENS, leaves, back])
        assert answer == [answer_to(anna, refusals.NameKept("Anna"))]


@FACES
@pytest.mark.asyncio
async def test_no_table_is_opened_once_the_house_is_closing(face: Face, tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        anna = await here.comes(face, "Anna", "de", key="Anna")
        here.house.house.closing = True
        assert await walk(here, anna, [OPENS]) == [answer_to(anna, refusals.HouseCloses())]


@FACES
@pytest.mark.asyncio
async def test_a_record_of_older_rules_is_refused_with_that_reason(
    face: Face, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def found(*_: object) -> bytes:
        return b'{"record":"as it was written then"}'

    monkeypatch.setattr("server.house.history.replays.record_lines_for", found)
    async with evening(tmp_path) as here:
        anna = await here.comes(face, "Anna", "de", key="Anna")
        looks = Step("replay R-1", {"do": "replay", "record": "R-1"})
        assert await walk(here, anna, [looks]) == [answer_to(anna, refusals.OtherRules("R-1"))]


async def let_time_run_out(here: Evening, anna: Typist | Program) -> None:
    """Lets Anna's time run out, so that a bot decides for her."""
    await walk(here, anna, [OPENS_AGAINST_THE_CLOCK, READY])
    while 0 not in the_table(here.house.house).bots_once:
        await here.pass_time(1)
    anna.news()


@pytest.mark.asyncio
async def test_a_late_move_of_a_json_client_is_refused_as_late(tmp_path: Path) -> None:
    async with evening(tmp_path, settings(pace=(900, 900))) as here:
        ben = await here.json("Anna")
        await let_time_run_out(here, ben)
        await here.pass_time(5)
        number = the_table(here.house.house).playing.number
        (late,) = await ben.sends({"do": "move", "move": {"move": "take"}, "at": 0})
        assert read(late["refusal"]) == refusals.TooLate(0, number)


@pytest.mark.asyncio
async def test_a_late_move_in_line_mode_is_refused_as_late(tmp_path: Path) -> None:
    """The bot's move is just being stored."""
    async with evening(tmp_path, settings(pace=(900, 900))) as here:
        anna = await here.plain("Anna")
        await let_time_run_out(here, anna)
        clock = here.house.clock
        async with store_is_busy(here.house):
            clock.next_alarm(clock.now() + 1)
            await let_tasks_run()
            anna.send("take")
            await let_tasks_run()
        await here.settle()
        assert "Too late: the table has moved on in the meantime." in anna.news()
