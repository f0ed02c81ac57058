"""A ledger of all that people were shown, from the bytes that reached them."""

from collections import defaultdict, deque
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from server.protocol.seat import Event
from server.settings import LimitSettings
from tests.simulation.broken import Broken
from tests.simulation.client import Client, Notice

REMEMBERED = 12
# The first notices of a session, among which is the lobby as it was when it came.
EARLY = 4
KEPT = LimitSettings().talk_kept
CHOSEN = ("name", "language", "preferences")


class GameKey(NamedTuple):
    """A game, by its table and the promise of its shuffle."""

    table: int
    commit: str


class SeenGame:
    """One viewer's events of a game. `whole`: from the first one, with none missing."""

    def __init__(self) -> None:
        self.events: list[tuple[int, Any]] = []
        self.whole = False


class Ledger:
    """`reached`: the newest state that anybody has seen. `finished` games are yet to be compared
    with their records."""

    def __init__(self) -> None:
        self.reached: dict[GameKey, int] = {}
        self.seen: dict[tuple[GameKey, int | None], deque[tuple[int, Any]]] = defaultdict(
            lambda: deque(maxlen=REMEMBERED)
        )
        self.finished: list[tuple[str, int | None, list[Any]]] = []
        self.talk: deque[tuple[float, Notice]] = deque(maxlen=5)
        self._mutes: set[str] = set()
        self.people: dict[str, Notice] = {}
        self.unsure: set[str] = set()
        self.shown = 0
        self._games: dict[tuple[Client, GameKey], SeenGame] = {}
        self._numbers: dict[tuple[Client, GameKey], int] = {}

    def told(self, client: Client, notice: Notice) -> None:
        self.shown += 1
        if hear := HEARD.get(notice["tell"]):
            hear(self, client, notice)

    def _skipped(self, client: Client, notice: Notice) -> None:
        for (other, _), game in self._games.items():
            if other is client:
                game.whole = False

    def _said(self, client: Client, notice: Notice) -> None:
        saying = notice["saying"]
        if saying["place"] == "lobby" and saying not in [said for _, said in self.talk]:
            self.talk.append((client.line.loop.time(), saying))

    def _welcome(self, client: Client, notice: Notice) -> None:
        if not client.who or notice["guest"]:
            return
        chosen = {field: notice[field] for field in CHOSEN}
        known = self.people.get(client.who)
        # A request whose answer did not arrive may have been stored, or not.
        if client.notices == 1 and known and client.who not in self.unsure and known != chosen:
            raise Broken("what a person had chosen is lost", client.who, known, chosen)
        self.unsure.discard(client.who)
        self.people[client.who] = chosen

    def _lobby(self, client: Client, notice: Notice) -> None:
        """The history has all that was said aloud before this person came."""
        if client.who in self._mutes or client.notices > EARLY:
            return
        for read_at, said in self.talk:
            pushed_out = len(notice["talk"]) >= KEPT and said["at"] < notice["talk"][0]["at"]
            if read_at < client.came and said not in notice["talk"] and not pushed_out:
                raise Broken("what was said is lost", client.who, said, notice["talk"])

    def asked(self, client: Client, request: Notice) -> None:
        if request.get("do") == "mute":
            self._mutes.add(client.who)

    def forget(self, client: Client) -> None:
        if client.asked_at:
            self.unsure.add(client.who)
        for kept in (self._games, self._numbers):
            for key in [key for key in kept if key[0] is client]:
                del kept[key]

    def forget_table(self, table: int) -> None:
        for key in [key for key in self.reached if key.table == table]:
            del self.reached[key]
        for pair in [pair for pair in self.seen if pair[0].table == table]:
            del self.seen[pair]

    def _key(self, client: Client, notice: Notice) -> GameKey:
        if client.room is None or client.room["table"] != notice["table"]:
            raise Broken("a notice of a game at another table", notice)
        return GameKey(notice["table"], client.room["commit"])

    def _event(self, client: Client, notice: Notice) -> None:
        key = self._key(client, notice)
        number, event = notice["number"], notice["event"]
        mine = (client, key)
        if mine not in self._games:
            self._games[mine] = SeenGame()
            self._games[mine].whole = number == 0
        self._games[mine].events.append((number, event))
        self.seen[key, client.mine].append((number, event))
        self.reached[key] = max(number, self.reached.get(key, 0))

    def _state(self, client: Client, notice: Notice) -> None:
        key = self._key(client, notice)
        number, seat = notice["number"], notice["view"]["seat"]
        if seat not in (None, client.mine):
            raise Broken("a seat sees the view of another", client.name, seat, client.mine)
        if number < self._numbers.get((client, key), 0):
            raise Broken("a game goes back", client.name, key, number)
        self._numbers[client, key] = number
        self.reached[key] = max(number, self.reached.get(key, 0))

    def _over(self, client: Client, notice: Notice) -> None:
        if client.room is None:
            return
        key = GameKey(notice["table"], client.room["commit"])
        game = self._games.pop((client, key), None)
        if game and game.whole and notice["record"]:
            viewer = client.state["view"]["seat"] if client.state else None
            self.finished.append((notice["record"], viewer, [event for _, event in game.events]))


def as_read(event: Event) -> Any:
    """As a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(event))


HEARD: Mapping[str, Callable[[Ledger, Client, Notice], None]] = {
    "event": Ledger._event,
    "state": Ledger._state,
    "over": Ledger._over,
    "skipped": Ledger._skipped,
    "missed": Ledger._skipped,
    "said": Ledger._said,
    "lobby": Ledger._lobby,
    "welcome": Ledger._welcome,
}
