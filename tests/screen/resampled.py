"""Whole games played again with every card in another place that a seat cannot have seen, now or in
any round before."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from server.engine.eight28 import state as eight28
from server.engine.game import Step
from server.engine.schatzsuche import state as schatzsuche
from server.protocol.seat import Deal, Move, Viewer, name_of
from tests.laws.tables import Table
from tests.laws.test_blindness import LastDeal, cards_of, other_deals, unseen_places
from tests.playing import PlayedMove, apply_all, play_out

Moves = tuple[tuple[Viewer, Move], ...]


class Course(NamedTuple):
    """A game up to some moment: its moves with the deals among them."""

    table: Table
    moves: Moves

    def step(self, first: int = 0, last: int | None = None) -> Step[Any]:
        """The state and the events after the moves between."""
        game, players, options = self.table
        start = game.start(players, options)
        before = apply_all(game, start, self.moves[:first])
        assert before is not None
        step = apply_all(game, before.state, self.moves[first:last])
        assert step is not None
        return step


def played(table: Table, seed: int) -> list[PlayedMove]:
    return list(play_out(table.game, table.players, table.options, Random(seed)))


def course(table: Table, moves: list[PlayedMove]) -> Course:
    return Course(table, tuple((each.seat, each.move) for each in moves))


def rounds(moves: list[PlayedMove]) -> Iterator[tuple[int, LastDeal, Any]]:
    """Each deal of a pack: where it is among the moves, what was made of it, and the state at the
    last decision before the next one."""
    starts = [at for at, each in enumerate(moves) if isinstance(each.move, Deal)]
    for at, end in zip(starts, [*starts[1:], len(moves)], strict=True):
        deal, since = moves[at], moves[at + 1 : end]
        deck = [each for each in deal.step.events if name_of(each) == "deck"]
        if deck and isinstance(deal.move, Deal):
            made = tuple((each.seat, each.move) for each in since)
            decided = since[-1].before if since else deal.step.state
            yield at, LastDeal(deal.before, deal.move, cards_of(deck[0]), made), decided


def left_over(deals: LastDeal, state: Any) -> list[int]:
    """Where in the deck the cards lie that were never turned up, after the last decision of a
    round, by which somebody may have taken one. In Farbstich all are played."""
    match now := state.now:
        case eight28.Offering():
            return list(range(now.top + 1, len(deals.deck)))
        case eight28.Declaring():
            return list(range(len(deals.deck) - now.pile, len(deals.deck)))
        case schatzsuche.Bidding() | schatzsuche.Playing() | schatzsuche.Closing():
            golden = int(now.board.golden is not None)
            return list(range(golden + 3 * state.round + 1, len(deals.deck)))
    return []


def others(table: Table, moves: list[PlayedMove], seat: Viewer, dice: Random) -> Iterator[Course]:
    """One in which all the earlier rounds were dealt differently, and this one too, if it is still
    going on."""
    real, is_over = course(table, moves), table.game.result(moves[-1].step.state) is not None
    parts = list(rounds(moves))
    changed = dict[int, Deal]()
    for number, (at, deals, state) in enumerate(parts, 1):
        if number == len(parts) and not is_over:
            places = unseen_places(deals, moves[-1].step.state, seat)
            for deal in islice(other_deals(table.game, deals, places, dice), 1):
                changed[at] = deal
        else:
            changed[at] = shuffled(deals, left_over(deals, state), dice)
    other = tuple((who, changed.get(at, move)) for at, (who, move) in enumerate(real.moves))
    if other != real.moves:
        yield Course(table, other)


def shuffled(deals: LastDeal, places: list[int], dice: Random) -> Deal:
    order = list(deals.deal.order)
    values = [order[at] for at in places]
    dice.shuffle(values)
    for at, value in zip(places, values, strict=True):
        order[at] = value
    return Deal(tuple(order))
