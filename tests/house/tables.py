"""The inside of a table, which in the house only its task can reach."""

from dataclasses import dataclass

from server.house.lobby.chat import Chat
from server.house.lobby.house import House
from server.house.lobby.session import Session
from server.house.table.clocks import seconds_left
from server.house.table.draft import Rules
from server.house.table.state import GameProgress, Roster, Setup, TableState
from server.house.table.task import TableTask
from server.house.table.views import chairs_of, room_for
from server.protocol.lobby import Room
from server.protocol.seat import Event, Viewer, replace


@dataclass(frozen=True)
class Inside:
    """The present state of a table."""

    task: TableTask

    @property
    def state(self) -> TableState:
        return self.task._state

    @property
    def rules(self) -> Rules:
        return self.task._rules

    @property
    def number(self) -> int:
        return self.state.number

    @property
    def setup(self) -> Setup:
        return self.state.setup

    @property
    def roster(self) -> Roster:
        return self.state.roster

    @property
    def running(self) -> bool:
        return self.state.running

    @property
    def game(self) -> GameProgress | None:
        return self.state.game

    @property
    def playing(self) -> GameProgress:
        """The game of a table that has one."""
        assert self.state.game is not None
        return self.state.game

    @property
    def left(self) -> tuple[int | None, ...]:
        return seconds_left(self.state, self.task._now())

    @property
    def sessions(self) -> tuple[Session, ...]:
        return self.task.sessions

    @property
    def chat(self) -> Chat:
        return self.task._readers._chat

    @property
    def gone(self) -> dict[int, float]:
        found = enumerate(self.state.presence)
        return {seat: here.gone for seat, here in found if here.gone is not None}

    @property
    def unread(self) -> dict[int, int]:
        found = enumerate(self.state.presence)
        return {seat: here.unread for seat, here in found if here.unread is not None}

    @property
    def bots_once(self) -> set[int]:
        return {seat for seat, here in enumerate(self.state.presence) if here.bot_once}

    def seat_of(self, session: Session) -> Viewer:
        reader = self.state.readers.get(session.number)
        return reader.viewer if reader else None

    def viewer(self, session: Session) -> Viewer:
        return self.state.viewer(session.number)

    def holder(self, seat: int) -> Session | None:
        found = (session for session in self.sessions if self.seat_of(session) == seat)
        return next(found, None)

    def room(self, viewer: Viewer) -> Room:
        chairs, paused = chairs_of(self.state), self.task.summary.paused
        return room_for(self.state, chairs, viewer, paused=paused)

    def events(self, viewer: Viewer, since: int = 0) -> list[tuple[int, Event]]:
        """Events that the viewer is shown, each with the number of its move."""
        game = self.rules.game
        return [
            (number, event)
            for number, happened in (self.game.log if self.game else ())
            if number >= since and (event := game.event_for(happened, viewer)) is not None
        ]


def inside(table: TableTask | None) -> Inside | None:
    return Inside(table) if table else None


def tables(house: House) -> list[Inside]:
    return [Inside(table) for table in house.tables]


def the_table(house: House) -> Inside:
    (found,) = tables(house)
    return found


def change_state(table: TableTask, state: TableState) -> None:
    """Replaces the state, for situations that take long to reach."""
    table._state = state


def set_unread(table: Inside, seat: int, unread: int) -> None:
    before = table.state.presence
    here = replace(before[seat], unread=unread)
    presence = (*before[:seat], here, *before[seat + 1 :])
    change_state(table.task, replace(table.state, presence=presence))
