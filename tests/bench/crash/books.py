"""The latest that people in one house were shown of its tables, all people taken together."""

from typing import Any

from tests.bench.crash.difference import Difference, Place, check

PHASES = ("gathering", "running", "over")
KEPT = 20
Saying = tuple[str, str, float, int | None]


class GameBook:
    """One game, known by the commitment to its shuffle; `order` counts the games at its table."""

    def __init__(self, table: int, order: int) -> None:
        self.table = table
        self.order = order
        self.phase = 0
        self.number = 0
        self.least = 0
        self.seated: Any = None
        self.over: Any = None

    @property
    def has_people(self) -> bool:
        return self.seated is not None and any(bot is None for _, bot in self.seated[0])


class TableBook:
    """`shown`, `left`: the lives in which the table was last shown, and last left. A request to
    leave may have been done although no answer came."""

    def __init__(self, agreed: Any) -> None:
        self.agreed = agreed
        self.games: list[str] = []
        self.shown = 0
        self.left = 0
        self.furthest = (0, 0)
        self.least = (0, 0)


class Books:
    """A life must go on from what the lives before it have shown. `impatient`:
    the last life in which the seats of absent people were given up."""

    def __init__(self) -> None:
        self.life = 0
        self.impatient = 0
        self.tables: dict[int, TableBook] = {}
        self.games: dict[str, GameBook] = {}
        self.talk: dict[int | None, dict[Saying, None]] = {}
        self.records: dict[str, list[str]] = {}
        self._heard: dict[int | None, list[Saying]] = {}

    def begin(self, *, patient: bool) -> None:
        """Begins another life, when all notices of the last one are read."""
        self.life += 1
        self.impatient = self.impatient if patient else self.life
        for table in self.tables.values():
            table.least = table.furthest
        for game in self.games.values():
            game.least = game.number
        self._heard = {place: list(said) for place, said in self.talk.items()}

    def listed(self, tables: list[dict[str, Any]]) -> None:
        """Checks that every running game with people in it is listed."""
        there = {listing["table"]: listing for listing in tables}
        for number, table in self.tables.items():
            if table.agreed["code"] or table.shown <= max(table.left, self.impatient):
                continue
            if table.least != table.furthest:
                continue
            order, phase = table.least
            if PHASES[phase] == "running" and self.games[table.games[order]].has_people:
                shown = there.get(number)
                if shown is None or shown["phase"] not in PHASES[phase:]:
                    raise Difference("room", Place(number), PHASES[phase], shown)

    def room(self, room: dict[str, Any], place: Place) -> tuple[int, int]:
        """Checks a room; returns the game and the phase that its table has reached."""
        agreed = {key: room[key] for key in ("game", "options", "clock", "code")}
        table = self.tables.setdefault(room["table"], TableBook(agreed))
        check("room", place, table.agreed, agreed)
        table.shown = self.life
        game = self.games.get(room["commit"])
        if game is None:
            game = self.games[room["commit"]] = GameBook(room["table"], len(table.games))
            table.games.append(room["commit"])
        check("room", place, game.table, room["table"])
        phase = PHASES.index(room["phase"])
        if (game.order, phase) < table.least:
            order, least = table.least
            raise Difference("room", place, [table.games[order], PHASES[least]], room)
        game.phase = max(game.phase, phase)
        table.furthest = max(table.furthest, (game.order, phase))
        if room["phase"] == "running":
            self._seated(game, room, place)
        return game.order, phase

    def _seated(self, game: GameBook, room: dict[str, Any], place: Place) -> None:
        names = [chair and [chair["name"], chair["bot"]] for chair in room["chairs"]]
        seated = [names, room["host"]]
        game.seated = game.seated or seated
        check("room", place, game.seated, seated)

    def state(self, commit: str, number: int, place: Place) -> None:
        game = self.games[commit]
        if number < game.least:
            raise Difference("state", place, game.least, number)
        game.number = max(game.number, number)

    def over(self, commit: str, shown: dict[str, Any], place: Place) -> None:
        game = self.games[commit]
        game.over = game.over or shown
        check("over", place, game.over, shown)

    def record(self, name: str, lines: list[str]) -> None:
        check("record", Place(), self.records.setdefault(name, lines), lines)

    def said(self, table: int | None, saying: Saying) -> None:
        self.talk.setdefault(table, {})[saying] = None

    def recalled(self, table: int | None, history: list[Saying], place: Place) -> None:
        """Checks the talk: the newest that was heard before, then new talk, up to the limit."""
        heard = self._heard.get(table, [])
        known = set(heard)
        old = [saying for saying in history if saying in known]
        due = heard[len(heard) - len(old) :]
        full = len(old) == len(heard) or len(history) == KEPT
        if not full or history[: len(old)] != due:
            raise Difference("talk", place, heard[-KEPT:], history)
        for saying in history:
            self.said(table, saying)
