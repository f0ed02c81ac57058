"""What every table is handed by the house."""

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple

from server.engine.game import AnyGame
from server.house.botpool.pool import BotPool
from server.house.clock import Clock
from server.house.lobby.session import Session
from server.protocol.notices import Notice
from server.protocol.seat import Move, Refusal
from server.settings import LiveSettings
from server.store.client import Store


class Services(NamedTuple):
    """`draw` gives secret bytes; `dice` are for bots and for how long automatic moves take."""

    games: Mapping[str, AnyGame]
    readers: Mapping[str, Callable[[bytes], Move | Refusal]]
    settings: LiveSettings
    clock: Clock
    store: Store
    thinker: BotPool
    draw: Callable[[int], bytes]
    dice: Random
    post: Callable[[Notice], None]
    """tells all who are in the lobby"""
    show_lobby: Callable[[Session], None]
    """to somebody who is there again"""
    moved: Callable[[Session], None]
    """tells those in the lobby at which table somebody is"""
    is_guest: Callable[[int], bool]

    closes: Callable[[], bool]
    """whether no more games begin"""
    took: Callable[[float], None]
    """learns how many seconds each thing took, from a table's inbox to the last mailbox"""

    def pace(self) -> float:
        """How many seconds pass before somebody who is no person decides."""
        bots = self.settings.bots
        return self.dice.uniform(bots.quickest_ms, bots.slowest_ms) / 1000
