"""Records decisions of bots, and repeats them with other cards where the seat cannot see them."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from server.bots import LEVELS, Bot, bots, bound
from server.engine import GAMES
from server.engine.game import AnyGame
from server.match import next_to_act
from server.protocol.seat import Deal, Event, Move, Options, Over, Shuffle, name_of
from tests.laws.test_blindness import LastDeal, apply_with_deal, other_deals, unseen_places
from tests.playing import do, random_deal

FEW = 4
"""worlds; with more of them a bot decides in the same way"""


class Decision(NamedTuple):
    """`before`: the events that the seat had seen when cards were dealt last."""

    game: AnyGame
    deals: LastDeal
    state: Any
    seat: int
    before: tuple[Event, ...]
    seen: tuple[Event, ...]
    bot: Bot
    dice: str
    move: Move | None


def at_most(budget: int) -> Mapping[str, Mapping[str, Bot]]:
    """The levels of each game, with no larger budget than this."""
    return {game: {name: modest(game, name, budget) for name in LEVELS} for game in GAMES}


def modest(game: str, name: str, budget: int) -> Bot:
    usual: int = bots(game)[name].keywords["budget"]  # type: ignore[attr-defined]
    return bound(game, name, budget=min(usual, budget))


def ask(
    bot: Bot, game: AnyGame, state: Any, seat: int, seen: Sequence[Event], dice: str
) -> Move | None:
    return bot(game.view(state, seat), seen, game.legal(state, seat), Random(dice))


def decisions(
    game: AnyGame, options: Options, players: Sequence[Bot], seed: str
) -> Iterator[Decision]:
    """The decisions of a game that are made while some cards are hidden."""
    shuffles = Random(seed)
    state = game.start(len(players), options)
    seen: list[tuple[Event, ...]] = [()] * len(players)
    before, deals, quiet = seen, None, set[int]()
    while not isinstance(waiting := game.waiting(state), Over):
        seat: int | None = None
        move: Move | None
        if isinstance(waiting, Shuffle):
            move = random_deal(waiting.size, shuffles)
        else:
            seat = next_to_act(waiting, quiet)
            dice = f"{seed} {len(seen[seat])} {seat}"
            move = ask(players[seat], game, state, seat, seen[seat], dice)
            if deals is not None:
                events = before[seat], seen[seat]
                yield Decision(game, deals, state, seat, *events, players[seat], dice, move)
            if move is None:
                assert seat in waiting.free
                continue
        old, step = state, do(game, state, seat, move)
        state = step.state
        if isinstance(move, Deal):
            decks = [event for event in step.events if name_of(event) == "deck"]
            deals = LastDeal(old, move, decks[0].cards, ()) if decks else None  # type: ignore[attr-defined]
            before = list(seen)
        elif deals is not None:
            deals = deals._replace(moves=(*deals.moves, (seat, move)))
        seen = [(*old, *events_for(game, step.events, at)) for at, old in enumerate(seen)]


def events_for(game: AnyGame, events: Sequence[Event], seat: int) -> tuple[Event, ...]:
    shown = (game.event_for(event, seat) for event in events)
    return tuple(event for event in shown if event is not None)


def decide_otherwise(decision: Decision, dice: Random) -> bool:
    """Checks that view, events and choice are the same with other hidden cards. False if no other
    deal fits what was played."""
    game, deals, seat = decision.game, decision.deals, decision.seat
    places = unseen_places(deals, decision.state, seat)
    others = list(other_deals(game, deals, places, dice)) if len(places) > 1 else []
    other = apply_with_deal(game, deals, others[-1]) if others else None
    if other is None or other.state == decision.state:
        return False
    seen = decision.before + events_for(game, other.events, seat)
    assert as_bytes(game.view(other.state, seat)) == as_bytes(game.view(decision.state, seat))
    assert as_bytes(seen) == as_bytes(decision.seen)
    again = ask(decision.bot, game, other.state, seat, seen, decision.dice)
    assert again == decision.move, f"another decision of seat {seat}: {again}, {decision.move}"
    return True


def as_bytes(what: object) -> bytes:
    return msgspec.json.encode(what)
