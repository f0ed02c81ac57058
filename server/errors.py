"""Errors that people read: the code of a sentence, and its values."""

from server.protocol.seat import Refusal

Detail = str | int | Refusal | tuple[str, ...]


class HouseError(Exception):
    """`code` names its sentence, in the catalogues or among the English ones."""

    exit_code = 2

    def __init__(self, code: str, **details: Detail) -> None:
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
