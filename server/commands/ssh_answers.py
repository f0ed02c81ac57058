"""What the house answers to `ssh host COMMAND`: one thing, in sentences or as JSON."""

import io
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from server.commands.answering import CommandCall, as_json, check_none, in_lines, the_one
from server.commands.context import Context, error_sentence
from server.doors.ssh.sessions import MISUSED, WANTING, Caller, CommandResult
from server.errors import HouseError, UsageError
from server.house.lobby.house import House
from server.protocol.lobby import Language
from server.record.replay import replay
from server.store.records import record_lines, took_part
from tui.plain import lobby
from tui.plain.scene import Scene
from tui.rules import rules
from tui.text import Texts

JSON, HELP = "--json", "--help"

FACES = ("plain", "json", "join")
NAMES = (*FACES, "who", "tables", "rules", "record", "verify", "stats", "help")
ADMIN = "admin"
"""not for everybody, so help does not tell of it"""


class NoRecord(Exception):
    """In a sentence."""


class SshCommands:
    """Each of the `commands` is known by its name; nobody needs to come in for an answer."""

    def __init__(
        self, house: House, context: Context, texts_for: Callable[[Language], Texts]
    ) -> None:
        self._house = house
        self._context = context
        self._texts_for = texts_for
        self.commands: dict[str, Callable[[CommandCall], Awaitable[CommandResult]]] = {
            "who": self.who,
            "tables": self.tables,
            "rules": self.rules,
            "record": self.record,
            "verify": self.verify,
            "stats": self.stats,
            "help": self.help,
        }

    async def __call__(self, words: Sequence[str], caller: Caller) -> CommandResult:
        texts = self._texts_for(caller.language)
        name, *rest = words
        json = JSON in rest
        asked = CommandCall(caller, texts, tuple(word for word in rest if word != JSON), json)
        if HELP in words and name != ADMIN:
            return await self.help(asked._replace(words=()))
        try:
            if name not in self.commands:
                raise UsageError("no-such-command", value=name, allowed=NAMES)
            return await self.commands[name](asked)
        except HouseError as complaint:
            return CommandResult(b"", error_sentence(texts, complaint), complaint.exit_code)
        except NoRecord as missing:
            return CommandResult(b"", str(missing), MISUSED)

    async def who(self, asked: CommandCall) -> CommandResult:
        check_none(asked)
        here = self._house.lobby()
        if asked.json:
            return as_json(here.people)
        scene = Scene(self._texts_for)
        scene.language = asked.caller.language
        scene.people = {present.name: present for present in here.people}
        return in_lines(lobby.people(scene))

    async def tables(self, asked: CommandCall) -> CommandResult:
        check_none(asked)
        here = self._house.lobby()
        if asked.json:
            return as_json(here.tables)
        scene = Scene(self._texts_for)
        scene.language = asked.caller.language
        scene.tables = {listing.table: listing for listing in here.tables}
        return in_lines(lobby.tables(scene))

    async def rules(self, asked: CommandCall) -> CommandResult:
        game = self._context.game(the_one(asked, "GAME"))
        options = msgspec.structs.asdict(game.options())
        sections = rules(asked.texts, game.name, options, game.seats[0])
        if asked.json:
            return as_json([section._asdict() for section in sections])
        parts = ("\n\n".join((section.title, *section.paragraphs)) for section in sections)
        return in_lines(["\n\n\n".join(parts)])

    async def record(self, asked: CommandCall) -> CommandResult:
        return CommandResult(await self._lines(asked))

    async def _lines(self, asked: CommandCall) -> bytes:
        """Those of a private table only for somebody who played there."""
        wanted, store = the_one(asked, "ID"), self._house.services.store
        found = await store.read(record_lines(wanted))
        if found is not None:
            lines, is_open = found
            if is_open or await self._took_part(wanted, asked.caller.arrival.key):
                return lines
        raise NoRecord(asked.texts.say("refusal-no-such-record", record=wanted))

    async def _took_part(self, record: str, key: str | None) -> bool:
        person = None if key is None else self._house.people.by_key(key)
        if person is None:
            return False
        return await self._house.services.store.read(took_part(record, person.id))

    async def verify(self, asked: CommandCall) -> CommandResult:
        lines, name = await self._lines(asked), asked.words[0]
        try:
            for record in self._context.reader().read(io.BytesIO(lines)):
                for _ in replay(self._context.games[record.header.game], record):
                    pass
        except HouseError as complaint:
            what = error_sentence(asked.texts, complaint)
            said = asked.texts.say("verify-wanting", file=name, what=what)
            return CommandResult(f"{said}\n".encode(), code=WANTING)
        if asked.json:
            return as_json({"record": name, "true": True})
        return in_lines([asked.texts.say("verify-good", file=name, games=1)])

    async def stats(self, asked: CommandCall) -> CommandResult:
        check_none(asked)
        counted = await self._house.count()
        if asked.json:
            return as_json(counted)
        return in_lines([asked.texts.say(f"stats-{what}", count=n) for what, n in counted.items()])

    async def help(self, asked: CommandCall) -> CommandResult:
        check_none(asked)
        names = NAMES
        if asked.json:
            return as_json(names)
        return in_lines([f"{name}: {asked.texts.say(f'ssh-help-{name}')}" for name in names])
