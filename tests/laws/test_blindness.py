"""Nothing that a seat receives depends on cards that it has not seen.

At every decision the unseen cards are dealt in other places and the same moves are made: view,
events, legal moves and refusals must be the same bytes. In assisted Schatzsuche, where the rules
bind players to their cards, only deals count in which all these moves were legal.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace as variant
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from server.engine import GAMES
from server.engine.eight28 import state as eight28
from server.engine.farbstich import state as farbstich
from server.engine.game import AnyGame, Step, clockwise
from server.engine.schatzsuche import state as schatzsuche
from server.protocol.seat import Deal, Move, Refusal, Turn, Viewer, name_of, replace
from tests.laws.tables import Table, each, plain_tables
from tests.playing import apply_all, play_out

SWAPS = 6


class LastDeal(NamedTuple):
    """The last deal of a game: the state before it, its deck, and the moves since."""

    before: Any
    deal: Deal
    deck: tuple[str, ...]
    moves: tuple[tuple[Viewer, Move], ...]


def all_decisions(table: Table, seed: int) -> Iterator[tuple[LastDeal, Any]]:
    """All states of a random game in which a seat is in turn, with their last deal."""
    last = None
    for played in play_out(table.game, table.players, table.options, Random(seed)):
        if isinstance(played.move, Deal):
            deck = [event for event in played.step.events if name_of(event) == "deck"]
            cards = cards_of(deck[0]) if deck else ()
            last = LastDeal(played.before, played.move, cards, ())
        elif last:
            last = last._replace(moves=(*last.moves, (played.seat, played.move)))
        if last and last.deck and isinstance(table.game.waiting(played.step.state), Turn):
            yield last, played.step.state


def cards_of(event: Any) -> tuple[str, ...]:
    return tuple(event.cards)


def unseen_places(deals: LastDeal, state: Any, seat: Viewer) -> list[int]:
    """The indexes in the deck of the cards that this seat has not seen."""
    deck, now = deals.deck, state.now
    match now:
        case eight28.Offering():
            around = clockwise(deals.before.now.giver + 1, state.players)
            holes = [at for at, owner in enumerate(around) if owner != seat]
            return [*holes, *range(now.top, len(deck))]
        case eight28.Declaring():
            return list(range(len(deck) - now.pile, len(deck)))
        case farbstich.Playing() | farbstich.Collecting():
            return [deck.index(card) for card in held_by_others(now.board.hands, seat)]
        case schatzsuche.Guessing():
            return list(range(3 * (state.round - 1) + 1, len(deck)))
        case schatzsuche.Bidding() | schatzsuche.Playing() | schatzsuche.Closing():
            golden = int(now.board.golden is not None)
            rest = range(golden + 3 * state.round + 1, len(deck))
            held = [deck.index(card) for card in held_by_others(now.board.hands, seat)]
            return [*range(golden), *held, *rest]
    raise AssertionError(f"no seat is in turn at {now}")


def held_by_others(hands: tuple[tuple[str, ...], ...], seat: Viewer) -> list[str]:
    return [card for owner, hand in enumerate(hands) if owner != seat for card in hand]


def other_deals(game: AnyGame, deals: LastDeal, places: list[int], dice: Random) -> Iterator[Deal]:
    return (deal for deal, _ in redealt(game, deals, places, dice))


def redealt(
    game: AnyGame, deals: LastDeal, places: list[int], dice: Random
) -> Iterator[tuple[Deal, Step[Any]]]:
    """Deals with the unseen cards in other places: all at once or, if the moves made since are not
    legal then, by single swaps."""
    order = list(deals.deal.order)
    values = [order[at] for at in places]
    dice.shuffle(values)
    for at, value in zip(places, values, strict=True):
        order[at] = value
    deal = Deal(tuple(order))
    if step := apply_with_deal(game, deals, deal):
        yield deal, step
        return
    order = list(deals.deal.order)
    for _ in range(SWAPS):
        one, two = dice.sample(places, 2)
        order[one], order[two] = order[two], order[one]
        deal = Deal(tuple(order))
        if step := apply_with_deal(game, deals, deal):
            yield deal, step
        else:
            order[one], order[two] = order[two], order[one]


def apply_with_deal(game: AnyGame, deals: LastDeal, deal: Deal) -> Step[Any] | None:
    return apply_all(game, deals.before, [(None, deal), *deals.moves])


@cache
def all_moves(game: AnyGame) -> tuple[Move, ...]:
    """All moves that can be legal in a game."""
    options = game.options(markers="by_hand") if game.name == "schatzsuche" else game.options()
    seen: dict[Move, None] = {}
    for played in play_out(game, game.seats[-1], options, Random(1)):
        for seat in range(game.seats[-1]):
            seen |= dict.fromkeys(game.legal(played.before, seat))
    return tuple(seen)


def everything_sent_to(game: AnyGame, seat: Viewer, step: Step[Any]) -> bytes:
    """View, events, legal moves, and the refusals of all other moves."""
    events = [game.event_for(event, seat) for event in step.events]
    legal = () if seat is None else game.legal(step.state, seat)
    others = [move for move in all_moves(game) if move not in legal] if seat is not None else []
    refusals = [game.apply(step.state, seat, move) for move in others]
    assert all(isinstance(refusal, Refusal) for refusal in refusals)
    return msgspec.json.encode((game.view(step.state, seat), events, legal, refusals))


def check_blindness(table: Table, seed: int) -> Counter[str]:
    """By phase, how many different deals looked the same, and how many were tried."""
    game, dice, counts = table.game, Random(seed), Counter[str]()
    for deals, state in all_decisions(table, seed):
        real = apply_with_deal(game, deals, deals.deal)
        assert real
        assert real.state == state
        for seat in (None, *range(table.players)):
            sight = everything_sent_to(game, seat, real)
            for deal, other in redealt(game, deals, unseen_places(deals, state, seat), dice):
                assert everything_sent_to(game, seat, other) == sight, (seat, deal)
                phase = name_of(state.now)
                counts[f"{phase} tried"] += 1
                counts[f"{phase} different"] += other.state != state
    return counts


# In these phases, others hold cards that one has not seen.
HIDING = ("offering", "playing", "collecting", "bidding")
ENOUGH = 200
"""so many different deals in these phases must look the same"""

# More games in a match of Farbstich are more of the same.
tables = [
    table
    for table in plain_tables()
    if table.game.name in GAMES and getattr(table.options, "games", 1) <= 2
]


def different(counts: Counter[str]) -> int:
    return sum(counts[f"{phase} different"] for phase in HIDING)


@pytest.mark.slow
@pytest.mark.parametrize("table", each(tables))
def test_seats_and_gallery_cannot_distinguish_deals_that_differ_in_unseen_cards(
    table: Table,
) -> None:
    counts = check_blindness(table, 0)
    if different(counts) <= ENOUGH:
        # A game can be short.
        counts += check_blindness(table, 1)
    for phase in HIDING:
        if tried := counts[f"{phase} tried"]:
            assert counts[f"{phase} different"] > 0.6 * tried, phase
    assert different(counts) > ENOUGH


def with_leaking_view(game: AnyGame) -> AnyGame:
    """The game, but every viewer gets the view of seat 0."""

    def seen(state: Any, seat: Viewer) -> Any:
        return replace(game.view_for(state, 0), seat=seat)

    return variant(game, view_for=seen)


def with_leaking_events(game: AnyGame) -> AnyGame:
    return variant(game, event_for=lambda event, seat: event)


@pytest.mark.parametrize("leak", [with_leaking_view, with_leaking_events])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_leak_in_views_or_events_is_found(
    game: AnyGame, leak: Callable[[AnyGame], AnyGame]
) -> None:
    table = Table(leak(game), game.seats[0], game.options())
    with pytest.raises(AssertionError, match="assert b'"):
        check_blindness(table, seed=1)


@pytest.mark.parametrize("players", range(3, 7))
def test_a_view_of_farbstich_does_not_depend_on_collected_cards(players: int) -> None:
    game, dice = GAMES["farbstich"], Random(players)
    for _, state in all_decisions(Table(game, players, game.options()), seed=1):
        shares = list(state.now.board.points)
        dice.shuffle(shares)
        points = tuple(share + dice.randrange(50) for share in shares)
        other = replace(
            state, now=replace(state.now, board=replace(state.now.board, points=points))
        )
        for seat in (None, *range(players)):
            assert game.view(other, seat) == game.view(state, seat)
