"""Who would collect in which order: as the trick lies now, and as it would with one card more."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from server.cards import COLOUR, COLOURS, VALUE, Colour, ColourCard
from server.protocol import farbstich

Outcome = Literal["collects", "late", "tied", "below"]


class Standing(NamedTuple):
    """A card of the trick; `place` is 0 for one that collects nothing."""

    laid: farbstich.Laid
    colour: Colour
    total: int
    place: int
    tied: bool


def standings(plays: Sequence[farbstich.Laid]) -> list[Standing]:
    """The strongest colour first, and within it the higher card."""
    ranked = farbstich.rank(plays)
    places = {seat: place for place, seat in enumerate(ranked.order, 1)}
    rows = [
        Standing(
            laid,
            COLOUR[laid.card],
            ranked.totals[COLOUR[laid.card]],
            places.get(laid.seat, 0),
            COLOUR[laid.card] in ranked.tied,
        )
        for laid in plays
    ]
    return sorted(
        rows, key=lambda row: (-row.total, COLOURS.index(row.colour), -VALUE[row.laid.card])
    )


class Would(NamedTuple):
    """What a card would make of the trick. `others`: the colours that it would be level with;
    `coming`: how many cards are still to be played after it."""

    colour: Colour
    total: int
    outcome: Outcome
    place: int
    others: tuple[Colour, ...]
    coming: int


def would(view: farbstich.FarbstichView, card: ColourCard) -> Would:
    assert view.seat is not None
    plays = (*view.plays, farbstich.Laid(view.seat, card))
    mine = next(each for each in standings(plays) if each.laid.card == card)
    tied = farbstich.rank(plays).tied
    return Would(
        mine.colour,
        mine.total,
        outcome(mine, lots(view.display)),
        mine.place,
        tuple(each for each in tied if each != mine.colour),
        view.players - len(plays),
    )


def outcome(mine: Standing, lots: int) -> Outcome:
    if mine.place:
        return "collects" if mine.place <= lots else "late"
    return "tied" if mine.tied else "below"


def lots(display: Sequence[ColourCard]) -> int:
    """How many can collect something."""
    return len({COLOUR[card] for card in display})


def to_come(view: farbstich.FarbstichView) -> list[int]:
    """Who has not played to this trick yet, in turn."""
    assert view.starter is not None
    played = len(view.plays)
    return [(view.starter + turn) % view.players for turn in range(played, view.players)]
