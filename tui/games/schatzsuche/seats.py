"""The players as the board knows them: presence, markers, tricks, cards held, the last action."""

from collections.abc import Sequence
from typing import NamedTuple

from server.cards import SUIT, Suit, SuitCard
from server.protocol.schatzsuche import PLAYERS, ROUNDS, Laid, Object, SchatzsucheView
from server.protocol.seat import Turn
from tui.events_as_text import Formatter
from tui.games.people import Person, is_asked, is_timed, person
from tui.games.schatzsuche import moves
from tui.games.schatzsuche.faces import SUITS, guess_of, trump_of
from tui.look import Look
from tui.plain.games import Seen
from tui.text import Texts

LONGEST_NAME = 12


class OpenView(SchatzsucheView, frozen=True, tag="schatzsuche"):
    """A view of a finished game, with the hands of all seats."""

    hands: tuple[tuple[SuitCard, ...], ...] = ()

    @classmethod
    def of(cls, view: SchatzsucheView, views: Sequence[SchatzsucheView]) -> "OpenView":
        same = {field: getattr(view, field) for field in view.__struct_fields__}
        return cls(**{**same, "hands": tuple(each.hand for each in views)})


class Turning(NamedTuple):
    """The effect of a click on a marker, its digit if one is to turn it, and whether the card that
    is pointed at turns it."""

    does: str = ""
    key: str = ""
    is_next: bool = False


class Seat(NamedTuple):
    """A player. `is_timed`: the clock has to be seen where room is scarce; `waits_for_me`: in a
    lesson; `laid_open`: the hand, where a replay shows it; `turnings`: of the markers, in the order
    of the screen; `does`: what a click on the plate does."""

    view: SchatzsucheView
    seat: int
    who: Person
    is_timed: bool
    is_turn: bool
    waits_for_me: bool
    is_me: bool
    deals: bool
    points: int
    down: tuple[Suit, ...]
    bid: int | None
    won: int
    held: int
    guess: SuitCard | None
    laid_open: tuple[SuitCard, ...]
    turnings: tuple[Turning, ...]
    does: str


def seat_of(look: Look, seen: Seen, seat: int) -> Seat:
    view: SchatzsucheView = seen.view
    is_me = seat == view.seat
    hands = view.hands if isinstance(view, OpenView) and not is_me else ()
    waits_for_me = bool(look.lit) and not is_me
    return Seat(
        view,
        seat,
        person(look, seen, seat, LONGEST_NAME),
        is_timed(look, seen, seat),
        is_turn=is_asked(seen, seat) and not waits_for_me,
        waits_for_me=waits_for_me,
        is_me=is_me,
        deals=seat == view.dealer,
        points=view.totals[seat],
        down=view.down[seat] if view.down else (),
        bid=view.bids[seat] if view.bids else None,
        won=view.tricks[seat] if view.tricks else 0,
        held=held_by(view, seat),
        guess=guess_of(view, seat),
        laid_open=tuple(moves.sorted_hand(view, hands[seat])) if hands else (),
        turnings=turnings(look, seen) if is_me else (Turning(),) * len(SUITS),
        does=objection_to(look, seen, seat),
    )


def turnings(look: Look, seen: Seen) -> tuple[Turning, ...]:
    """Of the own markers."""
    if moves.stage(look, seen) == "marker":
        points = enumerate(moves.points(look, seen, "marker"), 1)
        turns = {each.does[-1]: Turning(each.does, str(digit)) for digit, each in points}
        return tuple(turns.get(suit, Turning()) for suit in SUITS)
    opens = moves.MARKERS if moves.opens(seen, moves.MARKERS) else ""
    verb, _, card = look.pointed.partition(":")
    turned = moves.will_turn(seen.view, card) if verb == "play" else []  # type: ignore[arg-type]
    return tuple(Turning(opens, is_next=suit in turned) for suit in SUITS)


def objection_to(look: Look, seen: Seen, seat: int) -> str:
    if Object(seat) not in seen.legal:
        return ""
    is_choice = moves.stage(look, seen) in ("content", "objection")
    return f"object:{seat}" if is_choice else moves.OBJECTION


def held_by(view: SchatzsucheView, seat: int) -> int:
    """The cards of a player, which the round and its tricks give away."""
    if view.trump is None:
        return 0
    return view.round - sum(view.tricks) - any(play.seat == seat for play in view.plays)


def is_guessing(view: SchatzsucheView) -> bool:
    return view.round == ROUNDS and view.trump is None


def in_order(view: SchatzsucheView) -> list[int]:
    """As they bid and guess: from the dealer's left."""
    dealer = view.dealer or 0
    return [(dealer + turn) % PLAYERS for turn in range(1, PLAYERS + 1)]


def last_action(texts: Texts, who: Seat) -> tuple[str, bool]:
    """A player's last action or the question to them, and whether others have acted since."""
    view, seat = who.view, who.seat
    if seat in view.content:
        return texts.say("board-schatzsuche-is-content"), view.content[-1] != seat
    for play in view.plays:
        if play.seat == seat:
            return played(texts, view, play), view.plays[-1] != play
    has_begun = view.plays or any(view.tricks)
    if who.bid is not None and not has_begun:
        bidders = [each for each in in_order(view) if view.bids[each] is not None]
        return texts.say("board-schatzsuche-bids-now", tricks=who.bid), bidders[-1] != seat
    if isinstance(view.waiting, Turn) and seat in view.waiting.seats:
        waits = who.waits_for_me
        said = texts.say("lesson-waits-for-you" if waits else "board-schatzsuche-is-asked")
        return said, False
    last = view.last_trick
    if last and any(view.tricks) and last.winner == seat and not view.plays:
        return texts.say("board-schatzsuche-took"), False
    return "", True


def played(texts: Texts, view: SchatzsucheView, play: Laid) -> str:
    led, trump = SUIT[view.plays[0].card], trump_of(view)
    how = "leads" if view.plays[0] == play else "plays"
    if SUIT[play.card] == trump != led:
        how = "trumps"
    card = Formatter(texts, "schatzsuche", ()).card(play.card)
    return texts.say("board-schatzsuche-played", how=how, card=card)
