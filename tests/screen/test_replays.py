"""Finished games: the list of them, and each step by step."""

import re
from functools import cache
from typing import Any

import pytest
from rich.color import Color

from server.cards import COLOUR
from server.engine import GAMES
from server.protocol.lobby import FinishedGame
from server.protocol.notices import FinishedGames, Notice, Replayed
from server.protocol.requests import Finished, Replay, Request
from server.protocol.schatzsuche import Scored
from server.protocol.seat import Turn, replace
from server.protocol.story import Points
from tests.plain.scripted_house import ScriptedHouse, lobby, welcome
from tests.playing import PlayedMove
from tests.screen.running import SIZES, Shown, Size, shown
from tests.screen.seated import course
from tests.screen.snapshots import check, check_screen
from tests.screen.test_hall import inks_of
from tui.screens.replay import TALL, ReplayScreen
from tui.screens.replays import ReplaysScreen
from tui.text import LANGUAGES, Language
from tui.widgets.drawn import Drawn

pytestmark = pytest.mark.slow

RECORD = "dda63ca8f6ad"
NAMES = ("Anna", "Ben", "Cleo", "Doro", "Emil", "Frank")
LONG = ("Anna-Katharina", "Bartholomäus von Eck", "Maximiliane", "Doro", "Emil", "Frank")
PLAYERS = {"eight28": 6, "farbstich": 6, "schatzsuche": 3}
ROUNDS = (0, 3, 7)
TOLD: dict[str, tuple[Points, ...]] = {
    "eight28": ((0, 3, 0, 0, 0, 0), (0, 3, 5, 0, 0, 0), (9, 3, 5, 0, 0, 0)),
    "farbstich": ((0, 3, 0, 0, 0, 0), (0, 3, 5, 0, 0, 0), (9, 3, 5, 0, 0, 0)),
    "schatzsuche": ((0, 3, 0), (0, 3, 5), (9, 3, 5)),
}
SCORING = tuple(
    Scored((2, 2, 2), won, (0, 0, 0), (0, 0, 0)) for won in ((0, 3, 1), (1, 1, 2), (2, 0, 1))
)


@cache
def played(game: str) -> list[PlayedMove]:
    return list(course(game, PLAYERS[game], 5))


def at_step(game: str, request: Replay) -> Replayed:
    """The answer of the house."""
    moves, rules = played(game), GAMES[game]
    state: Any = moves[request.step].step.state
    seats = range(PLAYERS[game]) if request.seat is None else [request.seat]
    return Replayed(
        record=RECORD,
        game=game,
        names=NAMES[: PLAYERS[game]],
        step=request.step,
        steps=len(moves),
        rounds=ROUNDS,
        seat=request.seat,
        views=tuple(rules.view(state, seat) for seat in seats),
        events=tuple(
            seen
            for event in moves[request.step].step.events
            if (seen := rules.event_for(event, request.seat)) is not None
        ),
        points=TOLD[game] if request.seat is None else TOLD[game][:1],
        scoring=SCORING if game == "schatzsuche" else (),
    )


FINISHED = FinishedGames(
    tuple(
        FinishedGame(f"R-{n}", game, 1_790_000_000 + n, LONG, (31, 28, -7, 0, 4, 9), (0,), 2)
        for n, game in enumerate([*GAMES] * 10)
    )
)


def house_of(game: str = "farbstich", language: Language = "en") -> ScriptedHouse:
    def answers(request: Request) -> list[Notice]:
        match request:
            case Finished():
                return [FINISHED]
            case Replay():
                return [replace(at_step(game, request), record=request.record)]
        return []

    return ScriptedHouse([welcome(language), lobby()], answers)


async def watch(person: Shown, game: str, step: int = 0) -> ReplayScreen:
    screen = ReplayScreen(game, RECORD)
    person.app.ask(Replay(RECORD, step, None))
    person.app.push_screen(screen)
    await person.settle()
    return screen


