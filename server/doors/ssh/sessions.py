"""Runs an SSH session: an app, line mode or JSON for a person, or one command."""

import asyncio
import shlex
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from traceback import clear_frames
from typing import NamedTuple

import asyncssh

from server.doors.crash import crash_of
from server.doors.json.entrance import HANDLED
from server.doors.json.session import converse, converse_in_json
from server.doors.lines import ReadLine, WriteText, lines, text_lines, text_writer
from server.doors.movable_client import MovableClient
from server.doors.ssh.adapter import Process
from server.doors.ssh.auth import Login
from server.doors.ssh.invite_address import invite_address
from server.doors.ssh.limits import Log
from server.doors.ssh.line_editor import edited_lines
from server.doors.ssh.refusals import DoorClosed
from server.doors.ssh.session_process import FAILED
from server.doors.ssh.streams import ChannelStreams, line_end
from server.house.lobby.house import House
from server.house.lobby.requests import invited_to
from server.house.lobby.session import Resumed, Session
from server.house.people.codes import is_invitation, opens_a_seat
from server.house.people.person import DEFAULT_LANGUAGE
from server.protocol.client import HouseClient
from server.protocol.lobby import Language
from server.protocol.notices import AtTable, MovedTo, Refused
from server.protocol.refusals import CannotKeep, NoSuchCode, NoSuchTable
from server.protocol.requests import Sit, Watch
from server.protocol.seat import Refusal
from server.store.client import StoreError

DONE = 0
PLAIN_TERMINALS = frozenset({None, "", "dumb"})
ACCOUNTS = frozenset({"root", "admin", "Administrator"})


class CommandResult(NamedTuple):
    """`more` follows `out`, for answers that are too long to be made at once. `refusal`: what `err`
    says."""

    out: bytes
    err: str = ""
    code: int = DONE
    more: AsyncIterator[bytes] | None = None
    refusal: Refusal | None = None


class Caller(NamedTuple):
    """`tell` shows a sentence before the answer."""

    login: Login
    language: Language
    tell: Callable[[str], None] = lambda sentence: None


RunCommand = Callable[[Sequence[str], Caller], Awaitable[CommandResult]]


class Interfaces(NamedTuple):
    """The user interfaces that a session can show."""

    plain: Callable[[HouseClient, ReadLine, WriteText], Awaitable[None]]
    app: Callable[[MovableClient, Language, Process], Awaitable[int]]

    async def show(
        self,
        face: str,
        client: MovableClient,
        language: Language,
        process: Process,
        streams: ChannelStreams,
        longest_line: int,
    ) -> int:
        if face == "app":
            return await self.app(client, language, process)
        read, write, pay = streams.read, streams.write, streams.pay
        if face == "json":
            await converse_in_json(client, read, write, longest_line, pay)
        else:
            is_file = process.term_type is None
            read_line = text_lines(read, pay) if is_file else edited_lines(streams)
            await self.plain(client, read_line, text_writer(write, lambda: process.term_size[0]))
        return DONE


class Faces(NamedTuple):
    """The user interfaces, and the sentences that a session says itself."""

    language: Callable[[Mapping[str, str]], Language | None]
    shown: Interfaces
    run_command: RunCommand
    refuse: Callable[[Refusal, Language], str]
    apologise: Callable[[Language], str]
    log: Log
    count_refusal: Callable[[Refusal, str], object]


class OwnSession:
    """A session in the house of this process. `is_lost`: the house has gone, and not the person."""

    def __init__(self, session: Session, on_end: Callable[[Session], object]) -> None:
        self.client = session
        self.ended = asyncio.get_running_loop().create_future()
        self.is_lost = False
        self._on_end = on_end

    def lose(self) -> None:
        self.is_lost = True
        self.end()

    def end(self) -> None:
        if not self.ended.done():
            self.ended.set_result(None)
            self._on_end(self.client)


