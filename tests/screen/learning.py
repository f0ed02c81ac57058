"""A player in a lesson, seen as pictures without a terminal."""

from collections.abc import Mapping
from typing import Final

from server.protocol.lobby import Preferences
from server.protocol.requests import Request
from tests.house.running import Client, RunningHouse
from tests.plain.scripted_house import TEXTS
from tests.screen.places import HandsOfTest
from tui.boards.registry import board_of
from tui.lessons import LESSONS, open_lesson
from tui.lessons.lesson import Tip
from tui.message_log import MessageLog
from tui.places.learning import GO_ON, AtLesson
from tui.places.place import Look
from tui.places.places import place_for
from tui.plain.notices_as_text import handle_notices
from tui.plain.scene import Scene

ADVICE: Final[Mapping[str, str]] = {
    "eight28-offer": "take",
    "eight28-open": "take",
    "eight28-wild": "take",
    "eight28-enough": "decline",
    "eight28-declined": "no-more",
    "eight28-choose": "declare:28",
    "eight28-again": "take",
    "eight28-hope": "take",
    "eight28-five": "take",
    "eight28-stop": "no-more",
    "farbstich-team": "play:G4",
    "farbstich-pick": "collect:G",
    "farbstich-lead": "play:Y1",
    "farbstich-join": "play:Y5",
    "farbstich-worth": "collect:B",
    "farbstich-few": "play:R2",
    "farbstich-higher": "play:R8",
    "farbstich-rich": "collect:R",
    "schatzsuche-bid": "bid:1",
    "schatzsuche-must": "play:C7",
    "schatzsuche-strong": "bid:2",
    "schatzsuche-follow": "play:HJ",
    "schatzsuche-lead": "play:CA",
    "schatzsuche-weak": "bid:1",
    "schatzsuche-trumped": "play:S8",
    "schatzsuche-low": "play:C7",
    "schatzsuche-free": "play:DK",
}
"""Actions that the tips ask for."""


def advised(key: str) -> str:
    return ADVICE[key.removeprefix("lesson-")]


def keys_of(game: str) -> list[str]:
    return [tip.key for tip in LESSONS[game].tips]


class Learner:
    """A guest of the house, and what his screen would show."""

    def __init__(self, guest: Client) -> None:
        self.guest = guest
        self.scene = Scene(TEXTS.__getitem__)
        self.hands = HandsOfTest()
        self.place = place_for(self.scene, None)
        self._heard = 0
        self.handle_notices()

    def handle_notices(self) -> None:
        self.guest.receive()
        handle_notices(self.scene, self.guest.received[self._heard :])
        self._heard = len(self.guest.received)
        place = place_for(self.scene, self.place)
        if place is not self.place:
            self.place = place
            place.arrive(self.look(), self.hands)
        place.attend(self.look())

    def look(self, size: tuple[int, int] = (80, 24)) -> Look:
        bare = Look(self.scene, MessageLog(), Preferences(), *size)
        return bare._replace(pointed=self.place.pointed(bare))

    @property
    def tip(self) -> Tip | None:
        return self.place.tip if isinstance(self.place, AtLesson) else None

    async def ask(self, *requests: Request) -> None:
        """A standing move is made a little later."""
        await self.guest.ask(*requests)
        await self.guest.house.pass_time(1)
        self.handle_notices()

    async def do(self, does: str) -> None:
        seen = self.scene.seen()
        assert seen is not None
        await self.ask(*board_of(seen.game).requests(seen, does))

    async def follow(self) -> None:
        """Does the tip's action, or else shows the next tip."""
        tip = self.tip
        assert tip is not None
        if tip.asks:
            await self.do(advised(tip.key))
        else:
            self.go_on()

    def go_on(self) -> None:
        self.place.do(GO_ON, self.look(), self.hands)
        self.place.attend(self.look())


async def learner(house: RunningHouse, game: str) -> Learner:
    guest = await house.connect("Anna")
    somebody = Learner(guest)
    await somebody.ask(open_lesson(game))
    return somebody
