"""The cost of one player's screen: each move of a tape, and the keys at the player's turns."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from statistics import mean, median, quantiles
from typing import Final, NamedTuple

from tests.bench.tape.playing import Player, Price
from tests.bench.tape.recording import Tape, by_another, is_asked

ESCAPE, ENTER, TAB, PALETTE = "\x1b", "\r", "\t", "\x10"
RIGHT, LEFT = "\x1b[C", "\x1b[D"
BOARD: Final = (RIGHT, LEFT, TAB, "1", "n")
"""point at something, and decline what 8-28 offers"""
PAGES: Final = ("?", "s", "l", "r", "p", PALETTE, "c")
"""help, score sheet, log, rules, settings, palette, the line to talk"""
STEPS: Final = 40
"""the most steps of the end of a round"""
KILOBYTE: Final = 2**10


class Costs(NamedTuple):
    """By another's move; by the steps of a round's end; by key."""

    moves: Sequence[Price]
    steps: Sequence[Price]
    board: Mapping[str, Sequence[Price]]
    pages: Mapping[str, Sequence[Price]]
    ways_back: Mapping[str, Sequence[Price]]


async def follow(player: Player, tape: Tape, turns: int) -> Costs:
    """Shows all moves, and the ends of rounds step by step; presses keys at so many turns."""
    moves, steps = list[Price](), list[Price]()
    board, pages, ways_back = (defaultdict[str, list[Price]](list) for _ in range(3))
    for notices in tape.moves:
        price = await player.tell(notices)
        if player.is_recapping:
            steps += await recap(player)
        elif by_another(notices):
            moves.append(price)
        if is_asked(notices) and turns:
            turns -= 1
            for key in BOARD:
                board[key].append(await player.press(key))
            for key in PAGES:
                pages[key].append(await player.press(key))
                if key == "c":
                    board["x"].append(await player.press("x"))
                ways_back[key].append(await player.press(ESCAPE))
    return Costs(moves, steps, board, pages, ways_back)


async def recap(player: Player) -> list[Price]:
    """Waits for one step after another, then goes on."""
    steps = list[Price]()
    while player.is_recapping and len(steps) < STEPS:
        price = await player.price(lambda: None)
        if not price.bytes:
            break
        steps.append(price)
    if player.is_recapping:
        await player.press(ENTER)
    return steps


def slowest_kind(pressed: Mapping[str, Sequence[Price]]) -> float:
    """The median of the kind whose median is the highest, in milliseconds."""
    return max(in_ms(median(price.seconds for price in prices)) for prices in pressed.values())


def work(prices: Sequence[Price]) -> float:
    return in_ms(mean(price.seconds for price in prices)) if prices else 0


def slowest(prices: Sequence[Price]) -> float:
    return in_ms(most([price.seconds for price in prices]))


def written(prices: Sequence[Price]) -> float:
    return in_kilobytes(mean(price.bytes for price in prices)) if prices else 0


def most_written(prices: Sequence[Price]) -> float:
    return in_kilobytes(most([price.bytes for price in prices]))


def most(found: Sequence[float]) -> float:
    """19 of 20 values are within it."""
    return quantiles(found, n=20)[-1] if len(found) > 1 else 0


def in_ms(seconds: float) -> float:
    return round(1000 * seconds, 2)


def in_kilobytes(size: float) -> float:
    return round(size / KILOBYTE, 2)
