"""A house in another process: a client gets from JSON lines what a session in the house gets."""

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from server.doors.json.client import JsonClient
from server.doors.json.decoding import NoticeDecoder
from server.doors.json.entrance import HANDLED, Enter
from server.doors.json.session import converse
from server.doors.json.state_changes import States, change
from server.doors.lines import lines
from server.engine import GAMES
from server.protocol.client import HouseClient
from server.protocol.notices import (
    AtTable,
    GameEnded,
    GameSnapshot,
    Happened,
    HouseClosing,
    LeftTable,
    Notice,
    Refused,
    SeatNews,
)
from server.protocol.refusals import NotAnswered, NotAtTable
from server.protocol.requests import Leave, Look, MakeMove, Open, Ready
from server.protocol.seat import Over, name_of, replace
from server.protocol.wire import UNREADABLE
from tests.doors.examples import NOTICE_EXAMPLES, example
from tests.doors.scripted import Page, ScriptedLine, Source, news
from tests.doors.test_schema import notices_of, state_of
from tests.house.running import running_house
from tests.playing import play_out


def room(game: str = "eight28", table: int = 1) -> AtTable:
    at: AtTable = example(AtTable)
    return replace(at, room=replace(at.room, game=game, table=table))


def passed_on(decoder: NoticeDecoder, notice: Notice) -> Notice | None:
    return decoder.decode(msgspec.json.encode(notice))


@pytest.mark.parametrize("notice", NOTICE_EXAMPLES, ids=name_of)
def test_every_notice_is_decoded(notice: Notice) -> None:
    decoder = NoticeDecoder(GAMES)
    passed_on(decoder, room(table=getattr(notice, "table", 1)))
    assert passed_on(decoder, notice) == notice


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_views_moves_and_events_of_whole_games_are_decoded(name: str) -> None:
    decoder, game = NoticeDecoder(GAMES), GAMES[name]
    passed_on(decoder, room(name))
    for number, played in enumerate(play_out(game, game.seats[0], game.options(), Random(1))):
        for notice in notices_of(game, played, number):
            assert passed_on(decoder, notice) == notice


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_snapshots_of_whole_games_come_back_from_what_has_changed(name: str) -> None:
    decoder, states, game = NoticeDecoder(GAMES), States(), GAMES[name]
    last, whole, sent = None, 0, 0
    dice = Random(2)
    for number, played in enumerate(play_out(game, game.seats[-1], game.options(), dice)):
        # Sometimes at another table, or in the gallery.
        table, seat = int(dice.random() < 0.9), dice.choice((0, 0, 0, None))
        passed_on(decoder, room(name, table))
        state = state_of(game, played.step.state, seat, number)
        state = replace(state, table=table)
        line = msgspec.json.encode(change(last, state))
        assert decoder.decode(states.whole(line)) == state
        last, whole, sent = state, whole + len(msgspec.json.encode(state)), sent + len(line)
    assert sent < whole * 0.6


def test_a_change_of_no_snapshot_ends_the_connection() -> None:
    line = msgspec.json.encode({"tell": "state-change", "number": 2})
    with pytest.raises((*UNREADABLE, LookupError)):
        States().whole(line)


@pytest.mark.parametrize("game", GAMES)
def test_refusals_of_games_are_decoded(game: str) -> None:
    decoder = NoticeDecoder(GAMES)
    for kind in GAMES[game].refusals:
        refused = Refused(example(kind))
        assert passed_on(decoder, refused) == refused


def test_events_at_a_table_that_was_never_described_are_left_out() -> None:
    decoder = NoticeDecoder(GAMES)
    happened: Happened = example(Happened)
    assert passed_on(decoder, happened) is None
    passed_on(decoder, room(table=happened.table))
    assert passed_on(decoder, happened) == happened


class House:
    """A client, and the session at the other end of its line."""

    def __init__(self, line: HouseClient) -> None:
        self.requests, self.notices = Source(b"", ends=False), Source(b"", ends=False)
        self.client = JsonClient(self.notices.read, self._ask, GAMES)
        self._line = line

    async def _ask(self, text: bytes) -> None:
        self.requests.send(text)

    async def _tell(self, text: bytes) -> None:
        self.notices.send(text)

    async def run(self) -> None:
        incoming = lines(self.requests.read, 65536)
        await anext(incoming)
        await converse(self._line, incoming, self._tell, HANDLED)
        await incoming.aclose()
        self.notices.end()


async def entered(house: House) -> list[asyncio.Task[None]]:
    tasks = [asyncio.create_task(house.run()), asyncio.create_task(house.client.listen())]
    assert await house.client.enter(Enter("Anna", "en", acknowledge=True)) is None
    return tasks


