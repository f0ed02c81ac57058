"""The bots of 8-28: `simple`, by which the levels are measured, and a module for each level.

`hands` has hands as numbers, for lookup tables. `past` reads rounds of offers from events,
`habits` are kinds of players, `inference` tells which kinds and hidden cards explain the offers,
`worlds` samples outcomes of the round from that. `worth` is the value of a hand, `plan` decides
whether to take a card, `declaring` which half to play for.
"""

from collections.abc import Mapping
from typing import Final

from server.bots.eight28.club import club as club
from server.bots.eight28.master import master as master
from server.bots.eight28.novice import novice as novice
from server.bots.eight28.simple import simple as simple

BUDGET: Final[Mapping[str, int]] = {"novice": 0, "club": 30, "master": 100}
"""worlds that a level imagines for an offer"""
