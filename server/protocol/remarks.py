"""The moments at which bots comment on a game. Faces choose the words, in their language."""

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
TEXTS_PER_MOMENT: Final = 3
