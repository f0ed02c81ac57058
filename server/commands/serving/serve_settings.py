"""The settings of an open house: as they are given, and as they are read again."""

import os
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from server.commands.command_line import Arguments
from server.commands.context import Context, error_sentence
from server.commands.serving.doors import HouseDoors
from server.commands.serving.file_limit import room_for
from server.commands.serving.systemd import Systemd
from server.commands.settings_sources import file_of, load
from server.errors import HouseError, UsageError
from server.protocol.seat import replace
from server.settings import Settings
from server.text_formats import MOST_PORT, parse_host_port

if TYPE_CHECKING:
    from server.commands.serve import RunningHouse

# Settings that take effect only at the next start.
FIXED: Final[Mapping[str, tuple[str, ...]]] = {
    "house": ("language", "data"),
    "store": ("url", "shared"),
    "records": ("longest_line", "workers"),
    "limits": ("sayings_per_minute", "talk_kept", "memory_mb"),
    "bots": ("workers", "budget_ms"),
    "metrics": ("socket", "port"),
    "door": ("host", "port", "doors_address", "keepalive_seconds", "keepalive_missed"),
}


def as_given(arguments: Arguments, settings: Settings) -> Settings:
    door = settings.door
    port = arguments.number("port", range(MOST_PORT + 1), door.port)
    return replace(settings, door=replace(door, host=arguments.get("host", door.host), port=port))


EVERYWHERE: Final = ("", "0.0.0.0", "::")  # noqa: S104 (only compared)


def check_shared(settings: Settings) -> None:
    if settings.store.shared and not settings.store.url:
        raise UsageError("shared-no-url")
    address = parse_host_port(settings.door.doors_address)
    # The other houses are told it, and none could come to “every address”.
    if settings.store.shared and (address is None or address.host in EVERYWHERE):
        raise UsageError("shared-no-address")


def fit_file_limit(settings: Settings, warn: Callable[[str], None]) -> Settings:
    """Lowers the number of connections to what this machine has files for, with a warning."""
    door = settings.door
    room = room_for(door.connections)
    if room < door.connections:
        warn(
            f"Only {room} people can connect, not the {door.connections} of the settings: "
            "the limit on open files is too low (ulimit -Hn)."
        )
    return replace(settings, door=replace(door, connections=room))


def needing_restart(then: Settings, now: Settings) -> list[str]:
    """The changed settings that take effect only at the next start."""
    return [
        f"{section}.{name}"
        for section, names in FIXED.items()
        for name in names
        if getattr(getattr(then, section), name) != getattr(getattr(now, section), name)
    ]


def reload(
    arguments: Arguments, context: Context, running: "RunningHouse", systemd: Systemd
) -> None:
    systemd.reloading()
    read_again(arguments, context, running)
    systemd.ready(f"port {running.port}")


def read_again(arguments: Arguments, context: Context, running: "RunningHouse") -> None:
    """Applies changed settings while people are connected; a faulty file changes nothing."""

    def complain(why: str) -> None:
        running.journal.write("settings-complaint", "warning", why=why)

    try:
        settings = load(file_of(arguments), os.environ)
        if isinstance(running.server, HouseDoors):
            running.server.read_keys()
    except HouseError as error:
        complain(error_sentence(context.texts, error))
        return
    settings = fit_file_limit(as_given(arguments, settings), complain)
    running.control.change(settings)
    running.journal.addresses = settings.door.log_addresses
    running.journal.change_level(settings.door.log_level)
    running.journal.write("settings", restart=needing_restart(context.settings, settings))
    context.print("Settings reloaded.")
