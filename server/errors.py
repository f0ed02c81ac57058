"""Errors that people read: a code of a sentence in the catalogues, and its values."""

from typing import Final, Literal, get_args

from server.protocol.seat import Refusal

Code = Literal[
    "no-such-command",
    "no-such-flag",
    "flag-needs-value",
    "flag-takes-no-value",
    "flag-twice",
    "missing-argument",
    "too-many-arguments",
    "not-a-number",
    "no-such-choice",
    "too-many-bots",
    "not-a-pair",
    "only-one-of",
    "cannot-read",
    "cannot-write",
    "no-such-game-in-file",
    "only-seen-by",
    "only-seen-by-gallery",
    "settings-syntax",
    "settings-too-long",
    "settings-no-such-key",
    "settings-value",
    "record-empty",
    "record-not-json",
    "record-key-twice",
    "record-float",
    "record-line-too-long",
    "record-no-header",
    "record-no-such-format",
    "record-field",
    "record-missing-field",
    "record-no-such-game",
    "record-seats",
    "record-host",
    "record-nonces",
    "record-wrong-secret",
    "record-redacted",
    "record-no-such-event",
    "record-no-such-seat",
    "record-deck",
    "record-differs",
    "record-refused",
    "record-impossible",
    "record-cut-short",
    "record-after-end",
    "store-missing",
    "store-broken",
    "store-foreign",
    "store-newer",
    "store-in-use",
    "store-locked",
    "no-such-record",
    "admins-only",
    "bans-yourself",
    "nobody-here",
    "backup-onto-itself",
    "key-open",
    "key-broken",
    "cannot-listen",
]
CODES: Final[tuple[Code, ...]] = get_args(Code)

Detail = str | int | Refusal | tuple[str, ...]


class HouseError(Exception):
    exit_code = 2

    def __init__(self, code: Code, **details: Detail) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details


class UsageError(HouseError):
    """The request itself is wrong: a flag, a file, a setting."""


class CheckFailed(HouseError):
    """A record or a database that was checked is wrong."""

    exit_code = 1
