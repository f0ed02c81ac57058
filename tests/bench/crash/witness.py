"""Compares what one person receives with everything received before."""

from collections.abc import Callable
from hashlib import sha256
from typing import Any, NamedTuple

from server.protocol.seat import Viewer
from tests.bench.crash.account import Account
from tests.bench.crash.books import Books, Saying
from tests.bench.crash.difference import Difference, Place, check

Notice = dict[str, Any]
GIVEN_BACK = 12
"""seconds that a clock may go back by in one decision: used time is stored only now and then"""

OF_TABLE = frozenset({"talk", "state", "event", "missed", "events", "over"})


class Seat(NamedTuple):
    """The seat that the last room showed."""

    table: int
    commit: str
    seat: int
    phase: str
    ready: bool


class Witness:
    """`leaving`: has asked to leave the table. `words`: the words sent for the shuffle of each
    game."""

    def __init__(self, name: str, books: Books) -> None:
        self.name = name
        self.books = books
        self.accounts: dict[tuple[str, Viewer], Account] = {}
        self.room: Notice | None = None
        self.leaving = False
        self.words: dict[str, list[str]] = {}
        self._certain = 0
        self._wished = 0
        self._preferences: Notice | None = None
        self._standing: tuple[str, int, Any] | None = None
        self._seat: Seat | None = None
        self._seated = 0
        self._furthest: dict[int, tuple[int, int]] = {}
        self._talk_heard = False
        self._waiting: list[Notice] = []
        self._ended: str | None = None
        self._hear: dict[str, Callable[[Notice], None]] = {
            "welcome": self._welcome,
            "lobby": self._lobby,
            "table": self._table,
            "talk": self._talk,
            "said": self._said,
            "state": self._state,
            "event": self._event,
            "missed": self._missed,
            "events": self._past,
            "over": self._over,
            "record": self._record,
            "left": self._left,
            "refused": self._refused,
            "skipped": self._skipped,
        }

    @property
    def account(self) -> Account:
        assert self.room is not None
        key = self.room["commit"], self.room["you"]
        if key not in self.accounts:
            self.accounts[key] = Account(self.room["table"], self.room["you"])
        return self.accounts[key]

    @property
    def place(self) -> Place:
        if self.room is None:
            return Place()
        last = self.account.last
        number = None if last is None else last["number"]
        return Place(self.room["table"], self.room["you"], number)

    def go(self) -> None:
        """Forgets the room, until the house sends one."""
        self.room = None
        self._talk_heard = False
        self._waiting.clear()
        for account in self.accounts.values():
            account.interrupt()

    def hear(self, notice: Notice) -> None:
        """A new room comes after the events in it, which wait for it here."""
        kind = notice["tell"]
        elsewhere = self.room is None and is_of_table(notice)
        next_game = self._ended is not None and kind == "event" and notice["number"] == 0
        if elsewhere or next_game or (self._waiting and kind in OF_TABLE):
            self._waiting.append(notice)
        elif hear := self._hear.get(kind):
            hear(notice)

    def leave(self) -> None:
        """Called before the request to leave is sent."""
        self.leaving = True
        if self.room:
            self.books.tables[self.room["table"]].left = self.books.life

    def wish(self) -> None:
        """Called before preferences change: they are uncertain until the next life."""
        self._wished = self.books.life
        self._preferences = self._standing = None

    def _welcome(self, notice: Notice) -> None:
        check("seat", self.place, self.name, notice["name"])
        if self._wished < self.books.life:
            known = self._preferences or notice["preferences"]
            check("seat", self.place, known, notice["preferences"])
            self._preferences = known

    def _lobby(self, notice: Notice) -> None:
        self.go()
        self._history_is(None, notice["talk"])
        self.books.listed(notice["tables"])
        seat, self._seat = self._seat, None
        self._certain = 0
        if seat and not self.leaving and self._seated > self.books.impatient:
            raise Difference("seat", Place(seat.table, seat.seat), seat, notice["tell"])

    def _table(self, notice: Notice) -> None:
        room = notice["room"]
        if self.room is None:
            self.leaving = False
        self.room = room
        progress = self.books.room(room, self.place)
        before = self._furthest.get(room["table"], progress)
        if progress < before:
            raise Difference("room", self.place, before, progress)
        self._furthest[room["table"]] = progress
        if room["you"] is None:
            self._seat = None
        else:
            self._sits(room, room["you"])
        if room["phase"] == "over":
            check("over", self.place, room["commit"][: len(room["record"])], room["record"])
        self._ended = room["commit"] if room["phase"] == "over" else None
        waiting, self._waiting = self._waiting, []
        for each in waiting:
            self.hear(each)

    def _sits(self, room: Notice, seat: int) -> None:
        ready = room["phase"] != "gathering" or room["chairs"][seat]["ready"]
        now = Seat(room["table"], room["commit"], seat, room["phase"], ready)
        before, self._seat = self._seat, now
        self._seated = self.books.life
        if before and before[:2] == now[:2]:
            check("seat", self.place, before.seat, seat)
            check("seat", self.place, before.ready, before.ready and ready)
        else:
            self._certain = 0
        wished = ["", *self.words.get(room["commit"], ())]
        if room["words"] not in wished[self._certain :]:
            raise Difference("words", self.place, wished[self._certain :], room["words"])
        self._certain = wished.index(room["words"])

    def _talk(self, notice: Notice) -> None:
        assert self.room is not None
        self._history_is(self.room["table"], notice["said"])

    def _history_is(self, table: int | None, said: list[Notice]) -> None:
        self._talk_heard = True
        self.books.recalled(table, [saying(each) for each in said], self.place)

    def _said(self, notice: Notice) -> None:
        table = self.room["table"] if self.room else None
        self.books.said(table, saying(notice["saying"]))

    def _state(self, state: Notice) -> None:
        assert self.room is not None
        self.books.state(self.room["commit"], state["number"], self.place)
        self._check_standing(self.room, state["number"])
        account = self.account
        before, account.last = account.last, state
        if before is None:
            return
        if state["number"] < before["number"]:
            raise Difference("state", self.place, before, state)
        if state["number"] == before["number"]:
            for key in ("turn", "view", "legal"):
                check("state", self.place, before[key], state[key])
            if self.room["phase"] == "running":
                check("state", self.place, clocks(before), clocks(state))
                self.check_running(before, state)

    def check_running(self, before: Notice, state: Notice) -> None:
        """A running clock may get back a little, but not all that was used."""
        for was, now in zip(running(before), running(state), strict=True):
            if was is not None and now is not None and now > was + GIVEN_BACK:
                raise Difference("state", self.place, before["left"], state["left"])

    def _check_standing(self, room: Notice, number: int) -> None:
        """The standing move stays, as long as no round begins."""
        now = (room["commit"], number, room["standing"])
        before = self._standing
        if before and before[:2] == now[:2] and room["phase"] == "running":
            check("seat", self.place, before[2], now[2])
        begun = any(e["e"] == "round" for e in self.account.led_to(number))
        self._standing = None if begun or self._wished == self.books.life else now

    def _event(self, notice: Notice) -> None:
        self.account.hear(notice["number"], [notice["event"]])

    def _missed(self, notice: Notice) -> None:
        self.account.interrupt()
        self.account.hear(None, notice["events"])

    def _past(self, notice: Notice) -> None:
        self._expect_talk()
        if notice["since"]:
            self.account.recall_since(notice["since"], notice["events"])
        else:
            self.account.recall(notice["events"])

    def _refused(self, notice: Notice) -> None:
        if notice["refusal"]["refusal"] == "game-not-running":
            self._expect_talk()
        if notice["refusal"]["refusal"] == "no-such-record":
            raise Difference("record", self.place, notice["refusal"]["record"], None)

    def _expect_talk(self) -> None:
        """The talk must come before anything else at a table that has some."""
        if self.room and not self._talk_heard:
            self._history_is(self.room["table"], [])

    def _over(self, notice: Notice) -> None:
        assert self.room is not None
        if self.room["phase"] == "gathering":
            # The person entered after the game, and the next one is being prepared.
            return
        self._ended = self.room["commit"]
        commit = sha256(bytes.fromhex(notice["secret"])).hexdigest()
        check("over", self.place, self.room["commit"], commit)
        shown = {key: notice[key] for key in ("result", "record", "secret")}
        self.books.over(commit, shown, self.place)

    def _record(self, notice: Notice) -> None:
        self.books.record(notice["record"], notice["lines"])

    def _left(self, notice: Notice) -> None:
        if notice["closed"] and self._seat and self._seat.phase == "running":
            raise Difference("stalled", self.place, self._seat, notice)
        self.leaving = True
        self.go()

    def _skipped(self, notice: Notice) -> None:
        """Some notices were dropped."""
        for account in self.accounts.values():
            account.interrupt()


def saying(said: Notice) -> Saying:
    return said["who"], said["text"], said["at"], said["seat"]


def is_of_table(notice: Notice) -> bool:
    if notice["tell"] == "said":
        return bool(notice["saying"]["place"] == "table")
    return notice["tell"] in OF_TABLE


def clocks(state: Notice) -> list[int | bool | None]:
    """Seconds left, for clocks that do not run."""
    run = state["view"]["waiting"].get("seats", ())
    return [left is not None if seat in run else left for seat, left in enumerate(state["left"])]


def running(state: Notice) -> list[int | None]:
    run = state["view"]["waiting"].get("seats", ())
    return [left if seat in run else None for seat, left in enumerate(state["left"])]
