"""What went wrong inside an app, without what it was about: locals and messages hold cards."""

from traceback import extract_tb
from typing import NamedTuple

DEEPEST = 20


class Crash(NamedTuple):
    kind: str
    where: tuple[str, ...]
    """The innermost last, as module:line function."""


def crash_of(error: BaseException) -> Crash:
    first = cause(error)
    where = tuple(
        f"{frame.filename}:{frame.lineno} {frame.name}" for frame in extract_tb(first.__traceback__)
    )
    kind = f"{type(first).__module__}.{type(first).__qualname__}"
    return Crash(kind, where[-DEEPEST:])


def cause(error: BaseException) -> BaseException:
    """Textual wraps what happened in a callback or a worker."""
    seen = {id(error)}
    while (inner := inside(error)) is not None and id(inner) not in seen:
        seen.add(id(inner))
        error = inner
    return error


def inside(error: BaseException) -> BaseException | None:
    wrapped = getattr(error, "error", None)
    if isinstance(wrapped, BaseException):
        return wrapped
    return error.__cause__ or error.__context__
