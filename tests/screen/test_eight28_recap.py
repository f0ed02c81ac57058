"""8-28: how the end of a round is shown, the score sheet, and a replay with open cards."""

import re

import pytest

from server.protocol import eight28
from server.protocol.notices import EventHistory, Notice
from server.protocol.seat import Event, Over, PublicEvent, Result, replace
from tests.plain.scripted_house import TEXTS, ScriptedHouse
from tests.screen.eight28_tables import HIT, REVEALED, SETTLED, after, round_over, side, view
from tests.screen.running import SIZES, Shown, Size, at_position, position, shown
from tests.screen.seated import TABLE, Seated, course
from tests.screen.snapshots import check_screen
from tui.games.eight28.board import Eight28Board
from tui.games.eight28.middle import Half, draw_middle
from tui.games.eight28.recap import last_step, steps, turning_order
from tui.glyphs import ASCII, UNICODE
from tui.look import Look
from tui.palettes import palette_for
from tui.plain.games import Seen
from tui.screens.table import TableScreen
from tui.widgets.canvas import Canvas
from tui.widgets.drawn import Drawn

pytestmark = pytest.mark.asyncio
ALL_SIZES = pytest.mark.parametrize("size", SIZES, ids=str)
CLOCKS = (60, 60, 60)


def table(person: Shown) -> TableScreen:
    screen = person.app.screen
    assert isinstance(screen, TableScreen)
    return screen


def seen_of(person: Shown) -> Seen:
    seen = person.app.scene.seen()
    assert seen is not None
    return seen


def looks(person: Shown, step: int | None) -> Look:
    return table(person).look()._replace(recap=step)


def seats(person: Shown, step: int | None) -> list[str]:
    """How the hidden cards of the others lie at a step of the recap."""
    parts = Eight28Board().parts(looks(person, step), seen_of(person))
    return [part.hand.face for box, part in parts.items() if box.startswith("seat-")]  # type: ignore[attr-defined]


async def test_cards_are_turned_up_from_the_giver_s_left_and_those_over_28_come_last() -> None:
    assert turning_order(SETTLED.sides, giver=2) == [0, 2, 1]
    forced = replace(SETTLED, declared=(), giver=2)
    async with at_position(position(after(forced))) as anna:
        faces = [seats(anna, step) for step in range(4)]
        assert faces == [["back", "back"], ["back", "turning"], ["turning", "shown"],
                         ["shown", "shown"]]  # fmt: skip


async def test_before_a_choice_the_cards_are_turned_up_on_the_table() -> None:
    waiting = replace(REVEALED, to_ask=(2,), waiting=replace(REVEALED.waiting, seats=(2,)))
    async with at_position(position(waiting)) as anna:
        assert steps(seen_of(anna)) == 3
        shown_at = [seats(anna, step).count("shown") for step in (1, 2, 3)]
        assert shown_at == sorted(shown_at)
        assert seats(anna, None) == ["shown", "shown"]


async def test_only_those_who_have_a_choice_are_listed_as_waited_for() -> None:
    """Cleo is out, and Doro can only play for the 28."""
    sides = (*REVEALED.sides[:2], side("9", "9", "10", hole="4", out=True), side("9", hole="10"),
             side("4", hole="2"))  # fmt: skip
    waiting = replace(view(*sides, asked=1), to_ask=(1, 2, 3, 4))
    async with at_position(position(waiting)) as anna:
        part = Eight28Board().parts(looks(anna, None), seen_of(anna))["pass"]
        entries = [(each.who, each.tone) for each in part.entries if each.who]  # type: ignore[attr-defined]
        assert entries == [("Ben", "asked"), ("Emil", "waits")]


async def test_the_player_who_has_to_choose_sees_all_cards_at_once() -> None:
    async with at_position(position(REVEALED, (eight28.Declare(8), eight28.Declare(28)))) as anna:
        assert seats(anna, 1) == ["shown", "shown"]


async def test_after_a_choice_only_what_came_of_it_is_left_to_be_told() -> None:
    async with at_position(position(after(SETTLED))) as anna:
        assert steps(seen_of(anna)) == last_step(SETTLED) - 2


@pytest.mark.slow
@ALL_SIZES
@pytest.mark.parametrize(("name", "before"), [("reveal", SETTLED), ("direct-hit", HIT)])
async def test_the_result_is_told_at_once_and_enter_goes_on(
    size: Size, name: str, before: eight28.Settled
) -> None:
    notices = round_over(before, motion="little")
    house = ScriptedHouse(notices[:-1])
    async with shown(house, size) as anna:
        house.tell(notices[-1])
        await anna.settle()
        assert [each.does for each in table(anna).choices()] == ["next-round"]
        assert ("+9" if before is HIT else "+6") in anna.text() or size != (40, 20)
        check_screen(f"eight28-{name}", anna)
        await anna.press("enter")
        assert table(anna).recap.shown is None
        assert "next-round" not in [each.does for each in table(anna).choices()]
        await anna.press("b")
        assert table(anna).recap.shown is not None


