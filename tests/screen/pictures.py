"""The pictures of the README, drawn by what people really see.

`python -m tests.screen.pictures` draws them anew.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from hashlib import sha256
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from server.bots import bots
from server.commands.simulate import player
from server.dealer import Dealer
from server.engine import GAMES
from server.engine.game import Step
from server.match import play
from server.protocol import eight28
from server.protocol.eight28 import Gems
from server.protocol.lobby import ChatMessage, ListedPlayer, OnlinePerson, Preferences
from server.protocol.notices import Happened, Lobby, NewChatMessage, Notice, Welcome
from server.protocol.seat import Event
from tests.plain.scripted_house import ScriptedHouse, listing
from tests.screen import eight28_tables
from tests.screen.eight28_tables import ASKED, side
from tests.screen.running import Shown, Size, position, shown
from tests.screen.seated import Seated
from tests.screen.svg import Frame, frame_of, picture, recording
from tui.games.recap import Recap
from tui.screens.table import TableScreen

FOLDER: Final = Path(__file__).parents[2] / ".pictures"
RECORDING: Final = "round"
SIZE: Final[Size] = (120, 40)
PLAYERS, SEED, ROUND = 3, "lamp", 2
FRAME_SECONDS: Final = 1.1
HOUR: Final = 3600.0
LAST_FRAMES: Final = 3
"""so often the end of the round is shown"""


class Shot(NamedTuple):
    """`words`: what is seen in it."""

    notices: Callable[[], Iterable[Notice]]
    words: tuple[str, ...]
    size: Size = SIZE
    keys: tuple[str, ...] = ()


def told(*events: Event) -> list[Notice]:
    return [Happened(3, number, event) for number, event in enumerate(events, 1)]


def said(*lines: tuple[str, str]) -> list[Notice]:
    return [NewChatMessage(ChatMessage(who, text, "table", 1.0)) for who, text in lines]


def at(notices: list[Notice], *before: Notice) -> list[Notice]:
    """A position, with what was told and said before it."""
    *arrival, state = notices
    return [*arrival, *before, state]


def eight28_table() -> list[Notice]:
    """With a 1 or a 1/11, Anna would have the 28."""
    view = eight28_tables.view(
        side("4", "9", "1/11", hole="3"),
        side("8", "10"),
        side("9", "10", "9", out=True),
        side("2", "3", "1/11"),
        side("5", "1"),
        round=6,
        last_round=True,
        giver=4,
        middle=Gems(9, 2),
        supply=Gems(0, 11),
        gems=(Gems(9, 1), Gems(12, 0), Gems(4, 2), Gems(7, 0), Gems(10, 1)),
        pile=17,
    )
    events = told(
        eight28.RoundBegan(6, 2, 5, 0),
        eight28.Out(2),
        eight28.Declined(1),
        eight28.Took(3, "3"),
        eight28.Gave(4),
        eight28.GemLaid(4, "red"),
    )
    talk = said(("Cleo", "Never again."), ("Ben", "One more ten for Anna!"))
    return at(position(view, ASKED), *events, *talk)


class BotGame:
    """A game that bots play, always the same one, as the first seat sees it."""

    def __init__(self, game: str, players: int, **how: Any) -> None:
        self._rules = GAMES[game]
        self._seated = Seated(game, players, **how)

    def arrive(self) -> list[Notice]:
        return self._seated.arrive()

    def steps(self) -> Iterator[tuple[Step[Any], list[Notice]]]:
        rules, players, seed = self._rules, self._seated.players, SEED.encode()
        level = bots(rules.name)["club"]
        seats = [player(level, Random(seed + b"%d" % seat)) for seat in range(players)]
        dealer = Dealer(sha256(seed).digest(), [""] * players)
        for number, step in enumerate(play(rules, rules.options(), dealer, seats), 1):
            yield step, self._seated.follow(step, number)

    def at(self, number: int) -> list[Notice]:
        notices = self.arrive()
        for _, follow in islice(self.steps(), number):
            notices += follow
        return notices


def hall() -> list[Notice]:
    people = ("Anna", "Cleo", "Ben", "Emil", "Doro")
    here = tuple(
        OnlinePerson(name, name == "Emil", table)
        for name, table in zip(people, (None, 4, 4, 7, None), strict=True)
    )
    cleo, ben, emil = (ListedPlayer(name, None) for name in ("Cleo", "Ben", "Emil"))
    kilo = ListedPlayer("Kilo", "club")
    tables = (
        listing(4, game="eight28", seats=(cleo, ben, None, None)),
        listing(7, game="schatzsuche", phase="running", seats=(emil, kilo, kilo), watchers=2),
    )
    talk = (
        ChatMessage("Ben", "A seat is free at table 4.", "lobby", 1.0),
        ChatMessage("Doro", "After this tea!", "lobby", 2.0),
    )
    preferences = Preferences(greeted=True)
    return [Welcome("Anna", False, None, "en", preferences), Lobby(here, tables, talk)]


FARBSTICH: Final = partial(BotGame, "farbstich", 5, language="de", motion="none")
SCHATZSUCHE: Final = partial(BotGame, "schatzsuche", 3, language="fr", theme="light", motion="none")

SHOTS: Final[Mapping[str, Shot]] = {
    "eight28": Shot(eight28_table, ("Do you take it?", "28!")),
    "hall": Shot(hall, ("three card games", "After this tea!")),
    "farbstich": Shot(lambda: FARBSTICH().at(28), ("DIE REIHENFOLGE",), keys=("3",)),
    "schatzsuche": Shot(lambda: SCHATZSUCHE().at(125), ("À TOI",)),
}


@asynccontextmanager
async def seen_at(shot: Shot) -> AsyncIterator[Shown]:
    async with shown(ScriptedHouse(shot.notices()), shot.size) as person:
        await person.press(*shot.keys)
        yield person


def frame(person: Shown) -> Frame:
    return frame_of(person.app.screen._compositor.render_strips())


async def drawn(shot: Shot) -> str:
    async with seen_at(shot) as person:
        return picture(frame(person))


async def frames() -> list[Frame]:
    """One round of 8-28, from its first card to its gems."""
    game, taken, number = BotGame("eight28", PLAYERS), list[Frame](), 0
    house = ScriptedHouse(game.arrive())
    async with shown(house, SIZE) as person:
        for step, notices in game.steps():
            stop_the_recap(person)
            kinds = {type(event) for event in step.events}
            house.tell(*notices)
            await person.settle()
            if number == ROUND and eight28.Paid in kinds:
                return [*taken, *await revealed(person)]
            if eight28.RoundBegan in kinds:
                number += 1
            elif number == ROUND:
                if recap_of(person).shown is not None:
                    await person.press("enter")
                taken.append(frame(person))
    raise AssertionError("there is no such round")


async def revealed(person: Shown) -> list[Frame]:
    """Each step of the reveal, and all of it for longer."""
    recap, taken = recap_of(person), [frame(person)]
    while recap.shown != recap.last:
        recap.tick()
        person.app.update_soon()
        await person.settle()
        taken.append(frame(person))
    return taken + taken[-1:] * LAST_FRAMES


def stop_the_recap(person: Shown) -> None:
    """It goes on by `tick` alone, so that the frames do not depend on the time that they take."""
    if isinstance(person.app.screen, TableScreen):
        person.app.screen.board.recap_step = HOUR  # type: ignore[misc]


def recap_of(person: Shown) -> Recap:
    assert isinstance(person.app.screen, TableScreen)
    return person.app.screen.recap


async def draw_all() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, shot in SHOTS.items():
        (FOLDER / f"{name}.svg").write_text(await drawn(shot), "utf-8")
    (FOLDER / f"{RECORDING}.svg").write_text(recording(await frames(), FRAME_SECONDS), "utf-8")


if __name__ == "__main__":
    asyncio.run(draw_all())
