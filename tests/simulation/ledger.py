"""What people have been shown, from the bytes that reached them: the house must never deny it."""

from collections import defaultdict, deque
from typing import Any, NamedTuple

from tests.simulation.broken import Broken
from tests.simulation.client import Client, Notice

REMEMBERED = 12


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
        self.talk: deque[Notice] = deque(maxlen=5)
        self.names: dict[str, str] = {}
        self.shown = 0
        self._games: dict[tuple[Client, GameKey], SeenGame] = {}
        self._numbers: dict[tuple[Client, GameKey], int] = {}

    def told(self, client: Client, notice: Notice) -> None:
        self.shown += 1
        match notice["tell"]:
            case "event":
                self._event(client, notice)
            case "state":
                self._state(client, notice)
            case "over":
                self._over(client, notice)
            case "skipped" | "missed":
                for (other, _), game in self._games.items():
                    if other is client:
                        game.whole = False
            case "said" if notice["saying"]["place"] == "lobby":
                self.talk.append(notice["saying"])

    def forget(self, client: Client) -> None:
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
