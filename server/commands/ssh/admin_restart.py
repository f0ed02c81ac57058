"""`admin restart`, `update`, `motd` and `log`."""

import asyncio
from typing import TYPE_CHECKING, Final

from server.commands.serving.admin_socket import WHEN_QUIET
from server.commands.ssh.admin_people import announce, texts_of
from server.commands.ssh.answers import CommandCall, answer, check_none, in_lines, split_flags
from server.doors.ssh.sessions import CommandResult
from server.errors import UsageError
from server.house.clock import sleep
from server.house.people.sanitize import clean
from server.house.tasks import report
from server.protocol.seat import replace

if TYPE_CHECKING:
    from server.commands.ssh.admin_commands import HouseControl

MOST_MINUTES: Final = 24 * 60
# Seconds between two looks at whether somebody still plays.
LOOK_SECONDS: Final = 1.0
# People read why before their screens close.
READ_SECONDS: Final = 0.5
LONGEST_GREETING: Final = 300


async def restart(control: "HouseControl", call: CommandCall) -> CommandResult:
    """[--when-quiet MINUTES]: ends the house, at once or when nobody plays any more, but after so
    many minutes at the latest. What started it starts it again."""
    minutes = minutes_in(call.words)
    if control.restarting is not None and not control.restarting.done():
        control.restarting.cancel()
    control.restarting = asyncio.create_task(end(control, 60.0 * minutes), name="the restart")
    control.restarting.add_done_callback(report)
    if not minutes:
        return in_lines(["The house restarts."])
    return in_lines([f"The house restarts when nobody plays, in {minutes} minutes at the latest."])


def minutes_in(words: tuple[str, ...]) -> int:
    flat = split_flags(words)
    match flat:
        case []:
            return 0
        case [flag, text] if flag == WHEN_QUIET:
            if text.isascii() and text.isdigit() and 0 < int(text[:6]) <= MOST_MINUTES:
                return int(text)
            raise UsageError(
                "not-a-number", flag="when-quiet", value=text, allowed=f"1-{MOST_MINUTES}"
            )
        case [flag] if flag == WHEN_QUIET:
            raise UsageError("flag-needs-value", flag="when-quiet")
    raise UsageError("too-many-arguments", value=flat[0])


async def end(control: "HouseControl", seconds: float) -> None:
    house = control.house
    latest = house.clock.now() + seconds
    house.closing = True
    while house.clock.now() < latest and house.is_played:
        await sleep(house.clock, LOOK_SECONDS)
    for person in house.online.people():
        announce(control, person, texts_of(control, person).say("news-restart"))
    await sleep(house.clock, READ_SECONDS)
    control.stop()


async def update(control: "HouseControl", call: CommandCall) -> CommandResult:
    """Starts the installed version, which takes the place of this house."""
    check_none(call)
    return in_lines([await control.update()])


async def cannot_update() -> str:
    raise UsageError("cannot-update")


async def motd(control: "HouseControl", call: CommandCall) -> CommandResult:
    """[TEXT]: the greeting for those who come in; without a text there is none."""
    text = clean(" ".join(call.words), LONGEST_GREETING)
    greeting = text if isinstance(text, str) else ""
    settings = control.house.settings
    control.house.settings = replace(settings, house=replace(settings.house, greeting=greeting))
    told = f"The greeting is now: {greeting}" if greeting else "There is no greeting now."
    return in_lines([told, "The settings count again when they are read again."])


async def log(control: "HouseControl", call: CommandCall) -> CommandResult:
    """The newest entries of the log."""
    check_none(call)
    entries = control.newest_entries()
    return answer(call, entries, entries or ["There is no entry yet."])