@pytest.mark.asyncio
async def test_the_answer_is_there_once_a_request_is_handled() -> None:
    line = ScriptedLine(lambda request: [Refused(NotAtTable()), news(type(request).__name__)])
    house = House(line)
    tasks = await entered(house)
    await house.client.ask(Leave())
    assert house.client.pending() == [Refused(NotAtTable()), news("Leave")]
    await asyncio.gather(*(house.client.ask(request) for request in (Look(), Ready())))
    told = [each for each in house.client.pending() if isinstance(each, SeatNews)]
    assert [each.name for each in told] == ["Look", "Ready"]
    assert line.asked == [Leave(), Look(), Ready()]
    line.hang_up()
    await asyncio.gather(*tasks)


@pytest.mark.asyncio
async def test_waiting_for_notices_can_be_cancelled_without_a_loss() -> None:
    line = ScriptedLine()
    house = House(line)
    tasks = await entered(house)
    waiting = asyncio.create_task(house.client.notices())
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.wait((waiting,))
    line.tell(news("Anna"))
    assert await house.client.notices() == [news("Anna")]
    line.hang_up()
    await asyncio.gather(*tasks)
    assert await house.client.notices() == []


@pytest.mark.asyncio
async def test_a_request_that_is_lost_with_the_line_comes_to_an_end() -> None:
    notices = Source(b"", ends=False)
    client = JsonClient(notices.read, Page().write, GAMES)
    listening = asyncio.create_task(client.listen())
    asking = asyncio.create_task(client.ask(Look()))
    await asyncio.sleep(0)
    notices.end()
    await asyncio.gather(asking, listening)
    assert await client.notices() == [Refused(NotAnswered())]
    await client.ask(Look())
    assert await client.notices() == [Refused(NotAnswered())]
    assert await client.notices() == []
    assert (client.lost, client.garbled) == (True, False)


@pytest.mark.asyncio
async def test_a_house_that_says_that_it_closes_is_not_lost() -> None:
    client = JsonClient(Source(b'{"tell":"closing"}\n').read, Page().write, GAMES)
    await client.listen()
    assert await client.notices() == [HouseClosing()]
    assert (client.lost, client.garbled) == (False, False)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "line",
    [
        b"nonsense",
        b"[]",
        b'{"tell":"fly"}',
        b'{"tell":"went"}',
        b'{"tell":"went","name":7}',
        b'{"tell":"event","table":1,"number":1,"event":{"e":"fly"}}',
        b'{"tell":"refused","refusal":{"refusal":"tired"}}',
        b'{"tell":"went","name":"\xff"}',
    ],
)
async def test_a_line_that_is_no_notice_ends_the_connection(line: bytes) -> None:
    at = msgspec.json.encode(room())
    good = msgspec.json.encode(news("Anna"))
    client = JsonClient(Source(b"\n".join((at, good, line, good))).read, Page().write, GAMES)
    await client.listen()
    assert client.garbled
    assert len(await client.notices()) == 2
    assert await client.notices() == []


@pytest.mark.asyncio
async def test_a_line_that_is_too_long_ends_the_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.doors.json.client.LONGEST_LINE", 20)
    client = JsonClient(Source(b'{"tell":"went","name":"Anna"}\n').read, Page().write, GAMES)
    await client.listen()
    assert client.garbled


@pytest.mark.asyncio
async def test_the_room_of_a_new_table_is_written_before_its_events() -> None:
    happened: Happened = example(Happened)
    line, page = ScriptedLine(), Page()
    before = [
        LeftTable(7, closed=False),
        news("Zoe"),
        happened,
        room(table=happened.table),
        happened,
    ]
    line.tell(*before, replace(room(), room=replace(room().room, table=happened.table)))
    line.hang_up()
    await converse(line, lines(Source(b"", ends=False).read, 65536), page.write)
    told = [each["tell"] for each in page.objects]
    assert told == ["left", "news", "table", "event", "event", "table"]


@pytest.mark.asyncio
async def test_the_room_of_a_new_table_is_written_before_its_state() -> None:
    # As after a pause, which sends the room again.
    state: GameSnapshot = example(GameSnapshot)
    line, page = ScriptedLine(), Page()
    line.tell(state, room(table=state.table))
    line.hang_up()
    await converse(line, lines(Source(b"", ends=False).read, 65536), page.write)
    assert [each["tell"] for each in page.objects] == ["table", "state"]


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_is_played_from_another_process(tmp_path: Path, game: str) -> None:
    async with running_house(tmp_path) as house:
        there = House((await house.connect("Anna")).session)
        tasks, client = await entered(there), there.client
        await client.ask(Open(game, GAMES[game].seats[0], bots=("simple",) * 2))
        await client.ask(Ready())
        state: GameSnapshot | None = None
        while state is None or not isinstance(state.view.waiting, Over):
            await house.settle()
            told = client.pending()
            assert not [each for each in told if isinstance(each, Refused)]
            states = [each for each in told if isinstance(each, GameSnapshot)]
            state = states[-1] if states else state
            if state and state.legal:
                await client.ask(MakeMove(state.legal[-1], at=state.number))
        assert client.table == 1
        over = [each for each in client.pending() if isinstance(each, GameEnded)]
        assert len(over) <= 1
        there.requests.end()
        await asyncio.gather(*tasks)
