"""The bots of 8-28: a simple one to measure by, and three levels.

`hands` are numbers, so that tables can tell all of them. `past` is what was seen, `habits` and
`guesses` are what it says of the others, `worlds` what may come of it. `worth` is what a hand wins,
`plan` whether to take, `declaring` which half to play for.
"""

from collections.abc import Mapping
from typing import Final

from server.bots.eight28.club import club as club
from server.bots.eight28.master import master as master
from server.bots.eight28.novice import novice as novice
from server.bots.eight28.simple import simple as simple

BUDGET: Final[Mapping[str, int]] = {"novice": 0, "club": 30, "master": 100}
"""How many worlds a level imagines for an offer."""
