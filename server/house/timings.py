"""Callbacks for times that a host may measure while the house runs."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass
class Timings:
    """Each is called with seconds: from a key to the next frame, and from a move to when all have
    been told of it."""

    key_to_paint: Callable[[float], object] = lambda seconds: None
    move: Callable[[float], object] = lambda seconds: None