@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_a_replay_tells_step_names_and_what_happened_at_every_size(
    game: str, size: Size
) -> None:
    house = house_of(game)
    async with shown(house, size) as person:
        await watch(person, game, 4)
        for language in LANGUAGES:
            house.tell(welcome(language))
            await person.settle()
            text = person.text()
            steps = person.app.scene.say("screen-replay-step", step=5, steps=len(played(game)))
            assert (steps if size[0] > 40 else f"5/{len(played(game))}") in text, text
            assert person.app.scene.game_name(game) in text


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("key", "at", "step"),
    [
        ("right", 4, 5),
        ("left", 4, 3),
        ("left", 0, 0),
        ("down", 0, 3),
        ("down", 3, 7),
        ("up", 7, 3),
        ("up", 5, 3),
        ("up", 2, 0),
        ("down", 8, None),
    ],
)
async def test_arrows_go_by_steps_and_by_rounds(key: str, at: int, step: int | None) -> None:
    house = house_of()
    async with shown(house) as person:
        await watch(person, "farbstich", at)
        await person.press(key)
        last = len(played("farbstich")) - 1
        assert house.asked[-1] == Replay(RECORD, last if step is None else step, None)


@pytest.mark.asyncio
async def test_t_goes_to_the_steps_that_end_the_rounds_in_which_the_game_turned() -> None:
    house = house_of()
    async with shown(house) as person:
        await watch(person, "farbstich", 0)
        assert "Turning point" in person.text()
        await person.press("t", "t", "t", "t")
        last = len(played("farbstich")) - 1
        assert [each.step for each in house.asked[-4:] if isinstance(each, Replay)] == [
            ROUNDS[1],
            ROUNDS[2],
            last,
            ROUNDS[1],
        ]


@pytest.mark.asyncio
async def test_the_time_line_tells_the_newest_turning_point_and_the_leaders() -> None:
    async with shown(house_of()) as person:
        await watch(person, "farbstich", 4)
        text = person.text()
        assert "Ben takes the lead with 3." in text
        assert "Ben 3" in text
        assert "Anna 9" in text
        await person.press("d")
        assert "Anna 9" not in person.text()
        assert "Ben 3" in person.text()


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_a_turning_point_is_told_with_its_reason_where_there_is_room(size: Size) -> None:
    async with shown(house_of("schatzsuche"), size) as person:
        await watch(person, "schatzsuche")
        for told, why in (("Ben takes the lead with 3.", "3 of 2"), ("Cleo takes", "2 of 2")):
            await person.press("t")
            box = person.app.screen.query_one("#time-line", Drawn).text()
            assert told in box
            assert (why in box) is (size[0] > 40)
        await person.press("t")
        assert "Anna takes the lead with 9." in person.text()


