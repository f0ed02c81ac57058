"""The classes of window sizes, for each of which a screen has its own plan."""

from typing import Literal

SizeClass = Literal["phone", "narrow", "normal", "wide"]


def size_class(width: int, height: int) -> SizeClass:
    """Both sides count: a wide window of few rows has no room for large cards."""
    if width < 60 or height < 23:
        return "phone"
    if width < 100 or height < 34:
        return "narrow"
    return "wide" if width >= 160 and height >= 45 else "normal"
