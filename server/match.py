"""Plays a whole game among bots, without clocks or a table."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from server.dealer import Dealer
from server.engine.game import AnyGame, Step
from server.protocol.seat import Event, Move, Options, Over, Refusal, Shuffle, Turn, View

# Chooses one of the legal moves by its view and its events so far; None, out of turn only, for no
# move.
MatchPlayer = Callable[[View, Sequence[Event], tuple[Move, ...]], Move | None]


def play(
    game: AnyGame, options: Options, dealer: Dealer, players: Sequence[MatchPlayer]
) -> Iterator[Step[Any]]:
    state = game.start(len(players), options)
    # Free seats that were asked since the last move of a seat in turn.
    quiet: set[int] = set()
    seen: list[list[Event]] = [[] for _ in players]
    while not isinstance(waiting := game.waiting(state), Over):
        if isinstance(waiting, Shuffle):
            step = game.apply(state, None, dealer.deal(waiting))
        else:
            seat = next_to_act(waiting, quiet)
            move = players[seat](game.view(state, seat), seen[seat], game.legal(state, seat))
            if move is None and seat in waiting.free:
                continue
            if move is None:
                raise TypeError(f"a player of {game.name} chose nothing in its turn")
            step = game.apply(state, seat, move)
        if isinstance(step, Refusal):
            raise TypeError(f"a player of {game.name} broke the rules: {step}")
        state = step.state
        for seat, events in enumerate(seen):
            events.extend(filter(None, (game.event_for(event, seat) for event in step.events)))
        yield step


def next_to_act(turn: Turn, quiet: set[int]) -> int:
    """The seat to ask next: each free seat once between two moves of the seats in turn."""
    for seat in turn.free:
        if seat not in quiet:
            quiet.add(seat)
            return seat
    quiet.clear()
    return turn.seats[0]
