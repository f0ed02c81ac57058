"""Positions of 8-28 made by hand."""

from server.cards import NumberCard
from server.protocol import eight28
from server.protocol.notices import GameSnapshot, Notice
from server.protocol.seat import Move, Turn, replace
from tests.screen.running import position

ASKED: tuple[Move, ...] = (eight28.Take(), eight28.Decline())
DECLARE: tuple[Move, ...] = (eight28.Declare(8), eight28.Declare(28))
MANY: tuple[NumberCard, ...] = ("1", "1", "1", "1/11", "1/11", "1", "1", "2", "3", "1", "1")


def side(*cards: NumberCard, hole: NumberCard | None = None, out: bool = False) -> eight28.Side:
    return eight28.Side(cards, out, hole)


def view(
    *sides: eight28.Side, asked: int = 0, seat: int | None = 0, **more: object
) -> eight28.Eight28View:
    """A round with these cards in front of the players."""
    players = len(sides)
    usual: dict[str, object] = {
        "options": eight28.Eight28Options(),
        "round": 3,
        "last_round": False,
        "supply": eight28.Gems(40, 15),
        "middle": eight28.Gems(7, 1),
        "gems": tuple(eight28.Gems(number, 0) for number in range(players)),
        "before": None,
        "giver": 1,
        "sides": sides,
        "pile": 20,
        "to_ask": (asked,),
    }
    return eight28.Eight28View(seat=seat, players=players, waiting=Turn((asked,)), **usual | more)  # type: ignore[arg-type]


THREE = view(side("10", hole="1/11"), side("3", "1/11"), side("9", "9", "10", out=True))
FOUR = view(side("4", hole="4"), side("3", "1/11"), side("9", "10"), side("2", "2"))
SIX = view(
    side(*MANY, hole="10"), *(side(*MANY) for _ in range(4)), side("10", "9", "10", out=True)
)
REVEALED = view(
    side("4", "1/11", "1/11", hole="2"), side("3", hole="2"), side("4", hole="4"), giver=2
)
SETTLED = eight28.Settled(
    giver=2,
    sides=(
        side("5", "2", hole="1/11"),
        side("8", "10", "9", hole="4"),
        side("9", "1/11", "6", hole="10"),
    ),
    declared=(eight28.Declared(0, 8, 8), eight28.Declared(2, 28, 26)),
    paid=(
        eight28.Paid(8, 8, (eight28.Share(0, 4, 1),)),
        eight28.Paid(28, 26, (eight28.Share(2, 4, 1),)),
    ),
)
HIT = eight28.Settled(
    giver=2,
    sides=(side("5", "1/11", "1", hole="1/11"), *SETTLED.sides[1:]),
    declared=(),
    paid=(eight28.Paid("hit", 28, (eight28.Share(0, 9, 0),)),),
)


def after(before: eight28.Settled, asked: int = 1) -> eight28.Eight28View:
    """The next round has begun."""
    fresh = tuple(side(hole="7" if number == 0 else None) for number, _ in enumerate(before.sides))
    return view(*fresh, asked=asked, before=before, round=4)


def round_over(before: eight28.Settled, asked: int = 1, **how: object) -> list[Notice]:
    """A round ends while the person sits there."""
    open_cards = tuple(replace(each, hole=None) for each in before.sides)
    mine = replace(open_cards[0], hole=before.sides[0].hole)
    playing = view(mine, *open_cards[1:], asked=1)
    notices = position(playing, (), **how)  # type: ignore[arg-type]
    now = after(before, asked)
    legal = ASKED if asked == 0 else ()
    left = how.get("left") or (None,) * now.players
    return [*notices, GameSnapshot(3, 2, 2, now, legal, left)]  # type: ignore[arg-type]
