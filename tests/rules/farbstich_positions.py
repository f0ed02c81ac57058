"""Positions of Farbstich written as text, and their events as text.

A position names the display and the hands; its parts stand on lines of their own or between bars.
Optional parts: the starter, points so far, and the scores of earlier games.
"""

from typing import NamedTuple, cast

from server.cards import Colour, ColourCard, colour_pack
from server.engine.farbstich import FARBSTICH
from server.engine.farbstich.state import Board, Playing, State
from server.protocol import farbstich
from server.protocol.farbstich import HAND, FarbstichOptions
from server.protocol.seat import Deal, Event, Move
from tests.playing import do

NAMES = ("Anna", "Ben", "Cleo", "Doro", "Emil", "Frank")
WORDS = {"display", "starter", "first", "points", "games"}


class Outcome(NamedTuple):
    """The state after some moves, and a line for each of their events."""

    table: State
    lines: list[str]


def parts(text: str) -> list[str]:
    """Splits a text at line ends and bars."""
    return [" ".join(part.split()) for part in text.replace("\n", "|").split("|") if part.strip()]


def names(seats: tuple[int, ...]) -> str:
    return " ".join(NAMES[seat] for seat in seats) or "nobody"


def position(text: str, options: FarbstichOptions | None = None) -> State:
    """The number of cards in the hands gives the number of the trick."""
    found: dict[str, list[str]] = {}
    earlier: list[tuple[int, ...]] = []
    for part in parts(text):
        word, *rest = part.split()
        if word == "earlier":
            earlier.append(tuple(map(int, rest)))
        else:
            found[word] = rest
    assert set(found) <= {*WORDS, *NAMES}, text
    hands = tuple(cards(found[name]) for name in NAMES if name in found)
    display = cards(found["display"])
    there = [card for held in (display, *hands) for card in held]
    assert len(set(there)) == len(there)
    assert set(there) <= set(colour_pack(len(hands)))
    starter = NAMES.index(found.get("starter", ["Anna"])[0])
    trick = Board(
        first=NAMES.index(found["first"][0]) if "first" in found else starter,
        starter=starter,
        number=HAND + 1 - len(hands[0]),
        hands=hands,
        display=display,
        points=tuple(map(int, found.get("points", ["0"] * len(hands)))),
    )
    game = len(earlier) + 1
    options = options or FarbstichOptions(games=int(found.get("games", [str(game)])[0]))
    return State(len(hands), options, game, tuple(earlier), now=Playing(trick))


def cards(words: list[str]) -> tuple[ColourCard, ...]:
    return cast(tuple[ColourCard, ...], tuple(words))


def shuffle(players: int, top: str) -> Deal:
    """The dealer's move that puts these cards on top of the pack."""
    pack = colour_pack(players)
    first = [pack.index(card) for card in cards(top.split())]
    return Deal((*first, *(i for i in range(len(pack)) if i not in first)))


def play(table: State, script: str) -> Outcome:
    """Plays moves like "Anna plays R5 | Ben takes G"."""
    lines: list[str] = []
    for part in parts(script):
        name, verb, what = part.split()
        move: Move = (
            farbstich.Play(cast(ColourCard, what))
            if verb == "plays"
            else farbstich.Collect(cast(Colour, what))
        )
        step = do(FARBSTICH, table, NAMES.index(name), move)
        table = step.state
        lines += map(event_line, step.events)
    return Outcome(table, lines)


def everybody_plays(table: State) -> Outcome:
    """Each seat plays the first card in hand; the lines begin behind the cards."""
    assert isinstance(table.now, Playing)
    trick = table.now.board
    seats = [(trick.starter + i) % table.players for i in range(table.players)]
    script = "|".join(f"{NAMES[seat]} plays {trick.hands[seat][0]}" for seat in seats)
    after, lines = play(table, script)
    return Outcome(after, lines[table.players :])


def legal_moves(table: State, name: str) -> str:
    said = []
    for move in FARBSTICH.legal(table, NAMES.index(name)):
        assert isinstance(move, farbstich.Play | farbstich.Collect)
        said.append(
            f"play {move.card}" if isinstance(move, farbstich.Play) else f"take {move.colour}"
        )
    return ", ".join(said)


def display(table: State) -> str:
    """The open display, sorted by colour as the pack is."""
    view = FARBSTICH.view(table, None)
    assert isinstance(view, farbstich.FarbstichView)
    return " ".join(sorted(view.display, key=colour_pack(table.players).index))


def event_line(event: Event) -> str:
    match event:
        case farbstich.TrickBegan(trick, starter):
            return f"trick {trick}, {NAMES[starter]} starts"
        case farbstich.Played(seat, card):
            return f"{NAMES[seat]} plays {card}"
        case farbstich.Ranked(order, totals, tied):
            falling = sorted(totals.items(), key=lambda total: (-total[1], total[0]))
            sums = " ".join(f"{colour}{total}" for colour, total in falling)
            return f"rank {sums}: {names(order)}" + (f", tie {' '.join(tied)}" if tied else "")
        case farbstich.Collected(seat, colour, taken):
            return f"{NAMES[seat]} takes {colour}: {' '.join(taken)}"
    return _other_event_line(event)


def _other_event_line(event: Event) -> str:
    match event:
        case farbstich.GameBegan(game, starter):
            return f"game {game}, {NAMES[starter]} starts"
        case farbstich.Deck(deck):
            return f"deck {' '.join(deck)}"
        case farbstich.Display(laid):
            return f"display {' '.join(laid)}"
        case farbstich.HandDealt(seat, hand):
            return f"hand {NAMES[seat]} {' '.join(hand or ())}"
        case farbstich.Scored(points):
            return f"score {' '.join(map(str, points))}"
        case farbstich.Ended(points, winners):
            return f"end {' '.join(map(str, points))}, won by {names(winners)}"
    raise AssertionError(event)
