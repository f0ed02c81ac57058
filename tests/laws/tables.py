"""The tables of the tests: each game with each number of seats and all options."""

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Any, NamedTuple

import pytest
from _pytest.mark.structures import ParameterSet

from server.engine import GAMES
from server.engine.game import AnyGame
from server.protocol.fields import choices
from server.protocol.seat import Options
from tests.cases import Test, case, signed
from tests.laws.fourth_game import HIGH_CARD

ALL_GAMES = (*GAMES.values(), HIGH_CARD)


class Table(NamedTuple):
    game: AnyGame
    players: int
    options: Options

    def __str__(self) -> str:
        spelled = (
            f"{field}={getattr(self.options, field)}" for field in self.options.__struct_fields__
        )
        return "-".join((self.game.name, str(self.players), *spelled))


def all_tables() -> Iterator[Table]:
    for game in ALL_GAMES:
        known = choices(game.options)
        for players in game.seats:
            for values in product(*(each.values() for each in known.values())):
                options = game.options(**dict(zip(known, values, strict=True)))
                yield Table(game, players, options)


def plain_tables() -> Iterator[Table]:
    """Tables with at most one option other than its default."""
    for table in all_tables():
        defaults = table.game.options()
        other = [
            f
            for f in defaults.__struct_fields__
            if getattr(table.options, f) != getattr(defaults, f)
        ]
        if len(other) <= 1:
            yield table


def each(tables: Iterable[Table]) -> list[ParameterSet]:
    return [pytest.param(table, id=str(table)) for table in tables]


def at_each(tables: Iterable[Table]) -> Callable[[Test], Test]:
    """Makes a test of one table a test of each game, which goes through these tables of it."""
    at_hand = tuple(tables)
    games = list(dict.fromkeys(table.game for table in at_hand))

    def decorated(test: Test) -> Test:
        def loop(game: AnyGame, **others: Any) -> None:
            for table in at_hand:
                if table.game is game:
                    with case(table):
                        test(table=table, **others)

        at_games = pytest.mark.parametrize("game", games, ids=lambda game: game.name)
        parametrized: Test = at_games(signed(loop, test, table="game"))
        return parametrized

    return decorated