@dataclass(eq=False)
class Shown:
    """A session whose user interface is in this process. `own` is the last one that it had in this
    house, `keeping` what keeps it in whichever house it is, once it has moved."""

    login: Login
    process: Process
    client: MovableClient
    own: OwnSession
    keeping: asyncio.Task[None] | None = None
    ended: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def is_here(self) -> bool:
        return not self.own.ended.done()

    def dismiss(self) -> None:
        """The house of the interface closes, and not the one where the session is."""
        self.client.dismiss()
        if self.keeping:
            self.keeping.cancel()


class SessionHandler:
    """`logins` has the log-in of each session in the house. `refuse` is asked once more when a
    session starts, as a ban may have come since its log-in. Commands are answered also when the
    house is no longer open. `is_paused`: requests of sessions that begin wait, too. `follow` is
    called when a session moves to another house."""

    def __init__(self, house: House, faces: Faces, longest_line: int) -> None:
        self.logins: dict[Session, Login] = {}
        self.shown: dict[Process, Shown] = {}
        self.follow: Callable[[Shown, MovedTo], object] = lambda shown, moved: shown.client.stay()
        self.refuse: Callable[[Login], Refusal | None] = lambda login: None
        self.is_open = True
        self.is_paused = False
        self._house = house
        self._faces = faces
        self._longest_line = longest_line

    async def __call__(self, login: Login, process: Process) -> None:
        code = FAILED
        try:
            code = await self._serve(login, process)
        except (OSError, asyncssh.Error) as error:
            # The client is gone, and nobody is left to read why. A frame of asyncssh holds the
            # error that holds the frame.
            clear_frames(error.__traceback__)
            code = FAILED
        except Exception as error:
            # The fault of one session must be in the log, and must not reach the others.
            crash = crash_of(error)
            self._faces.log("error", "error", kind=crash.kind, where=crash.where)
            complain(process, self._faces.apologise(await self._language_of(login, process)))
        finally:
            process.exit(code)

    async def _language_of(self, login: Login, process: Process) -> Language:
        """The language that a known person has chosen goes before that of the terminal."""
        key = login.key
        with suppress(StoreError):
            person = await self._house.people.by_key(key) if key else None
            if person and person.language_chosen:
                return person.language
        return self._faces.language(process.env) or DEFAULT_LANGUAGE

    async def _serve(self, login: Login, process: Process) -> int:
        if refusal := self.refuse(login):
            return await self._refuse(login, process, refusal)
        words = words_of(process.command or "")
        if choice := face_for(words, process.term_type):
            return await self._enter(login, process, *choice)
        caller = Caller(login, await self._language_of(login, process), partial(complain, process))
        result = await self._faces.run_command(words, caller)
        self._count_wrong_code(login.address, result.refusal)
        household = self._house.households.of(login.address, self._house.clock.now())
        streams = ChannelStreams(process, self._house.clock, household)
        await streams.write(result.out)
        if result.more:
            try:
                async for part in result.more:
                    await streams.write(part)
            except StoreError:
                complain(process, self._faces.refuse(CannotKeep(), caller.language))
                return FAILED
        if result.err:
            complain(process, result.err)
        return result.code

    async def _enter(self, login: Login, process: Process, face: str, table: str | None) -> int:
        is_invitation = self._is_invitation(login.name)
        own = await self._come_in(login, process, face)
        if isinstance(own, Refusal):
            return await self._refuse(login, process, own)
        try:
            if login.resumed is None:
                await go_to(self._house, own.client, login.name if is_invitation else table)
            return await self._show(own, login, process, face)
        finally:
            own.end()

    def _is_invitation(self, name: str) -> bool:
        # `ssh lamo-digu@host` is all that a friend has to type.
        house = self._house
        is_number = name.isdecimal() and (house.tables.find(name) or house.others.find(name))
        return is_invitation(name) or bool(is_number)

    def _wished_name(self, name: str) -> str | None:
        """A code is no name for a person, least of all a return code: all would see it. Nor does
        anybody wish for the name of an account that clients send by themselves."""
        is_no_wish = self._is_invitation(name) or opens_a_seat(name) or name in ACCOUNTS
        return None if is_no_wish else name

    async def _come_in(self, login: Login, process: Process, face: str) -> OwnSession | Refusal:
        if not self.is_open:
            return DoorClosed()
        session = await self._house.enter(
            key=login.key,
            name=self._wished_name(login.name),
            language=self._faces.language(process.env),
            door=invite_address(self._house.settings.door.name, login),
            address=login.address,
            resumed=login.resumed,
        )
        if isinstance(session, Refusal):
            return session
        self.logins[session] = login
        session.mailbox.on_seat = partial(log_seat, self._faces.log, session.person.id)
        session.mailbox.on_refusal = partial(self._count_wrong_code, login.address)
        self._faces.log("enter", person=session.person.id, address=login.address, face=face)
        return OwnSession(session, self._leave)

    def _leave(self, session: Session) -> None:
        del self.logins[session]
        self._faces.log("leave", person=session.person.id)
        self._house.leave(session)

    async def resume(self, login: Login, process: Process, resumed: Resumed) -> OwnSession:
        """The session of a user interface of this process comes back from another house."""
        choice = face_for(words_of(process.command or ""), process.term_type)
        face = choice[0] if choice else ""
        own = await self._come_in(login._replace(resumed=resumed), process, face)
        if isinstance(own, Refusal):
            raise ConnectionRefusedError
        if shown := self.shown.get(process):
            shown.own = own
        return own

    async def _show(self, own: OwnSession, login: Login, process: Process, face: str) -> int:
        clock, door = self._house.clock, login.door
        if door and (door.draws_all or face == "app"):
            link = ChannelStreams(process, clock, self._house.households.local)
            incoming = lines(link.read_keys, self._longest_line)
            await converse(own.client, incoming, link.write_keys, HANDLED, door.unknown)
            return DONE
        streams = ChannelStreams(process, clock, own.client.household)
        client, language = MovableClient(own.client), own.client.person.language
        shown = self.shown[process] = Shown(login, process, client, own)
        client.on_move = partial(self.follow, shown)
        if self.is_paused:
            # It came in just before the pause.
            client.hold()
        show = self._faces.shown.show
        try:
            return await show(face, client, language, process, streams, self._longest_line)
        finally:
            del self.shown[process]
            # Together they would be garbage that only a full collection frees.
            client.on_move = None
            shown.ended.set()
            if shown.keeping:
                shown.keeping.cancel()

    def _count_wrong_code(self, address: str, refusal: Refusal | None) -> None:
        """Logs that somebody tried one, but never the code, which may be right elsewhere."""
        is_code = isinstance(refusal, NoSuchTable) and is_invitation(refusal.table)
        if is_code or isinstance(refusal, NoSuchCode):
            self._faces.count_refusal(NoSuchCode(), address)

    async def _refuse(self, login: Login, process: Process, refusal: Refusal) -> int:
        self._faces.count_refusal(refusal, login.address)
        complain(process, self._faces.refuse(refusal, await self._language_of(login, process)))
        return FAILED


