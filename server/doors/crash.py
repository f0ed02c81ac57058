"""The kind and place of an error."""

from traceback import extract_tb
from typing import NamedTuple

# The innermost frames say enough, and a recursion would fill the log.
DEEPEST = 20


# Without messages and locals, which may contain cards.
class Crash(NamedTuple):
    kind: str
    # Module:line function, the innermost last.
    where: tuple[str, ...]


def crash_of(error: BaseException) -> Crash:
    first = first_cause(error)
    where = tuple(
        f"{frame.filename}:{frame.lineno} {frame.name}" for frame in extract_tb(first.__traceback__)
    )
    kind = f"{type(first).__module__}.{type(first).__qualname__}"
    return Crash(kind, where[-DEEPEST:])


def first_cause(error: BaseException) -> BaseException:
    seen = {id(error)}
    while (inner := cause(error)) is not None and id(inner) not in seen:
        seen.add(id(inner))
        error = inner
    return error


def cause(error: BaseException) -> BaseException | None:
    # Textual wraps the errors of workers in an error with this attribute.
    wrapped = getattr(error, "error", None)
    if isinstance(wrapped, BaseException):
        return wrapped
    return error.__cause__ or error.__context__