async def test_without_clocks_the_recap_stays_though_one_is_asked() -> None:
    notices = round_over(SETTLED, asked=0, motion="little")
    house = ScriptedHouse(notices[:-1])
    async with shown(house) as anna:
        house.tell(notices[-1])
        await anna.settle()
        assert table(anna).recap.shown is not None
        await anna.press("enter")
        assert {"take", "decline"} <= {each.does for each in table(anna).choices()}


async def test_a_running_clock_is_not_hidden_and_b_brings_the_recap_back() -> None:
    notices = round_over(SETTLED, asked=0, motion="little", left=CLOCKS)
    house = ScriptedHouse(notices[:-1])
    async with shown(house) as anna:
        house.tell(notices[-1])
        await anna.settle()
        assert table(anna).recap.shown is None
        assert {"take", "decline"} <= {each.does for each in table(anna).choices()}
        await anna.press("b")
        assert table(anna).recap.shown == steps(seen_of(anna))
        await anna.press("b")
        assert table(anna).recap.shown is None


@pytest.mark.slow
@ALL_SIZES
async def test_what_is_shown_once_more_has_a_rim_of_its_own_until_escape(size: Size) -> None:
    notices = round_over(SETTLED, motion="little")
    house = ScriptedHouse(notices[:-1])
    async with shown(house, size) as anna:
        house.tell(notices[-1])
        await anna.settle()
        screen = table(anna)
        for keys, is_again in (((), False), (("enter", "b"), True), (("escape",), False)):
            await anna.press(*keys)
            assert screen.recap.is_again is is_again
            assert screen.board.rim == ("note" if is_again else "wood")
            assert ("recap, Esc" in anna.rows()[0]) is is_again
        assert anna.app.screen is screen
        assert screen.recap.shown is None


@pytest.mark.parametrize("size", [(87, 9), (110, 11), (141, 13)], ids=str)
async def test_sparks_touch_neither_words_nor_things(size: Size) -> None:
    palette = palette_for("dark", "truecolor", "eight28")
    for glyphs in (UNICODE, ASCII):
        drawn = []
        for beat in (0, 3):
            canvas = Canvas(*size, palette, glyphs, TEXTS["it"], (palette.cloth,) * size[1])
            words = "tu: esattamente 8"
            halves = tuple(
                Half(target, eight28.Gems(4, 1), words, False, "", beat) for target in (8, 28)
            )
            draw_middle(canvas, halves)  # type: ignore[arg-type]
            drawn.append(canvas.text().splitlines())
        assert drawn[0] != drawn[1]
        for before, after_it in zip(*drawn, strict=True):
            for x, (old, new) in enumerate(zip(before.ljust(size[0]), after_it, strict=False)):
                if old != new:
                    around = after_it.ljust(x + 2)[max(0, x - 1) : x + 2]
                    assert around.strip() == new, (size, after_it)


@pytest.mark.parametrize("motion", ["full", "little", "none"])
async def test_with_any_motion_the_hit_is_told(motion: str) -> None:
    notices = round_over(HIT, motion=motion)
    house = ScriptedHouse(notices[:-1])
    async with shown(house) as anna:
        house.tell(notices[-1])
        await anna.settle()
        screen = table(anna)
        while screen.recap.shown is not None and screen.recap.shown < last_step(HIT):
            screen.recap.tick()
        anna.app.update_screen()
        await anna.settle()
        assert "DIRECT HIT" in anna.text()
        assert "You take the whole" in anna.text()
        assert "11 + 5 + 11 + 1 = 28" in anna.text()


async def test_nothing_of_the_result_is_told_before_all_cards_lie_open() -> None:
    forced = replace(SETTLED, declared=())
    async with at_position(position(after(forced))) as anna:
        parts = Eight28Board().parts(looks(anna, 1), seen_of(anna))
        assert parts["ask"].part.won is None  # type: ignore[attr-defined]
        assert "exactly" not in str(parts["middle"])
        assert "26" not in str(parts["pass"])
        parts = Eight28Board().parts(looks(anna, last_step(forced)), seen_of(anna))
        assert parts["ask"].part.won == eight28.Gems(4, 1)  # type: ignore[attr-defined]
        assert "exactly 8" in str(parts["middle"])


