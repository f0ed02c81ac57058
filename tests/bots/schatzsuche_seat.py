"""Positions and games of Schatzsuche, to ask bots for moves in."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from server.bots.schatzsuche.knowledge import Knowledge, know
from server.bots.schatzsuche.pack import CARD
from server.bots.schatzsuche.playout import best_of, follow_by_habit, lead_by_habit
from server.dealer import Dealer
from server.engine.game import Step
from server.engine.schatzsuche import SCHATZSUCHE
from server.engine.schatzsuche.state import Playing, State
from server.match import play as play_match
from server.protocol.schatzsuche import Play, SchatzsucheOptions, SchatzsucheView
from server.protocol.seat import Event, Move
from tests.playing import do
from tests.rules.schatzsuche_positions import ASSISTED, NAMES, parse_move, parts, position, view_of

Bot = Callable[[SchatzsucheView, Sequence[Event], tuple[Move, ...], Random, int], Move | None]
WORLDS = 60


@dataclass
class Position:
    """A position and the events since."""

    table: State
    events: list[Event] = field(default_factory=list)

    def go_on(self, script: str) -> "Position":
        for part in parts(script):
            name, verb, *_, what = part.split()
            step = do(SCHATZSUCHE, self.table, NAMES.index(name), parse_move(verb, what))
            self.table = step.state
            self.events += step.events
        return self

    def ask(self, bot: Bot, name: str, dice: int = 1, worlds: int = WORLDS) -> Move | None:
        seat = NAMES.index(name)
        legal = SCHATZSUCHE.legal(self.table, seat)
        return bot(
            view_of(self.table, seat), events_for(self.events, seat), legal, Random(dice), worlds
        )

    def knowledge(self, name: str) -> Knowledge:
        seat = NAMES.index(name)
        return know(view_of(self.table, seat), events_for(self.events, seat))


def at(text: str, script: str = "", options: SchatzsucheOptions = ASSISTED) -> Position:
    return Position(position(text, options)).go_on(script)


def events_for(events: Sequence[Event], seat: int) -> list[Event]:
    return [event for event in (SCHATZSUCHE.event_for(e, seat) for e in events) if event]


class Asked(NamedTuple):
    """A question to a bot, and its choice."""

    seat: int
    table: State
    view: SchatzsucheView
    seen: tuple[Event, ...]
    legal: tuple[Move, ...]
    move: Move | None


def game(
    bots: Sequence[Bot], seed: int, worlds: int, options: SchatzsucheOptions = ASSISTED
) -> Iterator[tuple[Step[State], list[Asked]]]:
    """Each step, with the questions since the step before."""
    asked: list[Asked] = []
    now: list[State] = []
    dice = Random(seed)

    def player(seat: int) -> Callable[..., Move | None]:
        def choose(
            view: SchatzsucheView, seen: Sequence[Event], legal: tuple[Move, ...]
        ) -> Move | None:
            move = bots[seat](view, seen, legal, dice, worlds)
            asked.append(Asked(seat, now[-1], view, tuple(seen), legal, move))
            return move

        return choose

    dealer = Dealer(seed.to_bytes(32, "big"), [""] * len(bots))
    for step in play_match(SCHATZSUCHE, options, dealer, [player(s) for s in range(len(bots))]):
        yield step, asked[:]
        asked.clear()
        now[:] = [step.state]


def plays(one: Asked) -> bool:
    return isinstance(one.table.now, Playing) and isinstance(one.move, Play)


def by_habit(
    view: SchatzsucheView, seen: Sequence[Event], legal: tuple[Move, ...], rng: Random, budget: int
) -> Move:
    if not isinstance(legal[0], Play):
        return rng.choice(legal)
    known = know(view, seen)
    need = known.needs[known.seat]
    if known.plays:
        chosen = follow_by_habit(known.choices, best_of(known.plays), need)
    else:
        chosen = lead_by_habit(known.choices, need)
    return Play(CARD[known.trump][chosen])


def card(move: Move | None) -> str:
    assert isinstance(move, Play), move
    return move.card
