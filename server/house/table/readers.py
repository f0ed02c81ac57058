"""The sessions at a table: what each is sent after a reaction."""

from collections.abc import Callable, Collection
from typing import NamedTuple

from server.house.lobby.chat import Chat
from server.house.lobby.session import Session
from server.house.table.clocks import seconds_left
from server.house.table.draft import Reaction, Rules
from server.house.table.results import game_ended
from server.house.table.state import GameProgress, TableState
from server.house.table.views import chairs_of, room_for, snapshot
from server.protocol.lobby import Room
from server.protocol.notices import AtTable, Happened, LeftTable, Notice, SeatNews, TakenOver
from server.protocol.seat import Event, Viewer

FAREWELLS = (LeftTable, TakenOver)


class LobbyCallbacks(NamedTuple):
    """Callbacks into the lobby. `show` sends the lobby to a session that is back in it; `moved`
    says at which table a person is now; `closed` takes a table from the list."""

    show: Callable[[Session], None]
    moved: Callable[[Session], None]
    closed: Callable[[int], None]


class Update(NamedTuple):
    """A reaction that is being published. `started`: a game began with it."""

    before: TableState
    after: TableState
    rules: Rules
    now: float
    started: bool


class Readers:
    """`sessions` by number; `_rooms` holds the room that each was sent last."""

    def __init__(self, chat: Chat, lobby: LobbyCallbacks) -> None:
        self.sessions: dict[int, Session] = {}
        self.paused = False
        self._chat = chat
        self._lobby = lobby
        self._rooms: dict[int, Room] = {}

    def publish(self, before: TableState, reaction: Reaction, rules: Rules, now: float) -> None:
        """Sends each session what is new for it: its events, news, its room, then other notices."""
        after, old_game, game = reaction.state, before.game, reaction.state.game
        moved = game is not None and game is not old_game
        started = game is not None and (old_game is None or game.number < old_game.number)
        update = Update(before, after, rules, now, started)
        news = list[Notice]()
        if reaction.notices:
            news = [item for _, item in reaction.notices if isinstance(item, SeatNews)]
        # Few reactions change who reads here.
        readers_changed = before.readers is not after.readers
        if readers_changed:
            self.let_go(before, reaction)
        old = after.readers.keys() & before.readers.keys()
        new = after.readers.keys() - before.readers.keys()
        if moved and not started:
            self._send_moves(update, old)
        for item in news:
            self.send(old, item)
        if readers_changed:
            self._send_views_from_gallery(update, old)
        # Most moves change none of these, and rooms are not cheap to build and compare.
        if (
            before.roster is not after.roster
            or readers_changed
            or before.covered != after.covered
            or before.tempo != after.tempo
        ):
            self.send_rooms(after)
        if started:
            # After the room: a screen shows the cards at a table that it knows to be playing.
            self._send_moves(update, old)
        # Newcomers get everything first: news about themselves would say nothing without a room.
        for number in new:
            self._welcome(update, number)
            for item in news:
                self.send((number,), item)
        self.answer(reaction)

    def answer(self, reaction: Reaction) -> None:
        """Sends what is neither a move nor news: all there is if nothing has changed."""
        everybody = reaction.state.readers.keys()
        for session, notice in reaction.notices:
            if not isinstance(notice, (SeatNews, *FAREWELLS)):
                self.send(everybody if session is None else (session,), notice)
        if reaction.said is not None:
            self._chat.publish(reaction.said, self.sessions.values())

    def send(self, numbers: Collection[int], notice: Notice) -> None:
        for number in numbers:
            self.sessions[number].mailbox.put(notice)

    def let_go(self, before: TableState, reaction: Reaction) -> None:
        """Sessions that are no longer at the table are told why, and are back in the lobby."""
        left = before.readers.keys() - reaction.state.readers.keys()
        if not left:
            return
        farewells = {
            number: notice for number, notice in reaction.notices if isinstance(notice, FAREWELLS)
        }
        for number in left:
            self.dismiss(number, farewells.get(number), public=before.setup.code is None)

    def dismiss(self, number: int, farewell: Notice | None, *, public: bool) -> None:
        session = self.sessions.pop(number)
        self._rooms.pop(number, None)
        session.table = None
        # Without a farewell its connection has ended: nothing is read there any more.
        if farewell is None:
            return
        session.mailbox.put(farewell)
        self._lobby.show(session)
        if public and isinstance(farewell, LeftTable):
            self._lobby.moved(session)

    def _send_moves(self, update: Update, numbers: Collection[int]) -> None:
        game = update.after.game
        assert game is not None
        moves = new_events(update.before.game, game)
        left, rules = seconds_left(update.after, update.now), update.rules.game
        # Once for each seat and the gallery, however many watch: views take most of the time.
        viewers: dict[Viewer, list[Session]] = {}
        for number in sorted(numbers):
            viewers.setdefault(update.after.viewer(number), []).append(self.sessions[number])
        for viewer, sessions in viewers.items():
            seen = [
                Happened(update.after.number, number, event)
                for number, happened in moves
                if (event := rules.event_for(happened, viewer)) is not None
            ]
            view = snapshot(update.after, rules, viewer, left)
            for session in sessions:
                if update.started:
                    session.mailbox.reached = None
                # Seats are few, but a crowd may watch.
                session.mailbox.put(*seen, view, wake=viewer is not None)
                if viewer is None:
                    session.mailbox.wake_in_turn()

    def _send_views_from_gallery(self, update: Update, numbers: Collection[int]) -> None:
        """To sessions whose seat was freed."""
        before, after = update.before, update.after
        if after.game is None:
            return
        for number in numbers:
            if after.readers[number].viewer != before.readers[number].viewer:
                self._send_game(after, number, update.rules, update.now)

    def send_rooms(self, state: TableState) -> None:
        """To each session whose room has changed: others must not learn that anything did."""
        chairs, rooms = chairs_of(state), dict[Viewer, Room]()
        for number, reader in state.readers.items():
            room = rooms.get(reader.viewer)
            if room is None:
                room = room_for(state, chairs, reader.viewer, paused=self.paused)
                # A crowd in the gallery shares one.
                rooms[reader.viewer] = room
            if self._rooms.get(number) != room:
                self._rooms[number] = room
                self.sessions[number].mailbox.put(AtTable(room))

    def _welcome(self, update: Update, number: int) -> None:
        after, session = update.after, self.sessions[number]
        session.table = after.number
        session.mailbox.reached = None
        if after.setup.code is None:
            self._lobby.moved(session)
        self._chat.send_history(session)
        if after.game is update.before.game:
            self._send_game(after, number, update.rules, update.now)
        else:
            self._send_moves(update, (number,))
        self._send_end(after, number)

    def show_everything(self, state: TableState, number: int, rules: Rules, now: float) -> None:
        """For a session that has skipped notices, or asks to look again."""
        self._rooms.pop(number, None)
        self.send_rooms(state)
        self._chat.send_history(self.sessions[number])
        self._send_game(state, number, rules, now)
        self._send_end(state, number)

    def _send_game(self, state: TableState, number: int, rules: Rules, now: float) -> None:
        if state.game is not None:
            left = seconds_left(state, now)
            view = snapshot(state, rules.game, state.viewer(number), left)
            self.sessions[number].mailbox.put(view)

    def _send_end(self, state: TableState, number: int) -> None:
        ended = game_ended(state)
        # The secret opens every hand of the game, so that of a private table is for its players.
        if ended and (state.setup.code is None or state.viewer(number) is not None):
            self.sessions[number].mailbox.put(ended)


def new_events(before: GameProgress | None, after: GameProgress) -> tuple[tuple[int, Event], ...]:
    return after.log if before is None else after.log[len(before.log) :]
