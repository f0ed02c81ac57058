"""The bench `walk` counts the same each time; the goals that are reached stay reached."""

import asyncio
import json
from pathlib import Path

import pytest

from server.house.lobby.mailbox import Mailbox
from server.protocol.notices import Announced
from server.store.client import Store
from tests.bench import bench_walk
from tests.bench.bench_walk import FIGURES, GOALS, TEXTS, measure, walk_of
from tests.bench.running import Prompt
from tests.bench.walk.tracer import Call, Step, Trace, Tracer, path_to
from tests.commands.documents import FUNCTION, definitions, drawing

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def traces() -> dict[str, Trace]:
    return measure()


@pytest.fixture
def measured(traces: dict[str, Trace], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_walk, "measure", lambda: traces)


def test_every_walk_leads_through_the_table_to_a_screen(traces: dict[str, Trace]) -> None:
    assert traces.keys() == TEXTS.keys()
    for trace in traces.values():
        found = walk_of(trace)
        assert any(agent.startswith("table ") for agent in found.way)
        assert 0 < found.table < found.calls == sum(found.parts.values())
        assert found.hand_overs >= 3


@pytest.mark.parametrize("name", ["take", "bot", "clock"])
def test_a_move_is_stored_before_it_is_shown(traces: dict[str, Trace], name: str) -> None:
    way = walk_of(traces[name]).way
    store = way.index("thread store")
    assert way[store - 1] == way[store + 1]
    assert way[store - 1].startswith("table ")


def test_goals_that_are_reached_stay_reached(traces: dict[str, Trace]) -> None:
    walks = {name: walk_of(trace) for name, trace in traces.items()}
    too_long = [(goal, goal.found(walks)) for goal in GOALS if goal.found(walks) > goal.most]
    assert too_long == []


def test_a_take_goes_the_way_that_the_readme_draws(traces: dict[str, Trace]) -> None:
    called = {call.function.partition(": ")[2] for call in traces["take"].calls}
    drawn = set(FUNCTION.findall(drawing("key"))) & definitions("server")
    assert len(drawn) > 15
    assert drawn <= called


@pytest.mark.usefixtures("measured")
def test_it_prints_the_walks_and_the_goals(bench: Prompt) -> None:
    code, out, err = bench("walk")
    assert (code, err) == (0, "")
    assert [text for text in TEXTS.values() if text not in out] == []
    wanted = [f"{' + '.join(goal.walks)}: {FIGURES[goal.figure]}" for goal in GOALS]
    assert [goal for goal in wanted if goal not in out] == []


@pytest.mark.usefixtures("measured")
def test_the_list_holds_every_call(bench: Prompt) -> None:
    found = json.loads(bench("walk", "--json", "--list").out)
    for name, functions in found["functions"].items():
        assert sum(count for count, _, _ in functions) == found["walks"][name]["calls"]
    assert "doors." in bench("walk", "--list").out


@pytest.mark.usefixtures("measured")
def test_as_json_it_says_the_same(bench: Prompt, traces: dict[str, Trace]) -> None:
    found = json.loads(bench("walk", "--json").out)
    assert {name: walk["calls"] for name, walk in found.items()} == {
        name: len(trace.calls) for name, trace in traces.items()
    }


@pytest.mark.asyncio
async def test_a_task_that_the_event_wakes_counts() -> None:
    tracer, mailbox = Tracer(), Mailbox()

    async def read() -> None:
        await mailbox.ready.wait()
        mailbox.pending()

    with tracer.installed():
        reader = asyncio.create_task(read(), name="reader")
        await asyncio.sleep(0)
        tracer.start()
        mailbox.put(Announced("news"))
        await reader
        trace = tracer.stop()
    assert {call.agent for call in trace.calls} == {"event", "reader"}
    assert Call("house.lobby.mailbox: Mailbox.put", "event") in trace.calls


@pytest.mark.asyncio
async def test_a_callback_scheduled_before_the_event_does_not_count() -> None:
    tracer, mailbox, called = Tracer(), Mailbox(), asyncio.Event()

    def earlier() -> None:
        mailbox.put(Announced("news"))
        called.set()

    with tracer.installed():
        asyncio.get_running_loop().call_soon(earlier)
        tracer.start()
        await called.wait()
        trace = tracer.stop()
    assert trace.calls == []


@pytest.mark.asyncio
async def test_the_answer_of_the_store_comes_from_its_thread(tmp_path: Path) -> None:
    tracer = Tracer()
    with tracer.installed():
        store = Store.open(tmp_path)
        tracer.start()
        await store.settled()
        trace = tracer.stop()
        store.close()
    agents = [call.agent for call in trace.calls]
    assert agents.index("thread store") > agents.index("event")
    assert agents[-1] != "thread store"


def test_a_path_leaves_out_steps_without_code_of_the_house() -> None:
    first = working(Step(None, "first"))
    library = Step(first, "library")
    callback = working(Step(library))
    last = working(Step(working(Step(callback, "second")), "second"))
    assert path_to(last) == ["first", "second"]


def working(step: Step) -> Step:
    step.works = True
    return step
