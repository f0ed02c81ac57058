"""The golden card is turned up: first the guesses, then the card, then the points for them."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from server.cards import RANK, SUIT, SuitCard
from server.protocol import schatzsuche
from server.protocol.seat import Over
from tui.games.schatzsuche.faces import Face, capital, face_of, guess_of, name_of_seat, signed
from tui.games.schatzsuche.seats import in_order
from tui.games.schatzsuche.sheet import bonuses, number
from tui.look import Look
from tui.plain.games import Seen

TICKS: Final = 4
"""in so many steps a bonus is added"""
Lies = Literal["down", "turning", "up"]


class Moment(NamedTuple):
    """How many guesses lie open, how the golden card lies, how much of the bonus is added, and
    whether it is told who has won."""

    guesses: int = schatzsuche.PLAYERS
    golden: Lies = "up"
    ticks: int = TICKS
    is_over: bool = True


END: Final = Moment()
BEFORE: Final = (
    *(Moment(laid, "down", 0, False) for laid in range(schatzsuche.PLAYERS + 1)),
    Moment(golden="turning", ticks=0, is_over=False),
)
MOMENTS: Final = (*BEFORE, *(Moment(ticks=each, is_over=False) for each in range(TICKS + 1)), END)
SHORT: Final = (*BEFORE, END)
"""where nobody is right, and there is nothing to add"""


class Guess(NamedTuple):
    """`face` is None until the guess is laid open."""

    name: str
    face: Face | None
    right: str
    worth: str
    points: str
    is_me: bool
    is_right: bool
    has_won: bool


class Finale(NamedTuple):
    """`won` is None where it is told beside this who has won."""

    title: str
    face: Face
    lies: Lies
    named: str
    heads: tuple[str, str, str, str]
    guesses: tuple[Guess, ...]
    won: str | None


class LastRound(NamedTuple):
    """The points of the last round and of the golden card, the best player first."""

    title: str
    heads: tuple[str, str, str, str]
    rows: tuple[tuple[str, str, str, str, str, bool], ...]


def moments(seen: Seen) -> Sequence[Moment]:
    return MOMENTS if any(bonuses(seen.view)) else SHORT


def moment(look: Look, seen: Seen) -> Moment:
    """How far the unveiling has come; its end, where it is not shown."""
    if look.recap is None:
        return END
    return moments(seen)[min(look.recap, len(moments(seen))) - 1]


def finale_part(look: Look, seen: Seen, now: Moment) -> Finale | None:
    view: schatzsuche.SchatzsucheView = seen.view
    card, over = view.treasure, view.waiting
    if card is None or not isinstance(over, Over):
        return None
    say, is_up = look.say, now.golden == "up"
    guesses = tuple(
        guess_part(look, seen, seat, card, now, place) for place, seat in enumerate(in_order(view))
    )
    return Finale(
        say("schatzsuche-screen-golden"),
        face_of(look, seen, card)._replace(is_trump=False),
        now.golden,
        capital(seen.formatter.card(card)) if is_up else "",
        (
            say("schatzsuche-screen-guess"),
            say("schatzsuche-screen-is-right"),
            say("schatzsuche-screen-points"),
            say("schatzsuche-screen-in-all"),
        ),
        guesses,
        seen.formatter.say("who-won", over.result) if now.is_over else "",
    )


def guess_part(
    look: Look, seen: Seen, seat: int, golden: SuitCard, now: Moment, place: int
) -> Guess:
    """What a player named, how much of it is right, and the points as far as they are added."""
    view: schatzsuche.SchatzsucheView = seen.view
    right = what_is_right(view.guesses[seat], golden)
    worth, is_up = bonuses(view)[seat], now.golden == "up"
    points = view.totals[seat] + worth * now.ticks // TICKS
    face = guess_of(look, seen, seat)
    return Guess(
        name_of_seat(seen, seat),
        face._replace(is_trump=False) if face and place < now.guesses else None,
        look.say("schatzsuche-screen-right", right=right) if is_up else "",
        signed(worth) if is_up else "",
        number(points),
        seat == view.seat,
        right != "none",
        now.is_over and seat in view.waiting.result.winners,  # type: ignore[union-attr]
    )


def what_is_right(
    named: schatzsuche.Named | None, golden: SuitCard
) -> Literal["both", "suit", "rank", "none"]:
    if named is None:
        return "none"
    suit, rank = named.suit == SUIT[golden], named.rank == RANK[golden]
    if suit and rank:
        return "both"
    return "suit" if suit else "rank" if rank else "none"


def last_round(look: Look, seen: Seen) -> LastRound | None:
    view: schatzsuche.SchatzsucheView = seen.view
    if not view.sheet or not isinstance(view.waiting, Over):
        return None
    scored, points = view.sheet[-1], view.waiting.result.points
    say, rows = look.say, []
    for seat in sorted(range(schatzsuche.PLAYERS), key=lambda seat: -points[seat]):
        tally = say("schatzsuche-screen-tally", won=scored.tricks[seat], bid=scored.bids[seat])
        worth = signed(bonuses(view)[seat])
        row = tally, signed(scored.points[seat]), worth, number(points[seat])
        rows.append((name_of_seat(seen, seat), *row, seat == view.seat))
    heads = (
        say("schatzsuche-screen-tricks-won", you="no"),
        say("schatzsuche-screen-round-number", round=len(view.sheet)),
        say("schatzsuche-screen-golden"),
        say("schatzsuche-screen-in-all"),
    )
    return LastRound(say("schatzsuche-screen-last-round"), heads, tuple(rows))
