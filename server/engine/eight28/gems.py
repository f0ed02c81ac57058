"""Splits the gems of 8-28 into shares; red gems are never changed into blue ones."""

from collections.abc import Iterator

from server.protocol.eight28 import Gems


def shares(pile: Gems, winners: int) -> tuple[Gems, ...]:
    """Equal shares of the largest value that the pile allows; red gems go to the first winners."""
    if winners == 0:
        return ()
    worth = _share_worth(pile, winners)
    red, given = pile.red, []
    for _ in range(winners):
        mine = min(red, worth // 2)
        red -= mine
        given.append(Gems(worth - 2 * mine, mine))
    return tuple(given)


def _share_worth(pile: Gems, winners: int) -> int:
    worth = pile.worth // winners
    # Lowered until the blue gems suffice: red ones, worth two each, are never changed.
    while winners * worth - 2 * min(pile.red, winners * (worth // 2)) > pile.blue:
        worth -= 1
    return worth


def split(middle: Gems, low: int, high: int) -> tuple[tuple[Gems, ...], tuple[Gems, ...]]:
    """The shares of each of the `low` winners of the 8 and of the `high` winners of the 28.

    Largest equal halves first, then the most paid out, then the bigger share for the 8.
    """

    def merit(halves: tuple[Gems, Gems]) -> tuple[int, int]:
        eight = _share_worth(halves[0], low) if low else 0
        rest = _share_worth(halves[1], high) if high else 0
        return low * eight + high * rest, eight

    eight, rest = max(_largest_halves(middle), key=merit)
    return shares(eight, low), shares(rest, high)


def are_halves(middle: Gems, eight: Gems, rest: Gems) -> bool:
    """Whether both can be paid from the largest equal halves of the middle."""

    def holds(pile: Gems, part: Gems) -> bool:
        return part.blue <= pile.blue and part.red <= pile.red

    piles = _largest_halves(middle)
    return any(holds(one, eight) and holds(other, rest) for one, other in piles)


def _largest_halves(middle: Gems) -> Iterator[tuple[Gems, Gems]]:
    """All pairs of piles of equal value, with the largest value that has any."""
    # With 70 gems in all, trying every number of red ones takes less than 0.1 ms.
    # From the largest on: the first worth for which there are halves is the result.
    for worth in range(middle.worth // 2, -1, -1):
        found = False
        for left in range(min(middle.red, worth // 2) + 1):
            for right in range(min(middle.red - left, worth // 2) + 1):
                if 2 * worth - 2 * (left + right) <= middle.blue:
                    found = True
                    yield Gems(worth - 2 * left, left), Gems(worth - 2 * right, right)
        if found:
            return
