"""Cards that cover each other, each with its value seen."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

LEAST_STEP: Final = 3
"""columns in which every value is seen, with the edge of its card"""


def fan(values: Sequence[int], room: int, most: int) -> list[int]:
    """Where the cards begin. They are at most `most` columns apart, and the last one begins within
    `room`, unless that covers a value."""
    step = min(most, room // max(1, len(values) - 1))
    columns = (max(step, LEAST_STEP if value > 9 else LEAST_STEP - 1) for value in values[:-1])
    return [*accumulate(columns, initial=0)]
