"""The screens of a seat stay the same, to the byte, when cards that the seat cannot know differ."""

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any, Final
from zlib import crc32

import pytest
from rich.console import Console

from server.engine import GAMES
from server.engine.game import Step
from server.protocol.seat import Viewer
from tests.laws.tables import Table
from tests.laws.test_blindness import all_decisions, apply_with_deal, other_deals, unseen_places
from tests.plain.scripted_house import ScriptedHouse
from tests.screen.running import Shown, Size, shown
from tests.screen.seated import Seated
from tui.games.board import Board
from tui.games.recap import Recap
from tui.games.registry import board_type
from tui.look import Look
from tui.plain.games import Seen
from tui.screens.table import TableScreen

pytestmark = pytest.mark.slow

EVERY: Final = {"eight28": 14, "farbstich": 4, "schatzsuche": 6}
"""so many decisions further the next is looked at"""
TABLES: Final = [
    ("eight28", 3), ("eight28", 6), ("farbstich", 3), ("farbstich", 6), ("schatzsuche", 3),
]  # fmt: skip
CONSOLE: Final = Console(color_system="truecolor", force_terminal=True, legacy_windows=False)
SIZES: Final[tuple[Size, ...]] = ((120, 40), (80, 24), (40, 20))
PAGES: Final = ("l", "s", "question_mark", "ctrl+p")


def cells(person: Shown) -> list[str]:
    """Letters and styles of the whole window, as a terminal gets them."""
    strips = person.app.screen._compositor.render_strips()
    return [strip.render(CONSOLE) for strip in strips]


async def screens(
    game: str, players: int, seat: Viewer, before: Any, step: Step[Any], size: Size, page: str
) -> list[Any]:
    """All that somebody sees who has been there since before the cards were dealt: the table, what
    lies where the mouse rests, the title of the window, news, one of the pages, and the steps of
    the recap."""
    seated = Seated(game, players, seat, motion="full")
    house = ScriptedHouse([*seated.arrive(), seated.state(before, 1)])
    async with shown(house, size) as person:
        house.tell(*seated.follow(step, 2))
        await person.settle()
        found: list[Any] = [cells(person), person.app.title]
        found.append([box.spots for box in person.boxes()])
        await person.press("right")
        found.append(cells(person))
        await person.press(page)
        found.append(cells(person))
        await person.press("escape")
        return [*found, await steps_of_the_recap(person)]


async def steps_of_the_recap(person: Shown) -> list[list[str]]:
    """The cells of the screen at each step, from the one that is reached to the end."""
    screen, found = person.app.screen, list[list[str]]()
    while isinstance(screen, TableScreen) and screen.recap.shown is not None:
        found.append(cells(person))
        screen.recap.tick()
        person.app.update_screen()
        await person.settle()
    return found


async def check_screens(game: str, players: int, seed: int) -> tuple[int, int]:
    """How many truly different deals looked the same, and at how many steps of recaps.

    A decision is looked at by one seat, at one size and with one page; where a recap begins, by all
    seats. Within twelve decisions every two of these meet."""
    seats = (None, 0, players - 1)
    table, dice = Table(GAMES[game], players, GAMES[game].options()), Random(seed)
    different = steps = 0
    moments = islice(all_decisions(table, seed), 0, None, EVERY[game] * players // 3)
    for at, (deals, state) in enumerate(moments):
        real = apply_with_deal(table.game, deals, deals.deal)
        assert real
        size, page = SIZES[at % len(SIZES)], PAGES[at % len(PAGES)]
        of_recap = 0
        first = (at + at // len(PAGES)) % len(seats)
        for seat in (*seats[first:], *seats[:first]):
            places = unseen_places(deals, state, seat)
            for deal in islice(other_deals(table.game, deals, places, dice), 1):
                other = apply_with_deal(table.game, deals, deal)
                assert other
                seen = await screens(game, players, seat, deals.before, real, size, page)
                again = await screens(game, players, seat, deals.before, other, size, page)
                assert seen == again, (seat, deal, size, page)
                different += other.state != state
                of_recap += len(seen[-1])
            if not of_recap:
                break
        steps += of_recap
    return different, steps


@pytest.fixture(autouse=True)
def recaps_without_timers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A step that comes by itself could fall between two captures: the tests step instead."""
    monkeypatch.setattr(Recap, "update", without_seconds(Recap.update))


def without_seconds(update: Callable[[Recap, Look], float | None]) -> Callable[[Recap, Look], None]:
    def updated(recap: Recap, look: Look) -> None:
        update(recap, look)

    return updated


@pytest.mark.asyncio
@pytest.mark.parametrize(("game", "players"), TABLES)
async def test_no_screen_tells_deals_apart_that_differ_only_in_unseen_cards(
    game: str, players: int
) -> None:
    different, steps = await check_screens(game, players, seed=1)
    assert different > 10
    assert steps > 5


@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
async def test_a_board_that_peeks_is_caught(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It shows in its head what somebody else is told of their cards."""
    players = GAMES[game].seats[0]
    secret: dict[str, Any] = {"view": ()}
    follow = Seated.follow

    def peeking(seated: Seated, step: Step[Any], number: int = 1) -> Any:
        secret["view"] = [seated.game.view(step.state, seat) for seat in range(players)]
        return follow(seated, step, number)

    def middle(board: Board, look: Look, seen: Seen) -> str:
        return f"{crc32(str(secret['view']).encode()) % 1000:03}"

    monkeypatch.setattr(Seated, "follow", peeking)
    monkeypatch.setattr(board_type(game), "middle", middle)
    with pytest.raises(AssertionError):
        await check_screens(game, players, seed=1)
