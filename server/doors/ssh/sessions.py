"""What a session gets: a face of its own, or one answer and an exit code."""

import shlex
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import NamedTuple, Protocol
from weakref import WeakSet

import asyncssh

from server.doors.json.session import converse_in_json
from server.doors.sentences import ReadLine, text_lines
from server.doors.ssh.arrival import Arrival
from server.doors.ssh.invite_address import invite_address
from server.doors.ssh.streams import Followed, Note, entered, writer, writer_of_lines
from server.doors.ssh.typed import edited_lines
from server.doors.textual.crash import crash_of
from server.house.lobby.house import House
from server.house.lobby.session import Session
from server.protocol.client import HouseClient
from server.protocol.lobby import Language
from server.protocol.requests import Sit, Watch
from server.protocol.seat import Refusal

Process = asyncssh.SSHServerProcess[bytes]
Write = Callable[[str], Awaitable[None]]
Told = Language | None
"""the language that somebody reads, if he told it"""

USUAL: Language = "en"
GOOD, WANTING, MISUSED = 0, 1, 2
PLAIN_TERMINALS = frozenset({None, "", "dumb"})


class CommandResult(NamedTuple):
    """To a command that asks one thing."""

    out: bytes
    err: str = ""
    code: int = GOOD


class Caller(NamedTuple):
    """Who asks, and in which language he reads."""

    arrival: Arrival
    language: Language


class RunCommand(Protocol):
    async def __call__(self, words: Sequence[str], caller: Caller) -> CommandResult: ...


class Faces(NamedTuple):
    """What people see, which is not the door's business."""

    language: Callable[[Mapping[str, str]], Told]
    plain: Callable[[HouseClient, ReadLine, Write], Awaitable[None]]
    app: Callable[[HouseClient, Language, Process], Awaitable[int]]
    answer: RunCommand
    refuse: Callable[[Refusal, Language], str]
    apologise: Callable[[Language], str]
    note: Note


class SessionHandler:
    """`present` tells of each visitor how he came. Whoever came in may be unwelcome by now: then
    `refuse` says why. `rush` tells whether many come at once."""

    def __init__(self, house: House, faces: Faces, longest_line: int) -> None:
        self.present: dict[Session, Arrival] = {}
        self.refuse: Callable[[Arrival], Refusal | None] = lambda arrival: None
        self.rush: Callable[[], bool] = lambda: False
        self._house = house
        self._faces = faces
        self._longest = longest_line
        self._noted: WeakSet[object] = WeakSet()

    async def __call__(self, arrival: Arrival, process: Process) -> None:
        code = WANTING
        told = self._faces.language(process.env)
        self._note_login(arrival)
        try:
            code = await self._serve(arrival, process, told)
        except (OSError, asyncssh.Error):
            # Whoever asked is no longer there to be answered.
            code = WANTING
        except Exception as error:
            # What breaks for one must not be silent, and is nobody else's matter.
            crash = crash_of(error)
            self._faces.note("error", kind=crash.kind, where=crash.where)
            self._complain(process, self._faces.apologise(self._reads(arrival, told)))
        finally:
            process.exit(code)

    def _note_login(self, arrival: Arrival) -> None:
        """Once for all sessions of a connection."""
        if arrival.connection not in self._noted:
            self._noted.add(arrival.connection)
            self._faces.note("login", key=arrival.key or "none", address=arrival.address)

    def _reads(self, arrival: Arrival, told: Told) -> Language:
        """A known person's own language goes before that of his terminal."""
        person = self._house.people.by_key(arrival.key) if arrival.key else None
        return person.language if person and person.language_chosen else told or USUAL

    async def _serve(self, arrival: Arrival, process: Process, told: Told) -> int:
        if refusal := self.refuse(arrival):
            return self._say_no(process, refusal, self._reads(arrival, told))
        words = words_of(process.command or "")
        match words:
            case []:
                return await self._visit(arrival, process, told, usual_face(process))
            case ["plain" | "json" as asked]:
                return await self._visit(arrival, process, told, asked)
            case ["join", table]:
                return await self._visit(arrival, process, told, usual_face(process), table)
        return await self._answer(words, Caller(arrival, self._reads(arrival, told)), process)

    async def _answer(self, words: Sequence[str], caller: Caller, process: Process) -> int:
        answer = await self._faces.answer(words, caller)
        await writer(process)(answer.out)
        if answer.err:
            self._complain(process, answer.err)
        return answer.code

    async def _visit(
        self, arrival: Arrival, process: Process, told: Told, face: str, table: str | None = None
    ) -> int:
        """The login name is the name that one wishes for, or an invitation."""
        invited = self._house.owner_of(arrival.login) is not None
        name = None if invited else arrival.login
        door = invite_address(self._house.services.settings.door.name, arrival)
        session = await self._house.enter(key=arrival.key, name=name, language=told, door=door)
        if isinstance(session, Refusal):
            return self._say_no(process, session, self._reads(arrival, told))
        self.present[session] = arrival
        note, person = self._faces.note, session.person.id
        note("enter", person=person, address=arrival.address, face=face)
        try:
            await bring_to(self._house, session, arrival.login if invited else table)
            return await self._show(
                Followed(session, note, self.rush), session.person.language, process, face
            )
        finally:
            del self.present[session]
            note("leave", person=session.person.id)
            await self._house.leave(session)

    async def _show(
        self, line: HouseClient, language: Language, process: Process, face: str
    ) -> int:
        if face == "app":
            return await self._faces.app(line, language, process)
        if face == "json":
            await converse_in_json(line, entered(process), writer(process), self._longest)
        elif process.term_type is None:
            await self._faces.plain(line, text_lines(process.stdin.read), writer_of_lines(process))
        else:
            await self._faces.plain(line, edited_lines(process), writer_of_lines(process))
        return GOOD

    def _say_no(self, process: Process, refusal: Refusal, language: Language) -> int:
        self._complain(process, self._faces.refuse(refusal, language))
        return WANTING

    def _complain(self, process: Process, sentence: str) -> None:
        end = "\n" if process.term_type is None else "\r\n"
        process.stderr.write((sentence.rstrip("\n") + end).encode(errors="replace"))


def words_of(command: str) -> list[str]:
    """As a shell would split them; where an apostrophe is just one, at the spaces."""
    try:
        return shlex.split(command)
    except ValueError:
        return command.split()


def usual_face(process: Process) -> str:
    return "plain" if process.term_type in PLAIN_TERMINALS else "app"


async def bring_to(house: House, session: Session, table: str | None) -> None:
    """To the table that was named: as a player if there is room, or else to watch."""
    if table is None:
        return
    owner = house.owner_of(table, session.person)
    if owner is None or owner.table.number != session.table:
        await session.ask(Sit(table))
    if owner is not None and session.table is None:
        await session.ask(Watch(table))
