"""What a host can set: read once from a TOML file, checked key by key, then passed down."""

import re
import tomllib
from ipaddress import ip_network
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from server.errors import UsageError
from server.files import reading
from server.protocol.fields import describe
from server.protocol.seat import Value
from server.text_formats import fingerprint_of, parse_host_port

LONGEST = 1_000_000


class HouseSettings(Value, frozen=True):
    language: Literal["auto", "en", "de", "fr", "it"] = "auto"
    data: str = ""
    greeting: Annotated[str, msgspec.Meta(max_length=300, examples=["… (≤ 300)"])] = ""


class RecordSettings(Value, frozen=True):
    longest_line: Annotated[int, msgspec.Meta(ge=1024, le=1048576)] = 65536


Seconds = Annotated[int, msgspec.Meta(ge=0, le=86400)]


class TableSettings(Value, frozen=True):
    most: Annotated[int, msgspec.Meta(ge=1, le=10000)] = 500
    per_person: Annotated[int, msgspec.Meta(ge=1, le=10000)] = 3
    patience: Annotated[int, msgspec.Meta(ge=10, le=86400)] = 300
    grace: Seconds = 45
    moment: Seconds = 8
    idle_minutes: Annotated[int, msgspec.Meta(ge=1, le=1440)] = 30
    keep_hours: Annotated[int, msgspec.Meta(ge=1, le=8760)] = 72
    guest_minutes: Annotated[int, msgspec.Meta(ge=1, le=1440)] = 60


class LimitSettings(Value, frozen=True):
    visitors: Annotated[int, msgspec.Meta(ge=1, le=100000)] = 1000
    requests_per_second: Annotated[int, msgspec.Meta(ge=1, le=100000)] = 20
    sayings_per_minute: Annotated[int, msgspec.Meta(ge=1, le=10000)] = 20
    talk_kept: Annotated[int, msgspec.Meta(ge=0, le=200)] = 100
    unread: Annotated[int, msgspec.Meta(ge=50, le=100000)] = 500


Pace = Annotated[int, msgspec.Meta(ge=0, le=60000)]


class BotSettings(Value, frozen=True):
    workers: Annotated[int, msgspec.Meta(ge=0, le=64)] = 1
    budget_ms: Annotated[int, msgspec.Meta(ge=10, le=60000)] = 2000
    slowest_ms: Pace = 3000
    quickest_ms: Pace = 900


def _is_network(written: str) -> bool:
    try:
        return bool(ip_network(written, strict=False))
    except ValueError:
        return False


Host = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^[A-Za-z0-9._:-]{0,253}$", examples=["127.0.0.1", "::", "localhost", "…"]
    ),
]
Spot = Annotated[
    str,
    msgspec.Meta(
        examples=["game.host", "game.host:22", "192.0.2.7", "…"],
        extra={"is": lambda written: not written or parse_host_port(written)},
    ),
]
Key = Annotated[
    str,
    msgspec.Meta(examples=["SHA256:…", "ssh-ed25519 AAAA…"], extra={"is": fingerprint_of}),
]
Network = Annotated[
    str, msgspec.Meta(examples=["192.0.2.7", "2001:db8::/32", "…"], extra={"is": _is_network})
]


class DoorSettings(Value, frozen=True):
    host: Host = ""
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 2222
    name: Spot = ""
    connections: Annotated[int, msgspec.Meta(ge=1, le=100000)] = 600
    connections_per_address: Annotated[int, msgspec.Meta(ge=1, le=100000)] = 40
    arrivals_per_minute: Annotated[int, msgspec.Meta(ge=1, le=100000)] = 120
    logins: Annotated[int, msgspec.Meta(ge=1, le=100000)] = 300
    logins_per_address: Annotated[int, msgspec.Meta(ge=1, le=100000)] = 20
    login_seconds: Annotated[int, msgspec.Meta(ge=5, le=600)] = 30
    keepalive_seconds: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 30
    keepalive_missed: Annotated[int, msgspec.Meta(ge=1, le=100)] = 3
    idle_minutes: Annotated[int, msgspec.Meta(ge=0, le=10080)] = 240
    sessions: Annotated[int, msgspec.Meta(ge=1, le=100)] = 5
    starts_at_once: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 4
    commands_per_minute: Annotated[int, msgspec.Meta(ge=1, le=10000)] = 60
    log_addresses: Literal["no", "network", "full"] = "network"
    admins: tuple[Key, ...] = ()
    invite_only: bool = False
    allow_keys: tuple[Key, ...] = ()
    ban_keys: tuple[Key, ...] = ()
    allow_addresses: tuple[Network, ...] = ()
    ban_addresses: tuple[Network, ...] = ()


