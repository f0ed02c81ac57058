"""The settings of a host."""

from collections.abc import Callable, Mapping
from ipaddress import ip_network
from typing import Annotated, Final, Literal

import msgspec

from server.protocol.lobby import Language
from server.protocol.seat import Value
from server.text_formats import fingerprint_of, parse_host_port


class Section(Value, frozen=True, forbid_unknown_fields=True):
    """A table of the settings file. The constraints of its types are the values allowed."""


# 0 is never.
Days = Annotated[int, msgspec.Meta(ge=0, le=36500)]


Folder = Annotated[
    str, msgspec.Meta(pattern=r"^[^\x00-\x1f\x7f]*$", examples=["/srv/kartenhaus", "…"])
]


class HouseSettings(Section, frozen=True):
    language: Literal["auto", Language] = "auto"
    data: Folder = ""
    backups: Folder = ""
    forget_days: Days = 90
    forget_players_days: Days = 1095
    greeting: Annotated[str, msgspec.Meta(max_length=300, examples=["… (≤ 300)"])] = ""


class RecordSettings(Section, frozen=True):
    longest_line: Annotated[int, msgspec.Meta(ge=1024, le=1048576)] = 65536
    workers: Annotated[int, msgspec.Meta(ge=0, le=64)] = 1
    keep_days: Days = 0


Url = Annotated[
    str,
    msgspec.Meta(pattern=r"^(postgres(ql)?://.*)?$", examples=["postgresql://user@host/name"]),
]


class StoreSettings(Section, frozen=True):
    url: Url = ""
    shared: bool = False


Seconds = Annotated[int, msgspec.Meta(ge=0, le=86400)]


class TableSettings(Section, frozen=True):
    most: Annotated[int, msgspec.Meta(ge=1, le=10000)] = 500
    per_person: Annotated[int, msgspec.Meta(ge=1, le=10000)] = 3
    patience: Annotated[int, msgspec.Meta(ge=10, le=86400)] = 300
    grace: Seconds = 45
    moment: Seconds = 8
    idle_minutes: Annotated[int, msgspec.Meta(ge=1, le=1440)] = 30
    keep_hours: Annotated[int, msgspec.Meta(ge=1, le=8760)] = 72
    guest_minutes: Annotated[int, msgspec.Meta(ge=1, le=1440)] = 60


class LimitSettings(Section, frozen=True):
    visitors: Annotated[int, msgspec.Meta(ge=1, le=100000)] = 1000
    requests_per_second: Annotated[int, msgspec.Meta(ge=1, le=100000)] = 20
    sayings_per_minute: Annotated[int, msgspec.Meta(ge=1, le=10000)] = 20
    talk_kept: Annotated[int, msgspec.Meta(ge=0, le=200)] = 100
    unread: Annotated[int, msgspec.Meta(ge=50, le=100000)] = 500
    memory_mb: Annotated[int, msgspec.Meta(ge=0, le=1000000)] = 0


Most = Annotated[int, msgspec.Meta(ge=1, le=100000)]


class HouseholdSettings(Section, frozen=True):
    connections: Most = 60
    logins: Most = 40
    sessions: Most = 100
    bot_tables: Most = 3
    arrivals_per_minute: Most = 120
    commands_per_minute: Most = 60
    screens_per_minute: Most = 60
    input_per_second: Most = 200
    requests_per_second: Most = 100
    sayings_per_minute: Most = 120
    tables_per_hour: Most = 240
    new_keys_per_day: Most = 40
    wrong_codes_per_minute: Most = 10
    proofs_per_minute: Most = 30
    records_per_minute: Most = 120


Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]
Pace = Annotated[int, msgspec.Meta(ge=0, le=60000)]


class BotSettings(Section, frozen=True):
    workers: Annotated[int, msgspec.Meta(ge=0, le=64)] = 1
    budget_ms: Annotated[int, msgspec.Meta(ge=10, le=60000)] = 2000
    slowest_ms: Pace = 3000
    quickest_ms: Pace = 900


class MetricsSettings(Section, frozen=True):
    socket: bool = False
    port: Port = 0


Host = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^[A-Za-z0-9._:-]{0,253}$", examples=["127.0.0.1", "::", "localhost", "…"]
    ),
]
PublicName = Annotated[str, msgspec.Meta(examples=["game.host", "game.host:22", "192.0.2.7", "…"])]
DoorsAddress = Annotated[str, msgspec.Meta(examples=["192.0.2.7:2224", "[2001:db8::7]:2224", "…"])]
Key = Annotated[str, msgspec.Meta(examples=["SHA256:…", "ssh-ed25519 AAAA…"])]
Network = Annotated[str, msgspec.Meta(examples=["192.0.2.7", "2001:db8::/32", "…"])]


class DoorSettings(Section, frozen=True):
    host: Host = ""
    port: Port = 2222
    name: PublicName = ""
    doors_address: DoorsAddress = ""
    connections: Annotated[int, msgspec.Meta(ge=1, le=100000)] = 600
    logins: Annotated[int, msgspec.Meta(ge=1, le=100000)] = 300
    login_seconds: Annotated[int, msgspec.Meta(ge=5, le=600)] = 30
    keepalive_seconds: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 30
    keepalive_missed: Annotated[int, msgspec.Meta(ge=1, le=100)] = 3
    old_hours: Annotated[int, msgspec.Meta(ge=0, le=720)] = 12
    away_seconds: Annotated[int, msgspec.Meta(ge=0, le=86400)] = 60
    idle_minutes: Annotated[int, msgspec.Meta(ge=0, le=10080)] = 240
    sessions: Annotated[int, msgspec.Meta(ge=1, le=100)] = 5
    starts_at_once: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    log_addresses: Literal["no", "network", "full"] = "network"
    log_level: Literal["info", "warning", "error"] = "info"
    admins: tuple[Key, ...] = ()
    invite_only: bool = False
    allow_keys: tuple[Key, ...] = ()
    ban_keys: tuple[Key, ...] = ()
    allow_addresses: tuple[Network, ...] = ()
    ban_addresses: tuple[Network, ...] = ()
    trusted_proxies: tuple[Network, ...] = ()


class Settings(Section, frozen=True):
    house: HouseSettings = HouseSettings()
    store: StoreSettings = StoreSettings()
    records: RecordSettings = RecordSettings()
    tables: TableSettings = TableSettings()
    limits: LimitSettings = LimitSettings()
    household: HouseholdSettings = HouseholdSettings()
    bots: BotSettings = BotSettings()
    door: DoorSettings = DoorSettings()
    metrics: MetricsSettings = MetricsSettings()


def most_people(settings: Settings) -> int:
    """At screens, at once."""
    return min(settings.limits.visitors, settings.door.connections)


def _has_port(text: str) -> bool:
    found = parse_host_port(text)
    return found is not None and found.port is not None


def _is_network(text: str) -> bool:
    try:
        return bool(ip_network(text, strict=False))
    except ValueError:
        return False


# Keys of [door] whose texts have a form that no pattern of msgspec can describe.
FORMS: Final[Mapping[str, Callable[[str], object]]] = {
    "name": lambda text: not text or parse_host_port(text),
    "doors_address": lambda text: not text or _has_port(text),
    "admins": fingerprint_of,
    "allow_keys": fingerprint_of,
    "ban_keys": fingerprint_of,
    "allow_addresses": _is_network,
    "ban_addresses": _is_network,
    "trusted_proxies": _is_network,
}