@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
async def test_the_board_of_a_replay_has_no_gold(game: str) -> None:
    async with shown(house_of(game)) as person:
        screen = await watch(person, game, len(played(game)) // 2)
        gold = Color.parse(screen.palette.gold)
        for box in screen.query(".board Drawn").results(Drawn):
            styles = [each.style for y in range(box.size.height) for each in box.render_line(y)]
            assert not any(style and gold in (style.color, style.bgcolor) for style in styles)
        assert gold in {
            each.style.color
            for y in range(TALL)
            for each in screen.query_one("#time-line", Drawn).render_line(y)
            if each.style
        }


@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
async def test_through_the_eyes_of_another_the_board_calls_both_by_name(game: str) -> None:
    """A table says `you` at these places."""
    for size in SIZES:
        async with shown(house_of(game), size) as person:
            await watch(person, game)
            await person.press("d", "w")
            for step in (len(played(game)) // 2, *bare(game)[1:]):
                person.app.ask(Replay(RECORD, step, 1))
                await person.settle()
                words = re.findall(r"\w+", person.text().casefold())
                assert "ben" in words
                assert not {"you", "your"} & {*words}, person.text()


def bare(game: str) -> list[int]:
    """The steps after which the cards are shuffled, or the game is over."""
    return [
        number
        for number, each in enumerate(played(game))
        if not isinstance(GAMES[game].waiting(each.step.state), Turn)
    ]


@pytest.mark.asyncio
async def test_with_open_cards_whoever_is_offered_a_card_does_not_choose_a_half() -> None:
    async with shown(house_of("eight28")) as person:
        await watch(person, "eight28", 30)
        assert "is asked" in person.text()
        assert "chooses" not in person.text()


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_between_two_rounds_the_board_shows_how_the_last_one_ended(size: Size) -> None:
    for game, told in (("eight28", "for the 28"), ("schatzsuche", "is over")):
        async with shown(house_of(game), size) as person:
            screen = await watch(person, game, bare(game)[1])
            board = "\n".join(each.text() for each in screen.query_one(".board").query(Drawn))
            assert told in board, person.text()
            assert "Enter" not in person.text()


@pytest.mark.asyncio
async def test_the_score_of_the_board_stands_beside_it_where_there_is_room() -> None:
    async with shown(house_of("schatzsuche")) as person:
        await watch(person, "schatzsuche", 4)
        assert "Score sheet" in person.text()
        await person.resize(80, 24)
        assert "Score sheet" not in person.text()


@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
async def test_a_replay_is_laid_out_as_a_table_though_no_table_was_opened_before(game: str) -> None:
    """The boxes would be equally high without the styles of the board."""
    async with shown(house_of(game), (80, 24)) as person:
        screen = await watch(person, game, 4)
        heights = [
            each.size.height
            for each in screen.query_one(".board").children
            if each.display and each.size.height
        ]
        assert len({*heights}) > 2
        assert sum(heights) <= 19


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_a_replay_looks_as_it_did(size: Size) -> None:
    async with shown(house_of("schatzsuche"), size) as person:
        await watch(person, "schatzsuche", len(played("schatzsuche")) // 3)
        check_screen("replay", person)


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [(40, 20), (60, 20)], ids=str)
@pytest.mark.parametrize("step", [2, 12, 180])
async def test_the_cards_of_a_hand_of_schatzsuche_are_whole_in_a_low_window(
    size: Size, step: int
) -> None:
    """While bids are made, too, and with the ten cards of the last round."""
    async with shown(house_of("schatzsuche"), size) as person:
        await watch(person, "schatzsuche", step)
        *_, foot = person.app.screen.query_one("#hand", Drawn).text().rstrip().splitlines()
        assert "▝▀▀" in foot, person.text()


@pytest.mark.asyncio
async def test_the_order_of_farbstich_has_all_colours_of_a_trick_in_a_low_window() -> None:
    """Also below six open hands; through the eyes of one player, the hand is whole."""
    async with shown(house_of("farbstich"), (40, 20)) as person:
        screen = await watch(person, "farbstich", 0)
        for step in range(1, len(played("farbstich")) - 1):
            screen._go_to(step)
            await person.settle()
            state: Any = played("farbstich")[step].step.state
            view: Any = GAMES["farbstich"].view(state, 0)
            order = person.app.screen.query_one("#order", Drawn).text()
            for color in {COLOUR[laid.card] for laid in view.plays}:
                assert re.search(f"^ [^ ]?{color} +[0-9]", order, re.M), (step, order)
        screen._go_to(len(played("farbstich")) - 1)
        await person.settle()
        assert all(f"{place}. " in person.text() for place in range(1, 7))
        await person.press("up", "d")
        assert "▏●" in person.text()
        assert "▀▀▀▀" in person.app.screen.query_one("#hand", Drawn).text()


@pytest.mark.asyncio
async def test_what_happened_has_two_rows_of_the_time_line_where_there_is_room() -> None:
    async with shown(house_of("eight28", "de"), (70, 30)) as person:
        await watch(person, "eight28", 40)
        rows = person.app.screen.query_one("#time-line", Drawn).text().splitlines()
        told = " ".join("".join(rows[1:3]).split())
        assert told == "Emil ist für diesen Durchgang raus: Die offenen Karten zählen 28 oder mehr."
        assert rows[3].strip(" ▄123") == ""


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_player_through_whose_eyes_one_looks_is_named_in_a_slim_time_line(
    language: Language,
) -> None:
    async with shown(house_of("schatzsuche", language), (60, 20)) as person:
        await watch(person, "schatzsuche", 180)
        line = person.app.screen.query_one("#time-line", Drawn).text()
        assert line.splitlines()[0].rstrip().endswith(" Anna"), line


@pytest.mark.asyncio
async def test_hands_can_be_hidden_and_another_seat_taken() -> None:
    house = house_of()
    async with shown(house) as person:
        await watch(person, "farbstich", 4)
        await person.press("d", "w", "d")
        assert house.asked[-3:] == [
            Replay(RECORD, 4, 0),
            Replay(RECORD, 4, 1),
            Replay(RECORD, 4, None),
        ]


@pytest.mark.asyncio
async def test_a_replay_runs_by_itself_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.screens.replay.RUN_SECONDS", 0.001)
    async with shown(house_of()) as person:
        screen = await watch(person, "farbstich", len(played("farbstich")) - 5)
        await person.press("space")
        while "run by itself" not in person.text():
            await person.settle()
        now = screen.now()
        assert now is not None
        assert now.step == now.steps - 1


@pytest.mark.asyncio
async def test_any_step_by_hand_stops_a_replay_that_runs() -> None:
    async with shown(house_of()) as person:
        await watch(person, "farbstich", 4)
        await person.press("space")
        assert "Space  Stop" in person.text()
        await person.press("left")
        assert "Space  Run by itself" in person.text()


@pytest.mark.asyncio
async def test_buttons_can_be_clicked() -> None:
    house = house_of()
    async with shown(house) as person:
        await watch(person, "farbstich", 4)
        rows = person.rows()
        y = next(y for y, row in enumerate(rows) if "→  Next" in row)
        await person.click(rows[y].index("Next"), y)
        assert house.asked[-1] == Replay(RECORD, 5, None)


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_game_that_is_pointed_at_is_told_in_full(size: Size) -> None:
    async with shown(house_of(), size) as person:
        person.app.push_screen(ReplaysScreen())
        await person.settle()
        await person.press(*["down"] * 18)
        words = " ".join(person.app.screen.query_one("#replays", Drawn).text().split())
        result = (
            "Anna-Katharina 31, Bartholomäus von Eck 28, Frank 9, Emil 4, Doro 0, Maximiliane −7"
        )
        assert result in words
        gold = f"{person.app.palette_of('').gold} bold"
        assert inks_of(person, "#replays", "Maximiliane −7") == {gold}
        check(f"replays-{size[0]}x{size[1]}", person.text())


@pytest.mark.asyncio
async def test_a_game_of_the_list_is_watched_from_the_own_seat() -> None:
    house = house_of()
    async with shown(house) as person:
        person.app.push_screen(ReplaysScreen())
        await person.settle()
        await person.press("5", "5")
        assert Replay("R-4") in house.asked
        assert isinstance(person.app.screen, ReplayScreen)
        await person.press("d")
        assert house.asked[-1] == Replay("R-4", 0, 2)


@pytest.mark.asyncio
async def test_a_game_can_be_watched_by_its_number() -> None:
    house = house_of()
    async with shown(house) as person:
        person.app.push_screen(ReplaysScreen())
        await person.settle()
        await person.press("slash", *RECORD, "enter")
        assert Replay(RECORD) in house.asked
        assert isinstance(person.app.screen, ReplayScreen)


@pytest.mark.asyncio
async def test_a_person_without_finished_games_is_told_so() -> None:
    house = ScriptedHouse(
        [welcome(), lobby()], lambda asked: [FinishedGames(())] if asked == Finished() else []
    )
    async with shown(house, (40, 20)) as person:
        person.app.push_screen(ReplaysScreen())
        await person.settle()
        assert person.app.scene.say("plain-no-finished").split()[0] in person.text()
