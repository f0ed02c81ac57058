"""Errors that people read: the code of a sentence, and its values."""

from typing import Final, Literal, get_args

from server.protocol.seat import Refusal

CommandCode = Literal["no-such-command", "missing-argument", "too-many-arguments", "only-one-of"]
FlagCode = Literal[
    "no-such-flag", "flag-of-command", "flag-needs-value", "flag-takes-no-value", "flag-twice"
]
ValueCode = Literal["not-a-number", "not-a-pair", "no-such-choice", "too-many-bots"]
FileCode = Literal["cannot-read", "cannot-write", "backup-onto-itself"]
KeyCode = Literal["settings-no-such-key", "settings-value"]
TextCode = Literal["settings-syntax", "settings-too-long"]
JsonCode = Literal["record-not-json", "record-key-twice", "record-float", "record-line-too-long"]
FieldCode = Literal["record-field", "record-missing-field", "record-no-such-event"]
HeaderCode = Literal["record-empty", "record-no-header", "record-no-such-format", "record-seats"]
PlayersCode = Literal["record-no-such-game", "record-host", "record-nonces", "record-no-such-seat"]
ProofCode = Literal["record-wrong-secret", "record-redacted", "record-deck", "record-differs"]
PlayCode = Literal["record-refused", "record-impossible", "record-cut-short", "record-after-end"]
ReadCode = Literal["no-such-record", "no-such-game-in-file", "only-seen-by", "only-seen-by-gallery"]
StoreCode = Literal["store-missing", "store-broken", "store-foreign", "store-newer", "store-older"]
UrlCode = Literal[
    "store-no-client", "store-no-url", "store-taken", "store-unusable", "store-migrates"
]
SharedCode = Literal["store-alone", "store-shared", "shared-no-url", "shared-no-address"]
LockCode = Literal["store-in-use", "store-locked", "store-other-log", "store-log-unread"]
CopyCode = Literal["copy-not-empty", "copy-differs"]
BackupCode = Literal["restore-not-empty", "archive-broken", "archive-newer", "not-a-rule"]
JoinCode = Literal["other-version", "name-refused"]
ServerCode = Literal["key-open", "key-broken", "cannot-listen"]
AdminCode = Literal[
    "admins-only",
    "bans-yourself",
    "nobody-here",
    "no-such-person",
    "cannot-merge",
    "no-game-of",
    "table-elsewhere",
    "person-elsewhere",
    "table-paused",
    "not-a-duration",
]
SocketCode = Literal["no-house", "house-gone"]
UpdateCode = Literal["store-migrates", "not-handed-over", "update-failed", "cannot-update"]
LinkCode = Literal["no-link", "link-other-house", "link-other-door", "link-refused", "house-lost"]
FarCode = Literal["no-far-link", "door-lacks-keys", "door-keys-broken", "no-doors"]
SetupCode = Literal["needs-root", "needs-systemd", "hidden-python", "not-answered", "port-taken"]
KeyLineCode = Literal["private-key", "private-key-file", "no-key", "no-host-name"]
SshdCode = Literal["sshd-port-needed", "sshd-by-socket", "sshd-other-file", "sshd-stays"]
StartCode = Literal["command-failed", "no-answer"]
RecordCode = Literal[JsonCode, FieldCode, HeaderCode, PlayersCode, ProofCode, PlayCode, ReadCode]
ArgumentCode = Literal[CommandCode, FlagCode, ValueCode]
HostCode = Literal[
    TextCode,
    KeyCode,
    StoreCode,
    UrlCode,
    SharedCode,
    LockCode,
    CopyCode,
    BackupCode,
    JoinCode,
    ServerCode,
    AdminCode,
    SocketCode,
    UpdateCode,
    LinkCode,
    FarCode,
    SetupCode,
    KeyLineCode,
    SshdCode,
    StartCode,
]
Code = Literal[ArgumentCode, FileCode, RecordCode, HostCode]
CODES: Final[tuple[Code, ...]] = get_args(Code)

Detail = str | int | Refusal | tuple[str, ...]


class HouseError(Exception):
    exit_code = 2

    def __init__(self, code: Code, **details: Detail) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details
        # Found at the same time, and told together.
        self.others: tuple[HouseError, ...] = ()


class UsageError(HouseError):
    """Why a command cannot do what it is asked: exit code 2."""


class CheckFailed(HouseError):
    """A record or a database that was checked is wrong."""

    exit_code = 1