class Settings(Value, frozen=True):
    house: HouseSettings = HouseSettings()
    records: RecordSettings = RecordSettings()
    tables: TableSettings = TableSettings()
    limits: LimitSettings = LimitSettings()
    bots: BotSettings = BotSettings()
    door: DoorSettings = DoorSettings()


class Current:
    """The settings as they are at this moment: they may be read again while people play."""

    def __init__(self, settings: Settings) -> None:
        self.change(settings)

    def change(self, settings: Settings) -> None:
        self.house = settings.house
        self.records = settings.records
        self.tables = settings.tables
        self.limits = settings.limits
        self.bots = settings.bots
        self.door = settings.door


def load(file: str) -> Settings:
    with reading(file) as stream:
        text = stream.read(LONGEST + 1)
    if len(text) > LONGEST:
        raise UsageError("settings-too-long", file=file, most=LONGEST)
    try:
        tables = tomllib.loads(text.decode())
    except (ValueError, RecursionError) as error:
        raise UsageError("settings-syntax", file=file, line=line_of(error, text)) from error
    sections = get_type_hints(Settings)
    _check_keys(file, "", tables, sections)
    found: dict[str, Any] = {key: _section(file, key, tables[key], sections[key]) for key in tables}
    return Settings(**found)


def _section(file: str, path: str, table: Any, struct: type[Value]) -> Value:
    if not isinstance(table, dict):
        raise UsageError(
            "settings-value", file=file, key=path, value=spelled(table), allowed=f"[{path}]"
        )
    kinds = get_type_hints(struct, include_extras=True)
    _check_keys(file, f"{path}.", table, kinds)
    found: dict[str, Any] = {}
    for key, value in table.items():
        try:
            found[key] = _read(value, kinds[key])
        except msgspec.ValidationError as error:
            raise UsageError(
                "settings-value",
                file=file,
                key=f"{path}.{key}",
                value=spelled(value),
                allowed=describe(kinds[key]),
            ) from error
    return struct(**found)


def _read(value: Any, kind: Any) -> Any:
    if get_origin(kind) is tuple and isinstance(value, list):
        return tuple(_read(each, get_args(kind)[0]) for each in value)
    read = msgspec.convert(value, kind)
    if get_origin(kind) is Annotated:
        is_allowed = (get_args(kind)[1].extra or {}).get("is")
        if is_allowed and not is_allowed(read):
            raise msgspec.ValidationError
    return read


def _check_keys(file: str, path: str, table: dict[str, Any], known: dict[str, Any]) -> None:
    for key in table:
        if key not in known:
            raise UsageError(
                "settings-no-such-key", file=file, key=f"{path}{key}", allowed=tuple(sorted(known))
            )


def spelled(value: object) -> str:
    if isinstance(value, str):
        return value
    try:
        return msgspec.json.encode(value).decode()
    except (ValueError, OverflowError):
        return "…"


def line_of(error: Exception, text: bytes) -> int:
    """Where the text stops being TOML: its last line, if the reader of TOML names none."""
    named = re.search(r"at line (\d+)", str(error))
    if named:
        return int(named[1])
    upto = text[: error.start] if isinstance(error, UnicodeDecodeError) else text
    return upto.count(b"\n") + 1
