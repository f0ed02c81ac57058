"""When a bot may say something. What it says is for the face, in the language of each reader."""

from typing import Final, Literal

Moment = Literal[
    "won",
    "lost",
    "won-big",
    "hit",
    "hit-lost",
    "out",
    "tied",
    "bid-made",
    "bid-missed",
    "treasure",
    "penalty",
]
WAYS: Final = 3
"""in which each of them can be remarked on"""
