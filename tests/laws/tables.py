"""Every table that the laws are tried at: each game with each number of seats and all options."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import pytest
from _pytest.mark.structures import ParameterSet

from server.engine import GAMES
from server.engine.game import AnyGame
from server.protocol.fields import choices
from server.protocol.seat import Options
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
    """Only the options that games have by themselves, and each of the others alone."""
    for table in all_tables():
        defaults = table.game.options()
        other = [
            f
            for f in defaults.__struct_fields__
            if getattr(table.options, f) != getattr(defaults, f)
        ]
        if len(other) <= 1:
            yield table


def each(tables: Iterator[Table]) -> list[ParameterSet]:
    return [pytest.param(table, id=str(table)) for table in tables]
