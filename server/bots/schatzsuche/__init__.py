"""The bots of Schatzsuche.

`pack` has hands as bits, `knowledge` is what a seat knows of the round, `plays` is what was
played. `estimate` judges a hand, `opponents` judges the other players, `worlds` and
`likely` deal the unseen cards, `playout` plays such a deal to its end, `search` compares choices by
their `win_chance`. `golden` guesses the golden card, `markers` watches them when turned by hand.
`strategy` puts together what a level does; `novice` and `simple` do without worlds.
"""

from collections.abc import Mapping
from functools import partial
from typing import Final

from server.bots.schatzsuche.golden import any_guess, best_guess
from server.bots.schatzsuche.likely import likely_worlds
from server.bots.schatzsuche.novice import choose_bid, choose_card
from server.bots.schatzsuche.search import best_bid, best_card
from server.bots.schatzsuche.simple import simple as simple
from server.bots.schatzsuche.strategy import Strategy, act
from server.bots.schatzsuche.worlds import imagine

# Worlds that a level imagines for a bid or a card.
BUDGET: Final[Mapping[str, int]] = {"novice": 0, "club": 12, "master": 240}

novice: Final = partial(
    act, Strategy(any_guess, choose_bid, choose_card, watchful=0.1, forgetful=0.06)
)
club: Final = partial(
    act, Strategy(any_guess, partial(best_bid, imagine), partial(best_card, imagine), watchful=0.5)
)
master: Final = partial(
    act, Strategy(best_guess, partial(best_bid, likely_worlds), partial(best_card, likely_worlds))
)
