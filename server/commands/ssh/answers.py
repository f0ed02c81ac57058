"""The commands of `ssh host COMMAND`: each prints one thing, as sentences or as JSON."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from itertools import chain
from typing import Any, Final, NamedTuple

import msgspec

from server.commands.context import Context, check_failed, error_sentence, say_refusal
from server.commands.verify import checked
from server.doors.ssh.session_process import FAILED, MISUSED
from server.doors.ssh.sessions import Caller, CommandResult
from server.errors import CheckFailed, HouseError, UsageError
from server.house.history.record_work import Check
from server.house.history.replays import record_lines_for
from server.house.history.work_pool import AGAIN, WorkRefusedError
from server.house.lobby import overview
from server.house.lobby.house import House
from server.house.people.households import Cost
from server.protocol.lobby import Language
from server.protocol.refusals import TooFast
from server.protocol.seat import Refusal
from tui.plain import lobby
from tui.plain.scene import Scene
from tui.rules import rules
from tui.text import Texts

JSON, HELP = "--json", "--help"

COMMANDS = ("who", "tables", "rules", "record", "verify", "stats", "help")
FACES = ("plain", "json", "join")
# See me.py.
ME: Final = "me"
NAMES = (*FACES, *COMMANDS, ME)
COSTS: Final = {"record": Cost.RECORDS, "verify": Cost.PROOFS, ME: Cost.RECORDS}
ADMIN: Final = "admin"
"""is not for everybody, so the help does not list it"""


class CommandCall(NamedTuple):
    """`words` are the arguments, without the name of the command and its flags."""

    caller: Caller
    texts: Texts
    words: tuple[str, ...]
    json: bool


Run = Callable[[CommandCall], Awaitable[CommandResult]]


class NoRecord(Exception):
    """Its text is a sentence."""


class SshCommands:
    def __init__(
        self, house: House, context: Context, texts_for: Callable[[Language], Texts]
    ) -> None:
        self._house = house
        self._context = context
        self._texts_for = texts_for
        self.commands: dict[str, Run] = {name: getattr(self, name) for name in COMMANDS}

    async def __call__(self, words: Sequence[str], caller: Caller) -> CommandResult:
        texts = self._texts_for(caller.language)
        name, *rest = words
        arguments = tuple(word for word in rest if word != JSON)
        call = CommandCall(caller, texts, arguments, JSON in rest)
        if HELP in words and name != ADMIN:
            return await self.help(call._replace(words=()))
        try:
            if name not in self.commands:
                raise UsageError("no-such-command", value=name, allowed=NAMES)
            if refusal := self._refuse(name, caller):
                return CommandResult(b"", say_refusal(texts, refusal), FAILED)
            return await self.commands[name](call)
        except HouseError as error:
            return CommandResult(b"", error_sentence(texts, error), error.exit_code)
        except NoRecord as missing:
            return CommandResult(b"", str(missing), MISUSED)

    def _refuse(self, command: str, caller: Caller) -> Refusal | None:
        if (cost := COSTS.get(command)) is None:
            return None
        now = self._house.clock.now()
        return self._house.households.of(caller.login.address, now).refuse(cost, now)

    async def who(self, call: CommandCall) -> CommandResult:
        check_none(call)
        people, scene = overview.lobby(self._house).people, self._scene(call)
        scene.people = {present.name: present for present in people}
        return answer(call, people, lobby.people(scene))

    async def tables(self, call: CommandCall) -> CommandResult:
        check_none(call)
        tables, scene = overview.lobby(self._house).tables, self._scene(call)
        scene.tables = {listing.table: listing for listing in tables}
        return answer(call, tables, lobby.tables(scene))

    def _scene(self, call: CommandCall) -> Scene:
        scene = Scene(self._texts_for)
        scene.language = call.caller.language
        return scene

    async def rules(self, call: CommandCall) -> CommandResult:
        game = self._context.game(only_argument(call, "GAME"))
        options = msgspec.structs.asdict(game.options())
        sections = rules(call.texts, game.name, options, game.seats[0])
        parts = ("\n\n".join((section.title, *section.paragraphs)) for section in sections)
        as_objects = [section._asdict() for section in sections]
        means = call.texts.say("rules-house-rule-means")
        return answer(call, as_objects, ["\n\n\n".join((means, *parts))])

    async def record(self, call: CommandCall) -> CommandResult:
        return CommandResult(await self._record(call))

    async def _record(self, call: CommandCall) -> bytes:
        wanted, key = only_argument(call, "ID"), call.caller.login.key
        person = await self._house.people.by_key(key) if key else None
        lines = await record_lines_for(self._house, person, wanted)
        if lines is None:
            raise NoRecord(call.texts.say("refusal-no-such-record", record=wanted))
        return lines

    async def verify(self, call: CommandCall) -> CommandResult:
        house, name = self._house, only_argument(call, "ID")
        household = house.households.of(call.caller.login.address, house.clock.now())
        lines = await self._record(call)
        try:
            failure = await house.work.do(Check(lines), household, partial(tell_place, call))
        except WorkRefusedError:
            return CommandResult(b"", say_refusal(call.texts, TooFast(AGAIN)), FAILED)
        if failure is not None:
            wrong = CheckFailed(failure.code, **failure.details)
            return in_lines([check_failed(call.texts, name, wrong)])._replace(code=FAILED)
        return answer(call, {"record": name, "true": True}, [checked(name, 1)])

    async def stats(self, call: CommandCall) -> CommandResult:
        check_none(call)
        stats = await overview.count(self._house)
        say = call.texts.say
        return answer(call, stats, [say(f"ssh-stats-{what}", count=n) for what, n in stats.items()])

    async def help(self, call: CommandCall) -> CommandResult:
        check_none(call)
        say = call.texts.say
        lines = [f"{name}: {say(f'ssh-help-{name}')}" for name in NAMES]
        return answer(call, NAMES, [*lines, say("ssh-help-flag", flag=JSON)])


def tell_place(call: CommandCall, before: int) -> None:
    call.caller.tell(call.texts.say("plain-in-queue", before=before))


def check_none(call: CommandCall) -> None:
    if call.words:
        raise UsageError("too-many-arguments", value=call.words[0])


def only_argument(call: CommandCall, name: str) -> str:
    if not call.words:
        raise UsageError("missing-argument", name=name)
    if len(call.words) > 1:
        raise UsageError("too-many-arguments", value=call.words[1])
    return call.words[0]


def no_such(what: str, value: str, allowed: Iterable[str]) -> UsageError:
    """Names what there is, if there is any."""
    if known := tuple(allowed):
        return UsageError("no-such-choice", what=what, value=value, allowed=known)
    return UsageError("none-there", what=what, value=value)


def split_flags(words: Iterable[str]) -> list[str]:
    """`--for=3d` becomes `--for` and `3d`."""
    flags = (word.split("=", 1) if word.startswith("--") else [word] for word in words)
    return [*chain.from_iterable(flags)]


def answer(call: CommandCall, value: Any, lines: Sequence[str]) -> CommandResult:
    """The value as JSON if the caller asked for that, or else the lines."""
    if call.json:
        return CommandResult(msgspec.json.encode(value) + b"\n")
    return in_lines(lines)


def in_lines(lines: Sequence[str]) -> CommandResult:
    return CommandResult("".join(f"{line}\n" for line in lines).encode(errors="replace"))
