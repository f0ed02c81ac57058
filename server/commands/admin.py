"""`ssh host admin …`: for those whose keys the settings list."""

from collections.abc import Awaitable, Callable, Mapping

from server.commands.answering import CommandCall, as_json, check_none, in_lines, the_one
from server.commands.host import HouseControl
from server.doors.ssh.sessions import CommandResult
from server.errors import UsageError
from server.house.people.sanitize import clean
from server.protocol.lobby import LONGEST_SAYING

ON, OFF = "on", "off"


class AdminCommands:
    def __init__(self, hosting: HouseControl) -> None:
        self._hosting = hosting
        self._commands: Mapping[str, Callable[[CommandCall], Awaitable[CommandResult]]] = {
            "say": self.say,
            "kick": self.kick,
            "ban": self.ban,
            "unban": self.unban,
            "bans": self.bans,
            "drain": self.drain,
            "status": self.status,
        }

    async def __call__(self, asked: CommandCall) -> CommandResult:
        """Whoever may not do this learns no more than that."""
        if not self._hosting.is_admin(asked.caller.arrival.key):
            raise UsageError("admins-only")
        name, *rest = asked.words or ("",)
        if name not in self._commands:
            raise UsageError("no-such-command", value=name, allowed=tuple(self._commands))
        return await self._commands[name](asked._replace(words=tuple(rest)))

    async def say(self, asked: CommandCall) -> CommandResult:
        text = clean(" ".join(asked.words), LONGEST_SAYING)
        if not isinstance(text, str):
            raise UsageError("missing-argument", name="TEXT")
        self._hosting.announce(text)
        return in_lines([asked.texts.say("admin-said")])

    async def kick(self, asked: CommandCall) -> CommandResult:
        name = the_one(asked, "NAME")
        if not self._hosting.kick(name):
            raise UsageError("nobody-here", name=name)
        return in_lines([asked.texts.say("admin-kicked", name=name)])

    async def ban(self, asked: CommandCall) -> CommandResult:
        what = the_one(asked, "NAME")
        found = await self._hosting.ban(what, asked.caller.arrival)
        if not found:
            raise UsageError("nobody-here", name=what)
        return in_lines([asked.texts.say("admin-banned", what=ban) for ban in found])

    async def unban(self, asked: CommandCall) -> CommandResult:
        what = the_one(asked, "BAN")
        if not await self._hosting.unban(what):
            raise UsageError("no-such-choice", what="BAN", value=what, allowed=self._listed())
        return in_lines([asked.texts.say("admin-unbanned", what=what)])

    async def bans(self, asked: CommandCall) -> CommandResult:
        check_none(asked)
        return as_json(self._listed()) if asked.json else in_lines(self._listed())

    def _listed(self) -> tuple[str, ...]:
        return tuple(sorted(self._hosting.bans))

    async def drain(self, asked: CommandCall) -> CommandResult:
        """No more games begin; those that run are played to their end."""
        wish = the_one(asked, f"{ON}|{OFF}")
        if wish not in (ON, OFF):
            raise UsageError("no-such-choice", what="drain", value=wish, allowed=(ON, OFF))
        self._hosting.drain(wish == ON)
        say = asked.texts.say
        return in_lines([say("admin-drain-on" if wish == ON else "admin-drain-off")])

    async def status(self, asked: CommandCall) -> CommandResult:
        check_none(asked)
        status = await self._hosting.status()
        if asked.json:
            return as_json(status)
        return in_lines([asked.texts.say("pair", of=what, what=n) for what, n in status.items()])