async def test_the_end_keeps_all_cards_and_gems_of_the_last_round() -> None:
    over = replace(
        after(SETTLED), sides=(), to_ask=(), giver=None, waiting=Over(Result((6, 0, 6), (0, 2)))
    )
    async with at_position(position(over, phase="over")) as anna:
        section = Eight28Board().keepsake(looks(anna, None), seen_of(anna))
        assert section is not None
        lines = section.part.lines  # type: ignore[attr-defined]
        assert [(each.name, each.hand.hole, each.plus) for each in lines] == [
            ("Anna", "1/11", "+6"), ("Cleo", "10", "+6"), ("Ben", "4", ""),
        ]  # fmt: skip
        palette = palette_for("dark", "truecolor", "eight28")
        canvas = Canvas(60, 6, palette, UNICODE, TEXTS["en"], (palette.cloth,) * 6)
        section.draw(canvas, section.part)
        title = TEXTS["en"].say("board-eight28-came")
        assert re.match(rf"  {title} ─+$", canvas.text().splitlines()[0])


@ALL_SIZES
async def test_who_shares_a_half_and_that_nobody_has_one_is_told_whole(size: Size) -> None:
    shares = (eight28.Share(1, 2, 0), eight28.Share(2, 2, 0))
    shared = replace(SETTLED, declared=(), paid=(eight28.Paid(28, 26, shares),))
    *arrival, last = round_over(shared, motion="little", language="de")
    house = ScriptedHouse(arrival)
    async with shown(house, size) as anna:
        house.tell(last)
        await anna.settle()
        middle = anna.app.screen.query_one("#middle", Drawn).text()
    assert "niemand" in middle
    assert "Ben und Cleo" in middle
    assert "26" in middle
    assert "…" not in middle


async def test_the_score_sheet_names_each_score_once() -> None:
    """The gems are counted beside the points only when there are red ones, which count twice."""
    anna, past, played = Seated("eight28", 3), list[Event](), None
    for played in course("eight28", 3, 4):
        past += [event for event in played.step.events if isinstance(event, PublicEvent)]
        if played.step.state.round == 6:
            break
    assert played is not None
    history = EventHistory(TABLE, 0, tuple(past))
    async with shown(
        ScriptedHouse([*anna.arrive(), anna.state(played.step.state, 1), history])
    ) as person:
        await person.press("s")
        box = person.app.screen.query_one(".box").region
        rows = [row[box.x : box.right].strip("▌▐ ") for row in person.rows()[box.y : box.bottom]]
    scores = sorted((each.worth for each in played.step.state.gems), reverse=True)
    standing = [row for row in rows if "point" in row and row[0].isdigit()]
    assert [[int(n) for n in re.findall(r"\d+", row)] for row in standing] == [
        [place, score] for place, score in enumerate(scores, 1)
    ]
    assert [row.split()[0] for row in rows if row[:1].isdigit()] == [
        *(f"{place}." for place in (1, 2, 3)),
        *"12345",
    ]
    assert not any(row.startswith("=") for row in rows)


async def test_with_open_cards_the_hidden_ones_lie_turned_up() -> None:
    sides = REVEALED.sides
    hidden = tuple(replace(each, hole=None) for each in sides)
    views = [
        replace(view(*hidden), seat=seat,
                sides=tuple(each if at == seat else hidden[at] for at, each in enumerate(sides)))
        for seat in range(3)
    ]  # fmt: skip
    assert Eight28Board().laid_open(views[0], views).sides == sides


async def test_the_log_tells_nothing_of_a_recap_and_of_what_follows_until_one_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Eight28Board, "recap_step", 1000.0)
    anna, past = Seated("eight28", 3, motion="full"), list[Notice]()
    for number, played in enumerate(course("eight28", 3, 4), 1):
        paid = [event for event in played.step.events if isinstance(event, eight28.Paid)]
        if paid and not anna.game.legal(played.step.state, 0):
            break
        past += anna.follow(played.step, number)
    house = ScriptedHouse([*anna.arrive(), *past])
    async with shown(house) as person:
        for notice in anna.follow(played.step, number):
            house.tell(notice)
        await person.settle()
        told = person.app.scene.formatter().event(paid[0])
        assert told in [each.sentence for each in person.app.message_log.entries]
        assert told not in [each.sentence for each in table(person).look().message_log.entries]
        table(person).recap.hurry()
        assert told not in [each.sentence for each in table(person).look().message_log.entries]
        await person.press("enter")
        assert told in [each.sentence for each in table(person).look().message_log.entries]