def face_for(words: Sequence[str], terminal: str | None) -> tuple[str, str | None] | None:
    """The user interface that these words ask for, and the table; None if they are a command."""
    face = "plain" if terminal in PLAIN_TERMINALS else "app"
    match words:
        case []:
            return face, None
        case ["plain" | "json" as face]:
            return face, None
        case ["join", table]:
            return face, table
    return None


def log_seat(log: Log, person: int, at: AtTable) -> None:
    if at.room.you is not None:
        log("seat", person=person, table=at.room.table, seat=at.room.you + 1)


def complain(process: Process, sentence: str) -> None:
    text = sentence.rstrip("\n") + line_end(process)
    process.stderr.write(text.encode(errors="replace"))


def words_of(command: str) -> list[str]:
    """Split as in a shell, or at the spaces if a quotation mark is not closed."""
    try:
        return shlex.split(command)
    except ValueError:
        return command.split()


async def go_to(house: House, session: Session, table: str | None) -> None:
    """Takes a seat at the table, or watches if there is none."""
    if table is None:
        return
    found = invited_to(house, session, table)
    if isinstance(found, Refusal):
        session.mailbox.put(Refused(found))
        return
    if found.number != session.table:
        await session.ask(Sit(table))
    if session.table is None and not session.moving:
        await session.ask(Watch(table))
