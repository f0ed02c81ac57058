"""What every game's board is, for the place that shows it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from server.protocol.lobby import Motion
from server.protocol.requests import Request
from tui.drawing import Block, Row
from tui.places.place import Choice, Look
from tui.plain.games import Seen


def no_choices(look: Look, seen: Seen) -> list[Choice]:
    return []


def no_requests(seen: Seen, does: str) -> Sequence[Request]:
    return ()


@dataclass(frozen=True)
class Board:
    """`draw` makes a block of exactly the size of the look. `requests` is what a choice asks of
    the house. `score` is the sheet, as a picture of its own."""

    draw: Callable[[Look, Seen], Block]
    choices: Callable[[Look, Seen], list[Choice]] = no_choices
    requests: Callable[[Seen, str], Sequence[Request]] = no_requests
    score: Callable[[Look, Seen], Block] | None = None
    hidden: Callable[[Look, Any], Row] = lambda look, view: ()
    """what only the owner of a view has seen of the cards, to be shown when a game is over"""
    laid_open: Callable[[Any, Sequence[Any]], Any] | None = None
    """a view with what everybody had, each card in its place; without it, that is listed beside"""
    recapped: Callable[[Seen], object] = lambda seen: None
    """what has just ended and is worth to be shown once more, like a round; None is nothing"""
    recap_steps: Callable[[Seen], int] = lambda seen: 0
    recap_fits: Callable[[Seen], bool] = lambda seen: True
    """whether there is room for it now"""
    recap_yields: Callable[[Look, Seen], bool] = lambda look, seen: False
    """whether it makes room, until one has moved, for what one has to know now"""
    recap_hushes: bool = False
    """whether the log waits until it has told what happened"""
    wants_past: Callable[[Look, Seen], bool] = lambda look, seen: False
    """whether the score sheet needs to know more of what happened"""
    costly: Callable[[Look, Seen, str], str] = lambda look, seen, does: ""
    """a question to be answered first, if the choice costs something"""
    opens: Callable[[Seen, str], bool] = lambda seen, does: False
    """whether the choice only leads to others, as `look.picked`, and can be made now"""
    points_at_first: bool = True
    """whether Enter means something before one has pointed at anything; where all answers are
    there again and again, it would be pressed once too often"""
    across: Callable[[Look, Seen], int] = lambda look, seen: 1
    """how many of what can be pointed at stand in a row, if there are several rows"""
    finale: Callable[[Look, Seen], Block] | None = None
    """how a game has ended, as far as `look.recap` says"""
    finale_steps: Callable[[Seen, Motion], Sequence[int]] = lambda seen, motion: ()
    keepsake: Callable[[Look, Seen], Block] = lambda look, seen: []
    """what is to be seen of that afterwards, too"""
