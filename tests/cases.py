"""Tests that go through many cases of one sentence: the error of a loop names the failing case."""

import inspect
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import update_wrapper
from typing import Any

Test = Callable[..., None]


@contextmanager
def case(of: object) -> Iterator[None]:
    """Names the failing case at the end of the error."""
    try:
        yield
    except BaseException as error:
        error.add_note(f"in the case of {of}")
        raise


def signed(loop: Test, test: Test, **renamed: str | None) -> Test:
    """`loop` in the place of `test`, as pytest sees it: arguments are renamed, or taken out."""
    parameters = inspect.signature(test).parameters.values()
    update_wrapper(loop, test).__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [
            each.replace(name=name)
            for each in parameters
            if (name := renamed.get(each.name, each.name)) is not None
        ]
    )
    return loop


def for_each(names: str | Sequence[str], values: Iterable[Any]) -> Callable[[Test], Test]:
    """Like `pytest.mark.parametrize`, but all cases are one test.

    For cases that nobody would run alone: sizes, languages, tables. Fixtures are shared by the
    cases.
    """
    taken = (names,) if isinstance(names, str) else tuple(names)
    cases = [(value,) if isinstance(names, str) else value for value in values]

    def decorated(test: Test) -> Test:
        def loop(**others: Any) -> None:
            for values in cases:
                given = dict(zip(taken, values, strict=True))
                with case(given):
                    test(**given, **others)

        return signed(loop, test, **dict.fromkeys(taken))

    return decorated
